import { type FightInBattle, pairOf } from '../../fight/battle-result.ts';
import type { MeleeEntry, MeleeOutcome } from '../../rules/usb/melee-record.ts';
import { meleeRoles } from '../../rules/usb/melee-setup.ts';
import { changeOf, spentIn } from '../in-battle.ts';
import type { UsbChargeInputs } from './inputs.ts';

export const chargeInBattle: FightInBattle<UsbChargeInputs, MeleeOutcome, MeleeEntry> = {
  way: () => 'charge',
  pair: ({ charger, target }) => pairOf(charger.fighter.id, target.fighter.id),
  changes(turns) {
    const [first] = turns;
    const last = turns.at(-1);
    if (!first || !last) return [];
    return meleeRoles.flatMap((role) => {
      const before = first.inputs[role].fighter;
      // In every second round of a locked fight the other one strikes first.
      const now = meleeRoles.find((other) => last.inputs[other].fighter.id === before.id) ?? role;
      // The points of this unit's hero, in every round that it struck first.
      const own = turns.filter(({ inputs }) => inputs.charger.fighter.id === before.id);
      const spent = own.reduce((sum, { inputs, log }) => sum + inputs.braveAttacks + spentIn(log), 0);
      return changeOf(before, last.outcome[now].after, {
        acted: role === 'charger' && !first.inputs.locked,
        spent,
      });
    });
  },
};
