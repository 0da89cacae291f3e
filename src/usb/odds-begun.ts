import type { OddsAhead } from '../fight/step-player.ts';
import type { MeleeOdds } from '../rules/usb/melee-odds.ts';
import type { MoraleVerdict } from '../rules/usb/morale-scene.ts';
import type { ShotsEnd } from '../rules/usb/shooting-odds.ts';
import type { UsbChargeInputs } from './charge/inputs.ts';
import type { UsbShootInputs } from './shoot/inputs.ts';

/** The whole odds of a turn in hand, by the few that every play tells of it. */
export type Begun<Inputs, Odds> = WeakMap<OddsAhead, { readonly inputs: Inputs; readonly odds: Odds }>;

/** A panel of USB says more than the chances of ends; its words are those of the beginning, of these odds. */
export const begun = {
  shots: new WeakMap() as Begun<UsbShootInputs, ShotsEnd>,
  melee: new WeakMap() as Begun<UsbChargeInputs, MeleeOdds>,
  morale: new WeakMap() as Begun<unknown, MoraleVerdict>,
} as const;
