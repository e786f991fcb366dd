import { computed, effect, signal, untracked } from '@preact/signals';
import { courseDone, hint, pending, points, wished, type Wish, worth } from '../net/studies';
import { frame, hello, isLive, isOver, link, mySeat, notice } from '../net/state';
import { heeded, stopStudy, study } from '../net/table';
import { bar } from '../settings/settings';
import type { Hint, Idea } from '../wire.gen';

/** Whether hints and the like are given here: after the end to everybody, before it to who plays alone against bots. */
export const mayStudy = computed(() => {
  const greeted = hello.value;
  if (greeted === null || frame.value === null || greeted.state === 'frozen' || greeted.state === 'waiting') return false;
  if (isOver.value) return true;
  const people = greeted.bots.filter((bot) => bot === '').length + (greeted.left?.length ?? 0);
  return people === 1 && mySeat.value !== null && greeted.both !== true;
});

/** After the end: as it truly was, not as the seat sees it whose eyes one has. */
export const truth = signal(false);
/** Whether the course of the whole game is wished for. */
export const tracing = signal(false);
/** The idea looked at alone, by its rank from 0; -1: all of them. */
export const pointed = signal(-1);

/** What is looked at: another position, or the same one through other eyes. */
function moment(): string {
  const shown = frame.value;
  if (shown === null) return '';
  return [shown.live === false ? 'past' : shown.seq, shown.ply, shown.view.seat, isOver.value].join(' ');
}

const wantedAt = signal('');
/** After how many answers I had given my last one when I asked: what has come since was done by others. */
let heededAt = -1;

/** The hint for what is looked at now, if one was asked for here. */
export const advice = computed<Hint | null>(() => {
  const found = hint.value;
  return found !== null && wantedAt.value === moment() && found.ply === frame.value?.ply ? found : null;
});

export const ideas = computed<Idea[]>(() => (advice.value?.ideas ?? []).slice(0, 5));
export const isThinking = computed(() => pending.value.hint !== 0);

/** Whether something may be decided where one looks: before the end it must be one's own decision. */
export const canAdvise = computed(() => {
  const shown = frame.value?.view;
  if (shown === undefined || !mayStudy.value || shown.outcome != null) return false;
  return isOver.value ? shown.decisions.length > 0 : shown.decisions.some((decision) => decision.seat === shown.seat);
});

function ask(what: Wish, seen: boolean): void {
  wished(what, study(what, seen));
}

/** Asks what could best be done here; once more: puts the answer away. */
export function askHint(): void {
  if (advice.value !== null || (isThinking.value && wantedAt.value === moment())) dropHint();
  else if (canAdvise.value) {
    hint.value = null;
    pointed.value = -1;
    wantedAt.value = moment();
    heededAt = heeded.value;
    ask('hint', truth.peek() && isOver.peek());
  } else if (mayStudy.value && !isOver.value) notice.value = { text: { k: 'hint-later', a: {} } };
}

/** The table has gone on: a hint asked for is of no use any more, unless others have done something and I am still asked. */
function leaveHint(): void {
  const goesOn = heededAt === heeded.value && !isOver.value;
  dropHint();
  if (goesOn) askHint();
}

export function dropHint(): void {
  if (isThinking.value && pending.value.course === 0) stopStudy();
  hint.value = null;
  wantedAt.value = '';
  wished('hint', 0);
  pointed.value = -1;
}

export function toggleBar(): void {
  if (mayStudy.value) bar.value = bar.value === 'on' ? 'off' : 'on';
}

/** The bar follows what is looked at, and the course the eyes with which one looks. */
export function keepStudying(): void {
  let timer = 0;
  let told = '';
  effect(() => {
    const wanted = bar.value === 'on' && mayStudy.value && link.value === 'live';
    const now = wanted ? `${moment()} ${truth.value}` : '';
    if (now === told) return;
    told = now;
    clearTimeout(timer);
    if (wanted) timer = window.setTimeout(() => ask('worth', truth.peek() && isOver.peek()), 60);
    else worth.value = null;
  });
  let traced = '';
  effect(() => {
    const wanted = tracing.value && isOver.value && link.value === 'live';
    const now = wanted ? `${frame.value?.last} ${truth.value || frame.value?.view.seat}` : '';
    if (now === traced) return;
    traced = now;
    points.value = new Map();
    courseDone.value = false;
    if (wanted) ask('course', truth.peek());
  });
  let seen = false;
  effect(() => {
    const now = truth.value;
    if (now === seen) return;
    seen = now;
    const stays = untracked(() => isOver.value && (advice.value !== null || (isThinking.value && wantedAt.value === moment())));
    if (!stays) return;
    untracked(dropHint);
    untracked(askHint);
  });
  effect(() => {
    if (link.value === 'lost' && pending.peek().hint !== 0) dropHint();
  });
  effect(() => {
    if (!isOver.value) truth.value = tracing.value = false;
  });
  effect(() => {
    if (wantedAt.value !== '' && isLive.value && wantedAt.value !== moment()) untracked(leaveHint);
  });
}
