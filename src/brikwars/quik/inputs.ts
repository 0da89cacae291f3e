import type { LugpolDifficulty } from '../../rules/brikwars/lugpol-acts.ts';
import {
  type LugpolUnitId,
  type LugpolWeaponId,
  lugpolUnitIds,
  lugpolWeaponIds,
} from '../../rules/brikwars/lugpol-game.ts';
import type { QuikGoal } from '../../rules/brikwars/quik-choice.ts';
import {
  type QuikUnitId,
  type QuikWeaponId,
  quikUnitIds,
  quikWeaponIds,
} from '../../rules/brikwars/quik-game.ts';
import { type QuikGameId, type QuikTable, withQuikGame } from '../../rules/brikwars/quik-house-rules.ts';
import type { PropulsionId, QuikTerrain } from '../../rules/brikwars/quik-vehicle.ts';

/** What the screen is asked about. */
export const quikKinds = ['attack', 'building', 'vehicle', 'feat', 'move'] as const;
export type QuikKind = (typeof quikKinds)[number];

/** All in one roll, each for itself, or as the advice says. */
export const quikManners = ['together', 'apart', 'best'] as const;
export type QuikManner = (typeof quikManners)[number];

export type QuikUnitChoice = QuikUnitId | LugpolUnitId;
export type QuikWeaponChoice = QuikWeaponId | LugpolWeaponId;

/** Some units alike. */
export interface QuikRow {
  readonly unit: QuikUnitChoice;
  readonly weapon: QuikWeaponChoice;
  /** Another weapon that he carries; bare hands are none. */
  readonly other: QuikWeaponChoice;
  readonly count: number;
  /** At each crewed weapon. */
  readonly crew: number;
  readonly shield: boolean;
  readonly armor: boolean;
  /** Inches to the other side; 0 stands for "in range". */
  readonly distance: number;
}

/** What a vehicle runs into. */
export const quikObstacles = ['unit', 'bricks'] as const;
export type QuikObstacleKind = (typeof quikObstacles)[number];

export interface QuikVehicleInputs {
  readonly terrain: QuikTerrain;
  readonly units: Readonly<Partial<Record<PropulsionId, number>>>;
  readonly aboard: number;
  readonly controlled: boolean;
  readonly lastInches: number;
  /** Studs of its bricks, in the order in which they are hit. */
  readonly studs: readonly number[];
  readonly obstacle: QuikObstacleKind;
}

/** A vehicle of the price list of LUGPolWars. */
export interface LugpolVehicleInputs {
  readonly size: number;
  readonly level: number;
  readonly groundInches: number;
  readonly airInches: number;
}

/** A Movement Phase of one unit, in inches. */
export interface QuikMoveInputs {
  readonly unit: QuikUnitChoice;
  /** Running and climbing. */
  readonly run: number;
  readonly leap: number;
  /** Upwards, of the leap. */
  readonly height: number;
  readonly swim: number;
  /** Things picked up or dropped on the way. */
  readonly handled: number;
  /** Studs of what is lifted; 0 is nothing. */
  readonly lift: number;
}

export interface QuikInputs {
  readonly table: QuikTable;
  readonly kind: QuikKind;
  readonly strikers: readonly QuikRow[];
  readonly target: QuikRow;
  readonly manner: QuikManner;
  readonly goal: QuikGoal;
  /** Studs of the bricks aimed at, in their order. */
  readonly studs: readonly number[];
  readonly vehicle: QuikVehicleInputs;
  readonly move: QuikMoveInputs;
  readonly car: LugpolVehicleInputs;
  readonly difficulty: LugpolDifficulty;
}

export const quikBounds = {
  rows: 3,
  count: 40,
  crew: 20,
  distance: 60,
  bricks: 24,
  studs: 64,
  units: 12,
  aboard: 9,
  lastInches: 15,
  steps: 20,
  height: 9,
  handled: 9,
  lift: 99,
  size: 99,
  level: 1,
  inches: 15,
} as const;

/** The units and weapons of a game, the usual ones first. */
export function quikUnitsOf(game: QuikGameId): readonly QuikUnitChoice[] {
  return game === 'lugpol' ? lugpolUnitIds : quikUnitIds;
}

export function quikWeaponsOf(game: QuikGameId): readonly QuikWeaponChoice[] {
  const ids: readonly QuikWeaponChoice[] = game === 'lugpol' ? lugpolWeaponIds : quikWeaponIds;
  return [...ids.filter((id) => id !== 'bare-hands'), 'bare-hands'];
}

const row: QuikRow = {
  unit: 'minifig',
  weapon: 'hand',
  other: 'bare-hands',
  count: 1,
  crew: 1,
  shield: false,
  armor: false,
  distance: 0,
};

export function initialQuik(game: QuikGameId): QuikInputs {
  const own = rowFor(row, game);
  return {
    table: { game, house: {} },
    kind: 'attack',
    strikers: [own],
    target: own,
    manner: 'together',
    goal: 'kill',
    studs: [4, 4, 4],
    vehicle: {
      terrain: 'ground',
      units: { wheels: 2 },
      aboard: 1,
      controlled: true,
      lastInches: 10,
      studs: [4, 4],
      obstacle: 'unit',
    },
    move: { unit: own.unit, run: 5, leap: 0, height: 0, swim: 0, handled: 0, lift: 0 },
    car: { size: 4, level: 0, groundInches: 10, airInches: 0 },
    difficulty: 'normal',
  };
}

const otherUnit: Readonly<Record<QuikUnitChoice, QuikUnitChoice>> = {
  minifig: 'mercenary',
  hero: 'hero',
  steed: 'mercenary',
  mercenary: 'minifig',
  officer: 'minifig',
};

const otherWeapon: Readonly<Record<QuikWeaponChoice, QuikWeaponChoice>> = {
  hand: 'heavy',
  ranged: 'short-ranged',
  brick: 'improvised',
  siege: 'mounted',
  'bare-hands': 'bare-hands',
  short: 'hand',
  heavy: 'hand',
  'two-handed': 'hand',
  'short-ranged': 'ranged',
  'long-ranged': 'ranged',
  explosive: 'brick',
  improvised: 'brick',
  mounted: 'siege',
};

function unitFor(unit: QuikUnitChoice, game: QuikGameId): QuikUnitChoice {
  return quikUnitsOf(game).includes(unit) ? unit : otherUnit[unit];
}

/** The same in another game: who and what there is nearest to them. */
function rowFor(from: QuikRow, game: QuikGameId): QuikRow {
  const weapons = quikWeaponsOf(game);
  const arm = (weapon: QuikWeaponChoice) => (weapons.includes(weapon) ? weapon : otherWeapon[weapon]);
  return {
    ...from,
    unit: unitFor(from.unit, game),
    weapon: arm(from.weapon),
    other: arm(from.other),
  };
}

/** The inputs by other rules of the table. */
export function withQuikTable(inputs: QuikInputs, table: QuikTable): QuikInputs {
  const { game } = table;
  return {
    ...inputs,
    table,
    strikers: inputs.strikers.map((striker) => rowFor(striker, game)),
    target: rowFor(inputs.target, game),
    move: { ...inputs.move, unit: unitFor(inputs.move.unit, game) },
  };
}

export function atGame(inputs: QuikInputs, game: QuikGameId): QuikInputs {
  return withQuikTable(inputs, withQuikGame(inputs.table, game));
}

/** The other way round: the target attacks the first of those who attacked it. */
export function swapped(inputs: QuikInputs): QuikInputs {
  const [first = inputs.target] = inputs.strikers;
  return { ...inputs, strikers: [inputs.target], target: first };
}
