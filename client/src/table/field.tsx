import { computed } from '@preact/signals';
import type { CSSProperties } from 'preact';
import { Glyph } from '../card/glyph';
import { near, notice, options, view } from '../net/state';
import { askWhyThere } from '../net/table';
import type { Card } from '../wire.gen';
import { seatName } from '../words/names';
import { say } from '../words/say';
import { type GridSpec, layout } from './layout';
import { next, path, pick } from './pick';
import { counterOf, placeOf, seats, sideOf } from './places';
import { Slot } from './slot';

interface Lying {
  card: Card;
  seat: number | null;
}

/** Who sits where the grid's rows begin. */
function nearSeat(grid: GridSpec): number {
  if (grid.near_counter === '') return grid.near;
  return seats().find((seat) => counterOf(seat, grid.near_counter) === 1) ?? grid.near;
}

/** The rows of cells from the far side to the viewer's own. */
const rows = computed<string[][]>(() => {
  const grid = layout.value?.grid;
  if (grid == null) return [];
  if (near.value === nearSeat(grid)) return grid.cells;
  return [...grid.cells].reverse().map((row) => [...row].reverse());
});

/** What lies on each cell, what lies under others first. */
const lying = computed(() => {
  const zone = layout.value?.grid?.zone;
  const found = new Map<string, Lying[]>();
  for (const place of view.value?.places ?? []) {
    if (place.zone !== zone) continue;
    for (const card of place.cards ?? []) {
      if (card.cell == null) continue;
      const row = found.get(card.cell) ?? [];
      const entry = { card, seat: sideOf(card, place) };
      found.set(card.cell, card.host == null ? [entry, ...row] : [...row, entry]);
    }
  }
  return found;
});

/** Whether cells are what is asked about: those that are not lit say why not. */
const asksAtCells = computed(() => [...options.value].some((option) => (option.anchors ?? []).some((anchor) => anchor.cell != null)));

/** Why what has been pointed at cannot go to a cell; or that something has to be pointed at first. */
function whyNotAt(cell: string): void {
  const card = path.value.find((key) => key.startsWith('card:'))?.slice(5);
  if (card !== undefined) askWhyThere(card, cell);
  else notice.value = { text: { k: 'why-there-first', a: {} } };
}

function Cell({ name, half }: { name: string; half: string }) {
  const cards = lying.value.get(name) ?? [];
  const key = `cell:${name}`;
  const may = next.value.has(key);
  const mark = may ? (path.value.length > 0 ? 'target' : 'legal') : '';
  const badges = (view.value?.cells?.[name] ?? []).map((id) => layout.value?.badges.find((spec) => spec.id === id)).filter((spec) => spec != null);
  const place = say(cards.length === 0 && badges.length === 0 ? 'cell-empty' : 'cell-taken', { cell: name });
  const label = [place, ...badges.map((spec) => say(spec.label))].join(', ');
  return (
    <div class={`cell ${half} ${mark} ${cards.length > 1 ? 'shared' : ''}`} data-cell={name}>
      <span class="cell-name" aria-hidden="true">
        {name}
      </span>
      {badges.length > 0 && (
        <span class="cell-badges" role="img" aria-label={label} title={badges.map((spec) => say(spec.label)).join(', ')}>
          {badges.map((spec) => (
            <Glyph key={spec.id} name={spec.glyph} />
          ))}
        </span>
      )}
      {!may && asksAtCells.value && <span class="cell-why" aria-hidden="true" onClick={() => whyNotAt(name)} />}
      {may && (
        <button
          type="button"
          class="cell-pick"
          data-nav
          aria-label={`${label} – ${say(path.value.length > 0 ? 'card-target' : 'card-legal')}`}
          onClick={() => pick(key)}
        />
      )}
      {cards.map(({ card, seat }) => (
        <Slot key={card.id} card={card} extra={`${seat === near.value ? 'ours' : 'theirs'} ${card.host == null ? '' : 'rider'}`} />
      ))}
    </div>
  );
}

/** The field of battle: cells, and on them both squads; the viewer's own half lies below. */
export function Field() {
  const grid = layout.value?.grid;
  if (grid == null) return null;
  const all = rows.value;
  return (
    <div class="field-frame">
      <section
        class="cells"
        aria-label={say(grid.label)}
        data-place={`${near.value}.${grid.zone}`}
        style={{ '--columns': all[0]?.length ?? 1, '--rows': all.length } as CSSProperties}
      >
        {all.map((row, i) =>
          row.map((name) => <Cell key={name} name={name} half={grid.halves > 0 && i >= all.length - grid.halves ? 'ours' : 'theirs'} />),
        )}
      </section>
    </div>
  );
}

/** What a seat has in play beside the field. */
export function Flank({ seat, far }: { seat: number; far: boolean }) {
  const areas = layout.value?.side.board ?? [];
  return (
    <>
      {areas.map((area) => {
        const cards = placeOf(seat, area.zone)?.cards ?? [];
        return (
          <section
            key={area.zone}
            class={`flank ${far ? 'far' : 'near'} ${cards.length === 0 ? 'empty' : ''}`}
            data-place={`${seat}.${area.zone}`}
            aria-label={`${say(area.label)} · ${seatName(seat)}: ${cards.length}`}
          >
            <h3 class="flank-title">{say(area.label)}</h3>
            <div class="flank-cards">
              {cards.map((card) => (
                <Slot key={card.id} card={card} extra={far ? 'theirs' : 'ours'} />
              ))}
            </div>
          </section>
        );
      })}
    </>
  );
}
