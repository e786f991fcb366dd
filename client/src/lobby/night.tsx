import { point, Seed } from '../card/motif/seed';

function roofs(seed: Seed, low: number, high: number, widest: number): string {
  let path = 'M0 320';
  for (let x = 0; x < 1600; ) {
    const width = seed.between(widest / 3, widest);
    const top = seed.between(low, high);
    const mast = seed.chance(0.14) ? ` L${point(x + width / 2, top)} L${point(x + width / 2, top - 34)} L${point(x + width / 2, top)}` : '';
    path += ` L${point(x, top)}${mast} L${point(x + width, top)}`;
    x += width;
  }
  return `${path} L1600 320 Z`;
}

function windows(seed: Seed): [number, number][] {
  return Array.from({ length: 46 }, () => [seed.between(0, 1600), seed.between(236, 316)]);
}

/** The city at dusk, behind the start page. */
export function Night() {
  const seed = new Seed('Сумрак');
  return (
    <svg class="night" viewBox="0 0 1600 320" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <circle class="night-sun" cx="1130" cy="250" r="92" />
      <path class="night-far" d={roofs(seed, 150, 240, 90)} />
      <path class="night-near" d={roofs(seed, 206, 290, 130)} />
      {windows(seed).map(([x, y], i) => (
        <rect key={i} class="night-window" x={x} y={y} width="4" height="6" />
      ))}
    </svg>
  );
}
