import { Glyph } from '../card/glyph';
import { view } from '../net/state';
import { Cite } from '../rules/cite';
import type { Entry, Sum } from '../wire.gen';
import { CardWord, Sentence } from '../words/card-word';
import { cardName, placeName } from '../words/names';
import { say } from '../words/say';
import { type Happening, happenings, Meters, signed } from './happening';
import type { HappeningSpec } from './layout';
import { find } from './places';

/** One card in a battle: what it does there, and why it does so much. */
function Chip({ entry, spec }: { entry: Entry; spec: HappeningSpec }) {
  const [, label, glyph] = spec.entries.find(([how]) => how === entry.how) ?? ['', '', ''];
  const definition = entry.def ?? find(entry.card ?? undefined)?.card.def;
  const named = definition !== undefined && definition !== null && definition !== '';
  return (
    <li class={`battle-entry how-${entry.how}`} title={label === '' ? undefined : say(label)} data-card={entry.card ?? undefined}>
      <Glyph name={glyph === '' ? 'question' : glyph} />
      <span class="battle-card">{named ? <CardWord definition={definition} id={entry.card ?? undefined} /> : label === '' ? '' : say(label)}</span>
      <b>{signed(entry.amount)}</b>
      {(entry.terms ?? []).length > 1 && (
        <span class="battle-terms">
          {entry.terms?.map((term, i) => (
            <span key={i}>
              <Sentence message={{ k: term.k, a: term.a ?? {} }} /> <Cite id={term.cite} />
            </span>
          ))}
        </span>
      )}
    </li>
  );
}

/** Everything laid on one target, and what that comes to. */
function Target({ sum, spec }: { sum: Sum; spec: HappeningSpec }) {
  const card = find(sum.card ?? undefined)?.card;
  return (
    <section class={`battle-target ${sum.total > 0 ? 'hurt' : ''}`} aria-label={card === undefined ? undefined : cardName(card.def)}>
      <header>
        <span>
          <Sentence message={sum.what} ids={card === undefined ? [] : [card.id]} />
        </span>
        <b class="battle-total">{sum.total < 0 ? signed(sum.total) : sum.total}</b>
      </header>
      <ul>
        {(sum.entries ?? []).map((entry, i) => (
          <Chip key={entry.card ?? i} entry={entry} spec={spec} />
        ))}
      </ul>
    </section>
  );
}

function Battle({ scope, spec }: Happening) {
  const sums = scope.sums ?? [];
  return (
    <section class={`battle ${scope.over ? 'over' : ''}`} data-kind={scope.kind} aria-label={say(spec.label)}>
      <h3 class="battle-title">
        <Glyph name={spec.glyph} /> {scope.place == null ? <Sentence message={scope.title} ids={scope.cards} /> : `${say(spec.label)} · ${placeName(scope.place)}`}
        {scope.over && <span class="tag">{say('happening-over')}</span>} <Cite id={scope.cite} />
      </h3>
      <div class="battle-targets">
        {sums.map((sum, i) => (
          <Target key={sum.card ?? i} sum={sum} spec={spec} />
        ))}
        {sums.length === 0 && <p class="quiet">{say('battle-nothing')}</p>}
      </div>
    </section>
  );
}

/** The battles of a turn, place by place: each card at what it is aimed at. */
export function Battles() {
  const shown = happenings.value.filter(({ spec }) => spec.look === 'battle');
  const told = shown.filter(({ scope }) => (scope.sums ?? []).length > 0 || shown.length === 1).reverse(); // where one acts first
  if (told.length === 0) return null;
  return (
    <div class="battles" aria-live="polite">
      {told.map((row, i) => (
        <Battle key={row.scope.place ?? i} {...row} />
      ))}
    </div>
  );
}

/** Whose slot it is. */
export function Moment() {
  const now = happenings.value.filter(({ spec, scope }) => spec.look === 'slot' && !scope.over).at(-1);
  if (now === undefined || view.value === null) return null;
  return (
    <p class="moment">
      <Glyph name={now.spec.glyph} /> <Sentence message={now.scope.title} ids={now.scope.cards} /> <Cite id={now.scope.cite} />
    </p>
  );
}

/** What is due and how much of it is paid. */
export function Prices() {
  const due = happenings.value.filter(({ spec, scope }) => spec.look === 'price' && !scope.over);
  return (
    <>
      {due.map((row, i) => (
        <section key={i} class="price-panel" data-kind={row.scope.kind} aria-label={say(row.spec.label)}>
          <p class="price-title">
            <Glyph name={row.spec.glyph} /> <Sentence message={row.scope.title} ids={row.scope.cards} /> <Cite id={row.scope.cite} />
          </p>
          <Meters {...row} />
        </section>
      ))}
    </>
  );
}
