// The result of a melee (U195-207/208-220): what the difference of the scores does to the lower side.
import type { UsbRuleId } from './ids.ts';
import type { MoraleState } from './morale/morale.ts';

/** Points for survivors: one for each full four, at most three (USB-RES-06). */
export function foursOf(survivors: number): number {
  return Math.min(3, Math.floor(survivors / 4));
}

/** What the difference of the scores does to the lower side (USB-RES-02). */
export const resultBands = ['locked', 'pushed', 'flees', 'destroyed'] as const;
export type ResultBand = (typeof resultBands)[number];

/** Each band: from which difference on, its rule, and the state of the loser. */
export const bandTable: Readonly<
  Record<
    ResultBand,
    { readonly from: number; readonly rule: UsbRuleId; readonly state: MoraleState | undefined }
  >
> = {
  locked: { from: 0, rule: 'USB-MELEE-12', state: undefined },
  pushed: { from: 2, rule: 'USB-RES-03', state: 'shaken' },
  flees: { from: 4, rule: 'USB-RES-04', state: 'panicked' },
  destroyed: { from: 6, rule: 'USB-RES-05', state: 'destroyed' },
};

/** The band of a difference, whichever side is the lower (USB-RES-02). */
export function bandOf(difference: number): ResultBand {
  const by = Math.abs(difference);
  if (by >= bandTable.destroyed.from) return 'destroyed';
  if (by >= bandTable.flees.from) return 'flees';
  return by >= bandTable.pushed.from ? 'pushed' : 'locked';
}
