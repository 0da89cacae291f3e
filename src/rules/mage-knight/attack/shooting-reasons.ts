import type { ActionEffect } from '../actions.ts';
import type { CastleReason, RulingId } from '../answer.ts';

/** What the rules of actions say that matters to a shot. */
const actingEffects = [
  'walls-never-attack',
  'no-range',
  'no-attack',
  'one-action-each',
  'two-tokens',
  'each-acting-section-one-token',
  'pushed-without-damage',
  'demoralised-by-base-rules',
] as const satisfies readonly ActionEffect[];

/** What a rule did to a shot; the screens phrase each in the player's language. */
export const shootingEffects = [
  ...actingEffects,
  'qualifies-at-castle',
  'does-not-qualify',
  'closed-door',
  'too-near',
  'far-enough',
  'sections-too',
  'within-range',
  'beyond-range',
  'range-doubled',
  'damage-less',
  'not-below-zero',
  'always-long',
  'line-from-top',
  'line-to-top',
  'height-bonus',
  'no-bonus-from-high',
  'no-bonus-hovering',
  'tops-level',
  'fortified',
  'planking-counts',
  'not-on-section',
  'arch-is-not-on',
  'attacker-inside',
  'same-section',
  'line-crosses',
  'close-no-fortification',
  'height-may-apply',
  'target-within-range',
  'target-beyond-range',
  'no-critical-miss',
  'no-critical-hit',
] as const;
export type ShootingEffect = (typeof shootingEffects)[number];

/** `amount` is inches, damage or defence, as the effect says. */
export type ShotReason = CastleReason<ShootingEffect>;

/** The reasons of an action without those that no shot needs. */
export function actingReasons(reasons: readonly CastleReason<ActionEffect>[]): readonly ShotReason[] {
  const isActing = (reason: CastleReason<ActionEffect>): reason is CastleReason<ActionEffect> & ShotReason =>
    actingEffects.some((known) => known === reason.effect);
  return reasons.filter(isActing);
}

const shotOutcomes = [
  'hits-for',
  'may-not-act',
  'may-not-attack',
  'closed-door',
  'too-near',
  'out-of-range',
] as const;
export type ShotOutcome = (typeof shotOutcomes)[number];

/** What another reading of the text, named by its ruling, would answer. */
export interface OtherShot {
  readonly ruling: RulingId;
  readonly outcome: ShotOutcome;
  readonly damage: number;
}

/** May the shot be made, and what does it do if it hits; the first reason decided. */
export interface ShotVerdict {
  readonly outcome: ShotOutcome;
  /** Damage of a hit; 0 where there can be none. */
  readonly damage: number;
  /** How far it shoots at this target, in inches. */
  readonly reach: number;
  readonly reasons: readonly ShotReason[];
  readonly others: readonly OtherShot[];
}
