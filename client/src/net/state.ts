import { computed, signal } from '@preact/signals';
import type { Catalogue, GameInfo, Hello, LogEntry, Message, Offer, Online, Option, Paragraph, Reason, View, Why } from '../wire.gen';

/** What the server has said last. Nothing here is guessed ahead. */
export const hello = signal<Hello | null>(null);
export const frame = signal<View | null>(null);
export const log = signal<LogEntry[]>([]);
export const online = signal<Online['online']>([]);
export const watching = signal(0);
export const offer = signal<Offer | null>(null);
export const why = signal<Why | null>(null);
/** The same about the card under the pointer. */
export const glimpse = signal<Why | null>(null);
export const catalogue = signal<Catalogue | null>(null);
export const games = signal<GameInfo[]>([]);
export const paragraphs = signal<Paragraph[]>([]);

export type Link = 'connecting' | 'live' | 'lost' | 'refused';
export const link = signal<Link>('connecting');
/** Seconds until the next try while the connection is lost. */
export const retryIn = signal(0);
export const roundTrip = signal(0);
/** When the view now shown came: clocks count from there. */
export const shownAt = signal(0);

/** The number of the frame that has not been answered yet, 0 if none. */
export const unanswered = signal(0);

export interface Notice {
  text: Message | string;
  reason?: Reason | null;
}
export const notice = signal<Notice | null>(null);

export const view = computed(() => frame.value?.view ?? null);
/** Whose turn it is; nobody's before the first, while hands are kept or changed. */
export const active = computed(() => (view.value !== null && view.value.turn > 0 ? view.value.active : null));
export const isLive = computed(() => frame.value !== null && frame.value.live !== false);
export const isOver = computed(() => hello.value?.state === 'over' || frame.value?.view.outcome != null);

/** The seat at the bottom of the screen: mine, or for a spectator the first. */
export const near = computed(() => view.value?.seat ?? 0);
export const mySeat = computed(() => hello.value?.seat ?? null);

/** What I may answer now; empty while looking back or waiting for the server. */
export const options = computed<Option[]>(() => (isLive.value ? (view.value?.options ?? []) : []));
export const asked = computed(() => view.value?.decisions ?? []);
export const myDecision = computed(() => {
  const shown = view.value;
  if (shown === null || !isLive.value || options.value.length === 0) return null;
  return shown.decisions.find((decision) => decision.seat === shown.seat) ?? null;
});
