import { matters, namedLink, question } from '../../kit/question/asked.ts';
import { battleField, swappedPair } from '../../kit/question/battle-ref.ts';
import {
  always,
  choice,
  type InputsOf,
  listOf,
  number,
  onOff,
  optional,
  written,
} from '../../kit/question/fields.ts';
import { oneOf } from '../../kit/question/link.ts';
import { type UsbRules, type UsbTable, usbRulesOf } from '../../rules/usb/house-rules.ts';
import {
  blessings,
  canSelfDestruct,
  duelChoices,
  hasShieldChoice,
  isDuel,
  longestDistance,
  type MeleeRole,
  type MeleeSide,
  meleeBetween,
  meleeSide,
  mostOthers,
  reactions,
  shieldUses,
} from '../../rules/usb/melee/melee-setup.ts';
import { nearnesses } from '../../rules/usb/nearness.ts';
import { reactionsOf } from '../../rules/usb/reaction/reaction.ts';
import { powerIn } from '../../rules/usb/turn/power.ts';
import { type Fighter, fresh, isBlessed } from '../../rules/usb/units/fighter.ts';
import { type LineUnit, type StatValue, statValues } from '../../rules/usb/units/unit.ts';
import { plainUsbTable, usbHouse } from '../house-rules.ts';
import { battleFromIds } from '../in-battle.ts';
import { fitted, regulars } from '../side.ts';
import { fighterField, mostPower } from '../side-codec.ts';
import { readUsbCharge1 } from './link-1.ts';

/** What the advice is for: one's own unit lives and holds, the enemy breaks, or the difference of both. */
export const chargeGoals = ['survive', 'kill', 'trade'] as const;

export type ChargeGoal = (typeof chargeGoals)[number];

const unit = written<Fighter>(fighterField, fresh(regulars));

/** What a side has and chooses. */
export const meleeSideAsked = question(
  {
    fighter: unit,
    others: listOf(unit, { most: mostOthers, default: [] }),
    firstFight: onOff(true),
    aura: optional(oneOf(statValues)),
    blessed: choice(blessings, 'none'),
    selfDestructs: onOff(),
  },
  {
    limits: {
      firstFight: { when: ({ fighter: { unit } }) => unit.kind === 'line' && unit.leaders },
      blessed: { when: ({ fighter }) => isBlessed(fighter) },
      selfDestructs: { when: ({ fighter }) => canSelfDestruct(fighter) },
    },
  },
);

const swordsmen: LineUnit = { ...regulars, shield: true };

const fields = {
  table: always<UsbTable>(usbHouse, plainUsbTable),
  charger: meleeSideAsked,
  target: meleeSideAsked,
  locked: onOff(),
  distance: number({ most: longestDistance, decimals: 1 }),
  slowWay: onOff(),
  roadWay: onOff(),
  seen: onOff(),
  flank: onOff(),
  falseFlag: onOff(),
  nearness: choice(nearnesses, 'nearest'),
  lostOnTheWay: number({ most: 99 }),
  reaction: choice(reactions, 'none'),
  shield: choice(shieldUses, 'strike'),
  duel: choice(duelChoices, 'fight'),
  braveAttacks: number({ most: mostPower }),
  luck: number({ most: mostPower }),
  goal: choice(chargeGoals, 'survive'),
  battle: battleField,
};

/** Everything the Charge screen of USB asks: a melee, the table's rules, and what the advice is for. */
export type UsbChargeInputs = InputsOf<typeof fields>;

const unlocked = { when: ({ locked }: UsbChargeInputs) => !locked };

/** Points of Power of the charger's hero. */
const powerOf = ({ charger }: UsbChargeInputs) => powerIn(charger.fighter) ?? 0;

const led = ({ charger }: UsbChargeInputs) => powerIn(charger.fighter) !== undefined;

export const usbCharge = question(fields, {
  default: meleeBetween(fresh(regulars), fresh(swordsmen)),
  limits: {
    distance: unlocked,
    slowWay: unlocked,
    roadWay: unlocked,
    seen: unlocked,
    falseFlag: unlocked,
    nearness: unlocked,
    lostOnTheWay: unlocked,
    reaction: unlocked,
    flank: { when: ({ target }) => target.fighter.formation === 'phalanx' },
    shield: { when: hasShieldChoice },
    duel: { when: isDuel },
    braveAttacks: { when: led, most: (inputs) => powerOf(inputs) - inputs.luck },
    luck: { when: led, most: (inputs) => powerOf(inputs) - inputs.braveAttacks },
  },
});

/** Who of the two a unit of a battle is. */
export const inPair = { charger: 'acts', target: 'other' } as const;

export const initialUsbCharge: UsbChargeInputs = usbCharge.default;

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

/** The melee with a part of it changed, without the choices that nobody has in it. */
export function withMelee(inputs: UsbChargeInputs, part: Partial<UsbChargeInputs> = {}): UsbChargeInputs {
  const entered = { ...inputs, ...part };
  const rules = usbRulesOf(entered.table);
  const charger = fittedSide(entered.charger, rules);
  const target = fittedSide(entered.target, rules);
  const melee = { ...entered, charger, target };
  const duels = matters(usbCharge, 'duel', melee);
  const power = powerOf(melee);
  // A hero who flees strikes nobody, and nobody strikes again for him.
  const fled = duels && melee.duel === 'charger-flees';
  const braveAttacks = fled ? 0 : Math.min(melee.braveAttacks, power);
  const held = (side: MeleeSide) => (duels ? { ...side, selfDestructs: false } : side);
  const { reaction } = melee;
  const reacts = reactionsOf(melee, rules).some((option) => option.reaction === reaction && !option.issue);
  return {
    ...melee,
    charger: held(charger),
    target: held(target),
    flank: melee.flank && matters(usbCharge, 'flank', melee),
    reaction: reacts ? reaction : 'none',
    shield: matters(usbCharge, 'shield', melee) ? melee.shield : 'strike',
    duel: duels ? melee.duel : 'fight',
    braveAttacks,
    luck: Math.min(melee.luck, power - braveAttacks),
  };
}

/** One side with a part of it changed. */
export function withMeleeSide(
  inputs: UsbChargeInputs,
  role: MeleeRole,
  part: Partial<MeleeSide>,
): UsbChargeInputs {
  const before = inputs[role];
  const { fighter = before.fighter } = part;
  const tired = isFresh(role, fighter) !== isFresh(role, before.fighter);
  const firstFight = tired ? { firstFight: isFresh(role, fighter) } : {};
  return withMelee(inputs, { [role]: { ...before, ...firstFight, ...part } });
}

/** With a friendly hero of this Obrona within 10 inches of a side, or with none. */
export function withAura(
  inputs: UsbChargeInputs,
  role: MeleeRole,
  aura: StatValue | undefined,
): UsbChargeInputs {
  const { aura: _, ...rest } = inputs[role];
  return withMelee(inputs, { [role]: aura === undefined ? rest : { ...rest, aura } });
}

/** The two change places; what each chooses as charger or target starts again. */
export function swappedMelee(inputs: UsbChargeInputs): UsbChargeInputs {
  const { charger, target, locked, distance } = inputs;
  return withMelee(inputs, {
    ...meleeBetween(target.fighter, charger.fighter),
    charger: { ...target, firstFight: isFresh('charger', target.fighter) },
    target: { ...charger, firstFight: isFresh('target', charger.fighter) },
    locked,
    distance,
    ...swappedPair(inputs),
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

const ofIds = battleFromIds('charger', 'target');

export const usbChargeCodec = namedLink(usbCharge, readUsbCharge1, {
  settled: (inputs) => withMelee(ofIds(inputs)),
});
