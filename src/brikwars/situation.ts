import { editionOf, type TableRules } from '../rules/brikwars/house-rules.ts';
import type { WeaponId } from '../rules/brikwars/weapons.ts';

/**
 * The situation after a tap: what was chosen last stands, and what contradicts it goes. Nothing is covered that is not
 * seen (BW-ATK-18), sections are a minifig's and inches a larger target's (BW-ATK-10, BW-ATK-11), and where neither of
 * the two has moved nothing moves (BW-ATK-12, BW-ATK-14).
 */
export function withSituation(before: SituationInputs, change: Partial<SituationInputs>): SituationInputs {
  let next: SituationInputs = { ...before, ...change };
  if (change.thirds !== undefined && change.thirds < 3) next = { ...next, blind: false, large: 0 };
  if (change.blind) next = { ...next, thirds: 3 };
  if ((change.large ?? 0) > 0) next = { ...next, thirds: 3 };
  if (change.still || change.aimed) {
    next = { ...next, headOn: false, speed: next.still && next.aimed ? 0 : next.speed };
  }
  // The target's place can be seen; whether the shooter has moved is the shooter's own affair.
  if ((change.speed ?? 0) > 0 && next.still && next.aimed) next = { ...next, aimed: false };
  if (change.headOn) next = { ...next, still: false, aimed: false };
  if (next.speed < 6) next = { ...next, headOn: false };
  return next;
}

export interface SituationInputs {
  readonly still: boolean;
  readonly aimed: boolean;
  readonly thirds: 1 | 2 | 3;
  readonly blind: boolean;
  readonly speed: number;
  /** Both move straight at each other. */
  readonly headOn: boolean;
  readonly large: number;
}

/** A distance that nobody has told: how near the target must be, or that the throw must carry to it. */
export type AssumedReach =
  | { readonly kind: 'within'; readonly inches: number }
  | { readonly kind: 'thrown' | 'range' };

/** What the odds of a shot take for granted while its distance is not known (BW-ATK-04, BW-ATK-05). */
export function assumedReach(
  weapon: WeaponId | 'own',
  distance: number,
  table: TableRules,
): AssumedReach | undefined {
  if (distance > 0) return undefined;
  if (weapon === 'own') return { kind: 'range' };
  const { range } = editionOf(table).weapons[weapon];
  return range === undefined ? { kind: 'thrown' } : { kind: 'within', inches: range };
}
