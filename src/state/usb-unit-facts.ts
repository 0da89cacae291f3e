import { formations, terrains } from '../rules/usb/circumstances.ts';
import { lineMeleeIds, lineRangedIds, mostSpecials } from '../rules/usb/equipment.ts';
import type { Fighter } from '../rules/usb/fighter.ts';
import type { UsbRules } from '../rules/usb/house-rules.ts';
import { fatigueOf } from '../rules/usb/modifiers.ts';
import { moraleStates } from '../rules/usb/morale.ts';
import { machineOf, modelsOf, statsOf, type UsbStats } from '../rules/usb/profile.ts';
import { heroTiers, type Rank, rankOf, statValues, type UsbUnit } from '../rules/usb/unit.ts';
import { fatigueChoices } from './usb-side.ts';

/** What a screen offers to choose from of a unit and of how it stands. */
export const unitChoices = {
  formations,
  terrains,
  states: moraleStates.filter((state) => state !== 'destroyed'),
  melee: lineMeleeIds,
  ranged: lineRangedIds,
  tiers: heroTiers,
  /** Of a hero near by; the worst first. */
  auras: statValues,
  mostSpecials,
} as const;

/** The printed rank of a unit, if both its stats are of one. */
export function rankShown(unit: UsbUnit): Rank | undefined {
  return rankOf(unit);
}

/** The four values of one model, by the rules of the table. */
export function statsIn(unit: UsbUnit, rules: UsbRules): UsbStats {
  return statsOf(unit, rules);
}

/** A monster or machine, or a hero on one: nothing entrenches it. */
export function isMachine(unit: UsbUnit): boolean {
  return machineOf(unit) !== undefined;
}

/** How tired it is, as a number of penalties. */
export function tirednessOf(fighter: Fighter, rules: UsbRules): number {
  return fatigueOf(fighter, rules);
}

/** How many of the folded details of a unit are not as usual. */
export function countUnitInForce(fighter: Fighter, rules: UsbRules): number {
  const { unit, models, wounded, formation, terrain, entrenched, state, joined } = fighter;
  const [rested] = fatigueChoices(rules);
  return [
    models < modelsOf(unit),
    wounded > 0,
    formation !== 'skirmish',
    terrain !== 'open',
    entrenched,
    state !== 'steady',
    fatigueOf(fighter, rules) !== rested,
    joined !== undefined,
  ].filter(Boolean).length;
}
