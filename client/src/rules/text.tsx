import type { ComponentChildren } from 'preact';
import { paragraphs } from '../net/state';
import { Cite } from './cite';

const READING = /\*(Reading:|Толкование:)\*|(?:^|\s)(Reading:|Толкование:)/;

function known(id: string): boolean {
  return paragraphs.value.some((paragraph) => paragraph.id === id);
}

/** Plain text with the paragraphs that it names as links and what is sought marked. */
function Linked({ text, words }: { text: string; words: string }) {
  const needles = words.split(/\s+/).filter((word) => word.length > 1);
  const escaped = needles.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const pattern = new RegExp(`([A-Z]+-\\d+[a-z]?)${escaped.length > 0 ? `|(${escaped.join('|')})` : ''}`, 'giu');
  const parts: ComponentChildren[] = [];
  let end = 0;
  for (const match of text.matchAll(pattern)) {
    parts.push(text.slice(end, match.index));
    const [whole] = match;
    parts.push(known(whole) ? <Cite id={whole} /> : match[2] === undefined ? whole : <mark>{whole}</mark>);
    end = match.index + whole.length;
  }
  parts.push(text.slice(end));
  return <>{parts}</>;
}

/** A paragraph's text: what the rules say, and set apart, how we read them where they are silent. */
export function RuleText({ text, words = '' }: { text: string; words?: string }) {
  const at = text.search(READING);
  const rule = at < 0 ? text : text.slice(0, at).trim();
  const reading = at < 0 ? '' : text.slice(at).replaceAll('*', '').trim();
  return (
    <>
      {rule !== '' && (
        <p>
          <Linked text={rule} words={words} />
        </p>
      )}
      {reading !== '' && (
        <p class="reading">
          <Linked text={reading} words={words} />
        </p>
      )}
    </>
  );
}
