import { Ticker } from '../log/log';
import { Battles, Moment, Prices } from './battle';
import { City } from './city';
import { Field, Flank } from './field';
import { happenings, Stack } from './happening';
import { layout } from './layout';
import { Passing, Scopes, Shared, Turn } from './middle';
import { openPool } from './pick';
import { Pool } from './pool';
import { LastAction, lastAction } from './retold';

function isQuiet(): boolean {
  return lastAction.value === null && happenings.value.every(({ spec }) => spec.look === 'slot' || spec.look === 'price');
}

/** Beside field or map: whose turn it is, what is going on, what has just happened. */
function Course() {
  return (
    <div class="course">
      <Turn />
      <Moment />
      <Stack />
      <LastAction />
      <Battles />
      <Passing />
      <Scopes />
      {isQuiet() && <Ticker />}
      <Shared />
    </div>
  );
}

/** The middle of a table that is no two rows: a field with what stands beside it, a map, or what is to be chosen from. */
export function Stage({ near, others }: { near: number; others: number[] }) {
  const hasFlanks = (layout.value?.side.board.length ?? 0) > 0;
  const pool = openPool.value !== null;
  return (
    <div class={`stage ${pool ? 'pooling' : ''} ${hasFlanks ? 'flanked' : ''}`}>
      {pool ? (
        <Pool />
      ) : layout.value?.map != null ? (
        <City />
      ) : (
        <>
          {hasFlanks && (
            <div class="flanks">
              {others.map((seat) => (
                <Flank key={seat} seat={seat} far />
              ))}
              <Flank seat={near} far={false} />
            </div>
          )}
          <Field />
        </>
      )}
      <Course />
      <Prices />
    </div>
  );
}
