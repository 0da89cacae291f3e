import { type SiegeAbilityId, siegeAbilities } from './abilities.ts';
import type { Attacker, AttackMode } from './attack.ts';
import { judge, siegeDamage } from './eligibility.ts';

/** One thing that, changed alone, would let the figure attack. What it is (warrior, titan, section) is not changed. */
export type Change =
  | { readonly change: 'leave-section' }
  | { readonly change: 'turn-front-arc' }
  | { readonly change: 'base-damage'; readonly atLeast: number }
  | { readonly change: 'base-ranged-damage'; readonly atLeast: number }
  | { readonly change: 'ability'; readonly abilities: readonly SiegeAbilityId[] }
  | { readonly change: 'mode'; readonly mode: AttackMode };

/** Every single change after which the figure may attack the target (MK-ELG-01 to MK-ELG-12); none for one that may already. */
export function changesThatQualify(attacker: Attacker, mode: AttackMode, target: string): readonly Change[] {
  const may = (changed: Partial<Attacker>, inMode: AttackMode = mode) =>
    judge({ ...attacker, ...changed }, inMode, target).eligible;
  if (may({})) return [];

  const changes: Change[] = [];
  if (attacker.stands && may({ stands: undefined })) changes.push({ change: 'leave-section' });
  if (!attacker.frontArcTouches && may({ frontArcTouches: true })) changes.push({ change: 'turn-front-arc' });
  const otherMode = mode === 'close' ? 'ranged' : 'close';
  if (may({}, otherMode)) changes.push({ change: 'mode', mode: otherMode });
  if (may({ baseDamage: siegeDamage })) changes.push({ change: 'base-damage', atLeast: siegeDamage });
  if (may({ baseRangedDamage: siegeDamage })) {
    changes.push({ change: 'base-ranged-damage', atLeast: siegeDamage });
  }
  const gained = siegeAbilities.filter(({ id }) => may({ abilities: [...attacker.abilities, id] }));
  if (gained.length > 0) changes.push({ change: 'ability', abilities: gained.map(({ id }) => id) });
  return changes;
}
