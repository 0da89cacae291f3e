import type { DiceExpression, RollRules } from '../dice/expression.ts';
import type { Roll } from '../dice/roll.ts';
import type { Side } from './fight.ts';

export const purposes = ['range', 'attack', 'parry', 'damage', 'parry-damage', 'armor'] as const;
export type Purpose = (typeof purposes)[number];

/** The place of a roll in the turn. */
export interface Moment {
  readonly who: Side;
  readonly purpose: Purpose;
  /** Which attack of the turn it belongs to, from 0; `counter` where it belongs to the answer. */
  readonly attack: number;
  readonly counter: boolean;
  readonly arm?: number;
  /** What the roll must reach. */
  readonly need?: number;
}

export interface NextRoll extends Moment {
  readonly expression: DiceExpression;
  readonly rules: RollRules;
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
  'dies',
] as const;
export type PlayResult = (typeof playResults)[number];

/** One line of the record of a fight. Without `roll` nothing was thrown for it here. */
export interface PlayEntry extends Moment {
  readonly roll?: Roll;
  readonly total: number;
  readonly result: PlayResult;
  /** The damage that is left of a parried blow, or has come together against the armor. */
  readonly damage?: number;
  readonly weaponLost?: true;
}

export interface PlayOutcome {
  readonly defenderDies: boolean;
  readonly attackerDies: boolean;
  /** Damage of this turn, what came before included. */
  readonly damage: Readonly<Record<Side, number>>;
  readonly lost: readonly { readonly side: Side; readonly arm: number }[];
}
