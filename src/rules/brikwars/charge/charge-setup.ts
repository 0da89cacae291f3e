import type { DiceExpression } from '../../dice/expression.ts';
import type { NotationIssue } from '../../dice/notation.ts';
import type { AttackSituation } from '../attack/circumstances.ts';
import type { AfterMiss, ChargeSide } from './charge-blow.ts';
import type { ChargeExplained } from './charge-effects.ts';
import type { ChargeModel, ChargeRules } from './charge-rules.ts';
import type { ChargeIssue, Run } from './charge-speed.ts';

/** What a charger leads with; a shove belongs to the Charge by a die (BW-CHGW-04). */
export const chargeManners = ['weapon', 'body', 'shove'] as const;
export type ChargeManner = (typeof chargeManners)[number];

/** What a target meets the Charge with: a weapon, its mere body, or a leap out of the way (BW-CHGW-02, BW-CHGW-06). */
export const chargeAnswers = ['weapon', 'body', 'bail'] as const;
export type ChargeAnswer = (typeof chargeAnswers)[number];

/** Everything that the two sides may choose in a Charge. */
export interface ChargePlan {
  readonly strikes: ChargeManner;
  readonly afterMiss: AfterMiss;
  /** The charger's shield parries what strikes back; by a die he has no counter left for it (BW-CHGW-02). */
  readonly attackerParries: boolean;
  /** He runs over anyone who lies in his way (BW-CCB-08). */
  readonly tramples: boolean;
  readonly answer: ChargeAnswer;
  readonly defenderParries: boolean;
  readonly braced: boolean;
}

export interface ChargeWeaponSetup {
  readonly skill: string;
  readonly use: number;
  readonly damage: string;
  readonly reach: number;
  /** Made to thrust, and Heavy or larger (BW-CHG-13); true if nothing else is said. */
  readonly charges?: boolean;
}

/** One side of a Charge as a person enters it; nothing in it is checked yet. */
export interface ChargeSideSetup {
  readonly armor: string;
  /** His mount is struck: its Armor knows nothing of his mood. */
  readonly mountStruck?: boolean;
  /** How Cranky the Hero is who rolls for this side, 0 to 5: it takes from all his dice (BW-HERO-03). */
  readonly cranky?: number;
  /** Of a shove with bare hands; 1d6 if nothing else is said. */
  readonly skill?: string;
  /** Of the whole that collides: a rider with his mount. */
  readonly size: number;
  /** Pips of Size Damage that a creation has; of a charger they cap the Momentum (BW-DMG-03). */
  readonly pips?: number;
  /** Of the part that is struck, where it is another (BWC-79). */
  readonly struckSize?: number;
  /** Pips that still destroy what is struck: with more than one left a hit takes one and does not kill (BW-DMG-03). */
  readonly steps?: number;
  readonly weapon?: ChargeWeaponSetup;
  readonly shield?: { readonly skill: string; readonly use: number; readonly damage: string };
  /** It presses or tramples what it strikes, as a falling piano does (BW-CHG-12). */
  readonly crushes?: boolean;
  readonly rooted?: boolean;
  /** Letting go of it tips it over as soon as it has flown; a Size of 1 or less does so if nothing else is said (BW-CHG-20). */
  readonly topples?: boolean;
}

export const behinds = ['wall', 'drop'] as const;
/** What lies behind the target: after so many free inches, and how deep a drop is (BW-CHG-12, BW-CHGW-07, BWC-84). */
export interface Behind {
  readonly kind: (typeof behinds)[number];
  readonly free: number;
  readonly height?: number;
}

export interface ChargeSetup {
  readonly rules: ChargeRules;
  readonly run: Run;
  readonly attacker: ChargeSideSetup;
  readonly defender: ChargeSideSetup;
  readonly plan: ChargePlan;
  /** What is around the charger's blow. */
  readonly situation?: AttackSituation;
  /** Units that charge together, all like the attacker (BW-COMB-07); 1 if nothing else is said. */
  readonly chargers?: number;
  /** They come from one direction; true if nothing else is said. */
  readonly sameDirection?: boolean;
  /** Further targets in the line, all like the defender (BW-CCB-07). */
  readonly line?: number;
  /** Straight inches that the charger has left after the impact. */
  readonly moveLeft?: number;
  /** The target can be run over without a jump or a climb; true if nothing else is said. */
  readonly low?: boolean;
  readonly behind?: Behind;
  /** One aims at the rider and one at the mount, so that the blows fall at once (BW-CHG-15, EX-JST-15). */
  readonly aimApart?: boolean;
}

/** A side of a checked Charge. */
export interface ChargeParty extends ChargeSide {
  readonly skill: DiceExpression;
  /** Of the whole. */
  readonly size: number;
  /** Of the part that is struck. */
  readonly struckSize: number;
  /** Pips that still destroy it. */
  readonly steps: number;
  readonly rooted: boolean;
  readonly topples: boolean;
}

/** A Charge that passed every check, by either model. */
export interface Charge {
  readonly rules: ChargeRules;
  /** Where one is larger than a minifig, by speed and Size in every edition (BWC-08). */
  readonly model: ChargeModel;
  readonly speed: ChargeExplained;
  readonly momentum: ChargeExplained;
  readonly opposition: ChargeExplained;
  /** Both charge (BW-CHGW-08). */
  readonly mutual: boolean;
  readonly attacker: ChargeParty;
  readonly defender: ChargeParty;
  readonly chargers: number;
  readonly sameDirection: boolean;
  readonly line: number;
  readonly moveLeft: number;
  readonly low: boolean;
  readonly behind?: Required<Behind>;
  readonly aimApart: boolean;
  readonly plan: ChargePlan;
}

/** What is wrong with a Charge that was entered: a number out of its bounds, dice that cannot be read, a weapon that does not charge. */
export type ChargeSetupIssue =
  | ChargeIssue
  | {
      readonly code: 'notation';
      readonly path: readonly (string | number)[];
      readonly notation: NotationIssue;
    }
  | { readonly code: 'dice-too-large'; readonly path: readonly (string | number)[]; readonly limit: number }
  | {
      readonly code: 'cannot-charge' | 'not-in-this-model';
      readonly path: readonly (string | number)[];
    };
