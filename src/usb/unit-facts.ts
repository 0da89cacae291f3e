import type { Fighter } from '../rules/usb/fighter.ts';
import type { UsbRules } from '../rules/usb/house-rules.ts';
import { fatigueOf } from '../rules/usb/modifiers.ts';
import { modelsOf, statsOf, type UsbStats } from '../rules/usb/profile.ts';
import { type Rank, rankOf, type UsbUnit } from '../rules/usb/unit.ts';
import { restedPenalty } from './side.ts';

/** The printed rank of a unit, if both its stats are of one. */
export function rankShown(unit: UsbUnit): Rank | undefined {
  return rankOf(unit);
}

/** The four values of one model, by the rules of the table. */
export function statsIn(unit: UsbUnit, rules: UsbRules): UsbStats {
  return statsOf(unit, rules);
}

/** How many of the folded details of a unit are not as usual. */
export function countUnitInForce(fighter: Fighter, rules: UsbRules): number {
  const { unit, models, wounded, formation, terrain, entrenched, state, joined } = fighter;
  return [
    models < modelsOf(unit),
    wounded > 0,
    formation !== 'skirmish',
    terrain !== 'open',
    entrenched,
    state !== 'steady',
    fatigueOf(fighter, rules) !== restedPenalty(rules),
    joined !== undefined,
  ].filter(Boolean).length;
}
