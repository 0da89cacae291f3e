import { at, type Field, flag, link, list, oneOf, row, whole } from '../../kit/link.ts';
import { hazardKinds } from '../../rules/usb/hazards.ts';
import { statValues } from '../../rules/usb/unit.ts';
import { usbRules } from '../house-rules-link.ts';
import { auras } from '../side.ts';
import { sideField } from '../side-codec.ts';
import { initialMorale, type LeftUnits, moraleBounds, moraleEvents } from './inputs.ts';

const groups = list(
  row<LeftUnits>({
    units: whole(1, moraleBounds.units),
    tough: oneOf(statValues),
    brave: flag,
    unbreakable: flag,
    near: flag,
  }),
  '~',
  1,
  moraleBounds.groups,
);

/** How many, then each of them, with points between all values. */
const left: Field<readonly LeftUnits[]> = {
  write: (all) => `${all.length}.${groups.write(all).replaceAll('~', '.')}`,
  read(text) {
    const [, count, values = ''] = /^(\d)\.([\d.]*)$/.exec(text) ?? [];
    const read = groups.read(values.replace(/((?:\d+\.){4}\d+)\./g, '$1~'));
    return read?.length === Number(count) ? read : undefined;
  },
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
