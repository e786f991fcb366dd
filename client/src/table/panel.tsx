import { Analysis } from '../analysis/analysis';
import { Bar } from '../analysis/bar';
import { Glyph } from '../card/glyph';
import { helpOpen, openRules, resigning, settingsOpen } from '../dialogs/open';
import { Log } from '../log/log';
import { catalogue, frame, hello, isLive, isOver, mySeat, watching } from '../net/state';
import { undo } from '../net/table';
import { Replay } from '../replay/replay';
import { inWords, lang } from '../settings/settings';
import { CopyLink } from '../lobby/copy-link';
import { inMyLanguage } from '../words/names';
import { say } from '../words/say';

export function Menubar() {
  return (
    <header class="menubar">
      <div class="menubar-names">
        <a class="wordmark" href="/" aria-label={say('home')}>
          {say('wordmark')}
        </a>
        <span class="menubar-game">{inMyLanguage(catalogue.value?.names)}</span>
      </div>
      <Bar />
      <nav class="menubar-buttons" aria-label={say('menu-main')}>
        <button type="button" class="button bare icon" data-help aria-label={say('help-title')} title={say('help-title')} onClick={() => (helpOpen.value = true)}>
          <Glyph name="question" />
        </button>
        <button type="button" class="button bare icon" aria-label={say('rules-title')} title={say('rules-title')} onClick={() => openRules()}>
          <Glyph name="book" />
        </button>
        <button type="button" class="button bare" data-language onClick={() => (lang.value = lang.value === 'ru' ? 'en' : 'ru')}>
          {lang.value === 'ru' ? 'EN' : 'RU'}
        </button>
        <button type="button" class="button bare icon" aria-label={say('settings-title')} title={say('settings-title')} onClick={() => (settingsOpen.value = true)}>
          <Glyph name="gear" />
        </button>
      </nav>
    </header>
  );
}

/** Taking back and giving up: what the button does is written on it. */
export function Recourse() {
  const may = frame.value?.undo ?? 'no';
  const plays = mySeat.value !== null || hello.value?.both;
  if (!plays || isOver.value) return null;
  return (
    <div class="recourse">
      <button type="button" class="button" data-undo={may} disabled={may === 'no' || !isLive.value} onClick={undo}>
        <Glyph name="undo" /> {may === 'ask' ? say('undo-ask') : say('undo')} {may !== 'ask' && <kbd>U</kbd>}
      </button>
      <button type="button" class="button bare danger" onClick={() => (resigning.value = true)}>
        <Glyph name="flag" /> {say('resign')}
      </button>
    </div>
  );
}

function Watching() {
  const links = hello.value?.links;
  if (links === undefined) return null;
  return (
    <div class="watching">
      <TwinSwitch />
      <CopyLink path={links.watch} label={say('watch-link')} />
      {watching.value > 0 && (
        <span class="quiet">
          <Glyph name="watch" /> {say('watching', { n: watching.value })}
        </span>
      )}
      {isOver.value && (
        <a class="button" href={`/api/tables/${hello.value?.table}/record`} download>
          {say('record-download')}
        </a>
      )}
    </div>
  );
}

/** Between the table as a picture and the table in words. */
export function TwinSwitch() {
  const text = inWords.value === 'yes';
  return (
    <button type="button" class="button bare twin-switch" data-twin-switch aria-pressed={text} onClick={() => (inWords.value = text ? 'no' : 'yes')}>
      <Glyph name="log" /> {say(text ? 'twin-close' : 'twin-open')} <kbd>X</kbd>
    </button>
  );
}

/** Beside the table: the log, looking back, taking back. */
export function Panel() {
  return (
    <aside class="panel" aria-label={say('log-title')}>
      <Bar />
      <h2 class="panel-title">{say('log-title')}</h2>
      <Log />
      <Replay />
      <Analysis />
      <Recourse />
      <Watching />
    </aside>
  );
}
