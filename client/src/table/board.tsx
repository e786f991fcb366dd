import type { CSSProperties } from 'preact';
import { faceSpec } from './layout';
import { layout, type AreaSpec } from './layout';
import { lyingUnder, placeOf } from './places';
import { Slot } from './slot';
import type { Card } from '../wire.gen';
import { face } from '../words/names';
import { say } from '../words/say';

const STANDING = 10;
const LYING = 14;
const GAP = 1.1;
/** An empty area says what it is for. */
const EMPTY = 9;

function isSideways(card: Card): boolean {
  return faceSpec(face(card.def)).frame === 'landscape';
}

function breadth(card: Card): number {
  return (card.turned === 90) !== isSideways(card) ? LYING : STANDING;
}

function Stack({ card, under }: { card: Card; under: Card[] }) {
  if (under.length === 0) return <Slot card={card} sideways={isSideways(card)} />;
  return (
    <span class={`stack ${breadth(card) === LYING ? 'lying' : 'standing'}`} style={{ '--under': under.length } as CSSProperties}>
      {under.map((below, i) => (
        <Slot
          key={below.id}
          card={{ ...below, turned: card.turned ?? 0 }}
          extra="under"
          style={{ '--from-top': under.length - i } as CSSProperties}
        />
      ))}
      <Slot card={card} sideways={isSideways(card)} />
    </span>
  );
}

function Area({ seat, area }: { seat: number; area: AreaSpec }) {
  const cards = placeOf(seat, area.zone)?.cards ?? [];
  return (
    <section class={`area area-${area.zone} ${area.under === '' ? '' : 'wide'}`} data-place={`${seat}.${area.zone}`} aria-label={say(area.label)}>
      {cards.map((card) => (
        <Stack key={card.id} card={card} under={area.under === '' ? [] : (lyingUnder.value.get(card.id) ?? [])} />
      ))}
      {cards.length === 0 && area.under !== '' && <span class="area-empty">{say(area.label)}</span>}
    </section>
  );
}

/** What a seat has on the table, in one row. Cards shrink together when they would not fit. */
export function Board({ seat, far }: { seat: number; far: boolean }) {
  const areas = layout.value?.side.board ?? [];
  const cards = areas.flatMap((area) => placeOf(seat, area.zone)?.cards ?? []);
  const units = (wide: boolean): number =>
    areas
      .filter((area) => (area.under !== '') === wide)
      .map((area) => placeOf(seat, area.zone)?.cards ?? [])
      .map((row) => (row.length === 0 && wide ? EMPTY : row.reduce((sum, card) => sum + breadth(card) + GAP, 0)))
      .reduce((sum, width) => sum + width, 1.6);
  const deepest = Math.max(0, ...cards.map((card) => lyingUnder.value.get(card.id)?.length ?? 0));
  return (
    <div class={`board ${far ? 'far' : 'near'}`} data-scrolls>
      <div class="board-row" style={{ '--main': units(true), '--rest': units(false), '--deepest': deepest } as CSSProperties}>
        {areas.map((area) => (
          <Area key={area.zone} seat={seat} area={area} />
        ))}
      </div>
    </div>
  );
}
