import type { UsbRules } from '../rules/usb/house-rules.ts';
import { fatigueOf } from '../rules/usb/modifiers.ts';
import type { LineRangedId, MachineItemId } from '../rules/usb/units/equipment.ts';
import { type Fighter, fresh } from '../rules/usb/units/fighter.ts';
import { plainHero, plainMachine, plainSoldiers } from '../rules/usb/units/plain-units.ts';
import { modelsOf, statsOf } from '../rules/usb/units/profile.ts';
import {
  type HeroTier,
  type HeroUnit,
  heroTiers,
  type MachineUnit,
  mostModels,
  rankStats,
  ranks,
  statValues,
  type UsbUnit,
} from '../rules/usb/units/unit.ts';

/** Units of every kind that stand ready. */
export const usbPresetIds = [
  ...ranks.flatMap((rank) => ([5, 10, 20] as const).map((models) => `${rank}-${models}` as const)),
  'heavy',
  'riders',
  ...heroTiers,
  ...([0, 1, 2, 6] as const).map((growth) => `growth-${growth}` as const),
] as const;

type UsbPresetId = (typeof usbPresetIds)[number];

export function heroOf(tier: HeroTier, ranged: LineRangedId | undefined = 'small-arms'): HeroUnit {
  return plainHero(tier, ranged && { ranged });
}

const machineGuns: Readonly<Record<0 | 1 | 2 | 6, readonly MachineItemId[]>> = {
  0: ['large-arms'],
  1: ['automatic'],
  2: ['large-arms', 'automatic'],
  6: ['huge-arms', 'large-arms', 'automatic', 'really-heavy'],
};

function machineOfGrowth(growth: 0 | 1 | 2 | 6): MachineUnit {
  return plainMachine({ growth, equipment: machineGuns[growth] });
}

/** The unit of a preset; soldiers keep the weapons and shields of those before them, and nothing else of theirs. */
export function presetUnit(id: UsbPresetId, before: UsbUnit = regulars): UsbUnit {
  const { melee, shield, ranged } = before.kind === 'line' ? before : regulars;
  const soldiers = plainSoldiers({ melee, shield, ...(ranged && { ranged }) });
  if (id === 'heavy') return { ...soldiers, type: 'heavy', models: 5 };
  if (id === 'riders') return { ...soldiers, type: 'riders', models: 5 };
  for (const growth of [0, 1, 2, 6] as const) if (id === `growth-${growth}`) return machineOfGrowth(growth);
  for (const rank of ranks)
    for (const models of [5, 10, 20] as const)
      if (id === `${rank}-${models}`)
        return { ...soldiers, hit: rankStats[rank], tough: rankStats[rank], models };
  return heroOf(heroTiers.find((tier) => tier === id) ?? 'aspiring');
}

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
