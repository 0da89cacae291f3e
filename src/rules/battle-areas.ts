/** Levels of magic; area spells of each are counted by themselves. */
const magicLevels = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
type MagicLevel = (typeof magicLevels)[number];
export type AreaMark = `area-${MagicLevel}`;

/** The sign that counts the area spells of a level; undefined for a level that there is not. */
export function areaMark(level: number): AreaMark | undefined {
  const known = magicLevels.find((each) => each === level);
  return known && `area-${known}`;
}

/** The level whose area spells a sign counts. */
export function areaLevel(mark: string): MagicLevel | undefined {
  return magicLevels.find((level) => mark === areaMark(level));
}

/** So many of each may have been cast. */
export const areaMarks = Object.fromEntries(magicLevels.map((level) => [areaMark(level), 99])) as Readonly<
  Record<AreaMark, number>
>;
