import type { PlayKind } from '../../fight/step-player.ts';
import { checkShooting } from '../../rules/usb/check-shooting.ts';
import { usbRulesOf } from '../../rules/usb/house-rules.ts';
import { shootingAhead } from '../../rules/usb/shooting-ahead.ts';
import { shootingOdds } from '../../rules/usb/shooting-odds.ts';
import {
  type ShootingEntry,
  type ShootingMoment,
  type ShootingOutcome,
  shootingAsPlayed,
  shootingLikelihood,
} from '../../rules/usb/shooting-record.ts';
import { shootingSteps } from '../../rules/usb/shooting-steps.ts';
import { shootingTold } from '../odds-ahead.ts';
import { mostFights } from '../side-edit.ts';
import { shootSetupOf, type UsbShootInputs } from './inputs.ts';

/** The shooting with both units as it has left them; a target that is gone stands as before. */
export function afterShooting(inputs: UsbShootInputs, { after, found }: ShootingOutcome): UsbShootInputs {
  const { kind, shooter, target } = inputs;
  const { fighter } = shooter;
  const seen = { formation: fighter.formation === 'hide' ? 'skirmish' : fighter.formation } as const;
  const tired =
    kind === 'reaction' ? { fights: Math.min(fighter.fights + 1, mostFights) } : { activated: true };
  // Whoever was found hides no longer (USB-FORM-05).
  const ends = found && after?.formation === 'hide' ? ({ formation: 'skirmish' } as const) : {};
  return {
    ...inputs,
    shooter: { fighter: { ...fighter, ...seen, ...tired } },
    target: after ? { fighter: { ...after, ...ends } } : target,
    perfect: false,
    again: 0,
    luck: 0,
    blessed: false,
    targetBlessed: 'none',
  };
}

/** How a shooting is played. */
export const shootPlay: PlayKind<UsbShootInputs, ShootingMoment, ShootingEntry, ShootingOutcome> = {
  begin(inputs) {
    const rules = usbRulesOf(inputs.table);
    const checked = checkShooting(shootSetupOf(inputs), rules);
    return checked.ok ? (log) => shootingSteps(checked.value, rules, log) : undefined;
  },
  likelihood(inputs, outcome, log) {
    const rules = usbRulesOf(inputs.table);
    const checked = checkShooting(shootSetupOf(inputs), rules);
    const played = checked.ok ? shootingAsPlayed(checked.value, rules, log) : undefined;
    return played && shootingLikelihood(shootingOdds(played, rules), outcome);
  },
  ahead(inputs, moves) {
    const rules = usbRulesOf(inputs.table);
    const checked = checkShooting(shootSetupOf(inputs), rules);
    const ahead = checked.ok ? shootingAhead(checked.value, rules, moves) : undefined;
    return ahead && shootingTold(inputs, ahead);
  },
};
