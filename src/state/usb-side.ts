import { type Fighter, fresh } from '../rules/usb/fighter.ts';
import type { UsbRules } from '../rules/usb/house-rules.ts';
import { fatigueOf } from '../rules/usb/modifiers.ts';
import { plainSoldiers } from '../rules/usb/plain-units.ts';
import { statsOf } from '../rules/usb/profile.ts';
import { mostModels, type UsbUnit } from '../rules/usb/unit.ts';

/** One side of a fight as a screen holds it: a unit, and how it stands now. */
export interface UsbSide {
  readonly fighter: Fighter;
}

export const regulars = plainSoldiers({ models: 10, ranged: 'small-arms' });

/** Another unit in its place: all models live, and what is around it stays. */
export function withUnit(fighter: Fighter, unit: UsbUnit): Fighter {
  const { joined, ...rest } = fighter;
  const { models } = fresh(unit);
  const keeps = joined && unit.kind === 'line';
  return { ...rest, unit, models, wounded: 0, ...(keeps && { joined }) };
}

/** As many models alive; more than there were at the start means that there were more. */
export function withModels(fighter: Fighter, models: number): Fighter {
  const { unit } = fighter;
  if (unit.kind !== 'line') return fighter;
  return { ...fighter, models, unit: { ...unit, models: Math.max(unit.models, models) } };
}

export function mostModelsOf(unit: UsbUnit): number {
  return unit.kind === 'line' ? mostModels[unit.type] : 1;
}

/** The penalty of a unit that has neither fought nor been activated. */
export function restedPenalty(rules: Pick<UsbRules, 'fatigue'>): number {
  return fatigueOf(fresh(regulars), rules);
}

/** As a fighter stands under these rules: no model has lost more than it has. */
export function fitted(fighter: Fighter, rules: Pick<UsbRules, 'growthModel'>): Fighter {
  const { unit, wounded, joined } = fighter;
  const most = statsOf(unit, rules).standfast - 1;
  const heroMost = joined ? statsOf(joined.unit, rules).standfast - 1 : 0;
  if (wounded <= most && (joined?.lost ?? 0) <= heroMost) return fighter;
  return {
    ...fighter,
    wounded: Math.min(wounded, most),
    ...(joined && { joined: { ...joined, lost: Math.min(joined.lost, heroMost) } }),
  };
}
