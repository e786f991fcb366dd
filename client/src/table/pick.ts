import { computed, effect, signal } from '@preact/signals';
import { act, hurry } from '../net/table';
import { catalogue, frame, myDecision, notice, options, unanswered, view } from '../net/state';
import type { Anchor, Option } from '../wire.gen';
import { confirms, touches } from '../settings/settings';
import { layout, type PoolSpec } from './layout';
import { find } from './places';

/**
 * A move is said by pointing at the anchors of its option, one after the other: first what acts, then at whom. Nothing here knows what
 * the anchors mean; the options that the server offered say what goes on.
 */
export type Key = string;

export function keyOf(anchor: Anchor): Key {
  if (anchor.card != null) return `card:${anchor.card}`;
  if (anchor.place != null) return `place:${anchor.place}`;
  if (anchor.cell != null) return `cell:${anchor.cell}`;
  if (anchor.seat != null) return `seat:${anchor.seat}`;
  return `number:${anchor.number ?? 0}`;
}

const keysOf = new WeakMap<Option, Key[]>();
function keys(option: Option): Key[] {
  let found = keysOf.get(option);
  if (found === undefined) keysOf.set(option, (found = (option.anchors ?? []).map(keyOf)));
  return found;
}

/** What has been pointed at so far. */
export const path = signal<Key[]>([]);
/** An option that waits for a yes, since it carries a warning. */
export const doubtful = signal<Option | null>(null);

function startsWith(option: Option, start: Key[]): boolean {
  const all = keys(option);
  return start.every((key, i) => all[i] === key);
}

export const candidates = computed(() => options.value.filter((option) => startsWith(option, path.value)));

/** Several cards to choose, one after the other in an order of the game's own: here they may be pointed at in any. */
export const several = computed(() => {
  const asks = myDecision.value?.several;
  return asks == null || asks.n < 2 || asks.cards.length <= asks.n || asks.cards.includes('') ? null : asks;
});

/** Which of them have been pointed at. */
export const gathered = signal<Key[]>([]);
/** What those that were gathered are, the first of them being part `first` of the question, and after how many answers the last part went. */
let plan: { kinds: string[]; first: number; next: number; asks: string; ply: number } | null = null;

function question(): string {
  const decision = myDecision.value;
  return decision === null ? '' : `${decision.cite} ${decision.prompt.k}`;
}

/** What can be pointed at next, with the options that this leaves. */
export const next = computed(() => {
  const found = new Map<Key, Option[]>();
  if (several.value !== null && path.value.length === 0) {
    for (const card of several.value.cards) found.set(`card:${card}`, options.value);
    return found;
  }
  for (const option of candidates.value) {
    const key = keys(option)[path.value.length];
    if (key !== undefined) found.set(key, [...(found.get(key) ?? []), option]);
  }
  return found;
});

/** Copies of a card in a hand cannot be told apart, so the server offers one of them; pointing at any means that one. */
export function offered(key: Key): Key {
  if (next.value.has(key) || path.value.includes(key)) return key;
  const kind = key.slice(0, key.lastIndexOf(':') + 1);
  if (kind.split(':').length < 4) return key;
  for (const other of next.value.keys()) if (other.startsWith(kind)) return other;
  return path.value.find((other) => other.startsWith(kind)) ?? key;
}

/** Whether nothing is left of an option to point at: numbers are chosen in the menu. */
export function isSaid(option: Option, depth: number): boolean {
  return keys(option).slice(depth).every((key) => key.startsWith('number:'));
}

/** Options that are said in full by what has been pointed at; more than one, or others go on: a menu asks which. */
export const said = computed(() => (path.value.length === 0 ? [] : candidates.value.filter((option) => isSaid(option, path.value.length))));

/** Whether something on the table can be pointed at next. */
export const goesOn = computed(() => [...next.value.keys()].some((key) => !key.startsWith('number:')));

/** What is pointed at in an option, without its numbers. */
function pointedAt(option: Option): string {
  return keys(option)
    .filter((key) => !key.startsWith('number:'))
    .join(' ');
}

/** Options at which nothing can be pointed: buttons. Those with a number or a seat first too, and those that differ by their number only. */
export const spoken = computed(() => {
  const all = options.value;
  const start = all[0] === undefined ? '' : pointedAt(all[0]);
  if (all.length > 1 && start !== '' && all.every((option) => pointedAt(option) === start && keys(option).length > start.split(' ').length)) return all;
  return all.filter((option) => {
    const first = option.anchors?.[0];
    return first === undefined || (first.card == null && first.place == null && first.cell == null);
  });
});

/** The pool out of which the viewer chooses now or soon, on a screen of its own. */
export const openPool = computed<PoolSpec | null>(() => {
  const shown = view.value;
  if (shown === null || shown.seat == null) return null;
  return layout.value?.pools.find((spec) => spec.phase === shown.phase || spec.before.includes(shown.phase)) ?? null;
});

const inSight = computed(() => {
  const shown = new Set<string>();
  const shape = layout.value?.side;
  const seat = view.value?.seat;
  const nodes = new Set(layout.value?.map?.nodes.map((node) => node.place));
  const pool = openPool.value;
  for (const place of view.value?.places ?? []) {
    const area = [...(shape?.board ?? []), ...(shape?.passing ?? [])].find(
      (spec) => spec.zone === place.zone || spec.under === place.zone,
    );
    const held = shape?.hand.some((spec) => spec.zone === place.zone) && place.seat === seat;
    const holding = shape?.holdings.find((spec) => spec.zone === place.zone);
    const belongs = holding !== undefined && (holding.shape !== 'hand' || place.seat === seat);
    const lies = nodes.has(place.id);
    const onCells = layout.value?.grid?.zone === place.zone;
    const pooled = pool !== null && place.seat === seat && (place.zone === pool.zone || place.zone === pool.chosen);
    if (area !== undefined || held || belongs || lies || pooled || onCells) {
      for (const card of place.cards ?? []) if (!onCells || card.cell != null) shown.add(card.id); // what has no cell yet lies nowhere
    }
  }
  return shown;
});

/** Places with cards to point at that do not lie open on the table: they are laid out when they are needed. */
export const outOfSight = computed(() => {
  if (catalogue.value === null) return [];
  const begun = new Set(path.value.length > 0 ? options.value.map((option) => keys(option)[0]) : []); // what one could have begun with stays
  const may = (key: Key): boolean => next.value.has(key) || begun.has(key);
  return (view.value?.places ?? [])
    .map((place) => ({
      place,
      cards: (place.cards ?? []).filter((card) => may(`card:${card.id}`) && !inSight.value.has(card.id)),
    }))
    .filter(({ cards }) => cards.length > 0);
});

export const onlyOutOfSight = computed(
  () =>
    outOfSight.value.length > 0 &&
    [...next.value.keys()].every((key) => !key.startsWith('card:') || !inSight.value.has(key.slice(5))),
);

export function play(option: Option): void {
  if (unanswered.value !== 0) return;
  if (option.warning != null && doubtful.value !== option) {
    doubtful.value = option;
    return;
  }
  doubtful.value = null;
  path.value = [];
  act(option.id);
}

/** A pool is the viewer's alone: what was pointed at there is still meant in a newer view that offers the same with it. */
function isStillMeant(pool: PoolSpec | null, key: Key, before: string): boolean {
  return pool !== null && openPool.value === pool && before !== '' && before === optionsAt(key);
}

function optionsAt(key: Key): string {
  return (next.value.get(key) ?? []).map((option) => option.id).join(' ');
}

/** Whether a tap at a card is not yet the answer: a slip of the finger would lay a secret card, and it is not taken back. */
function asksAgain(option: Option): boolean {
  if (!layout.value?.final.includes(verbOf(option))) return false;
  return confirms.value === 'always' || (confirms.value === 'touch' && touches());
}

/** One card more, or one less, of several; with the last of them all are answered with. */
function gather(key: Key): void {
  const asks = several.value;
  if (asks === null) return;
  gathered.value = gathered.value.includes(key) ? gathered.value.filter((other) => other !== key) : [...gathered.value, key];
  if (gathered.value.length < asks.n) return;
  const kinds = asks.cards.filter((card) => gathered.value.includes(`card:${card}`)).map(kindOfCard);
  plan = { kinds, first: asks.done, next: asks.done, asks: question(), ply: -1 };
  gathered.value = [];
  goOnWithPlan();
}

/** Copies are alike: the server offers the first of them. */
function kindOfCard(id: string): string {
  return find(id)?.card.def ?? id;
}

/** The next part of what was gathered, if the server asks for it; a part for which there was one name only has been taken unasked. */
function goOnWithPlan(): void {
  const [now, ply, asks] = [plan, frame.value?.ply ?? 0, myDecision.value?.several];
  if (now === null || unanswered.value !== 0 || ply <= now.ply) return;
  const end = now.first + now.kinds.length;
  const goesOn = asks != null && asks.done >= now.next && asks.done + asks.n === end && now.asks === question();
  const wanted = goesOn ? now.kinds[asks.done - now.first] : undefined;
  const option = options.value.find(({ anchors }) => anchors?.length === 1 && kindOfCard(anchors[0]?.card ?? '') === wanted);
  plan = option === undefined || !goesOn || asks.done + 1 === end ? null : { ...now, next: asks.done + 1, ply };
  if (option !== undefined) act(option.id);
}

/** Points at something; whether that meant anything. What was said about the last click goes away. */
export function pick(key: Key): boolean {
  if (next.value.has(key)) notice.value = null;
  const [pool, before] = [openPool.value, optionsAt(key)];
  if (hurry() && !isStillMeant(pool, key, before)) return true;
  if (several.value !== null && next.value.has(key)) {
    gather(key);
    return true;
  }
  if (path.value.at(-1) === key) {
    stepBack();
    return true;
  }
  if (!next.value.has(key) && path.value.length > 0) path.value = [];
  const left = next.value.get(key);
  if (left === undefined) return false;
  const depth = path.value.length + 1;
  const only = left.length === 1 ? left[0] : undefined;
  if (only !== undefined && isSaid(only, depth) && !asksAgain(only)) play(only);
  else path.value = [...path.value, key];
  return true;
}

export function stepBack(): void {
  if (doubtful.value !== null) doubtful.value = null;
  else if (gathered.value.length > 0) gathered.value = gathered.value.slice(0, -1);
  else path.value = path.value.slice(0, -1);
}

export function verbOf(option: Option): string {
  return option.id.split(' ', 1)[0] ?? '';
}

/** A half-made pick lives on into a newer view if its option still does. */
export function keepPicks(): void {
  effect(() => {
    const now = options.value;
    if (path.peek().length > 0 && !now.some((option) => startsWith(option, path.peek()))) path.value = [];
    const asks = several.value;
    const among = gathered.peek().filter((key) => asks?.cards.includes(key.slice(5)));
    if (among.length < gathered.peek().length) gathered.value = among; // another question
    const waits = doubtful.peek();
    if (waits !== null && !now.includes(waits)) doubtful.value = now.find((option) => option.id === waits.id) ?? null;
  });
  effect(goOnWithPlan);
}
