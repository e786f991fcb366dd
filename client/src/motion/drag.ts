import { signal } from '@preact/signals';
import { hoverCard, inspect } from '../inspect/inspected';
import { next, path, pick } from '../table/pick';
import type { Card } from '../wire.gen';

const FAR_ENOUGH = 7;
const LONG_PRESS_MS = 420;

/** A card under the pointer, and where the pointer is. */
export const dragged = signal<{ card: Card; x: number; y: number; width: number } | null>(null);

function keyUnder(x: number, y: number): string | null {
  for (const element of document.elementsFromPoint(x, y)) {
    for (const kind of ['card', 'cell', 'place'] as const) {
      const id = element.closest<HTMLElement>(`[data-${kind}]`)?.dataset[kind];
      if (id !== undefined && next.value.has(`${kind}:${id}`)) return `${kind}:${id}`;
    }
  }
  return null;
}

function isOnTable(x: number, y: number): boolean {
  const under = document.elementFromPoint(x, y);
  return under !== null && under.closest('[data-table]') !== null && under.closest('[data-hand]') === null;
}

/**
 * Beside clicking: a card that can act is dragged to what it acts on, or out onto the table where it needs no target. A finger that
 * rests opens the card's sheet instead.
 */
export function beginDrag(down: PointerEvent & { currentTarget: HTMLElement }, card: Card, key: string): void {
  if (down.button !== 0 || !down.isPrimary) return;
  const element = down.currentTarget;
  let flying = false;
  let pressed = 0;
  if (down.pointerType !== 'mouse') {
    pressed = window.setTimeout(() => {
      swallowClick();
      finish();
      inspect(card);
    }, LONG_PRESS_MS);
  }

  const move = (event: PointerEvent): void => {
    const far = Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) > FAR_ENOUGH;
    if (!flying && far) {
      clearTimeout(pressed);
      const acts = path.value.at(-1) === key || (path.value.length === 0 && next.value.has(key));
      if (!acts || (down.pointerType !== 'mouse' && scrollsThere(element))) {
        finish();
        return;
      }
      flying = true;
      hoverCard(null);
      element.setPointerCapture(down.pointerId);
    }
    if (flying) {
      event.preventDefault();
      const width = element.getBoundingClientRect().width;
      dragged.value = { card, x: event.clientX, y: event.clientY, width };
      if (path.value.length === 0 && needsTarget(key)) pick(key);
    }
  };

  const up = (event: PointerEvent): void => {
    const wasFlying = flying;
    finish();
    if (!wasFlying) return;
    swallowClick();
    const target = keyUnder(event.clientX, event.clientY);
    if (target !== null && target !== key) pick(target);
    else if (path.value.length === 0 && isOnTable(event.clientX, event.clientY)) pick(key);
    else if (path.value.at(-1) === key && !isOnTable(event.clientX, event.clientY)) path.value = [];
  };

  const finish = (): void => {
    clearTimeout(pressed);
    flying = false;
    dragged.value = null;
    removeEventListener('pointermove', move);
    removeEventListener('pointerup', up);
    removeEventListener('pointercancel', finish);
  };

  addEventListener('pointermove', move, { passive: false });
  addEventListener('pointerup', up);
  addEventListener('pointercancel', finish);
}

function needsTarget(key: string): boolean {
  return (next.value.get(key) ?? []).some((option) => (option.anchors?.length ?? 0) > 1);
}

/** On a touch screen a finger in a row that scrolls sideways scrolls it. */
function scrollsThere(element: HTMLElement): boolean {
  const row = element.closest<HTMLElement>('[data-scrolls]');
  return row !== null && row.scrollWidth > row.clientWidth + 2;
}

function swallowClick(): void {
  const stop = (event: Event): void => {
    event.stopPropagation();
    event.preventDefault();
  };
  addEventListener('click', stop, { capture: true, once: true });
  setTimeout(() => removeEventListener('click', stop, { capture: true }), 60);
}
