import { type ComponentChild, render } from 'preact';
import { Back, Face } from '../card/face';
import type { Card } from '../wire.gen';
import type { Unseen } from './unseen';

const WIDTH = 96;
const HEIGHT = WIDTH * 1.4;
const CLOSE = 1.25;

interface Ghost {
  card: Card;
  from: DOMRect;
  /** Shown for a moment in the middle: it was played or thrown away, nobody has seen it lie on the table. */
  isNews: boolean;
}

function at(box: DOMRect): string {
  return `${box.x + box.width / 2 - WIDTH / 2}px ${box.y + box.height / 2 - HEIGHT / 2}px`;
}

function scaleOf(box: DOMRect): string {
  return String(Math.max(0.25, Math.min(1.6, box.height / HEIGHT)));
}

function picture(of: ComponentChild): HTMLElement {
  const element = document.createElement('span');
  element.className = 'ghost';
  element.setAttribute('aria-hidden', 'true');
  render(of, element);
  document.body.append(element);
  return element;
}

function endsWith(flight: Animation, element: HTMLElement): void {
  flight.onfinish = () => {
    render(null, element);
    element.remove();
  };
}

/** More than these at once tell nothing more. */
const MOST_BACKS = 5;
const APART = 0.28;

/** Cards that nobody shows go their way face down, one after the other. */
export function sendFaceDown({ from, to, count }: Unseen, start: DOMRect, target: Element, ms: number): void {
  const end = target.getBoundingClientRect();
  if (start.width === 0 || end.width === 0) return;
  for (let i = 0; i < Math.min(count, MOST_BACKS); i++) {
    const element = picture(<Back round={target.querySelector('.hidden .round') !== null} />);
    Object.assign(element.dataset, { from, to });
    const frames: Keyframe[] = [
      { translate: at(start), scale: scaleOf(start), opacity: 1, offset: 0 },
      { translate: at(end), scale: scaleOf(end), opacity: 1, offset: 0.85 },
      { translate: at(end), scale: scaleOf(end), opacity: 0, offset: 1 },
    ];
    const timing = { duration: ms * 1.5, delay: i * ms * APART, easing: 'ease-in-out', fill: 'both' as const };
    endsWith(element.animate(frames, timing), element);
  }
}

/** Cards on their way into a pile: nothing of them stays on the table, so a picture of each makes the way. */
export function sendAway(ghosts: Ghost[], pileOf: (card: Card) => Element | null, ms: number): void {
  const stage = document.querySelector('.middle-stage')?.getBoundingClientRect();
  ghosts.forEach(({ card, from, isNews }, i) => {
    const pile = pileOf(card)?.getBoundingClientRect();
    if (pile === undefined) return;
    const element = picture(<Face card={{ def: card.def }} />);
    const frames: Keyframe[] = [{ translate: at(from), scale: scaleOf(from), opacity: 1, offset: 0 }];
    if (isNews && stage !== undefined) {
      const aside = (i - (ghosts.length - 1) / 2) * (WIDTH * CLOSE + 10);
      const middle = at(new DOMRect(stage.x + aside, stage.y, stage.width, stage.height));
      frames.push({ translate: middle, scale: String(CLOSE), opacity: 1, offset: 0.16 });
      frames.push({ translate: middle, scale: String(CLOSE), opacity: 1, offset: 0.82 });
    }
    frames.push({ translate: at(pile), scale: scaleOf(pile), opacity: 0.35, offset: 1 });
    endsWith(element.animate(frames, { duration: isNews ? ms * 7 : ms * 1.6, easing: 'ease-in-out', fill: 'both' }), element);
  });
}
