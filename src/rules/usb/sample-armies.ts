import type { HeroUnit, LineUnit, MachineUnit, UsbUnit } from './unit.ts';

/** An infantry soldier of no rank in particular: 4+, nothing bought. */
const soldiers: LineUnit = {
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
};

const daredevil: HeroUnit = {
  kind: 'hero',
  tier: 'daredevil',
  type: 'infantry',
  hit: 4,
  tough: 4,
  melee: 'basic',
  shield: false,
  specialisations: [],
  magic: [],
};

const machine: MachineUnit = {
  kind: 'machine',
  hit: 4,
  tough: 4,
  growth: 1,
  equipment: [],
  specialisations: [],
};

export interface SampleArmy {
  readonly limit: number;
  readonly units: readonly UsbUnit[];
}

/** Legal armies for the two limits that the text works through (U68-69/75-76): one hero and four units, two heroes and three. */
export const sampleArmies: readonly SampleArmy[] = [
  {
    limit: 240,
    units: [
      daredevil,
      soldiers,
      { ...soldiers, hit: 5, tough: 5, models: 4, ranged: 'light-arms' },
      machine,
      { ...soldiers, hit: 5, tough: 5, models: 1 },
    ],
  },
  {
    limit: 300,
    units: [
      { ...daredevil, tier: 'aspiring', hit: 5, tough: 5 },
      daredevil,
      { ...soldiers, models: 7 },
      { ...soldiers, melee: 'pole' },
      { ...soldiers, type: 'riders', models: 1 },
    ],
  },
];
