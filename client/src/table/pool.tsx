import type { CSSProperties } from 'preact';
import { groupStyle } from '../card/face';
import { Glyph } from '../card/glyph';
import { catalogue, near, view } from '../net/state';
import { Cite } from '../rules/cite';
import type { Card } from '../wire.gen';
import { face, inMyLanguage } from '../words/names';
import { say } from '../words/say';
import { type BudgetSpec, groupSpec, type PoolSpec, printedNumber } from './layout';
import { openPool } from './pick';
import { placeOf } from './places';
import { Slot } from './slot';
import { Emblem } from '../card/motif/emblem';

function inOrder(cards: Card[], spec: PoolSpec): Card[] {
  return [...cards].sort((a, b) => {
    for (const name of spec.sort) {
      const more = (printedNumber(face(b.def), name) ?? 0) - (printedNumber(face(a.def), name) ?? 0);
      if (more !== 0) return more;
    }
    return a.def < b.def ? -1 : a.def > b.def ? 1 : 0;
  });
}

/** Before it is settled who goes first nobody has anything to spend. */
function isKnown(spec: BudgetSpec): boolean {
  const own = view.value?.own ?? {};
  return (own[spec.id] ?? 0) + (own[spec.of] ?? 0) > 0;
}

/** What is left to spend, as so many crystals out of so many. */
function Budget({ spec }: { spec: BudgetSpec }) {
  const own = view.value?.own ?? {};
  const left = own[spec.id] ?? 0;
  const of = Math.max(own[spec.of] ?? left, left);
  return (
    <div
      class={`budget ${spec.tone}`}
      role="meter"
      aria-label={say('budget-left', { what: say(spec.label) })}
      aria-valuemin={0}
      aria-valuemax={of}
      aria-valuenow={left}
    >
      <span class="budget-name">{say(spec.label)}</span>
      <span class="budget-gems" aria-hidden="true">
        {Array.from({ length: of }, (_, i) => (
          <i key={i} class={i < left ? 'full' : ''}>
            <Glyph name={spec.glyph} />
          </i>
        ))}
      </span>
      <b class="budget-left">
        {left}
        <small>/{of}</small>
      </b>
    </div>
  );
}

const IN_A_ROW = 8;
/** Of cards that have the screen to themselves. */
const IN_A_ROW_ALONE = 6;

/** Few cards are drawn large. */
function rowsOf(cards: Card[], most = IN_A_ROW): CSSProperties {
  return { '--rows': Math.max(1, Math.ceil(cards.length / most)) } as CSSProperties;
}

/** How many cards of each group have been chosen. */
function Groups({ cards }: { cards: Card[] }) {
  const counted = new Map<string, number>();
  for (const card of cards) {
    const group = face(card.def)?.group ?? '';
    counted.set(group, (counted.get(group) ?? 0) + 1);
  }
  return (
    <ul class="pool-groups">
      {[...counted].map(([group, n]) => (
        <li key={group} style={groupStyle(group)}>
          <Emblem name={groupSpec(group).emblem} /> {inMyLanguage(catalogue.value?.groups[group])} <b>{n}</b>
        </li>
      ))}
    </ul>
  );
}

/** Recruiting: everything dealt, what has been taken, what may still be spent. A click takes, another puts back. */
export function Pool() {
  const spec = openPool.value;
  if (spec === null) return null;
  const seat = near.value;
  const dealt = inOrder(placeOf(seat, spec.zone)?.cards ?? [], spec);
  const chosen = inOrder(placeOf(seat, spec.chosen)?.cards ?? [], spec);
  const chooses = view.value?.phase === spec.phase;
  return (
    <section class={`pool ${chooses ? '' : 'looked-at'}`} aria-label={say(spec.label)}>
      <header class="pool-budgets">
        {spec.budgets.filter(isKnown).map((budget) => (
          <Budget key={budget.id} spec={budget} />
        ))}
        <Cite id={spec.cite} />
      </header>
      <div class="pool-part" data-place={`${seat}.${spec.zone}`}>
        <h3>
          {say(spec.label)} <b>{dealt.length}</b>
        </h3>
        <div class="pool-cards" style={rowsOf(dealt, chooses ? IN_A_ROW : IN_A_ROW_ALONE)}>
          {dealt.map((card) => (
            <Slot key={card.id} card={card} />
          ))}
          {dealt.length === 0 && <p class="quiet">{say('pool-empty')}</p>}
        </div>
      </div>
      {chooses && <div class="pool-part chosen" data-place={`${seat}.${spec.chosen}`}>
        <h3>
          {say(spec.chosen_label)} <b>{chosen.length}</b> <Groups cards={chosen} />
        </h3>
        <div class="pool-cards" style={rowsOf(chosen)}>
          {chosen.map((card) => (
            <Slot key={card.id} card={card} />
          ))}
          {chosen.length === 0 && <p class="quiet">{say('pool-none')}</p>}
        </div>
      </div>}
    </section>
  );
}
