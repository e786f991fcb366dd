import { computed } from '@preact/signals';
import { catalogue } from '../net/state';
import type { CardFace } from '../wire.gen';

/** `kernel/layout.py` as it arrives inside the catalogue. */
export interface NumberSpec {
  value: string;
  label: string;
  glyph: string;
  signed: boolean;
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
}
export interface SideSpec {
  board: AreaSpec[];
  counters: CounterSpec[];
  piles: AreaSpec[];
  hand: AreaSpec[];
  passing: AreaSpec[];
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
export interface PhaseSpec {
  id: string;
  label: string;
  cite: string;
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
}

export const layout = computed(() => (catalogue.value?.layout ?? null) as Layout | null);

const PLAIN_FACE: FaceSpec = { type: '', frame: 'portrait', motifs: [], numbers: [], pips: [] };
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

export function motifOf(card: CardFace | undefined): string {
  const kinds = [...(card?.kinds ?? []), ...(card?.extra ?? [])];
  return faceSpec(card).motifs.find(([kind]) => kind === '' || kinds.includes(kind))?.[1] ?? 'burst';
}
