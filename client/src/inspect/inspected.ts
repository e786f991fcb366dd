import { signal } from '@preact/signals';
import { askWhy } from '../net/table';
import { why } from '../net/state';
import type { Card } from '../wire.gen';

/** A card in view, or only what is printed on one. */
export type Shown = Partial<Card> & { def: string };

/** Where the big card of a hovered one is put: beside what is hovered. */
export interface Hovered {
  card: Shown;
  at: DOMRect;
  /** A hand is looked over card by card: the big one must not lie over its neighbours. */
  inHand: boolean;
}
export const hovered = signal<Hovered | null>(null);
/** The card whose sheet is open. */
export const inspected = signal<Shown | null>(null);

const REST_MS = 160;
let resting = 0;
let under: Element | null = null;
let looked: Shown | null = null;

/** A card that has left from under the pointer never says so: what showed it goes too. */
export function dropStaleHover(): void {
  if (under?.isConnected === false) hoverCard(null);
}

export function hoverCard(card: Shown | null, beside?: Element): void {
  if (beside !== undefined && beside === under && card === looked) return;
  clearTimeout(resting);
  under = beside ?? null;
  looked = card;
  if (card === null || beside === undefined) {
    hovered.value = null;
    return;
  }
  const next = { card, at: beside.getBoundingClientRect(), inHand: beside.closest('[data-hand]') !== null };
  if (hovered.value !== null) hovered.value = next;
  else resting = window.setTimeout(() => (hovered.value = next), REST_MS);
}

/** Only a mouse that moves looks at a card: one that the table lays under a resting pointer stays small. */
export function hoverBy(event: PointerEvent, card: Shown): void {
  if (event.pointerType === 'mouse' && event.buttons === 0) hoverCard(card, event.currentTarget as Element);
}

/** Who has just clicked a card has read it: nothing lies over its targets until the pointer has been elsewhere. */
export function putHoverAway(): void {
  clearTimeout(resting);
  hovered.value = null;
}

/** Opens the card's sheet and asks the server what can and cannot be done with it. */
export function inspect(card: Shown): void {
  hoverCard(null);
  inspected.value = card;
  why.value = null;
  if (card.id !== undefined) askWhy(card.id);
}
