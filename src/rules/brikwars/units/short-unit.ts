// Units of the short games as an army lists them: QuikWars without prices, LUGPolWars by its own (P:1416-1451).
import { parseDice, printDice } from '../../dice/notation.ts';
import type { Reason } from '../../reason.ts';
import { withD6 } from '../attack/altered-dice.ts';
import type { BrikwarsRuleId } from '../ids.ts';
import { type LugpolIssue, lugpolCost } from '../quik/lugpol-cost.ts';
import {
  type LugpolUnitId,
  type LugpolWeaponId,
  lugpolGame,
  lugpolUnitIds,
  lugpolWeaponIds,
} from '../quik/lugpol-game.ts';
import {
  type QuikGame,
  type QuikUnitId,
  type QuikWeaponId,
  quikGames,
  quikUnitIds,
  quikWeaponIds,
} from '../quik/quik-game.ts';
import type { WeaponId } from '../weapons.ts';
import { levelArmor } from '../wreck/structure-armor.ts';

export const shortLists = ['quik', 'lugpol'] as const;
export type ShortList = (typeof shortLists)[number];
export type ShortUnitId = QuikUnitId | LugpolUnitId;
export type ShortWeaponId = QuikWeaponId | LugpolWeaponId;

/** A vehicle of LUGPolWars: inches of its longest line, Level, and inches a turn on the ground and in the air (BW-LP-04). */
export interface ShortVehicle {
  readonly size: number;
  readonly level: number;
  readonly groundInches: number;
  readonly airInches: number;
}

/** A unit of a short game and what it has; nothing of it is rolled by Skill. */
export interface ShortUnit {
  readonly list: ShortList;
  readonly unit: ShortUnitId;
  /** What it carries, or what is mounted on it. */
  readonly weapons: readonly ShortWeaponId[];
  readonly shield: boolean;
  readonly armor: boolean;
  /** In the place of the unit, which is its crew then. */
  readonly vehicle?: ShortVehicle;
}

export const shortLimits = { weapons: 8, size: 60, level: 1, inches: 15 } as const;

/** What each list has, the common first; bare hands are no thing. */
export const shortUnitIds: Readonly<Record<ShortList, readonly ShortUnitId[]>> = {
  quik: quikUnitIds,
  lugpol: lugpolUnitIds,
};
export const shortWeaponIds: Readonly<Record<ShortList, readonly ShortWeaponId[]>> = {
  quik: quikWeaponIds.filter((id) => id !== 'bare-hands'),
  lugpol: lugpolWeaponIds.filter((id) => id !== 'bare-hands'),
};

/** The game of each list. */
export const listedGames: Readonly<Record<ShortList, QuikGame>> = { quik: quikGames.en, lugpol: lugpolGame };

/** What both hands hold; a thing held in both leaves no other (BW-LP-02). */
const bothHands: readonly ShortWeaponId[] = ['two-handed', 'long-ranged'];

export const needsBothHands = (weapon: ShortWeaponId): boolean => bothHands.includes(weapon);

/** The nearest thing of the full game, for reading the unit as one of that. */
const nearest: Readonly<Partial<Record<ShortWeaponId, WeaponId>>> = {
  hand: 'hand',
  short: 'hand',
  heavy: 'heavy',
  'two-handed': 'two-handed',
  ranged: 'short-ranged',
  'short-ranged': 'short-ranged',
  'long-ranged': 'long-ranged',
  explosive: 'explosive',
  brick: 'random-object',
  improvised: 'random-object',
};

/**
 * The values of a unit of a short game: its Armor with a die for its shield and its armor, one for both in QuikWars, and
 * its Move. Its Skill is the one die of feats and further acts (BW-QW-06, BW-QW-08, BW-QW-11, BW-LP-02, BW-LP-05, BWC-68).
 */
export function shortValues({ list, unit, weapons, shield, armor, vehicle }: ShortUnit) {
  const game = listedGames[list];
  const things = Number(shield) + Number(armor);
  const dice = game.rules.protection === 'each' ? things : Math.min(1, things);
  const own = game.units[unit];
  const move = vehicle ? Math.max(vehicle.groundInches, vehicle.airInches) : (own?.move ?? 0);
  let defence = vehicle ? levelArmor(vehicle.level) : diceOf(own?.armor ?? '0');
  for (let die = 0; die < dice; die++) defence = withD6(defence);
  const [first] = weapons.flatMap((id) => nearest[id] ?? []);
  return {
    skill: '1d6',
    armor: printDice(defence),
    move,
    size: vehicle ? vehicle.size : unit === 'steed' ? 2 : 1,
    hands: vehicle || unit === 'steed' ? 0 : 2,
    weapons: first === undefined || vehicle || unit === 'steed' ? [] : [first],
  } as const;
}

/** Dice of the tables, which hold no faulty ones. */
function diceOf(notation: string) {
  const read = parseDice(notation);
  return read.ok ? read.value : { groups: [], constant: 0 };
}

export type ShortPriceEffect = 'short-unit-price' | 'short-thing-price' | 'vehicle-price';

/** A price of the list, and of what. */
export interface ShortPriceReason extends Reason<BrikwarsRuleId, ShortPriceEffect> {
  readonly of:
    | ShortUnitId
    | ShortWeaponId
    | 'shield'
    | 'armor'
    | 'body-price'
    | 'ground-price'
    | 'flight-price';
}

const gearOf = ({ weapons, shield, armor }: ShortUnit) => ({
  weapons: weapons.filter(
    (id): id is LugpolWeaponId => lugpolGame.weapons[id as LugpolWeaponId]?.cost !== undefined,
  ),
  shields: Number(shield),
  armors: Number(armor),
});

function costOf(short: ShortUnit) {
  const { unit, vehicle } = short;
  const gear = gearOf(short);
  if (vehicle) return lugpolCost({ units: [], vehicles: [{ ...vehicle, ...gear, crew: 1 }] });
  const id = lugpolUnitIds.find((each) => each === unit) ?? 'mercenary';
  return lugpolCost({ units: [{ unit: id, ...gear }], vehicles: [] });
}

/** What LUGPolWars charges for a unit, thing by thing; QuikWars has no prices (BW-LP-01, BW-LP-02, BW-LP-04, BW-QW-01). */
export function shortPrice(short: ShortUnit): {
  readonly known: number;
  readonly reasons: readonly ShortPriceReason[];
} {
  if (short.list === 'quik') return { known: 0, reasons: [] };
  const price = costOf(short);
  if (!price.ok) return { known: 0, reasons: [] };
  const { weapons, shields, armors } = gearOf(short);
  const things: readonly ShortPriceReason['of'][] = [
    ...weapons,
    ...(shields > 0 ? (['shield'] as const) : []),
    ...(armors > 0 ? (['armor'] as const) : []),
  ];
  const items = price.value.reasons.filter(({ effect }) => effect === 'item-price');
  const bodies = price.value.reasons.filter(({ effect }) => effect !== 'item-price');
  return {
    known: price.value.value,
    reasons: [
      ...bodies.map(({ rule, effect, amount = 0 }): ShortPriceReason => {
        if (effect === 'unit-price') return { rule, effect: 'short-unit-price', amount, of: short.unit };
        const of = effect === 'ground-price' || effect === 'flight-price' ? effect : 'body-price';
        return { rule, effect: 'vehicle-price', amount, of };
      }),
      ...items.map(({ rule, amount = 0 }, place): ShortPriceReason => {
        return { rule, effect: 'short-thing-price', amount, of: things[place] ?? 'shield' };
      }),
    ],
  };
}

/** What the list has against a unit: of a vehicle its Level, its crew and its inches (BW-LP-04). */
export function shortIssues(short: ShortUnit): readonly LugpolIssue[] {
  if (short.list === 'quik') return [];
  const price = costOf(short);
  return price.ok ? [] : price.issues;
}
