import type { DiceExpression } from '../../dice/expression.ts';
import { parseDice, printDice } from '../../dice/notation.ts';
import { withD6 } from '../attack/altered-dice.ts';
import { type UnitId, units } from '../units.ts';
import { weapons2005 } from '../weapons.ts';
import type { Profile } from './profile.ts';

/** Units with a price of their own, which armor is not part of. */
export const printedUnits = ['minifig', 'officer', 'hero', 'warhorse'] as const satisfies readonly UnitId[];
export type PrintedUnit = (typeof printedUnits)[number];

/** A suit of armor, or the barding of a horse: what it costs, and the inches it slows (BW-WEAP-14, BW-WEAP-18). */
export const armorSuit = { rule: 'BW-WEAP-14', cost: 2, slows: 1 } as const;

/** A printed unit, in armor or not, with so much added to its Skill. */
export interface PrintedBody {
  readonly unit: PrintedUnit;
  readonly armored: boolean;
  readonly raise: number;
}

type Body = Pick<Profile, 'skill' | 'armor' | 'move' | 'size' | 'hands'>;

const sizes: Readonly<Record<UnitId, number>> = {
  minifig: 1,
  'armored-minifig': 1,
  officer: 1,
  hero: 1,
  warhorse: 2,
  'barded-warhorse': 2,
};

/** Size of a unit of the table in inches. */
export function sizeOf(unit: UnitId): number {
  return sizes[unit];
}

function diceOf(notation: string): DiceExpression | undefined {
  const read = parseDice(notation);
  return read.ok ? read.value : undefined;
}

/** Dice by value: 4+1d6 and 1d6+4 are the same. */
export function sameDice(a: string, b: string): boolean {
  return termsOf(a) === termsOf(b);
}

function termsOf(notation: string): string {
  const dice = diceOf(notation);
  return dice ? printDice(dice) : notation;
}

function plus(notation: string, amount: number): string {
  const dice = diceOf(notation);
  return dice && amount !== 0 ? printDice({ ...dice, constant: dice.constant + amount }) : notation;
}

function inArmor(unit: PrintedUnit): string {
  if (unit === 'minifig') return units['armored-minifig'].armor;
  const dice = diceOf(units[unit].armor);
  return dice ? printDice(withD6(dice)) : units[unit].armor;
}

/** Whether one of these weapons slows who carries it (BW-WEAP-18). */
function slowedBy(weapons: Profile['weapons']): boolean {
  return weapons.some((weapon) =>
    typeof weapon === 'string' ? weapons2005[weapon].size === 'L' : weapon.kind === 'two-handed',
  );
}

/** The values of a printed unit with what it wears and carries (BW-UNIT-01, BW-WEAP-14, BW-WEAP-18, BW-CRE-18). */
export function bodyValues({ unit, armored, raise }: PrintedBody, weapons: Profile['weapons']): Body {
  const { skill, armor, move, hands } = units[unit];
  return {
    skill: plus(skill, raise),
    armor: armored ? inArmor(unit) : armor,
    move: move - (armored ? armorSuit.slows : 0) - (slowedBy(weapons) ? 1 : 0),
    size: sizes[unit],
    hands,
  };
}

const raises = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

/** The printed unit that has these values; where a two-handed weapon slows it, that may be left out (BW-UNIT-01). */
export function bodyOf(profile: Body & Pick<Profile, 'weapons'>): PrintedBody | undefined {
  const { skill, armor, move, size, hands, weapons } = profile;
  for (const unit of printedUnits)
    for (const armored of [false, true]) {
      const plain = bodyValues({ unit, armored, raise: 0 }, []);
      const slowed = bodyValues({ unit, armored, raise: 0 }, weapons);
      const fits =
        sameDice(armor, plain.armor) &&
        size === plain.size &&
        hands === plain.hands &&
        (move === plain.move || move === slowed.move);
      const raise = fits ? raises.find((amount) => sameDice(skill, plus(plain.skill, amount))) : undefined;
      if (raise !== undefined) return { unit, armored, raise };
    }
  return undefined;
}
