import { useLayoutEffect, useRef } from 'preact/hooks';
import { Sheet } from '../dialogs/sheet';
import { Cite } from '../rules/cite';
import { Sentence } from '../words/card-word';
import { sentence } from '../words/message';
import { say } from '../words/say';
import { doubtful, goesOn, path, play, said, stepBack } from './pick';

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
    const own = element.getBoundingClientRect();
    const left = Math.max(8, Math.min(innerWidth - own.width - 8, at.left + at.width / 2 - own.width / 2));
    const above = at.top - own.height - 8;
    element.style.left = `${left}px`;
    element.style.top = `${above > 8 ? above : Math.min(innerHeight - own.height - 8, at.bottom + 8)}px`;
    element.querySelector('button')?.focus({ preventScroll: true });
  }, [last, choices.length]);
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
