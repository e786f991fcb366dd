import { computed } from '@preact/signals';
import { view } from '../net/state';
import type { Card, Message, Place } from '../wire.gen';
import { type HoldingSpec, layout, type VersusSpec } from './layout';

const places = computed(() => new Map((view.value?.places ?? []).map((place) => [`${place.seat}.${place.zone}`, place])));

export function placeOf(seat: number | null, zone: string): Place | undefined {
  return places.value.get(`${seat}.${zone}`);
}

const byId = computed(() => new Map((view.value?.places ?? []).map((place) => [place.id, place])));

export function placeById(id: string): Place | undefined {
  return byId.value.get(id);
}

/** What belongs to a card on the table: the places that have its name. */
export function holdingsOf(card: Card): { place: Place; spec: HoldingSpec }[] {
  return (layout.value?.side.holdings ?? []).flatMap((spec) => {
    const place = (view.value?.places ?? []).find((found) => found.zone === spec.zone && found.id.startsWith(`${card.def}.`));
    return place === undefined ? [] : [{ place, spec }];
  });
}

/** Whose a card on the table is. */
export function sideOf(card: Card, place: Place | undefined): number | null {
  return card.controller ?? place?.seat ?? card.owner ?? null;
}

export function seats(): number[] {
  return (view.value?.players ?? []).map((player) => player.seat);
}

/** The others as they sit, clockwise from the left of this seat. */
export function around(seat: number): number[] {
  const order = view.value?.ring ?? seats();
  const at = order.indexOf(seat);
  return [...order.slice(at + 1), ...order.slice(0, at)];
}

export function counterOf(seat: number, counter: string): number {
  return view.value?.players.find((player) => player.seat === seat)?.counters[counter] ?? 0;
}

/** Whether a seat of a ring has left the game. */
export function isOut(seat: number): boolean {
  const out = layout.value?.ring?.out ?? '';
  return out !== '' && counterOf(seat, out) > 0;
}

/** Cards that lie under others, by the id of the one above. */
export const lyingUnder = computed(() => {
  const zones = new Set((layout.value?.side.board ?? []).map((area) => area.under).filter((zone) => zone !== ''));
  const found = new Map<string, Card[]>();
  for (const place of view.value?.places ?? []) {
    if (!zones.has(place.zone)) continue;
    for (const card of place.cards ?? []) {
      if (card.host != null) found.set(card.host, [...(found.get(card.host) ?? []), card]);
    }
  }
  return found;
});

const cardsById = computed(() => {
  const found = new Map<string, { card: Card; place: Place }>();
  for (const place of view.value?.places ?? []) for (const card of place.cards ?? []) found.set(card.id, { card, place });
  return found;
});

export function find(id: string | undefined): { card: Card; place: Place } | undefined {
  return id === undefined ? undefined : cardsById.value.get(id);
}

export interface Clash {
  spec: VersusSpec;
  from: string | undefined;
  to: string | undefined;
  /** Their definitions, also of one that has left play since. */
  names: [string | undefined, string | undefined];
  /** What the sides have staked, once it is open. */
  staked: string[];
}

function named(message: Message, argument: string): string | undefined {
  const value = message.a?.[argument];
  return typeof value === 'object' ? (value.card ?? undefined) : undefined;
}

/** The innermost open scope that the layout draws as two cards against each other. */
export const clash = computed<Clash | null>(() => {
  for (const scope of [...(view.value?.scopes ?? [])].reverse()) {
    const spec = layout.value?.scopes.find((candidate) => candidate.kind === scope.kind);
    if (spec === undefined) continue;
    const names: Clash['names'] = [named(scope.title, 'card'), named(scope.title, 'other')];
    const still = (name: string | undefined) => scope.cards?.find((id) => find(id)?.card.def === name);
    const [from, to] = scope.arrow?.length ? scope.arrow : names.map(still);
    const staked = (scope.cards ?? []).filter((id) => id !== from && id !== to && find(id)?.card.values === undefined);
    return { spec, from, to, names, staked };
  }
  return null;
});
