import type { PlayKind } from '../../fight/step-player.ts';
import { usbRulesOf } from '../../rules/usb/house-rules.ts';
import { moraleAhead } from '../../rules/usb/morale-ahead.ts';
import { moraleLikelihood } from '../../rules/usb/morale-likelihood.ts';
import type { MoraleEnd, MoraleEntry, MoraleStep } from '../../rules/usb/morale-record.ts';
import { moraleSteps } from '../../rules/usb/morale-steps.ts';
import { moraleTold } from '../odds-ahead.ts';
import { moraleSceneOf, type UsbMoraleInputs } from './inputs.ts';

/** How a test of morale is played. */
export const usbMoralePlay: PlayKind<UsbMoraleInputs, MoraleStep, MoraleEntry, MoraleEnd> = {
  begin(inputs) {
    const scene = moraleSceneOf(inputs);
    return (log) => moraleSteps(scene, usbRulesOf(inputs.table), inputs.power, log);
  },
  likelihood: (inputs, outcome) => moraleLikelihood(moraleSceneOf(inputs), outcome, usbRulesOf(inputs.table)),
  ahead(inputs, moves) {
    const ahead = moraleAhead(moraleSceneOf(inputs), usbRulesOf(inputs.table), inputs.power, moves);
    return ahead && moraleTold(inputs, ahead);
  },
};
