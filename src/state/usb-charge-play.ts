import { checkMelee } from '../rules/usb/check-melee.ts';
import { usbRulesOf } from '../rules/usb/house-rules.ts';
import { type MeleeOdds, meleeOdds } from '../rules/usb/melee-odds.ts';
import {
  type MeleeEntry,
  type MeleeLikelihood,
  type MeleeMoment,
  type MeleeOutcome,
  meleeLikelihood,
} from '../rules/usb/melee-record.ts';
import { meleeRoles } from '../rules/usb/melee-setup.ts';
import { meleeSteps } from '../rules/usb/melee-steps.ts';
import type { PlayKind } from './table-play.ts';
import { usbChargeCodec } from './usb-charge-codec.ts';
import { swappedMelee, type UsbChargeInputs, withSetup } from './usb-charge-inputs.ts';
import { mostFights } from './usb-side.ts';

let last: { readonly of: string; readonly odds: MeleeOdds } | undefined;

/** The odds of a melee on the table; asked for with every change above it, so the last are kept. */
function oddsOf(inputs: UsbChargeInputs): MeleeOdds {
  const of = usbChargeCodec.encode(inputs);
  if (last?.of !== of) last = { of, odds: meleeOdds(inputs.setup, usbRulesOf(inputs.table)) };
  return last.odds;
}

/** How likely a melee went as it did. */
export function usbChargeLikelihood(inputs: UsbChargeInputs, outcome: MeleeOutcome): MeleeLikelihood {
  return meleeLikelihood(oddsOf(inputs), outcome);
}

/** The melee with its units as a fight on the table has left them; undefined where one of them is gone. */
export function afterPlay(inputs: UsbChargeInputs, outcome: MeleeOutcome): UsbChargeInputs | undefined {
  let { setup } = inputs;
  for (const role of meleeRoles) {
    const { after } = outcome[role];
    if (!after) return undefined;
    const fighter = { ...after, fights: Math.min(after.fights, mostFights) };
    setup = { ...setup, [role]: { ...setup[role], fighter, blessed: 'none', firstFight: false } };
  }
  return withSetup(inputs, {
    ...setup,
    reaction: 'none',
    shield: 'strike',
    duel: 'fight',
    braveAttacks: 0,
    luck: 0,
    lostOnTheWay: 0,
  });
}

/** How a melee of USB is played; a locked one goes on with the blows of the other side (USB-MELEE-12). */
export const usbChargePlay: PlayKind<UsbChargeInputs, MeleeMoment, MeleeEntry, MeleeOutcome> = {
  begin({ table, setup }) {
    const rules = usbRulesOf(table);
    return checkMelee(setup, rules).ok ? (log) => meleeSteps(setup, rules, log) : undefined;
  },
  likelihood: (inputs, outcome) => usbChargeLikelihood(inputs, outcome).ending,
  next(inputs, outcome) {
    const after = outcome.ending === 'locked' ? afterPlay(inputs, outcome) : undefined;
    if (!after) return undefined;
    const swapped = swappedMelee(after);
    const { charger, target } = swapped.setup;
    return withSetup(swapped, {
      locked: true,
      charger: { ...charger, firstFight: false },
      target: { ...target, firstFight: false },
    });
  },
};
