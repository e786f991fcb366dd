import { asked, view } from '../net/state';
import { happeningSpec, layout } from '../table/layout';
import { find } from '../table/places';
import type { Scope, Sum } from '../wire.gen';
import { sentence } from '../words/message';
import { cardName, seatName } from '../words/names';
import { say } from '../words/say';
import { Cite } from '../rules/cite';

function Reckoned({ sum, entries }: { sum: Sum; entries: [string, string, string][] }) {
  const lines = (sum.entries ?? []).map((entry) => {
    const label = entries.find(([how]) => how === entry.how)?.[1];
    const definition = entry.def ?? find(entry.card ?? undefined)?.card.def;
    const what = [definition ? cardName(definition) : '', label === undefined ? '' : say(label)].filter((part) => part !== '').join(', ');
    return `${what}: ${entry.amount}`;
  });
  return (
    <li>
      {sentence(sum.what)}: {sum.total}
      {lines.length > 0 && ` (${lines.join('; ')})`}
    </li>
  );
}

function Going({ scope }: { scope: Scope }) {
  const spec = happeningSpec(scope.kind);
  const step = spec?.steps.find(([word]) => word === scope.step)?.[1];
  const tags = (scope.tags ?? []).flatMap((tag) => spec?.tags.find(([word]) => word === tag)?.[1] ?? []);
  const meter = (what: string) => spec?.meters.find(([word]) => word === what)?.[1];
  return (
    <li>
      <p>
        {spec !== undefined && `${say(spec.label)}: `}
        {sentence(scope.title)} <Cite id={scope.cite} />
        {scope.over ? ` – ${say('happening-over')}` : step === undefined ? '' : ` – ${say(step)}`}
        {tags.map((tag) => `, ${say(tag)}`)}
      </p>
      <ul>
        {(scope.standings ?? []).map((row) => {
          const label = spec?.standings.find(([how]) => how === row.how)?.[1];
          return (
            <li key={`${row.seat}${row.how}`}>
              {seatName(row.seat)}: {label === undefined ? row.how : say(label)}
              {row.n !== 0 && ` ${row.n}`}
            </li>
          );
        })}
        {(scope.dice ?? []).map((die, i) => (
          <li key={`die${i}`}>
            {die.card != null && find(die.card) !== undefined ? cardName(find(die.card)?.card.def ?? '') : seatName(die.seat)}: {die.rolls.join(', ')} –{' '}
            {say('roll-total', { n: die.total })}
            {(die.terms ?? []).map((term) => `; ${sentence(term)}`)}
          </li>
        ))}
        {(scope.sums ?? []).map((sum, i) => (
          <Reckoned key={`sum${i}`} sum={sum} entries={spec?.entries ?? []} />
        ))}
        {(scope.meters ?? []).map((row) => (
          <li key={row.what}>
            {meter(row.what) === undefined ? row.what : say(meter(row.what) ?? '')}: {row.done} / {row.of}
          </li>
        ))}
      </ul>
    </li>
  );
}

/** What is going on, outermost first. */
export function Happenings() {
  const scopes = (view.value?.scopes ?? []).filter((scope) => scope.kind !== 'turn');
  const waits = layout.value?.ring == null ? [] : asked.value;
  if (scopes.length === 0) return null;
  return (
    <section aria-labelledby="twin-happening">
      <h2 id="twin-happening">{say('twin-happening')}</h2>
      {waits.map((decision) => (
        <p key={decision.seat}>{say('ring-impulse', { player: seatName(decision.seat) })}</p>
      ))}
      <ol>
        {scopes.map((scope, i) => (
          <Going key={i} scope={scope} />
        ))}
      </ol>
    </section>
  );
}
