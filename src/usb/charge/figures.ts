import { chanceAtLeast, highest } from '../../rules/dice/distribution.ts';
import type { UsbRuleId } from '../../rules/usb/ids.ts';
import { type MeleeRole, meleeRoles } from '../../rules/usb/melee/melee-setup.ts';
import { friendsOf, type MeleeEnding, meleeEndings } from '../../rules/usb/melee/melee-verdict.ts';
import { type Fate, fates } from '../../rules/usb/morale/morale-odds.ts';
import { type ResultReason, resultInputs, scoreOf } from '../../rules/usb/turn/score.ts';
import { lossOf, type UsbChargeAnswer } from './answer.ts';

/** The rule that makes each end of a melee what it is. */
const endingRules: Readonly<Record<MeleeEnding, UsbRuleId>> = {
  'not-found': 'USB-FORM-05',
  'out-of-reach': 'USB-REACT-02',
  broken: 'USB-REACT-03',
  'shot-down': 'USB-REACT-02',
  'charger-wiped': 'USB-WOUND-01',
  'target-wiped': 'USB-WOUND-01',
  'both-wiped': 'USB-WOUND-01',
  'self-destroyed': 'USB-MELEE-11',
  locked: 'USB-MELEE-12',
  'charger-pushed': 'USB-RES-03',
  'charger-flees': 'USB-RES-04',
  'charger-destroyed': 'USB-RES-05',
  'target-pushed': 'USB-RES-03',
  'target-flees': 'USB-RES-04',
  'target-destroyed': 'USB-RES-05',
};

const fateRules: Readonly<Record<Fate, UsbRuleId>> = {
  steady: 'USB-MOR-01',
  shaken: 'USB-MOR-05',
  panicked: 'USB-MOR-06',
  destroyed: 'USB-MOR-04',
  wiped: 'USB-WOUND-01',
};

/** Something that may come of a melee, and the rule that brings it about. */
export interface Chance<Id> {
  readonly id: Id;
  readonly chance: number;
  readonly rule: UsbRuleId;
}

/** The ends that can come, in the order of a melee. */
export function endingChances({ odds }: UsbChargeAnswer): readonly Chance<MeleeEnding>[] {
  return meleeEndings
    .filter((ending) => odds.endings[ending] > 0)
    .map((ending) => ({ id: ending, chance: odds.endings[ending], rule: endingRules[ending] }));
}

export function fateChancesOf({ odds }: UsbChargeAnswer, role: MeleeRole): readonly Chance<Fate>[] {
  return fates.map((fate) => ({ id: fate, chance: odds[role].fates[fate], rule: fateRules[fate] }));
}

export interface LossRow {
  readonly lost: number;
  /** Chances of each side to lose so many or more. */
  readonly chances: Readonly<Record<MeleeRole, number>>;
}

const mostRows = 20;
const worthARow = 0.001;

/** What both sides lose at least, as far as it is likely enough to be worth a row. */
export function lossRows(answer: UsbChargeAnswer): readonly LossRow[] {
  const losses = { charger: lossOf(answer, 'charger').lost, target: lossOf(answer, 'target').lost };
  const top = Math.min(mostRows, Math.max(...meleeRoles.map((role) => highest(losses[role]))));
  return Array.from({ length: Math.max(0, top) }, (_, index) => {
    const lost = index + 1;
    const chances = {
      charger: chanceAtLeast(losses.charger, lost),
      target: chanceAtLeast(losses.target, lost),
    };
    return { lost, chances };
  }).filter(({ chances }) => Math.max(chances.charger, chances.target) >= worthARow);
}

interface Score {
  readonly value: number;
  readonly reasons: readonly ResultReason[];
}

/** The scores that come most often, point by point; undefined where none are compared. */
export function likeliestScores({ odds, setup, rules }: UsbChargeAnswer):
  | {
      readonly chance: number;
      readonly scores: Readonly<Record<MeleeRole, Score>>;
    }
  | undefined {
  const { likeliest } = odds;
  if (!likeliest) return undefined;
  const friends = {
    charger: friendsOf(setup.charger.others, rules),
    target: friendsOf(setup.target.others, rules),
  };
  const { charger, target } = resultInputs(setup, friends, likeliest.charger, likeliest.target);
  return { chance: likeliest.chance, scores: { charger: scoreOf(charger), target: scoreOf(target) } };
}
