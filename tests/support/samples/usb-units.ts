import { machineItemIds, specialisationIds } from '../../../src/rules/usb/units/equipment.ts';
import { plainHero, plainMachine, plainSoldiers } from '../../../src/rules/usb/units/plain-units.ts';
import {
  heroTiers,
  lineTypes,
  mostModels,
  statValues,
  type UsbUnit,
} from '../../../src/rules/usb/units/unit.ts';

export { plainHero as hero, plainMachine as machine, plainSoldiers as soldiers };

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
    return plainMachine({ ...stats, growth, equipment, specialisations });
  }
  const type = one(pick, lineTypes);
  if (kind === 1) {
    const tier = one(pick, heroTiers);
    const magic = some(pick, ['pole', 'shield', 'automatic', 'fliers', 'brave', 'assault'] as const, 3);
    const mounted = pick(4) === 0 ? { mount: plainMachine({ ...stats, growth: pick(7) }) } : {};
    return plainHero(tier, { type, ...arms, specialisations, magic, ...mounted });
  }
  const models = pick(mostModels[type] + 3);
  return plainSoldiers({
    ...stats,
    ...arms,
    type,
    models,
    leaders: pick(4) === 0,
    specials: pick(4),
    specialisations,
  });
}
