import { type HeroTier, type HeroUnit, type LineUnit, type MachineUnit, tierStats } from './unit.ts';

/** Five Regulars on foot with nothing bought, or what is said of them. */
export function plainSoldiers(change: Partial<LineUnit> = {}): LineUnit {
  return {
    kind: 'line',
    type: 'infantry',
    hit: 4,
    tough: 4,
    models: 5,
    melee: 'basic',
    shield: false,
    leaders: false,
    specials: 0,
    specialisations: [],
    ...change,
  };
}

/** A Regular machine of growth 0 with nothing bought, or what is said of it. */
export function plainMachine(change: Partial<MachineUnit> = {}): MachineUnit {
  return { kind: 'machine', hit: 4, tough: 4, growth: 0, equipment: [], specialisations: [], ...change };
}

/** A hero on foot as his tier has him, or what is said of him. */
export function plainHero(tier: HeroTier, change: Partial<HeroUnit> = {}): HeroUnit {
  const { hit, tough } = tierStats[tier];
  return {
    kind: 'hero',
    tier,
    type: 'infantry',
    hit,
    tough,
    melee: 'basic',
    shield: false,
    specialisations: [],
    magic: [],
    ...change,
  };
}
