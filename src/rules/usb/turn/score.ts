// The score of a side of a melee (U195-207/208-220): what it has to show after the blows, and its points for that.
import type { Reason } from '../../reason.ts';
import type { UsbRuleId } from '../ids.ts';
import type { AfterBlows } from '../melee/melee-clash.ts';
import type { MeleeRole, MeleeSetup } from '../melee/melee-setup.ts';
import type { Friends } from '../melee/melee-verdict.ts';
import { foursOf } from '../result.ts';

/** What a side has to show after the blows; survivors and Standfast are counted after casualties. */
export interface ResultInput {
  readonly charged: boolean;
  /** Points of Standfast taken from the enemy by blows, ramming and the duel (USB-A-39). */
  readonly wounds: number;
  /** Models that live, all units of the side together (USB-A-40). */
  readonly survivors: number;
  readonly enemies: number;
  /** Units of the side that are in the fight. */
  readonly units: number;
  /** The most Standfast left on one model, a joined hero included (USB-A-41). */
  readonly most: number;
  readonly phalanx: boolean;
  readonly heroFled: boolean;
  readonly heroFell: boolean;
}

export const resultEffects = [
  'charged',
  'wounds',
  'fours',
  'outnumbers',
  'more-units',
  'most-standfast',
  'phalanx-result',
  'hero-fled',
  'hero-fell',
] as const;
export type ResultEffect = (typeof resultEffects)[number];
export type ResultReason = Reason<UsbRuleId, ResultEffect> & { readonly amount: number };

/** What each side of a melee has to show after the blows (USB-RES-01). */
export function resultInputs(
  setup: MeleeSetup,
  friends: Readonly<Record<MeleeRole, Friends>>,
  charger: AfterBlows,
  target: AfterBlows,
): Readonly<Record<MeleeRole, ResultInput>> {
  const models = {
    charger: charger.survivors + friends.charger.models,
    target: target.survivors + friends.target.models,
  };
  return {
    charger: {
      charged: !setup.locked,
      wounds: target.lost,
      survivors: models.charger,
      enemies: models.target,
      units: friends.charger.units + (charger.fighter ? 1 : 0),
      most: Math.max(charger.most, friends.charger.most),
      phalanx: charger.fighter?.formation === 'phalanx',
      heroFled: charger.heroFled,
      heroFell: charger.heroFell,
    },
    target: {
      charged: false,
      wounds: charger.lost,
      survivors: models.target,
      enemies: models.charger,
      units: friends.target.units + (target.fighter ? 1 : 0),
      most: Math.max(target.most, friends.target.most),
      phalanx: target.fighter?.formation === 'phalanx' && !setup.flank,
      heroFled: target.heroFled,
      heroFell: target.heroFell,
    },
  };
}

/** The score of a side, point by point; what adds nothing is left out (USB-RES-01, USB-RES-06, USB-DUEL-01, USB-DUEL-02). */
export function scoreOf(input: ResultInput): {
  readonly value: number;
  readonly reasons: readonly ResultReason[];
} {
  const all: readonly ResultReason[] = [
    { rule: 'USB-C-24', effect: 'charged', amount: input.charged ? 1 : 0 },
    { rule: 'USB-A-39', effect: 'wounds', amount: input.wounds },
    { rule: 'USB-RES-06', effect: 'fours', amount: foursOf(input.survivors) },
    { rule: 'USB-RES-06', effect: 'outnumbers', amount: input.survivors > input.enemies ? 1 : 0 },
    { rule: 'USB-RES-01', effect: 'more-units', amount: Math.max(0, input.units - 1) },
    { rule: 'USB-A-41', effect: 'most-standfast', amount: input.most },
    { rule: 'USB-C-28', effect: 'phalanx-result', amount: input.phalanx ? 1 : 0 },
    { rule: 'USB-DUEL-01', effect: 'hero-fled', amount: input.heroFled ? -2 : 0 },
    { rule: 'USB-DUEL-02', effect: 'hero-fell', amount: input.heroFell ? -1 : 0 },
  ];
  const reasons = all.filter(({ amount }) => amount !== 0);
  return { value: reasons.reduce((sum, { amount }) => sum + amount, 0), reasons };
}
