import { lastClock } from '../settings/settings';
import type { NewTable } from '../wire.gen';
import { say } from '../words/say';

/** Minutes for the game and seconds for every decision. */
const CLOCKS = ['5+5', '10+10', '20+15', '40+20', '90+30'];

export function clocksWished(): NewTable['clocks'] {
  const [minutes, seconds] = lastClock.value.split('+').map(Number);
  return minutes && seconds ? { bank: minutes * 60, increment: seconds } : null;
}

/** None unless somebody wants them. */
export function ClockChoice() {
  return (
    <label class="field">
      {say('start-clock')}
      <select name="clock" value={lastClock.value} onChange={(event) => (lastClock.value = event.currentTarget.value)}>
        <option value="">{say('clock-none')}</option>
        {CLOCKS.map((clock) => {
          const [bank = 0, increment = 0] = clock.split('+').map(Number);
          return (
            <option key={clock} value={clock}>
              {say('clock-of', { bank, increment })}
            </option>
          );
        })}
      </select>
    </label>
  );
}

/** What is left, as people say it: 12:05, or with tenths in the last ten seconds. */
export function written(ms: number): string {
  const seconds = Math.max(0, ms) / 1000;
  if (seconds < 10) return seconds.toFixed(1);
  const whole = Math.floor(seconds);
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60];
  const rest = String(whole % 60).padStart(2, '0');
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${rest}` : `${minutes}:${rest}`;
}
