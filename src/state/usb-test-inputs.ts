import { checkUsbTest, type Reroll, rerolls, type UsbTest } from '../rules/usb/test.ts';
import type { InputCodec } from './inputs.ts';

export type { Reroll };
export { rerolls };

/** What the test screen asks: the pool, and how many successes are wanted. */
export interface UsbTestInputs {
  readonly dice: number;
  readonly stat: number;
  readonly modifier: number;
  readonly reroll: Reroll;
  readonly onlySix: boolean;
  readonly atLeast: number;
}

/** Bounds of the screen's steppers. */
export const usbLimits = { dice: 1000, modifier: 9 } as const;
export const printedStats = [2, 3, 4, 5, 6] as const;

/** The checked pool of these inputs; undefined if they are none. */
export function usbTestOf({ dice, stat, modifier, reroll, onlySix }: UsbTestInputs): UsbTest | undefined {
  if (!printedStats.some((known) => known === stat) || Math.abs(modifier) > usbLimits.modifier)
    return undefined;
  const checked = checkUsbTest({ dice, stat, modifier, reroll, onlySix });
  return checked.ok ? checked.value : undefined;
}

const whole = /^-?\d{1,4}$/;

/** `v=1&n=10&t=4&m=-1&r=ones&six=0&a=5`: dice, stat, modifier, reroll, only on six, successes wanted. */
export const usbTestCodec: InputCodec<UsbTestInputs> = {
  initial: { dice: 10, stat: 4, modifier: 0, reroll: 'none', onlySix: false, atLeast: 5 },
  encode: ({ dice, stat, modifier, reroll, onlySix, atLeast }) =>
    `v=1&n=${dice}&t=${stat}&m=${modifier}&r=${reroll}&six=${onlySix ? 1 : 0}&a=${atLeast}`,
  decode(query) {
    const fields = new URLSearchParams(query);
    const numbers = ['n', 't', 'm', 'a'].map((name) => fields.get(name) ?? '');
    const reroll = rerolls.find((known) => known === fields.get('r'));
    const six = fields.get('six');
    if (fields.get('v') !== '1' || !reroll || !numbers.every((text) => whole.test(text))) return undefined;
    if (six !== '0' && six !== '1') return undefined;
    const [dice = 0, stat = 0, modifier = 0, atLeast = 0] = numbers.map(Number);
    const inputs = { dice, stat, modifier, reroll, onlySix: six === '1', atLeast };
    return usbTestOf(inputs) && atLeast >= 0 && atLeast <= dice ? inputs : undefined;
  },
};
