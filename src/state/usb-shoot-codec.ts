import { nearnesses } from '../rules/usb/nearness.ts';
import { shotKinds, targetBlessings } from '../rules/usb/shooting.ts';
import { type StatValue, statValues } from '../rules/usb/unit.ts';
import type { InputCodec } from './inputs.ts';
import { initialShoot, shootBounds, type UsbShootInputs } from './usb-shoot-inputs.ts';
import { decodeFighter, fighterTokens } from './usb-side-codec.ts';
import { decodeUsbTable, encodeUsbTable } from './usb-table-rules.ts';
import { flagToken, type Tokens, tryRead } from './usb-tokens.ts';

/** `v=1&e=usb&a=…&t=…&s=tactical.12.…&p=0.0.…`: the house rules, shooters and target, the shot, what helps it. */
export function encodeShoot(inputs: UsbShootInputs): string {
  const { kind, distance, blind, indirect, spotted, nearness, inTransport, flank, engaged, falseFlag } =
    inputs;
  const { perfect, again, luck, blessed, targetBlessed, aura } = inputs;
  const shot = [
    kind,
    distance,
    blind,
    flagToken(indirect),
    flagToken(spotted),
    nearness,
    flagToken(inTransport),
    flagToken(flank),
    flagToken(engaged),
    flagToken(falseFlag),
  ];
  const help = [flagToken(perfect), again, luck, flagToken(blessed), targetBlessed, aura ?? 0];
  const fields: readonly (readonly [string, string])[] = [
    ['v', '1'],
    ['e', encodeUsbTable(inputs.table)],
    ['a', fighterTokens(inputs.shooter.fighter)],
    ['t', fighterTokens(inputs.target.fighter)],
    ['s', shot.join('.')],
    ['p', help.join('.')],
  ];
  return fields.map(([name, value]) => `${name}=${value}`).join('&');
}

function readShot(tokens: Tokens) {
  return {
    kind: tokens.id(shotKinds),
    distance: tokens.whole(0, shootBounds.distance),
    blind: tokens.whole(0, shootBounds.blind),
    indirect: tokens.flag(),
    spotted: tokens.flag(),
    nearness: tokens.id(nearnesses),
    inTransport: tokens.flag(),
    flank: tokens.flag(),
    engaged: tokens.flag(),
    falseFlag: tokens.flag(),
  } as const;
}

function readHelp(tokens: Tokens) {
  return {
    perfect: tokens.flag(),
    again: tokens.whole(0, shootBounds.power),
    luck: tokens.whole(0, shootBounds.power),
    blessed: tokens.flag(),
    targetBlessed: tokens.id(targetBlessings),
    ...readAura(tokens),
  } as const;
}

function readAura(tokens: Tokens): { readonly aura?: StatValue } {
  const value = tokens.whole(0, 9);
  if (value === 0) return {};
  const aura = statValues.find((known) => known === value);
  return aura === undefined ? tokens.misread() : { aura };
}

export function decodeShoot(query: string): UsbShootInputs | undefined {
  const read = new URLSearchParams(query);
  const field = (name: string) => read.get(name) ?? '';
  const table = decodeUsbTable(field('e'));
  const shooter = decodeFighter(field('a'));
  const target = decodeFighter(field('t'));
  const shot = tryRead(field('s'), readShot);
  const help = tryRead(field('p'), readHelp);
  if (field('v') !== '1' || !table || !shooter || !target || !shot || !help) return undefined;
  return { table, shooter: { fighter: shooter }, target: { fighter: target }, ...shot, ...help };
}

export const usbShootCodec: InputCodec<UsbShootInputs> = {
  initial: initialShoot,
  encode: encodeShoot,
  decode: decodeShoot,
};
