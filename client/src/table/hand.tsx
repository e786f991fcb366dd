import { signal } from '@preact/signals';
import type { CSSProperties } from 'preact';
import { isLive, view } from '../net/state';
import { seatName } from '../words/names';
import { say } from '../words/say';
import { layout } from './layout';
import { onlyOutOfSight, outOfSight } from './pick';
import { placeOf, seats } from './places';
import { Hidden, Slot } from './slot';

/** Whether the cards that lie elsewhere are laid out over the hand; null leaves it to what can be chosen. */
const wantsTray = signal<boolean | null>(null);

function fanStyle(count: number, i: number): CSSProperties {
  const off = i - (count - 1) / 2;
  const spread = Math.min(2.4, 16 / Math.max(count, 1));
  return { '--tilt': `${(off * spread).toFixed(2)}deg`, '--sink': (Math.abs(off) ** 1.7 * 0.1).toFixed(2) } as CSSProperties;
}

function Fan({ seat }: { seat: number }) {
  const zone = layout.value?.side.hand[0];
  if (zone === undefined) return null;
  const place = placeOf(seat, zone.zone);
  const known = place?.cards ?? [];
  const count = place?.count ?? 0;
  const hiddenCount = Math.max(0, count - known.length);
  return (
    <section
      class="fan"
      data-place={`${seat}.${zone.zone}`}
      data-hand
      data-scrolls
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
    <section class="tray" data-hand aria-label={say('tray-label')}>
      {outOfSight.value.map(({ place, cards }) => {
        const area = [...(layout.value?.side.piles ?? []), ...(layout.value?.side.hand ?? [])].find(
          (spec) => spec.zone === place.zone,
        );
        const several = seats().length > 1 && place.seat !== view.value?.seat && place.seat !== null;
        return (
          <div key={place.id} class="tray-group" data-scrolls>
            <h3 class="tray-title">
              {area === undefined ? place.zone : say(area.label)}
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

/** My hand; in its place, when something is to be chosen that does not lie open, those cards. */
export function Hand({ seat }: { seat: number }) {
  const elsewhere = isLive.value ? outOfSight.value.reduce((sum, { cards }) => sum + cards.length, 0) : 0;
  if (elsewhere === 0) wantsTray.value = null;
  const shows = elsewhere > 0 && (wantsTray.value ?? onlyOutOfSight.value);
  return (
    <div class="hand">
      {elsewhere > 0 && (
        <button type="button" class="button hand-switch" onClick={() => (wantsTray.value = !shows)}>
          {shows ? say('tray-to-hand', { n: placeOf(seat, layout.value?.side.hand[0]?.zone ?? '')?.count ?? 0 }) : say('tray-to-choice', { n: elsewhere })}
        </button>
      )}
      {shows ? <Tray /> : <Fan seat={seat} />}
    </div>
  );
}

/** The other side's hand: backs, and what I happen to know of it. */
export function FarHand({ seat }: { seat: number }) {
  const zone = layout.value?.side.hand[0];
  if (zone === undefined) return null;
  const place = placeOf(seat, zone.zone);
  const count = place?.count ?? 0;
  const known = place?.cards ?? [];
  return (
    <div class="far-hand" data-place={`${seat}.${zone.zone}`} role="group" aria-label={`${say(zone.label)}: ${count}`}>
      <span class="far-hand-cards">
        {known.map((card) => (
          <Slot key={card.id} card={card} />
        ))}
        {Array.from({ length: Math.max(0, count - known.length) }, (_, i) => (
          <Hidden key={i} quiet />
        ))}
      </span>
      <span class="far-hand-count">
        {say(`${zone.label}-short`)} <b>{count}</b>
      </span>
    </div>
  );
}
