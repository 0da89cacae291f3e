import { usbRulesOf } from '../rules/usb/house-rules.ts';
import {
  blessings,
  duelChoices,
  longestDistance,
  type MeleeSetup,
  type MeleeSide,
  mostOthers,
  reactions,
  shieldUses,
} from '../rules/usb/melee-setup.ts';
import { nearnesses } from '../rules/usb/nearness.ts';
import { heroTiers, statValues, tierStats } from '../rules/usb/unit.ts';
import type { InputCodec } from './inputs.ts';
import { chargeGoals, fittedMelee, initialUsbCharge, type UsbChargeInputs } from './usb-charge-inputs.ts';
import { fighterTokens, readFighter } from './usb-side-codec.ts';
import { decodeUsbTable, encodeUsbTable } from './usb-table-rules.ts';
import { flagToken, type Tokens, tryRead } from './usb-tokens.ts';

const auras = statValues.map((value) => `${value}` as const);

/** What is lost on the way is less than this. */
const mostLost = 99;
const mostPower = Math.max(...heroTiers.map((tier) => tierStats[tier].power));

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

function meetingText(setup: MeleeSetup): string {
  const { locked, distance, slowWay, roadWay, seen, nearness, flank, falseFlag } = setup;
  return [
    flagToken(locked),
    Math.round(distance * 10),
    ...[slowWay, roadWay, seen, flank, falseFlag].map(flagToken),
    nearness,
    setup.lostOnTheWay,
    setup.reaction,
    setup.shield,
    setup.duel,
    setup.braveAttacks,
    setup.luck,
  ].join('.');
}

function readMeeting(tokens: Tokens): Omit<MeleeSetup, 'charger' | 'target'> {
  return {
    locked: tokens.flag(),
    distance: tokens.whole(0, longestDistance * 10) / 10,
    slowWay: tokens.flag(),
    roadWay: tokens.flag(),
    seen: tokens.flag(),
    flank: tokens.flag(),
    falseFlag: tokens.flag(),
    nearness: tokens.id(nearnesses),
    lostOnTheWay: tokens.whole(0, mostLost),
    reaction: tokens.id(reactions),
    shield: tokens.id(shieldUses),
    duel: tokens.id(duelChoices),
    braveAttacks: tokens.whole(0, mostPower),
    luck: tokens.whole(0, mostPower),
  };
}

/** `v=1&e=usb&c=…&d=…&m=…&g=survive`: the house rules, charger, charged, how they meet (tenths of inches), the goal. */
export const usbChargeCodec: InputCodec<UsbChargeInputs> = {
  initial: initialUsbCharge,
  encode({ table, setup, goal }) {
    const { charger, target } = setup;
    const sides = `c=${sideText(charger)}&d=${sideText(target)}`;
    return `v=1&e=${encodeUsbTable(table)}&${sides}&m=${meetingText(setup)}&g=${goal}`;
  },
  decode(query) {
    const fields = new URLSearchParams(query);
    const field = (name: string): string => fields.get(name) ?? '';
    const table = decodeUsbTable(field('e'));
    const charger = tryRead(field('c'), readSide);
    const target = tryRead(field('d'), readSide);
    const meeting = tryRead(field('m'), readMeeting);
    const goal = chargeGoals.find((known) => known === field('g'));
    if (field('v') !== '1' || !table || !charger || !target || !meeting || !goal) return undefined;
    const setup = fittedMelee({ ...meeting, charger, target }, usbRulesOf(table));
    return { table, setup, goal };
  },
};
