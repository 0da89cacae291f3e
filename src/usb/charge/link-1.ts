// Frozen: reads the links and drafts of charges that were written by the places of their values. Nothing writes them now.
import { at, type Field, flag, oneOf, readParts, row, shaped, whole } from '../../kit/question/link.ts';
import {
  blessings,
  duelChoices,
  type MeleeSide,
  reactions,
  shieldUses,
} from '../../rules/usb/melee/melee-setup.ts';
import { nearnesses } from '../../rules/usb/nearness.ts';
import { statValues } from '../../rules/usb/units/unit.ts';
import { usbHouse } from '../house-rules.ts';
import { readFighter } from '../side-codec.ts';
import { type Tokens, tryRead } from '../tokens.ts';

const auras = statValues.map((value) => `${value}` as const);

function readSide(tokens: Tokens): MeleeSide {
  const fighter = readFighter(tokens);
  const firstFight = tokens.flag();
  const named = tokens.maybe(auras);
  const aura = statValues.find((value) => `${value}` === named);
  const chosen = { blessed: tokens.id(blessings), selfDestructs: tokens.flag() };
  const others = Array.from({ length: tokens.whole(0, 5) }, () => readFighter(tokens));
  return { fighter, firstFight, ...chosen, others, ...(aura !== undefined && { aura }) };
}

const side: Field<MeleeSide> = { write: () => '', read: (text) => tryRead(text, readSide) };

const inches = shaped(
  whole(0, 400),
  (distance: number) => distance * 10,
  (tenths) => tenths / 10,
);

/** `v=1&e=usb&c=…&d=…&m=…&g=survive`: the house rules, charger, charged, how they meet (tenths of inches), the goal. */
export const readUsbCharge1 = readParts({
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
    lostOnTheWay: whole(0, 99),
    reaction: oneOf(reactions),
    shield: oneOf(shieldUses),
    duel: oneOf(duelChoices),
    braveAttacks: whole(0, 8),
    luck: whole(0, 8),
  }),
  g: at('goal', oneOf(['survive', 'kill', 'trade'])),
});
