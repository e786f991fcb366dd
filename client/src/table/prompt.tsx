import { Glyph } from '../card/glyph';
import { active, asked, hello, isLive, isOver, link, mySeat, myDecision, near, options, unanswered, view } from '../net/state';
import { seek } from '../net/table';
import { Cite } from '../rules/cite';
import type { Option } from '../wire.gen';
import { Sentence } from '../words/card-word';
import { sentence } from '../words/message';
import { seatName } from '../words/names';
import { has, say } from '../words/say';
import { TraySwitch } from './hand';
import { stack } from './happening';
import { layout } from './layout';
import { OverBar } from './over';
import { candidates, gathered, goesOn, isSaid, next, path, play, several, spoken, stepBack, verbOf } from './pick';
import { find } from './places';
import { StopsLine, untilTurn } from './stops';

/** More questions than that in one line are not read. */
const MOST_AIMS = 3;

/** Where objects resolve one by one, a pass of the one whose turn it is with none of them open ends the phase. */
function endsMyPhase(): boolean {
  const resolves = layout.value?.happenings.some((spec) => spec.look === 'row') === true;
  return resolves && active.value === view.value?.seat && stack.value.every(({ scope }) => scope.over);
}

/** `end` and `pass` are words of the notation, the same in every game; they must never look alike. */
function kindOf(option: Option): 'end' | 'pass' | 'plain' {
  const verb = verbOf(option);
  if (verb === 'pass' && endsMyPhase()) return 'end';
  return verb === 'end' ? 'end' : verb === 'pass' ? 'pass' : 'plain';
}

/** Which button stands out: the first, or the one that leaves things as they are, which costs nothing. */
function chiefOf(buttons: Option[]): Option | undefined {
  return buttons.find((option) => verbOf(option) === 'keep') ?? buttons[0];
}

function Spoken({ option, index, chief, lone }: { option: Option; index: number; chief: boolean; lone: boolean }) {
  const kind = kindOf(option);
  const look = kind === 'pass' ? 'pass' : chief && (lone || kind === 'plain') ? 'main' : kind;
  return (
    <button
      type="button"
      class={`button spoken ${look} ${option.warning ? 'warned' : ''}`}
      data-option={option.id}
      data-nav
      disabled={unanswered.value !== 0}
      onClick={() => play(option)}
    >
      {kind === 'end' && <Glyph name="last" />}
      {kind === 'pass' && <Glyph name="forward" />}
      {sentence(option.label)}
      {index < 9 && <kbd>{index + 1}</kbd>}
    </button>
  );
}

function Waiting() {
  const shown = view.value;
  const waits = asked.value;
  if (shown === null || waits.length === 0) return <p class="prompt-text">{say('prompt-nothing')}</p>;
  return (
    <>
    <p class="prompt-text waiting">
      {waits.map((decision) => (
        <span key={decision.seat}>
          {say('prompt-waiting', { player: seatName(decision.seat) })} <Sentence message={decision.prompt} /> <Cite id={decision.cite} />
        </span>
      ))}
    </p>
    {untilTurn.value && <StopsLine />}
    </>
  );
}

/** For what something is to be pointed at: by the verbs of the options that go on; where one has no words, by what is lit. */
function aims(): string {
  const going = candidates.value.filter((option) => !isSaid(option, path.value.length));
  const keyFor = (option: Option): string => {
    const verb = verbOf(option);
    const link = /^\S+ \S+ ([a-z]+) /.exec(option.id)?.[1] ?? '';
    return has(`aim-${verb}-${link}`) ? `aim-${verb}-${link}` : `aim-${verb}`;
  };
  const wanted = [...new Set(going.map(keyFor))];
  if (path.value.length === 1 && wanted.length <= MOST_AIMS && wanted.every(has)) return wanted.map((key) => say(key)).join(' ');
  const kinds = new Set([...next.value.keys()].map((key) => key.split(':', 1)[0] ?? '').filter((kind) => kind !== 'number'));
  const [only] = kinds.size === 1 ? kinds : [''];
  return say(only === 'card' || only === 'cell' ? `prompt-target-${only}` : 'prompt-target');
}

function Deciding() {
  const decision = myDecision.value;
  const last = path.value.at(-1);
  if (decision === null) return <Waiting />;
  if (last !== undefined) {
    const picked = find(last.startsWith('card:') ? last.slice(5) : undefined);
    return (
      <>
        <p class="prompt-text">
          {picked === undefined ? '' : <Sentence message={{ k: 'prompt-picked', a: { card: { card: picked.card.def } } }} ids={[picked.card.id]} />}{' '}
          {goesOn.value ? aims() : say('prompt-which')}
        </p>
        <div class="prompt-buttons">
          <TraySwitch seat={near.value} />
          <button type="button" class="button" onClick={stepBack}>
            {say('cancel')} <kbd>Esc</kbd>
          </button>
        </div>
      </>
    );
  }
  const buttons = spoken.value;
  const lone = buttons.length === options.value.length;
  const chief = chiefOf(buttons);
  return (
    <>
      <p class="prompt-text">
        <Sentence message={decision.prompt} /> <Cite id={decision.cite} />
        {several.value !== null && <span class="tag">{say('prompt-several', { n: several.value.done + gathered.value.length, of: several.value.done + several.value.n })}</span>}
      </p>
      <div class="prompt-buttons">
        <TraySwitch seat={near.value} />
        {buttons.map((option, i) => (
          <Spoken key={option.id} option={option} index={i} chief={option === chief} lone={lone} />
        ))}
        <StopsLine />
      </div>
    </>
  );
}

function LookingBack() {
  return (
    <>
      <p class="prompt-text">{say('prompt-past')}</p>
      <div class="prompt-buttons">
        <button type="button" class="button main" onClick={() => seek(-1)}>
          {say('replay-live')}
        </button>
      </div>
    </>
  );
}

/** What is asked, of whom, and what can be answered without pointing at a card. */
export function Prompt() {
  const mine = myDecision.value !== null;
  const state = !isLive.value ? 'past' : isOver.value ? 'over' : mine ? 'mine' : 'theirs';
  const spectates = mySeat.value === null && !hello.value?.both;
  return (
    <div class={`prompt ${state}`} role="status" aria-live="polite" aria-busy={link.value === 'lost'}>
      {spectates && state !== 'past' && <span class="tag">{say('spectator')}</span>}
      {state === 'past' ? <LookingBack /> : state === 'over' ? <OverBar /> : <Deciding />}
    </div>
  );
}
