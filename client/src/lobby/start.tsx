import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { CSSProperties } from 'preact';
import { Art } from '../card/motif/art';
import { Help } from '../dialogs/help';
import { helpOpen } from '../dialogs/open';
import { Settings } from '../dialogs/settings';
import { Hover } from '../inspect/hover';
import { CardSheet } from '../inspect/sheet';
import { loadCatalogue, loadGames, makeTable } from '../net/api';
import { catalogue, games } from '../net/state';
import { RulesPanel } from '../rules/panel';
import { lang, lastDeck, lastGame, lastOpponent, lastLevel, lastSide, lastTable, LEVELS, playerName } from '../settings/settings';
import { layout } from '../table/layout';
import { Menubar } from '../table/panel';
import type { NewTable } from '../wire.gen';
import { inMyLanguage } from '../words/names';
import { has, say } from '../words/say';
import { ClockChoice, clocksWished } from './clocks';
import { deckOpen, DeckSheet, DeckTile } from './deck';
import { Heroines, Night } from './night';
import { invitesSomebody, isForMany, Seats, seatsWished } from './seats';

const OPPONENTS = ['greedy', 'ismcts', 'random', 'friend', 'both'] as const;
const ANY = '';

const otherDeck = signal(ANY);
const trouble = signal('');
const sending = signal(false);

function hasDecks(): boolean {
  return (catalogue.value?.decks.length ?? 0) > 0;
}

async function start(): Promise<void> {
  sending.value = true;
  trouble.value = '';
  const wish: NewTable = {
    game: lastGame.value,
    deck: hasDecks() ? lastDeck.value : '',
    seat: hasDecks() ? 0 : Number(lastSide.value),
    opponent: (lastOpponent.value === 'ismcts' ? `ismcts-${lastLevel.value}` : lastOpponent.value) as NewTable['opponent'],
    lang: lang.value,
    name: playerName.value.trim(),
  };
  if (otherDeck.value !== ANY && hasDecks()) wish.deck2 = otherDeck.value;
  if (isForMany()) wish.seats = seatsWished() ?? [];
  wish.clocks = clocksWished() ?? null;
  try {
    const made = await makeTable(wish);
    if (typeof made === 'string') trouble.value = made;
    else location.assign(made.url);
  } catch {
    trouble.value = say('start-unreachable');
  }
  sending.value = false;
}

function Games() {
  return (
    <fieldset class="start-part">
      <legend>{say('start-game')}</legend>
      <div class="game-tiles">
        {games.value.map((info) => (
          <label key={info.id} class="game-tile" data-game={info.id} style={{ '--accent-hue': info.accent } as CSSProperties}>
            <input type="radio" name="game" value={info.id} checked={lastGame.value === info.id} onChange={() => (lastGame.value = info.id)} />
            <span class="tile">
              <span class="game-sign" aria-hidden="true">
                <Art name={info.id} motif={info.sign ?? ''} emblem="lamp" />
              </span>
              <strong>{inMyLanguage(info.names)}</strong>
              {has(`${info.id}-about`) && <span>{say(`${info.id}-about`)}</span>}
            </span>
          </label>
        ))}
      </div>
      <button type="button" class="button start-how" onClick={() => (helpOpen.value = true)}>
        {say('start-how')}
      </button>
    </fieldset>
  );
}

/** In a game whose seats are not alike one chooses a side. */
function Sides() {
  return (
    <fieldset class="start-part">
      <legend>{say('start-side')}</legend>
      <div class="deck-tiles">
        {(layout.value?.sides ?? []).map((side, seat) => (
          <label key={side} class="deck-choice">
            <input type="radio" name="side" value={side} checked={lastSide.value === String(seat)} onChange={() => (lastSide.value = seat === 0 ? '0' : '1')} />
            <DeckTile deck={{ id: side, names: catalogue.value?.groups[side] ?? {}, group: side }} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Decks() {
  return (
    <fieldset class="start-part">
      <legend>{say('start-deck')}</legend>
      <div class="deck-tiles">
        {(catalogue.value?.decks ?? []).map((deck) => (
          <div key={deck.id} class="deck-choice">
            <label>
              <input type="radio" name="deck" value={deck.id} checked={lastDeck.value === deck.id} onChange={() => (lastDeck.value = deck.id)} />
              <DeckTile deck={deck} />
            </label>
            <button type="button" class="button bare deck-look" data-deck-look={deck.id} onClick={() => (deckOpen.value = deck.id)}>
              {say('start-look')}
            </button>
          </div>
        ))}
      </div>
    </fieldset>
  );
}

function Opponents() {
  return (
    <fieldset class="start-part">
      <legend>{say('start-opponent')}</legend>
      <div class="opponent-tiles">
        {OPPONENTS.map((kind) => (
          <label key={kind} class="opponent-tile">
            <input type="radio" name="opponent" value={kind} checked={lastOpponent.value === kind} onChange={() => (lastOpponent.value = kind)} />
            <span class="tile">
              <strong>{say(`opponent-${kind}`)}</strong>
              <span>{say(`opponent-${kind}-about`)}</span>
            </span>
          </label>
        ))}
      </div>
      {lastOpponent.value === 'ismcts' && (
        <label class="field">
          {say('opponent-level')}
          <select name="level" value={lastLevel.value} onChange={(event) => (lastLevel.value = event.currentTarget.value as (typeof LEVELS)[number])}>
            {LEVELS.map((level) => (
              <option key={level} value={level}>
                {say(`level-${level}`)}
              </option>
            ))}
          </select>
        </label>
      )}
      {hasDecks() && (
      <label class="field">
        {say('start-other-deck')}
        <select name="deck2" value={otherDeck.value} onChange={(event) => (otherDeck.value = event.currentTarget.value)}>
          <option value={ANY}>{say('start-any-deck')}</option>
          {(catalogue.value?.decks ?? []).map((deck) => (
            <option key={deck.id} value={deck.id}>
              {inMyLanguage(deck.names)}
            </option>
          ))}
        </select>
      </label>
      )}
    </fieldset>
  );
}

/** What I am called, and whether there are clocks. */
function Terms() {
  return (
    <div class="start-terms">
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
      <ClockChoice />
    </div>
  );
}

/** `/`: what to play, with which deck, against whom. */
export function StartPage() {
  useEffect(() => {
    void loadGames()
      .then(() => {
        if (!games.value.some((info) => info.id === lastGame.value)) lastGame.value = games.value[0]?.id ?? '';
      })
      .catch(() => (trouble.value = say('start-unreachable')));
  }, []);
  useEffect(() => {
    if (games.value.length > 0) void loadCatalogue(lastGame.value);
  }, [lastGame.value, games.value]);
  const decks = catalogue.value?.decks ?? [];
  if (decks.length > 0 && !decks.some((deck) => deck.id === lastDeck.value)) lastDeck.value = decks[0]?.id ?? '';
  useEffect(() => {
    document.title = say('wordmark');
  });
  return (
    <div class="page-start" data-game={lastGame.value} style={{ '--accent-hue': layout.value?.accent } as CSSProperties}>
      <Menubar />
      <Night />
      <main class="start">
        <header class="start-head">
          <div>
            <h1>{say('wordmark')}</h1>
            <p class="start-lead">{say('start-lead')}</p>
          </div>
          <Heroines />
        </header>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            void start();
          }}
        >
          {games.value.length > 1 && <Games />}
          {games.value.length === 1 && has(`${lastGame.value}-about`) && (
            <div class="game-about">
              <h2>{inMyLanguage(games.value[0]?.names)}</h2>
              <p>{say(`${lastGame.value}-about`)}</p>
              <button type="button" class="button" onClick={() => (helpOpen.value = true)}>
                {say('start-how')}
              </button>
            </div>
          )}
          {hasDecks() ? <Decks /> : (layout.value?.sides.length ?? 0) > 0 && <Sides />}
          {isForMany() ? <Seats /> : <Opponents />}
          <Terms />
          <div class="start-go">
            <button type="submit" class="button main" disabled={sending.value || catalogue.value?.game !== lastGame.value} data-start>
              {say((isForMany() ? invitesSomebody() : lastOpponent.value === 'friend') ? 'start-invite' : 'start-play')}
            </button>
            {lastTable.value !== '' && (
              <a class="button" href={`/t/${encodeURIComponent(lastTable.value)}`} data-continue>
                {say('start-continue')}
              </a>
            )}
            {trouble.value !== '' && <p role="alert">{trouble.value}</p>}
          </div>
        </form>
        <footer class="credits">{has(`${lastGame.value}-credits`) && <p>{say(`${lastGame.value}-credits`)}</p>}</footer>
      </main>
      <Hover />
      <DeckSheet />
      <CardSheet />
      <RulesPanel />
      <Settings />
      <Help />
    </div>
  );
}
