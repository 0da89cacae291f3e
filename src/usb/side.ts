import { type Fighter, fresh } from '../rules/usb/fighter.ts';
import type { UsbRules } from '../rules/usb/house-rules.ts';
import { fatigueOf } from '../rules/usb/modifiers.ts';
import { plainSoldiers } from '../rules/usb/plain-units.ts';
import { modelsOf, statsOf } from '../rules/usb/profile.ts';
import { mostModels, statValues, type UsbUnit } from '../rules/usb/unit.ts';

/** One side of a fight as a screen holds it: a unit, and how it stands now. */
export interface UsbSide {
  readonly fighter: Fighter;
}

/** The Obrona of a hero near by, who need not be there; the worst first. */
export const auras = ['none', ...statValues] as const;
export type Aura = (typeof auras)[number];

export const regulars = plainSoldiers({ models: 10, ranged: 'small-arms' });

/** A unit that is chosen for a fight. */
export interface PickedUnit {
  readonly unit: UsbUnit;
  /** Of a unit that is kept, or of an army's line. */
  readonly id?: string;
  /** One of those that stand ready. */
  readonly example?: boolean;
}

/** Another unit in its place: whole, steady and rested, and what is around it stays. */
export function withUnit(fighter: Fighter, { unit, id }: PickedUnit): Fighter {
  const { joined, id: _, ...rest } = fighter;
  const keeps = joined && unit.kind === 'line';
  return { ...rest, ...unharmed(unit), unit, ...(keeps && { joined }), ...(id !== undefined && { id }) };
}

/** What is a unit's own: losses, nerve, and what it has done in this round. */
function unharmed(unit: UsbUnit): Pick<Fighter, 'models' | 'wounded' | 'state' | 'activated' | 'fights'> {
  const { models, wounded, state, activated, fights } = fresh(unit);
  return { models, wounded, state, activated, fights };
}

/** At full strength again, with its hero: steady, and as if this were its first round. */
export function restored(fighter: Fighter): Fighter {
  const { unit, joined } = fighter;
  return { ...fighter, ...unharmed(unit), ...(joined && { joined: { ...joined, lost: 0 } }) };
}

/** Whether there is anything to restore. */
export function isWorn({ unit, models, wounded, joined, state, activated, fights }: Fighter): boolean {
  const lost = models < modelsOf(unit) || wounded > 0 || (joined?.lost ?? 0) > 0;
  return lost || state !== 'steady' || activated || fights > 0;
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
