import { signal } from '@preact/signals';
import { Fragment } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { rulesAt } from '../dialogs/open';
import { Sheet } from '../dialogs/sheet';
import { loadRules } from '../net/api';
import { catalogue, hello, paragraphs } from '../net/state';
import { lang } from '../settings/settings';
import type { Paragraph } from '../wire.gen';
import { inMyLanguage } from '../words/names';
import { say } from '../words/say';
import { RuleText } from './text';

const sought = signal('');

function matches(paragraph: Paragraph, words: string[]): boolean {
  const text = `${paragraph.id} ${lang.value === 'ru' ? paragraph.ru : paragraph.en}`.toLowerCase();
  return words.every((word) => text.includes(word));
}

function Entry({ paragraph, isTarget }: { paragraph: Paragraph; isTarget: boolean }) {
  const row = useRef<HTMLElement>(null);
  const target = rulesAt.value;
  useEffect(() => {
    if (isTarget) row.current?.scrollIntoView({ block: 'center' });
  }, [isTarget, target]);
  return (
    <article ref={row} class={`paragraph ${isTarget ? 'target' : ''}`} id={`rule-${paragraph.id}`}>
      <h4>{paragraph.id}</h4>
      <RuleText text={lang.value === 'ru' ? paragraph.ru : paragraph.en} words={sought.value} />
    </article>
  );
}

/** The whole rulebook: to read, to search, or opened at the paragraph that something cites. */
export function RulesPanel() {
  const at = rulesAt.value;
  const game = hello.value?.game ?? catalogue.value?.game;
  useEffect(() => {
    if (at !== null && game !== undefined) void loadRules(game);
  }, [at, game]);
  useEffect(() => {
    if (at !== null && at !== '') sought.value = '';
  }, [at]);
  if (at === null) return null;
  const words = sought.value.toLowerCase().split(/\s+/).filter((word) => word !== '');
  const found = paragraphs.value.filter((paragraph) => matches(paragraph, words));
  return (
    <Sheet title={say('rules-title')} kind="drawer" onClose={() => (rulesAt.value = null)}>
      <input
        class="rules-search"
        type="search"
        placeholder={say('rules-search')}
        aria-label={say('rules-search')}
        value={sought.value}
        onInput={(event) => (sought.value = event.currentTarget.value)}
      />
      <div class="rules" tabIndex={0} role="region" aria-label={say('rules-title')}>
        {found.length === 0 && paragraphs.value.length > 0 && <p class="quiet">{say('rules-none')}</p>}
        {found.map((paragraph) => (
          <Fragment key={paragraph.id}>
            {paragraph.opens !== undefined && <h3>{inMyLanguage(paragraph.opens)}</h3>}
            <Entry paragraph={paragraph} isTarget={paragraph.id === at} />
          </Fragment>
        ))}
      </div>
    </Sheet>
  );
}
