import type { QuikAttack } from './quik-attack.ts';
import { quikTogetherOdds } from './quik-attack-odds.ts';

/** How many attacks of each strike, in the order of the attack, go into one roll. */
export type QuikGroup = readonly number[];

/** The attacks put into groups, each rolled as one against an Armor roll of its own, and the chance to destroy. */
export interface QuikGrouping {
  readonly groups: readonly QuikGroup[];
  readonly chance: number;
}

/** The most different groups that are looked through. */
export const groupLimit = 120;

/** The chance that so many of each strike, rolled as one, leave the target standing (BW-QW-06, BW-QW-09). */
function survival(attack: QuikAttack, group: QuikGroup): number {
  const strikes = attack.strikes.flatMap((strike, place) => {
    const times = group[place] ?? 0;
    return times === 0 ? [] : [{ ...strike, part: { ...strike.part, times } }];
  });
  return quikTogetherOdds({ ...attack, strikes }).survives.value;
}

/** The chance to destroy the target with the attacks put into these groups (BW-QW-06, BW-QW-09). */
export function quikGroupsChance(attack: QuikAttack, groups: readonly QuikGroup[]): number {
  return 1 - groups.reduce((chance, group) => chance * survival(attack, group), 1);
}

/**
 * The grouping that destroys one target most often, among all ways to put its attackers together; with equal chances
 * the one with fewer rolls. A hero's two attacks may stand in one group or in two. Undefined where there are more than
 * `groupLimit` different groups (BW-QW-07, BW-QW-09).
 */
export function quikBestGroups(attack: QuikAttack): QuikGrouping | undefined {
  const counts = attack.strikes.map(({ part }) => part.times);
  if (counts.reduce((groups, count) => groups * (count + 1), 1) > groupLimit) return undefined;
  const multisets = allUpTo(counts);
  const alone = new Map(multisets.map((group) => [group.join(), survival(attack, group)]));
  const best = new Map<string, { readonly groups: readonly QuikGroup[]; readonly survives: number }>([
    [counts.map(() => 0).join(), { groups: [], survives: 1 }],
  ]);
  // Smaller multisets come first, so the rest of each is known.
  for (const whole of multisets) {
    const first = whole.findIndex((count) => count > 0);
    if (first < 0) continue;
    for (const group of allUpTo(whole)) {
      // The group that holds the first attack; without this every order of the groups would be looked at.
      if (group[first] === 0) continue;
      const rest = best.get(whole.map((count, place) => count - (group[place] ?? 0)).join());
      if (!rest) throw new Error('the rest comes later');
      const survives = (alone.get(group.join()) ?? 1) * rest.survives;
      const known = best.get(whole.join());
      const gain = known ? known.survives - survives : 1;
      // Equal chances may differ in the last digits.
      const same = Math.abs(gain) < 1e-13;
      if (gain >= 1e-13 || (same && rest.groups.length + 1 < (known?.groups.length ?? 0)))
        best.set(whole.join(), { groups: [group, ...rest.groups], survives });
    }
  }
  const found = best.get(counts.join());
  return found && { groups: found.groups, chance: 1 - found.survives };
}

/** Every choice of 0 up to so many of each, counted up like digits. */
function allUpTo(counts: QuikGroup): readonly QuikGroup[] {
  return counts.reduce<readonly QuikGroup[]>(
    (all, count) =>
      all.flatMap((chosen) => Array.from({ length: count + 1 }, (_, number) => [...chosen, number])),
    [[]],
  );
}
