import { groupStyle } from '../card/face';
import { Glyph } from '../card/glyph';
import { looking } from '../dialogs/open';
import { face } from '../words/names';
import { say } from '../words/say';
import { layout, type AreaSpec } from './layout';
import { next, path, pick } from './pick';
import { placeOf } from './places';

/** A pile is its count; it opens when there is something in it that the viewer may see. */
export function Pile({ seat, area }: { seat: number | null; area: AreaSpec }) {
  const place = placeOf(seat, area.zone);
  const count = place?.count ?? 0;
  const cards = place?.cards ?? [];
  const id = place?.id ?? (seat === null ? area.zone : `${seat}.${area.zone}`);
  const top = cards.at(-1);
  const mayPick = next.value.has(`place:${id}`);
  const holds = cards.some((card) => next.value.has(`card:${card.id}`));
  const opens = cards.length > 0;
  const label = `${say(area.label)}: ${count}`;
  return (
    <button
      type="button"
      class={`pile ${opens ? 'opens' : ''} ${mayPick || holds ? (path.value.length > 0 ? 'target' : 'legal') : ''}`}
      style={top === undefined ? undefined : groupStyle(face(top.def)?.group)}
      data-place={id}
      data-nav
      aria-label={opens ? `${label}, ${say('pile-opens')}` : label}
      title={say(area.label)}
      aria-disabled={!opens && !mayPick}
      tabIndex={opens || mayPick ? 0 : -1}
      onClick={() => {
        if (mayPick) pick(`place:${id}`);
        else if (opens) looking.value = { place: id, label: area.label };
      }}
    >
      <span class={`pile-card ${count === 0 ? 'none' : opens ? 'up' : 'down'}`}>
        <Glyph name={area.glyph} />
        <b>{count}</b>
      </span>
      <span class="pile-name">{say(`${area.label}-short`)}</span>
    </button>
  );
}

/** Piles of nobody. */
export function CommonPiles() {
  const areas = (layout.value?.common ?? []).filter((area) => area.shape === 'pile');
  if (areas.length === 0) return null;
  return (
    <div class="piles common">
      {areas.map((area) => (
        <Pile key={area.zone} seat={null} area={area} />
      ))}
    </div>
  );
}

export function Piles({ seat }: { seat: number }) {
  return (
    <div class="piles">
      {(layout.value?.side.piles ?? []).map((area) => (
        <Pile key={area.zone} seat={seat} area={area} />
      ))}
    </div>
  );
}
