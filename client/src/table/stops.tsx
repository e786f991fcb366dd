import { effect, signal } from '@preact/signals';
import { Glyph } from '../card/glyph';
import { hello, isOver, link, mySeat, myDecision, view } from '../net/state';
import { prefer } from '../net/table';
import { askedToPass, keptStops, wakes } from '../settings/settings';
import type { Prefer } from '../wire.gen';
import { say } from '../words/say';
import { layout, type StopSpec } from './layout';

/** Whether everything is passed until my next turn. */
export const untilTurn = signal(false);

function key(stop: StopSpec, own: boolean): string {
  return `${stop.id}:${own ? 'own' : 'others'}`;
}

/** The stops that are off in this game: what was wished, else what the layout says. */
export function offStops(): string[] {
  const game = layout.value?.game ?? '';
  const kept = keptStops.value.split(';').find((part) => part.startsWith(`${game}=`));
  if (kept !== undefined) return kept.slice(game.length + 1).split(',').filter((part) => part !== '');
  return (layout.value?.stops ?? []).flatMap((stop) => [...(stop.own ? [] : [key(stop, true)]), ...(stop.others ? [] : [key(stop, false)])]);
}

function setStop(stop: StopSpec, own: boolean, on: boolean): void {
  const game = layout.value?.game ?? '';
  const off = offStops().filter((part) => part !== key(stop, own));
  if (!on) off.push(key(stop, own));
  const others = keptStops.value.split(';').filter((part) => part !== '' && !part.startsWith(`${game}=`));
  keptStops.value = [...others, `${game}=${off.join(',')}`].join(';');
}

function wish(): Omit<Prefer, 't'> {
  return { off: offStops(), wake: wakes.value === 'yes', spare: askedToPass.value === 'matters', until: untilTurn.value ? 'turn' : '' };
}

/** The server is told what is wished, again after every new connection, and that it is my turn ends all passing. */
export function keepWishes(): void {
  effect(() => {
    if (view.value !== null && view.value.turn > 0 && view.value.active === view.value.seat) untilTurn.value = false;
  });
  effect(() => {
    const plays = (mySeat.value !== null || hello.value?.both === true) && hello.value?.state === 'playing';
    if (plays && link.value === 'live' && layout.value !== null) prefer(wish());
  });
}

/** In the settings: for each kind of window whether one is asked there, in one's own turn and in the others'. */
export function Stops() {
  const stops = layout.value?.stops ?? [];
  const off = offStops();
  const ways = layout.value?.common_turn === true ? [false] : [true, false]; // where all act in every turn there is no own one
  if (stops.length === 0) return null;
  return (
    <fieldset class="choice stops">
      <legend>{say('settings-stops')}</legend>
      <p class="quiet">{say('stops-about')}</p>
      <table>
        <thead>
          <tr>
            <td />
            {ways.length > 1 && <th scope="col">{say('stops-own')}</th>}
            <th scope="col">{say(ways.length > 1 ? 'stops-others' : 'stops-all')}</th>
          </tr>
        </thead>
        <tbody>
          {stops.map((stop) => (
            <tr key={stop.id}>
              <th scope="row">{say(stop.label)}</th>
              {ways.map((own) => (
                <td key={String(own)}>
                  <input
                    type="checkbox"
                    name={key(stop, own)}
                    aria-label={`${say(stop.label)}, ${say(own ? 'stops-own' : 'stops-others')}`}
                    checked={!off.includes(key(stop, own))}
                    onChange={(event) => {
                        setStop(stop, own, event.currentTarget.checked);
                        if (ways.length === 1) setStop(stop, true, event.currentTarget.checked);
                      }}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </fieldset>
  );
}

/** Beside the question: to be left alone until my turn, and that I am. */
export function StopsLine() {
  const shown = view.value;
  if ((layout.value?.stops.length ?? 0) === 0 || shown === null || mySeat.value === null || isOver.value) return null;
  if (untilTurn.value) {
    return (
      <button type="button" class="button bare until-turn" data-until="off" onClick={() => (untilTurn.value = false)}>
        {say('until-on')} {say('until-stop')}
      </button>
    );
  }
  if (shown.active === shown.seat || myDecision.value?.window === undefined) return null;
  return (
    <button type="button" class="button bare until-turn" data-until="turn" onClick={() => (untilTurn.value = true)}>
      <Glyph name="last" /> {say('until-turn')} <kbd>F</kbd>
    </button>
  );
}

export function passUntilTurn(): void {
  const shown = view.value;
  if ((layout.value?.stops.length ?? 0) > 0 && shown !== null && shown.active !== shown.seat) untilTurn.value = !untilTurn.value;
}
