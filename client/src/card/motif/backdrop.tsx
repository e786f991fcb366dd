import type { ComponentChildren } from 'preact';
import { point, type Seed } from './seed';

/** What stands behind a figure: the moon, its sickle, far lights, or the roofs of the city. */
export function Backdrop({ seed }: { seed: Seed }) {
  const x = seed.between(22, 78);
  const y = seed.between(28, 52);
  const r = seed.between(20, 32);
  switch (seed.whole(0, 4)) {
    case 0:
      return <path class="moon" d={`M${point(x, y - r)} A${r} ${r} 0 1 1 ${point(x, y + r)} A${r * 1.15} ${r * 1.15} 0 0 0 ${point(x, y - r)} Z`} />;
    case 1:
      return (
        <g>
          {Array.from({ length: 9 }, (_, i) => (
            <circle key={i} class="moon" opacity={seed.between(0.12, 0.4)} cx={seed.between(2, 98)} cy={seed.between(14, 96)} r={seed.between(2.5, 9)} />
          ))}
        </g>
      );
    case 2:
      return <Roofs seed={seed} moon={<circle class="moon" cx={x} cy={y} r={r * 0.7} />} />;
    default:
      return <circle class="moon" cx={x} cy={y} r={r} />;
  }
}

function Roofs({ seed, moon }: { seed: Seed; moon: ComponentChildren }) {
  let path = 'M-2 142';
  for (let x = -2; x < 102; ) {
    const width = seed.between(8, 18);
    const top = seed.between(56, 88);
    path += ` L${point(x, top)} L${point(x + width, top)}`;
    x += width;
  }
  return (
    <g>
      {moon}
      <path class="far" d={`${path} L102 142 Z`} />
    </g>
  );
}
