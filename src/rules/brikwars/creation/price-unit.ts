// Prices of printed units with all that can be bought for them (E:684-753, E:1747-1779, E:2165-2220; P:1371-1385).
import type { DiceExpression } from '../../dice/expression.ts';
import { parseDice } from '../../dice/notation.ts';
import { withD6 } from '../attack/altered-dice.ts';
import type { BrikwarsRuleId } from '../ids.ts';
import { moveWith } from '../units/loadout.ts';
import { armorSuit, type PrintedUnit, sizeOf } from '../units/printed-body.ts';
import { units } from '../units.ts';
import { type WeaponId, weapons2005 } from '../weapons.ts';
import type { SpecialtyId, Training } from './creation.ts';
import type { CreationRules } from './creation-rules.ts';
import { abilityLines } from './price-creation.ts';
import { type PriceLine, sumOf } from './price-lines.ts';
import {
  crankinessDiscount,
  discountLine,
  type TrainingCode,
  trainingIssues,
  trainingLines,
} from './price-training.ts';

/** What is bought for a unit, one entry a piece; armor is a suit, or the barding of a horse. */
export const boughtItems = [
  'hand',
  'heavy',
  'two-handed',
  'short-ranged',
  'long-ranged',
  'explosive',
  'shield',
  'armor',
] as const satisfies readonly (WeaponId | 'armor')[];
export type BoughtItem = (typeof boughtItems)[number];

/** A printed unit and all that is bought for it; what is left out is none. */
export interface BoughtUnit extends Training {
  readonly unit: PrintedUnit;
  readonly items: readonly BoughtItem[];
  readonly skillRaise?: number;
  readonly multidexterity?: number;
  readonly multitasking?: number;
}

/** What a unit costs in Construction Points, by its parts and line by line. */
export interface UnitPrice {
  /** Everything but items, before a discount. */
  readonly own: number;
  /** For Crankiness, where it has a Heroic Ego. */
  readonly discount: number;
  readonly items: number;
  readonly cost: number;
  readonly lines: readonly PriceLine[];
}

/** Specialties within a printed price (BW-UNIT-07, BW-UNIT-08), and whose Mind is half a one (BW-CRE-20). */
export const printedSpecialties: Readonly<Record<PrintedUnit, readonly SpecialtyId[]>> = {
  minifig: [],
  officer: ['leadership'],
  hero: ['ego'],
  warhorse: [],
};
const halfMinded: readonly PrintedUnit[] = ['warhorse'];

/** Whether it has a Heroic Ego, printed or bought (BW-HERO-02). */
export function hasEgo({ unit, specialties = [] }: Pick<BoughtUnit, 'unit' | 'specialties'>): boolean {
  return [...printedSpecialties[unit], ...specialties].includes('ego');
}

/**
 * The price of a printed unit with raises, levels of capacity, specialties and items (BW-UNIT-05, BW-UNIT-09, BW-CRE-18,
 * BW-CRE-26, BW-CRE-27, BWC-12, BWC-147). `egos` counts all Heroic Egos of the army, its own too; the discount for them
 * touches no item (BW-HERO-04, BWC-146).
 */
export function unitPrice(bought: BoughtUnit, egos = 1): UnitPrice {
  const { unit, items } = bought;
  const size = sizeOf(unit);
  const ownLines: readonly PriceLine[] = [
    { code: 'unit', rule: units[unit].rule, amount: units[unit].cost },
    ...abilityLines(size, halfMinded.includes(unit), bought),
    ...trainingLines(size, bought),
  ];
  const itemLines = items.map((item, place): PriceLine => ({ code: 'item', ...itemPrice(item), place }));
  const own = sumOf(ownLines);
  const cranky = hasEgo(bought);
  const lines = [...ownLines, ...(cranky ? discountLine(own, egos) : []), ...itemLines];
  return {
    own,
    discount: cranky ? crankinessDiscount(own, egos) : 0,
    items: sumOf(itemLines),
    cost: sumOf(lines),
    lines,
  };
}

function itemPrice(item: BoughtItem): { readonly rule: BrikwarsRuleId; readonly amount: number } {
  if (item === 'armor') return { rule: armorSuit.rule, amount: armorSuit.cost };
  const { rule, cost = 0 } = weapons2005[item];
  return { rule, amount: cost };
}

/** What a unit is with all that was bought for it: inches of Move, its Armor as dice and what is added to its Skill. */
export interface UnitStats {
  readonly move: number;
  readonly armor: DiceExpression;
  readonly skillPlus: number;
}

/** Move, Armor and Skill of a printed unit as bought: armor and a two-handed weapon slow it by an inch each (BW-WEAP-14, BW-WEAP-18, BWC-43). */
export function unitStats({ unit, items, skillRaise = 0 }: BoughtUnit): UnitStats {
  const armored = items.includes('armor');
  const weapons = items.flatMap((item) => (item === 'armor' ? [] : [item]));
  return {
    move: moveWith(unit, weapons) - (armored ? armorSuit.slows : 0),
    armor: armored ? withD6(diceOf(units[unit].armor)) : diceOf(units[unit].armor),
    skillPlus: diceOf(units[unit].skill).constant + skillRaise,
  };
}

/** Dice of the tables, which hold no faulty ones. */
function diceOf(notation: string): DiceExpression {
  const read = parseDice(notation);
  return read.ok ? read.value : { groups: [], constant: 0 };
}

export interface UnitIssue {
  readonly code: TrainingCode | 'one-armor' | 'too-fast';
  readonly path: readonly (string | number)[];
  readonly lowest?: number;
  readonly limit?: number;
}

/**
 * Everything wrong with what was bought for a unit: counts that are none, a second suit of armor, a specialty it has, a
 * skill of the supplements where they are not played, a printed Move over the limit (BW-UNIT-09, BW-WEAP-14, BW-LG-05, BWC-100).
 */
export function unitIssues(bought: BoughtUnit, rules: CreationRules): readonly UnitIssue[] {
  const { unit, items, skillRaise = 0, multidexterity = 0, multitasking = 0 } = bought;
  const counts = Object.entries({ skillRaise, multidexterity, multitasking });
  const { moveLimit: limit } = rules;
  return [
    ...trainingIssues(bought, printedSpecialties[unit], rules.supplements),
    ...counts.flatMap(([name, count]): readonly UnitIssue[] =>
      Number.isInteger(count) && count >= 0 ? [] : [{ code: 'not-a-count', path: [name], lowest: 0 }],
    ),
    ...items.flatMap((item, place): readonly UnitIssue[] =>
      item === 'armor' && items.indexOf(item) < place
        ? [{ code: 'one-armor', path: ['items', place], limit: 1 }]
        : [],
    ),
    ...(limit !== undefined && unitStats(bought).move > limit
      ? [{ code: 'too-fast', path: ['unit'], limit } as const]
      : []),
  ];
}
