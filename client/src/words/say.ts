import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import en from 'locale:en';
import ru from 'locale:ru';
import { type Lang, lang } from '../settings/settings';

export type Args = Record<string, string | number>;

function bundle(language: Lang, texts: string): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  for (const error of made.addResource(new FluentResource(texts))) console.error(`${language}.ftl: ${error.message}`);
  return made;
}

const bundles: Record<Lang, FluentBundle> = { en: bundle('en', en), ru: bundle('ru', ru) };
const complained = new Set<string>();

/** A text that is missing stands out on the screen and in the console, where the tests look for it. */
function missing(key: string, why: string): string {
  if (!complained.has(key)) console.error(`No text ${key} in ${lang.value}: ${why}`);
  complained.add(key);
  return `⟦${key}⟧`;
}

export function has(key: string): boolean {
  return bundles[lang.value].getMessage(key)?.value != null;
}

/** The message of that key in the language now chosen; components that call it follow a change of language. */
export function say(key: string, args: Args = {}): string {
  const texts = bundles[lang.value];
  const pattern = texts.getMessage(key)?.value;
  if (pattern == null) return missing(key, 'not found');
  const errors: Error[] = [];
  const said = texts.formatPattern(pattern, args as Record<string, FluentVariable>, errors);
  if (errors.length > 0) missing(`${key}`, errors.map((error) => error.message).join('; '));
  return said;
}
