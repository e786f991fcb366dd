import { useEffect, useRef } from 'preact/hooks';
import { spokenNumbers } from './spoken';
import { Analysis } from '../analysis/analysis';
import { BarInWords } from '../analysis/bar';
import { inspect } from '../inspect/inspected';
import { Log } from '../log/log';
import { asked, catalogue, frame, hello, isLive, isOver, mySeat, myDecision, near, options, unanswered, view } from '../net/state';
import { seek } from '../net/table';
import { Replay } from '../replay/replay';
import { Cite } from '../rules/cite';
import { groupOf, isTurnOf } from '../table/identity';
import { type AreaSpec, layout } from '../table/layout';
import { OverBar } from '../table/over';
import { Recourse, TwinSwitch } from '../table/panel';
import { gathered, pick, play, several } from '../table/pick';
import { around, counterOf, find, isOut, lyingUnder, placeOf } from '../table/places';
import { roleOf } from '../table/ring';
import { spokenCard } from '../table/slot';
import { StopsLine } from '../table/stops';
import type { Card, Option, Place } from '../wire.gen';
import { sentence } from '../words/message';
import { cardName, inMyLanguage, placeName, seatName, sideName } from '../words/names';
import { say } from '../words/say';
import { Happenings } from './happenings';

/** A card in words; opens its sheet, which says what can and cannot be done with it. */
function CardLine({ card }: { card: Card }) {
  const under = lyingUnder.value.get(card.id) ?? [];
  return (
    <li>
      <button type="button" class="twin-card" data-card={card.id} onClick={() => inspect(card)}>
        {spokenCard(card)}
      </button>
      {under.length > 0 && (
        <ul aria-label={say('twin-under', { card: cardName(card.def) })}>
          {under.map((below) => (
            <CardLine key={below.id} card={below} />
          ))}
        </ul>
      )}
    </li>
  );
}

function Cards({ place, label, level }: { place: Place | undefined; label: string; level: 3 | 4 }) {
  const cards = place?.cards ?? [];
  const count = place?.count ?? 0;
  const closed = count - cards.length;
  const Heading = `h${level}` as 'h3' | 'h4';
  if (count === 0) return null;
  return (
    <section data-place={place?.id}>
      <Heading>
        {label}: {count}
      </Heading>
      {cards.length > 0 && (
        <ul>
          {cards.map((card) => (
            <CardLine key={card.id} card={card} />
          ))}
        </ul>
      )}
      {cards.length > 0 && closed > 0 && <p>{say('twin-hidden', { n: closed })}</p>}
    </section>
  );
}

/** Every area of a seat that the layout knows, hand first. */
function areasOf(): AreaSpec[] {
  const side = layout.value?.side;
  return side === undefined ? [] : [...side.hand, ...side.board, ...side.passing, ...side.piles];
}

function labelOf(zone: string): string {
  const side = layout.value?.side;
  const spec = [...areasOf(), ...(layout.value?.common ?? []), ...(side?.holdings ?? [])].find((area) => area.zone === zone);
  if (spec !== undefined) return say(spec.label);
  const pool = layout.value?.pools.find((found) => found.zone === zone || found.chosen === zone);
  if (pool !== undefined) return say(pool.zone === zone ? pool.label : pool.chosen_label);
  return layout.value?.grid?.zone === zone ? say(layout.value.grid.label) : zone;
}

function Player({ seat, others }: { seat: number; others: number[] }) {
  const counters = (layout.value?.side.counters ?? []).filter((spec) => !spec.rare || counterOf(seat, spec.id) > 0);
  const known = areasOf();
  const zones = new Set(known.map((area) => area.zone));
  const under = new Set((layout.value?.side.board ?? []).map((area) => area.under));
  const more = (view.value?.places ?? []).filter((place) => place.seat === seat && !zones.has(place.zone) && !under.has(place.zone));
  const about = [
    seat === mySeat.value ? say('twin-your') : '',
    ...roleOf(seat, others).map((role) => say(role)),
    sideName(seat) === seatName(seat) ? '' : sideName(seat),
    isOut(seat) ? say('ring-out') : isTurnOf(seat) ? say('ring-turn') : '',
    asked.value.some((decision) => decision.seat === seat) && !isOver.value ? say('state-decides') : '',
    hello.value?.left?.includes(seat) ? say('seat-left') : '',
  ].filter((part) => part !== '');
  return (
    <section class="twin-player" data-group={groupOf(seat)}>
      <h3>
        {seatName(seat)}
        {about.length > 0 && ` (${about.join(', ')})`}
      </h3>
      {counters.length > 0 && (
        <ul class="twin-counters">
          {counters.map((spec) => (
            <li key={spec.id}>
              {say(spec.label)}: {counterOf(seat, spec.id)}
              {spec.top > 0 && ` / ${spec.top}`}
            </li>
          ))}
        </ul>
      )}
      {known.map((area) => (
        <Cards key={area.zone} place={placeOf(seat, area.zone)} label={say(area.label)} level={4} />
      ))}
      {more.map((place) => (
        <Cards key={place.id} place={place} label={nameOf(place)} level={4} />
      ))}
    </section>
  );
}

/** A place of a map by its name, what belongs to a card by both, all else by its zone. */
function nameOf(place: Place): string {
  if (layout.value?.map?.nodes.some((node) => node.place === place.id)) return placeName(place.id);
  const holding = layout.value?.side.holdings.find((spec) => spec.zone === place.zone && place.id.endsWith(`.${spec.zone}`));
  if (holding !== undefined) return `${cardName(place.id.slice(0, -holding.zone.length - 1))}, ${say(holding.label)}`;
  return labelOf(place.zone);
}

/** Places of nobody, and the numbers of the whole table. */
function Common() {
  const under = new Set((layout.value?.side.board ?? []).map((area) => area.under));
  const places = (view.value?.places ?? []).filter((place) => place.seat === null && place.count > 0 && !under.has(place.zone));
  const shared = [...(layout.value?.shared ?? []), ...(layout.value?.tracks ?? [])];
  if (places.length + shared.length === 0) return null;
  return (
    <section aria-labelledby="twin-common">
      <h2 id="twin-common">{say('twin-nobody')}</h2>
      {shared.length > 0 && (
        <ul>
          {shared.map((spec) => (
            <li key={spec.id}>
              {say(spec.label)}: {counterOf(near.value, spec.id)}
            </li>
          ))}
        </ul>
      )}
      {places.map((place) => (
        <Cards key={place.id} place={place} label={nameOf(place)} level={3} />
      ))}
    </section>
  );
}

/** Whose turn it is, in what phase, and whose answer is waited for. */
function Now() {
  const shown = view.value;
  if (shown === null) return null;
  const phase = layout.value?.phases.find((spec) => spec.id === shown.phase);
  const whose = shown.turn > 0 && layout.value?.common_turn !== true ? shown.active : null;
  const own = Object.entries(shown.own ?? {});
  return (
    <section aria-labelledby="twin-now">
      <h2 id="twin-now">{say('twin-now')}</h2>
      <p>
        {whose === null ? '' : whose === mySeat.value ? say('turn-mine') : say('turn-theirs', { player: seatName(whose) })}
        {shown.turn > 0 && `${whose === null ? '' : ' – '}${layout.value?.common_turn ? say('turn-common', { n: shown.turn }) : say('turn-number', { n: shown.turn })}`}
        {phase !== undefined && ` – ${say(phase.label)}`}
      </p>
      {own.length > 0 && <p>{own.map(([id, n]) => `${spokenNumbers(id)}: ${n}`).join(', ')}</p>}
    </section>
  );
}

function Choice({ option, index }: { option: Option; index: number }) {
  return (
    <li>
      <button type="button" class="button twin-option" data-option={option.id} disabled={unanswered.value !== 0} onClick={() => play(option)}>
        {sentence(option.label)}
        {option.warning != null && <span class="twin-warning"> – {sentence(option.warning.message)}</span>}
        {index < 9 && <kbd>{index + 1}</kbd>}
      </button>
    </li>
  );
}

/** One of several cards to choose: pressed once it is among them. */
function One({ card }: { card: string }) {
  const key = `card:${card}`;
  return (
    <li>
      <button type="button" class="button twin-option" data-card={card} aria-pressed={gathered.value.includes(key)} onClick={() => pick(key)}>
        {cardName(find(card)?.card.def ?? '')}
      </button>
    </li>
  );
}

/** What is asked, and every answer as a button. After an answer the reading goes on here. */
function Decide() {
  const decision = myDecision.value;
  const head = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body || document.activeElement === null) head.current?.focus({ preventScroll: true });
  }, [decision]);
  return (
    <section aria-labelledby="twin-decide">
      <h2 id="twin-decide">{say('twin-decide')}</h2>
      <p ref={head} tabIndex={-1} role="status" aria-live="polite" class="twin-prompt">
        {decision !== null ? (
          <>
            {sentence(decision.prompt)} <Cite id={decision.cite} />
          </>
        ) : asked.value.length > 0 && !isOver.value ? (
          asked.value.map((waits) => `${say('prompt-waiting', { player: seatName(waits.seat) })} ${sentence(waits.prompt)}`).join(' ')
        ) : (
          say(isOver.value ? 'turn-over' : 'twin-nothing')
        )}
      </p>
      {!isLive.value && (
        <button type="button" class="button main" onClick={() => seek(-1)}>
          {say('replay-live')}
        </button>
      )}
      {isOver.value && isLive.value && <OverBar />}
      {decision !== null && several.value !== null && (
        <>
          <p role="status">
            {say('prompt-several', { n: several.value.done + gathered.value.length, of: several.value.done + several.value.n })}
          </p>
          <ol class="twin-options">
            {several.value.cards.map((card) => (
              <One key={card} card={card} />
            ))}
          </ol>
        </>
      )}
      {decision !== null && several.value === null && (
        <ol class="twin-options">
          {options.value.map((option, i) => (
            <Choice key={option.id} option={option} index={i} />
          ))}
        </ol>
      )}
      <StopsLine />
    </section>
  );
}

/** The table in words, from the same view: headings, lists, buttons; a screen reader needs nothing else. */
export function Twin() {
  const bottom = near.value;
  const others = around(bottom);
  return (
    <main class="twin" data-table data-twin data-seq={frame.value?.seq} aria-label={say('twin-title')} aria-busy={unanswered.value !== 0}>
      <h1>
        {say('twin-title')}: {inMyLanguage(catalogue.value?.names)}
      </h1>
      <TwinSwitch />
      <Now />
      <Decide />
      <BarInWords />
      <Analysis />
      <Happenings />
      <section aria-labelledby="twin-players">
        <h2 id="twin-players">{say('twin-players')}</h2>
        {[bottom, ...others].map((seat) => (
          <Player key={seat} seat={seat} others={others} />
        ))}
      </section>
      <Common />
      <section aria-labelledby="twin-log">
        <h2 id="twin-log">{say('log-title')}</h2>
        <Log />
        <Replay />
        <Recourse />
      </section>
    </main>
  );
}
