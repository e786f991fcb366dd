import type { CSSProperties } from 'preact';
import { near } from '../net/state';
import { worth } from '../net/studies';
import { bar } from '../settings/settings';
import { seatName } from '../words/names';
import { say } from '../words/say';
import { advice, mayStudy } from './study';

export function percent(share: number): number {
  return Math.round(share * 100);
}

/** The seats from the one at the bottom of the screen on, as they sit around the table. */
export function around(count: number): number[] {
  return Array.from({ length: count }, (_, i) => (near.value + i) % count);
}

/** What colour a seat has where shares are drawn: mine first. */
export function shareStyle(place: number, count: number): CSSProperties {
  return { '--place': place, '--others': Math.max(1, count - 1) } as CSSProperties;
}

/** With a hint at hand it counts what is expected of the best option: the two would differ else. */
function sharesNow(): number[] {
  const found = advice.value;
  const best = found?.ideas[0];
  const shares = worth.value?.shares ?? [];
  if (found === null || best === undefined || shares.length !== 2) return shares;
  return shares.map((_, seat) => (seat === found.seat ? best.win : 1 - best.win));
}

function inWords(shares: number[]): string {
  return around(shares.length)
    .map((seat) => say('worth-of', { player: seatName(seat), n: percent(shares[seat] ?? 0) }))
    .join(', ');
}

/** The same as a sentence. */
export function BarInWords() {
  if (bar.value !== 'on' || !mayStudy.value) return null;
  const shares = sharesNow();
  return <p>{shares.length === 0 ? say('worth-thinking') : say('worth-said', { shares: inWords(shares) })}</p>;
}

/** Who stands how well, as parts of a whole: it changes with every answer. */
export function Bar() {
  if (bar.value !== 'on' || !mayStudy.value) return null;
  const shares = sharesNow();
  const order = around(shares.length);
  const said = inWords(shares);
  return (
    <div class="bar" role="img" aria-label={shares.length === 0 ? say('worth-thinking') : say('worth-said', { shares: said })} title={said} data-bar={shares.length > 0 ? 'there' : 'thinking'}>
      {order.map((seat, i) => (
        <span key={seat} class={`bar-part ${i === 0 ? 'near' : 'far'}`} style={{ ...shareStyle(i, order.length), flexGrow: Math.max(0.001, shares[seat] ?? 0) }}>
          {(i === 0 || order.length === 2) && <b>{percent(shares[seat] ?? 0)}</b>}
        </span>
      ))}
    </div>
  );
}
