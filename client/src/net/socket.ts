import type { ClientMsg, ServerMsg } from '../wire.gen';
import { link, retryIn, roundTrip } from './state';

const PING_EVERY = 5000;
const SILENCE = 15000;
const LONGEST_WAIT = 10000;

/** One WebSocket that comes back by itself: 0.3 s, 0.6 s, … 10 s, at once when the network does. */
export class Socket {
  private socket: WebSocket | null = null;
  private wait = 300;
  private timer = 0;
  private countdown = 0;
  private heard = 0;
  private stopped = false;
  private readonly pinging: number;

  constructor(
    private readonly path: string,
    private readonly receive: (message: ServerMsg) => void,
    private readonly opened: () => void,
  ) {
    this.pinging = window.setInterval(() => this.ping(), PING_EVERY);
    addEventListener('online', this.comeBack);
    document.addEventListener('visibilitychange', this.comeBack);
    this.open();
  }

  send(message: ClientMsg): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  /** Breaks the connection as a bad network would; it comes back by itself. */
  drop(): void {
    this.socket?.close();
  }

  stop(): void {
    this.stopped = true;
    clearInterval(this.pinging);
    clearTimeout(this.timer);
    clearInterval(this.countdown);
    removeEventListener('online', this.comeBack);
    document.removeEventListener('visibilitychange', this.comeBack);
    this.socket?.close();
  }

  private open(): void {
    clearTimeout(this.timer);
    clearInterval(this.countdown);
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}${this.path}`);
    this.socket = socket;
    socket.onopen = () => {
      this.heard = Date.now();
      this.wait = 300;
      link.value = 'live';
      this.ping();
      this.opened();
    };
    socket.onmessage = (event) => {
      this.heard = Date.now();
      const message = JSON.parse(event.data as string) as ServerMsg;
      if (message.t === 'pong') roundTrip.value = Date.now() - message.c;
      this.receive(message);
    };
    socket.onclose = (event) => {
      if (this.socket !== socket || this.stopped) return;
      // 4404 and 4403 are the server's word that there is no such table, or not for this browser.
      if (event.code === 4404 || event.code === 4403) link.value = 'refused';
      else this.later();
    };
  }

  private later(): void {
    link.value = 'lost';
    const until = Date.now() + this.wait * (0.8 + Math.random() * 0.4);
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
    const tick = () => {
      retryIn.value = Math.max(0, Math.ceil((until - Date.now()) / 1000));
    };
    tick();
    this.countdown = window.setInterval(tick, 500);
    this.timer = window.setTimeout(() => this.open(), until - Date.now());
  }

  private readonly comeBack = (): void => {
    if (link.value === 'lost' && document.visibilityState === 'visible') {
      this.wait = 300;
      this.open();
    }
  };

  private ping(): void {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    if (Date.now() - this.heard > SILENCE) this.socket.close();
    else this.send({ t: 'ping', c: Date.now(), rtt: Math.min(roundTrip.value, 60_000) });
  }
}
