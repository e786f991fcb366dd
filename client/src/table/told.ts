import { computed } from '@preact/signals';
import { frame, hello, isLive, isOver, log, mySeat, view } from '../net/state';
import { heeded } from '../net/table';
import type { LogEntry } from '../wire.gen';
import { layout, type NumberSpec, type ToldSpec, type VersusSpec } from './layout';
import { clash, placeOf, seats } from './places';

export interface Named {
  def: string;
  id: string | undefined;
}
export interface Opened extends Named {
  seat: number;
  /** The line that took its effect. */
  struck: LogEntry | undefined;
}
/** A clash that is over, put together again from the log. */
export interface Told {
  spec: VersusSpec;
  /** After how many answers it was over, and the number of its last line. */
  seq: number;
  until: number;
  sides: [number, number];
  from: Named;
  to: Named;
  opened: Opened[];
  rows: { spec: NumberSpec; from: number; to: number; wins: boolean }[];
  marks: (Named & { count: number; after: number })[];
  also: LogEntry[];
}

/** Answers after which a result goes by itself for who watches or looks back. */
const LINGERS = 1;

function argument(entry: LogEntry, name: string): string | number | undefined {
  const found = entry.a?.[name];
  return typeof found === 'object' ? (found.card ?? found.seat ?? undefined) : found;
}

function named(entry: LogEntry, name = 'card', nth = 0): Named {
  return { def: String(argument(entry, name) ?? ''), id: entry.cards?.[nth] };
}

/** Its lines: up to the comparisons or whatever else ended it, and what follows from that without anything between. */
function linesOf(told: ToldSpec, after: LogEntry[]): LogEntry[] {
  const ends = [...told.compares.flatMap(([, wins, fails]) => [wins, fails]), ...told.ends];
  let end = after.length - 1;
  while (end >= 0 && !ends.includes(after[end]?.k ?? '')) end -= 1;
  if (end < 0) return [];
  const follows = [...told.marks, ...told.follows];
  while (follows.includes(after[end + 1]?.k ?? '')) end += 1;
  return after.slice(0, end + 1);
}

function tell(spec: VersusSpec, told: ToldSpec, begin: LogEntry, lines: LogEntry[]): Told {
  const seat = Number(argument(begin, 'seat'));
  const [from, to] = [named(begin), named(begin, 'other', 1)];
  const struck = (card: Named) => lines.find((entry) => told.strikes.includes(entry.k) && entry.cards?.[0] === card.id);
  const opened = lines
    .filter((entry) => entry.k === told.opens)
    .map((entry) => ({ ...named(entry), seat: Number(argument(entry, 'seat')), struck: struck(named(entry)) }));
  const rows = spec.compare.flatMap((number) => {
    const [, wins, fails] = told.compares.find(([value]) => value === number.value) ?? [];
    const line = lines.find((entry) => entry.k === wins || entry.k === fails);
    if (line === undefined) return [];
    const numbers = { from: Number(argument(line, 'before')), to: Number(argument(line, 'after')) };
    return [{ spec: number, ...numbers, wins: line.k === wins }];
  });
  const marks = [to, from].flatMap((card) => {
    const got = lines.filter((entry) => told.marks.includes(entry.k) && entry.cards?.[0] === card.id);
    return got.length === 0 ? [] : [{ ...card, count: got.length, after: Number(argument(got.at(-1) as LogEntry, 'after')) }];
  });
  const last = lines.at(-1) as LogEntry;
  const said = [...told.ends, ...told.follows];
  const sides: [number, number] = [seat, seats().find((other) => other !== seat) ?? seat];
  const also = lines.filter((entry) => said.includes(entry.k));
  return { spec, seq: last.seq, until: last.n, sides, from, to, opened, rows, marks, also };
}

/** The last clash of the log, if it is over. */
const lastTold = computed<Told | null>(() => {
  const specs = layout.value?.scopes ?? [];
  const lines = log.value;
  for (let i = lines.length - 1; i >= 0; i--) {
    const begin = lines[i] as LogEntry;
    const spec = specs.find((candidate) => candidate.told?.begins === begin.k);
    if (spec?.told == null) continue;
    const own = linesOf(spec.told, lines.slice(i + 1));
    return own.length === 0 ? null : tell(spec, spec.told, begin, own);
  }
  return null;
});

/** It stays until another begins, a card is carried out in its place, or the viewer answers something. */
export const result = computed<Told | null>(() => {
  const [told, shown] = [lastTold.value, frame.value];
  if (told === null || shown === null || (clash.value !== null && !isOver.value)) return null;
  const passing = (layout.value?.side.passing ?? []).filter((area) => area.zone !== 'laid');
  if (passing.some((area) => (view.value?.players ?? []).some(({ seat }) => placeOf(seat, area.zone)?.cards?.length))) return null;
  const decides = isLive.value && (mySeat.value !== null || hello.value?.both);
  return told.seq > (decides ? heeded.value : shown.ply - 1 - LINGERS) ? told : null;
});
