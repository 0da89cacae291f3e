import type { Creation, CreationMind, CreationWeapon, Propulsion } from './creation.ts';

/** What players can set of a creation; more is given by the rules. */
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

export interface BuiltWeapon extends Pick<CreationWeapon, 'kind' | 'size'> {
  readonly payload: number;
}

/** A creation as it is built and kept: all that is chosen of it is said, and nothing that is only measured or told. */
export interface BuiltCreation extends Pick<Creation, 'size' | 'level'> {
  readonly verminArmor: number;
  readonly propulsion: readonly Required<Propulsion>[];
  readonly weapons: readonly BuiltWeapon[];
  readonly mind: Required<CreationMind>;
}
