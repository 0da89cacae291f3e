import { hazardKinds } from '../rules/usb/hazards.ts';
import { statValues } from '../rules/usb/unit.ts';
import type { InputCodec } from './inputs.ts';
import {
  initialMorale,
  type LeftUnits,
  moraleBounds,
  moraleEvents,
  type UsbMoraleInputs,
} from './usb-morale-inputs.ts';
import { fighterTokens, readFighter } from './usb-side-codec.ts';
import { decodeUsbTable, encodeUsbTable } from './usb-table-rules.ts';
import { flagToken, type Tokens, tryRead } from './usb-tokens.ts';

const badStates = ['shaken', 'panicked'] as const;

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

/** `v=1&e=usb&u=…&q=…&l=…`: the house rules, the unit, the question, and the units that are left. */
export function encodeMorale(inputs: UsbMoraleInputs): string {
  const { table, side, event, lostBefore, lostBy, from, hazard, height, aura, blessed, power, left } = inputs;
  const question = [event, lostBefore, lostBy, from, hazard, height, aura, flagToken(blessed), power].join(
    '.',
  );
  const others = [left.length, ...left.map(leftTokens)].join('.');
  return `v=1&e=${encodeUsbTable(table)}&u=${fighterTokens(side.fighter)}&q=${question}&l=${others}`;
}

function readQuestion(tokens: Tokens) {
  return {
    event: tokens.id(moraleEvents),
    lostBefore: tokens.whole(0, moraleBounds.lost),
    lostBy: tokens.whole(0, moraleBounds.lostBy),
    from: tokens.id(badStates),
    hazard: tokens.id(hazardKinds),
    height: tokens.whole(0, moraleBounds.height),
    aura: tokens.maybe(['3', '4', '5']),
    blessed: tokens.flag(),
    power: tokens.whole(0, moraleBounds.power),
  };
}

export function decodeMorale(query: string): UsbMoraleInputs | undefined {
  const fields = new URLSearchParams(query);
  const table = decodeUsbTable(fields.get('e') ?? '');
  const fighter = tryRead(fields.get('u') ?? '', readFighter);
  const question = tryRead(fields.get('q') ?? '', readQuestion);
  const left = tryRead(fields.get('l') ?? '', readLeft);
  if (fields.get('v') !== '1' || !table || !fighter || !question || !left) return undefined;
  const { aura, ...asked } = question;
  const near = statValues.find((value) => String(value) === aura) ?? 'none';
  return { table, side: { fighter }, ...asked, aura: near, left };
}

export const usbMoraleCodec: InputCodec<UsbMoraleInputs> = {
  initial: initialMorale,
  encode: encodeMorale,
  decode: decodeMorale,
};
