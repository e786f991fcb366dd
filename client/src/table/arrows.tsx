import { useEffect, useRef } from 'preact/hooks';
import { dragged } from '../motion/drag';
import { hovered } from '../inspect/inspected';
import { frame } from '../net/state';
import { next, path } from './pick';
import { clash } from './places';

interface End {
  x: number;
  y: number;
}

function middleOf(card: string | undefined): (End & { half: number }) | null {
  if (card === undefined) return null;
  const element = document.querySelector(`[data-table] [data-card="${CSS.escape(card)}"]`);
  if (element === null) return null;
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, half: Math.min(box.width, box.height) * 0.46 };
}

/** A bow from one point to another that stops short of its end, so that the head does not cover the card. */
function bow(from: End, to: End, short: number): string {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy) || 1;
  const bend = Math.min(60, length * 0.16) * (dx >= 0 ? 1 : -1);
  const end = { x: to.x - (dx / length) * short, y: to.y - (dy / length) * short };
  const mid = { x: (from.x + end.x) / 2 - (dy / length) * bend, y: (from.y + end.y) / 2 + (dx / length) * bend };
  return `M${from.x} ${from.y} Q${mid.x} ${mid.y} ${end.x} ${end.y}`;
}

function idOf(key: string | undefined): string | null {
  return key !== undefined && key.startsWith('card:') ? key.slice(5) : null;
}

/** Who is aimed at: the open scope's arrow, and the one of a move that is half said. */
export function Arrows() {
  const svg = useRef<SVGSVGElement>(null);
  const open = clash.value;
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
      const from = open === null ? null : middleOf(open.from);
      const to = open === null ? null : middleOf(open.to);
      scope?.setAttribute('d', from !== null && to !== null ? bow(from, to, to.half) : '');
      const start = source === null ? null : middleOf(source);
      const target = over !== undefined && next.value.has(`card:${over}`) ? middleOf(over) : null;
      const end = drag !== null ? { ...drag, half: 6 } : target;
      aim?.setAttribute('d', start !== null && end !== null ? bow(start, end, end.half) : '');
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
  }, [open?.from, open?.to, source, over, drag, shown]);

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
