// What a spell of a level does, and what it costs beforehand (P:1512-1518).
import type { DiceExpression } from '../../dice/expression.ts';
import type { Training } from '../creation/creation.ts';
import { type WeaponValues, weaponValues } from '../creation/creation-weapons.ts';

export const spellKinds = ['bolt', 'area', 'shield'] as const;
export type SpellKind = (typeof spellKinds)[number];

/** What a spell of a level is rolled with. */
export interface SpellValues {
  readonly use: number;
  /** Inches that a bolt flies, or that a shield reaches around its mage; 0 where the range is rolled. */
  readonly inches: number;
  /** Rolled range of an area spell in inches. */
  readonly range?: DiceExpression;
  /** Points that hurt, or that a shield takes off. */
  readonly dice: DiceExpression;
  /** Inches around its centre where a spell works on everybody. */
  readonly radius: number;
}

const weaponOf = { bolt: 'gun', area: 'explosive', shield: 'plate' } as const;

/** Inches that a shield reaches in each direction, for a level (BW-MAG-04). */
const shieldInches = 2;

const diceOf = (count: number, sides: number): DiceExpression => ({
  groups: [{ count, sides }],
  constant: 0,
});

/**
 * A spell as a weapon of the size of its level: a bolt as a Gun, an area spell as an Explosive thrown by as many d6, a
 * shield as a plate (BW-MAG-02, BW-MAG-03, BW-MAG-04). A circle's spells pass Size 5 (BWC-93).
 */
export function spellValues(spell: SpellKind, level: number): SpellValues {
  const values: WeaponValues = weaponValues({ kind: weaponOf[spell], size: level });
  const { use, range, damageD6, damageD10, blastRadius, armorD6 } = values;
  if (spell === 'bolt') return { use, inches: range, dice: diceOf(damageD6, 6), radius: 0 };
  if (spell === 'area')
    return { use, inches: 0, range: diceOf(level, 6), dice: diceOf(damageD10, 10), radius: blastRadius };
  const reach = shieldInches * level;
  return { use, inches: reach, dice: diceOf(armorD6, 6), radius: reach };
}

/** Construction Points of one cast of an area spell (BW-MAG-03). */
export function areaCast(level: number): number {
  return weaponValues({ kind: weaponOf.area, size: level }).cost;
}

/** Construction Points of a magic shield, bought once (BW-MAG-04, BWC-18). */
export function shieldCost(level: number): number {
  return weaponValues({ kind: weaponOf.shield, size: level }).cost;
}

/** Whether no spell is above the magic of who bought it (BW-MAG-01, BWC-159). */
export function spellsFit({ magic = 0, area = [], shield = 0 }: Training): boolean {
  return shield <= magic && area.every(({ level }) => level <= magic);
}
