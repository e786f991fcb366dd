import { point, type Seed } from './seed';

/** Creatures of steppe, mountain, wood, swamp and dark: silhouettes again, each from its name. */
const HELMS: readonly [string, ...string[]] = [
  // a pot with a slit
  'M36 62 C35 44 42 36 50 36 C58 36 65 44 64 62 L62 80 L54 86 L50 74 L46 86 L38 80 Z',
  // a pointed one with cheeks
  'M50 24 C46 36 37 42 36 58 L36 72 L43 84 L44 68 L56 68 L57 84 L64 72 L64 58 C63 42 54 36 50 24 Z',
  // a hood
  'M50 30 C34 34 30 52 32 72 C33 82 30 88 26 94 L42 92 C39 80 39 66 42 60 L58 60 C61 66 61 80 58 92 L74 94 C70 88 67 82 68 72 C70 52 66 34 50 30 Z',
  // a crest
  'M50 18 C58 20 62 30 60 40 C65 46 65 56 64 70 L56 84 L55 66 L45 66 L44 84 L36 70 C35 56 35 46 40 40 C38 30 42 20 50 18 Z',
];
const HORNED =
  'M37 52 C24 50 17 40 18 26 C24 36 32 40 41 42 Z M63 52 C76 50 83 40 82 26 C76 36 68 40 59 42 Z';
const MANTLE = 'M6 140 C8 116 22 104 38 98 L50 106 L62 98 C78 104 92 116 94 140 Z';
const PLATES = 'M2 140 C2 122 10 108 24 102 C32 98 38 98 42 94 L58 94 C62 98 68 98 76 102 C90 108 98 122 98 140 Z';

const ARMS: readonly [string, ...string[]] = [
  'M84 8 L90 26 L86 30 L86 140 L82 140 L82 30 L78 26 Z', // a spear
  'M82 14 L86 14 L86 140 L82 140 Z M86 18 C98 22 99 40 86 46 Z M82 20 C76 24 76 38 82 42 Z', // an axe
  'M84 10 L88 18 L87 96 L81 96 L80 18 Z M74 96 L94 96 L94 101 L74 101 Z M82 101 L86 101 L86 120 L82 120 Z', // a sword
  'M80 20 C98 40 98 84 80 108 L78 106 C92 84 92 42 78 22 Z M79 22 L79 106', // a bow
];

export function Warrior({ seed }: { seed: Seed }) {
  const body = seed.chance(0.5) ? MANTLE : PLATES;
  const helm = seed.one(HELMS);
  const horned = seed.chance(0.3);
  const arm = seed.one(ARMS);
  const flip = seed.chance(0.5);
  const beard = seed.chance(0.35);
  const lift = seed.between(-3, 5);
  return (
    <g transform={flip ? 'translate(100 0) scale(-1 1)' : undefined}>
      <path d={arm} class="rim" transform="translate(-1.2 -.6)" />
      <path d={arm} class="ink" />
      <path d={body} class="rim" transform="translate(-1.4 -.8)" />
      <path d={body} class="ink" />
      <g transform={`translate(0 ${lift.toFixed(1)})`}>
        <path d="M40 58 C40 78 44 88 50 90 C56 88 60 78 60 58 Z" class="skin-dark" />
        {beard && <path d="M41 74 C40 92 44 104 50 112 C56 104 60 92 59 74 C55 80 45 80 41 74 Z" class="dusk" />}
        {horned && <path d={HORNED} class="ink" />}
        <path d={helm} class="rim" transform="translate(-1.3 -.8)" />
        <path d={helm} class="ink" />
        <path d="M42 67 L48 68.8 M58 67 L52 68.8" class="line-spot" />
      </g>
    </g>
  );
}

export function Wings({ seed }: { seed: Seed }) {
  const y = seed.between(58, 72);
  const span = seed.between(44, 54);
  const lift = seed.between(16, 36);
  const fingers = seed.whole(3, 5);
  const right: string[] = [];
  for (let i = 0; i <= fingers; i++) {
    const share = i / fingers;
    const x = 50 + span * (1 - share * 0.82);
    const low = y - lift * (1 - share) + 14 + 22 * share;
    if (i > 0) right.push(`Q${point(50 + span * (1 - (share - 0.5 / fingers) * 0.82), y - lift * (1 - share) + 4 + 14 * share)} ${point(x, low)}`);
  }
  const wing = `M50 ${(y - 2).toFixed(1)} Q${point(50 + span * 0.45, y - lift * 1.5)} ${point(50 + span, y - lift)} ${right.join(' ')} L50 ${(y + 22).toFixed(1)} Z`;
  const head = seed.chance(0.5)
    ? `M46 ${(y + 2).toFixed(1)} L44 ${(y - 16).toFixed(1)} L50 ${(y - 26).toFixed(1)} L56 ${(y - 16).toFixed(1)} L54 ${(y + 2).toFixed(1)} Z`
    : `M45 ${(y + 2).toFixed(1)} C42 ${(y - 20).toFixed(1)} 58 ${(y - 20).toFixed(1)} 55 ${(y + 2).toFixed(1)} Z`;
  const tail = `M47 ${(y + 14).toFixed(1)} C46 ${(y + 40).toFixed(1)} ${point(50 + seed.between(-18, 18), y + 48)} ${point(50 + seed.between(-22, 22), y + 60)} C${point(54, y + 44)} 54 ${(y + 34).toFixed(1)} 53 ${(y + 14).toFixed(1)} Z`;
  return (
    <g>
      <circle class="moon" cx={seed.between(28, 72)} cy={seed.between(26, 44)} r={seed.between(14, 24)} />
      <path class="far" d={`M-2 142 L-2 ${seed.between(112, 122).toFixed(0)} L22 ${seed.between(104, 116).toFixed(0)} L48 122 L76 ${seed.between(102, 116).toFixed(0)} L102 120 L102 142 Z`} />
      {[undefined, 'translate(100 0) scale(-1 1)'].map((transform, i) => (
        <g key={i} transform={transform}>
          <path d={wing} class="rim" transform="translate(-1 -1.2)" />
          <path d={wing} class={i === 0 ? 'ink' : 'dusk'} />
        </g>
      ))}
      <path d={tail} class="ink" />
      <ellipse cx="50" cy={y + 8} rx="6.5" ry="16" class="ink" />
      <path d={head} class="ink" />
      <circle cx="47.4" cy={y - 9} r="1.5" class="spot" />
      <circle cx="52.6" cy={y - 9} r="1.5" class="spot" />
    </g>
  );
}

/** Something small that sits on another's shoulder. */
export function Imp({ seed }: { seed: Seed }) {
  const ear = seed.between(10, 22);
  const crouch = seed.between(-4, 6);
  const tail = seed.between(-26, 26);
  return (
    <g transform={`translate(0 ${crouch.toFixed(1)})`}>
      <path d="M-4 140 C10 118 34 112 54 116 C78 120 94 128 104 140 Z" class="dusk" />
      <path d={`M52 112 C${point(70 + tail, 118)} ${point(84, 96)} ${point(78 + tail * 0.3, 74)}`} class="line-glow" style={{ strokeWidth: 3 }} />
      <path d="M34 118 C32 96 38 84 50 84 C62 84 68 96 66 118 C60 122 40 122 34 118 Z" class="ink" />
      <path d={`M37 66 L${point(37 - ear, 54)} L36 76 Z M63 66 L${point(63 + ear, 54)} L64 76 Z`} class="ink" />
      <path d="M50 54 C40 54 34 62 35 72 C36 82 43 90 50 90 C57 90 64 82 65 72 C66 62 60 54 50 54 Z" class="rim" transform="translate(-1.2 -1)" />
      <path d="M50 54 C40 54 34 62 35 72 C36 82 43 90 50 90 C57 90 64 82 65 72 C66 62 60 54 50 54 Z" class="dusk" />
      <ellipse cx="43.5" cy="71" rx="3.6" ry="2.6" class="spot" />
      <ellipse cx="56.5" cy="71" rx="3.6" ry="2.6" class="spot" />
      <path d="M43 81 Q50 86 57 81" class="line-spot" />
    </g>
  );
}

/** Country: hills one behind the other, and what stands on them. */
export function Land({ seed }: { seed: Seed }) {
  const ridges = [0, 1, 2].map((i) => {
    const base = 74 + i * 20;
    let path = `M-2 142 L-2 ${base}`;
    for (let x = -2; x < 104; ) {
      const step = seed.between(14, 30);
      path += ` Q${point(x + step / 2, base - seed.between(4, 22))} ${point(x + step, base + seed.between(-3, 6))}`;
      x += step;
    }
    return `${path} L104 142 Z`;
  });
  const stones = seed.whole(2, 5);
  return (
    <g>
      <circle class="moon" cx={seed.between(16, 84)} cy={seed.between(30, 50)} r={seed.between(12, 22)} />
      <path d={ridges[0]} class="far" />
      <path d={ridges[1]} class="dusk" />
      {Array.from({ length: stones }, (_, i) => {
        const x = seed.between(8, 92);
        const tall = seed.between(12, 34);
        return <path key={i} class="ink" d={`M${point(x - 4, 112)} L${point(x - 2.6, 112 - tall)} L${point(x + 2.2, 110 - tall)} L${point(x + 4.4, 112)} Z`} />;
      })}
      <path d={ridges[2]} class="ink" />
    </g>
  );
}
