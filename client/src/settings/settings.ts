import { effect, signal, type Signal } from '@preact/signals';

export type Lang = 'en' | 'ru';
export type Theme = 'auto' | 'dark' | 'light';
export type Speed = 'off' | 'fast' | 'normal' | 'slow';
export type Asked = 'matters' | 'always';

/** A signal that outlives the page in localStorage; what is not among the choices is not believed. */
function kept<T extends string>(key: string, choices: readonly T[] | null, fallback: T): Signal<T> {
  let stored: string | null = null;
  try {
    stored = localStorage.getItem(`sumrak.${key}`);
  } catch {
    // A browser that forbids storage still plays.
  }
  const known = stored !== null && (choices === null || (choices as readonly string[]).includes(stored));
  const kept = signal<T>(known ? (stored as T) : fallback);
  effect(() => {
    try {
      localStorage.setItem(`sumrak.${key}`, kept.value);
    } catch {
      // As above.
    }
  });
  return kept;
}

export const LANGS = ['ru', 'en'] as const;
export const THEMES = ['auto', 'dark', 'light'] as const;
export const SPEEDS = ['slow', 'normal', 'fast', 'off'] as const;

export const ASKED = ['matters', 'always'] as const;

export const lang = kept<Lang>('lang', LANGS, navigator.language.toLowerCase().startsWith('ru') ? 'ru' : 'en');
export const theme = kept<Theme>('theme', THEMES, 'auto');
export const speed = kept<Speed>('speed', SPEEDS, 'normal');
/** Whether it is shown who stands how well, where that may be. */
export const bar = kept<'on' | 'off'>('bar', ['on', 'off'], 'off');
/** Whether one is asked to pass where nothing but what is always there could be played. */
export const askedToPass = kept<Asked>('passes', ASKED, 'matters');
/** Where a secret answer that is not taken back has to be confirmed. */
export const CONFIRMS = ['touch', 'always', 'never'] as const;
export const confirms = kept<(typeof CONFIRMS)[number]>('confirms', CONFIRMS, 'touch');
export const playerName = kept<string>('name', null, '');
export const lastGame = kept<string>('game', null, '');
export const lastSide = kept<'0' | '1'>('side', ['0', '1'], '0');
export const lastDeck = kept<string>('deck', null, '');
/** The last table at which this browser has a seat and the game goes on; '' if there is none. */
export const lastTable = kept<string>('table', null, '');
export const lastOpponent = kept<string>('opponent', ['random', 'greedy', 'ismcts', 'friend', 'both'], 'greedy');
export const LEVELS = ['quick', 'steady', 'deep'] as const;
/** How long a bot thinks that does. */
export const lastLevel = kept<(typeof LEVELS)[number]>('level', LEVELS, 'quick');

/** How many sit down to a game for many, who they are, and with what clock. */
export const seatCount = kept<string>('seats', null, '');
export const seatPlan = kept<string>('plan', null, '');
export const lastClock = kept<string>('clock', null, '');

/** Stops that are off, by game: "game=block:others,votes:own;…"; a game that is not there has its own. */
export const keptStops = kept<string>('stops', null, '');
export const wakes = kept<'yes' | 'no'>('wake', ['yes', 'no'], 'yes');
/** Whether the table is shown in words. */
export const inWords = kept<'yes' | 'no'>('words', ['yes', 'no'], 'no');

const calm = matchMedia('(prefers-reduced-motion: reduce)');
const daylight = matchMedia('(prefers-color-scheme: light)');

/** Milliseconds that a card takes from place to place; 0 where nothing is to move. */
export function flightMs(): number {
  return calm.matches ? 0 : { off: 0, fast: 160, normal: 320, slow: 620 }[speed.value];
}

/** Milliseconds for which what somebody else did stays in sight before the next thing is shown. */
export function beatMs(): number {
  return { off: 0, fast: 280, normal: 850, slow: 1700 }[speed.value];
}

let touched = false;

/** Whether the last thing that pointed was a finger. */
export function touches(): boolean {
  return touched;
}

function showTheme(): void {
  const shown = theme.value === 'auto' ? (daylight.matches ? 'light' : 'dark') : theme.value;
  document.documentElement.dataset['theme'] = shown;
}

export function applySettings(): void {
  effect(() => {
    document.documentElement.lang = lang.value;
  });
  effect(showTheme);
  daylight.addEventListener('change', showTheme);
  addEventListener('pointerdown', (event) => (touched = event.pointerType === 'touch'), true);
  addEventListener('keydown', () => (touched = false), true);
}
