import { Cite } from '../rules/cite';
import type { Value } from '../wire.gen';
import { Sentence } from '../words/card-word';
import { sentence } from '../words/message';

interface TermsProps {
  values?: Value[] | undefined;
  /** The card that they belong to: values that nothing but itself makes are left out. */
  beside?: string;
}

function isOwn({ terms: [first, ...more] }: Value, definition: string): boolean {
  const source = first?.a?.['card'];
  return more.length === 0 && (typeof source !== 'object' || source.card === definition);
}

/** How each value comes about: its terms, each with its paragraph. */
export function Terms({ values = [], beside }: TermsProps) {
  const told = beside === undefined ? values : values.filter((value) => !isOwn(value, beside));
  if (told.length === 0) return null;
  return (
    <ul class="terms">
      {told.map(({ what, value, terms }) => (
        <li key={what.k}>
          <b>
            {sentence(what)} {value}
          </b>
          {terms.length > 0 && ' = '}
          {terms.map((term, i) => (
            <span key={i} class="term">
              <Sentence message={term} />
              {'\u00a0'}
              <Cite id={term.cite} />
              {i < terms.length - 1 && ', '}
            </span>
          ))}
        </li>
      ))}
    </ul>
  );
}
