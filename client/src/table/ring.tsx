import { signal } from '@preact/signals';
import type { CSSProperties } from 'preact';
import { useEffect } from 'preact/hooks';
import { groupStyle, markCount, reading, written } from '../card/face';
import { Glyph } from '../card/glyph';
import { Emblem } from '../card/motif/emblem';
import { looking } from '../dialogs/open';
import { hoverBy, hoverCard, inspect, putHoverAway } from '../inspect/inspected';
import { asked, hello, isOver, online } from '../net/state';
import type { Card } from '../wire.gen';
import { cardName, face, seatName } from '../words/names';
import { say } from '../words/say';
import { ClockFace } from './clock';
import { groupOf, isTurnOf } from './identity';
import { badgeSpec, type AreaSpec, faceSpec, groupSpec, layout } from './layout';
import { next, offered, path, pick } from './pick';
import { counterOf, find, isOut, lyingUnder, placeOf } from './places';
import { Regions } from './regions';
import { spokenCard } from './slot';

/** The seat that is looked at closely; null: all alike. */
export const enlarged = signal<number | null>(null);

/** What a neighbour is to me: the next one clockwise and the one before, whoever is out passed over. */
export function roleOf(seat: number, others: number[]): string[] {
  const ring = layout.value?.ring;
  if (ring == null) return [];
  const alive = others.filter((other) => !isOut(other));
  return [...(alive[0] === seat ? [ring.left] : []), ...(alive.at(-1) === seat ? [ring.right] : [])];
}

/** A card of somebody else in one line: what it is called, what it can do, how it stands. */
function Tile({ card, under = false }: { card: Card; under?: boolean }) {
  const key = offered(`card:${card.id}`);
  const may = next.value.has(key);
  const chosen = path.value.includes(key);
  const printed = face(card.def);
  const spec = faceSpec(printed);
  const mark = chosen ? 'chosen' : may ? (path.value.length > 0 ? 'target' : 'legal') : '';
  const pips = spec.pips[0];
  const laid = (layout.value?.marks ?? []).filter((each) => markCount(card, each.id) > 0 && each.id !== pips?.count);
  return (
    <button
      type="button"
      class={`slot mini ${mark} ${card.turned ? 'tapped' : ''} ${under ? 'attached' : ''} ${card.def === '' ? 'closed' : ''}`}
      style={groupStyle(printed?.group)}
      data-card={card.id}
      data-def={card.def}
      data-nav
      tabIndex={may || chosen ? 0 : -1}
      aria-label={spokenCard(card)}
      aria-pressed={chosen ? 'true' : undefined}
      onClick={() => {
        if (pick(key)) putHoverAway();
        else inspect(card);
      }}
      onPointerMove={(event) => hoverBy(event, card)}
      onPointerLeave={() => hoverCard(null)}
      onContextMenu={(event) => {
        event.preventDefault();
        inspect(card);
      }}
    >
      <span class="mini-name">
        {card.turned ? <Glyph name="turn" /> : null}
        {card.def === '' ? '?' : cardName(card.def)}
      </span>
      <span class="mini-numbers">
        {pips !== undefined && card.values?.[pips.of] !== undefined && (
          <span class="mini-pips">
            <Glyph name={pips.glyph} />
            {markCount(card, pips.count)}/{card.values[pips.of]}
          </span>
        )}
        {laid.map((each) => (
          <span key={each.id} class="mini-pips">
            <Glyph name={each.glyph} />
            {markCount(card, each.id)}
          </span>
        ))}
        {!under &&
          card.values !== undefined &&
          spec.numbers
            .filter((number) => number.value !== pips?.of)
            .map((number) => {
              const { now, trend } = reading(card, printed, number);
              return now === null ? null : (
                <span key={number.value} class={`mini-value ${trend}`}>
                  <Glyph name={number.glyph} />
                  {written(now, number.signed)}
                </span>
              );
            })}
        {(card.badges ?? []).map((badge) => {
          const known = badgeSpec(badge);
          return known === undefined ? null : (
            <span key={badge} class="mini-badge" title={say(known.label)}>
              <Glyph name={known.glyph} />
            </span>
          );
        })}
      </span>
    </button>
  );
}

function Tiles({ seat, area }: { seat: number; area: AreaSpec }) {
  const place = placeOf(seat, area.zone);
  const cards = place?.cards ?? [];
  const closed = Math.max(0, (place?.count ?? 0) - cards.length);
  if (cards.length + closed === 0) return null;
  return (
    <section class={`tiles ${cards.some((card) => card.def !== '') ? 'wide' : ''}`} data-place={`${seat}.${area.zone}`} aria-label={say(area.label)}>
      <h3 class="region-name">{say(area.label)}</h3>
      <div class="tiles-row">
        {cards.map((card) => (
          <span key={card.id} class="mini-stack">
            <Tile card={card} />
            {(lyingUnder.value.get(card.id) ?? []).map((below) => (
              <Tile key={below.id} card={below} under />
            ))}
          </span>
        ))}
        {closed > 0 && <span class="mini closed">×{closed}</span>}
      </div>
    </section>
  );
}

/** Counts of the piles of a seat; one opens where there is something to see. */
function Counts({ seat }: { seat: number }) {
  const hand = layout.value?.side.hand[0];
  return (
    <span class="seat-counts-row">
      {hand !== undefined && (
        <span class="seat-count" title={say(hand.label)} data-place={`${seat}.${hand.zone}`}>
          <Glyph name="hand" label={say(hand.label)} /> {placeOf(seat, hand.zone)?.count ?? 0}
        </span>
      )}
      {(layout.value?.side.piles ?? []).map((area) => {
        const place = placeOf(seat, area.zone);
        const count = place?.count ?? 0;
        if (count === 0 && area !== layout.value?.side.piles[0]) return null;
        const opens = (place?.cards ?? []).length > 0;
        const holds = (place?.cards ?? []).some((card) => next.value.has(`card:${card.id}`));
        return opens ? (
          <button
            key={area.zone}
            type="button"
            class={`seat-count opens ${holds ? 'legal' : ''}`}
            title={say(area.label)}
            aria-label={`${say(area.label)}: ${count}, ${say('pile-opens')}`}
            data-place={place?.id}
            data-nav
            onClick={() => (looking.value = { place: place?.id ?? '', label: area.label })}
          >
            <Glyph name={area.glyph} /> {count}
          </button>
        ) : (
          <span key={area.zone} class="seat-count" title={say(area.label)} data-place={place?.id}>
            <Glyph name={area.glyph} label={say(area.label)} /> {count}
          </span>
        );
      })}
    </span>
  );
}

/** The number that counts most, written large, and the others that are worth a place. */
export function Numbers({ seat }: { seat: number }) {
  const chief = layout.value?.ring?.chief;
  const shown = (layout.value?.side.counters ?? []).filter((spec) => spec.id === chief || !spec.rare || counterOf(seat, spec.id) > 0);
  return (
    <span class="seat-numbers">
      {shown.map((spec) => (
        <span key={spec.id} class={spec.id === chief ? 'seat-chief' : `seat-number-of ${spec.rare ? 'rare' : ''}`} title={say(spec.label)}>
          <Glyph name={spec.glyph} label={say(spec.label)} />
          {spec.rare ? '' : <b>{counterOf(seat, spec.id)}</b>}
        </span>
      ))}
    </span>
  );
}

function stateOf(seat: number): string {
  const presence = online.value[seat];
  if (isOut(seat)) return say('ring-out');
  if (hello.value?.left?.includes(seat)) return say('seat-left');
  if (presence === 'offline' || presence === 'left') return say(`presence-${presence}`);
  if (asked.value.some((decision) => decision.seat === seat) && !isOver.value) return say('state-decides');
  return isTurnOf(seat) ? say('ring-turn') : '';
}

function legalInside(seat: number): boolean {
  return (layout.value?.side.board ?? []).some((area) =>
    [area.zone, area.under].some((zone) => zone !== '' && (placeOf(seat, zone)?.cards ?? []).some((card) => next.value.has(`card:${card.id}`))),
  );
}

function Seat({ seat, roles, large }: { seat: number; roles: string[]; large: boolean }) {
  const key = `seat:${seat}`;
  const may = next.value.has(key);
  const isAsked = asked.value.some((decision) => decision.seat === seat) && !isOver.value;
  const toggle = (): void => {
    enlarged.value = large ? null : seat;
  };
  const state = stateOf(seat);
  return (
    <section
      class={`seat ${roles.length > 0 ? 'near-seat' : ''} ${large ? 'large-seat' : ''} ${isTurnOf(seat) ? 'active' : ''} ${isAsked ? 'asked' : ''} ${isOut(seat) ? 'out' : ''} ${legalInside(seat) ? 'holds-legal' : ''}`}
      style={groupStyle(groupOf(seat))}
      data-seat={seat}
      aria-label={seatName(seat)}
    >
      <header class="seat-head">
        <span class="seat-emblem" aria-hidden="true">
          <Emblem name={groupSpec(groupOf(seat)).emblem} />
        </span>
        <button
          type="button"
          class={`seat-name ${may ? (path.value.length > 0 ? 'target' : 'legal') : ''}`}
          data-nav
          data-pick-seat={seat}
          aria-expanded={may ? undefined : large}
          title={may ? undefined : say(large ? 'ring-shrink' : 'ring-enlarge')}
          onClick={() => {
            if (!may || !pick(key)) toggle();
          }}
        >
          {seatName(seat)}
        </button>
        {roles.map((role) => (
          <span key={role} class={`seat-role ${role === layout.value?.ring?.left ? 'left-hand' : 'right-hand'}`}>
            {say(role)}
          </span>
        ))}
        <button type="button" class="seat-look" data-enlarge={seat} aria-expanded={large} aria-label={`${say(large ? 'ring-shrink' : 'ring-enlarge')}: ${seatName(seat)}`} onClick={toggle}>
          <Glyph name={large ? 'close' : 'watch'} />
        </button>
        <span class="seat-line">
          <Numbers seat={seat} />
          <ClockFace seat={seat} />
          <span class={`seat-state ${isAsked ? 'turn-tag' : ''}`}>{state}</span>
          <Counts seat={seat} />
        </span>
      </header>
      {large ? (
        <Regions seat={seat} most={84} />
      ) : (
        <div class="seat-regions" data-scrolls>
          {(layout.value?.side.board ?? []).map((area) => (
            <Tiles key={area.zone} seat={seat} area={area} />
          ))}
        </div>
      )}
    </section>
  );
}

const FOLDED = '(max-width: 900px)';

/** Where everything that can be pointed at lies with others: the first of them, the one that is open before all. Else null. */
function first(others: number[]): number | null {
  const seats = new Set([...next.value.keys()].map((key) => (key.startsWith('card:') ? find(key.slice(5))?.place.seat : undefined) ?? -1));
  const open = enlarged.peek();
  if (seats.size === 0 || ![...seats].every((seat) => others.includes(seat))) return null;
  return open !== null && seats.has(open) ? open : (others.find((seat) => seats.has(seat)) ?? null);
}

/** The others, as they sit: who comes after me to the left, who comes before me to the right. */
export function Ring({ others }: { others: number[] }) {
  const there = first(others);
  useEffect(() => {
    if (there !== null && matchMedia(FOLDED).matches) enlarged.value = there;
  }, [there !== null, path.value.length]);
  const close = enlarged.value !== null && others.includes(enlarged.value);
  return (
    <div class={`ring ${close ? 'looks-close' : ''}`} role="group" aria-label={say('ring-label')} style={{ '--others': others.length } as CSSProperties}>
      {others.map((seat) => (
        <Seat key={seat} seat={seat} roles={roleOf(seat, others)} large={enlarged.value === seat} />
      ))}
    </div>
  );
}
