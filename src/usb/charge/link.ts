import type { InputCodec } from '../../kit/inputs.ts';
import { at, type Field, flag, link, oneOf, row, shaped, whole } from '../../kit/link.ts';
import { usbRulesOf } from '../../rules/usb/house-rules.ts';
import {
  blessings,
  duelChoices,
  longestDistance,
  type MeleeSide,
  mostOthers,
  reactions,
  shieldUses,
} from '../../rules/usb/melee-setup.ts';
import { nearnesses } from '../../rules/usb/nearness.ts';
import { heroTiers, statValues, tierStats } from '../../rules/usb/unit.ts';
import { usbRules } from '../house-rules-link.ts';
import { fighterTokens, readFighter } from '../side-codec.ts';
import { flagToken, type Tokens, tryRead } from '../tokens.ts';
import { chargeGoals, fittedMelee, initialUsbCharge, type UsbChargeInputs } from './inputs.ts';

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

const side: Field<MeleeSide> = { write: sideText, read: (text) => tryRead(text, readSide) };

const inches = shaped(
  whole(0, longestDistance * 10),
  (distance: number) => Math.round(distance * 10),
  (tenths) => tenths / 10,
);

const flat = ({ setup, ...inputs }: UsbChargeInputs) => ({ ...inputs, ...setup });

/** `v=1&e=usb&c=…&d=…&m=…&g=survive`: the house rules, charger, charged, how they meet (tenths of inches), the goal. */
const codec = link(flat(initialUsbCharge), {
  e: at('table', usbRules),
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
