import type { UsbRules } from '../house-rules.ts';
import type { Fighter } from '../units/fighter.ts';
import { endsOf, type MoraleMoment, type MoraleReason, moraleTarget } from './morale-odds.ts';

/** The states that a unit tests to be rid of when it is activated. */
export type BadState = 'shaken' | 'panicked';

/** What a passed test makes of each: shaken is gone, panic becomes shaken (USB-MOR-05, USB-MOR-06). */
export const recovered = { shaken: 'steady', panicked: 'shaken' } as const;

export const recoveryEffects = ['shaken', 'panicked', 'acts-after'] as const;
export type RecoveryEffect = (typeof recoveryEffects)[number];

export interface Recovery {
  readonly from: BadState;
  readonly to: (typeof recovered)[BadState];
  /** The face that the die needs, 2 to 7. */
  readonly target: number;
  readonly chance: number;
  readonly reasons: readonly (
    | MoraleReason
    | { readonly rule: 'USB-MOR-05' | 'USB-MOR-06' | 'USB-A-34'; readonly effect: RecoveryEffect }
  )[];
}

/**
 * The test with which a shaken or panicked unit begins its activation, before it acts; undefined for a steady one. A
 * recovery is a morale roll: brave, a hero's Obrona and a pit of corpses count (USB-MOR-05, USB-MOR-06, USB-A-34,
 * USB-C-30).
 */
export function recoveryOf(
  fighter: Fighter,
  rules: UsbRules,
  moment: MoraleMoment = {},
): Recovery | undefined {
  const { state } = fighter;
  if (state === 'steady') return undefined;
  const target = moraleTarget(fighter, rules, moment);
  const chance = endsOf(target.value, moment).reduce((sum, end) => sum + (end.passed ? end.chance : 0), 0);
  return {
    from: state,
    to: recovered[state],
    target: target.value,
    chance,
    reasons: [
      ...target.reasons,
      ...(moment.blessed ? [{ rule: 'USB-SPEC-08', effect: 'blessed' } as const] : []),
      { rule: state === 'shaken' ? 'USB-MOR-05' : 'USB-MOR-06', effect: state },
      { rule: 'USB-A-34', effect: 'acts-after' },
    ],
  };
}

/** Whether Inspiration helps: a friendly unit within 10 inches that is shaken or panicked (USB-MOR-11). */
export function mayInspire({ state }: Pick<Fighter, 'state'>, inches: number, points: number): boolean {
  return state !== 'steady' && inches <= auraInches && points > 0;
}

/** How far a hero's Obrona and his Inspiration reach, in inches (USB-HERO-01, USB-MOR-11). */
export const auraInches = 10;
