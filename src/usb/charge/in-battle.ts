import type { FightInBattle } from '../../fight/battle-result.ts';
import type { MeleeEntry, MeleeOutcome } from '../../rules/usb/melee/melee-record.ts';
import { type MeleeRole, meleeRoles } from '../../rules/usb/melee/melee-setup.ts';
import { changeOf, spentIn } from '../in-battle.ts';
import { usbChargeAnswerOf } from './answer.ts';
import { inPair, type UsbChargeInputs } from './inputs.ts';

const refOf = ({ battle }: UsbChargeInputs, role: MeleeRole) => battle?.[inPair[role]];

export const chargeInBattle: FightInBattle<UsbChargeInputs, MeleeOutcome, MeleeEntry> = {
  way: () => 'charge',
  pair: ({ battle }) => battle,
  expects(inputs) {
    const answer = usbChargeAnswerOf(inputs);
    if (!answer.ok) return undefined;
    // What a hero loses who joined a unit is in it: both are of one side.
    const { charger, target } = answer.value.odds;
    return { acts: charger.meanLost, other: target.meanLost };
  },
  changes(turns) {
    const [first] = turns;
    const last = turns.at(-1);
    if (!first || !last) return [];
    return meleeRoles.flatMap((role) => {
      const ref = refOf(first.inputs, role);
      const is = (inputs: UsbChargeInputs, other: MeleeRole) => refOf(inputs, other)?.unit === ref?.unit;
      // In every second round of a locked fight the other one strikes first.
      const now = meleeRoles.find((other) => is(last.inputs, other)) ?? role;
      // The points of this unit's hero, in every round that it struck first.
      const own = turns.filter(({ inputs }) => is(inputs, 'charger'));
      const spent = own.reduce((sum, { inputs, log }) => sum + inputs.braveAttacks + spentIn(log), 0);
      const other = refOf(first.inputs, role === 'charger' ? 'target' : 'charger');
      return changeOf(ref, first.inputs[role].fighter, last.outcome[now].after, {
        acted: role === 'charger' && !first.inputs.locked,
        spent,
        lock: { to: last.outcome.ending === 'locked' ? other?.unit : undefined },
      });
    });
  },
};
