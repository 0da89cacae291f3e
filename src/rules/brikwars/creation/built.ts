import type { Creation, CreationMind, CreationWeapon, Propulsion } from './creation.ts';

/** What players can set of a creation; more is told by the rules. */
export const creationBounds = {
  size: 60,
  level: 5,
  armor: 20,
  inches: 24,
  parts: 12,
  propulsions: 4,
  weapons: 8,
  payload: 5,
  raise: 9,
  levels: 6,
} as const;

export interface BuiltWeapon extends CreationWeapon {
  readonly payload: number;
}

/** A creation as it is built and kept: all that it can lack is said. */
export interface BuiltCreation extends Creation {
  readonly verminArmor: number;
  readonly propulsion: readonly Required<Propulsion>[];
  readonly weapons: readonly BuiltWeapon[];
  readonly mind: Required<CreationMind>;
}
