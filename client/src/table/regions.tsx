import type { CSSProperties } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Card } from '../wire.gen';
import { face } from '../words/names';
import { say } from '../words/say';
import { type AreaSpec, faceSpec, layout } from './layout';
import { lyingUnder, placeOf } from './places';
import { Hidden, Slot } from './slot';

const GAP = 6;
const BETWEEN = 14;
const NAME = 15;
const EMPTY = 90;
const BARE = 48;
/** How much of a card under another looks out above it, in parts of a card's width. */
const PEEK = 0.2;
const LEAST = 40;

interface Filled {
  area: AreaSpec;
  cards: Card[];
  closed: number;
}

function filled(seat: number): Filled[] {
  const areas = layout.value?.side.board ?? [];
  return areas
    .map((area) => {
      const place = placeOf(seat, area.zone);
      const cards = place?.cards ?? [];
      return { area, cards, closed: Math.max(0, (place?.count ?? 0) - cards.length) };
    })
    .filter(({ area, cards, closed }) => cards.length + closed > 0 || area === areas[0]);
}

function isSideways(card: Card): boolean {
  return faceSpec(face(card.def)).frame === 'landscape';
}

function breadth(card: Card): number {
  return (card.turned === 90) !== isSideways(card) ? 1.4 : 1;
}

function deepest(cards: Card[]): number {
  return Math.max(0, ...cards.map((card) => lyingUnder.value.get(card.id)?.length ?? 0));
}

/** How high all of it gets if a card is so wide: regions flow in rows, each keeps together if it can. */
function height(regions: Filled[], w: number, across: number): number {
  let [x, row, total] = [0, 0, 0];
  for (const { cards, closed } of regions) {
    const units = [...cards.map(breadth), ...Array.from({ length: closed }, () => 1)];
    const high = 1.4 * w + deepest(cards) * PEEK * w;
    const width = Math.max(EMPTY, units.reduce((sum, unit) => sum + unit * w + GAP, 0));
    let [lines, line] = [1, 0];
    for (const unit of units) {
      if (line + unit * w > across && line > 0) [lines, line] = [lines + 1, 0];
      line += unit * w + GAP;
    }
    const block = units.length === 0 ? BARE + NAME : lines * (high + GAP) + NAME;
    if (x > 0 && x + width > across) [total, x, row] = [total + row, 0, 0];
    x += Math.min(width, across) + BETWEEN;
    row = Math.max(row, block);
  }
  return total + row;
}

/** The widest at which everything fits. */
function fit(regions: Filled[], across: number, down: number, most: number): number {
  for (let w = most; w > LEAST; w -= 2) if (height(regions, w, across) <= down) return w;
  return LEAST;
}

function Stack({ card }: { card: Card }) {
  const under = lyingUnder.value.get(card.id) ?? [];
  if (under.length === 0) return <Slot card={card} sideways={isSideways(card)} />;
  return (
    <span class={`stack ${breadth(card) > 1 ? 'lying' : 'standing'}`} style={{ '--under': under.length } as CSSProperties}>
      {under.map((below, i) => (
        <Slot key={below.id} card={{ ...below, turned: card.turned ?? 0 }} extra="under" style={{ '--from-top': under.length - i } as CSSProperties} />
      ))}
      <Slot card={card} sideways={isSideways(card)} />
    </span>
  );
}

export function Region({ seat, area, cards, closed }: Filled & { seat: number }) {
  return (
    <section class={`region region-${area.zone}`} data-place={`${seat}.${area.zone}`} aria-label={say(area.label)} style={{ '--deep': deepest(cards) } as CSSProperties}>
      <h3 class="region-name">{say(area.label)}</h3>
      <div class={`region-cards ${cards.length + closed === 0 ? 'bare' : ''}`}>
        {cards.map((card) => (
          <Stack key={card.id} card={card} />
        ))}
        {Array.from({ length: closed }, (_, i) => (
          <Hidden key={i} />
        ))}
        {cards.length + closed === 0 && <span class="region-empty" aria-hidden="true" />}
      </div>
    </section>
  );
}

/** Everything that a seat has on the table, region by region, as large as it fits. */
export function Regions({ seat, most }: { seat: number; most: number }) {
  const box = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState<[number, number]>([0, 0]);
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return undefined;
    const measure = (): void => setRoom([element.clientWidth - 34, element.clientHeight - 10]);
    measure();
    const watching = new ResizeObserver(measure);
    watching.observe(element);
    return () => watching.disconnect();
  }, []);
  const regions = filled(seat);
  const w = fit(regions, room[0], room[1], most);
  return (
    <div class="regions" ref={box} data-scrolls style={{ '--w': `${w}px` } as CSSProperties}>
      <div class="regions-flow">
        {regions.map((row) => (
          <Region key={row.area.zone} seat={seat} {...row} />
        ))}
      </div>
    </div>
  );
}
