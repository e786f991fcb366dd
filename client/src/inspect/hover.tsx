import { useEffect } from 'preact/hooks';
import { LargeCard } from '../card/large';
import { dragged } from '../motion/drag';
import { glimpse } from '../net/state';
import { glance } from '../net/table';
import { hovered } from './inspected';
import { Terms } from './terms';

const WIDTH = 300;
const MARGIN = 12;

function above(at: DOMRect): Record<string, string> {
  const left = Math.max(MARGIN, Math.min(innerWidth - WIDTH - MARGIN, at.left + at.width / 2 - WIDTH / 2));
  return { left: `${left}px`, bottom: `${innerHeight - at.top + MARGIN + 8}px` };
}

function beside(at: DOMRect): Record<string, string> {
  const fits = at.right + MARGIN + WIDTH < innerWidth;
  const left = `${fits ? at.right + MARGIN : Math.max(MARGIN, at.left - MARGIN - WIDTH)}px`;
  if (at.top + at.height / 2 > innerHeight / 2) return { left, bottom: `${Math.max(MARGIN, innerHeight - at.bottom)}px` };
  return { left, top: `${Math.max(MARGIN, at.top)}px` };
}

/** The big card beside the one under the pointer; never over it, never in the way of a click. */
export function Hover() {
  const shown = hovered.value;
  const asks = shown?.card.values === undefined ? undefined : shown.card.id;
  useEffect(() => {
    if (asks !== undefined) glance(asks);
  }, [asks]);
  if (shown === null || dragged.value !== null) return null;
  const { at, card, inHand } = shown;
  const style = inHand ? above(at) : beside(at);
  return (
    <div class="hover" style={{ ...style, width: `${WIDTH}px` }} inert>
      <LargeCard card={card}>
        <Terms values={card.id !== undefined && glimpse.value?.card === card.id ? glimpse.value.values : []} beside={card.def} />
      </LargeCard>
    </div>
  );
}
