import { goals } from '../rules/brikwars/advice.ts';
import { damageCriticalFailures, editionIds, editions } from '../rules/brikwars/edition.ts';
import type { Side } from '../rules/brikwars/fight.ts';
import { fightModes } from '../rules/brikwars/modifiers.ts';
import { bonusChoices } from '../rules/brikwars/setup.ts';
import { unitIds } from '../rules/brikwars/units.ts';
import type { Held } from './fight-hands.ts';
import { type FightInputs, notationOf } from './fight-inputs.ts';

/** What the chips of the screen offer. */
export const fightOptions = {
  editions: editionIds,
  damageOnes: damageCriticalFailures,
  bonus: bonusChoices,
  modes: fightModes,
  goals,
  units: [...unitIds, 'own'],
  ownKinds: ['hand', 'heavy', 'two-handed'],
} as const;

/** How many rules differ from the edition's own: the switch on all ones, and bonus dice declined. */
export function changedRules({ edition, damageCriticalFailure, attacker, defender }: FightInputs): number {
  return (
    Number(damageCriticalFailure !== editions[edition].rules.damageCriticalFailure) +
    Number(attacker.bonusDice === 'decline') +
    Number(defender.bonusDice === 'decline')
  );
}

/** How many of the folded options are in force. */
export function optionsInForce(inputs: FightInputs): number {
  const { mode, attacker, defender, distance, slowMissile } = inputs;
  const both = Number(attacker.skillModifier !== 0) + Number(defender.skillModifier !== 0);
  if (mode === 'ranged') return both + Number(distance > 0) + Number(slowMissile);
  return both + Number(attacker.hands.includes('shield') && !inputs.shieldParriesCounter);
}

/** Whether this edition cares that both move straight at each other (BW-ATK-16). */
export function asksHeadOn({ edition, situation }: FightInputs): boolean {
  return situation.speed >= 6 && editions[edition].rules.headOnIgnoresSpeed;
}

/** Use and damage of what is held; nothing has none. */
export function weaponProfile(
  inputs: FightInputs,
  side: Side,
  held: Held,
): { readonly use: number; readonly damage: string } | undefined {
  if (held === 'nothing') return undefined;
  const { ownWeapon } = inputs[side];
  if (held === 'own') return { use: ownWeapon.use, damage: notationOf(ownWeapon.damage) };
  const { use, damage } = editions[inputs.edition].weapons[held];
  return { use, damage: damage ?? '0' };
}
