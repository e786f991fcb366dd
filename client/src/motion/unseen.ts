import type { Place, View } from '../wire.gen';

/** So many cards that the viewer does not see went from one place to another. */
export interface Unseen {
  from: string;
  to: string;
  count: number;
}

function unknown(place: Place | undefined): number {
  return place === undefined ? 0 : place.count - (place.cards?.length ?? 0);
}

/** How much each place has grown beyond what the ways of cards in view (`fx`) explain; negative: shrunk. */
function unexplained(previous: View, next: View): Map<string, number> {
  const grown = new Map(next.view.places.map((place) => [place.id, place.count]));
  for (const place of previous.view.places) grown.set(place.id, (grown.get(place.id) ?? 0) - place.count);
  const stood = new Map(previous.view.places.flatMap((place) => (place.cards ?? []).map((card) => [card.id, place.id] as const)));
  const lies = new Map(next.view.places.flatMap((place) => (place.cards ?? []).map((card) => [card.id, place.id] as const)));
  for (const { card, src } of next.fx ?? []) {
    const [from, to] = [stood.get(src) ?? src, lies.get(card) ?? ''];
    grown.set(from, (grown.get(from) ?? 0) + 1);
    grown.set(to, (grown.get(to) ?? 0) - 1);
  }
  return grown;
}

/** What the counts of two views tell of cards that nobody shows: a draw, a discard, a card laid face down. Of one seat at a time. */
export function unseen(previous: View, next: View): Unseen[] {
  const goesOn = next.live !== false ? next.ply >= previous.ply : Math.abs(next.ply - previous.ply) === 1;
  if (!goesOn || previous.view.seat !== next.view.seat) return [];
  const was = new Map(previous.view.places.map((place) => [place.id, place]));
  const grown = unexplained(previous, next);
  const found: Unseen[] = [];
  for (const to of next.view.places) {
    const more = grown.get(to.id) ?? 0;
    let left = unknown(to) === 0 ? more : Math.min(more, unknown(to) - unknown(was.get(to.id)));
    for (const from of previous.view.places) {
      const count = Math.min(left, -(grown.get(from.id) ?? 0));
      if (from.seat !== to.seat || unknown(from) === 0 || count <= 0) continue;
      found.push({ from: from.id, to: to.id, count });
      grown.set(from.id, (grown.get(from.id) ?? 0) + count);
      left -= count;
    }
  }
  return found;
}
