import { parseDice, printDice } from '../dice/notation.ts';
import type { Reason } from '../reason.ts';
import { weaponSizes, weaponValues } from './creation/creation-weapons.ts';
import { creationPrice } from './creation/price-creation.ts';
import type { BrikwarsRuleId } from './ids.ts';
import { moveWith } from './loadout.ts';
import type { Profile, ProfileWeapon } from './profile.ts';
import { type UnitId, unitIds, units } from './units.ts';
import { type WeaponId, weaponIds, weapons2005 } from './weapons.ts';

export type PriceEffect = 'unit-price' | 'weapon-price' | 'found-free';

/** A price, of the weapon at that place or else of the unit. */
export interface PriceReason extends Reason<BrikwarsRuleId, PriceEffect> {
  readonly place?: number;
}

/** What the rules charge for a profile, and what of it they do not price. */
export interface ProfilePrice {
  /** The unit of the table that it is; without one its body has no price. */
  readonly unit?: UnitId;
  /** The places of the weapons that the tables do not hold. */
  readonly unpriced: readonly number[];
  /** Construction Points of all that has a price. */
  readonly known: number;
  /** Everything has a price, so `known` is what the profile costs. */
  readonly whole: boolean;
  readonly reasons: readonly PriceReason[];
}

/** A profile whatever it is called and said to cost, entered or checked. */
type Priced = Omit<Profile, 'name' | 'cost'>;

const sizes: Readonly<Record<UnitId, number>> = {
  minifig: 1,
  'armored-minifig': 1,
  officer: 1,
  hero: 1,
  warhorse: 2,
  'barded-warhorse': 2,
};

/** Dice by value: 4+1d6 and 1d6+4 are the same. */
const sameDice = (a: string, b: string) => termsOf(a) === termsOf(b);
const termsOf = (dice: string) => {
  const read = parseDice(dice);
  return read.ok ? printDice(read.value) : dice;
};

/** Size of a unit of the table in inches. */
export function sizeOf(unit: UnitId): number {
  return sizes[unit];
}

/** The unit of the table that has these values; a two-handed weapon may have slowed it (BW-UNIT-01, BW-WEAP-18). */
export function unitOfTable(profile: Priced): UnitId | undefined {
  const { skill, armor, move, size, hands, weapons } = profile;
  const held = weapons.flatMap((weapon) => (typeof weapon === 'string' ? [weapon] : []));
  const twoHanded = weapons.some((weapon) => typeof weapon === 'object' && weapon.kind === 'two-handed');
  return unitIds.find((id) => {
    const unit = units[id];
    const slowed = moveWith(id, twoHanded ? ['two-handed'] : held);
    return (
      sameDice(skill, unit.skill) &&
      sameDice(armor, unit.armor) &&
      size === sizes[id] &&
      hands === unit.hands &&
      (move === unit.move || move === slowed)
    );
  });
}

/**
 * The Construction Points of a profile by the tables: a unit of the table with its weapons. What is found costs
 * nothing, a grown weapon is in the price of its unit, and what no table holds is named, not guessed (BW-UNIT-05). A
 * creation costs what its parts do; its own bill has the reasons (BW-CRE-01).
 */
export function profilePrice(profile: Priced): ProfilePrice {
  if (profile.creation)
    return { unpriced: [], known: creationPrice(profile.creation).cost, whole: true, reasons: [] };
  const unit = unitOfTable(profile);
  const reasons: PriceReason[] = [];
  const unpriced: number[] = [];
  const grown = [...(unit === undefined ? [] : (units[unit].natural ?? []))];
  if (unit !== undefined) {
    reasons.push({ rule: units[unit].rule, effect: 'unit-price', amount: units[unit].cost });
  }
  profile.weapons.forEach((weapon, place) => {
    const own = typeof weapon === 'string' ? grown.indexOf(weapon) : -1;
    if (own >= 0) {
      grown.splice(own, 1);
      return;
    }
    const reason = typeof weapon === 'string' ? tablePrice(weapon) : ownPrice(weapon);
    if (reason) reasons.push({ ...reason, place });
    else unpriced.push(place);
  });
  return {
    ...(unit === undefined ? {} : { unit }),
    unpriced,
    known: reasons.reduce((sum, { amount = 0 }) => sum + amount, 0),
    whole: unit !== undefined && unpriced.length === 0,
    reasons,
  };
}

/** What a profile costs: what its player says, else the tables where they price all of it (BW-UNIT-05). */
export function costOfProfile(profile: Profile): number | undefined {
  if (profile.cost !== undefined) return profile.cost;
  const price = profilePrice(profile);
  return price.whole ? price.known : undefined;
}

function tablePrice(id: WeaponId): PriceReason {
  const { rule, cost } = weapons2005[id];
  if (cost === undefined) return { rule, effect: 'found-free', amount: 0 };
  return { rule, effect: 'weapon-price', amount: cost };
}

/** A weapon of one's own costs what the one of its kind with the same values costs. */
function ownPrice({ kind, use, damage }: ProfileWeapon): PriceReason | undefined {
  if (kind === 'natural') {
    const made = weaponSizes
      .map((size) => weaponValues({ kind: 'melee', size }))
      .find((each) => each.use === use && sameDice(`${each.damageD6}d6`, damage));
    return made && { rule: 'BW-UNIT-05', effect: 'weapon-price', amount: made.cost };
  }
  const same = weaponIds.find((id) => {
    const weapon = weapons2005[id];
    return (
      id === kind && weapon.use === use && weapon.damage !== undefined && sameDice(weapon.damage, damage)
    );
  });
  return same === undefined ? undefined : tablePrice(same);
}
