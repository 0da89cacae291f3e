import type { NotationIssue } from '../../dice/notation.ts';
import type { Edition } from '../edition.ts';
import { type ArmId, armIds, type OwnWeaponId, type WeaponId, type WeaponName } from '../weapons.ts';
import type { AttackSituation } from './circumstances.ts';
import type { Action } from './fight.ts';
import type { AttackKind } from './modifiers.ts';

/** What a weapon of one's own counts as: it decides hands, what may be done with it, and what flies when a parry fails. */
export const ownWeaponKinds = ['hand', 'heavy', 'two-handed', 'shield', 'natural'] as const;
export type OwnWeaponKind = (typeof ownWeaponKinds)[number];

/** A weapon outside the table, with free values; `heavy` if nothing else is said. */
export interface OwnWeapon {
  /** `own` if nothing else is said. */
  readonly id?: OwnWeaponId;
  readonly use: number;
  readonly damage: string;
  readonly damageModifier?: number;
  readonly kind?: OwnWeaponKind;
  /** Inches that it shoots, or the dice of a range that is rolled; without either the table sees whether it reaches. */
  readonly range?: number;
  readonly thrown?: string;
}

export type WeaponSetup = WeaponId | OwnWeapon;

/** What the weapons of a side are called in its fight. */
export function armIdsOf(weapons: readonly WeaponSetup[]): readonly ArmId[] {
  return armIds(weapons.map((weapon) => (typeof weapon === 'string' ? weapon : (weapon.id ?? 'own'))));
}

export const bonusChoices = ['take', 'decline'] as const;
export type BonusChoice = (typeof bonusChoices)[number];

/** One side as a person enters it; nothing in it is checked yet. */
export interface SideSetup {
  readonly skill: string;
  /** Added to every skill roll of this side, attacks and parries. */
  readonly skillModifier?: number;
  readonly armor: string;
  /** In the order of use; only what is meant to be used this turn. */
  readonly weapons: readonly WeaponSetup[];
  readonly bonusDice?: BonusChoice;
  /** The same for its skill rolls alone, attacks and parries; as `bonusDice` if nothing else is said (BW-DICE-06). */
  readonly skillBonusDice?: BonusChoice;
  /** Close-combat damage this side took earlier this turn (BW-CC-06). */
  readonly priorDamage?: number;
  /** Modifiers of the attack rolls that this side makes. */
  readonly situation?: AttackSituation;
  /** Inches; that of a minifig, 1, if nothing else is said. Only a shove asks for it (BWC-10). */
  readonly size?: number;
  /** As the defender it does nothing at all until its own turn (BW-RESP-08, BWC-125). */
  readonly disrupted?: boolean;
  /** The one kind of weapon that it is master of (BW-SKL-03). */
  readonly master?: WeaponName;
  /** Other conscious Egos of its own team, 0 to 5: a Hero's rolls suffer from them (BW-HERO-03). */
  readonly cranky?: number;
  /** Pips that still destroy it; with more than one left a hit takes one and does not kill (BW-DMG-03). */
  readonly steps?: number;
}

export interface FightSetup {
  readonly edition: Edition;
  readonly mode: AttackKind;
  readonly attacker: SideSetup;
  readonly defender: SideSetup;
  /** What the attacker does in close combat (BW-CC-04); attack if nothing else is said. */
  readonly action?: Action;
  /**
   * The attacker's weapons in the order in which they are used; a shield among them shoves (BW-CC-08). All that strike, in
   * the order held, if nothing else is said.
   */
  readonly order?: readonly ArmId[];
  /** The attacker has used his Action already, so he can do none of the three things (BW-ACT-01, BWC-126). */
  readonly actionSpent?: boolean;
  /** A shove ends the turn, because neither reaches the other over 2 inches; the table sees it (BW-CC-07, BW-ATK-03). */
  readonly shovedOutOfReach?: boolean;
  /** An unused shield of the attacker parries counterattacks (BW-CC-15); true if nothing else is said. */
  readonly shieldParriesCounter?: boolean;
  /** The faces of the first attack roll added up, bonus dice included, before any modifier. */
  readonly attackRoll?: number;
  /** Inches to the target of a shot; left out, it counts as in range. */
  readonly distance?: number;
  /** Inches that the shooter stands above the target (BW-ATK-17). */
  readonly height?: number;
  /** Whether a shield can stop what is shot: arrows and sling stones yes, bullets no; thrown weapons always (BW-RNG-05). */
  readonly missile?: 'slow' | 'fast';
  /** The target cannot move or defend itself, so nothing is rolled to hit, nor does `attackRoll` count (BW-ATK-08). */
  readonly automaticHit?: boolean;
}

export const fightIssueCodes = [
  'notation',
  'dice-too-large',
  'use-range',
  'modifier-range',
  'no-weapon',
  'too-many-weapons',
  'cannot-attack',
  'not-for-range',
  'hands-full',
  'two-handed-alone',
  'shield-only-beside-heavy',
  'bare-hands-alone',
  'damage-range',
  'already-dead',
  'damage-does-not-add-up',
  'attack-roll-range',
  'distance-range',
  'height-range',
  'out-of-range',
  'no-automatic-hits',
  'close-combat-only',
  'action-spent',
  'attack-order',
  'target-too-big',
  'size-range',
] as const;
export type FightIssueCode = (typeof fightIssueCodes)[number];

/** What is wrong with a setup: where (`['attacker', 'weapons', 0, 'damage']`) and the figures of the message. */
export interface FightIssue {
  readonly code: FightIssueCode;
  readonly path: readonly (string | number)[];
  readonly limit?: number;
  readonly lowest?: number;
  readonly notation?: NotationIssue;
}
