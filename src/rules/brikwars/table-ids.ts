import type { CreationWeaponKind } from './creation/creation.ts';
import type { QuickAction } from './movement.ts';
import type { LugpolDifficulty } from './quik/lugpol-acts.ts';
import type { LugpolUnitId, LugpolWeaponId } from './quik/lugpol-game.ts';
import type { QuikUnitId, QuikWeaponId } from './quik/quik-game.ts';
import type { PropulsionId } from './quik/quik-vehicle.ts';
import type { TouchedObject } from './squad/action.ts';
import type { UnitId } from './units.ts';
import type { WeaponId } from './weapons.ts';

/** The tables that entries of the look-up show. */
export const tableIds = [
  'weapons',
  'units',
  'quick-actions',
  'difficulty',
  'modifiers',
  'momentum',
  'unbraced',
  'quik-units',
  'quik-weapons',
  'quik-crew',
  'quik-propulsion',
  'lugpol-units',
  'lugpol-weapons',
  'lugpol-crew',
  'structure-levels',
  'flight-costs',
  'creation-weapons',
  'magic-bolts',
  'magic-areas',
  'magic-shields',
  'squad-touch',
  'squad-numbers',
] as const;
export type TableId = (typeof tableIds)[number];

/** Rows of the attack modifiers, of a Charge by speed, of a weapon by its crew, of a spell by its level, of a Structure by its own, and of a greater number by its ratio. */
type SituationId =
  | 'target-still'
  | 'aimed'
  | 'two-thirds'
  | 'one-third'
  | 'large'
  | 'speed'
  | 'head-on'
  | 'blind';
type CountedId = 'collision-speed' | 'crew' | 'spell-level' | 'structure-level' | 'flight-speed' | 'ratio';

/** What stands before a row; the same word names the same thing in every table. */
export type TableRowId =
  | WeaponId
  | UnitId
  | QuickAction
  | LugpolDifficulty
  | SituationId
  | CountedId
  | QuikUnitId
  | QuikWeaponId
  | PropulsionId
  | LugpolUnitId
  | LugpolWeaponId
  | 'armor-suit'
  | TouchedObject
  | CreationWeaponKind;
