import { goals } from '../../rules/brikwars/advice.ts';
import { actions, type Side } from '../../rules/brikwars/fight.ts';
import { editionOf } from '../../rules/brikwars/house-rules.ts';
import { unitIds } from '../../rules/brikwars/units.ts';
import type { Held } from './hands.ts';
import { bonusUses, type DuelInputs, mayBeAutomatic, ownWeaponOf } from './inputs.ts';

/** What the chips of the screen offer. */
export const fightOptions = {
  bonus: bonusUses,
  actions,
  goals,
  units: [...unitIds, 'own'],
  ownKinds: ['hand', 'heavy', 'two-handed'],
} as const;

/** Whether the shove of this fight asks how big the two are (BWC-10). */
export function asksSize({ mode, table }: DuelInputs): boolean {
  return mode === 'close' && editionOf(table).rules.shoveTargets === 'no-bigger';
}

/** How many of a side's folded values are in force. */
export function valuesInForce(inputs: DuelInputs, side: Side): number {
  const { unit, skillModifier, bonusDice, size, hands } = inputs[side];
  const keeps = side === 'attacker' && inputs.mode === 'close' && hands.includes('shield');
  return [
    unit === 'own',
    inputs.mode === 'close' ? hands[0] === 'own' : side === 'attacker' && inputs.shot === 'own',
    skillModifier !== 0,
    bonusDice !== 'take',
    asksSize(inputs) && size !== 1,
    keeps && !inputs.shieldParriesCounter,
  ].filter(Boolean).length;
}

/** How many of the folded options of the situation are in force. */
export function optionsInForce(inputs: DuelInputs): number {
  const { mode, distance, slowMissile, height, action, shovedOutOfReach } = inputs;
  const both = Number(mayBeAutomatic(inputs) && inputs.automatic);
  if (mode === 'close') return both + Number(shovedOutOfReach && action !== 'withdraw');
  return both + [slowMissile, distance > 0 && height > 0].filter(Boolean).length;
}

/** Use and damage of what is held; nothing has none. */
export function weaponProfile(
  inputs: DuelInputs,
  side: Side,
  held: Held,
): { readonly use: number; readonly damage: string } | undefined {
  if (held === 'nothing') return undefined;
  if (held === 'own' || held === 'own-2') return ownWeaponOf(inputs[side], held);
  const { use, damage } = editionOf(inputs.table).weapons[held];
  return { use, damage: damage ?? '0' };
}
