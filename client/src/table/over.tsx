import { hello, isLive, mySeat, offer, view } from '../net/state';
import { answerOffer, offerRematch } from '../net/table';
import { Cite } from '../rules/cite';
import { Sentence } from '../words/card-word';
import { seatName } from '../words/names';
import { say } from '../words/say';

export function verdict(): string {
  const outcome = view.value?.outcome;
  const seat = mySeat.value;
  if (outcome == null) return say('turn-over');
  if (outcome.winners.length !== 1) return say('over-draw');
  const winner = outcome.winners[0] ?? 0;
  if (seat === null || hello.value?.both) return say('over-winner', { player: seatName(winner) });
  return say(winner === seat ? 'over-won' : 'over-lost');
}

export function Rematch() {
  const open = offer.value;
  const next = hello.value?.rematch;
  if (next) {
    return (
      <a class="button main" href={`/t/${next}`}>
        {say('rematch-go')}
      </a>
    );
  }
  if (mySeat.value === null && !hello.value?.both) return null;
  if (open?.kind === 'rematch' && open.state === 'open') {
    if (open.by === mySeat.value) return <span class="tag">{say('rematch-asked')}</span>;
    return (
      <button type="button" class="button main" onClick={() => answerOffer('rematch', true)}>
        {say('rematch-accept')}
      </button>
    );
  }
  return (
    <button type="button" class="button main" onClick={offerRematch}>
      {say('rematch')} <kbd>N</kbd>
    </button>
  );
}

export function OverBar() {
  const outcome = view.value?.outcome;
  if (!isLive.value) return null;
  return (
    <>
      <p class="prompt-text">
        <strong>{verdict()}.</strong> {outcome != null && <Sentence message={outcome.text} />} <Cite id={outcome?.cite} />
      </p>
      <div class="prompt-buttons">
        <a class="button" href="/">
          {say('over-home')}
        </a>
        <Rematch />
      </div>
    </>
  );
}
