import { askHint, toggleBar } from '../analysis/study';
import { closeTop, helpOpen, logOpen, openRules, resigning, settingsOpen } from '../dialogs/open';
import { inspect } from '../inspect/inspected';
import { isOver, myDecision, offer, options } from '../net/state';
import { offerRematch, hurry, seek, undo } from '../net/table';
import { step } from '../replay/replay';
import { inWords, lang } from '../settings/settings';
import { doubtful, path, play, spoken, stepBack } from './pick';
import { find } from './places';
import { passUntilTurn } from './stops';

/** Moves the focus to the nearest thing in that direction, cards and piles alike. */
function go(dx: number, dy: number): void {
  const all = [...document.querySelectorAll<HTMLElement>('[data-nav]')].filter((element) => element.offsetParent !== null);
  const from = document.activeElement?.closest<HTMLElement>('[data-nav]');
  if (from == null) {
    (all.find((element) => element.matches('.legal, .target')) ?? all[0])?.focus();
    return;
  }
  const here = from.getBoundingClientRect();
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const element of all) {
    if (element === from) continue;
    const there = element.getBoundingClientRect();
    const x = there.x + there.width / 2 - here.x - here.width / 2;
    const y = there.y + there.height / 2 - here.y - here.height / 2;
    const along = x * dx + y * dy;
    const aside = Math.abs(x * dy) + Math.abs(y * dx);
    if (along <= 4) continue;
    const far = along + aside * (dx === 0 ? 1.2 : 3.5);
    if (far < least) [least, best] = [far, element];
  }
  best?.focus();
  best?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

function lookAtFocused(): void {
  const id = document.activeElement?.closest<HTMLElement>('[data-card]')?.dataset['card'];
  const found = find(id);
  if (found === undefined) helpOpen.value = true;
  else inspect(found.card);
}

const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

function sayByNumber(index: number): void {
  const shown = inWords.value === 'yes' ? options.value : spoken.value; // in words every answer is a button
  const option = myDecision.value !== null && path.value.length === 0 ? shown[index] : undefined;
  if (option !== undefined) play(option);
}

function sayByVerb(verb: string): void {
  const option = myDecision.value === null ? undefined : spoken.value.find((candidate) => candidate.id.split(' ', 1)[0] === verb);
  if (option !== undefined) play(option);
}

/** Letters go by where they are on the keyboard, so that they work in a Russian layout too. */
const LETTERS: Record<string, () => void> = {
  KeyI: lookAtFocused,
  KeyE: () => sayByVerb('end'),
  KeyP: () => sayByVerb('pass'),
  KeyU: undo,
  KeyH: askHint,
  KeyX: () => (inWords.value = inWords.value === 'yes' ? 'no' : 'yes'),
  KeyF: passUntilTurn,
  KeyB: toggleBar,
  KeyR: () => openRules(),
  KeyL: () => (logOpen.value = !logOpen.value),
  KeyS: () => (settingsOpen.value = true),
  KeyT: () => (lang.value = lang.value === 'ru' ? 'en' : 'ru'),
  KeyN: () => isOver.value && offer.value === null && offerRematch(),
  KeyG: () => !isOver.value && (resigning.value = true),
  BracketLeft: () => step(-1),
  BracketRight: () => step(1),
  Home: () => seek(0),
  End: () => seek(-1),
};

export function onKey(event: KeyboardEvent): void {
  const target = event.target as HTMLElement;
  if (event.ctrlKey || event.metaKey || event.altKey || target.matches('input:not([type=range]), textarea, select')) return;
  const dialog = document.querySelector('dialog[open]');
  if (dialog !== null && !(event.code === 'KeyN' && dialog.querySelector('.outcome-scores') !== null)) return;
  if (event.key === 'Escape') {
    if (path.value.length > 0 || doubtful.value !== null) stepBack();
    else if (!closeTop()) hurry();
    return;
  }
  const arrow = ARROWS[event.key];
  if (arrow !== undefined && !target.matches('input, .log')) {
    event.preventDefault();
    go(...arrow);
  } else if (event.key === '?') {
    lookAtFocused();
  } else if (/^Digit[1-9]$/.test(event.code) && !event.shiftKey) {
    sayByNumber(Number(event.code.slice(5)) - 1);
  } else if (!event.shiftKey) {
    LETTERS[event.code]?.();
  }
}
