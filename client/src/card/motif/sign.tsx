import { point, polar, type Seed } from './seed';

/** Things, powers and deeds: ornaments grown from the name, mirrored or turned about a centre. */
export function Thing({ seed }: { seed: Seed }) {
  const steps = seed.whole(4, 7);
  const right: [number, number][] = [[0, 22]];
  for (let i = 1; i < steps; i++) right.push([seed.between(4, i % 2 === 0 ? 14 : 30), 22 + (92 * i) / steps]);
  right.push([0, 116]);
  const outline = [...right.map(([x, y]) => point(50 + x, y)), ...right.reverse().map(([x, y]) => point(50 - x, y))];
  const path = `M${outline.join(' L')} Z`;
  return (
    <g>
      <path d={path} class="rim" transform="translate(-1.4 -1)" />
      <path d={path} class="dusk" />
      <path d={`M50 22 L50 116 M50 ${seed.between(40, 60).toFixed(0)} L${seed.between(60, 72).toFixed(0)} 70 L50 ${seed.between(80, 100).toFixed(0)}`} class="line-glow" />
      <circle cx="50" cy={seed.between(52, 84)} r={seed.between(3, 6)} class="spot" />
    </g>
  );
}

export function Aura({ seed }: { seed: Seed }) {
  const lobes = seed.whole(2, 6);
  const depth = seed.between(0.1, 0.38);
  const twist = seed.between(-0.12, 0.12);
  const waves = seed.whole(4, 6);
  const turn = seed.next();
  const ring = (radius: number, step: number) => {
    const points = Array.from({ length: 73 }, (_, i) => {
      const at = i / 72;
      const swell = 1 + depth * Math.cos(2 * Math.PI * lobes * at) * (step / waves);
      return point(...polar(50, 62, radius * swell, turn + at + twist * step));
    });
    return `M${points.join(' L')} Z`;
  };
  return (
    <g>
      <g class="line-glow">
        {Array.from({ length: waves }, (_, i) => (
          <path key={i} opacity={1 - i / (waves + 1)} d={ring(12 + i * 9, i + 1)} />
        ))}
      </g>
      <circle cx="50" cy="62" r="7" class="ink" />
      <circle cx="50" cy="62" r="3.4" class="spot" />
    </g>
  );
}

export function Burst({ seed }: { seed: Seed }) {
  const cx = seed.between(34, 66);
  const cy = seed.between(46, 72);
  const shards = seed.whole(6, 15);
  const turn = seed.next();
  const bend = seed.chance(0.5) ? seed.between(-0.09, 0.09) : 0;
  const ring = seed.between(10, 24);
  return (
    <g>
      {Array.from({ length: shards }, (_, i) => {
        const at = turn + i / shards + seed.between(-0.015, 0.015);
        const width = seed.between(0.01, 0.04);
        const near = ring + seed.between(2, 6);
        const far = seed.between(40, 90);
        const [tip, left, right] = [polar(cx, cy, far, at + bend), polar(cx, cy, near, at - width), polar(cx, cy, near, at + width)];
        const [lean, back] = [polar(cx, cy, far * 0.6, at - width / 2), polar(cx, cy, far * 0.6, at + width / 2)];
        const path = `M${point(...left)} Q${point(...lean)} ${point(...tip)} Q${point(...back)} ${point(...right)} Z`;
        return <path key={i} d={path} class={i % 2 === 0 ? 'glow' : 'dusk'} opacity={i % 2 === 0 ? seed.between(0.45, 0.9) : 1} />;
      })}
      <circle cx={cx} cy={cy} r={ring} class="line-glow" />
      {seed.chance(0.5) && <circle cx={cx} cy={cy} r={ring * 1.9} class="line-dusk" />}
      <circle cx={cx} cy={cy} r={seed.between(3, 7)} class="spot" />
    </g>
  );
}

export function Skyline({ seed }: { seed: Seed }) {
  const towers: { x: number; width: number; top: number; spire: boolean }[] = [];
  for (let x = -4; x < 104; ) {
    const width = seed.between(9, 21);
    towers.push({ x, width, top: seed.between(52, 98), spire: seed.chance(0.28) });
    x += width - 0.5;
  }
  const windows: [number, number][] = [];
  for (const tower of towers) {
    for (let y = tower.top + 6; y < 136; y += 7) {
      for (let x = tower.x + 3; x < tower.x + tower.width - 3; x += 4.5) if (seed.chance(0.2)) windows.push([x, y]);
    }
  }
  return (
    <g>
      <circle class="moon" cx={seed.between(18, 82)} cy={seed.between(38, 52)} r={seed.between(13, 25)} />
      {towers.map(({ x, width, top, spire }, i) => {
        const roof = spire ? `L${point(x + width / 2, top - 16)} ` : '';
        return (
          <path
            key={i}
            class={i % 2 === 0 ? 'ink' : 'dusk'}
            d={`M${point(x, 142)} L${point(x, top)} ${roof}L${point(x + width, top)} L${point(x + width, 142)} Z`}
          />
        );
      })}
      {windows.map(([x, y], i) => (
        <rect key={i} x={x} y={y} width="1.8" height="2.6" class="lit-window" />
      ))}
    </g>
  );
}

/** A duel card has its picture in a circle: blades about a centre. */
export function Coin({ seed }: { seed: Seed }) {
  const blades = seed.whole(3, 7);
  const bend = seed.between(-26, 26);
  const inner = seed.between(7, 13);
  return (
    <g>
      <circle cx="50" cy="56" r="38" class="disc" />
      {Array.from({ length: blades }, (_, i) => (
        <path
          key={i}
          class={i % 2 === 0 || blades % 2 === 1 ? 'glow' : 'dusk'}
          transform={`rotate(${((360 * i) / blades).toFixed(1)} 50 56)`}
          d={`M50 ${(56 - inner).toFixed(1)} C${point(50 + bend, 44)} ${point(50 + bend * 0.6, 30)} 50 20 C${point(50 + bend * 0.2 - 7, 32)} ${point(50 + bend * 0.3 - 6, 42)} 50 ${(56 - inner).toFixed(1)} Z`}
        />
      ))}
      <circle cx="50" cy="56" r={inner - 3} class="spot" opacity=".9" />
      <circle cx="50" cy="56" r="38" class="line-glow" />
      <circle cx="50" cy="56" r="41.5" class="line-dusk" />
    </g>
  );
}

export function Ward({ seed }: { seed: Seed }) {
  const bars = seed.whole(2, 4);
  const turn = seed.between(0, 90);
  return (
    <g>
      <circle cx="50" cy="56" r="38" class="disc" />
      <g transform={`rotate(${turn.toFixed(1)} 50 56)`}>
        {Array.from({ length: bars }, (_, i) => (
          <path key={i} class="glow" d="M47.5 21 L52.5 21 L51 56 L52.5 91 L47.5 91 L49 56 Z" transform={`rotate(${((180 * i) / bars).toFixed(1)} 50 56)`} />
        ))}
      </g>
      <circle cx="50" cy="56" r={seed.between(14, 24)} class="line-glow" />
      <circle cx="50" cy="56" r="7" class="spot" />
      <circle cx="50" cy="56" r="38" class="line-glow" />
      <circle cx="50" cy="56" r="41.5" class="line-dusk" />
    </g>
  );
}
