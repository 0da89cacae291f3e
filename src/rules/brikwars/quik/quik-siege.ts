import type { DiceExpression } from '../../dice/expression.ts';
import { parseDice } from '../../dice/notation.ts';
import { d6, together } from './quik-dice.ts';
import type { QuikReason } from './quik-effects.ts';
import type { QuikRules, QuikWeapon } from './quik-game.ts';

/** Inches that every crew member after the first adds (BW-QW-13, BW-LP-03). */
export const inchesPerCrew = 5;

/** What a weapon does in these hands: its damage, its range in inches where that is fixed, and why. */
export interface QuikFire {
  readonly damage: DiceExpression;
  readonly range: number | undefined;
  readonly reasons: readonly QuikReason[];
}

/** The dice of a table of ours; throws where the table is wrong. */
export function tableDice(text: string): DiceExpression {
  const parsed = parseDice(text);
  if (!parsed.ok) throw new Error(`no dice: ${text}`);
  return parsed.value;
}

/** How many dice a roll has. */
export function diceIn({ groups }: DiceExpression): number {
  return groups.reduce((dice, { count }) => dice + count, 0);
}

/**
 * What a weapon does with so many at it: each after the first adds 1d6 and 5 inches to a crewed weapon, up to the
 * limit of the game (BW-QW-13, BW-LP-03, BWC-109). Undefined where it does no damage or nobody is at it.
 */
export function quikFire(
  weapon: QuikWeapon,
  crew: number,
  { crewLimit }: Pick<QuikRules, 'crewLimit'>,
): QuikFire | undefined {
  if (weapon.damage === undefined || crew < 1) return undefined;
  const base = tableDice(weapon.damage);
  const damageDice: QuikReason = { rule: weapon.rule, effect: 'damage-dice', amount: diceIn(base) };
  const helping = weapon.crewed ? Math.min(crew, crewLimit ?? crew) - 1 : 0;
  const reasons: QuikReason[] = [damageDice];
  if (helping > 0)
    reasons.push(
      { rule: weapon.rule, effect: 'crew-dice', amount: helping },
      { rule: weapon.rule, effect: 'crew-inches', amount: helping * inchesPerCrew },
    );
  if (weapon.crewed && crewLimit !== undefined && crew > crewLimit)
    reasons.push({ rule: 'BWC-109', effect: 'crew-limit', amount: crewLimit });
  return {
    damage: together(base, d6(helping)),
    range: weapon.range === undefined ? undefined : weapon.range + helping * inchesPerCrew,
    reasons,
  };
}
