import { useEffect, useRef } from 'preact/hooks';
import { frame } from '../net/state';
import { keyOf } from '../table/pick';
import type { Idea } from '../wire.gen';
import { advice, ideas, pointed } from './study';

const MARKED = 3;

/** Where an anchor lies on the table, if it is in sight. */
function elementOf(key: string): HTMLElement | null {
  const [kind, ...rest] = key.split(':');
  const found = document.querySelector<HTMLElement>(`[data-table] [data-${kind}="${CSS.escape(rest.join(':'))}"]`);
  return found !== null && found.getBoundingClientRect().width > 0 ? found : null;
}

function elementsOf(idea: Idea): HTMLElement[] {
  const found = (idea.option.anchors ?? []).flatMap((anchor) => elementOf(keyOf(anchor)) ?? []);
  const button = document.querySelector<HTMLElement>(`[data-table] [data-option="${CSS.escape(idea.option.id)}"]`);
  return found.length > 0 || button === null ? found : [button];
}

interface Mark {
  element: HTMLElement;
  ranks: number[];
}

function marksOf(shown: { idea: Idea; rank: number }[]): Mark[] {
  const marks: Mark[] = [];
  for (const { idea, rank } of shown) {
    for (const element of elementsOf(idea)) {
      const mark = marks.find((other) => other.element === element);
      if (mark === undefined) marks.push({ element, ranks: [rank] });
      else if (!mark.ranks.includes(rank)) mark.ranks.push(rank);
    }
  }
  return marks;
}

function draw(box: HTMLElement, shown: { idea: Idea; rank: number }[]): void {
  const marks = marksOf(shown);
  while (box.children.length > marks.length) box.lastElementChild?.remove();
  while (box.children.length < marks.length) box.append(document.createElement('span'));
  marks.forEach(({ element, ranks }, i) => {
    const mark = box.children[i] as HTMLElement;
    const { x, y, width, height } = element.getBoundingClientRect();
    mark.className = `ghost-mark ${ranks.includes(0) ? 'best' : ''}`;
    mark.dataset['ranks'] = ranks.map((rank) => rank + 1).join(' ');
    mark.style.cssText = `left:${x}px;top:${y}px;width:${width}px;height:${height}px`;
  });
}

/** Ghost marks on what the best ideas are about, with the rank of each; they say nothing that the list of ideas does not. */
export function Marks() {
  const box = useRef<HTMLDivElement>(null);
  const found = advice.value;
  const isMine = found !== null && found.seat === frame.value?.view.seat;
  const all = isMine ? ideas.value.map((idea, rank) => ({ idea, rank })) : [];
  const shown = pointed.value < 0 ? all.slice(0, MARKED) : all.filter(({ rank }) => rank === pointed.value);
  useEffect(() => {
    let running = true;
    const until = performance.now() + 900;
    const again = (): void => {
      if (!running || box.current === null) return;
      draw(box.current, shown);
      if (performance.now() < until) requestAnimationFrame(again);
    };
    again();
    addEventListener('resize', again);
    addEventListener('scroll', again, true);
    return () => {
      running = false;
      removeEventListener('resize', again);
      removeEventListener('scroll', again, true);
    };
  });
  return <div class="ghost-marks" ref={box} aria-hidden="true" />;
}
