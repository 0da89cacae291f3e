// The result of a melee (U195-207/208-220): what each side scores, and what the difference does to the lower one.
import type { Reason } from '../reason.ts';
import type { UsbRuleId } from './ids.ts';
import type { MoraleState } from './morale.ts';

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

/** Points for survivors: one for each full four, at most three (USB-RES-06). */
export function foursOf(survivors: number): number {
  return Math.min(3, Math.floor(survivors / 4));
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

/** What the difference of the scores does to the lower side (USB-RES-02). */
export const resultBands = ['locked', 'pushed', 'flees', 'destroyed'] as const;
export type ResultBand = (typeof resultBands)[number];

/** Each band: from which difference on, its rule, and the state of the loser. */
export const bandTable: Readonly<
  Record<
    ResultBand,
    { readonly from: number; readonly rule: UsbRuleId; readonly state: MoraleState | undefined }
  >
> = {
  locked: { from: 0, rule: 'USB-MELEE-12', state: undefined },
  pushed: { from: 2, rule: 'USB-RES-03', state: 'shaken' },
  flees: { from: 4, rule: 'USB-RES-04', state: 'panicked' },
  destroyed: { from: 6, rule: 'USB-RES-05', state: 'destroyed' },
};

/** The band of a difference, whichever side is the lower (USB-RES-02). */
export function bandOf(difference: number): ResultBand {
  const by = Math.abs(difference);
  if (by >= bandTable.destroyed.from) return 'destroyed';
  if (by >= bandTable.flees.from) return 'flees';
  return by >= bandTable.pushed.from ? 'pushed' : 'locked';
}
