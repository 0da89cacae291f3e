import { ok, type Result } from '../../rules/result.ts';
import { checkShooting, type ShootingIssue } from '../../rules/usb/check-shooting.ts';
import { type UsbRules, usbRulesOf } from '../../rules/usb/house-rules.ts';
import type { ShootingSetup } from '../../rules/usb/shooting.ts';
import { type ShootingOdds, shootingOdds } from '../../rules/usb/shooting-odds.ts';
import { shootSetupOf, type UsbShootInputs } from './inputs.ts';

/** What the screen shows of a shooting. */
export interface ShootAnswer {
  readonly setup: ShootingSetup;
  readonly rules: UsbRules;
  readonly odds: ShootingOdds;
}

export function shootAnswerOf(inputs: UsbShootInputs): Result<ShootAnswer, ShootingIssue> {
  const setup = shootSetupOf(inputs);
  const rules = usbRulesOf(inputs.table);
  const checked = checkShooting(setup, rules);
  return checked.ok ? ok({ setup, rules, odds: shootingOdds(setup, rules) }) : checked;
}
