import { formations, terrains } from '../rules/usb/circumstances.ts';
import { lineMeleeIds, lineRangedIds, mostSpecials } from '../rules/usb/equipment.ts';
import type { Fighter } from '../rules/usb/fighter.ts';
import type { UsbRules } from '../rules/usb/house-rules.ts';
import { fatigueOf } from '../rules/usb/modifiers.ts';
import { moraleStates } from '../rules/usb/morale.ts';
import { machineOf } from '../rules/usb/profile.ts';
import { heroTiers, statValues, type UsbUnit } from '../rules/usb/unit.ts';

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

/** A monster or machine, or a hero on one: nothing entrenches it. */
export function isMachine(unit: UsbUnit): boolean {
  return machineOf(unit) !== undefined;
}

/** How tired it is, as a number of penalties. */
export function tirednessOf(fighter: Fighter, rules: UsbRules): number {
  return fatigueOf(fighter, rules);
}
