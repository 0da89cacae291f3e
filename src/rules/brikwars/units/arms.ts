import type { BrikwarsReason } from '../attack/effects.ts';
import type { Arm } from '../attack/fight.ts';
import type { OwnWeapon, WeaponSetup } from '../attack/setup.ts';
import type { Edition } from '../edition.ts';
import type { Weapon, WeaponId } from '../weapons.ts';

/** A weapon before its damage is read: what it is and what it may do. */
export interface WeaponUse {
  readonly use: number;
  readonly damage: string | undefined;
  readonly damageModifier: number;
  readonly hands: number;
  readonly heavy: boolean;
  readonly bareHands: boolean;
  readonly range?: number;
  readonly thrown?: string;
  readonly arm: Omit<Arm, 'id' | 'use' | 'damage' | 'thrown' | 'damageReasons'>;
}

function tableReasons(weapon: Weapon): BrikwarsReason[] {
  const reasons: BrikwarsReason[] = [{ rule: weapon.rule, effect: 'use', amount: weapon.use }];
  if (weapon.ruling) reasons.push({ rule: weapon.ruling, effect: 'edition-use', amount: weapon.use });
  return reasons;
}

function fromTable(id: WeaponId, weapon: Weapon): WeaponUse {
  return {
    use: weapon.use,
    damage: weapon.damage,
    damageModifier: 0,
    hands: weapon.hands,
    heavy: weapon.close === 'weapon' && weapon.size === 'M',
    bareHands: weapon.close === 'shove',
    ...(weapon.range === undefined ? {} : { range: weapon.range }),
    ...(weapon.thrown === undefined ? {} : { thrown: weapon.thrown }),
    arm: {
      weapon: id,
      strikes: weapon.close === 'weapon' || weapon.close === 'random-object',
      parries: weapon.close !== 'shove',
      shield: weapon.close === 'shield',
      twoHanded: weapon.close === 'weapon' && weapon.size === 'L',
      light:
        weapon.close === 'random-object' ||
        (weapon.close === 'weapon' && weapon.size === 'S' && !weapon.natural),
      held: !weapon.natural && weapon.close !== 'shove',
      bareHands: weapon.close === 'shove',
      reasons: tableReasons(weapon),
    },
  };
}

function fromOwn(own: OwnWeapon): WeaponUse {
  const kind = own.kind ?? 'heavy';
  return {
    use: own.use,
    damage: own.damage,
    damageModifier: own.damageModifier ?? 0,
    hands: kind === 'natural' ? 0 : kind === 'two-handed' ? 2 : 1,
    // Free values are the table's own agreement: what stands beside them is its business too.
    heavy: false,
    bareHands: false,
    ...(own.range === undefined ? {} : { range: own.range }),
    ...(own.thrown === undefined ? {} : { thrown: own.thrown }),
    arm: {
      weapon: own.id ?? 'own',
      strikes: kind !== 'shield',
      parries: true,
      shield: kind === 'shield',
      twoHanded: kind === 'two-handed',
      light: kind === 'hand',
      held: kind !== 'natural',
      bareHands: false,
      reasons: [{ rule: 'BW-ACT-02', effect: 'use', amount: own.use }],
    },
  };
}

/** A weapon as held in close combat: a ranged one is a random object at best (BW-WEAP-10, BW-WEAP-16). */
export function closeUse(setup: WeaponSetup, edition: Edition): WeaponUse {
  if (typeof setup === 'object') return fromOwn(setup);
  const weapon = edition.weapons[setup];
  const swung = fromTable(setup, weapon);
  const object = edition.weapons['random-object'];
  if (weapon.close !== 'random-object' || weapon === object) return swung;
  return {
    ...swung,
    use: object.use,
    damage: object.damage,
    arm: {
      ...swung.arm,
      reasons: [
        { rule: 'BW-WEAP-10', effect: 'swung-as-random-object', amount: object.use },
        ...tableReasons(object),
      ],
    },
  };
}

/** A weapon as shot or thrown, if it can be (BW-WEAP-07, BW-WEAP-08, BW-WEAP-11, BW-ATK-05). */
export function rangedUse(setup: WeaponSetup, edition: Edition): WeaponUse | undefined {
  if (typeof setup === 'object') return setup.kind === 'shield' ? undefined : fromOwn(setup);
  const weapon = edition.weapons[setup];
  if (weapon.range === undefined && weapon.thrown === undefined) return undefined;
  return fromTable(setup, weapon);
}
