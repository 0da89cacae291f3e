import type { DiceGroup } from './expression.ts';

/** Neighbouring faces, each with the same chance. */
export interface FaceRun {
  readonly from: number;
  readonly width: number;
  readonly chance: number;
}

/** The faces `from` to `to` of one die after its reroll, as few runs as possible, lowest first. */
export function faceRuns(
  sides: number,
  reroll: readonly number[] = [],
  from = 1,
  to = sides,
): readonly FaceRun[] {
  const again = reroll.length / sides ** 2;
  const runs: FaceRun[] = [];
  let next = from;
  const run = (end: number, chance: number) => {
    if (end >= next) runs.push({ from: next, width: end - next + 1, chance });
    next = end + 1;
  };
  for (const face of reroll) {
    if (face < from || face > to) continue;
    run(face - 1, 1 / sides + again);
    run(face, again);
  }
  run(to, 1 / sides + again);
  return runs;
}

/** The chance that one die of a group shows `from` to `to` after its reroll; a d10 played as two d6 shows 0 to 10. */
export function faceChance({ sides, twoD6, reroll }: DiceGroup, from: number, to: number): number {
  let chance = 0;
  if (twoD6) {
    for (let face = Math.max(0, from); face <= Math.min(10, to); face++) chance += 6 - Math.abs(5 - face);
    return chance / 36;
  }
  for (const run of faceRuns(sides, reroll, Math.max(1, from), Math.min(sides, to)))
    chance += run.width * run.chance;
  return chance;
}

/** The chance of the face that earns a bonus die; two d6 for a d10 show 12 once in 36 (BWC-62). */
export function topChance(group: DiceGroup): number {
  const top = group.twoD6 ? 10 : group.sides;
  return faceChance(group, top, top);
}
