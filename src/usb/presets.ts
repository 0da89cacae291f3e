import type { LineRangedId, MachineItemId } from '../rules/usb/equipment.ts';
import { plainHero, plainMachine, plainSoldiers } from '../rules/usb/plain-units.ts';
import {
  type HeroTier,
  type HeroUnit,
  heroTiers,
  type MachineUnit,
  rankStats,
  ranks,
  type UsbUnit,
} from '../rules/usb/unit.ts';
import { regulars } from './side.ts';

/** Units of every kind that stand ready. */
export const usbPresetIds = [
  ...ranks.flatMap((rank) => ([5, 10, 20] as const).map((models) => `${rank}-${models}` as const)),
  'heavy',
  'riders',
  ...heroTiers,
  ...([0, 1, 2, 6] as const).map((growth) => `growth-${growth}` as const),
] as const;

export type UsbPresetId = (typeof usbPresetIds)[number];

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
