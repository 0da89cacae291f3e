import { namedLink, question } from '../../kit/question/asked.ts';
import { choice, type InputsOf, listOf, number, onOff, written } from '../../kit/question/fields.ts';
import type { InputCodec } from '../../kit/question/inputs.ts';
import { list, oneOf, row, shaped, whole } from '../../kit/question/link.ts';
import { lugpolDifficulties } from '../../rules/brikwars/quik/lugpol-acts.ts';
import {
  type LugpolUnitId,
  type LugpolWeaponId,
  lugpolUnitIds,
  lugpolWeaponIds,
} from '../../rules/brikwars/quik/lugpol-game.ts';
import { quikGoals } from '../../rules/brikwars/quik/quik-choice.ts';
import {
  type QuikUnitId,
  type QuikWeaponId,
  quikUnitIds,
  quikWeaponIds,
} from '../../rules/brikwars/quik/quik-game.ts';
import type { QuikGameId } from '../../rules/brikwars/quik/quik-game-ids.ts';
import { type QuikTable, quikGameOf, withQuikGame } from '../../rules/brikwars/quik/quik-house-rules.ts';
import { type PropulsionId, propulsionIds, quikTerrains } from '../../rules/brikwars/quik/quik-vehicle.ts';
import { quikTableField } from '../house-rules.ts';
import { readQuik1 } from './link-1.ts';

/** What the screen is asked about. */
export const quikKinds = ['attack', 'building', 'vehicle', 'feat', 'move'] as const;

/** All in one roll, each for itself, or as the advice says. */
export const quikManners = ['together', 'apart', 'best'] as const;
export type QuikManner = (typeof quikManners)[number];

export type QuikUnitChoice = QuikUnitId | LugpolUnitId;
export type QuikWeaponChoice = QuikWeaponId | LugpolWeaponId;

/** Those of all games, the common ones of each first. */
const everyUnit: readonly QuikUnitChoice[] = [...new Set([quikUnitIds[0], ...lugpolUnitIds, ...quikUnitIds])];
const everyWeapon: readonly QuikWeaponChoice[] = [
  ...new Set([...quikWeaponIds, ...lugpolWeaponIds].filter((id) => id !== 'bare-hands')),
  'bare-hands',
];

/** The units and weapons of a game. */
export function quikUnitsOf(game: QuikGameId): readonly QuikUnitChoice[] {
  const { units } = quikGameOf({ game, house: {} });
  return everyUnit.filter((id) => id in units);
}

export function quikWeaponsOf(game: QuikGameId): readonly QuikWeaponChoice[] {
  const { weapons } = quikGameOf({ game, house: {} });
  return everyWeapon.filter((id) => id in weapons);
}

const unit = choice(everyUnit, 'minifig');

const rowFields = {
  unit,
  weapon: choice(everyWeapon, 'hand'),
  /** Another weapon that he carries; bare hands are none. */
  other: choice(everyWeapon, 'bare-hands'),
  count: number({ default: 1, least: 1, most: 40 }),
  /** At each crewed weapon. */
  crew: number({ default: 1, least: 1, most: 20 }),
  shield: onOff(),
  armor: onOff(),
  /** Inches to the other side; 0 stands for "in range". */
  distance: number({ most: 60 }),
};

export const quikRow = question(rowFields);

/** Some units alike. */
export type QuikRow = InputsOf<typeof rowFields>;

/** What a brick may have, and how many are asked about. */
export const brickBounds = { studs: 64, bricks: 24 } as const;

/** Studs of bricks, in the order in which they are hit. */
const bricks = (defaultValue: readonly number[]) =>
  written(list(whole(0, brickBounds.studs), ',', 0, brickBounds.bricks), defaultValue);

export const mostPropulsion = 12;

const propulsion = written<Readonly<Partial<Record<PropulsionId, number>>>>(
  shaped(
    list(
      row({ id: oneOf(propulsionIds), count: whole(1, mostPropulsion) }, '-'),
      ',',
      0,
      propulsionIds.length,
    ),
    (held) => propulsionIds.map((id) => ({ id, count: held[id] ?? 0 })).filter(({ count }) => count > 0),
    (held) => Object.fromEntries(held.map(({ id, count }) => [id, count])),
  ),
  { wheels: 2 },
);

const vehicleFields = {
  terrain: choice(quikTerrains, 'ground'),
  units: propulsion,
  aboard: number({ default: 1, most: 9 }),
  controlled: onOff(true),
  lastInches: number({ default: 10, most: 15 }),
  studs: bricks([4, 4]),
  /** What it runs into. */
  obstacle: choice(['unit', 'bricks'], 'unit'),
};

export const quikVehicle = question(vehicleFields, {
  limits: { lastInches: { when: ({ controlled }) => !controlled } },
});

export type QuikVehicleInputs = InputsOf<typeof vehicleFields>;

const step = number({ most: 20 });

/** A Movement Phase of one unit, in inches. */
export const quikMove = question({
  unit,
  /** Running and climbing. */
  run: number({ default: 5, most: step.most }),
  leap: step,
  /** Upwards, of the leap. */
  height: number({ most: 9 }),
  swim: step,
  /** Things picked up or dropped on the way. */
  handled: number({ most: 9 }),
  /** Studs of what is lifted; 0 is nothing. */
  lift: number({ most: 99 }),
});

/** A vehicle of the price list of LUGPolWars. */
export const lugpolCar = question({
  size: number({ default: 4, least: 1, most: 99 }),
  level: number({ most: 1 }),
  groundInches: number({ default: 10, most: 15 }),
  airInches: number({ most: 15 }),
});

const fields = {
  table: quikTableField,
  kind: choice(quikKinds, 'attack'),
  strikers: listOf(quikRow, { fewest: 1, most: 3, default: [quikRow.default] }),
  target: quikRow,
  manner: choice(quikManners, 'together'),
  goal: choice(quikGoals, 'kill'),
  /** Of the bricks aimed at. */
  studs: bricks([4, 4, 4]),
  vehicle: quikVehicle,
  move: quikMove,
  car: lugpolCar,
  difficulty: choice(lugpolDifficulties, 'normal'),
};

export type QuikInputs = InputsOf<typeof fields>;

/** Whether all of it is in the game that is played. */
function fits({ table: { game }, strikers, target, move }: QuikInputs): boolean {
  const [known, weapons] = [quikUnitsOf(game), quikWeaponsOf(game)];
  return (
    known.includes(move.unit) &&
    [...strikers, target].every(
      ({ unit, weapon, other }) =>
        known.includes(unit) && weapons.includes(weapon) && weapons.includes(other),
    )
  );
}

export const quikAsked = question(fields, { fits });

const link = namedLink(quikAsked, readQuik1);

export const { encode: encodeQuik, decode: decodeQuik } = link;

export function initialQuik(game: QuikGameId): QuikInputs {
  return withQuikTable(quikAsked.default, { game, house: {} });
}

export function quikCodec(game: QuikGameId): InputCodec<QuikInputs> {
  return { ...link, initial: initialQuik(game) };
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
