import type { Gap } from './geometry.ts';
import { gapOnce } from './known-gaps.ts';
import { keepsLimit } from './placement-limits.ts';
import type { CastlePlan } from './plan.ts';

/** Two sections of one castle that stand near enough (MK-SET-05), by their places in the plan's list. */
export interface Link {
  readonly one: number;
  readonly other: number;
  readonly gap: Gap;
}

/** The places of a player's sections in the plan's list. */
export function sectionsOf(plan: CastlePlan, owner: number): readonly number[] {
  return plan.sections.flatMap((section, index) => (section.owner === owner ? [index] : []));
}

/** The players who have a castle on the table: at least one section. */
export function castleOwners(plan: CastlePlan): readonly number[] {
  return plan.players.map((_, player) => player).filter((player) => sectionsOf(plan, player).length > 0);
}

/** Every two sections of a player's castle, with the way from the first to the second. */
export function pairsOf(plan: CastlePlan, owner: number): readonly Link[] {
  const own = sectionsOf(plan, owner);
  return own.flatMap((one, place) =>
    own.slice(place + 1).flatMap((other) => {
      const [from, to] = [plan.sections[one], plan.sections[other]];
      return from && to ? [{ one, other, gap: gapOnce(from.outline, to.outline) }] : [];
    }),
  );
}

/** The pairs that are not more than 3 inches apart. */
export function linksAmong(pairs: readonly Link[]): readonly Link[] {
  return pairs.filter(({ gap }) => keepsLimit('GAP3', gap.distance));
}

/**
 * The chains of a castle, by the places of their sections in the plan's list: in a chain each section is within
 * 3 inches of another (MK-A-02). One chain is as it should be; the longest comes first.
 */
export function chainsOf(plan: CastlePlan, owner: number): readonly (readonly number[])[] {
  return chainsAmong(sectionsOf(plan, owner), linksAmong(pairsOf(plan, owner)));
}

/** The chains that links make of some sections. */
export function chainsAmong(
  sections: readonly number[],
  links: readonly Link[],
): readonly (readonly number[])[] {
  const chains: (readonly number[])[] = [];
  const seen = new Set<number>();
  for (const start of sections) {
    if (seen.has(start)) continue;
    const chain = [start];
    seen.add(start);
    for (const reached of chain) {
      for (const { one, other } of links) {
        const next = one === reached ? other : other === reached ? one : undefined;
        if (next === undefined || seen.has(next)) continue;
        seen.add(next);
        chain.push(next);
      }
    }
    chains.push(chain.sort((a, b) => a - b));
  }
  return chains.sort((a, b) => b.length - a.length);
}
