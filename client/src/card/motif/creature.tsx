import { point, type Seed } from './seed';
import { Beast } from './figure';
import { Warrior } from './fantasy';

/** Something huge: the shoulders fill the picture, the head is small between them. */
export function Brute({ seed }: { seed: Seed }) {
  const rise = seed.between(-6, 8);
  const body = `M-6 140 C-6 ${(104 + rise).toFixed(1)} 4 ${(80 + rise).toFixed(1)} 24 ${(74 + rise).toFixed(1)} C34 ${(70 + rise).toFixed(1)} 40 ${(72 + rise).toFixed(1)} 50 ${(76 + rise).toFixed(1)} C60 ${(72 + rise).toFixed(1)} 66 ${(70 + rise).toFixed(1)} 76 ${(74 + rise).toFixed(1)} C96 ${(80 + rise).toFixed(1)} 106 ${(104 + rise).toFixed(1)} 106 140 Z`;
  const y = 62 + rise;
  const width = seed.between(12, 15);
  const head = `M50 ${(y - 17).toFixed(1)} C${point(50 - width * 0.9, y - 17)} ${point(50 - width, y - 4)} ${point(50 - width, y + 6)} C${point(50 - width, y + 18)} 44 ${(y + 22).toFixed(1)} 50 ${(y + 23).toFixed(1)} C56 ${(y + 22).toFixed(1)} ${point(50 + width, y + 18)} ${point(50 + width, y + 6)} C${point(50 + width, y - 4)} ${point(50 + width * 0.9, y - 17)} 50 ${(y - 17).toFixed(1)} Z`;
  const eyes = seed.chance(0.18) ? [50] : [44.6, 55.4];
  const tusks = seed.chance(0.65);
  const horned = seed.chance(0.3);
  const rocks = seed.chance(0.4);
  return (
    <g>
      <path d={body} class="rim" transform="translate(-1.4 -1.2)" />
      <path d={body} class="ink" />
      {rocks &&
        [14, 28, 72, 86].map((x, i) => (
          <path key={i} class="dusk" d={`M${point(x - 7, 92 + rise)} L${point(x - 2, 78 + rise - (i % 2) * 6)} L${point(x + 7, 90 + rise)} Z`} />
        ))}
      {horned && (
        <path
          class="ink"
          d={`M40 ${(y - 12).toFixed(1)} C30 ${(y - 14).toFixed(1)} 26 ${(y - 24).toFixed(1)} 29 ${(y - 32).toFixed(1)} C33 ${(y - 24).toFixed(1)} 38 ${(y - 20).toFixed(1)} 45 ${(y - 16).toFixed(1)} Z M60 ${(y - 12).toFixed(1)} C70 ${(y - 14).toFixed(1)} 74 ${(y - 24).toFixed(1)} 71 ${(y - 32).toFixed(1)} C67 ${(y - 24).toFixed(1)} 62 ${(y - 20).toFixed(1)} 55 ${(y - 16).toFixed(1)} Z`}
        />
      )}
      <path d={head} class="rim" transform="translate(-1.2 -1)" />
      <path d={head} class="dusk" />
      <path d={`M${point(50 - width, y)} Q50 ${(y - 8).toFixed(1)} ${point(50 + width, y)} L${point(50 + width - 2, y - 7)} Q50 ${(y - 15).toFixed(1)} ${point(50 - width + 2, y - 7)} Z`} class="ink" />
      {eyes.map((x) => (
        <ellipse key={x} cx={x} cy={y + 3} rx={eyes.length === 1 ? 3.6 : 2.2} ry={eyes.length === 1 ? 3 : 1.6} class="spot" />
      ))}
      <path d={`M43 ${(y + 13).toFixed(1)} Q50 ${(y + 10).toFixed(1)} 57 ${(y + 13).toFixed(1)}`} class="line" />
      {tusks && (
        <path
          class="bone"
          d={`M43.4 ${(y + 14).toFixed(1)} L44.6 ${(y + 5).toFixed(1)} L46.4 ${(y + 13.2).toFixed(1)} Z M56.6 ${(y + 14).toFixed(1)} L55.4 ${(y + 5).toFixed(1)} L53.6 ${(y + 13.2).toFixed(1)} Z`}
        />
      )}
    </g>
  );
}

/** Bones in a hood or a helm. */
export function Undead({ seed }: { seed: Seed }) {
  const hooded = seed.chance(0.6);
  const tilt = seed.between(-6, 6);
  const crown = seed.whole(3, 5);
  const cloak = 'M2 140 C6 112 18 100 34 96 L50 108 L66 96 C82 100 94 112 98 140 Z';
  return (
    <g>
      <path d={cloak} class="rim" transform="translate(-1.4 -.8)" />
      <path d={cloak} class="ink" />
      <g transform={`rotate(${tilt.toFixed(1)} 50 84)`}>
        {hooded && <path d="M50 24 C26 30 24 62 28 86 C30 96 36 102 42 104 L58 104 C64 102 70 96 72 86 C76 62 74 30 50 24 Z" class="ink" />}
        <path d="M50 38 C36 38 33 50 34 60 C34 68 38 70 39 76 L39 86 C44 90 56 90 61 86 L61 76 C62 70 66 68 66 60 C67 50 64 38 50 38 Z" class="skin" />
        <path d="M50 38 C51 56 50 72 50 89 C54 89 58 88 61 86 L61 76 C62 70 66 68 66 60 C67 50 64 38 50 38 Z" class="shade" />
        <path d="M38 58 C39 54 46 54 47 59 C47 65 39 66 38 58 Z M62 58 C61 54 54 54 53 59 C53 65 61 66 62 58 Z M50 66 L47.4 72 L52.6 72 Z" class="ink" />
        <circle cx="43" cy="60" r="1.5" class="spot" />
        <circle cx="57" cy="60" r="1.5" class="spot" />
        <path d="M42 80 V87 M46 79 V88 M50 79 V88.6 M54 79 V88 M58 80 V87" class="line" />
        {!hooded && (
          <path
            class="dusk"
            d={`M33 50 ${Array.from({ length: crown }, (_, i) => {
              const x = 33 + ((i + 0.5) * 34) / crown;
              return `L${point(x, 26 + (i % 2) * 5)} L${point(33 + ((i + 1) * 34) / crown, 44)}`;
            }).join(' ')} L67 50 C58 45 42 45 33 50 Z`}
          />
        )}
      </g>
    </g>
  );
}

/** On four legs, against the moon. */
export function Prowler({ seed }: { seed: Seed }) {
  const y = seed.between(84, 94);
  const maned = seed.chance(0.5);
  const spines = seed.whole(0, 6);
  const tail = seed.between(-16, 20);
  const flip = seed.chance(0.5);
  const body = `M14 ${(y + 4).toFixed(1)} C20 ${(y - 16).toFixed(1)} 46 ${(y - 14).toFixed(1)} 62 ${(y - 16).toFixed(1)} C68 ${(y - 30).toFixed(1)} 78 ${(y - 34).toFixed(1)} 86 ${(y - 28).toFixed(1)} L97 ${(y - 18).toFixed(1)} L95 ${(y - 13).toFixed(1)} L84 ${(y - 10).toFixed(1)} C82 ${(y + 2).toFixed(1)} 76 ${(y + 8).toFixed(1)} 74 ${(y + 12).toFixed(1)} L76 140 L68 140 L64 ${(y + 16).toFixed(1)} C52 ${(y + 18).toFixed(1)} 42 ${(y + 16).toFixed(1)} 36 ${(y + 14).toFixed(1)} L33 140 L25 140 L24 ${(y + 14).toFixed(1)} C18 ${(y + 12).toFixed(1)} 14 ${(y + 8).toFixed(1)} 14 ${(y + 4).toFixed(1)} Z`;
  return (
    <g transform={flip ? 'translate(100 0) scale(-1 1)' : undefined}>
      <path d={`M16 ${(y + 2).toFixed(1)} C4 ${(y - 6).toFixed(1)} ${point(2, y - 20 + tail)} ${point(8, y - 30 + tail)}`} class="line-dusk" style={{ strokeWidth: 4 }} />
      <path d={`M-2 ${(y + 34).toFixed(1)} Q30 ${(y + 26).toFixed(1)} 60 ${(y + 34).toFixed(1)} T104 ${(y + 30).toFixed(1)} L104 142 L-2 142 Z`} class="far" />
      {Array.from({ length: spines }, (_, i) => {
        const x = 24 + i * 8;
        return <path key={i} class="ink" d={`M${point(x - 3, y - 8)} L${point(x - 1, y - 24)} L${point(x + 5, y - 9)} Z`} />;
      })}
      <path d={body} class="rim" transform="translate(-1.2 -1.2)" />
      <path d={body} class="ink" />
      {maned && <path class="dusk" d={`M60 ${(y - 17).toFixed(1)} C62 ${(y - 36).toFixed(1)} 76 ${(y - 40).toFixed(1)} 82 ${(y - 30).toFixed(1)} C76 ${(y - 22).toFixed(1)} 78 ${(y - 4).toFixed(1)} 70 ${(y + 8).toFixed(1)} C62 ${(y + 2).toFixed(1)} 58 ${(y - 6).toFixed(1)} 60 ${(y - 17).toFixed(1)} Z`} />}
      <path class="ink" d={`M78 ${(y - 30).toFixed(1)} L76 ${(y - 40).toFixed(1)} L84 ${(y - 31).toFixed(1)} Z`} />
      <circle cx="86" cy={y - 22} r="1.8" class="spot" />
      <path d={`M90 ${(y - 14).toFixed(1)} l1.4 4 l1.4 -4.4 Z`} class="bone" />
    </g>
  );
}

/** A creature of which its card says no more: its name decides. */
export function Creature({ seed }: { seed: Seed }) {
  switch (seed.whole(0, 4)) {
    case 0:
      return <Prowler seed={seed} />;
    case 1:
      return <Brute seed={seed} />;
    case 2:
      return <Beast seed={seed} />;
    default:
      return <Warrior seed={seed} />;
  }
}
