import { signal } from '@preact/signals';
import type { CSSProperties } from 'preact';
import { useEffect } from 'preact/hooks';
import { Glyph } from '../card/glyph';
import { isLive, view } from '../net/state';
import { seatName } from '../words/names';
import { say } from '../words/say';
import { Hands } from './hands';
import { type AreaSpec, layout } from './layout';
import { onlyOutOfSight, openPool, outOfSight } from './pick';
import { placeOf, seats } from './places';
import { Hidden, Slot } from './slot';

/** Whether the cards that lie elsewhere are laid out over the hand; null leaves it to what can be chosen. */
const wantsTray = signal<boolean | null>(null);

/** Of more cards than that in a fan too little is in sight for two numbers side by side. */
const FEW = 7;

function fanStyle(count: number, i: number): CSSProperties {
  const off = i - (count - 1) / 2;
  const spread = Math.min(1.8, 9 / Math.max(count, 1));
  const sink = (2 * off) / Math.max(count, 4);
  return { '--tilt': `${(off * spread).toFixed(2)}deg`, '--sink': (sink * sink * 0.7).toFixed(2) } as CSSProperties;
}

/** Of several zones that can be in hand the first that holds anything. */
function handZone(seat: number): AreaSpec | undefined {
  const zones = layout.value?.side.hand ?? [];
  return zones.find((spec) => (placeOf(seat, spec.zone)?.count ?? 0) > 0) ?? zones[0];
}

function Fan({ seat }: { seat: number }) {
  const zone = handZone(seat);
  if (zone === undefined) return null;
  const place = placeOf(seat, zone.zone);
  const known = place?.cards ?? [];
  const count = place?.count ?? 0;
  const hiddenCount = Math.max(0, count - known.length);
  return (
    <section
      class={`fan ${count > FEW ? 'many' : ''}`}
      data-place={`${seat}.${zone.zone}`}
      data-hand
      data-scrolls
      tabIndex={0}
      aria-label={`${say(zone.label)}: ${count}`}
      style={{ '--count': Math.max(count, 1), '--gaps': Math.max(count - 1, 1) } as CSSProperties}
    >
      {known.map((card, i) => (
        <Slot key={card.id} card={card} style={fanStyle(count, i)} />
      ))}
      {Array.from({ length: hiddenCount }, (_, i) => (
        <Hidden key={`hidden${i}`} style={fanStyle(count, known.length + i)} />
      ))}
      {count === 0 && <span class="fan-empty">{say('hand-empty')}</span>}
    </section>
  );
}

/** Cards to choose from that lie in a pile or in somebody's hand, laid out where they can be pointed at. */
function Tray() {
  return (
    <section class="tray" data-hand data-scrolls aria-label={say('tray-label')} style={{ '--count': elsewhere() } as CSSProperties}>
      {outOfSight.value.map(({ place, cards }) => {
        const area = [...(layout.value?.side.piles ?? []), ...(layout.value?.side.hand ?? [])].find(
          (spec) => spec.zone === place.zone,
        );
        const several = seats().length > 1 && place.seat !== view.value?.seat && place.seat !== null;
        return (
          <div key={place.id} class="tray-group">
            <h3 class="tray-title">
              {area !== undefined ? say(area.label) : layout.value?.grid?.zone === place.zone ? say(layout.value.grid.label) : place.zone}
              {several && ` · ${seatName(place.seat ?? 0)}`}
            </h3>
            <div class="tray-cards">
              {cards.map((card) => (
                <Slot key={card.id} card={card} />
              ))}
            </div>
          </div>
        );
      })}
    </section>
  );
}

function elsewhere(): number {
  return isLive.value ? outOfSight.value.reduce((sum, { cards }) => sum + cards.length, 0) : 0;
}

function showsTray(): boolean {
  return elsewhere() > 0 && (wantsTray.value ?? onlyOutOfSight.value);
}

/** Between the hand and the cards to choose from that lie elsewhere. */
export function TraySwitch({ seat }: { seat: number }) {
  const n = elsewhere();
  if (n === 0) return null;
  const shows = showsTray();
  const hand = placeOf(seat, handZone(seat)?.zone ?? '')?.count ?? 0;
  return (
    <button type="button" class="button tray-switch" onClick={() => (wantsTray.value = !shows)}>
      <Glyph name="hand" /> {shows ? say('tray-to-hand', { n: hand }) : say('tray-to-choice', { n })}
    </button>
  );
}

/** My hand; in its place, when something is to be chosen that does not lie open, those cards. */
export function Hand({ seat }: { seat: number }) {
  useEffect(() => {
    wantsTray.value = null;
  }, [elsewhere() === 0]);
  if (openPool.value !== null) return null;
  const many = layout.value?.side.holdings.some((spec) => spec.shape === 'hand');
  return <div class="hand">{showsTray() ? <Tray /> : many ? <Hands /> : <Fan seat={seat} />}</div>;
}

const MOST_BACKS = 8;

/** The other side's hand: backs, and what I happen to know of it; the count says how many there are. */
export function FarHand({ seat }: { seat: number }) {
  const zone = handZone(seat);
  if (zone === undefined) return null;
  const place = placeOf(seat, zone.zone);
  const count = place?.count ?? 0;
  const known = place?.cards ?? [];
  const drawn = Math.max(known.length, Math.min(count, MOST_BACKS));
  return (
    <div class="far-hand" data-place={`${seat}.${zone.zone}`} role="group" aria-label={`${say(zone.label)}: ${count}`}>
      <span class="far-hand-cards" style={{ '--gaps': Math.max(drawn - 1, 1) } as CSSProperties}>
        {known.map((card) => (
          <Slot key={card.id} card={card} />
        ))}
        {Array.from({ length: drawn - known.length }, (_, i) => (
          <Hidden key={i} quiet />
        ))}
      </span>
      <span class="far-hand-count">
        {say(`${zone.label}-short`)} <b>{count}</b>
      </span>
    </div>
  );
}
