import type { Messages } from '../../platform/words.ts';
import { playing } from '../../rules/army.ts';
import { type BattleSide, battleLimits, mostOf } from '../../rules/battle.ts';
import { battleUnitFields } from '../../rules/battle-unit.ts';
import type { Profile } from '../../rules/brikwars/units/profile.ts';
import { explosivesOf } from '../../rules/brikwars/units/supply.ts';
import { pipsOf } from '../../rules/brikwars/wreck/size-damage.ts';
import type { Game } from '../../rules/ids.ts';
import { clicksOf } from '../../rules/mage-knight/attack/figure-dial.ts';
import type { UsbRules } from '../../rules/usb/house-rules.ts';
import { commandersOf } from '../../rules/usb/units/composition.ts';
import { priceOf } from '../../rules/usb/units/price.ts';
import { isSpecialised, modelsOf, statsOf } from '../../rules/usb/units/profile.ts';
import { tierStats, type UsbUnit } from '../../rules/usb/units/unit.ts';
import type { Army, ArmyLine } from '../../storage/army/army.ts';
import { figureOfUnit } from '../../storage/castle/castle-figures.ts';
import type { PlayedComer, PlayedUnit, StoredPlay } from '../../storage/plays.ts';
import { profileOfUnit } from '../../storage/units/profiles.ts';
import { usbUnitOf } from '../../storage/units/usb-units.ts';
import { whoText } from '../../usb/unit-names.ts';

type Names = Pick<Messages, 'armies' | 'usb'>;

/** So many points of a model as a battle counts them: one is the model itself, and nobody says more than is known. */
function pointsPart(points: number | undefined): Pick<PlayedUnit, 'points'> {
  return points !== undefined && points > 1 ? { points: Math.min(battleUnitFields.points.most, points) } : {};
}

/** What a unit of USB brings to a battle beside its models. */
function usbPart(
  unit: UsbUnit,
  rules: UsbRules,
): Pick<PlayedUnit, 'points' | 'weight' | 'power' | 'blessed'> {
  return {
    ...pointsPart(statsOf(unit, rules).standfast),
    ...(unit.kind === 'hero' && { weight: 2, power: tierStats[unit.tier].power }),
    ...(isSpecialised(unit, 'blessed') && { blessed: true as const }),
  };
}

/** The victory points that a figure gives who eliminates it: those that it costs (MK-VP-01). */
function worthPart(points: number): Pick<PlayedUnit, 'weight'> {
  const worth = Math.round(points);
  const { least, most } = battleUnitFields.weight;
  return worth >= least ? { weight: Math.min(most, worth) } : {};
}

/** What a unit of BrikWars costs, where somebody has said so. */
function costPart(points: number): Pick<PlayedUnit, 'cost'> {
  const cost = Math.round(points);
  const { least, most } = battleUnitFields.cost;
  return cost >= least ? { cost: Math.min(most, cost) } : {};
}

/** What a unit of BrikWars uses up in a battle, of so many models alike. */
function brikwarsPart(profile: Profile, models: number): Pick<PlayedUnit, 'points' | 'explosives' | 'mage'> {
  const most = mostOf('brikwars', 'used');
  const explosives = Math.min(most, models * explosivesOf(profile));
  const { magic = 0, area = [], shield = 0, necromancy } = profile.training ?? {};
  const mage = {
    ...(area.length > 0 && {
      area: area.map(({ level, casts }) => ({ level, casts: Math.min(most, models * casts) })),
    }),
    ...(shield > 0 && { shield }),
    ...(necromancy && { raises: true as const }),
  };
  return {
    ...pointsPart(pipsOf(profile)),
    ...(explosives > 0 && { explosives }),
    ...(magic > 0 && { mage }),
  };
}

/** How a line is read: the names of units, the rules of the table, and whose line leads. */
interface Reading {
  readonly t: Names;
  readonly rules: UsbRules;
  readonly leads?: string | undefined;
}

/** The line of the commander: the most expensive hero, of several the one that was chosen (USB-HERO-04, USB-A-27). */
function leaderOf(army: Army, lines: readonly ArmyLine[], rules: UsbRules): string | undefined {
  const activations = lines.map(({ unit }) => {
    const usb = usbUnitOf(unit);
    return { price: usb ? priceOf(usb, rules).points : 0, hero: usb?.kind === 'hero' };
  });
  const costliest = commandersOf(activations).flatMap((place) => lines[place]?.id ?? []);
  return costliest.find((id) => id === army.commander) ?? costliest[0];
}

/** Each name of a battle is asked for once for every other: units are read once. */
const read = new WeakMap<object, UsbUnit>();

/** What a unit is called that nobody gave a name. */
function calledBy(t: Names, game: Game, unit: ArmyLine['unit']): string {
  const usb = unit && game === 'usb' ? (read.get(unit) ?? usbUnitOf(unit)) : undefined;
  if (unit && usb) read.set(unit, usb);
  return usb ? whoText(t.usb, usb, modelsOf(usb)) : t.armies.unnamedLine;
}

/** The same, each with its number where several on a side are called alike. */
const numbered = (name: string, place: number): string => {
  const number = ` ${place + 1}`;
  return `${name.slice(0, battleLimits.name - number.length)}${number}`;
};

/** What a unit of a battle that nobody named is called in the language of now. */
export function nameOnTable(
  t: Names,
  { game, units }: Pick<StoredPlay, 'game' | 'units'>,
  unit: PlayedUnit,
): string {
  if (!unit.unnamed) return unit.name;
  const { side, late } = unit;
  const name = calledBy(t, game, unit.unit);
  const alike = units.filter(
    (other) => other.side === side && other.unnamed && !other.late && calledBy(t, game, other.unit) === name,
  );
  return late || alike.length < 2 ? name.slice(0, battleLimits.name) : numbered(name, alike.indexOf(unit));
}

/** What a line brings to the table: rows that act by themselves, each with so many models. */
function rowsOf(line: ArmyLine, { game }: Army, { t, rules, leads }: Reading): readonly PlayedComer[] {
  const usb = game === 'usb' ? usbUnitOf(line.unit) : undefined;
  const models = usb ? modelsOf(usb) : (line.models ?? 1);
  const name = (line.name || calledBy(t, game, line.unit)).slice(0, battleLimits.name);
  const profile = game === 'brikwars' ? profileOfUnit(line.unit) : undefined;
  const figure = game === 'mage-knight' ? figureOfUnit(line.unit) : undefined;
  // Minifigs of a line go together; creations, activations and figures each for itself.
  const group = game === 'brikwars' && profile?.creation === undefined;
  const together = group ? 1 : line.count;
  const each = group ? line.count * models : models;
  return Array.from({ length: together }, (_, place) => ({
    name,
    models: Math.min(battleLimits.models, Math.max(1, each)),
    line: line.id,
    ...(!line.name && { unnamed: true as const }),
    ...(usb && usbPart(usb, rules)),
    ...(leads === line.id && place === 0 && { commander: true as const }),
    ...(profile && brikwarsPart(profile, each)),
    ...(game === 'brikwars' && costPart(line.points * (group ? line.count : 1))),
    ...(figure && pointsPart(clicksOf(figure))),
    ...(figure && worthPart(line.points)),
    ...(line.unit && { unit: line.unit }),
  }));
}

/** The units of an army as they are set up on the table. */
export function unitsOfArmy(army: Army, side: BattleSide, t: Names, rules: UsbRules): readonly PlayedUnit[] {
  const lines = playing(army.lines).filter(({ count }) => count > 0);
  const leads = army.game === 'usb' ? leaderOf(army, lines, rules) : undefined;
  const rows = lines
    .flatMap((line) => rowsOf(line, army, { t, rules, leads }))
    .slice(0, battleLimits.units / 2);
  return rows.map((row, place) => {
    const alike = rows.filter(({ name }) => name === row.name);
    const name = alike.length > 1 ? numbered(row.name, alike.indexOf(row)) : row.name;
    return { ...row, name, id: `${side[0]}${place + 1}`, side };
  });
}

/** What of an army may still come to the table, one of each line, be it played today or not. */
export function reservesOf(army: Army, t: Names, rules: UsbRules): readonly PlayedComer[] {
  return army.lines.flatMap((line) => rowsOf({ ...line, count: 1 }, army, { t, rules }));
}

/** So many units of an enemy who is not on this phone, each with so many models; nobody has named them. */
export function plainUnits(count: number, models = 1): readonly PlayedUnit[] {
  return Array.from({ length: Math.min(count, battleLimits.units / 2) }, (_, place) => ({
    id: `t${place + 1}`,
    side: 'theirs' as const,
    name: '',
    models,
  }));
}
