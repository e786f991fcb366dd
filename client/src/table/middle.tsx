import { Glyph } from '../card/glyph';
import { Ticker } from '../log/log';
import { active, isLive, isOver, mySeat, hello, near, view } from '../net/state';
import { openRules } from '../dialogs/open';
import { sentence } from '../words/message';
import { shortName } from '../words/names';
import { say } from '../words/say';
import { Stack, stack } from './happening';
import { happeningSpec, layout } from './layout';
import { clash, counterOf, find, placeOf, seats } from './places';
import { Slot } from './slot';
import { Result } from './result';
import { result } from './told';
import { Versus } from './versus';

/** Whose turn it is and how far it has come. */
export function Turn() {
  const shown = view.value;
  if (shown === null) return null;
  const all = layout.value?.phases ?? [];
  const part = all.find((phase) => phase.id === shown.phase)?.part ?? all.at(-1)?.part;
  const phases = all.filter((phase) => phase.part === part);
  const now = phases.findIndex((phase) => phase.id === shown.phase);
  const isCommon = layout.value?.common_turn === true;
  const whose = active.value;
  const mine = whose !== null && (whose === mySeat.value || (hello.value?.both && whose === shown.seat));
  return (
    <div class="turn">
      <p class={`turn-whose ${mine ? 'mine' : ''}`}>
        {isOver.value && isLive.value
          ? say('turn-over')
          : isCommon && shown.turn > 0
            ? say('turn-common', { n: shown.turn })
            : whose === null
            ? say('turn-none')
            : mine
              ? say('turn-mine')
              : say('turn-theirs', { player: shortName(whose) })}
        {shown.turn > 0 && !isCommon && <span class="turn-number">{say('turn-number', { n: shown.turn })}</span>}
      </p>
      <ol class="phases" aria-label={say('phases-label')}>
        {phases.map((phase, i) => (
          <li key={phase.id} class={i === now ? 'now' : i < now ? 'past' : ''} aria-current={i === now ? 'step' : undefined}>
            <button type="button" tabIndex={-1} title={`${say(i === now ? 'phase-now' : i < now ? 'phase-past' : 'phase-ahead')} · ${phase.cite}`} onClick={() => openRules(phase.cite)}>
              {say(phase.label)}
            </button>
          </li>
        ))}
      </ol>
    </div>
  );
}

export function Shared() {
  const counters = layout.value?.shared ?? [];
  return (
    <div class="shared">
      {counters.map((spec) => (
        <button key={spec.id} type="button" class="counter" tabIndex={-1} title={spec.cite} onClick={() => openRules(spec.cite)}>
          <Glyph name={spec.glyph} /> {say(spec.label)} <b>{counterOf(near.value, spec.id)}</b>
        </button>
      ))}
    </div>
  );
}

/** A card that is being carried out lies in the middle until it is done. */
export function Passing() {
  const areas = (layout.value?.side.passing ?? []).filter((area) => area.zone !== 'laid');
  const cards = areas.flatMap((area) => seats().flatMap((seat) => placeOf(seat, area.zone)?.cards ?? []));
  if (cards.length === 0) return null;
  return (
    <div class="passing">
      {cards.map((card) => (
        <Slot key={card.id} card={card} />
      ))}
    </div>
  );
}

/** The scopes that are open and have no picture of their own, as words: what is going on. */
export function Scopes() {
  const drawn = clash.value?.spec.kind;
  const scopes = (view.value?.scopes ?? []).filter(
    (scope) => scope.kind !== drawn && scope.kind !== 'turn' && happeningSpec(scope.kind) === undefined,
  );
  if (scopes.length === 0) return null;
  return (
    <p class="scopes">
      {scopes.map((scope, i) => (
        <span key={i}>{sentence(scope.title)}</span>
      ))}
    </p>
  );
}

/** Between the ring and my own regions: whose turn, what goes on, or what has just happened. */
export function RingMiddle() {
  return (
    <div class={`middle ring-middle ${stack.value.length > 0 ? 'clashing' : ''}`}>
      <Turn />
      <div class="middle-stage">
        <Passing />
        {stack.value.length > 0 ? <Stack /> : <Ticker />}
        <Scopes />
      </div>
      <Shared />
    </div>
  );
}

export function Middle() {
  const parted = isOver.value && find(clash.value?.to) === undefined; // the game ended with one of the two
  const open = parted ? null : clash.value;
  const over = open === null ? result.value : null;
  return (
    <div class={`middle ${open === null && over === null ? '' : 'clashing'}`}>
      <Turn />
      <div class="middle-stage">
        <Passing />
        {open !== null ? <Versus clash={open} /> : over !== null ? <Result told={over} /> : stack.value.length > 0 ? <Stack /> : <Ticker />}
        <Scopes />
      </div>
      <Shared />
    </div>
  );
}
