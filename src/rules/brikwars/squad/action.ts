import { breadthBonus } from '../attack/modifiers.ts';
import type { FightRules } from '../edition.ts';

/** The basic types of attack; all members of a squad make attacks of one type (BW-SQ-18). */
export const squadAttacks = ['ranged', 'close', 'charge'] as const;
export type SquadAttack = (typeof squadAttacks)[number];

/** Whether attacks of these types make one Squad Action, whatever the weapons (BW-SQ-18, BWC-143). */
export function similarAttacks(types: readonly string[]): boolean {
  return new Set(types).size <= 1;
}

/** A member at the time of the Squad Action. */
export interface Acting {
  readonly action: boolean;
  readonly takesPart: boolean;
  /** Has left the squad before it acts, which it may not in the turn it joined. */
  readonly left: boolean;
}

/** Who acts in the one Squad Action of a turn, and who has an Action after it: only who left before (BW-SQ-17). */
export function squadAction(
  members: readonly Acting[],
): readonly { readonly acts: boolean; readonly actionLeft: boolean }[] {
  return members.map(({ action, takesPart, left }) => ({
    acts: action && takesPart && !left,
    actionLeft: action && left,
  }));
}

/** Objects that few can touch at once, by their size. */
export const touchedObjects = ['minifig', '2x4', '2x2', '1x1'] as const;
export type TouchedObject = (typeof touchedObjects)[number];

const touchLimits: Readonly<Record<TouchedObject, number>> = { minifig: 3, '2x4': 3, '2x2': 2, '1x1': 1 };

/** How many members of a squad can touch an object in a turn, wherever they stand (BW-SQ-19, BW-SQ-20). */
export function touchLimit(object: TouchedObject): number {
  return touchLimits[object];
}

/** What the size of a squad's plate, in inches, adds to Skill: in close combat each member is as big as he is (BW-SQ-36). */
export function squadTargetBonus(
  plateInches: number,
  attack: SquadAttack,
  rules: Pick<FightRules, 'largeTarget'>,
): number {
  return attack === 'close' ? 0 : breadthBonus(plateInches, rules);
}

/** Whether an attacker of one Size may pick a member of another: at least twice as big, and bigger (BW-SQ-37, BWC-88). */
export function maySingleOut(attackerSize: number, targetSize: number): boolean {
  return targetSize > attackerSize && targetSize >= 2 * attackerSize;
}
