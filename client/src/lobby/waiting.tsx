import { useEffect } from 'preact/hooks';
import { catalogue } from '../net/state';
import { layout } from '../table/layout';
import { Menubar } from '../table/panel';
import type { Hello } from '../wire.gen';
import { inMyLanguage } from '../words/names';
import { say } from '../words/say';
import { CopyLink } from './copy-link';
import { DeckTile } from './deck';

const HERE_ONLY = /^(localhost|127\.|\[::1\])/;

/** The table is made and waits for a friend: the link to send is the whole screen. */
export function WaitingRoom({ hello }: { hello: Hello }) {
  useEffect(() => {
    document.title = `${say('waiting-title')} · ${say('wordmark')}`;
  });
  const { invite, watch, seat } = hello.links;
  const seated = hello.seat ?? 0;
  const side = layout.value?.sides[seated];
  const mine =
    side === undefined
      ? catalogue.value?.decks.find((deck) => deck.id === hello.decks[seated])
      : { id: side, names: catalogue.value?.groups[side] ?? {}, group: side };
  return (
    <div class="page-waiting">
      <Menubar />
      <main class="waiting-room">
        <div class="waiting-lamp" aria-hidden="true" />
        <h1>{say('waiting-title')}</h1>
        {invite != null && hello.seat !== null && (
          <>
            <p>{say('waiting-text')}</p>
            <CopyLink path={invite} label={say('waiting-copy')} shown />
            {HERE_ONLY.test(location.hostname) && <p class="waiting-deck">{say('waiting-local')}</p>}
          </>
        )}
        {invite == null && <p>{say('waiting-note')}</p>}
        <div class="waiting-more">
          <CopyLink path={watch} label={say('watch-link')} />
          {seat != null && <CopyLink path={seat} label={say('seat-link')} />}
        </div>
        {mine !== undefined && side === undefined && (
          <p class="waiting-deck">
            {say('waiting-deck', { deck: inMyLanguage(mine.names) })}
          </p>
        )}
        {mine !== undefined && <DeckTile deck={mine} />}
      </main>
    </div>
  );
}
