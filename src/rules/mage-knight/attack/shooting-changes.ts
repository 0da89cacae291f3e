import { type SiegeAbilityId, siegeAbilities } from './abilities.ts';
import { siegeDamage } from './eligibility.ts';
import { minimumRange, reachOf, type SectionShot, shootFromSection } from './shooting.ts';

/** One thing that, changed alone, would let the section make the shot. Inches. */
export type ShotChange =
  | { readonly change: 'token-off' }
  | { readonly change: 'next-turn' }
  | { readonly change: 'open-door' }
  | { readonly change: 'base-ranged-damage'; readonly atLeast: number }
  | { readonly change: 'ability'; readonly abilities: readonly SiegeAbilityId[] }
  /** The target's centre more than this from the section's edge. */
  | { readonly change: 'farther'; readonly moreThan: number }
  /** The target's centre at most this from the section's centre. */
  | { readonly change: 'nearer'; readonly atMost: number };

/**
 * Every single change after which the shot can be made; none for one that can already (MK-ACT-05, MK-ENT-02, MK-A-17,
 * MK-ATT-03, MK-ATT-04). The kind of the section, its range and its target stay.
 */
export function changesThatLetShoot(shot: SectionShot): readonly ShotChange[] {
  const may = (changed: Partial<SectionShot>) =>
    shootFromSection({ ...shot, ...changed }).outcome === 'hits-for';
  if (may({})) return [];

  const changes: ShotChange[] = [];
  if (shot.tokens > 1 && may({ tokens: 1 })) changes.push({ change: 'token-off' });
  if (shot.acted && may({ acted: false })) changes.push({ change: 'next-turn' });
  if (shot.closedDoor && may({ closedDoor: false })) changes.push({ change: 'open-door' });
  if (shot.damage < siegeDamage && may({ damage: siegeDamage })) {
    changes.push({ change: 'base-ranged-damage', atLeast: siegeDamage });
  }
  const gained = siegeAbilities.filter(
    ({ id, mode }) => mode === 'ranged' && may({ abilities: [...shot.abilities, id] }),
  );
  if (gained.length > 0) changes.push({ change: 'ability', abilities: gained.map(({ id }) => id) });

  // The section between its centre and its edge stays as deep along the line of fire as it is.
  const depth = shot.distance - shot.edge;
  const reach = reachOf(shot);
  const barely = (minimumRange + depth + reach) / 2;
  if (reach - depth > minimumRange && may({ edge: barely - depth, distance: barely })) {
    if (shot.edge <= minimumRange) changes.push({ change: 'farther', moreThan: minimumRange });
    else if (shot.distance > reach) changes.push({ change: 'nearer', atMost: reach });
  }
  return changes;
}
