import { lugpolDifficulties } from '../rules/brikwars/lugpol-acts.ts';
import { quikGoals } from '../rules/brikwars/quik-choice.ts';
import type { QuikGameId } from '../rules/brikwars/quik-house-rules.ts';
import { type PropulsionId, propulsionIds, quikTerrains } from '../rules/brikwars/quik-vehicle.ts';
import type { InputCodec } from './inputs.ts';
import {
  initialQuik,
  type QuikInputs,
  type QuikMoveInputs,
  type QuikRow,
  type QuikVehicleInputs,
  quikBounds,
  quikKinds,
  quikManners,
  quikObstacles,
  quikUnitsOf,
  quikWeaponsOf,
} from './quik-inputs.ts';
import { decodeQuikTable, encodeQuikTable } from './quik-table.ts';

const flag = (value: boolean): 0 | 1 => (value ? 1 : 0);

function encodeRow({ unit, weapon, other, count, crew, shield, armor, distance }: QuikRow): string {
  return [unit, weapon, other, count, crew, flag(shield), flag(armor), distance].join('.');
}

function encodeUnits(units: QuikVehicleInputs['units']): string {
  return propulsionIds
    .filter((id) => (units[id] ?? 0) > 0)
    .map((id) => `${id}-${units[id]}`)
    .join('.');
}

function encodeVehicle({ terrain, aboard, controlled, lastInches, obstacle }: QuikVehicleInputs): string {
  return [terrain, aboard, flag(controlled), lastInches, obstacle].join('.');
}

function encodeMove({ unit, run, leap, height, swim, handled, lift }: QuikMoveInputs): string {
  return [unit, run, leap, height, swim, handled, lift].join('.');
}

function decodeMove(text: string, game: QuikGameId): QuikMoveInputs {
  const [unit, run, leap, height, swim, handled, lift] = parts(text, '.', 7);
  return {
    unit: one(unit, quikUnitsOf(game)),
    run: whole(run, 0, quikBounds.steps),
    leap: whole(leap, 0, quikBounds.steps),
    height: whole(height, 0, quikBounds.height),
    swim: whole(swim, 0, quikBounds.steps),
    handled: whole(handled, 0, quikBounds.handled),
    lift: whole(lift, 0, quikBounds.lift),
  };
}

/** `v=1&e=en&k=attack&a=…~…&t=…&w=together&g=kill&b=4.4.4&m=…&mu=wheels-2&mb=4.4&f=…&c=…&d=normal`. */
export function encodeQuik(inputs: QuikInputs): string {
  const { car } = inputs;
  const fields: readonly (readonly [string, string])[] = [
    ['v', '1'],
    ['e', encodeQuikTable(inputs.table)],
    ['k', inputs.kind],
    ['a', inputs.strikers.map(encodeRow).join('~')],
    ['t', encodeRow(inputs.target)],
    ['w', inputs.manner],
    ['g', inputs.goal],
    ['b', inputs.studs.join('.')],
    ['m', encodeVehicle(inputs.vehicle)],
    ['mu', encodeUnits(inputs.vehicle.units)],
    ['mb', inputs.vehicle.studs.join('.')],
    ['f', encodeMove(inputs.move)],
    ['c', [car.size, car.level, car.groundInches, car.airInches].join('.')],
    ['d', inputs.difficulty],
  ];
  return fields.map(([name, value]) => `${name}=${value}`).join('&');
}

/** Thrown, and caught below, where a part of a link is not understood. */
class Misread extends Error {}

function whole(text: string | undefined, low: number, high: number): number {
  const value = Number(text);
  if (text === undefined || !/^\d{1,3}$/.test(text) || value < low || value > high) throw new Misread();
  return value;
}

function one<T extends string>(text: string | undefined, known: readonly T[]): T {
  const found = known.find((value) => value === text);
  if (found === undefined) throw new Misread();
  return found;
}

function parts(text: string, separator: string, count: number): readonly string[] {
  const read = text.split(separator);
  if (read.length !== count) throw new Misread();
  return read;
}

function decodeRow(text: string, game: QuikGameId): QuikRow {
  const [unit, weapon, other, count, crew, shield, armor, distance] = parts(text, '.', 8);
  const weapons = quikWeaponsOf(game);
  return {
    unit: one(unit, quikUnitsOf(game)),
    weapon: one(weapon, weapons),
    other: one(other, weapons),
    count: whole(count, 1, quikBounds.count),
    crew: whole(crew, 1, quikBounds.crew),
    shield: whole(shield, 0, 1) === 1,
    armor: whole(armor, 0, 1) === 1,
    distance: whole(distance, 0, quikBounds.distance),
  };
}

function decodeStuds(text: string): readonly number[] {
  if (text === '') return [];
  const studs = text.split('.').map((held) => whole(held, 0, quikBounds.studs));
  if (studs.length > quikBounds.bricks) throw new Misread();
  return studs;
}

function decodeUnits(text: string): QuikVehicleInputs['units'] {
  const units: Partial<Record<PropulsionId, number>> = {};
  if (text === '') return units;
  for (const entry of text.split('.')) {
    const [id, count] = parts(entry, '-', 2);
    units[one(id, propulsionIds)] = whole(count, 1, quikBounds.units);
  }
  return units;
}

function readQuik(query: string): QuikInputs {
  const read = new URLSearchParams(query);
  const field = (name: string): string => read.get(name) ?? '';
  const table = decodeQuikTable(field('e'));
  if (field('v') !== '1' || table === undefined) throw new Misread();
  const rows = field('a').split('~');
  if (rows.length > quikBounds.rows) throw new Misread();
  const [terrain, aboard, controlled, lastInches, obstacle] = parts(field('m'), '.', 5);
  const [size, level, groundInches, airInches] = parts(field('c'), '.', 4);
  return {
    table,
    kind: one(field('k'), quikKinds),
    strikers: rows.map((row) => decodeRow(row, table.game)),
    target: decodeRow(field('t'), table.game),
    manner: one(field('w'), quikManners),
    goal: one(field('g'), quikGoals),
    studs: decodeStuds(field('b')),
    vehicle: {
      terrain: one(terrain, quikTerrains),
      units: decodeUnits(field('mu')),
      aboard: whole(aboard, 0, quikBounds.aboard),
      controlled: whole(controlled, 0, 1) === 1,
      lastInches: whole(lastInches, 0, quikBounds.lastInches),
      studs: decodeStuds(field('mb')),
      obstacle: one(obstacle, quikObstacles),
    },
    move: decodeMove(field('f'), table.game),
    car: {
      size: whole(size, 1, quikBounds.size),
      level: whole(level, 0, quikBounds.level),
      groundInches: whole(groundInches, 0, quikBounds.inches),
      airInches: whole(airInches, 0, quikBounds.inches),
    },
    difficulty: one(field('d'), lugpolDifficulties),
  };
}

export function decodeQuik(query: string): QuikInputs | undefined {
  try {
    return readQuik(query);
  } catch (error) {
    if (error instanceof Misread) return undefined;
    throw error;
  }
}

export function quikCodec(game: QuikGameId): InputCodec<QuikInputs> {
  return { initial: initialQuik(game), encode: encodeQuik, decode: decodeQuik };
}
