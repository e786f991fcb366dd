import { LargeCard } from '../card/large';
import { dragged } from '../motion/drag';
import { hovered } from './inspected';

const WIDTH = 300;
const MARGIN = 12;

/** The big card beside the one under the pointer; never over it, never in the way of a click. */
export function Hover() {
  const shown = hovered.value;
  if (shown === null || dragged.value !== null) return null;
  const { at, card } = shown;
  const right = at.right + MARGIN + WIDTH < innerWidth;
  const left = right ? at.right + MARGIN : Math.max(MARGIN, at.left - MARGIN - WIDTH);
  const low = at.top + at.height / 2 > innerHeight / 2;
  const style = low
    ? { left: `${left}px`, bottom: `${Math.max(MARGIN, innerHeight - at.bottom)}px` }
    : { left: `${left}px`, top: `${Math.max(MARGIN, at.top)}px` };
  return (
    <div class="hover" style={{ ...style, width: `${WIDTH}px` }} aria-hidden="true">
      <LargeCard card={card} />
    </div>
  );
}
