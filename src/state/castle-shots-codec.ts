import { type SiegeAbilityId, siegeAbilities } from '../rules/mage-knight/abilities.ts';
import { checkSectionShot } from '../rules/mage-knight/shooting.ts';
import {
  type CastleShoots,
  castleTargetPlaces,
  figureShooters,
  firstShots,
  type ShotAtCastle,
  type ShotAtFigure,
  type ShotsInputs,
  sectionKinds,
  sectionShooterPlaces,
  shooterPlaces,
  shotLimits,
  shotSituations,
  shotTargets,
  targetPlaces,
} from './castle-shots-inputs.ts';
import type { InputCodec } from './inputs.ts';

/** One value as it stands in a link. */
interface Field<T> {
  write(value: T): string;
  read(text: string): T | undefined;
}

type Fields<T> = { readonly [Name in keyof T]: Field<T[Name]> };

function whole(min: number, max: number): Field<number> {
  return {
    write: String,
    read(text) {
      const value = /^-?\d{1,3}$/.test(text) ? Number(text) : Number.NaN;
      return value >= min && value <= max ? value : undefined;
    },
  };
}

/** Hundredths of an inch, so that no point is needed. */
const length: Field<number> = {
  write: (inches) => String(Math.round(inches * 100)),
  read(text) {
    const value = /^\d{1,5}$/.test(text) ? Number(text) / 100 : Number.NaN;
    return value <= shotLimits.distance ? value : undefined;
  },
};

const flag: Field<boolean> = {
  write: (value) => (value ? '1' : '0'),
  read: (text) => (text === '1' ? true : text === '0' ? false : undefined),
};

function oneOf<T extends string>(known: readonly T[]): Field<T> {
  return { write: (value) => value, read: (text) => known.find((value) => value === text) };
}

const abilities: Field<readonly SiegeAbilityId[]> = {
  write: (held) => held.join(','),
  read(text) {
    const named = text === '' ? [] : text.split(',');
    const held = siegeAbilities
      .filter(({ mode }) => mode === 'ranged')
      .map(({ id }) => id)
      .filter((id) => named.includes(id));
    return held.length === named.length ? held : undefined;
  },
};

const { range, value, damage, bonus, tokens } = shotLimits;

const hit = {
  attack: whole(0, value),
  attackBonus: whole(-bonus, bonus),
  damage: whole(0, damage),
  defence: whole(0, value),
  defenceBonus: whole(-bonus, bonus),
};

const castleFields: Fields<CastleShoots> = {
  ...hit,
  kind: oneOf(sectionKinds),
  range: whole(0, range),
  target: oneOf(shotTargets),
  edge: length,
  distance: length,
  on: oneOf(castleTargetPlaces),
  tokens: whole(0, tokens),
  acted: flag,
  demoralised: flag,
  closedDoor: flag,
  abilities,
};

const sectionFields: Fields<ShotAtCastle> = {
  ...hit,
  kind: oneOf(figureShooters),
  range: whole(0, range),
  distance: length,
  from: oneOf(sectionShooterPlaces),
  closedDoor: flag,
  abilities,
};

const { range: firstRange, distance: firstDistance } = firstShots.figure;

const unmeasuredFields: Fields<Omit<ShotAtFigure, 'range' | 'distance'>> = {
  ...hit,
  target: oneOf(targetPlaces),
  from: oneOf(shooterPlaces),
  heightCounts: flag,
  closedDoor: flag,
};

const figureFields: Fields<ShotAtFigure> = { ...unmeasuredFields, range: whole(0, range), distance: length };

/** The first links asked for no distance. */
function readFigure(text: string): ShotAtFigure | undefined {
  const unmeasured = readFields(unmeasuredFields, text);
  return unmeasured
    ? { ...unmeasured, range: firstRange, distance: firstDistance }
    : readFields(figureFields, text);
}

type Shared = Pick<ShotsInputs, 'fortification' | 'height' | 'criticals'>;

const sharedFields: Fields<Shared> = {
  fortification: whole(0, bonus),
  height: whole(0, bonus),
  criticals: flag,
};

function namesOf<T>(fields: Fields<T>): readonly (keyof T)[] {
  return Object.keys(fields) as (keyof T)[];
}

/** The values in the order of their fields, with points between. */
export function writeFields<T>(fields: Fields<T>, values: T): string {
  return namesOf(fields)
    .map((name) => fields[name].write(values[name]))
    .join('.');
}

/** Undefined unless every field is there and can be read. */
export function readFields<T>(fields: Fields<T>, text: string): T | undefined {
  const names = namesOf(fields);
  const texts = text.split('.');
  if (texts.length !== names.length) return undefined;
  const read = names.map((name, place) => [name, fields[name].read(texts[place] ?? '')] as const);
  if (read.some(([, found]) => found === undefined)) return undefined;
  // Every field of T has just been read by the field of its own name.
  return Object.fromEntries(read) as T;
}

export { flag, oneOf, whole };

/** `v=1&s=castle`, then `c`, `w` and `f` for the three questions and `o` for what they share. */
export const castleShotsCodec: InputCodec<ShotsInputs> = {
  initial: firstShots,
  encode({ situation, castle, section, figure, ...shared }) {
    return [
      'v=1',
      `s=${situation}`,
      `c=${writeFields(castleFields, castle)}`,
      `w=${writeFields(sectionFields, section)}`,
      `f=${writeFields(figureFields, figure)}`,
      `o=${writeFields(sharedFields, shared)}`,
    ].join('&');
  },
  decode(query) {
    const found = new URLSearchParams(query);
    if (found.get('v') !== '1') return undefined;
    const situation = oneOf(shotSituations).read(found.get('s') ?? '');
    const castle = readFields(castleFields, found.get('c') ?? '');
    const section = readFields(sectionFields, found.get('w') ?? '');
    const figure = readFigure(found.get('f') ?? '');
    const shared = readFields(sharedFields, found.get('o') ?? '');
    if (!situation || !castle || !section || !figure || !shared) return undefined;
    if (!checkSectionShot(castle).ok) return undefined;
    return { situation, castle, section, figure, ...shared };
  },
};
