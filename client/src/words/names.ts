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

/** A card in a sentence: with its cell where it has copies. */
export function nameOnCell(definition: string, cell: string | null | undefined): string {
  return cell ? `${cardName(definition)}\u00A0${cell}` : cardName(definition);
}

export function placeName(id: string): string {
  return inMyLanguage(catalogue.value?.places?.[id]) || id;
}

/** The side that a seat plays, in a game whose seats are not alike. */
export function sideName(seat: number): string {
  const sides = (catalogue.value?.layout as { sides?: string[] } | undefined)?.sides;
  return inMyLanguage(catalogue.value?.groups[sides?.[seat] ?? '']);
}

/** The same where there is little room: of a bot not how long it thinks. */
export function shortName(seat: number): string {
  const bot = hello.value?.bots[seat];
  const alone = (hello.value?.bots ?? []).filter((other) => other !== '').length === 1;
  return bot?.startsWith('ismcts') && alone && hello.value?.left?.includes(seat) !== true ? say('opponent-ismcts') : seatName(seat);
}

/** What a seat's player is called; bots by the kind of bot, people without a name by their side or their seat. */
export function seatName(seat: number): string {
  const bots = hello.value?.bots ?? [];
  const bot = bots[seat];
  if (bot && hello.value?.left?.includes(seat) !== true) {
    const several = bots.filter((other) => other === bot).length > 1;
    return several ? say('player-bot-counted', { bot, n: seat + 1 }) : say('player-bot', { bot });
  }
  return hello.value?.names[seat] || sideName(seat) || say('player', { n: seat + 1 });
}
