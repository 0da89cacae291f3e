import { type Fighter, fresh, heroIn, isBlessed } from '../../rules/usb/fighter.ts';
import { type UsbRules, type UsbTable, usbRulesOf } from '../../rules/usb/house-rules.ts';
import {
  canSelfDestruct,
  hasShieldChoice,
  isDuel,
  type MeleeRole,
  type MeleeSetup,
  type MeleeSide,
  meleeBetween,
  meleeSide,
} from '../../rules/usb/melee-setup.ts';
import { reactionsOf } from '../../rules/usb/reaction.ts';
import { type LineUnit, type StatValue, tierStats } from '../../rules/usb/unit.ts';
import { plainUsbTable } from '../house-rules-link.ts';
import { fitted, regulars } from '../side.ts';

/** What the advice is for: one's own unit lives and holds, the enemy breaks, or the difference of both. */
export const chargeGoals = ['survive', 'kill', 'trade'] as const;
export type ChargeGoal = (typeof chargeGoals)[number];

/** Everything the Charge screen of USB asks. */
export interface UsbChargeInputs {
  readonly table: UsbTable;
  readonly setup: MeleeSetup;
  readonly goal: ChargeGoal;
}

const swordsmen: LineUnit = { ...regulars, shield: true };

export const initialUsbCharge: UsbChargeInputs = {
  table: plainUsbTable,
  setup: meleeBetween(fresh(regulars), fresh(swordsmen)),
  goal: 'survive',
};

/** Whether a unit has not fought in this round: what its leaders help with (USB-MELEE-09). */
function isFresh(role: MeleeRole, { fights, activated }: Fighter): boolean {
  return fights === 0 && (role === 'charger' || !activated);
}

function fittedSide(side: MeleeSide, rules: UsbRules): MeleeSide {
  const fighter = fitted(side.fighter, rules);
  return {
    ...side,
    fighter,
    others: side.others.map((other) => fitted(other, rules)),
    blessed: isBlessed(fighter) ? side.blessed : 'none',
    selfDestructs: side.selfDestructs && canSelfDestruct(fighter),
  };
}

/** A melee without the choices that nobody has in it. */
export function fittedMelee(entered: MeleeSetup, rules: UsbRules): MeleeSetup {
  const charger = fittedSide(entered.charger, rules);
  const target = fittedSide(entered.target, rules);
  const setup = { ...entered, charger, target };
  const duels = isDuel(setup);
  const hero = heroIn(charger.fighter);
  const power = hero ? tierStats[hero.tier].power : 0;
  // A hero who flees strikes nobody, and nobody strikes again for him.
  const fled = duels && setup.duel === 'charger-flees';
  const braveAttacks = fled ? 0 : Math.min(setup.braveAttacks, power);
  const held = (side: MeleeSide) => (duels ? { ...side, selfDestructs: false } : side);
  const { reaction } = setup;
  const reacts = reactionsOf(setup, rules).some((option) => option.reaction === reaction && !option.issue);
  return {
    ...setup,
    charger: held(charger),
    target: held(target),
    flank: setup.flank && target.fighter.formation === 'phalanx',
    reaction: reacts ? reaction : 'none',
    shield: hasShieldChoice(setup) ? setup.shield : 'strike',
    duel: duels ? setup.duel : 'fight',
    braveAttacks,
    luck: Math.min(setup.luck, power - braveAttacks),
  };
}

export function withSetup(inputs: UsbChargeInputs, part: Partial<MeleeSetup>): UsbChargeInputs {
  const setup = { ...inputs.setup, ...part };
  return { ...inputs, setup: fittedMelee(setup, usbRulesOf(inputs.table)) };
}

/** One side with a part of it changed. */
export function withMeleeSide(
  inputs: UsbChargeInputs,
  role: MeleeRole,
  part: Partial<MeleeSide>,
): UsbChargeInputs {
  const before = inputs.setup[role];
  const { fighter = before.fighter } = part;
  const tired = isFresh(role, fighter) !== isFresh(role, before.fighter);
  const firstFight = tired ? { firstFight: isFresh(role, fighter) } : {};
  return withSetup(inputs, { [role]: { ...before, ...firstFight, ...part } });
}

/** With a friendly hero of this Obrona within 10 inches of a side, or with none. */
export function withAura(
  inputs: UsbChargeInputs,
  role: MeleeRole,
  aura: StatValue | undefined,
): UsbChargeInputs {
  const { aura: _, ...rest } = inputs.setup[role];
  return withSetup(inputs, { [role]: aura === undefined ? rest : { ...rest, aura } });
}

/** The two change places; what each chooses as charger or target begins anew. */
export function swappedMelee(inputs: UsbChargeInputs): UsbChargeInputs {
  const { charger, target, locked, distance } = inputs.setup;
  const between = meleeBetween(target.fighter, charger.fighter);
  return withSetup(inputs, {
    ...between,
    charger: { ...target, firstFight: isFresh('charger', target.fighter) },
    target: { ...charger, firstFight: isFresh('target', charger.fighter) },
    locked,
    distance,
  });
}

/** Another unit that is in the fight already. */
export function newComrade(): Fighter {
  return fresh(regulars);
}

/** A side with nothing but its unit. */
export function plainSide(role: MeleeRole, fighter: Fighter): MeleeSide {
  return { ...meleeSide(fighter), firstFight: isFresh(role, fighter) };
}
