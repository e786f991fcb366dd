import { catalogue, hello } from '../net/state';
import { has, say } from '../words/say';
import { helpOpen, openRules } from './open';
import { Sheet } from './sheet';

const SHORTCUTS: [string, string][] = [
  ['← ↑ → ↓', 'key-move'],
  ['Enter', 'key-pick'],
  ['Esc', 'key-back'],
  ['1 – 9', 'key-number'],
  ['E', 'key-end'],
  ['P', 'key-pass'],
  ['?  I', 'key-inspect'],
  ['F', 'key-until'],
  ['X', 'key-twin'],
  ['U', 'key-undo'],
  ['H', 'key-hint'],
  ['B', 'key-bar'],
  ['[  ]', 'key-replay'],
  ['L', 'key-log'],
  ['R', 'key-rules'],
  ['T', 'key-language'],
  ['S', 'key-settings'],
  ['G', 'key-resign'],
];

function Steps({ game }: { game: string }) {
  const steps = Array.from({ length: 9 }, (_, i) => `${game}-how-${i + 1}`).filter(has);
  return (
    <ol class="how">
      {steps.map((key) => (
        <li key={key}>{say(key)}</li>
      ))}
    </ol>
  );
}

/** How this game goes, in a few steps, and what the keys do. */
export function Help() {
  if (!helpOpen.value) return null;
  const game = hello.value?.game ?? catalogue.value?.game ?? '';
  return (
    <Sheet title={say('help-title')} kind="wide" onClose={() => (helpOpen.value = false)}>
      <div class="help">
        <section>
          <Steps game={game} />
          <button type="button" class="button" onClick={() => openRules()}>
            {say('help-rules')}
          </button>
        </section>
        <section>
          <h3>{say('help-keys')}</h3>
          <dl class="keys">
            {SHORTCUTS.map(([keys, text]) => (
              <div key={text}>
                <dt>
                  {keys.split('  ').map((key) => (
                    <kbd key={key}>{key}</kbd>
                  ))}
                </dt>
                <dd>{say(text)}</dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
    </Sheet>
  );
}
