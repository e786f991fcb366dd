/** Small signs in a box of 24 by 24, drawn with one stroke width so that they sit well beside letters. */
const STROKES: Record<string, string> = {
  eye: 'M2.5 12 C6 6.5 18 6.5 21.5 12 C18 17.5 6 17.5 2.5 12 Z M12 9 A3 3 0 1 0 12.01 9 Z',
  blade: 'M12 2.5 L14.6 7 V15 H9.4 V7 Z M6.5 15.5 H17.5 M12 16 V21.5',
  drop: 'M12 3 C15.5 8.5 18 11.5 18 15 A6 6 0 0 1 6 15 C6 11.5 8.5 8.5 12 3 Z',
  crown: 'M4 18 L3 7.5 L8.5 12 L12 5 L15.5 12 L21 7.5 L20 18 Z',
  spiral: 'M12 12 C12 10 15 10.4 15 13 C15 16 8.6 16.4 8.6 12 C8.6 7 18.4 6.6 18.4 13 C18.4 20 5 20.5 5 11.5 C5 5 11 3 15 3.6',
  scythe: 'M8 21.5 L16.5 3 C11 1.8 5.5 4 3 9.5 C7 7 11.5 7 15 8.4',
  skull: 'M6 15 C3.5 12.5 4 3.5 12 3.5 C20 3.5 20.5 12.5 18 15 V18 H6 Z M9 18 V21 M12 18 V21 M15 18 V21 M9 11.2 V11.3 M15 11.2 V11.3',
  ward: 'M12 3 A9 9 0 1 0 12.01 3 Z M12 7.5 A4.5 4.5 0 1 0 12.01 7.5 Z',
  shield: 'M12 3 L19.5 6 C19.5 13 17 18 12 21 C7 18 4.5 13 4.5 6 Z',
  flame: 'M12 2.5 C13 7 18 9 18 14.5 A6 6 0 0 1 6 14.5 C6 12 7.5 10.5 8.5 9 C9 11 10 11.5 10.7 11.5 C12 9 11.5 5.5 12 2.5 Z',
  arrow: 'M3 12 H20 M14 6 L20 12 L14 18',
  mute: 'M4 4 L20 20 M12 6 H19 V9 M15.5 6 V8.5 M15 15 V18.5 M5 9 V6 H7',
  chain: 'M9.5 14.5 L14.5 9.5 M8 11 L5.5 13.5 A3.5 3.5 0 0 0 10.5 18.5 L13 16 M16 13 L18.5 10.5 A3.5 3.5 0 0 0 13.5 5.5 L11 8',
  key: 'M8 4 A4 4 0 1 0 8.01 4 Z M11 10.5 L20 19.5 M16.5 16 L19 13.5',
  deck: 'M6.5 5 H17.5 V21 H6.5 Z M9 2.5 H20 V18',
  coin: 'M12 3.5 A8.5 8.5 0 1 0 12.01 3.5 Z',
  'coin-open': 'M12 3.5 A8.5 8.5 0 1 0 12.01 3.5 Z M12 8 L13.5 11 L16.5 12 L13.5 13 L12 16 L10.5 13 L7.5 12 L10.5 11 Z',
  scrapheap: 'M3 19.5 H21 M5.5 19 L9 11 L15 13.5 L12.5 19 M11 11.5 L14.5 5 L20 8.5 L15.5 18.5',
  void: 'M12 3.5 A8.5 8.5 0 1 0 12.01 3.5 Z M6 18 L18 6',
  hand: 'M7 5 L13 3.5 L16 17.5 L10 19 Z M13.5 5.5 L18.5 8 L14 19.5',
  turn: 'M18.5 8 A8 8 0 1 0 20 13 M19 3 V8.5 H13.5',
  star: 'M12 3 L14.6 9.2 L21 9.8 L16.2 14.2 L17.6 20.8 L12 17.4 L6.4 20.8 L7.8 14.2 L3 9.8 L9.4 9.2 Z',
  gear: 'M12 8.5 A3.5 3.5 0 1 0 12.01 8.5 Z M12 2.5 V5.5 M12 18.5 V21.5 M2.5 12 H5.5 M18.5 12 H21.5 M5.3 5.3 L7.4 7.4 M16.6 16.6 L18.7 18.7 M18.7 5.3 L16.6 7.4 M7.4 16.6 L5.3 18.7',
  book: 'M12 6 C9.5 4.2 6 4 3.5 4.6 V19 C6 18.4 9.5 18.6 12 20.4 C14.5 18.6 18 18.4 20.5 19 V4.6 C18 4 14.5 4.2 12 6 Z M12 6 V20',
  flag: 'M5.5 21.5 V3.5 M5.5 4.5 C10 2 13 7 18.5 4.5 V13.5 C13 16 10 11 5.5 13.5',
  undo: 'M9 5 L4 10 L9 15 M4.5 10 H14 A6 6 0 0 1 14 21 H10',
  back: 'M14.5 5 L7.5 12 L14.5 19',
  forward: 'M9.5 5 L16.5 12 L9.5 19',
  first: 'M17.5 5 L10.5 12 L17.5 19 M6.5 5 V19',
  last: 'M6.5 5 L13.5 12 L6.5 19 M17.5 5 V19',
  close: 'M5 5 L19 19 M19 5 L5 19',
  question: 'M8.5 9 A3.5 3.5 0 1 1 13.5 12.2 C12.3 12.8 12 13.5 12 15 M12 18.6 V18.7 M12 1.8',
  copy: 'M8.5 8.5 H19.5 V20.5 H8.5 Z M15.5 8 V4 H4.5 V16 H8',
  log: 'M5 6 H19 M5 12 H19 M5 18 H13',
  menu: 'M4 6.5 H20 M4 12 H20 M4 17.5 H20',
  watch: 'M2.5 12 C6 6.5 18 6.5 21.5 12 C18 17.5 6 17.5 2.5 12 Z M12 9 A3 3 0 1 0 12.01 9 Z',
  tick: 'M4.5 12.5 L10 18 L20 6.5',
};

const FILLED = new Set(['drop', 'flame', 'star', 'crown']);

export function Glyph({ name, label }: { name: string; label?: string }) {
  return (
    <svg
      class="glyph"
      viewBox="0 0 24 24"
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined ? 'true' : undefined}
    >
      <path d={STROKES[name] ?? STROKES['question']} fill={FILLED.has(name) ? 'currentColor' : 'none'} />
    </svg>
  );
}
