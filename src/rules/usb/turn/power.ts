import type { UsbRuleId } from '../ids.ts';
import { auraInches } from '../morale/recovery.ts';
import { type Fighter, heroIn } from '../units/fighter.ts';
import { type HeroTier, tierStats } from '../units/unit.ts';

/** What a Power point may be spent on (T12). */
export const powerUseIds = ['luck', 'seize', 'brave-attack', 'perfect-shot', 'inspiration', 'flag'] as const;
export type PowerUseId = (typeof powerUseIds)[number];

export interface PowerUse {
  readonly rule: UsbRuleId;
  /** At any moment, and not in the hero's own activation alone. */
  readonly anyTime: boolean;
  /** How far it reaches, in inches. */
  readonly inches?: number;
  /** What it does lasts until the round ends. */
  readonly allRound?: true;
}

/** One point each, spent for good (USB-PP-01 to USB-PP-06, USB-MOR-11). */
export const powerUses: Readonly<Record<PowerUseId, PowerUse>> = {
  luck: { rule: 'USB-PP-02', anyTime: false },
  seize: { rule: 'USB-PP-03', anyTime: true },
  'brave-attack': { rule: 'USB-PP-04', anyTime: false },
  'perfect-shot': { rule: 'USB-PP-05', anyTime: false },
  inspiration: { rule: 'USB-MOR-11', anyTime: false, inches: auraInches },
  flag: { rule: 'USB-PP-06', anyTime: false, allRound: true },
};

/** The points of a hero who has spent so many: 2, 4, 6 or 8 at the start, never below none (USB-PP-01). */
export function powerLeft(tier: HeroTier, spent: number): number {
  return Math.max(0, tierStats[tier].power - spent);
}

/** The points that the hero of a unit has left; undefined without one (USB-PP-01). */
export function powerIn(fighter: Fighter): number | undefined {
  const hero = heroIn(fighter);
  return hero && powerLeft(hero.tier, fighter.spent ?? 0);
}

export interface PowerMoment {
  /** The hero is activated now. */
  readonly own: boolean;
  /** The die in hand says whether smoke clears (USB-C-16). */
  readonly smoke?: boolean;
}

export type PowerIssueCode = 'none-left' | 'not-now';

/** Why a hero may not spend a point on this now: none is left, or it is not his activation (USB-PP-01, USB-SPEC-07). */
export function powerIssues(
  use: PowerUseId,
  left: number,
  { own, smoke = false }: PowerMoment,
): readonly PowerIssueCode[] {
  const now = own || powerUses[use].anyTime || (use === 'luck' && smoke);
  return [...(left > 0 ? [] : (['none-left'] as const)), ...(now ? [] : (['not-now'] as const))];
}

export const powerSides = ['mine', 'theirs'] as const;
export type PowerSide = (typeof powerSides)[number];
/** Who has the next activation out of order; `nobody` leaves the normal order. */
export type Seized = PowerSide | 'nobody';

/**
 * Who has the next activation after one more point: the opponent's answer restores the normal order, and nobody outbids
 * himself, so undefined (USB-PP-03).
 */
export function afterSeizing(seized: Seized, by: PowerSide): Seized | undefined {
  if (seized === by) return undefined;
  return seized === 'nobody' ? by : 'nobody';
}
