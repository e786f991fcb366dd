import { computed } from '@preact/signals';
import { Glyph } from '../card/glyph';
import { asked, myDecision, view } from '../net/state';
import { Cite } from '../rules/cite';
import type { Entry, Scope, Sum } from '../wire.gen';
import { CardWord, Sentence } from '../words/card-word';
import { seatName } from '../words/names';
import { say } from '../words/say';
import { Dice } from './dice';
import { type HappeningSpec, happeningSpec, layout } from './layout';
import { find } from './places';

export interface Happening {
  scope: Scope;
  spec: HappeningSpec;
}

/** What is going on, as far as the layout has a look for it: the innermost last. */
export const happenings = computed<Happening[]>(() =>
  (view.value?.scopes ?? []).flatMap((scope) => {
    const spec = happeningSpec(scope.kind);
    return spec === undefined ? [] : [{ scope, spec }];
  }),
);

export const stack = computed(() => happenings.value.filter(({ spec }) => spec.look === 'row'));

/** Whose impulse it is, who may still answer, who has voted how. */
function Standings({ scope, spec, top }: Happening & { top: boolean }) {
  const waits = top && !scope.over && layout.value?.ring != null ? asked.value : [];
  const rows = scope.standings ?? [];
  if (rows.length + waits.length === 0) return null;
  return (
    <p class="stand-row">
      {waits.map((decision) => (
        <span key={`impulse${decision.seat}`} class="stands impulse">
          {say('ring-impulse', { player: seatName(decision.seat) })}
        </span>
      ))}
      {rows.map((row) => {
        const [, label, glyph] = spec.standings.find(([how]) => how === row.how) ?? ['', '', ''];
        return (
          <span key={`${row.seat}${row.how}`} class={`stands ${row.how}`}>
            {glyph !== '' && <Glyph name={glyph} />} {seatName(row.seat)}: {label === '' ? row.how : say(label)} {row.n !== 0 && <b>{row.n}</b>}
          </span>
        );
      })}
    </p>
  );
}

function Tags({ scope, spec }: Happening) {
  return (
    <>
      {(scope.tags ?? []).map((tag) => {
        const label = spec.tags.find(([word]) => word === tag)?.[1];
        return label === undefined ? null : (
          <span key={tag} class="happening-tag">
            {say(label)}
          </span>
        );
      })}
    </>
  );
}

/** How far something has come, of the steps that it takes. */
function Steps({ scope, spec }: Happening) {
  const now = spec.steps.findIndex(([step]) => step === scope.step);
  if (spec.steps.length === 0 || now < 0) return null;
  return (
    <ol class="chain-steps" aria-label={say('steps-label')}>
      {spec.steps.map(([step, label], i) => (
        <li key={step} class={i === now ? 'now' : i < now ? 'past' : ''} aria-current={i === now ? 'step' : undefined}>
          {say(label)}
        </li>
      ))}
    </ol>
  );
}

export function signed(n: number): string {
  return n < 0 ? `−${-n}` : n === 0 ? '0' : `+${n}`;
}

function Line({ entry, spec, first }: { entry: Entry; spec: HappeningSpec; first: boolean }) {
  const [, label, glyph] = spec.entries.find(([how]) => how === entry.how) ?? ['', '', ''];
  const definition = entry.def ?? find(entry.card ?? undefined)?.card.def;
  return (
    <li class={entry.amount < 0 ? 'less' : 'more'}>
      {glyph !== '' && <Glyph name={glyph} />} {definition ? <CardWord definition={definition} id={entry.card ?? undefined} /> : label === '' ? '' : say(label)}{' '}
      <b>{first && entry.amount >= 0 ? entry.amount : signed(entry.amount)}</b>
      {(entry.terms ?? []).length > 1 && (
        <span class="entry-terms">
          (
          {entry.terms?.map((term, i) => (
            <span key={i}>
              {i > 0 && ', '}
              <Sentence message={{ k: term.k, a: term.a ?? {} }} /> <Cite id={term.cite} />
            </span>
          ))}
          )
        </span>
      )}{' '}
      <Cite id={entry.cite} />
    </li>
  );
}

/** A reckoning in one line for each thing that enters it. */
export function Reckoning({ sum, spec }: { sum: Sum; spec: HappeningSpec }) {
  return (
    <div class="sum">
      <p class="sum-what">
        <Sentence message={sum.what} /> <b class="sum-total">{sum.total}</b>
      </p>
      {(sum.entries ?? []).length > 0 && (
        <ul class="sum-entries">
          {sum.entries?.map((entry, i) => (
            <Line key={i} entry={entry} spec={spec} first={i === 0} />
          ))}
        </ul>
      )}
    </div>
  );
}

export function Meters({ scope, spec }: Happening) {
  const chosen = (myDecision.value?.parts ?? []).reduce((sum, part) => sum + part.n, 0);
  return (
    <>
      {(scope.meters ?? []).map(({ what, done: paid, of }) => ({ what, of, done: Math.min(of, paid + chosen) })).map((meter) => {
        const [, label, glyph] = spec.meters.find(([what]) => what === meter.what) ?? ['', '', ''];
        return (
          <p
            key={meter.what}
            class="meter"
            role="meter"
            aria-label={label === '' ? meter.what : say(label)}
            aria-valuemin={0}
            aria-valuemax={meter.of}
            aria-valuenow={meter.done}
          >
            {Array.from({ length: meter.of }, (_, i) => (
              <i key={i} class={i < meter.done ? 'full' : ''}>
                <Glyph name={glyph} />
              </i>
            ))}
            <span>
              {meter.done} / {meter.of} {label !== '' && say(label)}
            </span>
          </p>
        );
      })}
    </>
  );
}

function Row({ scope, spec, top, index }: Happening & { top: boolean; index: number }) {
  return (
    <li class={`happening ${top ? 'top' : ''} ${scope.over ? 'over' : ''}`} data-kind={scope.kind}>
      <p class="happening-head">
        <span class="happening-kind">
          <Glyph name={spec.glyph} /> {say(spec.label)}
        </span>
        {scope.seat != null && <span class="happening-who">{seatName(scope.seat)}</span>}
        <Tags scope={scope} spec={spec} />
        {scope.over ? <span class="tag">{say('happening-over')}</span> : <span class="happening-index">{index}</span>}
      </p>
      <p class="happening-title">
        <Sentence message={scope.title} ids={scope.cards} /> <Cite id={scope.cite} />
      </p>
      <Steps scope={scope} spec={spec} />
      <Standings scope={scope} spec={spec} top={top} />
      <Dice dice={scope.dice ?? []} />
      {(scope.sums ?? []).length > 0 && (
        <div class="sums">
          {scope.sums?.map((sum, i) => (
            <Reckoning key={i} sum={sum} spec={spec} />
          ))}
        </div>
      )}
      <Meters scope={scope} spec={spec} />
    </li>
  );
}

/** The stack, the object that resolves next on top; below it what has just come to its end. */
export function Stack() {
  const rows = [...stack.value].reverse();
  if (rows.length === 0) return null;
  const open = rows.filter(({ scope }) => !scope.over);
  return (
    <section class="stack-panel" aria-label={say('stack-label', { n: open.length })} aria-live="polite">
      {open.length > 0 && (
        <h3 class="stack-title">
          {say('stack-title')} <b>{open.length}</b>
        </h3>
      )}
      <ol>
        {rows.map((row, i) => (
          <Row key={`${rows.length - i}.${row.scope.kind}`} {...row} top={row === open[0]} index={open.length - open.indexOf(row)} />
        ))}
      </ol>
    </section>
  );
}
