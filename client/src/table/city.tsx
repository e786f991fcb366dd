import type { CSSProperties } from 'preact';
import { groupStyle } from '../card/face';
import { Glyph } from '../card/glyph';
import { looking } from '../dialogs/open';
import { near } from '../net/state';
import type { Card } from '../wire.gen';
import { cardName, face, placeName } from '../words/names';
import { say } from '../words/say';
import { happenings } from './happening';
import { layout, type MapSpec, type NodeSpec, turnNumber } from './layout';
import { next, path, pick } from './pick';
import { holdingsOf, placeById } from './places';
import { Slot } from './slot';
import { Track } from './track';

/** Whose moment it is, of the cards on the map. */
function acting(): Set<string> {
  const found = happenings.value.filter(({ spec, scope }) => (spec.look === 'slot' || spec.look === 'price') && !scope.over);
  return new Set(found.flatMap(({ scope }) => scope.cards ?? []));
}

/** What a battle has come to for a card, as far as it has gone. */
function threat(card: Card): { total: number; over: boolean } | null {
  for (const { spec, scope } of happenings.value) {
    if (spec.look !== 'battle') continue;
    const sum = scope.sums?.find((candidate) => candidate.card === card.id);
    if (sum !== undefined) return { total: sum.total, over: scope.over === true };
  }
  return null;
}

/** What belongs to a card: hands and piles as counts, what lies open as small cards. */
function Belongings({ card }: { card: Card }) {
  const held = holdingsOf(card).filter(({ place, spec }) => place.count > 0 && spec.shape !== 'stake');
  if (held.length === 0) return null;
  return (
    <span class="belongings">
      {held.map(({ place, spec }) =>
        spec.shape === 'row' ? (
          <span key={place.id} class="belongings-row" data-place={place.id}>
            {(place.cards ?? []).map((item) => (
              <Slot key={item.id} card={item} extra="thing" />
            ))}
          </span>
        ) : (
          <button
            key={place.id}
            type="button"
            class="chip"
            data-place={place.id}
            tabIndex={-1}
            title={say(spec.label)}
            aria-label={`${cardName(card.def)}, ${say(spec.label)}: ${place.count}`}
            onClick={() => (looking.value = { place: place.id, label: spec.label })}
          >
            <Glyph name={spec.glyph} />
            {place.count}
          </button>
        ),
      )}
    </span>
  );
}

function Figure({ card, acts }: { card: Card; acts: boolean }) {
  const comes = threat(card);
  const seat = card.controller ?? card.owner;
  return (
    <div class={`figure ${acts ? 'acts' : ''} ${seat == null ? '' : seat === near.value ? 'ours' : 'theirs'}`} data-figure={card.def}>
      <span class="figure-card">
        <Slot card={card} />
      </span>
      {comes !== null && comes.total !== 0 && (
        <span class={`threat ${comes.total > 0 ? 'bad' : 'good'}`} title={say('threat-label')}>
          <Glyph name="drop" />
          {comes.total > 0 ? `+${comes.total}` : `−${-comes.total}`}
        </span>
      )}
      <Belongings card={card} />
    </div>
  );
}

/** Those of one side stand together, the ones who act first in front. */
function inOrder(cards: Card[]): Card[] {
  const rank = (card: Card): number => {
    const side = card.owner === near.value || card.controller === near.value ? 0 : 100;
    return side + turnNumber(face(card.def));
  };
  return [...cards].sort((a, b) => rank(a) - rank(b));
}

/** So many stand side by side: two rows make them too small to read, so more than five do. */
function abreast(count: number): number {
  return count <= 5 ? Math.max(1, count) : Math.ceil(count / 2);
}

function Node({ spec, acts }: { spec: NodeSpec; acts: Set<string> }) {
  const place = placeById(spec.place);
  const cards = inOrder(place?.cards ?? []);
  const key = `place:${spec.place}`;
  const may = next.value.has(key);
  const fights = happenings.value.some(({ spec: kind, scope }) => kind.look === 'battle' && !scope.over && scope.place === spec.place);
  const name = placeName(spec.place);
  const rows = Math.max(1, Math.ceil(cards.length / abreast(cards.length)));
  const longest = Math.max(...name.split(' ').map((word) => word.length));
  const mark = may ? (path.value.length > 0 ? 'target' : 'legal') : '';
  return (
    <section
      class={`node ${spec.quiet ? 'quiet' : ''} ${fights ? 'fights' : ''} ${cards.some((card) => acts.has(card.id)) ? 'acts' : ''} ${mark}`}
      style={{ gridColumn: spec.at[0], gridRow: spec.at[1], ...(spec.group === '' ? {} : groupStyle(spec.group)) } as CSSProperties}
      data-place={spec.place}
      aria-label={`${name}: ${cards.length}`}
    >
      <h3 class={`node-name ${spec.group === '' ? '' : 'home'}`} style={{ '--longest': longest, '--letters': name.length } as CSSProperties}>
        <Glyph name={spec.glyph} /> {name}
      </h3>
      {may && (
        <button
          type="button"
          class="node-pick"
          data-nav
          aria-label={`${name} – ${say(path.value.length > 0 ? 'card-target' : 'card-legal')}`}
          onClick={() => pick(key)}
        />
      )}
      <div class="node-cards" style={{ '--n': Math.max(2, abreast(cards.length)), '--rows': rows } as CSSProperties}>
        {cards.map((card) => (
          <Figure key={card.id} card={card} acts={acts.has(card.id)} />
        ))}
      </div>
    </section>
  );
}

const LEAST = 2.4;
const MOST = 6;
const LADEN = 1.3;

/** The room that those who stand in a place need side by side; who has something in hand needs more. */
function room(place: string): number {
  const cards = placeById(place)?.cards ?? [];
  const needs = cards.map((card) => (holdingsOf(card).some(({ place: held }) => held.count > 0) ? LADEN : 1));
  return needs.sort((a, b) => b - a).slice(0, abreast(cards.length)).reduce((sum, need) => sum + need, 0);
}

/** A column is as wide as the most that stand in one of its places, within bounds. */
function breadth(map: MapSpec, column: number): number {
  const counts = map.nodes.filter((node) => node.at[0] === column).map((node) => room(node.place));
  return Math.max(LEAST, Math.min(MOST, Math.max(0, ...counts)));
}

const CROWDED = 1.5;

/** A row is higher where those in one of its places stand in two rows. */
function height(map: MapSpec, row: number): number {
  const counts = map.nodes.filter((node) => node.at[1] === row).map((node) => placeById(node.place)?.cards?.length ?? 0);
  return counts.some((count) => count > abreast(count)) ? CROWDED : 1;
}

/** The middle of the n-th of several parts, as a share of all of them. */
function middle(parts: number[], n: number): number {
  const whole = parts.reduce((sum, part) => sum + part, 0);
  const before = parts.slice(0, n - 1).reduce((sum, part) => sum + part, 0);
  return ((before + (parts[n - 1] ?? 1) / 2) / whole) * 100;
}

function Ways({ map, widths, heights }: { map: MapSpec; widths: number[]; heights: number[] }) {
  const at = new Map(map.nodes.map((node) => [node.place, node.at]));
  const centre = ([column, row]: [number, number]): [number, number] => [middle(widths, column), middle(heights, row)];
  return (
    <svg class="ways" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      {map.edges.map(([from, to]) => {
        const [a, b] = [at.get(from), at.get(to)];
        if (a === undefined || b === undefined) return null;
        const [[x1, y1], [x2, y2]] = [centre(a), centre(b)];
        return <line key={`${from}-${to}`} x1={x1} y1={y1} x2={x2} y2={y2} vector-effect="non-scaling-stroke" />;
      })}
    </svg>
  );
}

/** A map: its places with who is there, and the ways between them. */
export function City() {
  const map = layout.value?.map;
  if (map == null) return null;
  const tracks = (layout.value?.tracks ?? []).filter((track) => track.at !== null);
  const spots = [...map.nodes.map((node) => node.at), ...tracks.flatMap((track) => (track.at === null ? [] : [track.at]))];
  const columns = Math.max(...spots.map(([column]) => column));
  const rows = Math.max(...spots.map(([, row]) => row));
  const acts = acting();
  const widths = Array.from({ length: columns }, (_, i) => breadth(map, i + 1));
  const heights = Array.from({ length: rows }, (_, i) => height(map, i + 1));
  const style = {
    gridTemplateColumns: widths.map((width) => `minmax(0, ${width}fr)`).join(' '),
    gridTemplateRows: heights.map((part) => `minmax(0, ${part}fr)`).join(' '),
  };
  return (
    <section class="city" aria-label={say(map.label)} style={style}>
      <Ways map={map} widths={widths} heights={heights} />
      {map.nodes.map((node) => (
        <Node key={node.place} spec={node} acts={acts} />
      ))}
      {tracks.map((track) => (
        <div key={track.id} class="city-track" style={{ gridColumn: track.at?.[0], gridRow: track.at?.[1] }}>
          <Track spec={track} />
        </div>
      ))}
    </section>
  );
}
