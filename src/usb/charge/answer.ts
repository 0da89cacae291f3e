import type { Gain } from '../../kit/stage/outcome-bar.tsx';
import type { Distribution } from '../../rules/dice/distribution.ts';
import { ok, type Result } from '../../rules/result.ts';
import { type UsbRules, usbRulesOf } from '../../rules/usb/house-rules.ts';
import { checkMelee, type MeleeIssue } from '../../rules/usb/melee/check-melee.ts';
import { type MeleeOdds, meleeOdds, movesAway } from '../../rules/usb/melee/melee-odds.ts';
import { type MeleeRole, type MeleeSetup, reactionInches } from '../../rules/usb/melee/melee-setup.ts';
import type { MeleeEnding } from '../../rules/usb/melee/melee-verdict.ts';
import { chargeInches } from '../../rules/usb/reaction/reaction.ts';
import { figuresOf } from '../../rules/usb/units/fighter.ts';
import type { UsbChargeInputs } from './inputs.ts';

/** What the screen shows of a melee. */
export interface UsbChargeAnswer {
  readonly setup: MeleeSetup;
  readonly rules: UsbRules;
  readonly odds: MeleeOdds;
}

export function usbChargeAnswerOf(inputs: UsbChargeInputs): Result<UsbChargeAnswer, MeleeIssue> {
  const rules = usbRulesOf(inputs.table);
  const checked = checkMelee(inputs, rules);
  return checked.ok ? ok({ setup: inputs, rules, odds: meleeOdds(inputs, rules) }) : checked;
}

/** The ends of a charge that exclude each other, by what each is for the charger. */
export const chargeEnds = ['wins', 'draw', 'noBlows', 'loses'] as const;
export type ChargeEnd = (typeof chargeEnds)[number];

/** What each of them is made of. Who wins: the enemy gives ground, flees, or nothing of him is left. */
const madeOf: Readonly<Record<ChargeEnd, { readonly gain: Gain; readonly endings: readonly MeleeEnding[] }>> =
  {
    wins: {
      gain: 'mine',
      endings: ['target-pushed', 'target-flees', 'target-destroyed', 'target-wiped'],
    },
    draw: { gain: 'nobody', endings: ['locked', 'both-wiped', 'self-destroyed'] },
    noBlows: { gain: 'nobody', endings: ['not-found', 'out-of-reach', 'broken', 'shot-down'] },
    loses: {
      gain: 'theirs',
      endings: ['charger-pushed', 'charger-flees', 'charger-destroyed', 'charger-wiped'],
    },
  };

/** Whose gain an end is, and how a melee ends then. */
export function endingsOf(end: ChargeEnd) {
  return madeOf[end];
}

/** The end that an ending belongs to. */
export function endOf(ending: MeleeEnding): ChargeEnd {
  return chargeEnds.find((end) => madeOf[end].endings.includes(ending)) ?? 'draw';
}

/** The chance of an end. */
export function endChance({ endings }: MeleeOdds, end: ChargeEnd): number {
  return madeOf[end].endings.reduce((sum, ending) => sum + endings[ending], 0);
}

/** Who wins a melee. */
export function winChance(odds: MeleeOdds, role: MeleeRole): number {
  return endChance(odds, role === 'charger' ? 'wins' : 'loses');
}

/** The chance that the charge does not come to blows. */
export function stopChance(odds: MeleeOdds): number {
  return endChance(odds, 'noBlows');
}

/** The chance that nothing of a side is left. */
export function goneChance(odds: MeleeOdds, role: MeleeRole): number {
  const { destroyed, wiped } = odds[role].fates;
  return destroyed + wiped;
}

/** What a side loses: models, or points of Standfast where it is a single one. */
export function lossOf(
  { odds, setup }: Pick<UsbChargeAnswer, 'odds' | 'setup'>,
  role: MeleeRole,
): { readonly models: boolean; readonly lost: Distribution } {
  const models = figuresOf(setup[role].fighter) > 1;
  return { models, lost: models ? odds[role].models : odds[role].points };
}

/** How far the charge must go and how far it gets, in inches, where the charged move out of its reach (USB-REACT-02). */
export function escapeOf(setup: MeleeSetup): { readonly needed: number; readonly reach: number } | undefined {
  if (setup.locked || !movesAway(setup)) return undefined;
  return { needed: setup.distance + reactionInches, reach: chargeInches(setup).value };
}

/** The chance that the fight breaks a side: that it panics or is gone; who is panicked already can only be gone. */
export function breakChance(
  { setup, odds }: Pick<UsbChargeAnswer, 'setup' | 'odds'>,
  role: MeleeRole,
): number {
  return setup[role].fighter.state === 'panicked' ? goneChance(odds, role) : 1 - odds[role].stands;
}
