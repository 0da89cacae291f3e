import type { BonusDice, DiceGroup } from './expression.ts';

/** Neighbouring faces, each with the same chance. */
export interface FaceRun {
  readonly from: number;
  readonly width: number;
  readonly chance: number;
}

/** The lowest face of a die: two d6 for a d10 show 0 to 10 (BW-DICE-02). */
export function lowestFace({ twoD6 }: DiceGroup): number {
  return twoD6 ? 0 : 1;
}

/** The faces `from` to `to` of one die of a group after its reroll, as few runs as possible, lowest first. */
export function faceRuns(
  { sides, twoD6, reroll = [] }: DiceGroup,
  from: number,
  to: number,
): readonly FaceRun[] {
  const runs: FaceRun[] = [];
  let next = from;
  const run = (end: number, chance: number) => {
    if (end >= next) runs.push({ from: next, width: end - next + 1, chance });
    next = end + 1;
  };
  if (twoD6) {
    while (next <= to) run(next, (6 - Math.abs(5 - next)) / 36);
    return runs;
  }
  const again = reroll.length / sides ** 2;
  for (const face of reroll) {
    if (face < from || face > to) continue;
    run(face - 1, 1 / sides + again);
    run(face, again);
  }
  run(to, 1 / sides + again);
  return runs;
}

/** The chance that one die of a group shows `from` to `to` after its reroll. */
export function faceChance(group: DiceGroup, from: number, to: number): number {
  let chance = 0;
  for (const run of faceRuns(group, Math.max(lowestFace(group), from), Math.min(group.sides, to)))
    chance += run.width * run.chance;
  // Rounding may carry it a little further.
  return Math.min(1, chance);
}

/** The chance of the face that earns a bonus die; two d6 for a d10 show 12 once in 36 (BWC-62). */
export function topChance(group: DiceGroup): number {
  return faceChance(group, group.sides, group.sides);
}

/** The bonus die that a die of a group earns. */
export function bonusDie(group: DiceGroup, bonus: BonusDice): DiceGroup {
  if (bonus === 'd6') return { count: 1, sides: 6 };
  return group.reroll ? { ...group, reroll: [] } : group;
}
