import { catalogue, hello } from '../net/state';
import { lang } from '../settings/settings';
import type { CardFace } from '../wire.gen';
import { say } from './say';

export function inMyLanguage(names: Record<string, string> | undefined): string {
  return names?.[lang.value] ?? names?.['en'] ?? '';
}

export function face(definition: string): CardFace | undefined {
  return catalogue.value?.cards[definition];
}

export function cardName(definition: string): string {
  return inMyLanguage(face(definition)?.names) || definition;
}

export function placeName(id: string): string {
  return inMyLanguage(catalogue.value?.places?.[id]) || id;
}

/** What a seat's player is called; bots by the kind of bot, people without a name by their seat. */
export function seatName(seat: number): string {
  const bot = hello.value?.bots[seat];
  if (bot) return say('player-bot', { bot });
  return hello.value?.names[seat] || say('player', { n: seat + 1 });
}
