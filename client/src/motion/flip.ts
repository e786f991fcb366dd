import { flightMs } from '../settings/settings';
import type { Card, Place, View } from '../wire.gen';
import { sendAway, sendFaceDown } from './ghost';
import { unseen, type Unseen } from './unseen';

const EASING = 'cubic-bezier(.22, .8, .24, 1)';

function drawn(selector: 'card' | 'place'): Map<string, HTMLElement> {
  const found = new Map<string, HTMLElement>();
  for (const element of document.querySelectorAll<HTMLElement>(`[data-table] [data-${selector}]`)) {
    found.set(element.dataset[selector] ?? '', element);
  }
  return found;
}

function boxes(): Map<string, DOMRect> {
  return new Map([...drawn('place'), ...drawn('card')].map(([id, element]) => [id, element.getBoundingClientRect()]));
}

/**
 * First, last, invert, play: call it before the table changes and what it returns after. It reads where the cards are at this very
 * moment, so a flight that is under way goes on from there; it holds nothing back, a card in flight can be clicked.
 */
export function flight(next: View, previous: View | null): () => void {
  const ms = flightMs();
  if (ms === 0 || document.visibilityState === 'hidden') return () => undefined;
  const before = boxes();
  const hidden = previous === null ? [] : unseen(previous, next);
  return () => afterDrawing(() => play(before, next, hidden, ms));
}

/** After the components have drawn, before the browser paints: rendering is a microtask, and so is this, later. */
function afterDrawing(then: () => void): void {
  void Promise.resolve().then(() => Promise.resolve().then(then));
}

function play(before: Map<string, DOMRect>, next: View, hidden: Unseen[], ms: number): void {
  const sources = new Map((next.fx ?? []).map((fx) => [fx.card, fx.src]));
  const cards = drawn('card');
  const jobs: { element: HTMLElement; from: DOMRect; to: DOMRect; comes: boolean }[] = [];
  for (const [id, element] of cards) {
    const own = before.get(id);
    const from = own ?? before.get(sources.get(id) ?? '');
    if (from === undefined || from.width === 0) continue;
    const to = element.getBoundingClientRect();
    if (Math.abs(from.x - to.x) + Math.abs(from.y - to.y) > 1) jobs.push({ element, from, to, comes: own === undefined });
  }
  const gone = vanished(next, sources, cards, before);
  for (const { element, from, to, comes } of jobs) fly(element, from, to, comes, ms);
  const places = drawn('place');
  sendAway(gone, (card) => places.get(gone.find((ghost) => ghost.card === card)?.place.id ?? '') ?? null, ms);
  for (const move of hidden) {
    const [from, to] = [before.get(move.from), places.get(move.to)];
    if (from !== undefined && to !== undefined && !to.matches('.area')) sendFaceDown(move, from, to, ms); // a board's cards lie open
  }
}

interface Gone {
  card: Card;
  place: Place;
  from: DOMRect;
  isNews: boolean;
}

/** Cards that came, by a way that is known, to where none is drawn: onto a pile. */
function vanished(next: View, sources: Map<string, string>, cards: Map<string, HTMLElement>, before: Map<string, DOMRect>): Gone[] {
  const found: Gone[] = [];
  for (const place of next.view.places) {
    for (const card of place.cards ?? []) {
      const source = sources.get(card.id);
      const from = source === undefined || cards.has(card.id) ? undefined : before.get(source);
      if (source !== undefined && from !== undefined) found.push({ card, place, from, isNews: /^\d+\./.test(source) });
    }
  }
  return found;
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
  const shown = drawn('card');
  for (const card of cards) {
    shown.get(card)?.animate([{ filter: 'brightness(1.9)' }, { filter: 'brightness(1)' }], { duration: ms * 3, easing: 'ease-out' });
  }
}
