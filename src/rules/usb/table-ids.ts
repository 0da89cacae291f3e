import type { RulesTable, TableCell } from '../rules-table.ts';
import type { Formation, Terrain } from './circumstances.ts';
import type { Reaction } from './melee/melee-setup.ts';
import type { ResultBand } from './result.ts';
import type { GameSize } from './table-size.ts';
import type { MoveAction } from './turn/movement.ts';
import type { ResultEffect } from './turn/score.ts';
import type { MachineItemId, MeleeId, RangedId, SpecialisationId } from './units/equipment.ts';
import type { HeroTier, LineType, Rank } from './units/unit.ts';

/** The tables of USB that entries of the look-up show. */
export const usbTableIds = [
  'usb-ranks',
  'usb-stats',
  'usb-types',
  'usb-prices',
  'usb-melee',
  'usb-ranged',
  'usb-growth',
  'usb-growth-prices',
  'usb-machine-melee',
  'usb-machine-ranged',
  'usb-heroes',
  'usb-specialisations',
  'usb-composition',
  'usb-sizes',
  'usb-actions',
  'usb-formations',
  'usb-terrain',
  'usb-terrain-ground',
  'usb-morale',
  'usb-score',
  'usb-bands',
  'usb-reactions',
] as const;
export type UsbTableId = (typeof usbTableIds)[number];

/** What heads a column. */
export type UsbColumnId =
  | 'line'
  | 'points'
  | 'of-tough'
  | 'models'
  | 'initiative'
  | 'standfast'
  | 'move'
  | 'run'
  | 'per-model'
  | 'single'
  | 'per-unit'
  | 'hit'
  | 'save'
  | 'reach'
  | 'dice'
  | 'wound'
  | 'pieces'
  | 'power'
  | 'heroes'
  | 'activations'
  | 'dearest'
  | 'spendable'
  | 'feet'
  | 'terrain'
  | 'zone'
  | 'tough'
  | 'attack'
  | 'result'
  | 'enemy-hit'
  | 'morale'
  | 'entrenched'
  | 'passed'
  | 'failed'
  | 'state'
  | 'far'
  | 'near'
  | 'dug-in'
  | Rank;

/** Rows that the rules count or name beside the ids of units, weapons and places. */
type CountedId = 'hit-of' | 'growth' | 'limit' | 'lost';
type PriceRowId = 'soldier' | 'hit' | 'tough' | 'machine' | 'each-growth' | 'leaders' | 'dear' | 'cheap';

/** What stands before a row; the same word names the same thing in every table. */
export type UsbTableRowId =
  | Rank
  | `type-${LineType}`
  | MeleeId
  | RangedId
  | MachineItemId
  | HeroTier
  | SpecialisationId
  | GameSize
  | Exclude<MoveAction, 'flight'>
  | 'aimed'
  | 'entrench'
  | Exclude<Formation, 'phalanx'>
  | 'phalanx-front'
  | 'phalanx-side'
  | Exclude<Terrain, 'open'>
  | ResultEffect
  | ResultBand
  | `react-${Exclude<Reaction, 'none'>}`
  | CountedId
  | PriceRowId;

/** Where a figure holds beside the default one. */
export type UsbWhere = 'charging' | 'house';

export type UsbRulesTable = RulesTable<UsbTableId, UsbColumnId, UsbTableRowId, UsbWhere>;
export type UsbTableBody = Omit<UsbRulesTable, 'id'>;
export type UsbTableCell = TableCell<UsbWhere>;
