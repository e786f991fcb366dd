import type { CSSProperties } from 'preact';
import { Face } from '../card/face';
import { point, Seed } from '../card/motif/seed';
import { catalogue } from '../net/state';
import { layout, printedNumber } from '../table/layout';
import type { CardFace } from '../wire.gen';

function roofs(seed: Seed, low: number, high: number, widest: number): string {
  let path = 'M0 420';
  for (let x = 0; x < 1600; ) {
    const width = seed.between(widest / 3, widest);
    const top = seed.between(low, high);
    const mast = seed.chance(0.16) ? ` L${point(x + width / 2, top)} L${point(x + width / 2, top - 38)} L${point(x + width / 2, top)}` : '';
    path += ` L${point(x, top)}${mast} L${point(x + width, top)}`;
    x += width;
  }
  return `${path} L1600 420 Z`;
}

function windows(seed: Seed): [number, number][] {
  return Array.from({ length: 52 }, () => [seed.between(0, 1600), seed.between(330, 412)]);
}

/** The city at dusk, behind the start page. */
export function Night() {
  const seed = new Seed('Сумрак');
  return (
    <svg class="night" viewBox="0 0 1600 420" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <circle class="night-sun" cx="790" cy="330" r="120" />
      <path class="night-far" d={roofs(seed, 230, 330, 90)} />
      <path class="night-near" d={roofs(seed, 300, 388, 130)} />
      {windows(seed).map(([x, y], i) => (
        <rect key={i} class="night-window" x={x} y={y} width="4" height="6" />
      ))}
    </svg>
  );
}

/** One character of each deck, fanned out before the city: this is what is played here. */
export function Heroines() {
  const decks = catalogue.value?.decks ?? [];
  const sides = layout.value?.sides ?? [];
  const unique = Object.values(catalogue.value?.cards ?? {}).filter((card) => card.unique);
  const fronts = sides.flatMap((side) => unique.filter((card) => card.group === side).slice(0, 2).map((card) => card.id));
  const seen = decks.length === 0 ? fronts : decks.flatMap((deck) => {
    const own = Object.keys(deck.main ?? {}).map((definition) => catalogue.value?.cards[definition]);
    const first = layout.value?.faces.find((spec) => spec.numbers.length > 1)?.type;
    const price = layout.value?.faces.find((spec) => spec.type === first)?.price?.value;
    const cost = (card: CardFace | undefined): number => printedNumber(card, price) ?? 0;
    const ours = own.filter((card) => card?.type === first && card?.group === deck.group).sort((a, b) => cost(b) - cost(a));
    const hero = ours.find((card) => card?.unique) ?? ours[0] ?? own[0];
    return hero === undefined ? [] : [hero.id];
  });
  return (
    <div class="heroines" aria-hidden="true">
      {seen.map((definition, i) => (
        <span key={definition} style={{ '--lean': i - (seen.length - 1) / 2 } as CSSProperties}>
          <Face card={{ def: definition }} />
        </span>
      ))}
    </div>
  );
}
