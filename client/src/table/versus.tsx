import { Glyph } from '../card/glyph';
import { face } from '../words/names';
import { view } from '../net/state';
import { CardWord } from '../words/card-word';
import { say } from '../words/say';
import type { NumberSpec } from './layout';
import { layout } from './layout';
import { type Clash, find, placeOf, seats } from './places';
import { reading } from '../card/face';
import { Hidden, Slot } from './slot';

function holds(sign: string, left: number, right: number): boolean {
  switch (sign) {
    case '≥':
      return left >= right;
    case '>':
      return left > right;
    default:
      return left === right;
  }
}

function seatOf(id: string | undefined): number | null {
  const found = find(id);
  return found === undefined ? null : (found.card.controller ?? found.place.seat);
}

/** What a seat has staked: face down while it is a secret, open afterwards. */
function Stake({ clash, seat }: { clash: Clash; seat: number | null }) {
  if (seat === null) return null;
  const zone = layout.value?.side.passing.find((area) => area.zone === 'laid')?.zone ?? 'laid';
  const place = placeOf(seat, zone);
  const used = clash.staked.map(find).filter((found) => found?.place.seat === seat && found.place.id !== place?.id);
  const open = [...used.flatMap((found) => found?.card ?? []), ...(place?.cards ?? [])];
  const closed = Math.max(0, (place?.count ?? 0) - (place?.cards?.length ?? 0));
  return (
    <div class="stake" data-place={`${seat}.${zone}`}>
      {open.map((card) => (
        <Slot key={card.id} card={card} />
      ))}
      {Array.from({ length: closed }, (_, i) => (
        <Hidden key={i} round />
      ))}
      {open.length + closed === 0 && <span class="stake-empty" aria-hidden="true" />}
    </div>
  );
}

function Compared({ clash, spec }: { clash: Clash; spec: NumberSpec }) {
  const [left, right] = [find(clash.from)?.card, find(clash.to)?.card];
  const a = left === undefined ? null : reading(left, face(left.def), spec).now;
  const b = right === undefined ? null : reading(right, face(right.def), spec).now;
  const wins = a !== null && b !== null && holds(clash.spec.sign, a, b);
  return (
    <tr class={wins ? 'wins' : 'fails'}>
      <td>{a ?? '–'}</td>
      <th scope="row">
        <Glyph name={spec.glyph} /> {say(spec.label)}
        <span class="versus-sign">{a === null || b === null ? '' : wins ? clash.spec.sign : '<'}</span>
      </th>
      <td>{b ?? '–'}</td>
    </tr>
  );
}

function Side({ definition, id }: { definition: string | undefined; id: string | undefined }) {
  return definition === undefined ? <>–</> : <CardWord definition={definition} id={id} />;
}

/** Two cards against each other: who attacks whom, what each side stakes, how the numbers stand at this moment. */
export function Versus({ clash }: { clash: Clash }) {
  const [from, to] = [find(clash.from)?.card, find(clash.to)?.card];
  const other = (seat: number | null) => seats().find((candidate) => candidate !== seat) ?? null;
  const fromSeat = seatOf(clash.from) ?? view.value?.active ?? null;
  const toSeat = seatOf(clash.to) ?? other(fromSeat);
  return (
    <section class="versus" aria-label={say(clash.spec.label)}>
      <Stake clash={clash} seat={fromSeat} />
      <div class="versus-middle">
        <p class="versus-title">
          <Side definition={from?.def ?? clash.names[0]} id={from?.id} />
          <Glyph name="arrow" label={say('versus-against')} />
          <Side definition={to?.def ?? clash.names[1]} id={to?.id} />
        </p>
        <table class="versus-numbers">
          <tbody>
            {clash.spec.compare.map((spec) => (
              <Compared key={spec.value} clash={clash} spec={spec} />
            ))}
          </tbody>
        </table>
      </div>
      <Stake clash={clash} seat={toSeat} />
    </section>
  );
}
