import { useEffect, useRef } from 'preact/hooks';
import { freshFrom, seek } from '../net/table';
import { isOver, log } from '../net/state';
import { Cite } from '../rules/cite';
import type { LogEntry } from '../wire.gen';
import { Sentence } from '../words/card-word';
import { say } from '../words/say';

interface Said {
  entry: LogEntry;
  times: number;
}

/** The same said several times on end is one line that counts. */
function folded(entries: LogEntry[]): Said[] {
  const lines: Said[] = [];
  let last = '';
  for (const entry of entries) {
    const same = JSON.stringify([entry.k, entry.a, entry.cite, entry.cards]);
    const line = lines.at(-1);
    if (line !== undefined && same === last) lines[lines.length - 1] = { entry, times: line.times + 1 };
    else lines.push({ entry, times: 1 });
    last = same;
  }
  return lines;
}

function Line({ entry, times, fresh }: Said & { fresh: boolean }) {
  return (
    <li class={`log-line ${fresh ? 'fresh' : ''} ${/-log-(started-turn|turn-began)$/.test(entry.k) ? 'log-turn' : ''}`}>
      <span>
        <Sentence message={{ k: entry.k, a: entry.a ?? {} }} ids={entry.cards} />
        {times > 1 && <b class="log-times"> ×{times}</b>}
      </span>
      <span class="log-marks">
        <Cite id={entry.cite} />
        <button type="button" class="log-seek" title={say('log-seek')} aria-label={say('log-seek')} onClick={() => seek(entry.seq)}>
          {entry.seq}
        </button>
      </span>
    </li>
  );
}

/** Everything that happened, as sentences; the newest at the bottom, in sight unless the reader has scrolled away. */
export function Log() {
  const box = useRef<HTMLDivElement>(null);
  const follows = useRef(true);
  const stood = useRef(0);
  const entries = log.value;
  useEffect(() => {
    const element = box.current;
    if (element !== null && follows.current) element.scrollTop = element.scrollHeight;
  }, [entries]);
  return (
    <div
      class="log"
      ref={box}
      role="log"
      aria-label={say('log-title')}
      aria-live={isOver.value ? 'off' : 'polite'}
      tabIndex={0}
      onScroll={(event) => {
        const { scrollTop, scrollHeight, clientHeight } = event.currentTarget;
        if (scrollHeight - scrollTop - clientHeight < 40) follows.current = true;
        else if (scrollTop < stood.current) follows.current = false; // only a reader scrolls up
        stood.current = scrollTop;
      }}
    >
      <ol>
        {folded(entries).map(({ entry, times }) => (
          <Line key={entry.n} entry={entry} times={times} fresh={entry.n >= freshFrom.value} />
        ))}
      </ol>
    </div>
  );
}

const FEWEST = 3;
const MOST = 5;

/** What has just happened, in the middle of the table. */
export function Ticker() {
  const fresh = log.value.filter((entry) => entry.n >= freshFrom.value).length;
  const last = log.value.slice(-Math.max(FEWEST, Math.min(MOST, fresh)));
  return (
    <ol class="ticker" aria-hidden="true">
      {last.map((entry) => (
        <li key={entry.n} class={entry.n >= freshFrom.value ? 'fresh' : ''}>
          <Sentence message={{ k: entry.k, a: entry.a ?? {} }} ids={entry.cards} still />
        </li>
      ))}
    </ol>
  );
}
