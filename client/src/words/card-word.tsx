import { hoverBy, hoverCard, inspect } from '../inspect/inspected';
import { find } from '../table/places';
import type { Message } from '../wire.gen';
import { Words } from './message';
import { nameOnCell } from './names';

/** A card's name in a sentence: hovering shows the card, as it is in view or as it is printed. `still`: the keyboard passes it by. */
export function CardWord({ definition, cell = '', id, still = false }: { definition: string; cell?: string; id?: string | undefined; still?: boolean }) {
  const card = find(id)?.card ?? { def: definition };
  return (
    <span
      role={still ? undefined : 'button'}
      tabIndex={still ? undefined : 0}
      class="card-word"
      onClick={() => inspect(card)}
      onKeyDown={(event) => event.key === 'Enter' && inspect(card)}
      onPointerMove={(event) => hoverBy(event, card)}
      onPointerLeave={() => hoverCard(null)}
    >
      {nameOnCell(definition, cell)}
    </span>
  );
}

/** Of the cards that a message is about the one with this name; of copies the one on that cell. */
function among(ids: string[], definition: string, cell: string): string | undefined {
  const copies = ids.filter((id) => find(id)?.card.def === definition);
  return copies.find((id) => cell !== '' && find(id)?.card.cell === cell) ?? copies[0];
}

/** A message with its cards to hover; `ids` are those of the cards in view that it is about. */
export function Sentence({ message, ids = [], still = false }: { message: Message; ids?: string[] | undefined; still?: boolean }) {
  return (
    <Words
      message={message}
      card={(definition, cell, i) => (
        <CardWord
          key={i}
          definition={definition}
          cell={cell}
          still={still}
          id={among(ids, definition, cell)}
        />
      )}
    />
  );
}
