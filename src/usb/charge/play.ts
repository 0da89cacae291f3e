import type { PlayKind } from '../../fight/step-player.ts';
import { usbRulesOf } from '../../rules/usb/house-rules.ts';
import { checkMelee } from '../../rules/usb/melee/check-melee.ts';
import { meleeAhead } from '../../rules/usb/melee/melee-ahead.ts';
import { type MeleeOdds, meleeOdds } from '../../rules/usb/melee/melee-odds.ts';
import {
  type MeleeEntry,
  type MeleeLikelihood,
  type MeleeMoment,
  type MeleeOutcome,
  type MeleeSideOutcome,
  meleeAsPlayed,
  meleeLikelihood,
} from '../../rules/usb/melee/melee-record.ts';
import { type MeleeRole, type MeleeSide, meleeRoles } from '../../rules/usb/melee/melee-setup.ts';
import { meleeSteps } from '../../rules/usb/melee/melee-steps.ts';
import { type Fighter, rested } from '../../rules/usb/units/fighter.ts';
import { mostFights } from '../side-codec.ts';
import { type ChargeChoice, declaredMark, isChosen, usbAdvice } from './advice.ts';
import { initialUsbCharge, swappedMelee, type UsbChargeInputs, usbChargeCodec, withMelee } from './inputs.ts';
import { type ChargeBegun, describeMelee } from './odds-ahead.ts';

let last: { readonly of: string; readonly odds: MeleeOdds } | undefined;

/** The odds of a melee on the table; asked for with every change above it, so the last are kept. */
function oddsOf(inputs: UsbChargeInputs): MeleeOdds {
  const of = usbChargeCodec.encode(inputs);
  if (last?.of !== of) last = { of, odds: meleeOdds(inputs, usbRulesOf(inputs.table)) };
  return last.odds;
}

/** How likely a melee went as it did, with the choices made in it; undefined where nobody can say. */
export function usbChargeLikelihood(
  inputs: UsbChargeInputs,
  outcome: MeleeOutcome,
  log: readonly MeleeEntry[],
): MeleeLikelihood | undefined {
  const setup = meleeAsPlayed(inputs, log);
  return setup && meleeLikelihood(oddsOf({ ...inputs, ...setup }), outcome);
}

/** What is left of both sides. */
type Left = Readonly<Record<MeleeRole, Partial<MeleeSideOutcome>>>;

/** The melee with its units as a fight on the table has left them; who is gone stands as before, undefined where both are. */
export function afterPlay(
  inputs: UsbChargeInputs,
  outcome: Pick<MeleeOutcome, 'ending'> & Left,
): UsbChargeInputs | undefined {
  if (meleeRoles.every((role) => outcome[role].after === undefined)) return undefined;
  const left = (role: MeleeRole): MeleeSide => {
    const { after } = outcome[role];
    if (!after) return inputs[role];
    const fighter = { ...after, fights: Math.min(after.fights, mostFights) };
    return { ...inputs[role], fighter, blessed: 'none', firstFight: false };
  };
  return withMelee(inputs, {
    charger: left('charger'),
    target: left('target'),
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
export const usbChargePlay: PlayKind<UsbChargeInputs, MeleeMoment, MeleeEntry, MeleeOutcome, ChargeBegun> = {
  begin(inputs) {
    const rules = usbRulesOf(inputs.table);
    return checkMelee(inputs, rules).ok ? (log) => meleeSteps(inputs, rules, log) : undefined;
  },
  likelihood: (inputs, outcome, log) => usbChargeLikelihood(inputs, outcome, log)?.ending,
  // What a die missed by is the price of a Power point spent on it (USB-PP-02).
  countable: ({ luck }, { who }) => (luck > 0 && who === 'charger' ? 'power' : true),
  ahead(inputs, moves) {
    const ahead = meleeAhead(inputs, usbRulesOf(inputs.table), moves);
    return ahead && describeMelee(inputs, ahead);
  },
  declared(inputs) {
    return usbAdvice(inputs).flatMap(({ topic, choices }) => {
      const chosen = choices.find((choice) => isChosen(inputs, choice));
      if (!chosen) return [];
      const id = ({ choice }: ChargeChoice) => declaredMark + choice;
      return [
        {
          asked: {
            ...({ part: 'first', purpose: 'hit' } as const),
            who: topic === 'duel-charger' ? 'charger' : 'target',
            options: choices.map(id),
          },
          chosen: id(chosen),
          untouched: isChosen(initialUsbCharge, chosen),
          worths: Object.fromEntries(choices.map((choice) => [id(choice), choice.score])),
        },
      ];
    });
  },
  next(inputs, outcome) {
    if (outcome.ending !== 'locked') return undefined;
    const after = afterPlay(inputs, outcome);
    return after && roundAfter(after);
  },
};

/** The next blows of a melee that is still locked with these. */
export function nextRound(
  inputs: UsbChargeInputs,
  { charger, target }: Readonly<Record<MeleeRole, Fighter>>,
): UsbChargeInputs | undefined {
  const left = { charger: { after: charger }, target: { after: target } };
  const after = afterPlay(inputs, { ending: 'locked', ...left });
  return after && roundAfter(after);
}

/** The other side strikes. */
function roundAfter(after: UsbChargeInputs): UsbChargeInputs {
  const swapped = swappedMelee(after);
  const { charger, target } = swapped;
  // Nobody is activated twice in a round: who strikes again does so in the next.
  const renewed = charger.fighter.activated;
  const side = (of: MeleeSide): MeleeSide =>
    renewed
      ? { ...of, fighter: rested(of.fighter), others: of.others.map(rested), firstFight: true }
      : { ...of, firstFight: false };
  return withMelee(swapped, { charger: side(charger), target: side(target) });
}

/** Whether a turn that follows another opens a new round: who struck before has rested (USB-TURN-02). */
export function opensRound({ locked, target }: UsbChargeInputs): boolean {
  return locked && !target.fighter.activated;
}
