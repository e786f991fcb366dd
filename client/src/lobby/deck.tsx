import { signal } from '@preact/signals';
import { Face, groupStyle } from '../card/face';
import { Emblem } from '../card/motif/emblem';
import { Sheet } from '../dialogs/sheet';
import { hoverBy, hoverCard, inspect } from '../inspect/inspected';
import { catalogue } from '../net/state';
import { faceSpec, groupSpec, layout } from '../table/layout';
import type { DeckFace } from '../wire.gen';
import { cardName, face, inMyLanguage } from '../words/names';
import { has, say } from '../words/say';

export const deckOpen = signal<string | null>(null);

function titleOf(deck: DeckFace): string | undefined {
  return Array.isArray(deck.title) ? deck.title[0] : deck.title || undefined;
}

/** A deck as a thing to choose: its emblem, its name, in one sentence how it plays. */
export function DeckTile({ deck }: { deck: DeckFace }) {
  const game = catalogue.value?.game ?? '';
  const spirit = `${game}-spirit-${deck.id}`;
  return (
    <span class="deck-tile" style={groupStyle(deck.group)}>
      <span class="deck-emblem">
        <Emblem name={groupSpec(deck.group).emblem} />
      </span>
      <strong>{inMyLanguage(deck.names)}</strong>
      {has(spirit) && <span class="deck-spirit">{say(spirit)}</span>}
    </span>
  );
}

function Part({ cards }: { cards: [string, number][] }) {
  return (
    <ul class="deck-cards">
      {cards.map(([definition, copies]) => [{ def: definition }, copies] as const).map(([card, copies]) => (
        <li key={card.def}>
          <button
            type="button"
            class={`slot ${faceSpec(face(card.def)).frame === 'landscape' ? 'lying' : 'standing'}`}
            aria-label={`${cardName(card.def)} × ${copies}`}
            onClick={() => inspect(card)}
            onPointerMove={(event) => hoverBy(event, card)}
            onPointerLeave={() => hoverCard(null)}
          >
            <Face card={card} sideways={faceSpec(face(card.def)).frame === 'landscape'} />
            <span class="copies">×{copies}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Every card of a deck, by type. */
export function DeckSheet() {
  const deck = catalogue.value?.decks.find((candidate) => candidate.id === deckOpen.value);
  if (deck === undefined) return null;
  const title = titleOf(deck);
  const all = [...(title === undefined ? [] : [[title, 1] as [string, number]]), ...Object.entries(deck.main ?? {}), ...Object.entries(deck.duel ?? {})];
  const types = (layout.value?.faces ?? []).map((spec) => spec.type);
  return (
    <Sheet title={inMyLanguage(deck.names)} kind="wide" onClose={() => (deckOpen.value = null)}>
      <div class="deck-parts" tabIndex={0} role="region" aria-label={inMyLanguage(deck.names)}>
        {types.map((type) => {
          const cards = all.filter(([definition]) => face(definition)?.type === type);
          const count = cards.reduce((sum, [, copies]) => sum + copies, 0);
          return cards.length === 0 ? null : (
            <section key={type}>
              <h3>{say('deck-part', { part: say(`${catalogue.value?.game}-type-${type}`), n: count })}</h3>
              <Part cards={cards} />
            </section>
          );
        })}
      </div>
    </Sheet>
  );
}
