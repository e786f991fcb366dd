import { flightMs } from '../settings/settings';
import type { View } from '../wire.gen';

const EASING = 'cubic-bezier(.22, .8, .24, 1)';

function places(): Map<string, DOMRect> {
  const found = new Map<string, DOMRect>();
  for (const element of document.querySelectorAll<HTMLElement>('[data-card]')) {
    found.set(element.dataset['card'] ?? '', element.getBoundingClientRect());
  }
  for (const element of document.querySelectorAll<HTMLElement>('[data-place]')) {
    found.set(element.dataset['place'] ?? '', element.getBoundingClientRect());
  }
  return found;
}

/**
 * First, last, invert, play: call it before the table changes and what it returns after. It reads where the cards are at this very
 * moment, so a flight that is under way goes on from there; it holds nothing back, a card in flight can be clicked.
 */
export function flight(next: View): () => void {
  const ms = flightMs();
  if (ms === 0 || document.visibilityState === 'hidden') return () => undefined;
  const before = places();
  const sources = new Map((next.fx ?? []).map((fx) => [fx.card, fx.src]));
  return () => requestAnimationFrameNow(() => play(before, sources, ms));
}

/** After the components have drawn, before the browser paints: rendering is a microtask, and so is this, later. */
function requestAnimationFrameNow(then: () => void): void {
  void Promise.resolve().then(() => Promise.resolve().then(then));
}

function play(before: Map<string, DOMRect>, sources: Map<string, string>, ms: number): void {
  const jobs: { element: HTMLElement; from: DOMRect; to: DOMRect; comes: boolean }[] = [];
  for (const element of document.querySelectorAll<HTMLElement>('[data-card]')) {
    const id = element.dataset['card'] ?? '';
    const own = before.get(id);
    const source = sources.get(id);
    const from = own ?? (source === undefined ? undefined : before.get(source));
    if (from === undefined || from.width === 0) continue;
    const to = element.getBoundingClientRect();
    if (Math.abs(from.x - to.x) + Math.abs(from.y - to.y) > 1) jobs.push({ element, from, to, comes: own === undefined });
  }
  for (const { element, from, to, comes } of jobs) fly(element, from, to, comes, ms);
}

function fly(element: HTMLElement, from: DOMRect, to: DOMRect, comes: boolean, ms: number): void {
  const dx = from.x + from.width / 2 - to.x - to.width / 2;
  const dy = from.y + from.height / 2 - to.y - to.height / 2;
  const scale = to.height > 0 ? Math.max(0.3, Math.min(2.5, from.height / to.height)) : 1;
  element.animate(
    [
      { translate: `${dx}px ${dy}px`, scale: String(scale), zIndex: 30, opacity: comes ? 0.6 : 1 },
      { translate: '0 0', scale: '1', zIndex: 30, opacity: 1 },
    ],
    { duration: comes ? ms * 1.2 : ms, easing: EASING },
  );
}

/** A card about which something was just said lights up once. */
export function flash(cards: Iterable<string>): void {
  const ms = flightMs();
  if (ms === 0) return;
  for (const card of cards) {
    const element = document.querySelector<HTMLElement>(`[data-card="${CSS.escape(card)}"]`);
    element?.animate([{ filter: 'brightness(1.9)' }, { filter: 'brightness(1)' }], { duration: ms * 3, easing: 'ease-out' });
  }
}
