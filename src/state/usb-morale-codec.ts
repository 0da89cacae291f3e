import { hazardKinds } from '../rules/usb/hazards.ts';
import { statValues } from '../rules/usb/unit.ts';
import { at, type Field, flag, link, oneOf, row, whole } from './link.ts';
import { auras, initialMorale, type LeftUnits, moraleBounds, moraleEvents } from './usb-morale-inputs.ts';
import { sideField } from './usb-side-codec.ts';
import { usbRules } from './usb-table-rules.ts';
import { flagToken, type Tokens, tryRead } from './usb-tokens.ts';

function leftTokens({ units, tough, brave, unbreakable, near }: LeftUnits): string {
  return [units, tough, flagToken(brave), flagToken(unbreakable), flagToken(near)].join('.');
}

const stat = (tokens: Tokens) => {
  const read = tokens.whole(1, 6);
  return statValues.find((value) => value === read) ?? tokens.misread();
};

function readLeft(tokens: Tokens): readonly LeftUnits[] {
  return Array.from({ length: tokens.whole(1, moraleBounds.groups) }, () => ({
    units: tokens.whole(1, moraleBounds.units),
    tough: stat(tokens),
    brave: tokens.flag(),
    unbreakable: tokens.flag(),
    near: tokens.flag(),
  }));
}

/** How many, then each of them. */
const left: Field<readonly LeftUnits[]> = {
  write: (groups) => [groups.length, ...groups.map(leftTokens)].join('.'),
  read: (text) => tryRead(text, readLeft),
};

/** `v=1&e=usb&u=…&q=…&l=…`: the house rules, the unit, the question, and the units that are left. */
export const usbMoraleCodec = link(initialMorale, {
  e: at('table', usbRules),
  u: at('side', sideField),
  q: row({
    event: oneOf(moraleEvents),
    lostBefore: whole(0, moraleBounds.lost),
    lostBy: whole(0, moraleBounds.lostBy),
    from: oneOf(['shaken', 'panicked']),
    hazard: oneOf(hazardKinds),
    height: whole(0, moraleBounds.height),
    aura: oneOf(auras),
    blessed: flag,
    power: whole(0, moraleBounds.power),
  }),
  l: at('left', left),
});

export const { encode: encodeMorale, decode: decodeMorale } = usbMoraleCodec;
