import { machineItemIds, specialisationIds } from '../../src/rules/usb/equipment.ts';
import {
  type HeroTier,
  type HeroUnit,
  heroTiers,
  type LineUnit,
  lineTypes,
  type MachineUnit,
  mostModels,
  statValues,
  tierStats,
  type UsbUnit,
} from '../../src/rules/usb/unit.ts';

/** Five Regulars with nothing bought, or what is said of them. */
export function soldiers(change: Partial<LineUnit> = {}): LineUnit {
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

/** A Regular machine of growth 0, or what is said of it. */
export function machine(change: Partial<MachineUnit> = {}): MachineUnit {
  return { kind: 'machine', hit: 4, tough: 4, growth: 0, equipment: [], specialisations: [], ...change };
}

/** A hero on foot as his tier has him, or what is said of him. */
export function hero(tier: HeroTier, change: Partial<HeroUnit> = {}): HeroUnit {
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

/** Whole numbers from 0 to below `bound`, the same for the same seed. */
export type Pick = (bound: number) => number;

export function picker(seed: number): Pick {
  let state = seed >>> 0;
  return (bound) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * bound);
  };
}

function one<Value>(pick: Pick, values: readonly Value[]): Value {
  const value = values[pick(values.length)];
  if (value === undefined) throw new RangeError('nothing to pick from');
  return value;
}

const some = <Value>(pick: Pick, values: readonly Value[], odds: number): readonly Value[] =>
  values.filter(() => pick(odds) === 0);

/** Any unit, now and then with a fault in it. */
export function randomUnit(pick: Pick): UsbUnit {
  const stats = { hit: one(pick, statValues), tough: one(pick, statValues) };
  const specialisations = some(pick, specialisationIds, 9);
  const equipped = {
    melee: one(pick, ['basic', 'pole', 'heavy', 'cavalry'] as const),
    shield: pick(3) === 0,
  };
  const ranged = one(pick, ['light-arms', 'small-arms', 'automatic', 'none'] as const);
  const arms = { ...equipped, ...(ranged === 'none' ? {} : { ranged }) };
  const kind = pick(4);
  if (kind === 0) {
    const growth = pick(8);
    const equipment = Array.from({ length: pick(5) }, () => one(pick, machineItemIds));
    return machine({ ...stats, growth, equipment, specialisations });
  }
  const type = one(pick, lineTypes);
  if (kind === 1) {
    const tier = one(pick, heroTiers);
    const magic = some(pick, ['pole', 'shield', 'automatic', 'fliers', 'brave', 'assault'] as const, 3);
    const mounted = pick(4) === 0 ? { mount: machine({ ...stats, growth: pick(7) }) } : {};
    return hero(tier, { type, ...arms, specialisations, magic, ...mounted });
  }
  const models = pick(mostModels[type] + 3);
  return soldiers({
    ...stats,
    ...arms,
    type,
    models,
    leaders: pick(4) === 0,
    specials: pick(4),
    specialisations,
  });
}
