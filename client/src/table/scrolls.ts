/** Whatever may hold more than it shows. */
const BOXES = '[data-scrolls], .middle-stage, .ring-middle, .course, .battles, .flank-cards, .pool-cards, .ideas, .strip, .log';
const STOPS = 'a[href], button:enabled:not([tabindex="-1"]), input, select, textarea, [tabindex="0"]';

function scrolls(box: HTMLElement): boolean {
  const { overflowX, overflowY } = getComputedStyle(box);
  const moves = (overflow: string, more: number): boolean => more > 0 && (overflow === 'auto' || overflow === 'scroll');
  return moves(overflowX, box.scrollWidth - box.clientWidth) || moves(overflowY, box.scrollHeight - box.clientHeight);
}

/** A box that scrolls can be reached by Tab: by something in it, and if there is nothing, itself. */
function reach(): void {
  for (const box of document.querySelectorAll<HTMLElement>(BOXES)) {
    if (box.tabIndex === 0 && box.dataset.reached === undefined) continue; // always one
    if (scrolls(box) && box.querySelector(STOPS) === null) {
      box.tabIndex = 0;
      box.dataset.reached = '';
    } else if (box.dataset.reached !== undefined) {
      box.removeAttribute('tabindex');
      delete box.dataset.reached;
    }
  }
}

/** From now on, whatever is drawn and however large the window is. */
export function keepScrolledReachable(): () => void {
  let soon = 0;
  const look = (): void => {
    cancelAnimationFrame(soon);
    soon = requestAnimationFrame(reach);
  };
  look();
  const drawn = new MutationObserver(look);
  drawn.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['class', 'style'] });
  addEventListener('resize', look);
  return () => {
    drawn.disconnect();
    removeEventListener('resize', look);
    cancelAnimationFrame(soon);
  };
}
