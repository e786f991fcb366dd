/** Emblems of groups, drawn in a box of 100 by 100. */
const EMBLEMS: Record<string, string> = {
  scythe:
    'M30 92 L62 14 L68 16.5 L37 94 Z M62 14 C44 4 20 12 8 36 C24 24 44 22 59 31 C63 26 64 20 62 14 Z M47 50 L58 54.5 L56.6 58 L45.6 53.5 Z',
  crown:
    'M12 74 L16 34 L34 54 L50 20 L66 54 L84 34 L88 74 Z M12 80 L88 80 L86 88 L14 88 Z M50 10 A4.5 4.5 0 1 1 49.9 10 Z M15 24 A4 4 0 1 1 14.9 24 Z M85 24 A4 4 0 1 1 84.9 24 Z',
  spiral:
    'M50 8 C76 8 92 28 92 50 C92 74 73 90 51 90 C31 90 15 75 15 55 C15 37 29 24 47 24 C63 24 75 36 75 51 C75 65 65 74 52 74 C41 74 32 66 32 56 C32 47 39 40 48 40 C55 40 60 45 60 52 L53 52 C53 48 51 47 48 47 C43 47 39 51 39 56 C39 62 45 67 52 67 C61 67 68 60 68 51 C68 40 59 31 47 31 C33 31 22 41 22 55 C22 71 35 83 51 83 C69 83 85 70 85 50 C85 32 72 15 50 15 Z',
  lamp: 'M47 38 L53 38 L54.5 94 L45.5 94 Z M36 94 L64 94 L64 98 L36 98 Z M50 6 C40 6 36 14 36 20 L41 38 L59 38 L64 20 C64 14 60 6 50 6 Z M28 26 L12 20 M72 26 L88 20 M26 38 L10 40 M74 38 L90 40',
};

export function Emblem({ name }: { name: string }) {
  return (
    <svg class="emblem" viewBox="0 0 100 100" aria-hidden="true">
      <path d={EMBLEMS[name] ?? EMBLEMS['lamp']} fill="currentColor" stroke="currentColor" stroke-width="1.5" stroke-linejoin="round" />
    </svg>
  );
}

/** The same on a title card, with a halo behind it. */
export function EmblemArt({ name }: { name: string }) {
  return (
    <g>
      <g class="line-glow" opacity=".55">
        <circle cx="50" cy="58" r="34" />
        <circle cx="50" cy="58" r="40" stroke-dasharray="1 5" />
      </g>
      <g transform="translate(24 32) scale(.52)">
        <path d={EMBLEMS[name] ?? EMBLEMS['lamp']} class="glow" />
      </g>
    </g>
  );
}
