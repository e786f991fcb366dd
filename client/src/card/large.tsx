import type { ComponentChildren } from 'preact';
import { catalogue } from '../net/state';
import { Cite } from '../rules/cite';
import { badgeSpec, faceSpec, groupSpec, layout, motifOf } from '../table/layout';
import type { Card } from '../wire.gen';
import { cardName, face, inMyLanguage } from '../words/names';
import { say } from '../words/say';
import { Back, cardStyle, chain, markCount, reading, saidOfTurned, written } from './face';
import { Glyph } from './glyph';
import { Art } from './motif/art';
import { Emblem } from './motif/emblem';

type Shown = Partial<Card> & { def: string };

function Numbers({ card }: { card: Shown }) {
  const printed = face(card.def);
  const { numbers, price } = faceSpec(printed);
  const now = numbers.map((spec) => ({ spec, ...reading(card, printed, spec) }));
  const paid = price === null ? [] : [{ spec: price, ...reading({}, printed, price) }];
  const rows = [...now, ...paid].filter(({ now }) => now !== null);
  if (rows.length === 0) return null;
  return (
    <div class="large-numbers">
      {rows.map(({ spec, now, before, trend }) => (
        <span key={spec.value} class={`large-number ${trend}`}>
          <span class="large-number-label">
            <Glyph name={spec.glyph} /> {say(spec.label)}
          </span>
          <b>{spec.also.length > 0 ? chain(card, printed, spec) : written(now, spec.signed)}</b>
          {trend !== 'same' && (
            <small>{say('card-printed', { n: spec.also.length > 0 ? chain({}, printed, spec) : written(before, spec.signed) })}</small>
          )}
        </span>
      ))}
    </div>
  );
}

function State({ card }: { card: Shown }) {
  const pips = faceSpec(face(card.def)).pips.filter((spec) => card.values?.[spec.of] !== undefined);
  const badges = (card.badges ?? []).map(badgeSpec).filter((spec) => spec !== undefined);
  const marks = (layout.value?.marks ?? []).filter((spec) => markCount(card, spec.id) > 0 && !pips.some((own) => own.count === spec.id));
  if (pips.length + badges.length + marks.length === 0 && !card.turned) return null;
  return (
    <ul class="large-state">
      {pips.map((spec) => (
        <li key={spec.count}>
          <Glyph name={spec.glyph} /> {say(spec.label)}: {markCount(card, spec.count)} / {card.values?.[spec.of]}
        </li>
      ))}
      {marks.map((spec) => (
        <li key={spec.id}>
          <Glyph name={spec.glyph} /> {say(spec.label)}: {markCount(card, spec.id)} <Cite id={spec.cite} />
        </li>
      ))}
      {card.turned ? (
        <li>
          <Glyph name="turn" /> {saidOfTurned(card.turned)}
        </li>
      ) : null}
      {badges.map((spec) => (
        <li key={spec.id}>
          <Glyph name={spec.glyph} /> {say(spec.label)} <Cite id={spec.cite} />
        </li>
      ))}
    </ul>
  );
}

/** What the keywords in a card's text mean, where the card itself does not say it. */
function Keywords({ text }: { text: string }) {
  const meant = Object.entries(catalogue.value?.keywords ?? {}).flatMap(([id, keyword]) => {
    const name = inMyLanguage(keyword.names);
    const meaning = inMyLanguage(keyword.text);
    return text.includes(name) && !text.includes(meaning) ? [{ id, name, meaning }] : [];
  });
  if (meant.length === 0) return null;
  return (
    <ul class="large-keywords">
      {meant.map(({ id, name, meaning }) => (
        <li key={id}>
          <b>{name}</b> – {meaning} <Cite id={badgeSpec(id.replace(/:.*/, ''))?.cite} />
        </li>
      ))}
    </ul>
  );
}

/** Nobody has shown this card yet: only where it lies is known. */
function Unknown({ card }: { card: Shown }) {
  return (
    <article class="large unknown">
      <div class="large-art">
        <Back />
      </div>
      <div class="large-text">
        <h3 class="large-name">{say('card-hidden')}</h3>
        {card.cell != null && <p class="large-line">{say('card-cell', { cell: card.cell })}</p>}
        <State card={card} />
      </div>
    </article>
  );
}

/** The big card: everything printed, and beside it everything that is so now; `children` stand below its numbers. */
export function LargeCard({ card, children }: { card: Shown; children?: ComponentChildren }) {
  if (card.def === '') return <Unknown card={card} />;
  const printed = face(card.def);
  const spec = faceSpec(printed);
  const group = groupSpec(printed?.group);
  const text = inMyLanguage(printed?.text);
  return (
    <article class={`large ${spec.frame} type-${spec.type}`} style={cardStyle(printed)}>
      <div class="large-art">
        <Art name={printed?.names['en'] ?? card.def} motif={motifOf(printed)} emblem={group.emblem} />
      </div>
      <div class="large-text">
        <h3 class="large-name">
          {printed?.unique && <Glyph name="star" label={say('card-unique')} />}
          {cardName(card.def)}
          {printed?.key && <Glyph name="key" label={say('card-key')} />}
        </h3>
        <p class="large-line">
          <Emblem name={group.emblem} /> {inMyLanguage(printed?.line)}
        </p>
        {text !== '' && <p class="large-rules">{text}</p>}
        {printed?.sign != null && <p class="large-sign">{printed.sign}</p>}
        <Numbers card={card} />
        {children}
        <State card={card} />
        <Keywords text={text} />
      </div>
    </article>
  );
}
