import { courseDone, points } from '../net/studies';
import { frame, isOver, near } from '../net/state';
import { seek } from '../net/table';
import type { Point, Step } from '../wire.gen';
import { sentence } from '../words/message';
import { seatName } from '../words/names';
import { say } from '../words/say';
import { around, percent, shareStyle } from './bar';
import { tracing, truth } from './study';

const WIDTH = 300;
const HEIGHT = 72;
const TURNS = 3;

type Spot = Point;

const spots = (): Spot[] => [...points.value.values()].sort((a, b) => a.ply - b.ply);

/** The areas of the seats upon one another, mine at the bottom. */
function areas(all: Spot[], last: number): string[] {
  const order = around(all[0]?.shares.length ?? 0);
  const x = (ply: number): string => ((ply / Math.max(1, last)) * WIDTH).toFixed(1);
  const upTo = (spot: Spot, count: number): string =>
    (HEIGHT * (1 - order.slice(0, count).reduce((sum, seat) => sum + (spot.shares[seat] ?? 0), 0))).toFixed(1);
  return order.map((_, i) => {
    const top = all.map((spot) => `${x(spot.ply)} ${upTo(spot, i + 1)}`);
    const bottom = all.map((spot) => `${x(spot.ply)} ${upTo(spot, i)}`).reverse();
    return `M${[...top, ...bottom].join(' L')} Z`;
  });
}

/** Where the game turned: the largest steps of the near seat's share, in the order of the game. */
function turns(all: Spot[]): { ply: number; by: number; from: number; given: Step[] }[] {
  const steps = all.slice(1).map((spot, i) => ({
    ply: spot.ply,
    from: all[i]?.ply ?? 0,
    given: spot.given ?? [],
    by: percent(spot.shares[near.value] ?? 0) - percent(all[i]?.shares[near.value] ?? 0),
  }));
  const largest = steps.sort((a, b) => Math.abs(b.by) - Math.abs(a.by)).slice(0, TURNS);
  return largest.filter(({ by }) => Math.abs(by) >= 5).sort((a, b) => a.ply - b.ply);
}

function goTo(ply: number): void {
  seek(ply === frame.value?.last ? -1 : ply);
}

function Graph({ all, last }: { all: Spot[]; last: number }) {
  const ply = frame.value?.ply ?? 0;
  const drawn = areas(all, last);
  const click = (event: MouseEvent & { currentTarget: Element }): void => {
    const { x, width } = event.currentTarget.getBoundingClientRect();
    goTo(Math.max(0, Math.min(last, Math.round(((event.clientX - x) / width) * last))));
  };
  return (
    <svg class="course-graph" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" role="img" aria-label={say('course-label')} data-course={courseDone.value ? 'done' : 'begun'} onClick={click}>
      {drawn.map((d, i) => (
        <path key={i} d={d} class={i === 0 ? 'near' : 'far'} style={shareStyle(i, drawn.length)} />
      ))}
      <line class="course-half" x1={0} x2={WIDTH} y1={HEIGHT / 2} y2={HEIGHT / 2} />
      <line class="course-now" x1={(ply / Math.max(1, last)) * WIDTH} x2={(ply / Math.max(1, last)) * WIDTH} y1={0} y2={HEIGHT} />
    </svg>
  );
}

/** Each with the answer that turned it; a click goes to where that was to be decided. */
function Turns({ all }: { all: Spot[] }) {
  const found = turns(all);
  if (found.length === 0) return null;
  return (
    <div class="course-turns">
      <p>{say('course-of', { player: seatName(near.value) })}</p>
      <ol>
        {found.map(({ ply, by, from, given }) => (
          <li key={ply}>
            <button type="button" class="course-turn" onClick={() => goTo(from)}>
              {say('course-turn', { ply, by: by > 0 ? `+${by}` : `−${-by}`, n: Math.abs(by) })}
            </button>{' '}
            {given.map((step, i) => (
              <span key={i}>
                <i>{seatName(step.seat)}:</i> {sentence(step.label)}
                {i < given.length - 1 ? '; ' : ''}
              </span>
            ))}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** After the end: how it stood all through the game. A click on the graph goes there; so do the moments when it turned. */
export function Course() {
  if (!isOver.value || frame.value === null) return null;
  const all = spots();
  return (
    <div class="course-of-game">
      <div class="study-row">
        <button type="button" class="button" data-trace aria-pressed={tracing.value} onClick={() => (tracing.value = !tracing.value)}>
          {say('course-show')}
        </button>
        <label class="study-truth">
          <input type="checkbox" checked={truth.value} onChange={(event) => (truth.value = event.currentTarget.checked)} />
          {say('course-truth')}
        </label>
      </div>
      {tracing.value && all.length > 1 && <Graph all={all} last={frame.value.last} />}
      {tracing.value && all.length > 1 && <Turns all={all} />}
    </div>
  );
}
