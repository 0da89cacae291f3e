import { at, columns, flag, link, maybe, oneOf, row, whole } from '../../kit/link.ts';
import { nearnesses } from '../../rules/usb/nearness.ts';
import { shotKinds, targetBlessings } from '../../rules/usb/shooting.ts';
import { statValues } from '../../rules/usb/unit.ts';
import { usbRules } from '../house-rules-link.ts';
import { sideField } from '../side-codec.ts';
import { initialShoot, shootBounds } from './inputs.ts';

const power = whole(0, shootBounds.power);

/** `v=1&e=usb&a=…&t=…&s=tactical.12.…&p=0.0.…`: the house rules, shooters and target, the shot, what helps it. */
export const usbShootCodec = link(initialShoot, {
  e: at('table', usbRules),
  a: at('shooter', sideField),
  t: at('target', sideField),
  s: row({
    kind: oneOf(shotKinds),
    distance: whole(0, shootBounds.distance),
    blind: whole(0, shootBounds.blind),
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

export const { encode: encodeShoot, decode: decodeShoot } = usbShootCodec;
