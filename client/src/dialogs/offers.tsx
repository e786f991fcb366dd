import { mayStudy, tracing } from '../analysis/study';
import { Glyph } from '../card/glyph';
import { hello, isOver, mySeat, notice, offer } from '../net/state';
import { answerOffer, curtain, resign } from '../net/table';
import { layout } from '../table/layout';
import { verdict, Rematch } from '../table/over';
import { counterOf, seats } from '../table/places';
import { view } from '../net/state';
import { Cite } from '../rules/cite';
import { Sentence } from '../words/card-word';
import { sentence } from '../words/message';
import { seatName } from '../words/names';
import { say } from '../words/say';
import { inWords } from '../settings/settings';
import { logOpen, outcomeSeen, resigning } from './open';
import { Sheet } from './sheet';

/** The other player asks for something. */
export function OfferDialog() {
  const open = offer.value;
  if (open === null || open.state !== 'open') return null;
  if (open.by === mySeat.value && !hello.value?.both) {
    return open.kind === 'undo' ? <p class="toast">{say('undo-asked')}</p> : null;
  }
  if (mySeat.value === null && !hello.value?.both) return null;
  if (open.kind === 'rematch') return null; // the bar at the end shows it
  return (
    <div class="offer" role="alertdialog" aria-label={say('undo-offer', { player: seatName(open.by) })}>
      <p>{say('undo-offer', { player: seatName(open.by) })}</p>
      <button type="button" class="button main" onClick={() => answerOffer('undo', true)}>
        {say('undo-allow')}
      </button>
      <button type="button" class="button" onClick={() => answerOffer('undo', false)}>
        {say('undo-refuse')}
      </button>
    </div>
  );
}

export function ResignDialog() {
  if (!resigning.value) return null;
  const close = (): void => {
    resigning.value = false;
  };
  return (
    <Sheet title={say('resign-title')} onClose={close}>
      <p>{say(seats().length > 2 ? 'resign-many' : 'resign-sure')}</p>
      <div class="sheet-buttons">
        <button type="button" class="button" onClick={close}>
          {say('cancel')}
        </button>
        <button
          type="button"
          class="button danger"
          onClick={() => {
            close();
            resign();
          }}
        >
          {say('resign')}
        </button>
      </div>
    </Sheet>
  );
}

/** Two players at one screen: nothing shows until the one whose turn it is says that the other looks away. */
export function Curtain() {
  const seat = curtain.value;
  if (seat === null) return null;
  return (
    <div class="curtain" role="alertdialog" aria-modal="true" aria-label={say('curtain-title', { player: seatName(seat) })}>
      <h2>{say('curtain-title', { player: seatName(seat) })}</h2>
      <p>{say('curtain-text')}</p>
      <button type="button" class="button main" autofocus ref={(button) => button?.focus()} onClick={() => (curtain.value = null)}>
        {say('curtain-show')}
      </button>
    </div>
  );
}

/** Where the panel beside the table is not shown. */
const PANEL_AWAY = '(max-width: 900px), (max-height: 500px) and (orientation: landscape)';

export function OutcomeDialog() {
  const outcome = view.value?.outcome;
  if (!isOver.value || outcome == null || outcomeSeen.value || curtain.value !== null) return null;
  const close = (): void => {
    outcomeSeen.value = true;
  };
  const analyse = (): void => {
    close();
    tracing.value = true;
    logOpen.value = matchMedia(PANEL_AWAY).matches && inWords.value !== 'yes'; // it is in the log's drawer there
  };
  const mine = mySeat.value;
  const counters = layout.value?.side.counters[0];
  const scores = outcome.scores.length > 0 || counters === undefined ? outcome.scores : seats().map((seat) => counterOf(seat, counters.id));
  const won = mine !== null && outcome.winners.includes(mine);
  return (
    <Sheet title={verdict()} onClose={close}>
      <div class={`outcome ${won ? 'won' : ''}`}>
        <p class="outcome-scores">
          {scores.map((score, seat) => (
            <span key={seat} class={outcome.winners.includes(seat) ? 'winner' : ''}>
              <b>{score}</b> {seatName(seat)}
            </span>
          ))}
        </p>
        <p>
          <Sentence message={outcome.text} /> <Cite id={outcome.cite} />
        </p>
        <div class="sheet-buttons">
          <button type="button" class="button" onClick={close}>
            {say('over-look')}
          </button>
          {mayStudy.value && (
            <button type="button" class="button" data-analyse onClick={analyse}>
              <Glyph name="chart" /> {say('over-analyse')}
            </button>
          )}
          <Rematch />
        </div>
      </div>
    </Sheet>
  );
}

let fading = 0;

/** What the server would not do, and why; it goes away by itself. */
export function NoticeToast() {
  const shown = notice.value;
  if (shown === null) return null;
  clearTimeout(fading);
  fading = window.setTimeout(() => (notice.value = null), 7000);
  return (
    <div class="toast" role="alert">
      <span>{typeof shown.text === 'string' ? shown.text : sentence(shown.text)}</span>
      {shown.reason != null && (
        <span>
          <Sentence message={shown.reason.message} /> <Cite id={shown.reason.cite} />
        </span>
      )}
      <button type="button" class="button bare" onClick={() => (notice.value = null)}>
        {say('close')}
      </button>
    </div>
  );
}
