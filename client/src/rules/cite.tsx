import { openRules } from '../dialogs/open';
import { say } from '../words/say';

/** A paragraph's number that opens the paragraph. */
export function Cite({ id }: { id: string | undefined | null }) {
  if (!id) return null;
  return (
    <button
      type="button"
      class="cite"
      aria-label={say('cite-open', { id })}
      onClick={(event) => {
        event.stopPropagation();
        openRules(id);
      }}
    >
      {id}
    </button>
  );
}
