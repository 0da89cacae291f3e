// Unit profiles (E:684-717, E:1747-1749, E:2165-2176, E:2545-2554; P:204-207, P:674-676, P:925-934, P:1180-1184).
import type { BrikwarsRuleId } from './ids.ts';
import type { WeaponId } from './weapons.ts';

export const unitIds = [
  'minifig',
  'armored-minifig',
  'officer',
  'hero',
  'warhorse',
  'barded-warhorse',
] as const;
export type UnitId = (typeof unitIds)[number];

export interface Unit {
  readonly rule: BrikwarsRuleId;
  readonly skill: string;
  /** Inches a turn. */
  readonly move: number;
  readonly armor: string;
  /** Construction Points, without held weapons. */
  readonly cost: number;
  readonly hands: 0 | 2;
  readonly natural?: readonly WeaponId[];
}

export const units: Readonly<Record<UnitId, Unit>> = {
  minifig: { rule: 'BW-UNIT-06', skill: '1d6', move: 5, armor: '4', cost: 4, hands: 2 },
  'armored-minifig': { rule: 'BW-WEAP-14', skill: '1d6', move: 4, armor: '4+1d6', cost: 6, hands: 2 },
  officer: { rule: 'BW-UNIT-08', skill: '1d6+1', move: 6, armor: '1d6+2', cost: 7, hands: 2 },
  hero: { rule: 'BW-UNIT-07', skill: '1d10', move: 7, armor: '2d6', cost: 11, hands: 2 },
  warhorse: {
    rule: 'BW-UNIT-01',
    skill: '1d6',
    move: 10,
    armor: '1d6',
    cost: 9,
    hands: 0,
    natural: ['bite'],
  },
  'barded-warhorse': {
    rule: 'BW-WEAP-14',
    skill: '1d6',
    move: 9,
    armor: '2d6',
    cost: 11,
    hands: 0,
    natural: ['bite'],
  },
};

/** The Size of a unit: a horse is a creature of 2 (BW-UNIT-01). */
export const sizeOfUnit = (unit: string): number =>
  unit === 'warhorse' || unit === 'barded-warhorse' ? 2 : 1;

/** Construction Points that a specialty adds to another unit (BW-UNIT-09). */
export const specialtyCosts = { 'heroic-ego': 3, leadership: 1, pilot: 1 } as const;
