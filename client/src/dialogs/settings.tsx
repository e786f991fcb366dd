import type { Signal } from '@preact/signals';
import { ASKED, askedToPass, CONFIRMS, confirms, inWords, lang, LANGS, SPEEDS, speed, theme, THEMES, wakes } from '../settings/settings';
import { layout } from '../table/layout';
import { Stops } from '../table/stops';
import { say } from '../words/say';
import { settingsOpen } from './open';
import { Sheet } from './sheet';

interface ChoiceProps<T extends string> {
  label: string;
  name: string;
  chosen: Signal<T>;
  choices: readonly T[];
  text: (choice: T) => string;
}

export function Choice<T extends string>({ label, name, chosen, choices, text }: ChoiceProps<T>) {
  return (
    <fieldset class="choice">
      <legend>{label}</legend>
      <span class="segments">
        {choices.map((choice) => (
          <label key={choice}>
            <input type="radio" name={name} value={choice} checked={chosen.value === choice} onChange={() => (chosen.value = choice)} />
            <span>{text(choice)}</span>
          </label>
        ))}
      </span>
    </fieldset>
  );
}

const LANGUAGE_NAMES = { ru: 'Русский', en: 'English' };

export function LanguageChoice({ name }: { name: string }) {
  return <Choice label={say('settings-language')} name={name} chosen={lang} choices={LANGS} text={(choice) => LANGUAGE_NAMES[choice]} />;
}

export function Settings() {
  if (!settingsOpen.value) return null;
  return (
    <Sheet title={say('settings-title')} onClose={() => (settingsOpen.value = false)}>
      <div class="settings">
        <LanguageChoice name="settings-language" />
        <Choice label={say('settings-theme')} name="theme" chosen={theme} choices={THEMES} text={(choice) => say(`theme-${choice}`)} />
        <Choice label={say('settings-speed')} name="speed" chosen={speed} choices={SPEEDS} text={(choice) => say(`speed-${choice}`)} />
        {(layout.value?.idle.length ?? 0) > 0 && (
          <Choice label={say('settings-passes')} name="passes" chosen={askedToPass} choices={ASKED} text={(choice) => say(`passes-${choice}`)} />
        )}
        {(layout.value?.final.length ?? 0) > 0 && (
          <Choice label={say('settings-confirms')} name="confirms" chosen={confirms} choices={CONFIRMS} text={(choice) => say(`confirms-${choice}`)} />
        )}
        <Stops />
        {(layout.value?.stops.length ?? 0) > 0 && (
          <Choice label={say('settings-wake')} name="wake" chosen={wakes} choices={['yes', 'no']} text={(choice) => say(`wake-${choice}`)} />
        )}
        <Choice label={say('twin-title')} name="words" chosen={inWords} choices={['yes', 'no']} text={(choice) => say(`wake-${choice}`)} />
      </div>
    </Sheet>
  );
}
