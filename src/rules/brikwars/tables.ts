import { cell, column, type Figure, type RulesTable, type TableCell } from '../rules-table.ts';
import type { AttackSituation } from './attack/circumstances.ts';
import { attackModifier } from './attack/modifiers.ts';
import { momentum, opposition } from './charge/charge-speed.ts';
import type { PartKind } from './creation/creation.ts';
import { creationWeaponTable, flightCostTable, structureLevelTable } from './creation/creation-tables.ts';
import { type EditionId, editionIds, editions } from './edition.ts';
import { firstEdition } from './edition-ids.ts';
import { quickActionInches } from './movement.ts';
import { lugpolDifficulties, lugpolUses } from './quik/lugpol-acts.ts';
import { lugpolGame, lugpolProtectionCost, lugpolUnitIds, lugpolWeaponIds } from './quik/lugpol-game.ts';
import { type QuikGame, type QuikUnit, type QuikWeapon, quikGames } from './quik/quik-game.ts';
import { quikFire } from './quik/quik-siege.ts';
import { propulsionIds, propulsionTerrains, quikTerrains } from './quik/quik-vehicle.ts';
import { touchedObjects, touchLimit } from './squad/action.ts';
import { numbersRules, overwhelmed } from './squad/engagement.ts';
import { areaTable, boltTable, shieldTable } from './supplement/spell-tables.ts';
import type { TableId, TableRowId } from './table-ids.ts';
import { units } from './units.ts';
import { type Weapon, weaponIds } from './weapons.ts';

/** What heads a column. */
export type ColumnId =
  | 'cost'
  | 'use'
  | 'damage'
  | 'reach'
  | 'skill'
  | 'move'
  | 'armor'
  | 'attacks'
  | 'modifier'
  | 'of-size'
  | 'around'
  | 'taken-off'
  | 'of-level'
  | 'members'
  | 'countering'
  | PartKind
  | (typeof quikTerrains)[number];

export type BrikwarsTable = RulesTable<TableId, ColumnId, TableRowId, EditionId>;
type Cell = TableCell<EditionId>;

/** The figure of the first edition, and that of each edition which has another. */
function byEdition(figureOf: (edition: EditionId) => Figure | undefined): Cell {
  const figure = figureOf(firstEdition);
  const others = editionIds.flatMap((edition) => {
    const other = figureOf(edition);
    return other === undefined || other === figure ? [] : [{ where: edition, figure: other }];
  });
  return { ...cell(figure), ...(others.length > 0 && { others }) };
}

function weaponTable(): Omit<BrikwarsTable, 'id'> {
  const one = (id: (typeof weaponIds)[number], figure: (weapon: Weapon) => Figure | undefined) =>
    byEdition((edition) => figure(editions[edition].weapons[id]));
  return {
    columns: [column('cost'), column('use'), column('damage'), column('reach', 'reach')],
    rows: weaponIds.map((id) => {
      const { size } = editions[firstEdition].weapons[id];
      return {
        id,
        ...(size && { size }),
        cells: [
          one(id, ({ cost }) => cost),
          one(id, ({ use }) => use),
          one(id, ({ damage }) => damage),
          one(id, ({ range, thrown }) => range ?? thrown),
        ],
      };
    }),
  };
}

function unitTable(): Omit<BrikwarsTable, 'id'> {
  return {
    columns: [column('skill'), column('move', 'inches'), column('armor'), column('cost')],
    rows: Object.entries(units).map(([id, { skill, move, armor, cost }]) => ({
      id: id as keyof typeof units,
      cells: [skill, move, armor, cost].map(cell),
    })),
  };
}

const situations: readonly {
  readonly id: TableRowId;
  readonly amount?: number;
  readonly situation: AttackSituation;
}[] = [
  { id: 'target-still', situation: { still: true } },
  { id: 'aimed', situation: { aimed: true } },
  { id: 'two-thirds', situation: { thirds: 2 } },
  { id: 'one-third', situation: { thirds: 1 } },
  ...[2, 4, 10].map((inches) => ({
    id: 'large' as const,
    amount: inches,
    situation: { large: inches },
  })),
  ...[6, 12, 18].map((inches) => ({
    id: 'speed' as const,
    amount: inches,
    situation: { speed: inches },
  })),
  { id: 'head-on', amount: 6, situation: { speed: 6, headOn: true } },
  { id: 'blind', situation: { blind: true } },
];

function modifierTable(): Omit<BrikwarsTable, 'id'> {
  return {
    columns: [column('modifier', 'signed')],
    rows: situations.map(({ situation, ...row }) => ({
      ...row,
      cells: [byEdition((edition) => attackModifier(situation, 'ranged', editions[edition].rules).value)],
    })),
  };
}

/** Points by the speed of a collision, down, and by Size, across. */
function pointTable(points: (inches: number, size: number) => number): Omit<BrikwarsTable, 'id'> {
  const sizes = [1, 2, 3, 4, 5];
  return {
    columns: sizes.map((size) => column('of-size', 'dice', size)),
    rows: [2, 4, 6, 8, 10].map((inches) => ({
      id: 'collision-speed',
      amount: inches,
      cells: sizes.map((size) => cell(points(inches, size))),
    })),
  };
}

const reachOf = ({ range, thrown, touch }: QuikWeapon): Figure | undefined =>
  range ?? thrown ?? (touch ? 0 : undefined);

function shortUnits(
  game: QuikGame,
  ids: readonly TableRowId[],
  last: 'attacks' | 'cost',
): Omit<BrikwarsTable, 'id'> {
  return {
    columns: [column('move', 'inches'), column('armor'), column(last)],
    rows: ids.map((id) => {
      const unit = game.units[id] as QuikUnit;
      return { id, cells: [unit.move, unit.armor, unit[last]].map(cell) };
    }),
  };
}

function shortWeapons(
  game: QuikGame,
  ids: readonly TableRowId[],
  priced: boolean,
): Omit<BrikwarsTable, 'id'> {
  return {
    columns: [column('damage'), column('reach', 'reach'), ...(priced ? [column('cost')] : [])],
    rows: ids.map((id) => {
      const weapon = game.weapons[id] as QuikWeapon;
      const figures = [weapon.damage, reachOf(weapon), ...(priced ? [weapon.cost] : [])];
      return { id, cells: figures.map(cell) };
    }),
  };
}

/** A crewed weapon by its crew. */
function crewTable(weapon: QuikWeapon, game: QuikGame, most: number): Omit<BrikwarsTable, 'id'> {
  return {
    columns: [column('damage'), column('reach', 'reach')],
    rows: Array.from({ length: most }, (_, before) => {
      const crew = before + 1;
      const fire = quikFire(weapon, crew, game.rules);
      const dice = fire?.damage.groups.reduce((sum, { count }) => sum + count, 0) ?? 0;
      return { id: 'crew', amount: crew, cells: [cell(`${dice}d6`), cell(fire?.range)] };
    }),
  };
}

const quik = quikGames.en;
const quikWeapons = ['bare-hands', 'hand', 'ranged', 'brick', 'siege'] as const;
const quikUnits = ['minifig', 'hero', 'steed'] as const;

const makers: Readonly<Record<TableId, () => Omit<BrikwarsTable, 'id'>>> = {
  weapons: weaponTable,
  units: unitTable,
  'quick-actions': () => ({
    columns: [column('move', 'inches')],
    rows: Object.entries(quickActionInches).map(([id, inches]) => ({
      id: id as keyof typeof quickActionInches,
      cells: [cell(inches)],
    })),
  }),
  difficulty: () => ({
    columns: [column('use')],
    rows: lugpolDifficulties.map((id) => ({ id, cells: [cell(lugpolUses[id] || undefined)] })),
  }),
  modifiers: modifierTable,
  momentum: () => pointTable((inches, size) => momentum(inches, size).value),
  unbraced: () => pointTable((inches, size) => opposition(inches, size, false).value),
  'quik-units': () => shortUnits(quik, quikUnits, 'attacks'),
  'quik-weapons': () => shortWeapons(quik, quikWeapons, false),
  'quik-crew': () => crewTable(quik.weapons.siege, quik, 5),
  'quik-propulsion': () => ({
    columns: quikTerrains.map((terrain) => column(terrain, 'mark')),
    rows: propulsionIds.map((id) => ({
      id,
      cells: quikTerrains.map((terrain) => cell(propulsionTerrains[id].includes(terrain) || undefined)),
    })),
  }),
  'lugpol-units': () => shortUnits(lugpolGame, lugpolUnitIds, 'cost'),
  'lugpol-weapons': () => {
    const bought = shortWeapons(lugpolGame, lugpolWeaponIds, true);
    const protection = (['shield', 'armor-suit'] as const).map((id) => ({
      id,
      cells: [{}, {}, cell(lugpolProtectionCost)],
    }));
    return { ...bought, rows: [...bought.rows, ...protection] };
  },
  'lugpol-crew': () => crewTable(lugpolGame.weapons.mounted, lugpolGame, lugpolGame.rules.crewLimit ?? 1),
  'structure-levels': structureLevelTable,
  'flight-costs': flightCostTable,
  'creation-weapons': creationWeaponTable,
  'magic-bolts': boltTable,
  'magic-areas': areaTable,
  'magic-shields': shieldTable,
  'squad-touch': () => ({
    columns: [column('members')],
    rows: touchedObjects.map((id) => ({ id, cells: [cell(touchLimit(id))] })),
  }),
  'squad-numbers': () => ({
    columns: [column('countering', 'signed')],
    rows: [2, 3, 4, 5].map((ratio) => ({
      id: 'ratio',
      amount: ratio,
      cells: [byEdition((edition) => -overwhelmed(1, ratio, numbersRules[edition]))],
    })),
  }),
};

/** The table with this id, out of the data that the calculators use. */
export function tableOf(id: TableId): BrikwarsTable {
  return { id, ...makers[id]() };
}
