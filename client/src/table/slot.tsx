import type { CSSProperties } from 'preact';
import { Back, chain, Face, groupStyle, markCount, reading, saidOfTurned, written } from '../card/face';
import { beginDrag } from '../motion/drag';
import { hoverBy, hoverCard, inspect, putHoverAway } from '../inspect/inspected';
import { near } from '../net/state';
import type { Card } from '../wire.gen';
import { cardName, face, inMyLanguage } from '../words/names';
import { say } from '../words/say';
import { badgeSpec, faceSpec, layout } from './layout';
import { gathered, next, offered, path, pick } from './pick';
import { find, sideOf } from './places';

/** Whose a card on a field is: both squads stand on the same cells. */
function whose(card: Card): string {
  const seat = sideOf(card, find(card.id)?.place);
  return card.cell == null || seat === null ? '' : say(seat === near.value ? 'card-ours' : 'card-theirs');
}

/** Everything that a sighted person reads off a small card, in words. */
export function spokenCard(card: Card): string {
  const at = card.cell == null ? '' : say('card-cell', { cell: card.cell });
  const closed = card.turned ? saidOfTurned(card.turned) : '';
  if (card.def === '') {
    const lies = (layout.value?.marks ?? []).filter((mark) => markCount(card, mark.id) > 0);
    const marks = lies.map((mark) => `${say(mark.label)} ${markCount(card, mark.id)}`);
    return [say('card-hidden'), ...marks, at, closed, whose(card)].filter((part) => part !== '').join(', ');
  }
  const printed = face(card.def);
  const spec = faceSpec(printed);
  const parts = [cardName(card.def), inMyLanguage(printed?.line), printed?.sign ?? ''];
  for (const number of spec.numbers) {
    const { now } = reading(card, printed, number);
    if (now !== null) parts.push(`${say(number.label)} ${number.also.length > 0 ? chain(card, printed, number) : written(now, number.signed)}`);
  }
  for (const pips of spec.pips) {
    const of = card.values?.[pips.of];
    if (of !== undefined) parts.push(`${say(pips.label)} ${markCount(card, pips.count)}/${of}`);
  }
  for (const mark of layout.value?.marks ?? []) {
    const counted = spec.pips.some((pips) => pips.count === mark.id && card.values?.[pips.of] !== undefined);
    if (!counted && markCount(card, mark.id) > 0) parts.push(`${say(mark.label)} ${markCount(card, mark.id)}`);
  }
  parts.push(at, closed, layout.value?.grid == null ? '' : whose(card));
  for (const badge of card.badges ?? []) {
    const known = badgeSpec(badge);
    if (known !== undefined) parts.push(say(known.label));
  }
  return parts.filter((part) => part !== '').join(', ');
}

interface SlotProps {
  card: Card;
  sideways?: boolean;
  style?: CSSProperties;
  extra?: string;
}

/** A card on the table: it can be pointed at, dragged, looked at, and asked why not. */
export function Slot({ card, sideways = false, style, extra = '' }: SlotProps) {
  const key = offered(`card:${card.id}`);
  const may = next.value.has(key);
  const chosen = path.value.includes(`card:${card.id}`) || gathered.value.includes(`card:${card.id}`);
  const mark = chosen ? 'chosen' : may ? (path.value.length > 0 ? 'target' : 'legal') : '';
  const doubtful = may && (next.value.get(key) ?? []).every((option) => option.warning != null);
  const turned = card.turned ?? 0;
  const lies = (turned === 90) !== sideways ? 'lying' : 'standing';
  const state = chosen
    ? say('card-chosen')
    : doubtful
      ? say('card-doubtful')
      : may
        ? say(path.value.length > 0 ? 'card-target' : 'card-legal')
        : '';
  return (
    <button
      type="button"
      class={`slot ${mark} ${doubtful ? 'doubtful' : ''} ${lies} ${extra}`}
      style={{ ...groupStyle(face(card.def)?.group), ...style }}
      data-card={card.id}
      data-def={card.def}
      data-nav
      tabIndex={may || chosen ? 0 : -1}
      aria-label={state === '' ? spokenCard(card) : `${spokenCard(card)} – ${state}`}
      aria-pressed={chosen ? 'true' : undefined}
      onClick={() => {
        if (pick(key)) putHoverAway();
        else inspect(card);
      }}
      onPointerDown={(event) => beginDrag(event, card, key)}
      onPointerMove={(event) => hoverBy(event, card)}
      onPointerLeave={() => hoverCard(null)}
      onFocus={(event) => event.currentTarget.matches(':focus-visible') && hoverCard(card, event.currentTarget)}
      onBlur={() => hoverCard(null)}
      onContextMenu={(event) => {
        event.preventDefault();
        inspect(card);
      }}
    >
      {card.def === '' ? <Back turned={turned} /> : <Face card={card} sideways={sideways} />}
    </button>
  );
}

/** A card that the viewer does not know; `quiet` where a count beside it says as much. */
export function Hidden({ round = false, quiet = false, style }: { round?: boolean; quiet?: boolean; style?: CSSProperties }) {
  const spoken = quiet ? { 'aria-hidden': true } : { role: 'img' as const, 'aria-label': say('card-hidden') };
  return (
    <span class="slot standing hidden" style={style} {...spoken}>
      <Back round={round} />
    </span>
  );
}
