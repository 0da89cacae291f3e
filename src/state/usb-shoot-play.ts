import { checkShooting } from '../rules/usb/check-shooting.ts';
import { usbRulesOf } from '../rules/usb/house-rules.ts';
import { shootingOdds } from '../rules/usb/shooting-odds.ts';
import {
  type ShootingEntry,
  type ShootingMoment,
  type ShootingOutcome,
  shootingLikelihood,
} from '../rules/usb/shooting-record.ts';
import { shootingSteps } from '../rules/usb/shooting-steps.ts';
import type { PlayKind } from './table-play.ts';
import { shootSetupOf, type UsbShootInputs } from './usb-shoot-inputs.ts';

/** How a shooting is played. */
export const shootPlay: PlayKind<UsbShootInputs, ShootingMoment, ShootingEntry, ShootingOutcome> = {
  begin(inputs) {
    const rules = usbRulesOf(inputs.table);
    const checked = checkShooting(shootSetupOf(inputs), rules);
    return checked.ok ? (log) => shootingSteps(checked.value, rules, log) : undefined;
  },
  likelihood(inputs, outcome) {
    const rules = usbRulesOf(inputs.table);
    const checked = checkShooting(shootSetupOf(inputs), rules);
    // Power points change dice in ways that nobody foretells.
    if (!checked.ok || checked.value.luck > 0) return undefined;
    return shootingLikelihood(shootingOdds(checked.value, rules), outcome);
  },
};
