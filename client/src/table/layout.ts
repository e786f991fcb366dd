import { computed } from '@preact/signals';
import { catalogue } from '../net/state';
import type { CardFace } from '../wire.gen';

/** `kernel/layout.py` as it arrives inside the catalogue. */
export interface NumberSpec {
  value: string;
  label: string;
  glyph: string;
  signed: boolean;
  also: string[];
}
export interface PipsSpec {
  count: string;
  of: string;
  label: string;
  glyph: string;
}
export interface FaceSpec {
  type: string;
  frame: 'portrait' | 'landscape' | 'round' | 'slip';
  motifs: [string, string][];
  numbers: NumberSpec[];
  pips: PipsSpec[];
  price: NumberSpec | null;
  or_price: NumberSpec | null;
  tints: [kind: string, hue: number, chroma: number][];
}
export interface MarkSpec {
  id: string;
  label: string;
  glyph: string;
  cite: string;
  tone: 'bad' | 'good' | 'plain' | 'veil';
}
export interface BadgeSpec {
  id: string;
  label: string;
  glyph: string;
  cite: string;
}
export interface GroupSpec {
  id: string;
  hue: number;
  chroma: number;
  emblem: string;
}
export interface AreaSpec {
  zone: string;
  shape: 'row' | 'fan' | 'pile' | 'stake';
  label: string;
  glyph: string;
  under: string;
}
export interface CounterSpec {
  id: string;
  label: string;
  glyph: string;
  top: number;
  cite: string;
  rare: boolean;
}
/** A named place in the course of things where one may wish not to be asked. */
export interface StopSpec {
  id: string;
  label: string;
  windows: string[];
  own: boolean;
  others: boolean;
}
/** More than two seats, clockwise. */
export interface RingSpec {
  left: string;
  right: string;
  out: string;
  chief: string;
}
export interface SideSpec {
  board: AreaSpec[];
  counters: CounterSpec[];
  piles: AreaSpec[];
  hand: AreaSpec[];
  passing: AreaSpec[];
  holdings: HoldingSpec[];
}
/** What belongs to a card on the table: places named after it. */
export interface HoldingSpec {
  zone: string;
  label: string;
  glyph: string;
  shape: 'hand' | 'row' | 'pile' | 'stake';
}
export interface GridSpec {
  zone: string;
  cells: string[][];
  label: string;
  near: number;
  near_counter: string;
  halves: number;
}
export interface NodeSpec {
  place: string;
  at: [column: number, row: number];
  glyph: string;
  group: string;
  quiet: boolean;
}
export interface MapSpec {
  nodes: NodeSpec[];
  edges: [string, string][];
  label: string;
}
export interface TrackSpec {
  id: string;
  label: string;
  cite: string;
  low: number;
  high: number;
  look: 'scale' | 'vortex';
  ends: [string, string];
  marks: number[];
  at: [column: number, row: number] | null;
}
export interface BudgetSpec {
  id: string;
  label: string;
  glyph: string;
  of: string;
  tone: string;
}
export interface PoolSpec {
  phase: string;
  zone: string;
  chosen: string;
  label: string;
  chosen_label: string;
  budgets: BudgetSpec[];
  cite: string;
  sort: string[];
  before: string[];
}
export interface HappeningSpec {
  kind: string;
  label: string;
  glyph: string;
  steps: [step: string, label: string][];
  look: 'row' | 'battle' | 'price' | 'slot';
  entries: [how: string, label: string, glyph: string][];
  meters: [what: string, label: string, glyph: string][];
  standings: [how: string, label: string, glyph: string][];
  tags: [word: string, label: string][];
  ways: [verb: string, label: string][];
}
/** Keys of the log's lines that tell of a clash. */
export interface ToldSpec {
  begins: string;
  opens: string;
  compares: [value: string, wins: string, fails: string][];
  ends: string[];
  strikes: string[];
  marks: string[];
  follows: string[];
}
export interface VersusSpec {
  kind: string;
  label: string;
  compare: NumberSpec[];
  sign: string;
  told: ToldSpec | null;
}
/** The lines of the log, by how their keys begin, that tell of an action. */
export interface RetoldSpec {
  begins: string[];
  rolled: string;
  rerolled: string;
  changes: string;
  total: string;
  outcome: string[];
  passed_over: string[];
}
export interface PhaseSpec {
  id: string;
  label: string;
  cite: string;
  part: string;
}
export interface Layout {
  game: string;
  accent: number;
  groups: GroupSpec[];
  faces: FaceSpec[];
  badges: BadgeSpec[];
  phases: PhaseSpec[];
  side: SideSpec;
  shared: CounterSpec[];
  scopes: VersusSpec[];
  happenings: HappeningSpec[];
  retold: RetoldSpec | null;
  stops: StopSpec[];
  ring: RingSpec | null;
  marks: MarkSpec[];
  grid: GridSpec | null;
  map: MapSpec | null;
  tracks: TrackSpec[];
  pools: PoolSpec[];
  common: AreaSpec[];
  idle: string[];
  final: string[];
  sign: string;
  turned: string;
  sides: string[];
  common_turn: boolean;
}

export const layout = computed(() => (catalogue.value?.layout ?? null) as Layout | null);

const PLAIN_FACE: FaceSpec = { type: '', frame: 'portrait', motifs: [], numbers: [], pips: [], price: null, or_price: null, tints: [] };
const PLAIN_GROUP: GroupSpec = { id: '', hue: 265, chroma: 0.02, emblem: 'lamp' };

export function faceSpec(card: CardFace | undefined): FaceSpec {
  return layout.value?.faces.find((spec) => spec.type === card?.type) ?? PLAIN_FACE;
}

export function groupSpec(group: string | undefined): GroupSpec {
  return layout.value?.groups.find((spec) => spec.id === group) ?? PLAIN_GROUP;
}

export function badgeSpec(badge: string): BadgeSpec | undefined {
  return layout.value?.badges.find((spec) => spec.id === badge);
}

export function markSpec(mark: string): MarkSpec | undefined {
  return layout.value?.marks.find((spec) => spec.id === mark);
}

export function happeningSpec(kind: string): HappeningSpec | undefined {
  return layout.value?.happenings.find((spec) => spec.kind === kind);
}

/** A printed number of a card. */
export function printedNumber(card: CardFace | undefined, name: string | undefined): number | null {
  const value = name === undefined ? undefined : (card as Record<string, unknown> | undefined)?.[name];
  return typeof value === 'number' ? value : null;
}

/** The number by which cards of a type take turns: the third on their face. */
export function turnNumber(card: CardFace | undefined): number {
  return printedNumber(card, faceSpec(card).numbers[2]?.value) ?? 99;
}

export function motifOf(card: CardFace | undefined): string {
  const kinds = [...(card?.kinds ?? []), ...(card?.extra ?? [])];
  return faceSpec(card).motifs.find(([kind]) => kind === '' || kinds.includes(kind))?.[1] ?? 'burst';
}
