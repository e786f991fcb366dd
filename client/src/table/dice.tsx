import { Cite } from '../rules/cite';
import type { Die } from '../wire.gen';
import { CardWord, Sentence } from '../words/card-word';
import { seatName } from '../words/names';
import { say } from '../words/say';
import { find } from './places';

const PIPS: Record<number, [number, number][]> = {
  1: [[50, 50]],
  2: [[27, 27], [73, 73]],
  3: [[25, 25], [50, 50], [75, 75]],
  4: [[27, 27], [73, 27], [27, 73], [73, 73]],
  5: [[26, 26], [74, 26], [50, 50], [26, 74], [74, 74]],
  6: [[28, 24], [72, 24], [28, 50], [72, 50], [28, 76], [72, 76]],
}; // prettier-ignore

/** A die as it lies on the table. `stale`: it was rolled again. */
export function DieFace({ n, stale = false }: { n: number; stale?: boolean }) {
  return (
    <svg class={`die ${stale ? 'stale' : ''}`} viewBox="0 0 100 100" role="img" aria-label={String(n)}>
      <rect x="4" y="4" width="92" height="92" rx="18" />
      {PIPS[n]?.map(([x, y], i) => <circle key={i} cx={x} cy={y} r="9.5" />)}
      {PIPS[n] === undefined && (
        <text x="50" y="68" text-anchor="middle">
          {n}
        </text>
      )}
    </svg>
  );
}

function Roll({ die }: { die: Die }) {
  const card = find(die.card ?? undefined)?.card;
  const terms = die.terms ?? [];
  const last = die.rolls.length - 1;
  return (
    <div class="roll">
      <span class="roll-who">{card === undefined || card.def === '' ? seatName(die.seat) : <CardWord definition={card.def} id={card.id} />}</span>
      <span class="roll-dice">
        {die.rolls.map((n, i) => (
          <DieFace key={`${i}.${n}`} n={n} stale={i < last} />
        ))}
      </span>
      {terms.length > 0 && (
        <ul class="roll-terms">
          {terms.map((term, i) => (
            <li key={i}>
              <Sentence message={{ k: term.k, a: term.a ?? {} }} /> <Cite id={term.cite} />
            </li>
          ))}
        </ul>
      )}
      {(terms.length > 0 || die.total !== die.rolls[last]) && (
        <b class="roll-total" aria-label={say('roll-total', { n: die.total })}>
          = {die.total}
        </b>
      )}
    </div>
  );
}

/** Dice that have fallen, each with everything that was added to it; of two the difference. */
export function Dice({ dice }: { dice: Die[] }) {
  const [first, second] = dice;
  if (first === undefined) return null;
  const difference = second === undefined ? null : first.total - second.total;
  return (
    <div class={`dice ${dice.length > 1 ? 'several' : ''}`} role="group" aria-label={say('dice-label')}>
      {dice.map((die, i) => (
        <Roll key={i} die={die} />
      ))}
      {dice.length === 2 && difference !== null && (
        <span class="dice-difference" title={say('dice-difference')}>
          {difference > 0 ? `+${difference}` : difference < 0 ? `−${-difference}` : '0'}
        </span>
      )}
    </div>
  );
}
