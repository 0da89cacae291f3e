import type { BattleMark } from '../../rules/battle.ts';

/** Our own proportions, drawn in strokes on 24 by 24. */
const paths = {
  entrenched: 'M4 20h16l-3-6H7zM9 14l1.500-4h3l1.500 4',
  hidden: 'M3 12q9-10 18 0-9 10-18 0zM12 9.500a2.500 2.500 0 1 0 0 5 2.500 2.500 0 0 0 0-5zM4 4l16 16',
  formation: 'M5 4h3v16H5zM10.500 4h3v16h-3zM16 4h3v16h-3z',
  locked: 'M4 4l13 13M20 4 7 17M14 20l6-6M4 14l6 6',
  joined: 'M4 8l4 4 4-7 4 7 4-4-1.500 11h-13z',
  carried: 'M3 8h12v9H3zM15 11h4l2 3v3h-6M7 17v3M17 17v3',
  shaken: 'M2 12q2.500-7 5 0t5 0 5 0 5 0',
  panicked: 'M14 3.500h3v3h-3zM6 12l5-4 4 2-3 5 4 6M12 15l-3 4H5M15 10l2 3h3',
  fatigue: 'M12 3q6 8 6 11.500a6 6 0 0 1-12 0Q6 11 12 3z',
  blessed: 'M12 3l2.500 6 6.500.500-5 4.300 1.600 6.400L12 16.700l-5.600 3.500L8 13.800 3 9.500 9.500 9z',
  wounds: 'M12 20 4.500 12a4.500 4.500 0 0 1 7.500-5 4.500 4.500 0 0 1 7.500 5z',
  spent: 'M13 2 5 14h6l-1 8 9-13h-7z',
  saved: 'M6 3h12M6 21h12M7 3q0 6 5 9-5 3-5 9M17 3q0 6-5 9 5 3 5 9',
  disrupted: 'M5 19h14M7 19l2-7 4 3 4-5M12 3v4M5 6l2 3M19 6l-2 3',
  squad: 'M8 4h3v4H8zM5 20v-5q0-5 4.500-5t4.500 5v5zM16 6h3v4h-3zM17 12q3 1 3 5v3',
  pips: 'M4 9h16v11H4zM7 9V5h3v4M14 9V5h3v4M11 9l2 5-2 2 2 4',
  cranky: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM8 9l3 1.500M16 9l-3 1.500M8.500 16q3.500-3 7 0',
  shield: 'M5 4h14v7q0 6-7 10-7-4-7-10z',
  undead: 'M6 10a6 6 0 0 1 12 0v5h-2v4H8v-4H6zM9.500 11v1M14.500 11v1',
  used: 'M11 9a6 6 0 1 0 .010 0zM14 9l3-4h3',
  area: 'M12 3v4M12 17v4M3 12h4M17 12h4M6 6l3 3M15 15l3 3M18 6l-3 3M9 15l-3 3',
  demoralised: 'M6 3v18M6 4h12l-4 4 4 4H6M14 20l6-6M14 14l6 6',
  pushed: 'M3 12h11M10 7l5 5-5 5M19 4v16',
  clicks: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM12 12l4-4M12 2v3',
  tokens: 'M12 5a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
} as const;

export type MarkIconName = keyof typeof paths;

const isName = (name: string): name is MarkIconName => name in paths;

/** The drawing of a sign; spells that strike an area have one for all their levels. */
export const markIcon = (mark: BattleMark): MarkIconName => (isName(mark) ? mark : 'area');

/** Decoration: the words below it carry the meaning. */
export function MarkIcon({ name }: { readonly name: MarkIconName }) {
  return (
    <svg class="mark-icon" width="22" height="22" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={paths[name]} />
    </svg>
  );
}
