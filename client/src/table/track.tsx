import type { CSSProperties } from 'preact';
import { groupStyle } from '../card/face';
import { Emblem } from '../card/motif/emblem';
import { openRules } from '../dialogs/open';
import { near } from '../net/state';
import { say } from '../words/say';
import { groupSpec, type TrackSpec } from './layout';
import { counterOf } from './places';

function valueOf(spec: TrackSpec): number {
  return counterOf(near.value, spec.id);
}

const TURNS = 3.1;

/** An arm of a whirl from the middle outwards; the higher the number, the farther it reaches. */
function arm(turn: number, reach: number): string {
  const points = Array.from({ length: 60 }, (_, i) => {
    const way = (i / 59) * reach;
    const angle = 2 * Math.PI * (turn + way * TURNS * 0.5);
    const radius = 5 + 43 * way;
    return `${(50 + radius * Math.cos(angle)).toFixed(1)} ${(50 + radius * Math.sin(angle) * 0.86).toFixed(1)}`;
  });
  return `M${points.join(' L')}`;
}

function Vortex({ spec }: { spec: TrackSpec }) {
  const value = valueOf(spec);
  const share = (value - spec.low) / (spec.high - spec.low);
  const near = share > 0.7;
  return (
    <div
      class={`vortex ${near ? 'near' : ''}`}
      role="meter"
      aria-label={say(spec.label)}
      aria-valuemin={spec.low}
      aria-valuemax={spec.high}
      aria-valuenow={value}
      title={spec.cite}
      style={{ '--share': share } as CSSProperties}
      onClick={() => openRules(spec.cite)}
    >
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <g class="vortex-rest">
          {[0, 1, 2, 3, 4].map((i) => (
            <path key={i} d={arm(i / 5, 1)} />
          ))}
        </g>
        <g class="vortex-now">
          {[0, 1, 2, 3, 4].map((i) => (
            <path key={i} d={arm(i / 5, Math.max(0.08, share))} />
          ))}
        </g>
      </svg>
      <span class="vortex-number" aria-hidden="true">
        <b>{value}</b>/{spec.high}
      </span>
      <span class="track-name" aria-hidden="true">
        {say(spec.label)}
      </span>
    </div>
  );
}

function Scale({ spec }: { spec: TrackSpec }) {
  const value = valueOf(spec);
  const steps = Array.from({ length: spec.high - spec.low + 1 }, (_, i) => spec.low + i);
  return (
    <div
      class="scale"
      role="meter"
      aria-label={say(spec.label)}
      aria-valuemin={spec.low}
      aria-valuemax={spec.high}
      aria-valuenow={value}
      title={spec.cite}
      onClick={() => openRules(spec.cite)}
    >
      <span class="track-name" aria-hidden="true">
        {say(spec.label)}
      </span>
      <span class="scale-end low" style={groupStyle(spec.ends[0])} aria-hidden="true">
        <Emblem name={groupSpec(spec.ends[0]).emblem} />
      </span>
      <span class="scale-end high" style={groupStyle(spec.ends[1])} aria-hidden="true">
        <Emblem name={groupSpec(spec.ends[1]).emblem} />
      </span>
      <span class="scale-line" aria-hidden="true">
        {steps.map((step) => {
          const side = step < 0 ? spec.ends[0] : step > 0 ? spec.ends[1] : '';
          const full = step !== 0 && Math.sign(step) === Math.sign(value) && Math.abs(step) <= Math.abs(value);
          return (
            <i
              key={step}
              class={`${full ? 'full' : ''} ${step === 0 ? 'zero' : ''} ${step === value ? 'chip-here' : ''}`}
              style={side === '' ? undefined : groupStyle(side)}
            >
              {step === value && <b>{Math.abs(step)}</b>}
            </i>
          );
        })}
      </span>
    </div>
  );
}

export function Track({ spec }: { spec: TrackSpec }) {
  return spec.look === 'vortex' ? <Vortex spec={spec} /> : <Scale spec={spec} />;
}
