import type { LineRangedId, MachineItemId } from '../rules/usb/equipment.ts';
import { type Fighter, fresh } from '../rules/usb/fighter.ts';
import type { UsbRules } from '../rules/usb/house-rules.ts';
import { fatigueOf } from '../rules/usb/modifiers.ts';
import { statsOf } from '../rules/usb/profile.ts';
import {
  type HeroTier,
  type HeroUnit,
  heroTiers,
  type LineUnit,
  type MachineUnit,
  mostModels,
  rankStats,
  ranks,
  tierStats,
  type UsbUnit,
} from '../rules/usb/unit.ts';

/** One side of a fight as a screen holds it: a unit, and how it stands now. */
export interface UsbSide {
  readonly fighter: Fighter;
}

/** Fights of this round before that a screen counts. */
export const mostFights = 9;

/** Units of every kind that stand ready. */
export const usbPresetIds = [
  ...ranks.flatMap((rank) => ([5, 10, 20] as const).map((models) => `${rank}-${models}` as const)),
  'heavy',
  'riders',
  ...heroTiers,
  ...([0, 1, 2, 6] as const).map((growth) => `growth-${growth}` as const),
] as const;
export type UsbPresetId = (typeof usbPresetIds)[number];

export const regulars: LineUnit = {
  kind: 'line',
  type: 'infantry',
  hit: rankStats.regular,
  tough: rankStats.regular,
  models: 10,
  melee: 'basic',
  shield: false,
  ranged: 'small-arms',
  leaders: false,
  specials: 0,
  specialisations: [],
};

export function heroOf(tier: HeroTier, ranged: LineRangedId | undefined = 'small-arms'): HeroUnit {
  const { hit, tough } = tierStats[tier];
  return {
    kind: 'hero',
    tier,
    type: 'infantry',
    hit,
    tough,
    melee: 'basic',
    shield: false,
    ...(ranged && { ranged }),
    specialisations: [],
    magic: [],
  };
}

const machineGuns: Readonly<Record<0 | 1 | 2 | 6, readonly MachineItemId[]>> = {
  0: ['large-arms'],
  1: ['automatic'],
  2: ['large-arms', 'automatic'],
  6: ['huge-arms', 'large-arms', 'automatic', 'really-heavy'],
};

function machineOfGrowth(growth: 0 | 1 | 2 | 6): MachineUnit {
  return { kind: 'machine', hit: 4, tough: 4, growth, equipment: machineGuns[growth], specialisations: [] };
}

/** The unit of a preset; soldiers keep what those before them carried. */
export function presetUnit(id: UsbPresetId, before: UsbUnit = regulars): UsbUnit {
  const kept = before.kind === 'line' ? before : regulars;
  const soldiers = { ...kept, type: 'infantry', hit: 4, tough: 4 } as const;
  if (id === 'heavy') return { ...soldiers, type: 'heavy', models: 5 };
  if (id === 'riders') return { ...soldiers, type: 'riders', models: 5 };
  for (const growth of [0, 1, 2, 6] as const) if (id === `growth-${growth}`) return machineOfGrowth(growth);
  for (const rank of ranks)
    for (const models of [5, 10, 20] as const)
      if (id === `${rank}-${models}`)
        return { ...soldiers, hit: rankStats[rank], tough: rankStats[rank], models };
  return heroOf(heroTiers.find((tier) => tier === id) ?? 'aspiring');
}

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

/** As many models at the start. */
export function withStart(fighter: Fighter, models: number): Fighter {
  const { unit } = fighter;
  if (unit.kind !== 'line') return fighter;
  const specials = Math.min(unit.specials, models);
  return { ...fighter, models: Math.min(models, fighter.models), unit: { ...unit, models, specials } };
}

export function mostModelsOf(unit: UsbUnit): number {
  return unit.kind === 'line' ? mostModels[unit.type] : 1;
}

/** The penalties of fatigue to choose from, the least first. */
export function fatigueChoices(rules: Pick<UsbRules, 'fatigue'>): readonly number[] {
  const least = fatigueOf({ ...fresh(regulars) }, rules);
  return [0, 1, 2, 3].map((more) => least + more);
}

/** Tired by so much; whether it was activated stays as far as that fits. */
export function withFatigue(fighter: Fighter, tired: number, rules: Pick<UsbRules, 'fatigue'>): Fighter {
  const counted = rules.fatigue === 'inclusive' ? tired - 1 : tired;
  const activated = fighter.activated && (counted > 0 || rules.fatigue === 'inclusive');
  const fights = rules.fatigue === 'inclusive' ? counted : counted - (activated ? 1 : 0);
  return { ...fighter, activated, fights };
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
