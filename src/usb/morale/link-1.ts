// Frozen: reads the links and drafts of morale that were written by the places of their values. Nothing writes them now.
import { at, type Field, flag, list, oneOf, readParts, row, whole } from '../../kit/question/link.ts';
import { hazardKinds } from '../../rules/usb/turn/hazards.ts';
import { type StatValue, statValues } from '../../rules/usb/units/unit.ts';
import { usbHouse } from '../house-rules.ts';
import { auras } from '../side.ts';
import { sideField } from '../side-codec.ts';

interface LeftUnits {
  readonly units: number;
  readonly tough: StatValue;
  readonly brave: boolean;
  readonly unbreakable: boolean;
  readonly near: boolean;
}

const groups = list(
  row<LeftUnits>({
    units: whole(1, 12),
    tough: oneOf(statValues),
    brave: flag,
    unbreakable: flag,
    near: flag,
  }),
  '~',
  1,
  8,
);

/** How many, then each of them, with points between all values. */
const left: Field<readonly LeftUnits[]> = {
  write: groups.write,
  read(text) {
    const [, count, values = ''] = /^(\d)\.([\d.]*)$/.exec(text) ?? [];
    const read = groups.read(values.replace(/((?:\d+\.){4}\d+)\./g, '$1~'));
    return read?.length === Number(count) ? read : undefined;
  },
};

/** `v=1&e=usb&u=…&q=…&l=…`: the house rules, the unit, the question, and the units that are left. */
export const readUsbMorale1 = readParts({
  e: at('table', usbHouse),
  u: at('side', sideField),
  q: row({
    event: oneOf(['25', '50', '75', 'losses', 'defeat', 'recovery', 'hits', 'commander']),
    lostBefore: whole(0, 99),
    lostBy: whole(0, 30),
    from: oneOf(['shaken', 'panicked']),
    hazard: oneOf(hazardKinds),
    height: whole(0, 60),
    aura: oneOf(auras),
    blessed: flag,
    power: whole(0, 8),
  }),
  l: at('left', left),
});
