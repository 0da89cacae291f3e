import type { BuiltCreation } from '../../rules/brikwars/creation/built.ts';

export const presetIds = [
  'car',
  'tank',
  'flyer',
  'boat',
  'horse',
  'beast',
  'dragon',
  'house',
  'wall',
  'tower',
] as const;
export type PresetId = (typeof presetIds)[number];

const mindless = { kind: 'none', skillRaise: 0, multidexterity: 0, multitasking: 0 } as const;

/** What is built most often, to begin with. */
export const presets: Readonly<Record<PresetId, BuiltCreation>> = {
  tank: {
    size: 4,
    level: 2,
    verminArmor: 0,
    propulsion: [{ medium: 'ground', inches: 8, parts: 2 }],
    weapons: [
      { kind: 'gun', size: 3, payload: 0 },
      { kind: 'gun', size: 1, payload: 0 },
    ],
    mind: mindless,
  },
  car: {
    size: 3,
    level: 1,
    verminArmor: 0,
    propulsion: [{ medium: 'ground', inches: 12, parts: 4 }],
    weapons: [{ kind: 'gun', size: 1, payload: 0 }],
    mind: mindless,
  },
  flyer: {
    size: 4,
    level: 1,
    verminArmor: 0,
    propulsion: [{ medium: 'flight', inches: 16, parts: 2 }],
    weapons: [
      { kind: 'gun', size: 2, payload: 0 },
      { kind: 'rocket', size: 1, payload: 0 },
    ],
    mind: mindless,
  },
  boat: {
    size: 5,
    level: 1,
    verminArmor: 0,
    propulsion: [{ medium: 'water', inches: 8, parts: 2 }],
    weapons: [{ kind: 'launcher', size: 2, payload: 0 }],
    mind: mindless,
  },
  horse: {
    size: 2,
    level: 0,
    verminArmor: 0,
    propulsion: [{ medium: 'ground', inches: 10, parts: 4 }],
    weapons: [{ kind: 'melee', size: 1, payload: 0 }],
    mind: { ...mindless, kind: 'submissive' },
  },
  dragon: {
    size: 6,
    level: 2,
    verminArmor: 0,
    propulsion: [
      { medium: 'flight', inches: 12, parts: 2 },
      { medium: 'ground', inches: 6, parts: 4 },
    ],
    weapons: [
      { kind: 'melee', size: 3, payload: 0 },
      { kind: 'melee', size: 2, payload: 0 },
    ],
    mind: { ...mindless, kind: 'whole' },
  },
  house: { size: 4, level: 1, verminArmor: 0, propulsion: [], weapons: [], mind: mindless },
  beast: {
    size: 3,
    level: 1,
    verminArmor: 0,
    propulsion: [{ medium: 'ground', inches: 8, parts: 4 }],
    weapons: [
      { kind: 'melee', size: 2, payload: 0 },
      { kind: 'melee', size: 1, payload: 0 },
    ],
    mind: { ...mindless, kind: 'simple' },
  },
  wall: { size: 6, level: 3, verminArmor: 0, propulsion: [], weapons: [], mind: mindless },
  tower: {
    size: 5,
    level: 2,
    verminArmor: 0,
    propulsion: [],
    weapons: [{ kind: 'launcher', size: 4, payload: 2 }],
    mind: mindless,
  },
};
