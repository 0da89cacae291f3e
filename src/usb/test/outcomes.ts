import type { Verdict } from '../../fight/outcomes.ts';
import { chanceAtLeast } from '../../rules/dice/distribution.ts';
import { effectiveTarget, isTwoStage } from '../../rules/usb/test.ts';
import { numberOdds } from './answer.ts';
import { type UsbTestInputs, usbTestCodec, usbTestOf } from './inputs.ts';

function read(query: string) {
  const inputs = usbTestCodec.decode(query);
  const test = inputs && usbTestOf(inputs);
  return test && { inputs, test };
}

/** How likely a pool has the successes, or the sum, that are wanted; undefined where its inputs make none. */
export function verdictOf(query: string): Verdict | undefined {
  const kept = read(query);
  if (!kept) return undefined;
  const chance = chanceAtLeast(numberOdds(kept.inputs), kept.inputs.atLeast);
  return { figures: [{ id: 'usb-wanted', chance }] };
}

/** A kept test, and what each of its dice must show; undefined where its inputs make none. */
export function readTest(
  query: string,
): { readonly inputs: UsbTestInputs; readonly target: number; readonly sixThenSix: boolean } | undefined {
  const kept = read(query);
  if (!kept) return undefined;
  const target = effectiveTarget(kept.test).value;
  return { inputs: kept.inputs, target, sixThenSix: isTwoStage(target) };
}
