import { useState } from 'preact/hooks';
import { Glyph } from '../card/glyph';
import { say } from '../words/say';

/** A link of this table, to give to somebody. */
export function CopyLink({ path, label, shown = false }: { path: string; label: string; shown?: boolean }) {
  const [copied, setCopied] = useState(false);
  const url = new URL(path, location.origin).href;
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(url);
    } catch {
      prompt(label, url); // no clipboard outside https: the reader copies by hand
    }
    setCopied(true);
    setTimeout(() => setCopied(false), 2000);
  };
  return (
    <span class="copy-link">
      {shown && <input class="copy-url" readOnly value={url} aria-label={label} onFocus={(event) => event.currentTarget.select()} />}
      <button type="button" class={`button ${shown ? 'main' : ''}`} onClick={() => void copy()}>
        <Glyph name={copied ? 'tick' : 'copy'} /> {copied ? say('copied') : label}
      </button>
    </span>
  );
}
