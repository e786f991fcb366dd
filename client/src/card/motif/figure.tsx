import { point, type Seed } from './seed';

/** A bust against the moon. Silhouettes only: who she is, her card says. */
const SHOULDERS = 'M6 140 C8 117 24 109 39 104 C43 102 44 98 44 92 L56 92 C56 98 57 102 61 104 C76 109 92 117 94 140 Z';
const BARE = 'M14 140 C15 121 28 112 41 107 C44 105 45 100 45 92 L55 92 C55 100 56 105 59 107 C72 112 85 121 86 140 Z';
const COLLAR = 'M4 140 C6 120 20 112 34 106 L38 92 L50 106 L62 92 L66 106 C80 112 94 120 96 140 Z';

const HAIR: readonly [string, ...string[]] = [
  // long and straight
  'M50 41 C30 40 31 62 31 82 C31 100 25 112 27 124 C33 121 38 117 40 110 L38 74 L62 74 L60 110 C62 117 67 121 73 124 C75 112 69 100 69 82 C69 62 70 40 50 41 Z',
  // a bob
  'M50 40 C29 40 29 62 30 86 C34 91 40 89 42 83 L39 66 L61 66 L58 83 C60 89 66 91 70 86 C71 62 71 40 50 40 Z',
  // pinned up
  'M50 43 C34 43 34 58 35 72 L39 62 L61 62 L65 72 C66 58 66 43 50 43 Z M41 42 C38 28 62 28 59 42 C56 47 44 47 41 42 Z',
  // over one shoulder
  'M50 41 C32 41 32 60 34 80 L38 64 L61 64 C63 76 64 92 70 104 C74 114 68 124 74 132 C82 122 80 106 75 94 C71 82 72 41 50 41 Z',
  // waves
  'M50 40 C28 40 32 60 28 72 C24 84 34 90 29 102 C26 110 32 116 30 122 C38 116 41 106 40 98 L38 70 L62 70 L60 98 C59 106 62 116 70 122 C68 116 74 110 71 102 C66 90 76 84 72 72 C68 60 72 40 50 40 Z',
  // cropped, swept aside
  'M36 68 C31 52 38 39 54 41 C68 42 69 56 65 70 C63 62 60 58 56 55 C50 62 42 60 39 58 Z',
];

function wild(seed: Seed): string {
  const points: string[] = [];
  for (let i = 0; i <= 16; i++) {
    const angle = Math.PI * (0.86 + (i / 16) * 1.28);
    const radius = i % 2 === 0 ? seed.between(23, 33) : seed.between(16, 19);
    points.push(point(50 + radius * Math.cos(angle), 64 + radius * 1.12 * Math.sin(angle)));
  }
  return `M${points.join(' L')} L62 62 L38 62 Z`;
}

export function Girl({ seed }: { seed: Seed }) {
  const cloth = seed.one([SHOULDERS, BARE, COLLAR]);
  const hair = seed.chance(0.16) ? wild(seed) : seed.one(HAIR);
  const left = seed.chance(0.5);
  const tilt = seed.between(-4, 4);
  const lips = seed.chance(0.75);
  return (
    <g transform={left ? undefined : 'translate(100 0) scale(-1 1)'}>
      <path d={cloth} class="rim" transform="translate(-1.4 -.8)" />
      <path d={cloth} class={cloth === BARE ? 'skin-dark' : 'ink'} />
      <g transform={`rotate(${tilt.toFixed(1)} 50 84)`}>
        <path d={hair} class="rim" transform="translate(-1.4 -.8)" />
        <path d="M44 80 L44 98 C47 102 53 102 56 98 L56 80 Z" class="skin-dark" />
        <path d="M37.5 58 C37.5 76 43 86 50 88 C57 86 62.5 76 62.5 58 C62 48 38 48 37.5 58 Z" class="skin" />
        <path d="M50 50 C52 60 51 66 53 71 C51 73 52 76 51 79 C52 82 51 85 50 88 C57 86 62.5 76 62.5 58 C62 52 56 49 50 50 Z" class="shade" />
        <path d="M41.4 66.6 Q44.6 64.4 47.6 66.6 M53.4 66.6 Q56.4 64.6 59 66.6" class="line" />
        {lips && <path d="M46.6 79 Q50 76.9 53.2 79 Q50 81.6 46.6 79 Z" class="spot" />}
        <path d={hair} class="ink" />
      </g>
    </g>
  );
}

export function Witch({ seed }: { seed: Seed }) {
  const ticks = seed.whole(9, 17);
  const hooded = seed.chance(0.55);
  const hood =
    'M50 26 C27 33 25 62 27 84 C28 98 20 106 12 120 L6 140 L94 140 L88 120 C80 106 72 98 73 84 C75 62 73 33 50 26 Z';
  const hat =
    'M49 6 C45 20 40 32 35 43 C24 45 13 49 11 54 C28 60 72 60 89 54 C87 49 76 45 65 43 C59 34 58 22 63 13 C56 13 53 9 49 6 Z';
  return (
    <g>
      <g class="line-glow">
        <circle cx="50" cy="62" r="41" />
        {Array.from({ length: ticks }, (_, i) => (
          <path key={i} d="M50 17 L50 24" transform={`rotate(${((360 * i) / ticks).toFixed(1)} 50 62)`} />
        ))}
      </g>
      {hooded ? (
        <>
          <path d={hood} class="rim" transform="translate(-1.4 -.8)" />
          <path d={hood} class="ink" />
          <path d="M50 42 C38 44 36 58 37 68 C38 80 44 88 50 90 C56 88 62 80 63 68 C64 58 62 44 50 42 Z" class="skin" />
          <path d="M36 62 C40 46 60 46 64 62 C60 56 40 56 36 62 Z" class="ink" />
          <path d="M50 44 C52 58 51 74 50 90 C56 88 62 80 63 68 C64 58 62 44 50 44 Z" class="shade" />
        </>
      ) : (
        <>
          <path d={COLLAR} class="rim" transform="translate(-1.4 -.8)" />
          <path d={HAIR[0]} class="ink" />
          <path d={COLLAR} class="ink" />
          <path d="M44 82 L44 100 C47 104 53 104 56 100 L56 82 Z" class="skin-dark" />
          <path d="M38 56 C38 76 43 86 50 88 C57 86 62 76 62 56 Z" class="skin" />
          <path d="M50 56 C52 64 51 78 50 88 C57 86 62 76 62 56 Z" class="shade" />
          <path d={hat} class="rim" transform="translate(-1.2 -.8)" />
          <path d={hat} class="ink" />
        </>
      )}
      <path d="M41.4 67.6 L47.4 68.6 M58.6 67.6 L52.6 68.6" class="line-spot" />
      <path d="M46.6 79 Q50 77.4 53.2 79 Q50 81.4 46.6 79 Z" class="spot" />
    </g>
  );
}

const HORNS: readonly [string, ...string[]] = [
  'M36 50 C26 42 22 30 26 16 C30 30 38 36 46 42 Z',
  'M37 52 C20 52 12 40 14 26 C20 38 32 40 44 44 Z',
  'M38 50 L30 22 L46 44 Z',
  'M36 54 C30 46 20 44 14 46 C20 36 34 36 44 46 Z',
  '',
];

export function Beast({ seed }: { seed: Seed }) {
  const lift = seed.between(-4, 8);
  const body = `M-2 140 C0 ${point(0, 98 + lift).slice(4)} 14 ${(86 + lift).toFixed(1)} 28 ${(84 + lift).toFixed(1)} C34 70 38 60 50 58 C62 60 66 70 72 ${(84 + lift).toFixed(1)} C86 ${(86 + lift).toFixed(1)} 100 98 102 140 Z`;
  const head = 'M50 40 C37 40 33 52 34 64 C35 76 40 82 42 92 L50 97 L58 92 C60 82 65 76 66 64 C67 52 63 40 50 40 Z';
  const horn = seed.one(HORNS);
  const spines = seed.whole(0, 4);
  const eye = seed.between(1.3, 2.4);
  const teeth = seed.whole(2, 4);
  return (
    <g>
      <path d={body} class="rim" transform="translate(-1.4 -1)" />
      {Array.from({ length: spines }, (_, i) => {
        const x = 22 - i * 6;
        const y = 86 + lift + i * 6;
        const spine = `M${point(x, y + 6)} L${point(x - 4, y - 14)} L${point(x + 7, y)} Z`;
        return (
          <g key={i}>
            <path d={spine} class="ink" />
            <path d={spine} class="ink" transform="translate(100 0) scale(-1 1)" />
          </g>
        );
      })}
      <path d={body} class="ink" />
      <path d={head} class="rim" transform="translate(-1.4 -.8)" />
      <path d={horn} class="ink" />
      <path d={horn} class="ink" transform="translate(100 0) scale(-1 1)" />
      <path d={head} class="dusk" />
      <path d="M50 40 C50 60 51 80 50 97 L58 92 C60 82 65 76 66 64 C67 52 63 40 50 40 Z" class="shade" />
      <ellipse cx="43" cy="66" rx={eye * 1.5} ry={eye} class="spot" transform="rotate(18 43 66)" />
      <ellipse cx="57" cy="66" rx={eye * 1.5} ry={eye} class="spot" transform="rotate(-18 57 66)" />
      {Array.from({ length: teeth }, (_, i) => {
        const x = 50 + (i - (teeth - 1) / 2) * 4;
        return <path key={i} d={`M${point(x - 1.6, 84)} L${point(x, 90)} L${point(x + 1.6, 84)} Z`} class="bone" />;
      })}
    </g>
  );
}
