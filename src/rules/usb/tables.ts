import { cell, column } from '../rules-table.ts';
import { type UsbRules, usbOwnRules } from './house-rules.ts';
import { playTables } from './play-tables.ts';
import type { UsbRulesTable, UsbTableBody, UsbTableCell, UsbTableId } from './table-ids.ts';
import { deploymentDepth, gameSizes, inchesPerFoot, sizeFacts, terrainPieces } from './table-size.ts';
import { moveInches } from './turn/movement.ts';
import { slotsOf } from './units/check-unit.ts';
import { costliestActivation, mostActivations, mostHeroes, mostSpendable } from './units/composition.ts';
import { fresh } from './units/fighter.ts';
import { gearTables } from './units/gear-tables.ts';
import { plainMachine, plainSoldiers } from './units/plain-units.ts';
import { priceOf } from './units/price.ts';
import { growthStats, statsOf, type UsbStats } from './units/profile.ts';
import {
  heroTiers,
  type LineUnit,
  lineTypes,
  type MachineUnit,
  mostGrowth,
  mostModels,
  rankStats,
  ranks,
  type StatValue,
  statValues,
  tierStats,
  typeExtras,
} from './units/unit.ts';

function soldier(hit: StatValue, tough: StatValue = hit): LineUnit {
  return plainSoldiers({ hit, tough, models: 1 });
}

/** The four stats in one, as players write them. */
function lineOf({ hit, initiative, tough, standfast }: UsbStats): string {
  return `${hit}+, ${initiative}, ${tough}+, ${standfast}`;
}

const pointsOf = (unit: LineUnit | MachineUnit): number => priceOf(unit, usbOwnRules).points;
const growths = Array.from({ length: mostGrowth + 1 }, (_, growth) => growth);

/** The app's own figure, and that of a house rule where it is another. */
function byHouse(house: Partial<UsbRules>, figureOf: (rules: UsbRules) => number): UsbTableCell {
  const figure = figureOf(usbOwnRules);
  const other = figureOf({ ...usbOwnRules, ...house });
  return other === figure ? { figure } : { figure, others: [{ where: 'house', figure: other }] };
}

/** The smallest limit, the standard ones and those of the printed examples (USB-COMP-01 to USB-COMP-04). */
const limits = [90, 100, 150, 200, 240, 300, 400, 500, 750, 1000, 1446];

const makers: Readonly<Record<UsbTableId, () => UsbTableBody>> = {
  'usb-ranks': () => ({
    columns: [column('line'), column('points')],
    rows: ranks.map((id) => {
      const unit = soldier(rankStats[id]);
      return { id, cells: [lineOf(statsOf(unit, usbOwnRules)), pointsOf(unit)].map(cell) };
    }),
  }),
  'usb-stats': () => ({
    columns: statValues.map((tough) => column('of-tough', 'dice', tough)),
    rows: statValues.map((hit) => ({
      id: 'hit-of',
      amount: hit,
      cells: statValues.map((tough) => cell(pointsOf(soldier(hit, tough)))),
    })),
  }),
  'usb-types': () => ({
    columns: [
      column('models'),
      column('points'),
      column('initiative', 'signed'),
      column('standfast', 'signed'),
      column('move', 'signed-inches'),
    ],
    rows: lineTypes.map((type) => {
      const { points, initiative, standfast, inches } = typeExtras[type];
      const added = [initiative, standfast, inches].map((amount) => cell(amount || undefined));
      return { id: `type-${type}`, cells: [cell(mostModels[type]), cell(points), ...added] };
    }),
  }),
  'usb-growth': () => ({
    columns: [column('initiative'), column('standfast'), column('pieces'), column('run', 'inches')],
    rows: growths.map((growth) => ({
      id: 'growth',
      amount: growth,
      cells: [
        byHouse({ growthModel: 'F1' }, (rules) => growthStats(growth, rules).initiative),
        byHouse({ growthModel: 'F1' }, (rules) => growthStats(growth, rules).standfast),
        byHouse({ smallGrowthSlots: 0 }, (rules) => slotsOf(growth, rules)),
        cell(moveInches(fresh(plainMachine({ growth })), 'run').value),
      ],
    })),
  }),
  'usb-growth-prices': () => ({
    columns: ranks.map((rank) => column(rank)),
    rows: growths.map((growth) => ({
      id: 'growth',
      amount: growth,
      cells: ranks.map((rank) => {
        const stat = rankStats[rank];
        return cell(pointsOf(plainMachine({ hit: stat, tough: stat, growth })));
      }),
    })),
  }),
  'usb-heroes': () => ({
    columns: [column('line'), column('power'), column('points')],
    rows: heroTiers.map((id) => {
      const { power, points, ...stats } = tierStats[id];
      return { id, cells: [lineOf(stats), power, points].map(cell) };
    }),
  }),
  'usb-composition': () => ({
    columns: [column('heroes'), column('activations'), column('dearest'), column('spendable')],
    rows: limits.map((limit) => ({
      id: 'limit',
      amount: limit,
      cells: [
        mostHeroes(limit),
        mostActivations(limit),
        costliestActivation(limit, usbOwnRules),
        mostSpendable(limit, usbOwnRules),
      ].map(cell),
    })),
  }),
  'usb-sizes': () => ({
    columns: [column('points'), column('feet'), column('terrain'), column('zone', 'inches')],
    rows: gameSizes.map((id) => {
      const { points, feet } = sizeFacts[id];
      const [a, b] = feet;
      const depth = deploymentDepth(a * inchesPerFoot);
      return { id, cells: [points, `${a}×${b}`, terrainPieces(a, b), depth].map(cell) };
    }),
  }),
  ...gearTables,
  ...playTables(soldier(rankStats.regular)),
};

/** The table with this id, out of the data that the calculators use. */
export function usbTableOf(id: UsbTableId): UsbRulesTable {
  return { id, ...makers[id]() };
}
