import type { BonusDice, DiceExpression } from '../../dice/expression.ts';
import type { FightRules } from '../edition.ts';
import type { ArmId, WeaponName } from '../weapons.ts';
import type { BrikwarsExplained, BrikwarsReason } from './effects.ts';
import type { AttackKind } from './modifiers.ts';

export const sides = ['attacker', 'defender'] as const;
export type Side = (typeof sides)[number];

/** What the attacker does with his turn in close combat (BW-CC-04). */
export const actions = ['attack', 'shove', 'withdraw'] as const;
export type Action = (typeof actions)[number];

/** A weapon as it is used in this fight: checked, with its modifiers inside. */
export interface Arm {
  readonly id: ArmId;
  /** What is held, by the name that it was entered with. */
  readonly weapon: WeaponName;
  readonly use: number;
  /** Of a master of this weapon, in the place of his side's (BW-SKL-03). */
  readonly skill?: DiceExpression;
  readonly damage: DiceExpression;
  readonly strikes: boolean;
  readonly parries: boolean;
  readonly shield: boolean;
  readonly twoHanded: boolean;
  /** Flies on any failed parry of a two-handed weapon: hand weapons and random objects (BWC-27). */
  readonly light: boolean;
  /** Held, so it can be knocked away at all. */
  readonly held: boolean;
  /** No weapon at all: good for a shove, and against some shoves (BW-WEAP-15). */
  readonly bareHands: boolean;
  /** Inches rolled before the attack roll, where the weapon is thrown at a known distance. */
  readonly thrown?: DiceExpression;
  readonly reasons: readonly BrikwarsReason[];
  /** Why its damage is not what the weapon does by itself. */
  readonly damageReasons: readonly BrikwarsReason[];
}

export interface FightSide {
  /** Skill with the modifiers that always apply; the situation of an attack comes on top. */
  readonly skill: DiceExpression;
  readonly ownModifier: number;
  readonly armor: DiceExpression;
  /** One for each weapon of the setup, in its order; bare hands where there is none in close combat. */
  readonly arms: readonly Arm[];
  /** Inches; only shoves ask for it (BWC-10). */
  readonly size: number;
  /** Does not answer: neither counterattack nor parry (BW-RESP-08). */
  readonly disrupted: boolean;
  readonly bonus: BonusDice;
  readonly priorDamage: number;
  readonly situation: BrikwarsExplained;
  /** Why each of its rolls is less than its dice show (BW-HERO-03). */
  readonly cranky?: BrikwarsReason;
  /** Pips that still destroy it, where it has more than one left (BW-DMG-03). */
  readonly steps?: number;
}

/** A fight that passed every check; made by `checkFight` only. */
export interface Fight {
  readonly mode: AttackKind;
  readonly rules: FightRules;
  readonly action: Action;
  readonly attacker: FightSide;
  readonly defender: FightSide;
  /** The attacker's arms that strike or shove, in order; one when shooting or shoving, none when withdrawing. */
  readonly attacks: readonly ArmId[];
  /** The attacker's arm that parries the first counterattack, if he has a shield (BW-CC-15). */
  readonly counterShield?: ArmId;
  readonly attackRoll?: number;
  readonly distance?: number;
  readonly automaticHit: boolean;
  /** Two inches away neither reaches the other any more, so a shove ends the turn of both. */
  readonly shovedOutOfReach: boolean;
}

/** What the defender does about one attack, with which of his arms (BW-CC-11). */
export type Response =
  | { readonly kind: 'none' }
  | { readonly kind: 'counterattack'; readonly arm: ArmId }
  | { readonly kind: 'parry'; readonly arm: ArmId }
  | { readonly kind: 'riposte'; readonly parry: ArmId; readonly strike: ArmId };

/** How many answers the defender has: one for each attack, and a free one to a withdrawal (BW-CC-05, BW-CC-09). */
export function roundsOf({ action, attacks }: Pick<Fight, 'action' | 'attacks'>): number {
  return action === 'withdraw' ? 1 : attacks.length;
}

/** One response for each attack or to the withdrawal, in order; no arm stands in two of them (BW-CC-02). */
export type DefencePlan = readonly Response[];

/**
 * Whether the damage that a side takes in a turn adds up (BW-CC-06). It is one sum against one Armor then, so that it takes
 * one pip at most (BWC-172).
 */
export function addsUp({ mode, rules }: Pick<Fight, 'mode' | 'rules'>): boolean {
  return mode === 'close' && rules.cumulativeDamage;
}

/** An expression with a number added to its constant. */
export function plus(expression: DiceExpression, amount: number): DiceExpression {
  return amount === 0 ? expression : { groups: expression.groups, constant: expression.constant + amount };
}

export function armOf({ arms }: Pick<FightSide, 'arms'>, id: ArmId): Arm {
  for (const arm of arms) if (arm.id === id) return arm;
  throw new RangeError(`no arm ${id}`);
}

/** The arm that is used first; of who uses none, the first in his hands. */
export function firstArm({ attacker, attacks: [first] }: Pick<Fight, 'attacker' | 'attacks'>): Arm {
  const arm = first === undefined ? attacker.arms[0] : armOf(attacker, first);
  if (arm === undefined) throw new RangeError('no arm');
  return arm;
}
