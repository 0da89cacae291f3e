import type { PlayKind } from '../../fight/step-player.ts';
import { checkMelee } from '../../rules/usb/check-melee.ts';
import { rested } from '../../rules/usb/fighter.ts';
import { usbRulesOf } from '../../rules/usb/house-rules.ts';
import { meleeAhead } from '../../rules/usb/melee-ahead.ts';
import { type MeleeOdds, meleeOdds } from '../../rules/usb/melee-odds.ts';
import {
  type MeleeEntry,
  type MeleeLikelihood,
  type MeleeMoment,
  type MeleeOutcome,
  meleeAsPlayed,
  meleeLikelihood,
} from '../../rules/usb/melee-record.ts';
import { type MeleeSide, meleeRoles } from '../../rules/usb/melee-setup.ts';
import { meleeSteps } from '../../rules/usb/melee-steps.ts';
import { mostFights } from '../side-codec.ts';
import { swappedMelee, type UsbChargeInputs, usbChargeCodec, withSetup } from './inputs.ts';
import { meleeTold } from './odds-ahead.ts';

let last: { readonly of: string; readonly odds: MeleeOdds } | undefined;

/** The odds of a melee on the table; asked for with every change above it, so the last are kept. */
function oddsOf(inputs: UsbChargeInputs): MeleeOdds {
  const of = usbChargeCodec.encode(inputs);
  if (last?.of !== of) last = { of, odds: meleeOdds(inputs.setup, usbRulesOf(inputs.table)) };
  return last.odds;
}

/** How likely a melee went as it did, with the choices made in it; undefined where nobody can say. */
export function usbChargeLikelihood(
  inputs: UsbChargeInputs,
  outcome: MeleeOutcome,
  log: readonly MeleeEntry[],
): MeleeLikelihood | undefined {
  const setup = meleeAsPlayed(inputs.setup, log);
  return setup && meleeLikelihood(oddsOf({ ...inputs, setup }), outcome);
}

/** The melee with its units as a fight on the table has left them; who is gone stands as before, undefined where both are. */
export function afterPlay(inputs: UsbChargeInputs, outcome: MeleeOutcome): UsbChargeInputs | undefined {
  let { setup } = inputs;
  if (meleeRoles.every((role) => outcome[role].after === undefined)) return undefined;
  for (const role of meleeRoles) {
    const { after } = outcome[role];
    if (!after) continue;
    const fighter = { ...after, fights: Math.min(after.fights, mostFights) };
    setup = { ...setup, [role]: { ...setup[role], fighter, blessed: 'none', firstFight: false } };
  }
  return withSetup(inputs, {
    ...setup,
    locked: outcome.ending === 'locked',
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
  likelihood: (inputs, outcome, log) => usbChargeLikelihood(inputs, outcome, log)?.ending,
  // What a die missed by is the price of a Power point spent on it (USB-PP-02).
  countable: ({ setup }, { who }) => (setup.luck > 0 && who === 'charger' ? 'power' : true),
  ahead(inputs, moves) {
    const ahead = meleeAhead(inputs.setup, usbRulesOf(inputs.table), moves);
    return ahead && meleeTold(inputs, ahead);
  },
  next(inputs, outcome) {
    const after = outcome.ending === 'locked' ? afterPlay(inputs, outcome) : undefined;
    if (!after) return undefined;
    const swapped = swappedMelee(after);
    const { charger, target } = swapped.setup;
    // Nobody is activated twice in a round: who strikes again does so in the next.
    const renewed = charger.fighter.activated;
    const side = (of: MeleeSide): MeleeSide =>
      renewed
        ? { ...of, fighter: rested(of.fighter), others: of.others.map(rested), firstFight: true }
        : { ...of, firstFight: false };
    return withSetup(swapped, { charger: side(charger), target: side(target) });
  },
};

/** Whether a turn that follows another opens a new round: who struck before has rested (USB-TURN-02). */
export function opensRound({ setup }: UsbChargeInputs): boolean {
  return setup.locked && !setup.target.fighter.activated;
}
