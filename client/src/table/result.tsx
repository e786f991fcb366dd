import { Face, groupStyle } from '../card/face';
import { Glyph } from '../card/glyph';
import { hoverBy, hoverCard, inspect } from '../inspect/inspected';
import { CardWord, Sentence } from '../words/card-word';
import { sentence } from '../words/message';
import { cardName, face, seatName, shortName } from '../words/names';
import { say } from '../words/say';
import { faceSpec } from './layout';
import { find } from './places';
import type { Opened, Told } from './told';

/** What a side had staked; looked at like any card, although it lies in a pile by now. */
function Staked({ card, seat }: { card: Opened | undefined; seat: number }) {
  if (card === undefined) return <span class="stake-empty" aria-hidden="true" />;
  const lying = find(card.id)?.card;
  const shown = lying ?? { def: card.def };
  const struck = card.struck === undefined ? '' : sentence({ k: card.struck.k, a: card.struck.a ?? {} });
  return (
    <div class={`stake result-stake ${struck === '' ? '' : 'struck'}`}>
      <button
        type="button"
        class="slot standing"
        style={groupStyle(face(card.def)?.group)}
        data-card={lying?.id}
        data-def={card.def}
        aria-label={[seatName(seat), cardName(card.def), face(card.def)?.sign, struck].filter(Boolean).join(', ')}
        title={struck === '' ? undefined : struck}
        onClick={() => inspect(shown)}
        onPointerMove={(event) => hoverBy(event, shown)}
        onPointerLeave={() => hoverCard(null)}
      >
        <Face card={shown} />
      </button>
      <span class="result-who" aria-hidden="true">
        {shortName(seat)}
      </span>
    </div>
  );
}

function Row({ row, sign }: { row: Told['rows'][number]; sign: string }) {
  return (
    <tr class={row.wins ? 'wins' : 'fails'}>
      <td>{row.from}</td>
      <th scope="row">
        <Glyph name={row.spec.glyph} /> {say(row.spec.label)}
        <span class="versus-sign">{row.wins ? sign : '<'}</span>
      </th>
      <td>{row.to}</td>
    </tr>
  );
}

function Mark({ mark }: { mark: Told['marks'][number] }) {
  const pips = faceSpec(face(mark.def)).pips[0];
  return (
    <span>
      <CardWord definition={mark.def} id={mark.id} still />{' '}
      <b class="result-marks">
        +{mark.count} {pips && <Glyph name={pips.glyph} label={say(pips.label)} />}
      </b>{' '}
      ({mark.after})
    </span>
  );
}

/** A clash that is over: what both have opened, who won by what, who got marks. */
export function Result({ told }: { told: Told }) {
  const stake = (seat: number) => told.opened.find((card) => card.seat === seat);
  return (
    <section class="versus result" aria-label={say('versus-over', { what: say(told.spec.label) })}>
      <Staked card={stake(told.sides[0])} seat={told.sides[0]} />
      <div class="versus-middle">
        <p class="versus-title">
          <CardWord definition={told.from.def} id={told.from.id} />
          <Glyph name="arrow" label={say('versus-against')} />
          <CardWord definition={told.to.def} id={told.to.id} />
        </p>
        {told.rows.length > 0 && (
          <table class="versus-numbers">
            <tbody>
              {told.rows.map((row) => (
                <Row key={row.spec.value} row={row} sign={told.spec.sign} />
              ))}
            </tbody>
          </table>
        )}
        <p class="result-end">
          {told.marks.map((mark) => (
            <Mark key={mark.id ?? mark.def} mark={mark} />
          ))}
          {told.rows.length > 0 && told.marks.length === 0 && say('versus-unmarked')}
          {told.also.map((entry) => (
            <span key={entry.n}>
              <Sentence message={{ k: entry.k, a: entry.a ?? {} }} ids={entry.cards} still />
            </span>
          ))}
        </p>
      </div>
      <Staked card={stake(told.sides[1])} seat={told.sides[1]} />
    </section>
  );
}
