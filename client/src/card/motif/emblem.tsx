/** Emblems of groups, drawn in a box of 100 by 100. */
const EMBLEMS: Record<string, string> = {
  scythe:
    'M30 92 L62 14 L68 16.5 L37 94 Z M62 14 C44 4 20 12 8 36 C24 24 44 22 59 31 C63 26 64 20 62 14 Z M47 50 L58 54.5 L56.6 58 L45.6 53.5 Z',
  crown:
    'M12 74 L16 34 L34 54 L50 20 L66 54 L84 34 L88 74 Z M12 80 L88 80 L86 88 L14 88 Z M50 10 A4.5 4.5 0 1 1 49.9 10 Z M15 24 A4 4 0 1 1 14.9 24 Z M85 24 A4 4 0 1 1 84.9 24 Z',
  spiral:
    'M50 8 C76 8 92 28 92 50 C92 74 73 90 51 90 C31 90 15 75 15 55 C15 37 29 24 47 24 C63 24 75 36 75 51 C75 65 65 74 52 74 C41 74 32 66 32 56 C32 47 39 40 48 40 C55 40 60 45 60 52 L53 52 C53 48 51 47 48 47 C43 47 39 51 39 56 C39 62 45 67 52 67 C61 67 68 60 68 51 C68 40 59 31 47 31 C33 31 22 41 22 55 C22 71 35 83 51 83 C69 83 85 70 85 50 C85 32 72 15 50 15 Z',
  blade: 'M50 4 L60 22 V64 H40 V22 Z M24 66 H76 V74 H24 Z M46 74 H54 V96 H46 Z',
  eye: 'M6 50 C22 24 78 24 94 50 C78 76 22 76 6 50 Z M50 34 A16 16 0 1 0 50.1 34 Z',
  scroll: 'M24 14 H74 V76 H84 V84 C84 90 80 92 76 92 H34 C28 92 26 88 26 82 V26 H14 V20 C14 16 18 14 24 14 Z M36 30 H62 V36 H36 Z M36 46 H62 V52 H36 Z M36 62 H62 V68 H36 Z',
  sun: 'M50 30 A20 20 0 1 1 49.9 30 Z M47 6 L53 6 L52 22 L48 22 Z M47 94 L53 94 L52 78 L48 78 Z M6 47 L6 53 L22 52 L22 48 Z M94 47 L94 53 L78 52 L78 48 Z M17 21 L21 17 L32 29 L29 32 Z M83 21 L79 17 L68 29 L71 32 Z M17 79 L21 83 L32 71 L29 68 Z M83 79 L79 83 L68 71 L71 68 Z',
  peak: 'M6 84 L38 24 L54 54 L64 38 L94 84 Z M38 24 L30 40 L38 46 L46 39 Z',
  leaf: 'M50 6 C78 24 84 58 52 82 L52 96 L48 96 L48 82 C16 58 22 24 50 6 Z M50 26 L50 78 M50 44 L36 36 M50 58 L34 50 M50 50 L64 42 M50 64 L65 56',
  reed: 'M28 94 C34 66 34 44 30 22 C28 12 38 12 37 22 C36 46 36 70 34 94 Z M48 94 C50 62 50 40 48 16 C47 6 56 6 55 16 C54 42 54 66 54 94 Z M66 94 C64 70 66 52 72 36 C76 26 84 32 78 40 C72 54 70 74 72 94 Z M12 90 C30 82 70 82 88 90 L88 96 L12 96 Z',
  eclipse: 'M50 8 A42 42 0 1 0 50.1 8 Z M62 18 A34 34 0 1 1 61.9 18 Z',
  coin: 'M50 10 A40 40 0 1 1 49.9 10 Z M50 20 A30 30 0 1 0 50.1 20 Z M50 34 L56 46 L68 50 L56 54 L50 66 L44 54 L32 50 L44 46 Z',
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
