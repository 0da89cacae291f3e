// Units with their arms, as players take them to the table; what each costs follows the tables.
import type { SpecialtyId } from '../creation/creation.ts';
import type { RuleSet } from '../rule-sets.ts';
import { units } from '../units.ts';
import type { WeaponId } from '../weapons.ts';
import { bodyValues, type PrintedUnit } from './printed-body.ts';
import type { Profile } from './profile.ts';
import { profilePrice } from './profile-price.ts';
import { type ShortUnit, type ShortUnitId, type ShortWeaponId, shortValues } from './short-unit.ts';

const readyIds = [
  'sword-shield',
  'axe-shield',
  'two-hander',
  'bow',
  'rifle',
  'grenadier',
  'knight',
  'officer',
  'hero',
  'pilot',
  'medic',
  'mage',
  'horse',
  'brick-thrower',
  'siege',
] as const;
export type ReadyId = (typeof readyIds)[number];

interface ReadyUnit {
  readonly id: ReadyId;
  readonly unit: Omit<Profile, 'name'>;
}

interface Full {
  readonly unit: PrintedUnit;
  readonly weapons: readonly WeaponId[];
  readonly armored?: boolean;
  readonly specialties?: readonly SpecialtyId[];
  readonly magic?: number;
}

/** The common arms of the full game; who needs the supplements is there only where they are played. */
const fullUnits: Readonly<Partial<Record<ReadyId, Full>>> = {
  'sword-shield': { unit: 'minifig', weapons: ['hand', 'shield'] },
  'axe-shield': { unit: 'minifig', weapons: ['heavy', 'shield'] },
  'two-hander': { unit: 'minifig', weapons: ['two-handed'] },
  bow: { unit: 'minifig', weapons: ['short-ranged'] },
  rifle: { unit: 'minifig', weapons: ['long-ranged'] },
  grenadier: { unit: 'minifig', weapons: ['hand', 'explosive'] },
  knight: { unit: 'minifig', weapons: ['heavy', 'shield'], armored: true },
  officer: { unit: 'officer', weapons: ['hand', 'short-ranged'] },
  hero: { unit: 'hero', weapons: ['heavy', 'shield'] },
  pilot: { unit: 'minifig', weapons: ['hand'], specialties: ['pilot'] },
  medic: { unit: 'minifig', weapons: ['hand'], specialties: ['healing'] },
  mage: { unit: 'minifig', weapons: ['hand'], magic: 2 },
  horse: { unit: 'warhorse', weapons: ['bite'] },
};

type Short = readonly [
  unit: ShortUnitId,
  weapons: readonly ShortWeaponId[],
  shield?: boolean,
  armor?: boolean,
];

const shortUnits: Readonly<Record<ShortUnit['list'], Readonly<Partial<Record<ReadyId, Short>>>>> = {
  quik: {
    'sword-shield': ['minifig', ['hand'], true],
    bow: ['minifig', ['ranged']],
    'brick-thrower': ['minifig', ['brick']],
    hero: ['hero', ['hand'], true],
    siege: ['minifig', ['siege']],
    horse: ['steed', []],
  },
  lugpol: {
    'sword-shield': ['mercenary', ['short'], true],
    'axe-shield': ['mercenary', ['heavy'], true],
    'two-hander': ['mercenary', ['two-handed']],
    bow: ['mercenary', ['short-ranged']],
    rifle: ['mercenary', ['long-ranged']],
    grenadier: ['mercenary', ['short', 'explosive']],
    knight: ['mercenary', ['heavy'], true, true],
    officer: ['officer', ['short', 'short-ranged']],
    hero: ['hero', ['heavy'], true],
    siege: ['mercenary', ['mounted']],
  },
};

/** A unit of a printed body with arms and training, at the price of the tables (BW-UNIT-05, BW-UNIT-09). */
function armedUnit({ unit, weapons, armored = false, ...more }: Full): Omit<Profile, 'name'> {
  const { specialties = [], magic = 0 } = more;
  const trained = specialties.length > 0 || magic > 0;
  const profile = {
    ...bodyValues({ unit, armored, raise: 0 }, weapons),
    weapons: weapons.length > 0 ? weapons : (units[unit].natural ?? []),
    ...(trained && {
      training: { ...(specialties.length > 0 && { specialties }), ...(magic > 0 && { magic }) },
    }),
  };
  return { ...profile, cost: profilePrice(profile).known };
}

/** A unit of a short game, at the price of its list where there is one (BW-LP-01). */
function shortUnitOf(short: ShortUnit): Omit<Profile, 'name'> {
  const profile = { ...shortValues(short), short };
  return { ...profile, cost: profilePrice(profile).known };
}

/** What a rule set has ready, in the order in which armies are begun. */
export function readyUnits({ list, building, specialties }: RuleSet): readonly ReadyUnit[] {
  if (list)
    return readyIds.flatMap((id) => {
      const [unit, weapons, shield = false, armor = false] = shortUnits[list][id] ?? [];
      if (!unit || !weapons) return [];
      return [{ id, unit: shortUnitOf({ list, unit, weapons, shield, armor }) }];
    });
  return readyIds.flatMap((id) => {
    const full = fullUnits[id];
    const known = full?.specialties?.every((each) => specialties.includes(each)) ?? true;
    const taught = !full?.magic || building.supplements;
    return full && known && taught ? [{ id, unit: armedUnit(full) }] : [];
  });
}
