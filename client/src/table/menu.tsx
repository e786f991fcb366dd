import { useLayoutEffect, useRef } from 'preact/hooks';
import { Sheet } from '../dialogs/sheet';
import { frame } from '../net/state';
import { Cite } from '../rules/cite';
import { Sentence } from '../words/card-word';
import { sentence } from '../words/message';
import { say } from '../words/say';
import { doubtful, goesOn, next, path, play, said, stepBack } from './pick';

const EDGE = 8;
const STEP = 12;
/** A pixel of something lit that is covered weighs as much as so many pixels of distance. */
const COVERS = 1e5;

type Spot = [left: number, top: number];

/** Where a menu lies if nothing is in its way: above the card, or else below it. */
function above(at: DOMRect, width: number, height: number): Spot {
  const left = Math.max(EDGE, Math.min(innerWidth - width - EDGE, at.left + at.width / 2 - width / 2));
  const top = at.top - height - EDGE;
  return [left, top > EDGE ? top : Math.min(innerHeight - height - EDGE, at.bottom + EDGE)];
}

/** The boxes of what may be pointed at next. */
function litNow(): DOMRect[] {
  return [...next.value.keys()].flatMap((key) => {
    const [kind, ...rest] = key.split(':');
    if (kind === 'number') return [];
    const inside = kind === 'seat' ? ' .identity-name' : '';
    const element = document.querySelector(`[data-table] [data-${kind}="${CSS.escape(rest.join(':'))}"]${inside}`);
    const box = element?.getBoundingClientRect();
    return box === undefined || box.width === 0 ? [] : [box];
  });
}

function covered(box: DOMRect, left: number, top: number, width: number, height: number): number {
  const across = Math.min(left + width, box.right) - Math.max(left, box.left);
  const down = Math.min(top + height, box.bottom) - Math.max(top, box.top);
  return across > 0 && down > 0 ? across * down : 0;
}

/** The nearest place to the card at which a menu covers nothing that may be pointed at, nor the card; at worst the one that covers least. */
function freest(at: DOMRect, width: number, height: number, lit: DOMRect[], wanted: Spot): Spot {
  const cost = ([left, top]: Spot): number => {
    const hides = lit.reduce((sum, box) => sum + covered(box, left, top, width, height), 0);
    const self = covered(at, left, top, width, height);
    const away = Math.hypot(left + width / 2 - at.left - at.width / 2, top + height / 2 - at.top - at.height / 2);
    return hides * COVERS + self * 4 + away;
  };
  const start = cost(wanted);
  if (start < COVERS) return wanted;
  let [best, least] = [wanted, start];
  for (let top = EDGE; top <= innerHeight - height - EDGE; top += STEP) {
    for (let left = EDGE; left <= innerWidth - width - EDGE; left += STEP) {
      const found = cost([left, top]);
      if (found < least) [best, least] = [[left, top], found];
    }
  }
  return best;
}

/** What has been pointed at can mean several things: which? Beside the card, so that the eye need not travel. */
export function Menu() {
  const box = useRef<HTMLDivElement>(null);
  const choices = said.value;
  const last = path.value.at(-1);
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null || last === undefined) return;
    const [kind, ...rest] = last.split(':');
    const anchor = document.querySelector(`[data-table] [data-${kind}="${CSS.escape(rest.join(':'))}"]`);
    const at = anchor?.getBoundingClientRect();
    if (at === undefined) return;
    const { width, height } = element.getBoundingClientRect();
    const [left, top] = freest(at, width, height, litNow(), above(at, width, height));
    element.style.left = `${left}px`;
    element.style.top = `${top}px`;
    element.querySelector('button')?.focus({ preventScroll: true });
  }, [last, choices.length, frame.value]);
  if (choices.length === 0) return null;
  return (
    <div class="menu" ref={box} role="group" aria-label={say('menu-label')}>
      {choices.map((option) => (
        <button key={option.id} type="button" class="button main" data-option={option.id} data-nav onClick={() => play(option)}>
          {sentence(option.label)}
        </button>
      ))}
      {goesOn.value && <p class="menu-or">{say('menu-or-target')}</p>}
      <button type="button" class="button bare" onClick={stepBack}>
        {say('cancel')} <kbd>Esc</kbd>
      </button>
    </div>
  );
}

/** A move that will not do what it seems to: its warning is read before it is made. */
export function Doubt() {
  const option = doubtful.value;
  if (option === null) return null;
  return (
    <Sheet title={say('doubt-title')} onClose={() => (doubtful.value = null)}>
      <p class="doubt-move">{sentence(option.label)}</p>
      <p>
        {option.warning != null && <Sentence message={option.warning.message} />} <Cite id={option.warning?.cite} />
      </p>
      <div class="sheet-buttons">
        <button type="button" class="button" onClick={() => (doubtful.value = null)}>
          {say('cancel')}
        </button>
        <button type="button" class="button danger" data-confirm onClick={() => play(option)}>
          {say('doubt-anyway')}
        </button>
      </div>
    </Sheet>
  );
}
