import type { Verdict } from '../../fight/compare.ts';
import { chanceAtLeast } from '../../rules/dice/distribution.ts';
import { breakChance, goneChance, usbChargeAnswerOf } from './answer.ts';
import { usbChargeCodec } from './link.ts';

/** The figures by which a charge is compared with other fights; undefined where the text makes none. */
export function verdictOf(query: string): Verdict | undefined {
  const inputs = usbChargeCodec.decode(query);
  const answer = inputs && usbChargeAnswerOf(inputs);
  if (!answer?.ok) return undefined;
  const { odds } = answer.value;
  return {
    figures: [
      { id: 'usb-falls', chance: chanceAtLeast(odds.target.models, 1) },
      { id: 'usb-beaten', chance: breakChance(answer.value, 'target') },
      { id: 'usb-wiped', chance: goneChance(odds, 'target') },
      { id: 'usb-repelled', chance: breakChance(answer.value, 'charger') },
      { id: 'usb-lost', chance: goneChance(odds, 'charger') },
    ],
  };
}
