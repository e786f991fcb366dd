import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { catalogue, online } from '../net/state';
import { sit } from '../net/table';
import { playerName } from '../settings/settings';
import { layout } from '../table/layout';
import { Menubar } from '../table/panel';
import type { Hello } from '../wire.gen';
import { inMyLanguage, seatName, sideName } from '../words/names';
import { say } from '../words/say';
import { CopyLink } from './copy-link';
import { DeckTile } from './deck';

const HERE_ONLY = /^(localhost|127\.|\[::1\])/;

const wantedSeat = signal(-1);
const wantedDeck = signal('');

function deckOf(hello: Hello, seat: number) {
  const side = layout.value?.sides[seat];
  if (side !== undefined) return { id: side, names: catalogue.value?.groups[side] ?? {}, group: side };
  return catalogue.value?.decks.find((deck) => deck.id === hello.decks[seat]);
}

/** Who was invited says who he is, what he plays, and where he sits; only then he has the seat. */
function SitDown({ hello, seats }: { hello: Hello; seats: number[] }) {
  const seat = seats.includes(wantedSeat.value) ? wantedSeat.value : (seats[0] ?? 0);
  const decks = catalogue.value?.decks ?? [];
  const deck = decks.some((known) => known.id === wantedDeck.value) ? wantedDeck.value : (hello.decks[seat] ?? '');
  return (
    <form
      class="sit-down"
      onSubmit={(event) => {
        event.preventDefault();
        sit(seat, decks.length > 0 ? deck : '', playerName.value.trim());
      }}
    >
      <label class="field">
        {say('start-name')}
        <input
          name="name"
          maxLength={40}
          autocomplete="nickname"
          placeholder={say('start-name-hint')}
          value={playerName.value}
          onInput={(event) => (playerName.value = event.currentTarget.value)}
        />
      </label>
      {seats.length > 1 && (
        <label class="field">
          {say('sit-where')}
          <select name="seat" value={seat} onChange={(event) => (wantedSeat.value = Number(event.currentTarget.value))}>
            {seats.map((free) => (
              <option key={free} value={free}>
                {sideName(free) || say('seat-counted', { n: free + 1 })}
              </option>
            ))}
          </select>
        </label>
      )}
      {decks.length > 0 && (
        <fieldset class="start-part">
          <legend>{say('start-deck')}</legend>
          <div class="deck-tiles">
            {decks.map((known) => (
              <div key={known.id} class="deck-choice">
                <label>
                  <input type="radio" name="deck" value={known.id} checked={known.id === deck} onChange={() => (wantedDeck.value = known.id)} />
                  <DeckTile deck={known} />
                </label>
              </div>
            ))}
          </div>
        </fieldset>
      )}
      <button type="submit" class="button main" data-sit>
        {say('sit-down')}
      </button>
    </form>
  );
}

/** Everybody who sits or will sit here, with the link to each seat that is free. */
function Guests({ hello }: { hello: Hello }) {
  const invites = hello.links.invites ?? [];
  return (
    <ol class="guests">
      {hello.bots.map((_, seat) => {
        const free = online.value[seat] === 'free';
        const invite = invites.find((found) => found.seat === seat);
        const deck = deckOf(hello, seat);
        return (
          <li key={seat} class={free ? 'free' : ''}>
            <span class="seat-number">{say('seat-counted', { n: seat + 1 })}</span>
            <strong>{free ? say('presence-free') : seatName(seat)}</strong>
            <span class="quiet">{seat === hello.seat ? say('seat-you') : free ? '' : inMyLanguage(deck?.names)}</span>
            {invite !== undefined && <CopyLink path={invite.path} label={say('waiting-copy')} />}
          </li>
        );
      })}
    </ol>
  );
}

/** The table is made and waits for friends: the link to send is the whole screen. */
export function WaitingRoom({ hello }: { hello: Hello }) {
  useEffect(() => {
    document.title = `${say('waiting-title')} · ${say('wordmark')}`;
  });
  const { watch, seat } = hello.links;
  const invites = hello.links.invites ?? [];
  const free = hello.may_sit ?? [];
  const many = hello.bots.length > 2;
  const mine = hello.seat === null ? undefined : deckOf(hello, hello.seat);
  return (
    <div class="page-waiting">
      <Menubar />
      <main class="waiting-room">
        <div class="waiting-lamp" aria-hidden="true" />
        <h1>{say(free.length > 0 ? 'sit-title' : invites.length > 1 ? 'waiting-many' : 'waiting-title')}</h1>
        {free.length > 0 && <SitDown hello={hello} seats={free} />}
        {invites.length === 1 && invites[0] !== undefined && (
          <>
            <p>{say('waiting-text')}</p>
            <CopyLink path={invites[0].path} label={say('waiting-copy')} shown />
          </>
        )}
        {invites.length > 1 && <p>{say('waiting-links')}</p>}
        {invites.length > 0 && HERE_ONLY.test(location.hostname) && <p class="waiting-deck">{say('waiting-local')}</p>}
        {invites.length === 0 && free.length === 0 && <p>{say('waiting-note')}</p>}
        {(many || free.length > 0) && <Guests hello={hello} />}
        <div class="waiting-more">
          <CopyLink path={watch} label={say('watch-link')} />
          {seat != null && <CopyLink path={seat} label={say('seat-link')} />}
        </div>
        {!many && mine !== undefined && layout.value?.sides.length === 0 && (
          <p class="waiting-deck">{say('waiting-deck', { deck: inMyLanguage(mine.names) })}</p>
        )}
        {!many && mine !== undefined && <DeckTile deck={mine} />}
      </main>
    </div>
  );
}
