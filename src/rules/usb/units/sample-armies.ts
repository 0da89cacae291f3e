import { plainHero, plainMachine, plainSoldiers } from './plain-units.ts';
import type { UsbUnit } from './unit.ts';

export interface SampleArmy {
  readonly limit: number;
  readonly units: readonly UsbUnit[];
}

/** Legal armies for the two limits that the text works through (U68-69/75-76): one hero and four units, two heroes and three. */
export const sampleArmies: readonly SampleArmy[] = [
  {
    limit: 240,
    units: [
      plainHero('daredevil'),
      plainSoldiers(),
      plainSoldiers({ hit: 5, tough: 5, models: 4, ranged: 'light-arms' }),
      plainMachine({ growth: 1 }),
      plainSoldiers({ hit: 5, tough: 5, models: 1 }),
    ],
  },
  {
    limit: 300,
    units: [
      plainHero('aspiring'),
      plainHero('daredevil'),
      plainSoldiers({ models: 7 }),
      plainSoldiers({ melee: 'pole' }),
      plainSoldiers({ type: 'riders', models: 1 }),
    ],
  },
];
