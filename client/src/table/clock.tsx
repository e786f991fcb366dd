import { useEffect, useState } from 'preact/hooks';
import { Glyph } from '../card/glyph';
import { written } from '../lobby/clocks';
import { frame, isLive, shownAt } from '../net/state';
import { say } from '../words/say';

const LOW = 30_000;

/** What a seat has left; it runs on by itself until the server says otherwise. */
export function ClockFace({ seat }: { seat: number }) {
  const clock = isLive.value ? frame.value?.clocks?.[seat] : null;
  const [, tick] = useState(0);
  useEffect(() => {
    if (!clock?.runs) return undefined;
    const ticking = setInterval(() => tick((n) => n + 1), 200);
    return () => clearInterval(ticking);
  }, [clock]);
  if (clock == null) return null;
  const left = clock.left - (clock.runs ? performance.now() - shownAt.value : 0);
  return (
    <span class={`clock ${clock.runs ? 'runs' : ''} ${left < LOW ? 'low' : ''}`} role="timer" title={say('clock-left')} data-clock={seat}>
      <Glyph name="hourglass" label={say('clock-left')} /> {written(left)}
    </span>
  );
}
