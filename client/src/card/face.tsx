import type { CSSProperties } from 'preact';
import { badgeSpec, faceSpec, groupSpec, motifOf, type NumberSpec, type PipsSpec } from '../table/layout';
import type { Card, CardFace } from '../wire.gen';
import { cardName, face } from '../words/names';
import { say } from '../words/say';
import { Glyph } from './glyph';
import { Art } from './motif/art';

/** What a card shows of a number: the value now in play, or the printed one, and how the two compare. */
export function reading(card: Partial<Card>, printed: CardFace | undefined, spec: NumberSpec) {
  const own = (printed as Record<string, unknown> | undefined)?.[spec.value];
  const before = typeof own === 'number' ? own : null;
  const now = card.values === undefined ? before : (card.values[spec.value] ?? 0);
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

function Value({ card, printed, spec }: { card: Partial<Card>; printed: CardFace | undefined; spec: NumberSpec }) {
  const { now, trend } = reading(card, printed, spec);
  if (now === null) return null;
  return (
    <span class={`value ${trend}`}>
      <Glyph name={spec.glyph} />
      <b>{written(now, spec.signed)}</b>
    </span>
  );
}

export function Pips({ card, spec }: { card: Partial<Card>; spec: PipsSpec }) {
  const of = card.values?.[spec.of] ?? 0;
  const count = (card as Record<string, unknown>)[spec.count];
  const filled = typeof count === 'number' ? count : 0;
  if (of === 0) return null;
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

export function Badges({ badges }: { badges: readonly string[] }) {
  const known = badges.map(badgeSpec).filter((spec) => spec !== undefined);
  if (known.length === 0) return null;
  return (
    <span class="badges">
      {known.map((spec) => (
        <i key={spec.id} title={say(spec.label)}>
          <Glyph name={spec.glyph} />
        </i>
      ))}
    </span>
  );
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
  const longest = Math.max(...cardName(card.def).split(/[\s-]/).map((word) => word.length));
  return (
    <span class={`face ${spec.frame} type-${spec.type} turned-${turned} ${sideways ? 'sideways' : ''}`} style={groupStyle(printed?.group)}>
      <span class="leaf">
        <Art name={name} motif={motifOf(printed)} emblem={groupSpec(printed?.group).emblem} />
        <span class="edge" />
      </span>
      <span class="plate">
        {spec.pips.map((pips) => (
          <Pips key={pips.count} card={card} spec={pips} />
        ))}
        <Badges badges={badges} />
        <span class="name" style={{ '--longest': longest } as CSSProperties}>
          {printed?.unique && <Glyph name="star" />}
          {cardName(card.def)}
        </span>
        <span class="numbers">
          {spec.numbers[0] && <Value card={card} printed={printed} spec={spec.numbers[0]} />}
          {turned > 0 && (
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

export function Back({ round = false }: { round?: boolean }) {
  return (
    <span class={`face back ${round ? 'round' : ''}`}>
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
