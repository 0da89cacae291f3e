// The tables of the look-up for what can be bought: prices, weapons, specialisations.
import { cell, column, type Figure } from '../../rules-table.ts';
import type { UsbTableBody, UsbTableCell } from '../table-ids.ts';
import {
  lineMeleeIds,
  lineRangedIds,
  type MachineItemId,
  type MeleeId,
  meleeWeapons,
  type RangedId,
  rangedWeapons,
  specialisationIds,
  type WoundDie,
} from './equipment.ts';
import {
  leadersPrice,
  linePrices,
  machinePrices,
  specialisationPrice,
  specialisationPrices,
  specialPrice,
} from './gear-prices.ts';
import { growthPrice, hitPrice, machinePrice, soldierPrice, toughPrice } from './price.ts';
import { typeExtras } from './unit.ts';

/** What holds always, and what is added by charging. */
function whenCharging(always: number, charging: number): UsbTableCell {
  return {
    ...cell(always || undefined),
    ...(charging !== 0 && { others: [{ where: 'charging', figure: always + charging }] }),
  };
}

const woundOf = (wound: WoundDie): Figure | undefined => (wound === 1 ? undefined : wound);

function meleeCells(id: MeleeId, points: number): readonly UsbTableCell[] {
  const { save, chargeSave, chargeHit } = meleeWeapons[id];
  return [cell(points), whenCharging(0, chargeHit), whenCharging(save, chargeSave)];
}

function rangedCells(id: RangedId, points: number): readonly UsbTableCell[] {
  const { range, save, dice } = rangedWeapons[id];
  return [points, range, save || undefined, dice].map(cell);
}

const meleeColumns = [column('points'), column('hit', 'signed'), column('save', 'signed')];
const rangedColumns = [column('points'), column('reach', 'reach'), column('save', 'signed'), column('dice')];

const machineMelee = ['pole', 'cavalry', 'really-heavy'] as const satisfies readonly MachineItemId[];
const machineRanged = [
  'light-arms',
  'small-arms',
  'automatic',
  'large-arms',
  'huge-arms',
] as const satisfies readonly MachineItemId[];

export const gearTables = {
  'usb-prices': () => ({
    columns: [column('per-model'), column('single'), column('per-unit')],
    rows: [
      { id: 'soldier', cells: [soldierPrice, undefined, undefined].map(cell) },
      { id: 'hit', cells: [hitPrice, hitPrice, undefined].map(cell) },
      { id: 'tough', cells: [toughPrice, toughPrice, undefined].map(cell) },
      ...(['heavy', 'riders'] as const).map((type) => {
        const { points } = typeExtras[type];
        return { id: `type-${type}`, cells: [points, points, undefined].map(cell) } as const;
      }),
      { id: 'machine', cells: [undefined, machinePrice, undefined].map(cell) },
      { id: 'each-growth', cells: [undefined, growthPrice, undefined].map(cell) },
      ...(['A', 'B'] as const).map((tier) => {
        const { line, single } = specialisationPrices[tier];
        return { id: tier === 'A' ? 'dear' : 'cheap', cells: [line, single, undefined].map(cell) } as const;
      }),
      { id: 'leaders', cells: [undefined, undefined, leadersPrice].map(cell) },
      { id: 'special', cells: [specialPrice, undefined, undefined].map(cell) },
    ],
  }),
  'usb-melee': () => ({
    columns: meleeColumns,
    rows: [
      ...lineMeleeIds.map((id) => ({ id, cells: meleeCells(id, linePrices[id]) })),
      { id: 'shield', cells: [cell(linePrices.shield), {}, {}] },
    ],
  }),
  'usb-ranged': () => ({
    columns: rangedColumns,
    rows: [
      ...lineRangedIds.map((id) => ({ id, cells: rangedCells(id, linePrices[id]) })),
      { id: 'special', cells: rangedCells('special', specialPrice) },
    ],
  }),
  'usb-machine-melee': () => ({
    columns: [...meleeColumns, column('wound')],
    rows: [
      ...machineMelee.map((id) => ({
        id,
        cells: [...meleeCells(id, machinePrices[id]), cell(woundOf(meleeWeapons[id].wound))],
      })),
      ...(['shield', 'transport'] as const).map((id) => ({
        id,
        cells: [cell(machinePrices[id]), {}, {}, {}],
      })),
    ],
  }),
  'usb-machine-ranged': () => ({
    columns: [...rangedColumns, column('wound')],
    rows: machineRanged.map((id) => ({
      id,
      cells: [...rangedCells(id, machinePrices[id]), cell(woundOf(rangedWeapons[id].wound))],
    })),
  }),
  'usb-specialisations': () => ({
    columns: [column('per-model'), column('single')],
    rows: specialisationIds.map((id) => ({
      id,
      cells: [cell(specialisationPrice(id, 'line')), cell(specialisationPrice(id, 'single'))],
    })),
  }),
} as const satisfies Readonly<Record<string, () => UsbTableBody>>;
