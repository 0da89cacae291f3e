import type { InputCodec } from '../../kit/inputs.ts';
import { at, type Field, flag, link, oneOf, row, shaped, whole } from '../../kit/link.ts';
import { type Fighter, fresh, isBlessed } from '../../rules/usb/fighter.ts';
import { type UsbRules, type UsbTable, usbRulesOf } from '../../rules/usb/house-rules.ts';
import {
  blessings,
  canSelfDestruct,
  duelChoices,
  hasShieldChoice,
  isDuel,
  longestDistance,
  type MeleeRole,
  type MeleeSetup,
  type MeleeSide,
  meleeBetween,
  meleeSide,
  mostOthers,
  reactions,
  shieldUses,
} from '../../rules/usb/melee-setup.ts';
import { nearnesses } from '../../rules/usb/nearness.ts';
import { powerIn } from '../../rules/usb/power.ts';
import { reactionsOf } from '../../rules/usb/reaction.ts';
import { type LineUnit, type StatValue, statValues } from '../../rules/usb/unit.ts';
import { plainUsbTable, usbHouse } from '../house-rules.ts';
import { fitted, regulars } from '../side.ts';
import { fighterTokens, mostPower, readFighter } from '../side-codec.ts';
import { flagToken, type Tokens, tryRead } from '../tokens.ts';

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
function fittedMelee(entered: MeleeSetup, rules: UsbRules): MeleeSetup {
  const charger = fittedSide(entered.charger, rules);
  const target = fittedSide(entered.target, rules);
  const setup = { ...entered, charger, target };
  const duels = isDuel(setup);
  const power = powerIn(charger.fighter) ?? 0;
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

const auras = statValues.map((value) => `${value}` as const);

/** What is lost on the way is less than this. */
const mostLost = 99;

function sideText({ fighter, others, firstFight, aura, blessed, selfDestructs }: MeleeSide): string {
  return [
    fighterTokens(fighter),
    flagToken(firstFight),
    aura ?? 'none',
    blessed,
    flagToken(selfDestructs),
    others.length,
    ...others.map(fighterTokens),
  ].join('.');
}

function readSide(tokens: Tokens): MeleeSide {
  const fighter = readFighter(tokens);
  const firstFight = tokens.flag();
  const named = tokens.maybe(auras);
  const aura = statValues.find((value) => `${value}` === named);
  const chosen = { blessed: tokens.id(blessings), selfDestructs: tokens.flag() };
  const others = Array.from({ length: tokens.whole(0, mostOthers) }, () => readFighter(tokens));
  return { fighter, firstFight, ...chosen, others, ...(aura !== undefined && { aura }) };
}

const side: Field<MeleeSide> = { write: sideText, read: (text) => tryRead(text, readSide) };

const inches = shaped(
  whole(0, longestDistance * 10),
  (distance: number) => Math.round(distance * 10),
  (tenths) => tenths / 10,
);

const flat = ({ setup, ...inputs }: UsbChargeInputs) => ({ ...inputs, ...setup });

/** `v=1&e=usb&c=…&d=…&m=…&g=survive`: the house rules, charger, charged, how they meet (tenths of inches), the goal. */
const codec = link(flat(initialUsbCharge), {
  e: at('table', usbHouse),
  c: at('charger', side),
  d: at('target', side),
  m: row({
    locked: flag,
    distance: inches,
    slowWay: flag,
    roadWay: flag,
    seen: flag,
    flank: flag,
    falseFlag: flag,
    nearness: oneOf(nearnesses),
    lostOnTheWay: whole(0, mostLost),
    reaction: oneOf(reactions),
    shield: oneOf(shieldUses),
    duel: oneOf(duelChoices),
    braveAttacks: whole(0, mostPower),
    luck: whole(0, mostPower),
  }),
  g: at('goal', oneOf(chargeGoals)),
});

export const usbChargeCodec: InputCodec<UsbChargeInputs> = {
  initial: initialUsbCharge,
  encode: (inputs) => codec.encode(flat(inputs)),
  decode(query) {
    const read = codec.decode(query);
    if (!read) return undefined;
    const { table, goal, ...setup } = read;
    return { table, setup: fittedMelee(setup, usbRulesOf(table)), goal };
  },
};
