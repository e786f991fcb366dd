import { point, polar, type Seed } from './seed';

/** Others among the people of a city: a coat, a lit hand, a pale face, somebody under a lamp. */
const COAT = 'M8 140 C10 118 22 108 38 102 L44 92 L50 104 L56 92 L62 102 C78 108 90 118 92 140 Z';
const LAPELS = 'M44 92 L50 104 L56 92 L60 100 L50 126 L40 100 Z';
const HATS: readonly [string, ...string[]] = [
  'M28 52 C36 48 64 48 72 52 C70 56 30 56 28 52 Z M37 50 C37 36 42 32 50 33 C58 32 63 36 63 50 Z', // a brimmed hat
  'M36 56 C36 40 42 35 50 35 C58 35 64 40 64 56 C58 50 42 50 36 56 Z M36 55 C32 56 28 58 27 60 C33 61 38 59 42 56 Z', // a cap
  'M36 66 C31 50 38 38 52 40 C66 41 69 54 65 68 C63 60 60 56 56 54 C50 60 42 58 39 57 Z', // bare, hair swept aside
  'M50 40 C36 40 34 54 36 66 C40 58 44 54 50 54 C56 54 60 58 64 66 C66 54 64 40 50 40 Z', // bare, short
];
const FACE = 'M38 56 C38 76 43 86 50 88 C57 86 62 76 62 56 C61 48 39 48 38 56 Z';
const HALF = 'M50 48 C52 60 51 74 50 88 C57 86 62 76 62 56 C61.6 51 56 48 50 48 Z';

export function Mage({ seed }: { seed: Seed }) {
  const hat = seed.one(HATS);
  const rays = seed.whole(7, 13);
  const left = seed.chance(0.5);
  const radius = seed.between(8, 12);
  const bearded = seed.chance(0.45);
  return (
    <g transform={left ? undefined : 'translate(100 0) scale(-1 1)'}>
      <path d={COAT} class="rim" transform="translate(-1.4 -.8)" />
      <path d={COAT} class="ink" />
      <path d={LAPELS} class="dusk" />
      <path d="M44 80 L44 96 C47 102 53 102 56 96 L56 80 Z" class="skin-dark" />
      <path d={FACE} class="skin" />
      <path d={HALF} class="shade" />
      <path d="M41.6 66 Q44.6 64.2 47.4 66 M53 66 Q56 64.2 58.6 66" class="line" />
      {bearded && <path d="M40 70 C41 84 45 92 50 95 C55 92 59 84 60 70 C56 78 44 78 40 70 Z" class="ink" />}
      <path d={hat} class="rim" transform="translate(-1.2 -.8)" />
      <path d={hat} class="ink" />
      <g transform="translate(80 104)">
        <path d="M-14 36 C-14 20 -8 12 -2 8 L6 10 C8 20 6 30 4 36 Z" class="ink" />
        <circle cx="0" cy="0" r={radius} class="glow" opacity=".25" />
        <circle cx="0" cy="0" r={radius * 0.45} class="spot" />
        {Array.from({ length: rays }, (_, i) => {
          const [inner, outer] = [polar(0, 0, radius * 0.8, i / rays), polar(0, 0, radius * (i % 2 === 0 ? 1.7 : 1.3), i / rays)];
          return <path key={i} d={`M${point(...inner)} L${point(...outer)}`} class="line-glow" />;
        })}
      </g>
    </g>
  );
}

export function Vampire({ seed }: { seed: Seed }) {
  const bats = seed.whole(2, 4);
  const lean = seed.between(-3, 3);
  const cape = 'M2 140 C6 112 18 100 30 92 L24 70 C34 78 40 86 44 94 L50 104 L56 94 C60 86 66 78 76 70 L70 92 C82 100 94 112 98 140 Z';
  return (
    <g>
      {Array.from({ length: bats }, (_, i) => {
        const [x, y, s] = [seed.between(8, 92), seed.between(12, 40), seed.between(0.5, 1)];
        return (
          <path
            key={i}
            class="ink"
            transform={`translate(${point(x, y)}) scale(${s.toFixed(2)})`}
            d="M0 0 C-3 -5 -9 -6 -14 -3 C-11 -2 -10 1 -10 3 C-7 1 -5 2 -4 5 C-3 3 -1 3 0 5 C1 3 3 3 4 5 C5 2 7 1 10 3 C10 1 11 -2 14 -3 C9 -6 3 -5 0 0 Z"
          />
        );
      })}
      <path d={cape} class="rim" transform="translate(-1.4 -.8)" />
      <path d={cape} class="ink" />
      <path d="M50 104 L44 94 L40 108 L50 132 L60 108 L56 94 Z" class="dusk" />
      <g transform={`rotate(${lean.toFixed(1)} 50 84)`}>
        <path d="M44 80 L44 98 C47 102 53 102 56 98 L56 80 Z" class="skin-dark" />
        <path d="M37.5 56 C37.5 76 43 87 50 90 C57 87 62.5 76 62.5 56 C62 47 38 47 37.5 56 Z" class="skin" />
        <path d={HALF} class="shade" />
        <path d="M50 38 C36 38 34 52 36 70 C38 62 41 58 44 56 L50 64 L56 56 C59 58 62 62 64 70 C66 52 64 38 50 38 Z" class="ink" />
        <path d="M41.6 67 L47.4 68.4 M58.4 67 L52.6 68.4" class="line-spot" />
        <path d="M45 79 Q50 77.6 55 79 Q50 81 45 79 Z" class="spot" />
        <path d="M46.6 79.6 L47.4 83.4 L48.4 79.8 Z M53.4 79.6 L52.6 83.4 L51.6 79.8 Z" class="bone" />
      </g>
    </g>
  );
}

/** Somebody who happens to be there. */
export function Passer({ seed }: { seed: Seed }) {
  const hat = seed.one(HATS);
  const small = seed.chance(0.5) ? 0.86 : 1;
  return (
    <g>
      <path d="M82 140 L82 40 M76 40 C76 30 88 30 88 40 Z" class="line-dusk" style={{ strokeWidth: 2 }} />
      <path d="M82 42 L58 140 L106 140 Z" class="glow" opacity=".12" />
      <g transform={`translate(${(50 - 50 * small).toFixed(1)} ${(140 - 140 * small).toFixed(1)}) scale(${small})`}>
        <path d={COAT} class="rim" transform="translate(1.4 -.8)" />
        <path d={COAT} class="ink" />
        <path d="M44 80 L44 96 C47 102 53 102 56 96 L56 80 Z" class="skin-dark" />
        <path d={FACE} class="skin" />
        <path d={HALF} class="shade" />
        <path d="M42 67 Q44.6 65.6 47 67 M53 67 Q55.6 65.6 58 67" class="line" />
        <path d={hat} class="ink" />
        <path d="M30 106 C44 112 56 112 70 106 L70 112 C56 118 44 118 30 112 Z" class="glow" opacity=".7" />
      </g>
    </g>
  );
}
