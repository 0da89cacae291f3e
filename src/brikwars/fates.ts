/** What becomes of a side whose Armor does not hold: it loses one of its pips, or is at its end (BW-DMG-03, BW-DMG-04). */
export type Fate = 'dies' | 'pip' | 'destroyed';

export function fateOf(steps: number, built: boolean): Fate {
  if (steps > 1) return 'pip';
  return built ? 'destroyed' : 'dies';
}
