import { placeById } from '../table/places';
import { Slot } from '../table/slot';
import { seatName } from '../words/names';
import { say } from '../words/say';
import { looking } from './open';
import { Sheet } from './sheet';

/** The cards of a pile, as far as the viewer may see them. */
export function Look() {
  const open = looking.value;
  if (open === null) return null;
  const place = placeById(open.place);
  const cards = place?.cards ?? [];
  const hiddenCount = (place?.count ?? 0) - cards.length;
  const close = (): void => {
    looking.value = null;
  };
  return (
    <Sheet title={place?.seat == null ? say(open.label) : `${say(open.label)} · ${seatName(place.seat)}`} kind="wide" onClose={close}>
      <div class="look" onClick={(event) => (event.target as Element).closest('.legal, .target') !== null && close()}>
        {cards.map((card) => (
          <Slot key={card.id} card={{ ...card, turned: 0 }} />
        ))}
      </div>
      {cards.length === 0 && <p class="quiet">{say('look-empty')}</p>}
      {hiddenCount > 0 && <p class="quiet">{say('look-hidden', { n: hiddenCount })}</p>}
    </Sheet>
  );
}
