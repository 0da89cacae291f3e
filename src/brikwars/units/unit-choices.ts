import type { SpecialtyId, Training } from '../../rules/brikwars/creation/creation.ts';
import { printedSpecialties } from '../../rules/brikwars/creation/price-unit.ts';
import { type HandName, withInHand } from '../../rules/brikwars/units/held-things.ts';
import {
  bodyOf,
  bodyValues,
  type PrintedBody,
  type PrintedUnit,
} from '../../rules/brikwars/units/printed-body.ts';
import type { EnteredProfile, Profile } from '../../rules/brikwars/units/profile.ts';
import { profilePrice } from '../../rules/brikwars/units/profile-price.ts';
import {
  needsBothHands,
  type ShortList,
  type ShortUnit,
  type ShortWeaponId,
  shortUnitIds,
  shortValues,
} from '../../rules/brikwars/units/short-unit.ts';
import { units } from '../../rules/brikwars/units.ts';

export type Thing = EnteredProfile['weapons'][number];
type Part = Partial<EnteredProfile>;

/** What a choice makes of a unit, and what it puts down. */
export interface Change {
  readonly part: Part;
  readonly dropped?: EnteredProfile['weapons'];
}

/** By how many points the unit costs more with this; whatever its player says that it costs. */
export function priceChange(entered: EnteredProfile, part: Part): number {
  return profilePrice({ ...entered, ...part }).known - profilePrice(entered).known;
}

/** The body with these arms; values of one's own stay as they are. */
function bodyWith(entered: EnteredProfile, weapons: EnteredProfile['weapons']): Part {
  const body = bodyOf(entered);
  return { ...(body && bodyValues(body, weapons)), weapons };
}

export function withThing(entered: EnteredProfile, hand: HandName, thing: Thing | undefined): Change {
  const { held, dropped } = withInHand(entered.weapons, hand, thing);
  return { part: bodyWith(entered, held), dropped };
}

/** Another unit of the tables: armor, arms and training stay as far as it can have them. */
export function withUnit(entered: EnteredProfile, unit: PrintedUnit): Change {
  const before = bodyOf(entered);
  const hadHands = entered.hands > 0;
  const handless = units[unit].hands === 0;
  const weapons = handless ? (units[unit].natural ?? []) : hadHands ? entered.weapons : [];
  const body = { unit, armored: before?.armored ?? false, raise: before?.raise ?? 0 };
  const specialties = entered.training?.specialties?.filter((id) => !printedSpecialties[unit].includes(id));
  return {
    part: {
      ...bodyValues(body, weapons),
      weapons,
      training: { ...entered.training, ...(specialties && { specialties }) },
    },
    dropped: handless && hadHands ? entered.weapons : [],
  };
}

function withBody(entered: EnteredProfile, change: Partial<PrintedBody>): Part {
  const body = bodyOf(entered);
  return body ? bodyValues({ ...body, ...change }, entered.weapons) : {};
}

export const withArmor = (entered: EnteredProfile, armored: boolean): Part => withBody(entered, { armored });

export const withRaise = (entered: EnteredProfile, raise: number): Part => withBody(entered, { raise });

export function withSpecialty({ training = {} }: EnteredProfile, id: SpecialtyId, on: boolean): Part {
  const others = (training.specialties ?? []).filter((each) => each !== id);
  return { training: { ...training, specialties: on ? [...others, id] : others } };
}

export function withTraining({ training = {} }: EnteredProfile, change: Training): Part {
  return { training: { ...training, ...change } };
}

/** Another level of magic: without it nothing of it can be done, and no spell is above it (BW-MAG-01, BWC-159). */
export function withMagic(entered: EnteredProfile, magic: number): Part {
  const { area = [], shield = 0 } = entered.training ?? {};
  return withTraining(entered, {
    magic,
    area: area.filter(({ level }) => level <= magic),
    shield: Math.min(shield, magic),
    ...(magic < 2 && { summoning: false }),
    ...(magic < 1 && { necromancy: false }),
  });
}

export function castsOf({ training }: Pick<EnteredProfile, 'training'>, level: number): number {
  return training?.area?.find((spell) => spell.level === level)?.casts ?? 0;
}

/** So many casts of the area spell of a level, the strongest spell first (BW-MAG-03). */
export function withCasts(entered: EnteredProfile, level: number, casts: number): Part {
  const others = entered.training?.area?.filter((spell) => spell.level !== level) ?? [];
  const area = casts > 0 ? [...others, { level, casts }] : others;
  return withTraining(entered, { area: area.toSorted((a, b) => b.level - a.level) });
}

/** Explosives in its hands; each that is carried beside them is bought by itself (BW-WEAP-11). */
export function explosivesHeld({ weapons }: Pick<EnteredProfile, 'weapons'>): number {
  return weapons.filter((thing) => thing === 'explosive').length;
}

/** Specialties within the printed price of a unit. */
export function printedOf(entered: EnteredProfile): readonly SpecialtyId[] {
  const body = bodyOf(entered);
  return body ? printedSpecialties[body.unit] : [];
}

/** A unit of a short game with a change: its values follow (BW-QW-01, BW-LP-01). */
export function withShort(short: ShortUnit, change: Partial<ShortUnit>): Part {
  const next = { ...short, ...change };
  return { ...shortValues(next), short: next };
}

export type ShortThing = ShortWeaponId | 'shield';

/** What a unit of a short game has in its hands; the shield is in the left one, or in the free one. */
export function shortHands({ weapons, shield }: ShortUnit): Readonly<Partial<Record<HandName, ShortThing>>> {
  const [first, second] = weapons;
  if (first !== undefined && needsBothHands(first)) return { right: first, left: first };
  const left = shield ? 'shield' : second;
  return { ...(first === undefined ? {} : { right: first }), ...(left === undefined ? {} : { left }) };
}

/** The same after a hand takes something: a thing for both hands puts down what is in the other. */
export function withShortThing(short: ShortUnit, hand: HandName, thing: ShortThing | undefined): Part {
  const held = shortHands(short);
  const other = hand === 'right' ? held.left : held.right;
  const both = (id: ShortThing | undefined) => id !== undefined && id !== 'shield' && needsBothHands(id);
  const kept = both(thing) || both(other) ? undefined : other;
  const [right, left] = hand === 'right' ? [thing, kept] : [kept, thing];
  const things = [right, left].filter((id) => id !== undefined);
  return withShort(short, {
    weapons: things.filter((id) => id !== 'shield'),
    shield: things.includes('shield'),
  });
}

/** What a new unit of a short game begins with: one with nothing in hand. */
export function shortRecruit(list: ShortList): Profile {
  const short: ShortUnit = {
    ...{ list, unit: shortUnitIds[list][0] ?? 'minifig', weapons: [] },
    ...{ shield: false, armor: false },
  };
  return { name: '', ...shortValues(short), short };
}
