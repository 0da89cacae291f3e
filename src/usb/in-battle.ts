import { type FightInBattle, pairOf } from '../fight/battle-result.ts';
import { battleRef } from '../kit/battle-ref.ts';
import type { FightChange, Marks } from '../rules/battle.ts';
import type { Fighter } from '../rules/usb/fighter.ts';
import type { MeleeEntry, MeleeOutcome } from '../rules/usb/melee-record.ts';
import { meleeRoles } from '../rules/usb/melee-setup.ts';
import type { MoraleEnd, MoraleEntry } from '../rules/usb/morale-record.ts';
import type { ShootingEntry, ShootingOutcome } from '../rules/usb/shooting-record.ts';
import type { UsbChargeInputs } from './charge/inputs.ts';
import type { UsbMoraleInputs } from './morale/inputs.ts';
import { shootSetupOf, type UsbShootInputs } from './shoot/inputs.ts';

/** The signs of a unit in a battle. */
function marksOf({ state, fights, wounded }: Fighter): Marks {
  return {
    shaken: Number(state === 'shaken'),
    panicked: Number(state === 'panicked'),
    fatigue: fights,
    wounds: wounded,
  };
}

interface Also {
  /** It was its activation. */
  readonly acted?: boolean;
  /** Power points that its hero spent (USB-PP-01). */
  readonly spent?: number;
}

/** What has become of a unit; nobody of it is left where there is none after. */
function changeOf(
  before: Fighter,
  after: Fighter | undefined,
  { acted = false, spent = 0 }: Also = {},
): readonly FightChange[] {
  const ref = battleRef(before.id);
  if (!ref) return [];
  return [
    {
      unit: ref.unit,
      lost: before.models - (after?.models ?? 0),
      ...(after && { marks: marksOf(after) }),
      ...(spent > 0 && { more: { spent } }),
      ...(acted && { acted: true as const }),
    },
  ];
}

/** Points spent in the play on dice that were thrown. */
const spentIn = (log: readonly { readonly spent?: number }[]): number =>
  log.reduce((sum, { spent = 0 }) => sum + spent, 0);

/** Points that a shot was planned with: no range or modifiers, and more shots (USB-PP-04, USB-PP-05). */
function plannedShot(inputs: UsbShootInputs): number {
  const { perfect, again } = shootSetupOf(inputs);
  return Number(perfect) + again;
}

export const shootInBattle: FightInBattle<UsbShootInputs, ShootingOutcome, ShootingEntry> = {
  way: () => 'shoot',
  pair: ({ shooter, target }) => pairOf(shooter.fighter.id, target.fighter.id),
  changes(turns) {
    return turns.flatMap(({ inputs, log, outcome: { after } }) => {
      const { shooter, target, kind } = inputs;
      const { fighter } = shooter;
      const spent = plannedShot(inputs) + spentIn(log);
      const reacts = kind === 'reaction';
      const tired = reacts ? { ...fighter, fights: fighter.fights + 1 } : fighter;
      return [...changeOf(fighter, tired, { acted: !reacts, spent }), ...changeOf(target.fighter, after)];
    });
  },
};

export const chargeInBattle: FightInBattle<UsbChargeInputs, MeleeOutcome, MeleeEntry> = {
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
      // The points of this unit's hero, in every round that it struck first.
      const own = turns.filter(({ inputs: { setup } }) => setup.charger.fighter.id === before.id);
      const spent = own.reduce(
        (sum, { inputs: { setup }, log }) => sum + setup.braveAttacks + spentIn(log),
        0,
      );
      return changeOf(before, last.outcome[now].after, {
        acted: role === 'charger' && !first.inputs.setup.locked,
        spent,
      });
    });
  },
};

export const moraleInBattle: FightInBattle<UsbMoraleInputs, MoraleEnd, MoraleEntry> = {
  way: () => 'morale',
  // The units that are left when their commander dies are no one unit.
  pair: ({ event, side }) => (event === 'commander' ? undefined : pairOf(side.fighter.id, undefined)),
  changes(turns) {
    return turns.flatMap(({ inputs: { side }, log, outcome: { fate, models } }) => {
      const { fighter } = side;
      const spent = log.reduce((sum, { bent = 0 }) => sum + bent, 0);
      if (fate === 'destroyed' || fate === 'wiped') return changeOf(fighter, undefined, { spent });
      const left = { ...fighter, models: Math.max(0, fighter.models - models), state: fate };
      return changeOf(fighter, left, { spent });
    });
  },
};
