import type { Side } from '../attack/fight.ts';
import type { Standing } from '../attack/standing.ts';

/** Pips that a side has lost on average; its death is the last of them. */
export function lossOf({ pips, alive }: Standing, steps: number): number {
  return pips.reduce((sum, chance, lost) => sum + lost * chance, steps * (1 - alive));
}

/** What the ends of a turn come to, by the pips of the attacker and then of the defender. */
export function distinctEnds(ends: readonly (readonly (number | undefined)[])[]) {
  const sides: Record<Side, number[]> = { attacker: [], defender: [] };
  let bothDie = 0;
  for (const [mine, row] of ends.entries()) {
    for (const [theirs, chance = 0] of (row ?? []).entries()) {
      sides.attacker[mine] = (sides.attacker[mine] ?? 0) + chance;
      sides.defender[theirs] = (sides.defender[theirs] ?? 0) + chance;
      if (mine > 0 && theirs > 0) bothDie += chance;
    }
  }
  const notify = (side: Side) => Array.from(sides[side], (chance = 0) => chance);
  const pips = { attacker: notify('attacker'), defender: notify('defender') };
  const hurt = ([_, ...lost]: readonly number[]) => lost.reduce((sum, chance) => sum + chance, 0);
  return {
    pips,
    defenderDies: hurt(pips.defender),
    attackerDies: hurt(pips.attacker),
    bothDie,
    neitherDies: ends[0]?.[0] ?? 0,
  };
}
