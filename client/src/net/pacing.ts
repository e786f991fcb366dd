import { beatMs } from '../settings/settings';
import type { View } from '../wire.gen';

/**
 * Views come as fast as a bot thinks; a person sees them one after the other. What I did myself is shown at once, what somebody
 * else did stays for a beat. Any key or click hurries: the newest view is shown, nothing is lost.
 */
export class Pacing {
  private readonly waiting: View[] = [];
  private timer = 0;

  constructor(private readonly show: (view: View) => void) {}

  arrive(view: View, urgent: boolean): void {
    this.waiting.push(view);
    if (urgent) this.hurry();
    else if (this.timer === 0) this.next();
  }

  hurry(): boolean {
    const behind = this.waiting.length > 0;
    clearTimeout(this.timer);
    this.timer = 0;
    for (const view of this.waiting.splice(0)) this.show(view);
    return behind;
  }

  private next(): void {
    const view = this.waiting.shift();
    if (view === undefined) return;
    this.show(view);
    const lines = Math.min(view.log.length, 9);
    const beat = lines > 0 && document.visibilityState === 'visible' ? beatMs() * (0.85 + lines * 0.15) : 0;
    this.timer = window.setTimeout(() => {
      this.timer = 0;
      this.next();
    }, beat);
  }
}
