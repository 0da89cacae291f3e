import type { Roll } from '../../dice/roll.ts';
import type { ArmId } from '../weapons.ts';
import type { LandingKind } from './many-grenade.ts';

/** What is rolled or decided in a fight of many. */
export const manyPurposes = [
  'range',
  'attack',
  'parry',
  'damage',
  'parry-damage',
  'armor',
  'stray',
  'near',
] as const;
export type ManyPurpose = (typeof manyPurposes)[number];

/** The place of a roll or of a choice in a fight of many; everything is known by its place in the setup. */
export interface ManyMoment {
  readonly purpose: ManyPurpose;
  /** Which target of a volley. */
  readonly assault: number;
  /** Whose roll or attack: a group of a volley or an attacker of a gang; left out for all together. */
  readonly group?: number;
  /** It belongs to a counterattack of a gang's victim. */
  readonly counter?: true;
  /** The victim's weapon that parries or strikes back. */
  readonly arm?: ArmId;
  /** A thing near the target of a missed shot, or a kind of things near a blast. */
  readonly thing?: number;
  /** Rolls alike that are thrown together. */
  readonly count: number;
  /** What each of them must reach. */
  readonly need?: number;
  /** Inches that a shot missed by. */
  readonly inches?: number;
}

export const manyResults = [
  'in-range',
  'short',
  'at-feet',
  'hits',
  'hit',
  'missed',
  'critical-failure',
  'points',
  'reduced',
  'holds',
  'dies',
  'dead',
  'roll-again',
  'parried',
  'not-parried',
  'strayed',
  'harmless',
  'reached',
] as const;
export type ManyResult = (typeof manyResults)[number];

/** One line of the record. Without `roll` nothing was thrown for it here. */
export interface ManyEntry extends ManyMoment {
  readonly roll?: Roll;
  readonly result: ManyResult;
  /** The total of a single roll; of many, how many hit, flew far enough or died; points of damage; inches. */
  readonly amount: number;
  /** The damage that an Armor roll meets, or that is left of a parried blow. */
  readonly damage?: number;
  readonly weaponLost?: true;
}

export interface VolleyOutcome {
  readonly kind: 'volley';
  /** One for each target of the volley: how many died, or how many pips were taken of those who have several (BW-DMG-03). */
  readonly dead: readonly number[];
  /** How many were destroyed by these, where they are not the same. */
  readonly gone?: readonly number[];
  /** Things that missed shots killed, as places of assault and thing. */
  readonly strays: readonly (readonly [assault: number, thing: number])[];
}

export interface GangOutcome {
  readonly kind: 'gang';
  /** Who has several pips takes one where another dies, and is counted among the dead here (BW-DMG-03). */
  readonly victimDies: boolean;
  /** Attackers that the victim killed, by their places. */
  readonly attackersDead: readonly number[];
  /** Where somebody has taken a pip and stands: whether the victim does, all pips of the attackers, and how many of them are gone. */
  readonly pips?: { readonly victimStands: boolean; readonly attackers: number; readonly gone: number };
}

export interface BlastOutcome {
  readonly kind: 'blast';
  /** Where it came down: so many inches from the point aimed at, for a miss at most so many. */
  readonly landed: { readonly kind: LandingKind; readonly inches: number };
  /** One for each kind of things: how many the blast reached, and how many of these died. */
  readonly reached: readonly number[];
  readonly dead: readonly number[];
  /** How many are gone by it, where those that have died have but lost a pip (BW-DMG-03). */
  readonly gone?: readonly number[];
}

export type ManyOutcome = VolleyOutcome | GangOutcome | BlastOutcome;
