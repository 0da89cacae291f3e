import type { Reason } from '../../reason.ts';
import type { SpecialtyId } from '../creation/creation.ts';
import { weaponSizes, weaponValues } from '../creation/creation-weapons.ts';
import { creationPrice } from '../creation/price-creation.ts';
import type { PriceCode } from '../creation/price-lines.ts';
import { trainingLines } from '../creation/price-training.ts';
import type { BrikwarsRuleId } from '../ids.ts';
import { areaCast, shieldCost } from '../supplement/spell-values.ts';
import { type UnitId, units } from '../units.ts';
import { type WeaponId, weaponIds, weapons2005 } from '../weapons.ts';
import { armorSuit, bodyOf, type PrintedBody, sameDice } from './printed-body.ts';
import type { Profile, ProfileWeapon } from './profile.ts';
import { type ShortPriceEffect, type ShortPriceReason, shortPrice } from './short-unit.ts';

export const trainingEffects = ['specialty', 'weapon-master', 'magic', 'summoning', 'necromancy'] as const;
type TrainingEffect = Extract<PriceCode, (typeof trainingEffects)[number]>;

export type PriceEffect =
  | 'unit-price'
  | 'armor-price'
  | 'raise-price'
  | 'weapon-price'
  | 'found-free'
  | 'explosives'
  | 'area-casts'
  | 'magic-shield'
  | TrainingEffect
  | ShortPriceEffect;

/** A price, of the weapon at that place or else of the unit, or of what it names. */
export interface PriceReason extends Reason<BrikwarsRuleId, PriceEffect> {
  readonly place?: number;
  readonly of?: ShortPriceReason['of'] | SpecialtyId;
  /** Level of a spell. */
  readonly level?: number;
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

/** The unit of the table that a body is; armor of an officer or a hero is bought beside it (BW-UNIT-01, BW-WEAP-14). */
function tableUnit({ unit, armored }: PrintedBody): { readonly id: UnitId; readonly suit: boolean } {
  if (!armored) return { id: unit, suit: false };
  if (unit === 'minifig') return { id: 'armored-minifig', suit: false };
  return unit === 'warhorse' ? { id: 'barded-warhorse', suit: false } : { id: unit, suit: true };
}

/** The unit of the table that has these values, its Skill raised or not; a two-handed weapon may have slowed it (BW-WEAP-18). */
export function unitOfTable(profile: Priced): UnitId | undefined {
  const body = bodyOf(profile);
  return body && tableUnit(body).id;
}

/** Each point of Skill costs what the Mind of a unit of this Size did (BW-CRE-18). */
function bodyReasons(body: PrintedBody, size: number): readonly PriceReason[] {
  const { id, suit } = tableUnit(body);
  return [
    { rule: units[id].rule, effect: 'unit-price', amount: units[id].cost },
    ...(suit ? [{ rule: armorSuit.rule, effect: 'armor-price', amount: armorSuit.cost } as const] : []),
    ...(body.raise > 0
      ? [{ rule: 'BW-CRE-18', effect: 'raise-price', amount: body.raise * Math.max(1, size) } as const]
      : []),
  ];
}

function trainingReasons({ size, training = {} }: Priced): readonly PriceReason[] {
  return trainingLines(size, training).flatMap(({ code, rule, amount, place }): readonly PriceReason[] => {
    const effect = trainingEffects.find((each) => each === code);
    const of = effect === 'specialty' && place !== undefined ? training.specialties?.[place] : undefined;
    return effect ? [{ rule, effect, amount, ...(of === undefined ? {} : { of }) }] : [];
  });
}

/** Area spells are bought cast by cast like Explosives, a shield once (BW-MAG-03, BW-MAG-04, BWC-18). */
function spellReasons({ training: { area = [], shield = 0 } = {} }: Priced): readonly PriceReason[] {
  return [
    ...area.map(
      ({ level, casts }): PriceReason => ({
        ...{ rule: 'BW-MAG-03', effect: 'area-casts', amount: casts * areaCast(level), level },
      }),
    ),
    ...(shield > 0
      ? [{ rule: 'BW-MAG-04', effect: 'magic-shield', amount: shieldCost(shield), level: shield } as const]
      : []),
  ];
}

/** Each Explosive is paid for: it is used once (BW-WEAP-11). */
function explosiveReasons({ explosives = 0 }: Priced): readonly PriceReason[] {
  const { rule, cost = 0 } = weapons2005.explosive;
  return explosives > 0 ? [{ rule, effect: 'explosives', amount: cost * explosives }] : [];
}

/**
 * The Construction Points of a profile by the tables: a unit of the table with its weapons. What is found costs
 * nothing, a grown weapon is in the price of its unit, and what no table holds is named, not guessed (BW-UNIT-05). A
 * creation costs what its parts and its training do; its own bill has the reasons, but for spells (BW-CRE-01,
 * BW-MAG-03). A unit of a short game costs what its own list says (BW-LP-01).
 */
export function profilePrice(profile: Priced): ProfilePrice {
  if (profile.creation) {
    const { creation, training } = profile;
    // What has no Mind learns nothing.
    const learns = training && creation.mind.kind !== 'none';
    const { cost } = creationPrice({ ...creation, ...(learns && { training }) });
    const reasons = learns ? spellReasons(profile) : [];
    const spells = reasons.reduce((sum, { amount = 0 }) => sum + amount, 0);
    return { unpriced: [], known: cost + spells, whole: true, reasons };
  }
  if (profile.short) return { unpriced: [], whole: true, ...shortPrice(profile.short) };
  const body = bodyOf(profile);
  const unit = body && tableUnit(body).id;
  const reasons: PriceReason[] = body ? [...bodyReasons(body, profile.size)] : [];
  reasons.push(...trainingReasons(profile), ...spellReasons(profile));
  const unpriced: number[] = [];
  const grown = [...(unit === undefined ? [] : (units[unit].natural ?? []))];
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
  reasons.push(...explosiveReasons(profile));
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
