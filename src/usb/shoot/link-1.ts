// Frozen: reads the links and drafts of shooting that were written by the places of their values. Nothing writes them now.
import { at, columns, flag, maybe, oneOf, readParts, row, whole } from '../../kit/question/link.ts';
import { nearnesses } from '../../rules/usb/nearness.ts';
import { shotKinds, targetBlessings } from '../../rules/usb/shooting/shooting.ts';
import { statValues } from '../../rules/usb/units/unit.ts';
import { usbHouse } from '../house-rules.ts';
import { sideField } from '../side-codec.ts';

const power = whole(0, 8);

/** `v=1&e=usb&a=…&t=…&s=tactical.12.…&p=0.0.…`: the house rules, shooters and target, the shot, what helps it. */
export const readUsbShoot1 = readParts({
  e: at('table', usbHouse),
  a: at('shooter', sideField),
  t: at('target', sideField),
  s: row({
    kind: oneOf(shotKinds),
    distance: whole(0, 60),
    blind: whole(0, 21),
    indirect: flag,
    spotted: flag,
    nearness: oneOf(nearnesses),
    inTransport: flag,
    flank: flag,
    engaged: flag,
    falseFlag: flag,
  }),
  p: columns([
    at('perfect', flag),
    at('again', power),
    at('luck', power),
    at('blessed', flag),
    at('targetBlessed', oneOf(targetBlessings)),
    maybe('aura', oneOf(statValues), '0'),
  ]),
});
