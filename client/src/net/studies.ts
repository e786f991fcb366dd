import { signal } from '@preact/signals';
import type { Course, Err, Hint, Point, Worth } from '../wire.gen';

/** What the server has last said about a position or a game, and of what kind a wish is that it has not finished. */
export const hint = signal<Hint | null>(null);
export const worth = signal<Worth | null>(null);
export const points = signal<Map<number, Point>>(new Map());
export const courseDone = signal(false);
export const pending = signal<{ hint: number; worth: number; course: number }>({ hint: 0, worth: 0, course: 0 });

export type Wish = keyof typeof pending.value;

export function wished(what: Wish, n: number): void {
  pending.value = { ...pending.value, [what]: n };
}

/** What was found out; what belongs to an earlier wish is not listened to. */
export function hearStudy(message: Hint | Worth | Course): void {
  const { n, t } = message;
  if (pending.value[t] !== n) return;
  if (t === 'hint') hint.value = message;
  else if (t === 'worth') worth.value = message;
  else {
    const all = new Map(points.value);
    for (const point of message.points) all.set(point.ply, point);
    points.value = all;
    courseDone.value = message.done === true;
  }
  if (t === 'worth' || message.done === true) wished(t, 0);
}

/** Whether a refusal was of something that nobody asked for by hand: it is not shown. A refused hint is said aloud. */
export function refusedStudy(error: Err): boolean {
  const { hint: advice, worth: standing, course } = pending.value;
  if (error.n === advice) wished('hint', 0);
  if (error.n === standing) wished('worth', 0);
  if (error.n === course) wished('course', 0);
  return error.n === standing;
}
