import { batch, signal } from '@preact/signals';
import { flight } from '../motion/flip';
import type { ClientMsg, Err, Hello, ServerMsg, View, Why } from '../wire.gen';
import { loadCatalogue } from './api';
import { Pacing } from './pacing';
import { Socket } from './socket';
import * as state from './state';
import { hearStudy, refusedStudy } from './studies';

type Numbered = Extract<ClientMsg, { n: number }>;

/** Number of the first log entry that came with the view now shown: what has just happened. */
export const freshFrom = signal(0);
/** How many answers the table had when the viewer last gave one: what came later he has not seen to yet. */
export const heeded = signal(-1);
/** Two players at one screen: the seat that is to look now, until it says that it does. */
export const curtain = signal<number | null>(null);

let socket: Socket | null = null;
let build: string | null = null;
let nonce = Math.floor(Math.random() * 2 ** 40);
let held: Numbered | null = null;
let glancing = 0;
let asking: { n: number; cell: string } | null = null;

const arrived = new WeakMap<View, number>();
const pacing = new Pacing(show);

export function joinTable(table: string): () => void {
  const opened = new Socket(`/ws/${table}`, receive, sendHeld);
  socket = opened;
  Object.assign(window, { dropConnection: () => opened.drop() });
  return () => opened.stop();
}

function show(frame: View): void {
  const previous = state.frame.value;
  const land = flight(frame, previous);
  batch(() => {
    keepLog(frame, previous);
    const seat = frame.view.seat;
    const changes = previous === null || previous.view.seat !== seat;
    if (state.hello.value?.both && seat !== null && changes && frame.live !== false && !frame.view.outcome) {
      curtain.value = seat;
    }
    if (previous === null) heeded.value = frame.ply - 2;
    else if (frame.ply < previous.ply && frame.live !== false) heeded.value = Math.min(heeded.value, frame.ply);
    state.frame.value = frame;
    state.shownAt.value = arrived.get(frame) ?? performance.now();
    state.online.value = frame.online;
    state.offer.value = frame.offer ?? null;
    if (frame.live !== false && held !== null && frame.seq > (heldSeq(held) ?? Infinity)) release();
  });
  land();
}

function keepLog(frame: View, previous: View | null): void {
  const kept = state.log.value.filter((entry) => entry.n < frame.log_from);
  const known = previous === null ? Infinity : (state.log.value.at(-1)?.n ?? -1);
  state.log.value = [...kept, ...frame.log];
  if (previous === null || frame.log.length > 0) {
    freshFrom.value = Math.min(known, (state.log.value.at(-1)?.n ?? -1)) + 1;
  }
}

/** Where my clock runs I am shown at once what I have to decide. */
function presses(frame: View): boolean {
  return (frame.clocks ?? []).length > 0 && (frame.view.options ?? []).length > 0;
}

function receive(message: ServerMsg): void {
  switch (message.t) {
    case 'hello':
      greet(message);
      break;
    case 'view':
      arrived.set(message, performance.now());
      pacing.arrive(message, presses(message) || message.live === false || state.frame.value === null || state.frame.value.live === false);
      break;
    case 'ack':
      if (held?.n === message.n) release();
      break;
    case 'err':
      refuse(message);
      break;
    case 'offer':
      state.offer.value = message;
      if (message.kind === 'rematch' && message.state === 'accepted' && message.table) {
        location.assign(`/t/${message.table}`);
      }
      if (message.kind === 'undo' && message.state === 'declined' && message.by === state.mySeat.value) {
        state.notice.value = { text: { k: 'undo-refused', a: {} }, reason: null };
      }
      break;
    case 'presence':
      batch(() => {
        state.online.value = message.online;
        state.watching.value = message.watching ?? 0;
      });
      break;
    case 'why':
      if (message.n === glancing) state.glimpse.value = message;
      else if (message.n === asking?.n) tellWhyThere(message, asking.cell);
      else state.why.value = message;
      break;
    case 'hint':
    case 'worth':
    case 'course':
      hearStudy(message);
      break;
    case 'pong':
      break;
    default:
      message satisfies never; // a new message of the server that nobody handles fails the type check
  }
}

function greet(hello: Hello): void {
  if (build !== null && build !== hello.build) location.reload();
  build = hello.build;
  state.hello.value = hello;
  void loadCatalogue(hello.game);
}

function refuse(error: Err): void {
  if (held?.n === error.n) release();
  if (error.code === 'stale' || error.n === glancing || refusedStudy(error)) return; // the newer view is on its way
  state.notice.value = { text: error.text, reason: error.reason ?? null };
}

function heldSeq(message: Numbered): number | null {
  return 'seq' in message ? message.seq : null;
}

function release(): void {
  held = null;
  state.unanswered.value = 0;
}

/** After a broken connection the unanswered frame goes out again under its old number: the server takes it once. */
function sendHeld(): void {
  if (held !== null) socket?.send(held);
}

function hold(message: Numbered): void {
  held = message;
  state.unanswered.value = message.n;
  socket?.send(message);
}

/** Shows at once what is still waiting to be shown; whether there was anything. */
export function hurry(): boolean {
  return pacing.hurry();
}

export function act(option: string): void {
  const frame = state.frame.value;
  if (frame === null || !state.isLive.value || held !== null || pacing.hurry()) return;
  heeded.value = frame.ply;
  hold({ t: 'act', n: ++nonce, seq: frame.seq, option });
}

/** Takes a seat that is free, or changes name and deck at one's own while the table waits. */
export function sit(seat: number, deck: string, name: string): void {
  socket?.send({ t: 'sit', n: ++nonce, seat, deck, name });
}

/** In which windows the player does not want to be asked. */
export function prefer(wish: Omit<Extract<ClientMsg, { t: 'prefer' }>, 't'>): void {
  socket?.send({ t: 'prefer', ...wish });
}

export function undo(): void {
  const frame = state.frame.value;
  if (frame !== null && frame.undo !== 'no') socket?.send({ t: 'undo', n: ++nonce, seq: frame.seq });
}

export function answerOffer(kind: 'undo' | 'rematch', yes: boolean): void {
  socket?.send({ t: 'answer', n: ++nonce, kind, yes });
}

export function resign(): void {
  socket?.send({ t: 'resign', n: ++nonce });
}

export function offerRematch(): void {
  socket?.send({ t: 'rematch', n: ++nonce });
}

export function askWhy(card: string): void {
  state.why.value = null;
  socket?.send({ t: 'why', n: ++nonce, card });
}

/** Asks what speaks against using a card at a cell: the answer is said aloud. */
export function askWhyThere(card: string, cell: string): void {
  asking = { n: ++nonce, cell };
  socket?.send({ t: 'why', n: nonce, card, cell });
}

/** One line says it: of several uses the reason against the first, or that the card has no business there. */
function tellWhyThere(message: Why, cell: string): void {
  const against = message.answers.find((use) => use.reason != null);
  if (against?.reason == null) state.notice.value = { text: { k: 'why-there-nothing', a: { cell } }, reason: null };
  else state.notice.value = { text: against.label, reason: { cite: against.cite, message: against.reason } };
}

/** Asks what could be done or how it stands at what is looked at; returns the number of the wish. */
export function study(what: 'hint' | 'worth' | 'course', truth: boolean): number {
  socket?.send({ t: 'study', n: ++nonce, what, truth });
  return nonce;
}

/** What takes its time is wanted no more. */
export function stopStudy(): void {
  socket?.send({ t: 'study', n: ++nonce, what: 'stop' });
}

/** Asks about a card that is only being looked at: where nothing comes back, nothing is said. */
export function glance(card: string): void {
  glancing = ++nonce;
  state.glimpse.value = null;
  socket?.send({ t: 'why', n: glancing, card });
}

/** Shows the table after so many answers; -1 is now. After the end also through the eyes of another seat. */
export function seek(ply: number, seat: number | null = null): void {
  pacing.hurry();
  socket?.send(seat === null ? { t: 'seek', ply } : { t: 'seek', ply, seat });
}
