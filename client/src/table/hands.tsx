import { computed, signal } from '@preact/signals';
import type { CSSProperties } from 'preact';
import { Face, groupStyle } from '../card/face';
import { Glyph } from '../card/glyph';
import { myDecision, near, unanswered, view } from '../net/state';
import type { Card, Place } from '../wire.gen';
import { sentence } from '../words/message';
import { cardName, face } from '../words/names';
import { say } from '../words/say';
import { happenings } from './happening';
import { faceSpec, type HoldingSpec, layout, printedNumber, turnNumber } from './layout';
import { next, path, play, verbOf } from './pick';
import { find, holdingsOf, placeOf } from './places';
import { Slot } from './slot';

/** The tab that the player has opened; null leaves it to what is asked. */
const opened = signal<string | null>(null);

const COMMON = '';

interface Owner {
  card: Card;
  held: { place: Place; spec: HoldingSpec }[];
}

/** The viewer's cards on the table that have hands of their own. */
const owners = computed<Owner[]>(() => {
  const seat = near.value;
  const found: Owner[] = [];
  for (const node of layout.value?.map?.nodes ?? []) {
    for (const card of view.value?.places.find((place) => place.id === node.place)?.cards ?? []) {
      const held = holdingsOf(card).filter(({ spec, place }) => place.seat === seat && (spec.shape === 'hand' || spec.shape === 'stake'));
      if (held.length > 0) found.push({ card, held });
    }
  }
  return found.sort((a, b) => turnNumber(face(a.card.def)) - turnNumber(face(b.card.def)));
});

function lights(cards: Card[]): boolean {
  return cards.some((card) => next.value.has(`card:${card.id}`) || path.value.includes(`card:${card.id}`));
}

/** The one whose moment it is comes first, then whose cards can be pointed at. */
const asked = computed<string>(() => {
  const acts = new Set(
    happenings.value.filter(({ spec, scope }) => (spec.look === 'slot' || spec.look === 'price') && !scope.over).flatMap(({ scope }) => scope.cards ?? []),
  );
  const cardsOf = (owner: Owner): Card[] => owner.held.flatMap(({ place }) => place.cards ?? []);
  const lit = owners.value.filter((owner) => lights(cardsOf(owner)));
  const found = lit.find(({ card }) => acts.has(card.id)) ?? lit[0];
  if (found !== undefined) return found.card.def;
  const common = placeOf(near.value, layout.value?.side.hand[0]?.zone ?? '')?.cards ?? [];
  if (lights(common)) return COMMON;
  const about = owners.value.filter(({ card }) => next.value.has(`card:${card.id}`));
  if (about.length === 1 && about[0] !== undefined) return about[0].card.def;
  return owners.value.find(({ card }) => acts.has(card.id))?.card.def ?? COMMON;
});

/** What has gone into the choice that is being made, card by card. */
const pending = computed(() => new Map((myDecision.value?.parts ?? []).flatMap(({ card, n }) => (card == null ? [] : [[card, n] as const]))));

function Tab({ id, name, count, lit, chosen, card }: { id: string; name: string; count: number; lit: boolean; chosen: boolean; card?: Card }) {
  return (
    <button
      type="button"
      role="tab"
      aria-selected={chosen}
      class={`hands-tab ${chosen ? 'chosen' : ''} ${lit ? 'lit' : ''}`}
      style={card === undefined ? undefined : groupStyle(face(card.def)?.group)}
      data-hands={id}
      onClick={() => (opened.value = id)}
    >
      {card !== undefined && (
        <span class="hands-face" aria-hidden="true">
          <Face card={{ def: card.def }} />
        </span>
      )}
      <span class="hands-name">{name}</span>
      <b>{count}</b>
    </button>
  );
}

/** How the price that is due can be paid with a card, and what each way leaves of it. */
function Ways({ card }: { card: Card }) {
  const ways = happenings.value.find(({ spec, scope }) => spec.look === 'price' && !scope.over)?.spec.ways ?? [];
  const found = (next.value.get(`card:${card.id}`) ?? []).flatMap((option) => {
    const label = ways.find(([verb]) => verb === verbOf(option))?.[1];
    return label === undefined ? [] : [{ option, label }];
  });
  if (found.length === 0 || path.value.length > 0) return null;
  const printed = face(card.def);
  const worth = printedNumber(printed, faceSpec(printed).numbers[0]?.value) ?? 0;
  return (
    <span class="ways-to-pay">
      {found.map(({ option, label }) => {
        const n = option.anchors?.find((anchor) => anchor.number != null)?.number ?? worth;
        const rest = option.label.a?.['rest'];
        return (
          <button
            key={option.id}
            type="button"
            class="way"
            data-nav
            data-option={option.id}
            aria-label={sentence(option.label)}
            title={sentence(option.label)}
            disabled={unanswered.value !== 0}
            onClick={() => play(option)}
          >
            {say(label, { n, left: typeof rest === 'number' ? rest : worth - n })}
          </button>
        );
      })}
    </span>
  );
}

function Held({ card }: { card: Card }) {
  const chips = pending.value.get(card.id);
  return (
    <span class={`held ${chips === undefined ? '' : 'paying'}`}>
      <Slot card={card} />
      <Ways card={card} />
      {chips !== undefined && (
        <span class="minus-chip" title={say('pays-label')}>
          −{chips}
        </span>
      )}
    </span>
  );
}

function Group({ place, label, alone }: { place: Place; label: string; alone: boolean }) {
  const known = place.cards ?? [];
  if (known.length === 0 && !alone) return null;
  return (
    <div class="hands-group" data-place={place.id}>
      {!alone && (
        <h4 class="hands-title">
          {say(label)} <b>{place.count}</b>
        </h4>
      )}
      <div class="hands-cards">
        {known.map((card) => (
          <Held key={card.id} card={card} />
        ))}
        {place.count === 0 && <span class="fan-empty">{say('hand-empty')}</span>}
      </div>
    </div>
  );
}

/** Many hands: one for each of the viewer's own on the map, and the common one; the one that is asked about lies open. */
export function Hands() {
  const seat = near.value;
  const area = layout.value?.side.hand[0];
  const common = placeOf(seat, area?.zone ?? '');
  const wanted = opened.value;
  const litNow = asked.value;
  const known = new Set([COMMON, ...owners.value.map(({ card }) => card.def)]);
  const lit = (id: string): boolean =>
    id === COMMON
      ? lights(common?.cards ?? [])
      : lights(owners.value.find(({ card }) => card.def === id)?.held.flatMap(({ place }) => place.cards ?? []) ?? []);
  const chosen = wanted !== null && known.has(wanted) && (lit(wanted) || !lit(litNow)) ? wanted : litNow;
  const owner = owners.value.find(({ card }) => card.def === chosen);
  const shown = owner === undefined ? (common === undefined ? [] : [{ place: common, label: area?.label ?? '' }]) : owner.held.map(({ place, spec }) => ({ place, label: spec.label }));
  const loose = shown.map((group) => ({ ...group, place: { ...group.place, cards: (group.place.cards ?? []).filter((card) => card.host == null || find(card.host) === undefined) } }));
  const total = loose.reduce((sum, { place }) => sum + (place.cards ?? []).length, 0);
  return (
    <div class="hands">
      <div class="hands-tabs" role="tablist" aria-label={say('hands-label')}>
        {area !== undefined && (
          <Tab id={COMMON} name={say(area.label)} count={common?.count ?? 0} lit={lit(COMMON)} chosen={chosen === COMMON} />
        )}
        {owners.value.map(({ card, held }) => (
          <Tab
            key={card.def}
            id={card.def}
            name={cardName(card.def)}
            count={held.filter(({ spec }) => spec.shape === 'hand').reduce((sum, { place }) => sum + place.count, 0)}
            lit={lit(card.def)}
            chosen={chosen === card.def}
            card={card}
          />
        ))}
      </div>
      <section class="hands-open" data-hand data-scrolls role="tabpanel" style={{ '--count': Math.max(total, 1) } as CSSProperties}>
        {owner !== undefined && (
          <h3 class="unseen">
            <Glyph name="hand" /> {cardName(owner.card.def)}
          </h3>
        )}
        {loose.map(({ place, label }, i) => (
          <Group key={place.id} place={place} label={label} alone={i === 0} />
        ))}
      </section>
    </div>
  );
}
