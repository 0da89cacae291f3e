// Rulebook of 2005, sections 3.2 to 3.4 (E:737-753, E:769-1061, E:2173; P:1375-1385).
import type { BrikwarsRuleId } from './ids.ts';

export const weaponIds = [
  'hand',
  'heavy',
  'two-handed',
  'short-ranged',
  'long-ranged',
  'explosive',
  'shield',
  'random-object',
  'bare-hands',
  'bite',
] as const;
export type WeaponId = (typeof weaponIds)[number];

/** What the weapons with own values of a side are called in plans and sentences. */
export type OwnWeaponId = 'own' | 'own-2';

export type WeaponName = WeaponId | OwnWeaponId;

/** A weapon of a side in plans, blows, records and links: what it is called, and the first or second of two alike. */
export type ArmId = `${WeaponName}.${1 | 2}`;

/** What these weapons are called in a fight: no other place in the list changes that, nor another weapon beside them. */
export function armIds(weapons: readonly WeaponName[]): readonly ArmId[] {
  return weapons.map((name, at): ArmId => `${name}.${weapons.indexOf(name) < at ? 2 : 1}`);
}

const armNames: readonly ArmId[] = [...weaponIds, 'own', 'own-2'].flatMap((name) =>
  armIds([name, name] as WeaponName[]),
);

export function readArmId(text: string): ArmId | undefined {
  return armNames.find((known) => known === text);
}

/** What weapon it is. */
export function weaponOf(arm: ArmId): WeaponName {
  return arm.slice(0, -2) as WeaponName;
}

/** What a weapon can do in close combat; a ranged weapon is swung as a random object at best (BW-WEAP-10). */
export type CloseUse = 'weapon' | 'shield' | 'random-object' | 'shove';

export interface Weapon {
  readonly rule: BrikwarsRuleId;
  /** The ruling that chose this row where the editions differ. */
  readonly ruling?: BrikwarsRuleId;
  /** Shorter than, as long as, longer than a minifig (BW-WEAP-01). */
  readonly size?: 'S' | 'M' | 'L';
  readonly hands: 0 | 1 | 2;
  /** Construction Points; what cannot be bought has none. */
  readonly cost?: number;
  readonly use: number;
  readonly damage?: string;
  readonly close: CloseUse;
  /** Inches, where it shoots. */
  readonly range?: number;
  /** Inches rolled, where it is thrown (BW-ATK-05). */
  readonly thrown?: string;
  /** Grown, not held: never knocked away. */
  readonly natural?: true;
}

export const weapons2005: Readonly<Record<WeaponId, Weapon>> = {
  hand: {
    rule: 'BW-WEAP-02',
    size: 'S',
    hands: 1,
    cost: 2,
    use: 2,
    damage: '1d6',
    close: 'weapon',
    thrown: '1d6',
  },
  heavy: { rule: 'BW-WEAP-03', size: 'M', hands: 1, cost: 3, use: 4, damage: '1d6+2', close: 'weapon' },
  'two-handed': { rule: 'BW-WEAP-04', size: 'L', hands: 2, cost: 4, use: 5, damage: '2d6', close: 'weapon' },
  'short-ranged': {
    rule: 'BW-WEAP-07',
    size: 'S',
    hands: 1,
    cost: 3,
    use: 3,
    damage: '1d6',
    close: 'random-object',
    range: 6,
  },
  'long-ranged': {
    rule: 'BW-WEAP-08',
    size: 'M',
    hands: 2,
    cost: 5,
    use: 3,
    damage: '1d6+1',
    close: 'random-object',
    range: 12,
  },
  explosive: {
    rule: 'BW-WEAP-11',
    hands: 1,
    cost: 1,
    use: 3,
    damage: '1d10',
    close: 'random-object',
    thrown: '1d6+2',
  },
  shield: { rule: 'BW-WEAP-13', hands: 1, cost: 1, use: 2, damage: '1d6', close: 'shield' },
  'random-object': {
    rule: 'BW-WEAP-16',
    hands: 1,
    use: 3,
    damage: '1d6-2',
    close: 'random-object',
    thrown: '1d6-1',
  },
  'bare-hands': { rule: 'BW-WEAP-15', hands: 2, use: 2, close: 'shove' },
  bite: {
    rule: 'BW-WEAP-02',
    size: 'S',
    hands: 0,
    cost: 2,
    use: 2,
    damage: '1d6',
    close: 'weapon',
    natural: true,
  },
};

/**
 * How many there are of a weapon that is thrown or shot: a unit that bought it never runs out, and only the whole lot
 * changes hands; of Explosives there is each one (BW-WEAP-09).
 */
export function supplyOf(id: WeaponId, bought: number): number {
  if (id === 'explosive') return bought;
  return bought > 0 ? Number.POSITIVE_INFINITY : 0;
}
