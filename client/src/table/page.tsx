import { useEffect } from 'preact/hooks';
import { keepStudying } from '../analysis/study';
import { Help } from '../dialogs/help';
import { Settings } from '../dialogs/settings';
import { WaitingRoom } from '../lobby/waiting';
import { catalogue, frame, hello, isOver, link, log } from '../net/state';
import { joinTable } from '../net/table';
import { RulesPanel } from '../rules/panel';
import { lastTable } from '../settings/settings';
import { say } from '../words/say';
import { sentence } from '../words/message';
import { keepPicks } from './pick';
import { keepWishes } from './stops';
import { Table } from './table';

let keeping = false;

/** The start page leads back to a game that is not over. */
function remember(table: string): void {
  const seated = hello.value?.table === table && (hello.value.seat !== null || hello.value.both === true);
  const goesOn = seated && hello.value?.state !== 'frozen' && !isOver.value && link.value !== 'refused';
  if (goesOn) lastTable.value = table;
  else if (lastTable.value === table && (seated || link.value === 'refused')) lastTable.value = '';
}

/** `/t/…`: a table, from the moment that it waits for a friend to long after its end. */
export function TablePage({ table }: { table: string }) {
  useEffect(() => {
    if (!keeping) {
      keepPicks();
      keepWishes();
      keepStudying();
    }
    keeping = true;
    frame.value = null;
    log.value = [];
    return joinTable(table);
  }, [table]);
  useEffect(() => remember(table), [table, hello.value, isOver.value, link.value]);
  if (link.value === 'refused') {
    return (
      <main class="lonely">
        <h1>{say('table-refused')}</h1>
        <a class="button main" href="/">
          {say('home')}
        </a>
      </main>
    );
  }
  const greeted = hello.value;
  if (greeted === null || catalogue.value === null) {
    return (
      <main class="lonely">
        <p role="status">{say('table-loading')}</p>
      </main>
    );
  }
  if (greeted.state === 'waiting') {
    return (
      <>
        <WaitingRoom hello={greeted} />
        <RulesPanel />
        <Settings />
        <Help />
      </>
    );
  }
  if (frame.value === null) {
    return (
      <main class="lonely">
        <p role="status">{greeted.note == null ? say('table-loading') : sentence(greeted.note)}</p>
      </main>
    );
  }
  return <Table />;
}
