import { signal } from '@preact/signals';

/** Which of the table's sheets are open. */
export const looking = signal<{ place: string; label: string } | null>(null);
/** The paragraph at which the rules are open; "" is their beginning. */
export const rulesAt = signal<string | null>(null);
export const settingsOpen = signal(false);
export const helpOpen = signal(false);
export const logOpen = signal(false);
export const resigning = signal(false);
/** The end of the game is announced once; then the table may be looked at. */
export const outcomeSeen = signal(false);

export function openRules(paragraph = ''): void {
  rulesAt.value = paragraph;
}

/** Closes the topmost of them; whether there was one. */
export function closeTop(): boolean {
  if (resigning.value) resigning.value = false;
  else if (helpOpen.value) helpOpen.value = false;
  else if (settingsOpen.value) settingsOpen.value = false;
  else if (rulesAt.value !== null) rulesAt.value = null;
  else if (looking.value !== null) looking.value = null;
  else if (logOpen.value) logOpen.value = false;
  else return false;
  return true;
}
