import type { NotationIssue } from '../../dice/notation.ts';
import type { AttackSituation } from '../attack/circumstances.ts';
import type { AttackKind } from '../attack/modifiers.ts';
import type { BonusChoice, FightIssueCode, WeaponSetup } from '../attack/setup.ts';
import type { Edition } from '../edition.ts';
import type { StrayVictim } from './missed-shot.ts';

/** Whether a group rolls to hit, hits by itself (BW-ATK-08), or how many of its attacks are known to have hit. */
export type HitsSetup = 'rolled' | 'automatic' | number;

/** So many attackers alike, as a person enters them; nothing in it is checked yet. */
export interface AttackGroupSetup {
  readonly count: number;
  readonly skill: string;
  readonly skillModifier?: number;
  readonly weapon: WeaponSetup;
  readonly situation?: AttackSituation;
  readonly bonusDice?: BonusChoice;
  readonly skillBonusDice?: BonusChoice;
  /** Other conscious Egos on the team of each (BW-HERO-03). */
  readonly cranky?: number;
  /** `rolled` if nothing else is said. */
  readonly hits?: HitsSetup;
  /** Inches to the target; left out, it counts as in range. */
  readonly distance?: number;
  /** Inches that the group stands above the target (BW-ATK-17). */
  readonly height?: number;
}

/** Targets alike. */
export interface TargetSetup {
  readonly armor: string;
  readonly bonusDice?: BonusChoice;
  /** Other conscious Egos on the team of each: they spoil his Armor (BW-HERO-03). */
  readonly cranky?: number;
  /** How many there are; 1 if nothing else is said. */
  readonly count?: number;
  /** Pips that still destroy each; 1 if nothing else is said (BW-DMG-03). */
  readonly steps?: number;
  /** Their Size; 1, a minifig, if nothing else is said. */
  readonly size?: number;
}

/** One thing near the target that a missed shot may hit. */
export interface StraySetup extends StrayVictim {
  readonly armor: string;
  readonly bonusDice?: BonusChoice;
  readonly cranky?: number;
  readonly steps?: number;
}

/**
 * Groups against a target: `combined`, all damage in one sum against one target; or `single`, each attack alone, moving
 * on to the next target when one is dead.
 */
export const assaultWays = ['combined', 'single'] as const;
export type AssaultWay = (typeof assaultWays)[number];

export interface AssaultSetup {
  readonly way: AssaultWay;
  readonly groups: readonly AttackGroupSetup[];
  readonly target: TargetSetup;
  /** What missed shots may hit, as far as anybody means to follow them (BW-RNG-03). */
  readonly strays?: readonly StraySetup[];
}

/** Attacks of one player turn, at as many targets as he likes. */
export interface VolleySetup {
  readonly edition: Edition;
  readonly mode: AttackKind;
  readonly assaults: readonly AssaultSetup[];
}

export const volleyIssueCodes = [
  'group-count',
  'no-group',
  'too-many-groups',
  'no-assault',
  'target-count',
  'size-range',
  'hits-range',
  'gang-limit',
  'too-much-damage',
  'target-each',
  'too-many-strays',
  'no-target',
  'no-attacker',
  'one-weapon-each',
  'counter-weapon',
  'counter-against',
] as const;
export type VolleyIssueCode = (typeof volleyIssueCodes)[number] | FightIssueCode;

/** What is wrong: where (`['assaults', 0, 'groups', 1, 'skill']`) and the figures of the message. */
export interface VolleyIssue {
  readonly code: VolleyIssueCode;
  readonly path: readonly (string | number)[];
  readonly limit?: number;
  readonly lowest?: number;
  readonly notation?: NotationIssue;
}

/** What shooters want: the most dead, at least one dead, or all of them. */
export const volleyGoals = ['most', 'any', 'all'] as const;
export type VolleyGoal = (typeof volleyGoals)[number];

/** Bounds that keep every volley's odds quick. */
export const volleyLimits = {
  attackers: 500,
  targets: 500,
  assaults: 20,
  groups: 20,
  strays: 6,
  /** Highest damage of one hit times attackers, summed over an assault, without bonus dice. */
  damage: 10_000,
} as const;
