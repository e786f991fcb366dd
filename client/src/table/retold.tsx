import { computed } from '@preact/signals';
import { frame, hello, isLive, log, mySeat } from '../net/state';
import { heeded } from '../net/table';
import { Cite } from '../rules/cite';
import type { Die, LogEntry } from '../wire.gen';
import { Sentence } from '../words/card-word';
import { say } from '../words/say';
import { Dice } from './dice';
import { stack } from './happening';
import { layout, type RetoldSpec } from './layout';

/** How many answers of others an action stays for who watches or looks back. */
const LINGERS = 1;

interface Action {
  begin: LogEntry;
  dice: Die[];
  outcome: LogEntry[];
  seq: number;
}

function begins(entry: LogEntry, with_: string[]): boolean {
  return with_.some((key) => entry.k.startsWith(key));
}

function after(entry: LogEntry): number {
  return Number(entry.a?.['after'] ?? 0);
}

/** The lines of an action: from its declaration on, as long as they belong to it. */
function linesOf(spec: RetoldSpec, lines: LogEntry[]): LogEntry[] {
  const own = [spec.rolled, spec.rerolled, spec.changes, spec.total, ...spec.outcome, ...spec.passed_over];
  const end = lines.findIndex((entry) => !begins(entry, own));
  return end < 0 ? lines : lines.slice(0, end);
}

/** The dice that fell in it, with what was added to each. */
function diceOf(spec: RetoldSpec, lines: LogEntry[]): Die[] {
  const dice: Die[] = [];
  for (const entry of lines) {
    const card = entry.cards?.[0];
    const seat = entry.a?.['seat'];
    const own = dice.find((die) => die.card === card);
    if (entry.k.startsWith(spec.rerolled)) {
      own?.rolls.push(after(entry));
      if (own !== undefined) own.total = after(entry);
    } else if (entry.k.startsWith(spec.rolled)) {
      const die: Die = { seat: typeof seat === 'object' ? (seat.seat ?? 0) : 0, rolls: [after(entry)], total: after(entry), terms: [] };
      if (card !== undefined) die.card = card;
      dice.push(die);
    } else if (own !== undefined && entry.k.startsWith(spec.changes)) {
      own.terms = [...(own.terms ?? []), { k: entry.k, a: entry.a ?? {}, cite: entry.cite }];
    } else if (own !== undefined && entry.k.startsWith(spec.total)) {
      own.total = after(entry);
    }
  }
  return dice;
}

const told = computed<Action | null>(() => {
  const spec = layout.value?.retold;
  const lines = log.value;
  if (spec == null) return null;
  for (let i = lines.length - 1; i >= 0; i--) {
    const begin = lines[i] as LogEntry;
    if (!begins(begin, spec.begins)) continue;
    const own = linesOf(spec, lines.slice(i + 1));
    const outcome = own.filter((entry) => begins(entry, spec.outcome));
    if (own.length === 0) return null;
    return { begin, dice: diceOf(spec, own), outcome, seq: own.at(-1)?.seq ?? begin.seq };
  }
  return null;
});

/** What has just come to its end: it stays until something new is declared or the viewer answers. */
export const lastAction = computed<Action | null>(() => {
  const [action, shown] = [told.value, frame.value];
  if (action === null || shown === null || stack.value.some(({ scope }) => !scope.over)) return null;
  const decides = isLive.value && (mySeat.value !== null || hello.value?.both);
  return action.seq > (decides ? heeded.value : shown.ply - 1 - LINGERS) ? action : null;
});

/** The action that is over, once more: the dice with everything that was added to them, and what came of it. */
export function LastAction() {
  const action = lastAction.value;
  if (action === null) return null;
  return (
    <section class="happening over last-action" aria-label={say('last-action')}>
      <p class="happening-title">
        <Sentence message={{ k: action.begin.k, a: action.begin.a ?? {} }} ids={action.begin.cards} /> <Cite id={action.begin.cite} />
      </p>
      <Dice dice={action.dice} />
      <ul class="outcome-lines">
        {action.outcome.map((entry) => (
          <li key={entry.n}>
            <Sentence message={{ k: entry.k, a: entry.a ?? {} }} ids={entry.cards} /> <Cite id={entry.cite} />
          </li>
        ))}
      </ul>
    </section>
  );
}
