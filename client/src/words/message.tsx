import type { ComponentChildren } from 'preact';
import { lang } from '../settings/settings';
import type { Message, Ref } from '../wire.gen';
import { nameOnCell, placeName, seatName } from './names';
import { type Args, say } from './say';

type Argument = string | number | Ref;

function isRef(argument: Argument): argument is Ref {
  return typeof argument === 'object';
}

function plain(argument: Argument): string | number {
  if (!isRef(argument)) return argument;
  if (argument.place != null) return placeName(argument.place);
  if (argument.en != null) return (lang.value === 'ru' ? argument.ru : argument.en) ?? '';
  return argument.card != null ? nameOnCell(argument.card, argument.cell) : seatName(argument.seat ?? 0);
}

/** A message of the game as a sentence in the reader's language. */
export function sentence(message: Message): string {
  const args: Args = {};
  for (const [name, argument] of Object.entries(message.a ?? {})) args[name] = plain(argument);
  return say(message.k, args);
}

interface WordsProps {
  message: Message;
  /** How a card's name inside the sentence is drawn; gets its definition, its cell, and which card of the sentence it is. */
  card: (definition: string, cell: string, index: number) => ComponentChildren;
}

/** The same sentence with its card names as elements: arguments stand in it as private characters until it is said. */
export function Words({ message, card }: WordsProps) {
  const args: Args = {};
  const cards: [definition: string, cell: string][] = [];
  for (const [name, argument] of Object.entries(message.a ?? {})) {
    if (isRef(argument) && argument.card != null) {
      args[name] = `\uE000${cards.length}\uE001`;
      cards.push([argument.card, argument.cell ?? '']);
    } else {
      args[name] = plain(argument);
    }
  }
  const parts = say(message.k, args).split(/\uE000(\d+)\uE001/);
  return <>{parts.map((part, i) => (i % 2 === 0 ? part : card(...(cards[Number(part)] ?? ['', '']), Number(part))))}</>;
}
