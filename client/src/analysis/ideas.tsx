import { logOpen } from '../dialogs/open';
import { find } from '../table/places';
import { Glyph } from '../card/glyph';
import { Cite } from '../rules/cite';
import { lang } from '../settings/settings';
import type { Idea } from '../wire.gen';
import { Sentence } from '../words/card-word';
import { sentence } from '../words/message';
import { seatName } from '../words/names';
import { say } from '../words/say';
import { frame, mySeat } from '../net/state';
import { advice, askHint, canAdvise, dropHint, ideas, isThinking, mayStudy, pointed } from './study';

/** Where the best ideas are nearly alike a tenth of a percent tells them apart. */
function winOf(idea: Idea): string {
  const all = ideas.value.filter(({ seldom }) => seldom !== true).map(({ win }) => win * 100);
  const alike = Math.max(...all) - Math.min(...all) < 3;
  return (idea.win * 100).toLocaleString(lang.value, { minimumFractionDigits: alike ? 1 : 0, maximumFractionDigits: alike ? 1 : 0 });
}

function cardsOf(idea: Idea): string[] {
  return (idea.option.anchors ?? []).flatMap((anchor) => (anchor.card != null && find(anchor.card) !== undefined ? [anchor.card] : []));
}

/** What is expected to follow an option, one answer after the other, each with its paragraph. */
function Line({ idea }: { idea: Idea }) {
  const line = idea.line ?? [];
  if (line.length === 0) return null;
  return (
    <p class="idea-line">
      {say('hint-then')}{' '}
      {line.map((step, i) => (
        <span key={i} class={step.seat === advice.value?.seat ? 'own' : 'other'}>
          <i>{step.seat === mySeat.value ? say('hint-you') : seatName(step.seat)}:</i> {sentence(step.label)} <Cite id={step.cite} />
          {i < line.length - 1 ? ' → ' : ''}
        </span>
      ))}
    </p>
  );
}

function One({ idea, rank, open }: { idea: Idea; rank: number; open: boolean }) {
  const chosen = pointed.value === rank;
  const played = advice.value?.played?.id === idea.option.id;
  return (
    <li class={`idea ${chosen ? 'pointed' : ''} ${played ? 'played' : ''}`} data-idea={idea.option.id}>
      <button
        type="button"
        class="idea-rank"
        aria-pressed={chosen}
        aria-label={say('hint-show', { n: rank + 1 })}
        onClick={() => (pointed.value = chosen ? -1 : rank)}
      >
        {rank + 1}
      </button>
      <span class="idea-text">
        <Sentence message={idea.option.label} ids={cardsOf(idea)} /> <Cite id={idea.option.cite} />
        {played && <span class="tag">{say('hint-played')}</span>}
      </span>
      {idea.seldom ? <span class="idea-win quiet">{say('hint-seldom')}</span> : <b class="idea-win">{say('hint-win', { n: winOf(idea) })}</b>}
      {open && <Line idea={idea} />}
    </li>
  );
}

function Head() {
  const found = advice.value;
  const whose = found !== null && found.seat !== frame.value?.view.seat ? say('hint-for', { player: seatName(found.seat) }) : say('hint-title');
  return (
    <header class="ideas-head">
      <h3>{whose}</h3>
      <span class="quiet" role="status">
        {found === null ? say('hint-begins') : say(isThinking.value ? 'hint-thinking' : 'hint-done', { n: found.simulations })}
      </span>
      <button type="button" class="button bare icon" aria-label={say('hint-close')} onClick={dropHint}>
        <Glyph name="close" />
      </button>
    </header>
  );
}

/** What was done there, where it is none of the best ideas. */
function Played() {
  const played = advice.value?.played;
  if (played == null || ideas.value.some(({ option }) => option.id === played.id)) return null;
  return (
    <p class="ideas-played">
      {say('hint-played-else')} <Sentence message={played.label} ids={(played.anchors ?? []).flatMap(({ card }) => card ?? [])} /> <Cite id={played.cite} />
    </p>
  );
}

/** The best options with what is expected of them, the first with what is expected to follow. */
export function Ideas() {
  if (advice.value === null && !isThinking.value) return null;
  return (
    <section class="ideas" aria-label={say('hint-title')}>
      <Head />
      <ol>
        {ideas.value.map((idea, rank) => (
          <One key={idea.option.id} idea={idea} rank={rank} open={pointed.value < 0 ? rank === 0 : pointed.value === rank} />
        ))}
      </ol>
      <Played />
    </section>
  );
}

export function HintButton() {
  if (!mayStudy.value) return null;
  return (
    <button type="button" class="button" data-hint disabled={!canAdvise.value} aria-pressed={advice.value !== null || isThinking.value} onClick={() => {
        logOpen.value = false;
        askHint();
      }}>
      <Glyph name="bulb" /> {say('hint')} <kbd>H</kbd>
    </button>
  );
}

/** On a phone the panel is away: the ideas go over the far side, one at a time, and the table stays in sight. */
export function Strip() {
  const all = ideas.value;
  if (advice.value === null && !isThinking.value) return null;
  const rank = Math.min(Math.max(0, pointed.value), Math.max(0, all.length - 1));
  const idea = all[rank];
  return (
    <section class="ideas strip" aria-label={say('hint-title')}>
      <Head />
      {idea !== undefined && (
        <ol>
          <One idea={idea} rank={rank} open />
        </ol>
      )}
      <Played />
      {all.length > 1 && (
        <div class="strip-steps">
          <button type="button" class="button" disabled={rank === 0} onClick={() => (pointed.value = rank - 1)}>
            <Glyph name="back" /> {say('hint-better')}
          </button>
          <span>{say('hint-of', { n: rank + 1, of: all.length })}</span>
          <button type="button" class="button" disabled={rank === all.length - 1} onClick={() => (pointed.value = rank + 1)}>
            {say('hint-next')} <Glyph name="forward" />
          </button>
        </div>
      )}
    </section>
  );
}
