import { Glyph } from '../card/glyph';
import { frame, isLive, isOver } from '../net/state';
import { hello, mySeat } from '../net/state';
import { seek } from '../net/table';
import { seats } from '../table/places';
import { seatName } from '../words/names';
import { say } from '../words/say';

export function step(by: number): void {
  const shown = frame.value;
  if (shown === null) return;
  const ply = Math.max(0, Math.min(shown.last, shown.ply + by));
  if (ply === shown.last && by > 0) seek(-1);
  else seek(ply);
}

/** Goes back and forth in the game; the table shows what it looked like then. */
export function Replay() {
  const shown = frame.value;
  if (shown === null) return null;
  const { ply, last } = shown;
  const eyes = shown.view.seat;
  return (
    <div class={`replay ${isLive.value ? '' : 'past'}`} role="group" aria-label={say('replay-label')}>
      <div class="replay-row">
        <button type="button" class="button bare icon" aria-label={say('replay-first')} disabled={ply === 0} onClick={() => seek(0)}>
          <Glyph name="first" />
        </button>
        <button type="button" class="button bare icon" aria-label={say('replay-back')} title="[" disabled={ply === 0} onClick={() => step(-1)}>
          <Glyph name="back" />
        </button>
        <input
          class="replay-scrub"
          type="range"
          min={0}
          max={last}
          value={ply}
          aria-label={say('replay-label')}
          aria-valuetext={say('replay-at', { ply, last })}
          onInput={(event) => {
            const to = Number(event.currentTarget.value);
            seek(to === last ? -1 : to);
          }}
        />
        <button type="button" class="button bare icon" aria-label={say('replay-forward')} title="]" disabled={ply >= last} onClick={() => step(1)}>
          <Glyph name="forward" />
        </button>
        <button type="button" class="button bare icon" aria-label={say('replay-live')} disabled={isLive.value} onClick={() => seek(-1)}>
          <Glyph name="last" />
        </button>
      </div>
      <p class="replay-at">
        {say('replay-at', { ply, last })} <kbd>[</kbd> <kbd>]</kbd>
      </p>
      {isOver.value && (
        <label class="replay-eyes">
          {say('replay-eyes')}
          <select
            value={eyes ?? -1}
            onChange={(event) => seek(isLive.value ? last : ply, Number(event.currentTarget.value))}
          >
            {seats().map((seat) => (
              <option key={seat} value={seat}>
                {seatName(seat)}
              </option>
            ))}
            {mySeat.value === null && !hello.value?.both && <option value={-1}>{say('spectator')}</option>}
          </select>
        </label>
      )}
    </div>
  );
}
