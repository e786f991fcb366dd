import { LargeCard } from '../card/large';
import { Glyph } from '../card/glyph';
import { Sheet } from '../dialogs/sheet';
import { link, why } from '../net/state';
import { Cite } from '../rules/cite';
import { keyOf, path, pick, play } from '../table/pick';
import { options } from '../net/state';
import { holdingsOf, lyingUnder } from '../table/places';
import type { Option, Use } from '../wire.gen';
import { CardWord, Sentence } from '../words/card-word';
import { sentence } from '../words/message';
import { cardName } from '../words/names';
import { say } from '../words/say';
import { inspected, type Shown } from './inspected';
import { Terms } from './terms';

function close(): void {
  inspected.value = null;
}

/** What can be done with this card now, as buttons. */
function Uses({ card }: { card: Shown }) {
  const key = `card:${card.id ?? ''}`;
  const mine = options.value.filter((option) => (option.anchors ?? []).some((anchor) => keyOf(anchor) === key));
  if (mine.length === 0) return null;
  const choose = (option: Option): void => {
    close();
    path.value = [];
    play(option);
  };
  return (
    <section>
      <h3>{say('inspect-can')}</h3>
      <ul class="uses">
        {mine.slice(0, 12).map((option) => (
          <li key={option.id}>
            <button type="button" class="button" data-option={option.id} onClick={() => choose(option)}>
              {sentence(option.label)}
            </button>
            <Cite id={option.cite} />
          </li>
        ))}
        {mine.length > 12 && (
          <li>
            <button
              type="button"
              class="button"
              onClick={() => {
                close();
                pick(key);
              }}
            >
              {say('inspect-more', { n: mine.length - 12 })}
            </button>
          </li>
        )}
      </ul>
    </section>
  );
}

function WhyNot({ use }: { use: Use }) {
  return (
    <li>
      <span class="why-label">{sentence(use.label)}</span>
      <span class="why-reason">
        {use.reason != null && <Sentence message={use.reason} />} <Cite id={use.cite} />
      </span>
    </li>
  );
}

/** Why the rest cannot be done: the server's reasons, each with its paragraph; the same reason is said once. */
function Refusals({ card }: { card: Shown }) {
  if (card.id === undefined) return null;
  const answer = why.value?.card === card.id ? why.value : null;
  if (answer === null) return link.value === 'live' ? <p class="quiet">{say('inspect-asking')}</p> : null;
  const refused = answer.answers.filter((use) => use.reason != null);
  const grouped = new Map<string, Use>();
  for (const use of refused) {
    const key = JSON.stringify([use.reason, use.option.split(' ', 1)]);
    if (!grouped.has(key)) grouped.set(key, use);
  }
  if (grouped.size === 0) return answer.answers.length === 0 ? <p class="quiet">{say('inspect-nothing')}</p> : null;
  return (
    <section>
      <h3>
        <Glyph name="question" /> {say('inspect-why')}
      </h3>
      <ul class="refusals">
        {[...grouped.values()].map((use) => (
          <WhyNot key={use.option} use={use} />
        ))}
      </ul>
    </section>
  );
}

function Attached({ card }: { card: Shown }) {
  const open = card.id === undefined ? [] : holdingsOf({ ...card, id: card.id }).filter(({ spec }) => spec.shape === 'row');
  const under = card.id === undefined ? [] : [...(lyingUnder.value.get(card.id) ?? []), ...open.flatMap(({ place }) => place.cards ?? [])];
  if (under.length === 0) return null;
  return (
    <p class="attached">
      {say('inspect-attached')}{' '}
      {under.map((below, i) => (
        <span key={below.id}>
          {i > 0 && ', '}
          <CardWord definition={below.def} id={below.id} />
        </span>
      ))}
    </p>
  );
}

/** A card's sheet: the big card, what can be done with it, and why the rest cannot. */
export function CardSheet() {
  const card = inspected.value;
  if (card === null) return null;
  const isPrinted = card.id === undefined;
  return (
    <Sheet title={say('inspect-title')} label={cardName(card.def)} kind={isPrinted ? 'box' : 'wide'} onClose={close} key={card.id ?? card.def}>
      {isPrinted ? (
        <LargeCard card={card} />
      ) : (
        <div class="inspect">
          <LargeCard card={card}>
            <Terms values={why.value?.card === card.id ? why.value?.values : []} />
          </LargeCard>
          <div class="inspect-side">
            <Attached card={card} />
            <Uses card={card} />
            <Refusals card={card} />
          </div>
        </div>
      )}
    </Sheet>
  );
}
