import type { ComponentChildren, CSSProperties } from 'preact';
import { badgeSpec, faceSpec, type FaceSpec, groupSpec, layout, motifOf, type NumberSpec, type PipsSpec } from '../table/layout';
import type { Card, CardFace } from '../wire.gen';
import { cardName, face } from '../words/names';
import { say } from '../words/say';
import { Glyph } from './glyph';
import { Art } from './motif/art';

/** What a card shows of a number: the value now in play, or the printed one, and how the two compare. */
export function reading(card: Partial<Card>, printed: CardFace | undefined, spec: NumberSpec) {
  const own = (printed as Record<string, unknown> | undefined)?.[spec.value];
  const before = typeof own === 'number' ? own : null;
  const now = card.values?.[spec.value] ?? before;
  const trend = now === null || before === null || now === before ? 'same' : now > before ? 'up' : 'down';
  return { now, before, trend } as const;
}

export function written(value: number | null, signed: boolean): string {
  if (value === null) return '';
  if (!signed) return String(value);
  return value < 0 ? `−${-value}` : `+${value}`;
}

export function groupStyle(group: string | undefined): CSSProperties {
  const spec = groupSpec(group);
  return { '--hue': spec.hue, '--chroma': spec.chroma } as CSSProperties;
}

/** Several values behind one another: "3-5-6". */
export function chain(card: Partial<Card>, printed: CardFace | undefined, spec: NumberSpec): string {
  const all = [spec.value, ...spec.also].map((value) => reading(card, printed, { ...spec, value }).now);
  return all.map((now) => written(now, spec.signed)).join('-');
}

/** The colours of a card: its group's, or those of its kind. */
export function cardStyle(printed: CardFace | undefined): CSSProperties {
  const tint = faceSpec(printed).tints.find(([kind]) => printed?.kinds?.includes(kind));
  return tint === undefined ? groupStyle(printed?.group) : ({ '--hue': tint[1], '--chroma': tint[2] } as CSSProperties);
}

function Value({ card, printed, spec }: { card: Partial<Card>; printed: CardFace | undefined; spec: NumberSpec }) {
  const { now, trend } = reading(card, printed, spec);
  if (now === null) return null;
  return (
    <span class={`value ${trend} ${spec.also.length > 0 ? 'several' : ''}`} data-value={spec.value}>
      <Glyph name={spec.glyph} />
      <b>{spec.also.length > 0 ? chain(card, printed, spec) : written(now, spec.signed)}</b>
    </span>
  );
}

/** How many of a mark lie on a card; tokens have a field of their own. */
export function markCount(card: Partial<Card>, mark: string): number {
  return card.marks?.[mark] ?? (mark === 'tokens' ? (card.tokens ?? 0) : 0);
}

/** Numbers that were laid on a card; what its pips count is drawn there. */
export function Marks({ card, spec }: { card: Partial<Card>; spec: FaceSpec }) {
  const laid = (layout.value?.marks ?? []).filter(
    (mark) => markCount(card, mark.id) > 0 && !spec.pips.some((pips) => pips.count === mark.id && card.values?.[pips.of] !== undefined),
  );
  return (
    <>
      {laid.map((mark) => (
        <span key={mark.id} class={`mark ${mark.tone}`} title={say(mark.label)} data-mark={mark.id}>
          <Glyph name={mark.glyph} />
          <b>{markCount(card, mark.id)}</b>
        </span>
      ))}
    </>
  );
}

function Price({ card, spec }: { card: Partial<Card> & { def: string }; spec: NumberSpec | null }) {
  const printed = face(card.def);
  if (spec === null || card.values !== undefined) return null;
  const { now } = reading(card, printed, spec);
  if (now === null) return null;
  return (
    <span class={`price ${(printed?.kinds ?? []).join(' ')}`} title={say(spec.label)}>
      <Glyph name={spec.glyph} />
      <b>{now < 0 ? 'X' : now}</b>
    </span>
  );
}

/** More of them than this have no room in a row: then they are said as a number. */
const MOST_PIPS = 6;

export function Pips({ card, spec }: { card: Partial<Card>; spec: PipsSpec }) {
  const of = card.values?.[spec.of] ?? 0;
  const filled = markCount(card, spec.count);
  if (of === 0) return null;
  if (Math.max(of, filled) > MOST_PIPS) {
    return (
      <span class="pips counted">
        <i class={filled > 0 ? 'full' : ''}>
          <Glyph name={spec.glyph} />
        </i>
        <b>{filled}</b>/{of}
      </span>
    );
  }
  return (
    <span class="pips">
      {Array.from({ length: Math.max(of, filled) }, (_, i) => (
        <i key={i} class={i < filled ? 'full' : ''}>
          <Glyph name={spec.glyph} />
        </i>
      ))}
    </span>
  );
}

/** In the upper corner: further numbers, and below them what is so of the card. */
export function Badges({ badges, children }: { badges: readonly string[]; children?: ComponentChildren }) {
  const known = badges.map(badgeSpec).filter((spec) => spec !== undefined);
  return (
    <span class="badges">
      {children}
      {known.map((spec) => (
        <i key={spec.id} title={say(spec.label)}>
          <Glyph name={spec.glyph} />
        </i>
      ))}
    </span>
  );
}

/** The game's own word for a turned card, else by how much it is turned. */
export function saidOfTurned(degrees: number): string {
  const word = layout.value?.turned ?? '';
  return word !== '' ? say(word) : say(layout.value?.grid == null ? 'card-turned' : 'card-closed', { degrees });
}

interface FaceProps {
  card: Partial<Card> & { def: string };
  /** Drawn wider than high, for cards printed sideways. */
  sideways?: boolean;
}

/** The small card: name, numbers, state. Text is for the big one. */
export function Face({ card, sideways = false }: FaceProps) {
  const printed = face(card.def);
  const spec = faceSpec(printed);
  const turned = card.turned ?? 0;
  const badges = [...(printed?.key && card.values === undefined ? ['key'] : []), ...(card.badges ?? [])];
  const name = printed?.names['en'] ?? card.def;
  const depth = (layout.value?.marks ?? []).filter((mark) => mark.tone === 'veil').reduce((sum, mark) => sum + markCount(card, mark.id), 0);
  const longest = Math.max(...cardName(card.def).split(/[\s-]/).map((word) => word.length));
  return (
    <span
      class={`face ${spec.frame} type-${spec.type} turned-${turned} ${sideways ? 'sideways' : ''} ${depth > 0 ? 'veiled' : ''}`}
      style={{ ...cardStyle(printed), '--depth': depth } as CSSProperties}
    >
      <span class="leaf">
        <Art name={name} motif={motifOf(printed)} emblem={groupSpec(printed?.group).emblem} />
        <span class="edge" />
      </span>
      <span class="plate">
        <span class="laid">
          <Price card={card} spec={spec.price} />
          <Price card={card} spec={spec.or_price} />
          {spec.pips.map((pips) => (
            <Pips key={pips.count} card={card} spec={pips} />
          ))}
          <Marks card={card} spec={spec} />
        </span>
        <Badges badges={badges}>
          {spec.numbers.slice(2).map((number) => (
            <Value key={number.value} card={card} printed={printed} spec={number} />
          ))}
        </Badges>
        <span class="name" style={{ '--longest': longest, '--whole': cardName(card.def).length } as CSSProperties}>
          {printed?.unique && <Glyph name="star" />}
          {cardName(card.def)}
        </span>
        <span class="numbers">
          {spec.numbers[0] && <Value card={card} printed={printed} spec={spec.numbers[0]} />}
          {turned > 0 && layout.value?.grid == null && (
            <span class="turned-mark" aria-hidden="true">
              {turned}°
            </span>
          )}
          {spec.numbers[1] && <Value card={card} printed={printed} spec={spec.numbers[1]} />}
          {spec.numbers.length === 0 && printed?.sign != null && <span class="sign">{printed.sign}</span>}
        </span>
      </span>
    </span>
  );
}

export function Back({ round = false, turned = 0 }: { round?: boolean; turned?: number }) {
  return (
    <span class={`face back ${round ? 'round' : ''} turned-${turned}`}>
      <svg class="art" viewBox="0 0 100 140" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <g class="back-rays">
          {Array.from({ length: 9 }, (_, i) => (
            <circle key={i} cx="50" cy="92" r={14 + i * 11} />
          ))}
        </g>
        {round ? <circle cx="50" cy="70" r="34" class="back-sun" /> : <path d="M24 92 A26 26 0 0 1 76 92 Z" class="back-sun" />}
        {!round && <path d="M12 92 H88" class="back-line" />}
      </svg>
    </span>
  );
}
