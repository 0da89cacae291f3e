import { fail, ok, type Result } from '../../result.ts';
import type { UsbRules } from '../house-rules.ts';
import { mostSpecials } from './equipment.ts';
import { magicPrice } from './gear-prices.ts';
import {
  type HeroUnit,
  type LineUnit,
  type MachineUnit,
  magicGear,
  mostGrowth,
  mostModels,
  type StatValue,
  statValues,
  tierStats,
  type UsbUnit,
} from './unit.ts';

type Loose<Unit> = {
  readonly [Key in keyof Unit]: Key extends 'hit' | 'tough'
    ? number
    : Key extends 'mount'
      ? Loose<MachineUnit>
      : Unit[Key];
};

/** A unit as it is entered: its ids are known, its numbers are not checked. */
export type RawUsbUnit = Loose<LineUnit> | Loose<MachineUnit> | Loose<HeroUnit>;

export type UnitIssueCode =
  | 'hit-range'
  | 'tough-range'
  | 'models-range'
  | 'specials-range'
  | 'specials-need-ranged'
  | 'growth-range'
  | 'too-many-pieces'
  | 'magic-over'
  | 'rider-mounted'
  | 'specialisation-twice';

/** `of` says whose it is; the numbers are the bounds that are passed, and what there is. */
export interface UnitIssue {
  readonly code: UnitIssueCode;
  readonly of: 'unit' | 'mount';
  readonly lowest?: number;
  readonly highest?: number;
  readonly found?: number;
}

const slotsByGrowth = [1, 1, 2, 2, 3, 3, 4] as const;

/** Pieces of equipment that a machine of this growth may carry (USB-PRICE-03, USB-A-14, USB-A-15). */
export function slotsOf(growth: number, { smallGrowthSlots }: Pick<UsbRules, 'smallGrowthSlots'>): number {
  return growth < 2 ? smallGrowthSlots : (slotsByGrowth[growth] ?? 0);
}

/** Everything that keeps a unit from being legal by itself, the army left aside (USB-COMP-06, USB-COMP-07, USB-PRICE-03 to USB-PRICE-05). */
export function unitIssues(
  unit: RawUsbUnit,
  rules: Pick<UsbRules, 'smallGrowthSlots'>,
): readonly UnitIssue[] {
  switch (unit.kind) {
    case 'line':
      return lineIssues(unit);
    case 'machine':
      return machineIssues(unit, rules, 'unit');
    case 'hero':
      return heroIssues(unit, rules);
  }
}

/** Checks a unit as entered and returns it, or every issue found in it. */
export function checkUnit(
  unit: RawUsbUnit,
  rules: Pick<UsbRules, 'smallGrowthSlots'>,
): Result<UsbUnit, UnitIssue> {
  const issues = unitIssues(unit, rules);
  return issues.length === 0 && isChecked(unit) ? ok(unit) : fail(...issues);
}

const isStat = (value: number): value is StatValue => statValues.some((known) => known === value);

function isChecked(unit: RawUsbUnit): unit is UsbUnit {
  return isStat(unit.hit) && isStat(unit.tough);
}

function within(value: number, lowest: number, highest: number): boolean {
  return Number.isInteger(value) && value >= lowest && value <= highest;
}

type Of = UnitIssue['of'];

/** From the best value to the worst; a hero's worst is that of his tier. */
function statIssues(
  { hit, tough }: Pick<RawUsbUnit, 'hit' | 'tough'>,
  worst: { readonly hit: number; readonly tough: number },
  of: Of,
): readonly UnitIssue[] {
  const issues: UnitIssue[] = [];
  const best = Math.min(...statValues);
  if (!within(hit, best, worst.hit)) issues.push({ code: 'hit-range', of, lowest: best, highest: worst.hit });
  if (!within(tough, best, worst.tough))
    issues.push({ code: 'tough-range', of, lowest: best, highest: worst.tough });
  return issues;
}

const anyStat = { hit: Math.max(...statValues), tough: Math.max(...statValues) };

function twice(ids: readonly string[], of: Of): readonly UnitIssue[] {
  return new Set(ids).size < ids.length ? [{ code: 'specialisation-twice', of }] : [];
}

function lineIssues(unit: Loose<LineUnit>): readonly UnitIssue[] {
  const { type, models, ranged, specials, specialisations } = unit;
  const of = 'unit';
  const issues = [...statIssues(unit, anyStat, of)];
  const most = mostModels[type];
  if (!within(models, 1, most))
    issues.push({ code: 'models-range', of, lowest: 1, highest: most, found: models });
  const armed = Math.min(mostSpecials, Math.max(0, models));
  if (!within(specials, 0, armed))
    issues.push({ code: 'specials-range', of, lowest: 0, highest: armed, found: specials });
  if (specials > 0 && ranged === undefined) issues.push({ code: 'specials-need-ranged', of });
  return [...issues, ...twice(specialisations, of)];
}

function machineIssues(
  unit: Loose<MachineUnit>,
  rules: Pick<UsbRules, 'smallGrowthSlots'>,
  of: Of,
): readonly UnitIssue[] {
  const { growth, equipment, specialisations } = unit;
  const issues = [...statIssues(unit, anyStat, of)];
  if (!within(growth, 0, mostGrowth))
    issues.push({ code: 'growth-range', of, lowest: 0, highest: mostGrowth, found: growth });
  const slots = slotsOf(growth, rules);
  if (equipment.length > slots)
    issues.push({ code: 'too-many-pieces', of, highest: slots, found: equipment.length });
  return [...issues, ...twice(specialisations, of)];
}

function heroIssues(unit: Loose<HeroUnit>, rules: Pick<UsbRules, 'smallGrowthSlots'>): readonly UnitIssue[] {
  const { tier, type, specialisations, magic, mount } = unit;
  const of = 'unit';
  const issues = [...statIssues(unit, tierStats[tier], of)];
  const spent = magic.reduce((sum, item) => sum + magicPrice(item), 0);
  const cap = tierStats[tier].points;
  if (spent > cap) issues.push({ code: 'magic-over', of, highest: cap, found: spent });
  if (mount && type === 'riders') issues.push({ code: 'rider-mounted', of });
  const both = [...specialisations, ...magic.filter((item) => !magicGear.some((known) => known === item))];
  return [...issues, ...twice(both, of), ...(mount ? machineIssues(mount, rules, 'mount') : [])];
}
