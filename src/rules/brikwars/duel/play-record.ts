import type { Roll } from '../../dice/roll.ts';
import type { DefencePlan, Side } from '../attack/fight.ts';
import type { ArmId } from '../weapons.ts';
import type { AttackPlan } from './attack-plan.ts';

export const purposes = [
  'action',
  'defence',
  'range',
  'attack',
  'shove',
  'late-parry',
  'parry',
  'knock-away',
  'damage',
  'parry-damage',
  'armor',
  'push',
  'withdrawal',
] as const;
export type Purpose = (typeof purposes)[number];

/** The place of a roll or a choice in the turn. */
export interface Moment {
  readonly who: Side;
  readonly purpose: Purpose;
  /** Which attack of the turn it belongs to, from 0; `counter` where it belongs to the answer. */
  readonly attack: number;
  readonly counter: boolean;
  readonly arm?: ArmId;
  /** What the roll must reach. */
  readonly need?: number;
}

export const playResults = [
  'in-range',
  'short',
  'hit',
  'missed',
  'parried',
  'not-parried',
  'critical-failure',
  'damage',
  'reduced',
  'roll-again',
  'holds',
  'pip',
  'dies',
  'flies',
  'shoved',
  'gets-away',
  'chosen',
] as const;
export type PlayResult = (typeof playResults)[number];

/** One line of the record of a fight. Without `roll` nothing was thrown for it here; inches for `knock-away` and `push`. */
export interface PlayEntry extends Moment {
  readonly roll?: Roll;
  readonly total: number;
  readonly result: PlayResult;
  /** The damage that is left of a parried blow, or has come together against the armor. */
  readonly damage?: number;
  readonly weaponLost?: true;
  /** The option taken, where it was a choice and no roll. */
  readonly chosen?: string;
}

export interface PlayOutcome {
  /** Its Armor has not held: it is dead, or has taken a pip where it has more than one. */
  readonly defenderDies: boolean;
  readonly attackerDies: boolean;
  /** Who is no more, if anybody: what has lost its last pip. */
  readonly dead?: Side;
  /** How often that was: of what has pips, how many it has lost. */
  readonly pips: Readonly<Record<Side, number>>;
  /** Damage of this turn, what came before included. */
  readonly damage: Readonly<Record<Side, number>>;
  /** Weapons knocked away, and how many inches. */
  readonly lost: readonly LostWeapon[];
  /** Who was pushed back, if anybody. */
  readonly shoved?: readonly Side[];
  /** The attacker has got away. */
  readonly withdrawn?: true;
  /** What both sides did in the end, where choices were left open to the play. */
  readonly played?: { readonly attack: AttackPlan; readonly plan: DefencePlan };
}

export interface LostWeapon {
  readonly side: Side;
  readonly arm: ArmId;
  readonly inches: number;
}
