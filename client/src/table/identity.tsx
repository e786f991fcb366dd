import { groupStyle } from '../card/face';
import { Glyph } from '../card/glyph';
import { Emblem } from '../card/motif/emblem';
import { active, asked, hello, isOver, mySeat, online } from '../net/state';
import { catalogue } from '../net/state';
import { inMyLanguage, seatName, sideName } from '../words/names';
import { say } from '../words/say';
import { ClockFace } from './clock';
import { groupSpec, layout, type CounterSpec } from './layout';
import { next, path, pick } from './pick';
import { counterOf, isOut } from './places';

function deckOf(seat: number) {
  return catalogue.value?.decks.find((deck) => deck.id === hello.value?.decks[seat]);
}

/** Whose colours a seat has: its deck's, or its side's. */
export function groupOf(seat: number): string | undefined {
  return layout.value?.sides[seat] ?? deckOf(seat)?.group;
}

/** Whether it is this seat's turn, where turns are anybody's. */
export function isTurnOf(seat: number): boolean {
  return layout.value?.common_turn !== true && active.value === seat && !isOver.value;
}

/** Who sits here, whether it is their turn, whether they are waited for, whether they are there at all. */
export function Identity({ seat }: { seat: number }) {
  const deck = deckOf(seat);
  const isActive = isTurnOf(seat);
  const isAsked = asked.value.some((decision) => decision.seat === seat) && !isOver.value;
  const presence = online.value[seat];
  const away = presence === 'offline' || presence === 'left';
  const key = `seat:${seat}`;
  return (
    <div class={`identity ${isActive ? 'active' : ''} ${isAsked ? 'asked' : ''}`} style={groupStyle(groupOf(seat))}>
      <span class="identity-emblem">
        <Emblem name={groupSpec(groupOf(seat)).emblem} />
      </span>
      <span class="identity-text">
        {next.value.has(key) ? (
          <button type="button" class={`identity-name ${path.value.length > 0 ? 'target' : 'legal'}`} data-nav onClick={() => pick(key)}>
            {seatName(seat)}
          </button>
        ) : (
          <strong class="identity-name" title={seatName(seat)}>{seatName(seat)}</strong>
        )}
        <span class="identity-state">
          {away ? (
            <span class={`presence ${presence}`}>{say(`presence-${presence}`)}</span>
          ) : isOut(seat) ? (
            <span class="presence left">{say('ring-out')}</span>
          ) : isAsked ? (
            <span class="turn-tag">{say(seat === mySeat.value || hello.value?.both ? 'state-decides-you' : 'state-decides')}</span>
          ) : isActive ? (
            <span class="turn-tag quiet">{say(seat === mySeat.value || hello.value?.both ? 'state-turn-you' : 'state-turn')}</span>
          ) : (
            inMyLanguage(deck?.names) || (sideName(seat) === seatName(seat) ? '' : sideName(seat))
          )}
        </span>
      </span>
      <ClockFace seat={seat} />
    </div>
  );
}

export function Track({ seat, spec }: { seat: number; spec: CounterSpec }) {
  const value = counterOf(seat, spec.id);
  const group = groupOf(seat);
  if (spec.top === 0) {
    return (
      <span class="counter" title={say(spec.label)}>
        <Glyph name={spec.glyph} label={say(spec.label)} /> <b>{value}</b>
      </span>
    );
  }
  return (
    <div
      class="track"
      style={groupStyle(group)}
      role="meter"
      aria-label={say(spec.label)}
      aria-valuemin={0}
      aria-valuemax={spec.top}
      aria-valuenow={Math.min(value, spec.top)}
    >
      <span class="track-label">{say(spec.label)}</span>
      <span class="track-steps" aria-hidden="true">
        {Array.from({ length: spec.top }, (_, i) => (
          <i key={i} class={i < value ? 'full' : ''} />
        ))}
      </span>
      <span class="track-value" aria-hidden="true">
        <b>{value}</b>/{spec.top}
      </span>
    </div>
  );
}

export function Tracks({ seat }: { seat: number }) {
  const all = layout.value?.side.counters ?? [];
  const plain = all.filter((spec) => spec.top === 0);
  return (
    <>
      {all.map((spec) => spec.top > 0 && <Track key={spec.id} seat={seat} spec={spec} />)}
      {plain.length > 0 && (
        <span class="counters">
          {plain.map((spec) => (
            <Track key={spec.id} seat={seat} spec={spec} />
          ))}
        </span>
      )}
    </>
  );
}
