import { useEffect, useRef } from 'preact/hooks';
import { dragged } from '../motion/drag';
import { hovered } from '../inspect/inspected';
import { frame } from '../net/state';
import { next, path } from './pick';
import { stack } from './happening';
import { clash } from './places';

interface End {
  x: number;
  y: number;
}

interface Box extends End {
  width: number;
  height: number;
}

function boxOf(card: string | undefined): Box | null {
  return card === undefined ? null : measured(`[data-table] [data-card="${CSS.escape(card)}"]`);
}

/** Of a seat the line in which its player stands. */
function headOf(seat: number | undefined): Box | null {
  return seat === undefined ? null : measured(`[data-table] [data-seat="${seat}"] .seat-head, [data-table] .band.near[data-seat="${seat}"] .band-who`);
}

/** What lies in a seat that is folded up is pointed at by its line. */
function folded(element: Element): Box | null {
  const seat = element.closest('[data-seat]');
  const { x, y, width, height } = seat?.getBoundingClientRect() ?? new DOMRect();
  return width === 0 ? null : { x: x + width / 2, y: y + height / 2, width, height };
}

function measured(selector: string): Box | null {
  const element = document.querySelector(selector);
  if (element === null) return null;
  const { x, y, width, height } = element.getBoundingClientRect();
  if (width === 0) return folded(element);
  return { x: x + width / 2, y: y + height / 2, width, height };
}

/** Where the way from a box towards a point leaves the box, a little inside its edge. */
function edge(box: Box, towards: End): End {
  const [dx, dy] = [towards.x - box.x, towards.y - box.y];
  const reach = Math.min((box.width / 2 - 8) / Math.abs(dx || 1e-6), (box.height / 2 - 8) / Math.abs(dy || 1e-6), 1);
  return { x: box.x + dx * reach, y: box.y + dy * reach };
}

/** A bow from the edge of one box to the edge of another. */
function bow(from: Box, to: Box): string {
  const [start, end] = [edge(from, to), edge(to, from)];
  const [dx, dy] = [end.x - start.x, end.y - start.y];
  const length = Math.hypot(dx, dy) || 1;
  const bend = Math.min(46, length * 0.14) * (dx >= 0 ? 1 : -1);
  const mid = { x: (start.x + end.x) / 2 - (dy / length) * bend, y: (start.y + end.y) / 2 + (dx / length) * bend };
  return `M${start.x} ${start.y} Q${mid.x} ${mid.y} ${end.x} ${end.y}`;
}

function idOf(key: string | undefined): string | null {
  return key !== undefined && key.startsWith('card:') ? key.slice(5) : null;
}

/** Who is aimed at: the open scope's arrow, and the one of a move that is half said. */
export function Arrows() {
  const svg = useRef<SVGSVGElement>(null);
  const aimed = stack.value.filter(({ scope }) => !scope.over && (scope.arrow ?? scope.targets) !== undefined).at(-1)?.scope;
  const isTop = aimed !== undefined && aimed === stack.value.filter(({ scope }) => !scope.over).at(-1)?.scope;
  const seat = isTop && aimed.arrow === undefined && aimed.cards?.length ? aimed.targets?.[0] : undefined;
  const shows = aimed !== undefined && (aimed.arrow !== undefined || seat !== undefined);
  const open = clash.value ?? (shows ? { from: aimed.arrow?.[0] ?? aimed.cards?.[0], to: aimed.arrow?.[1] } : null);
  const source = idOf(path.value.at(-1));
  const over = hovered.value?.card.id;
  const drag = dragged.value;
  const shown = frame.value;

  useEffect(() => {
    let running = true;
    const until = performance.now() + 900;
    const draw = (): void => {
      if (!running || svg.current === null) return;
      const [scope, aim] = svg.current.querySelectorAll('path.shaft');
      const [from, to] = [boxOf(open?.from), open?.to === undefined ? headOf(seat) : boxOf(open.to)];
      scope?.setAttribute('d', from !== null && to !== null ? bow(from, to) : '');
      const start = boxOf(source ?? undefined);
      const target = over !== undefined && next.value.has(`card:${over}`) ? boxOf(over) : null;
      const end = drag !== null ? { x: drag.x, y: drag.y, width: 16, height: 16 } : target;
      aim?.setAttribute('d', start !== null && end !== null ? bow(start, end) : '');
      if (performance.now() < until || drag !== null) requestAnimationFrame(draw);
    };
    draw();
    addEventListener('resize', draw);
    addEventListener('scroll', draw, true);
    return () => {
      running = false;
      removeEventListener('resize', draw);
      removeEventListener('scroll', draw, true);
    };
  }, [open?.from, open?.to, seat, source, over, drag, shown]);

  return (
    <svg class="arrows" ref={svg} aria-hidden="true">
      <defs>
        <marker id="head" viewBox="0 0 10 10" refX="7" refY="5" markerWidth="5" markerHeight="5" orient="auto">
          <path d="M0 0 L10 5 L0 10 L2.5 5 Z" fill="context-stroke" />
        </marker>
      </defs>
      <path class="shaft scope" marker-end="url(#head)" />
      <path class="shaft aim" marker-end="url(#head)" />
    </svg>
  );
}
