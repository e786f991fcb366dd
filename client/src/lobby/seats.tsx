import { signal } from '@preact/signals';
import { catalogue, games } from '../net/state';
import { lastDeck, lastGame, seatCount, seatPlan } from '../settings/settings';
import type { NewSeat, NewTable } from '../wire.gen';
import { inMyLanguage } from '../words/names';
import { say } from '../words/say';

type Who = NewSeat['by'];

/** The decks that were named for single seats, by game and seat; '' is any. */
const decks = signal<Record<string, string>>({});

function info() {
  return games.value.find((candidate) => candidate.id === lastGame.value);
}

/** Whether more than two can sit down to the game that is chosen: then the seats are filled one by one. */
export function isForMany(): boolean {
  return (info()?.seats[1] ?? 2) > 2;
}

function count(): number {
  const [fewest = 2, most = 2, usual = 2] = info()?.seats ?? [];
  const wished = Number(seatCount.value);
  return wished >= fewest && wished <= most ? wished : usual;
}

function choices(): Who[] {
  return ['me', 'friend', ...(info()?.bots ?? [])];
}

/** Who sits where: what was chosen last, else me and bots. */
function plan(): Who[] {
  const kept = seatPlan.value.split(',') as Who[];
  const known = choices();
  return Array.from({ length: count() }, (_, seat) => {
    const who = kept[seat];
    return who !== undefined && known.includes(who) ? who : seat === 0 ? 'me' : 'greedy';
  });
}

function setWho(seat: number, who: Who): void {
  const now = plan();
  const before = now[seat];
  const me = now.indexOf('me');
  now[seat] = who;
  if (who === 'me' && before !== undefined && me >= 0 && now.filter((x) => x === 'me').length === 2) now[me] = before; // I change places
  seatPlan.value = now.join(',');
}

function deckKey(seat: number): string {
  return `${lastGame.value}.${seat}`;
}

/** The wish for the server. */
export function seatsWished(): NewTable['seats'] {
  const now = plan();
  const mine = now.indexOf('me');
  return now.map((by, seat) => ({ by, deck: seat === mine ? lastDeck.value : (decks.value[deckKey(seat)] ?? '') }));
}

export function invitesSomebody(): boolean {
  return plan().includes('friend');
}

function label(who: Who): string {
  return who === 'me' ? say('seat-me') : who === 'friend' ? say('opponent-friend') : say('player-bot', { bot: who });
}

function Row({ seat, who, first }: { seat: number; who: Who; first: boolean }) {
  const known = catalogue.value?.decks ?? [];
  return (
    <li class={`seat-row ${first ? 'mine' : ''}`}>
      <span class="seat-number">{say('seat-counted', { n: seat + 1 })}</span>
      <select name={`seat${seat}`} aria-label={say('seat-who', { n: seat + 1 })} value={who} onChange={(event) => setWho(seat, event.currentTarget.value as Who)}>
        {choices().map((choice) => (
          <option key={choice} value={choice}>
            {label(choice)}
          </option>
        ))}
      </select>
      {first ? (
        <span class="seat-deck">{inMyLanguage(known.find((deck) => deck.id === lastDeck.value)?.names)}</span>
      ) : (
        known.length > 0 && (
          <select
            class="seat-deck"
            name={`deck${seat}`}
            aria-label={say('seat-deck', { n: seat + 1 })}
            value={decks.value[deckKey(seat)] ?? ''}
            onChange={(event) => (decks.value = { ...decks.value, [deckKey(seat)]: event.currentTarget.value })}
          >
            <option value="">{say(who === 'friend' ? 'seat-deck-friend' : 'start-any-deck')}</option>
            {known.map((deck) => (
              <option key={deck.id} value={deck.id}>
                {inMyLanguage(deck.names)}
              </option>
            ))}
          </select>
        )
      )}
    </li>
  );
}

/** How many sit at the table, and who sits where. */
export function Seats() {
  const [fewest = 2, most = 2] = info()?.seats ?? [];
  const now = plan();
  const mine = now.indexOf('me');
  return (
    <fieldset class="start-part">
      <legend>{say('start-seats')}</legend>
      <span class="segments seat-counts" role="radiogroup" aria-label={say('start-seats')}>
        {Array.from({ length: most - fewest + 1 }, (_, i) => fewest + i).map((n) => (
          <label key={n}>
            <input type="radio" name="seats" value={n} checked={n === count()} onChange={() => (seatCount.value = String(n))} />
            <span>{n}</span>
          </label>
        ))}
      </span>
      <ol class="seat-rows">
        {now.map((who, seat) => (
          <Row key={seat} seat={seat} who={who} first={seat === mine} />
        ))}
      </ol>
    </fieldset>
  );
}
