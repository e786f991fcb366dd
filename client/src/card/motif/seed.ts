/** Numbers that follow from a name: the same name always draws the same picture. */
export class Seed {
  private state: number;

  constructor(name: string) {
    this.state = [...name].reduce((h, c) => Math.imul(h ^ (c.codePointAt(0) ?? 0), 16777619) >>> 0, 2166136261);
  }

  /** From 0 up to 1, without it (mulberry32). */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let t = this.state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  }

  between(low: number, high: number): number {
    return low + (high - low) * this.next();
  }

  whole(low: number, high: number): number {
    return Math.floor(this.between(low, high + 1));
  }

  one<T>(choices: readonly [T, ...T[]]): T {
    return choices[this.whole(0, choices.length - 1)] ?? choices[0];
  }

  chance(share: number): boolean {
    return this.next() < share;
  }
}

export function point(x: number, y: number): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}

export function polar(cx: number, cy: number, radius: number, turns: number): [number, number] {
  return [cx + radius * Math.cos(turns * 2 * Math.PI), cy + radius * Math.sin(turns * 2 * Math.PI)];
}
