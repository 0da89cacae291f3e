import { type FightInBattle, pairOf } from '../fight/battle-result.ts';
import { battleRef } from '../kit/battle-ref.ts';
import type { FightChange, Marks } from '../rules/battle.ts';
import type { Fighter } from '../rules/usb/fighter.ts';
import type { MeleeOutcome } from '../rules/usb/melee-record.ts';
import { meleeRoles } from '../rules/usb/melee-setup.ts';
import type { MoraleEnd } from '../rules/usb/morale-record.ts';
import type { ShootingOutcome } from '../rules/usb/shooting-record.ts';
import type { UsbChargeInputs } from './charge/inputs.ts';
import type { UsbMoraleInputs } from './morale/inputs.ts';
import type { UsbShootInputs } from './shoot/inputs.ts';

/** The signs of a unit in a battle. */
function marksOf({ state, fights, wounded }: Fighter): Marks {
  return {
    shaken: Number(state === 'shaken'),
    panicked: Number(state === 'panicked'),
    fatigue: fights,
    wounds: wounded,
  };
}

/** What has become of a unit; nobody of it is left where there is none after. */
function changeOf(before: Fighter, after: Fighter | undefined, acted = false): readonly FightChange[] {
  const ref = battleRef(before.id);
  if (!ref) return [];
  const lost = before.models - (after?.models ?? 0);
  return [
    { unit: ref.unit, lost, ...(after && { marks: marksOf(after) }), ...(acted && { acted: true as const }) },
  ];
}

export const shootInBattle: FightInBattle<UsbShootInputs, ShootingOutcome> = {
  way: () => 'shoot',
  pair: ({ shooter, target }) => pairOf(shooter.fighter.id, target.fighter.id),
  changes(turns) {
    return turns.flatMap(({ inputs: { shooter, target, kind }, outcome: { after } }) => {
      const { fighter } = shooter;
      const reacts = kind === 'reaction';
      const tired = reacts ? { ...fighter, fights: fighter.fights + 1 } : fighter;
      return [...changeOf(fighter, tired, !reacts), ...changeOf(target.fighter, after)];
    });
  },
};

export const chargeInBattle: FightInBattle<UsbChargeInputs, MeleeOutcome> = {
  way: () => 'charge',
  pair: ({ setup: { charger, target } }) => pairOf(charger.fighter.id, target.fighter.id),
  changes(turns) {
    const [first] = turns;
    const last = turns.at(-1);
    if (!first || !last) return [];
    return meleeRoles.flatMap((role) => {
      const before = first.inputs.setup[role].fighter;
      // In every second round of a locked fight the other one strikes first.
      const now = meleeRoles.find((other) => last.inputs.setup[other].fighter.id === before.id) ?? role;
      return changeOf(before, last.outcome[now].after, role === 'charger' && !first.inputs.setup.locked);
    });
  },
};

export const moraleInBattle: FightInBattle<UsbMoraleInputs, MoraleEnd> = {
  way: () => 'morale',
  // The units that are left when their commander dies are no one unit.
  pair: ({ event, side }) => (event === 'commander' ? undefined : pairOf(side.fighter.id, undefined)),
  changes(turns) {
    return turns.flatMap(({ inputs: { side }, outcome: { fate, models } }) => {
      const { fighter } = side;
      if (fate === 'destroyed' || fate === 'wiped') return changeOf(fighter, undefined);
      return changeOf(fighter, { ...fighter, models: Math.max(0, fighter.models - models), state: fate });
    });
  },
};
