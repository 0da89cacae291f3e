import { useTexts } from '../../kit/context.ts';
import type { Format } from '../../platform/format.ts';
import type { Services } from '../../platform/services.ts';
import type { Messages } from '../../platform/words.ts';
import { bodyOf } from '../../rules/brikwars/units/printed-body.ts';
import { type EnteredProfile, type Profile, profileLimits } from '../../rules/brikwars/units/profile.ts';
import type { ShortUnit } from '../../rules/brikwars/units/short-unit.ts';
import { armsLine, creationLine } from '../creation/lines.ts';
import { spellsLine } from './spell-text.ts';

type Texts = Messages['units'];

type Fight = Messages['brikwars'] & Messages['fight'];

/** Skill, Armor and Move in one line. */
function statsLine(t: Texts, fight: Fight, format: Format, profile: Profile): string {
  return t.stats(fight.dice(profile.skill), fight.dice(profile.armor), format.number(profile.move));
}

export function weaponName(t: Texts, fight: Fight, weapon: Profile['weapons'][number]): string {
  if (typeof weapon === 'string') return fight.weapons[weapon];
  return weapon.name || t.kinds[weapon.kind];
}

/** What it fights with, by name; own weapons with their values. */
function weaponsLine(t: Texts, fight: Fight, unit: Pick<Profile, 'weapons' | 'explosives'>): string {
  return withExplosives(fight.weapons.explosive, unit, (weapon) => {
    const name = weaponName(t, fight, weapon);
    if (typeof weapon === 'string') return name;
    return `${name} (${fight.weaponLine(String(weapon.use), fight.dice(weapon.damage))})`;
  }).join(', ');
}

/** What is held, each by its name; all Explosives together with their number, in a hand or not. */
function withExplosives(
  name: string,
  { weapons, explosives = 0 }: Pick<Profile, 'weapons' | 'explosives'>,
  nameOf: (weapon: Profile['weapons'][number]) => string,
): readonly string[] {
  if (explosives === 0) return weapons.map(nameOf);
  const others = weapons.filter((weapon) => weapon !== 'explosive');
  return [...others.map(nameOf), `${explosives + weapons.length - others.length} × ${name}`];
}

interface ShortTexts {
  readonly quik: Messages['brikwars']['quik'];
  readonly build: Messages['builder'];
}

/** What a unit of a short game has, by name. */
function shortThings({ quik, build }: ShortTexts, fight: Fight, short: ShortUnit): string {
  const { weapons, shield, armor, vehicle } = short;
  const guns = weapons.length > 1 && new Set(weapons).size === 1;
  return [
    ...(vehicle ? [build.slots.vehicle] : []),
    ...(guns && weapons[0]
      ? [`${weapons.length} × ${quik.weapons[weapons[0]]}`]
      : weapons.map((id) => quik.weapons[id])),
    ...(shield ? [fight.hands.shield] : []),
    ...(armor ? [build.suit] : []),
  ].join(', ');
}

/** What it has learnt, by name. */
function learntLine(
  build: Messages['builder'],
  bill: Messages['creation']['bill'],
  { training = {} }: Profile,
): string {
  const { specialties = [], magic = 0, weaponMasters = 0, summoning, necromancy } = training;
  return [
    ...specialties.map((id) => build.specialties[id]),
    ...(weaponMasters > 0 ? [`${bill['weapon-master']} ${weaponMasters}`] : []),
    ...(magic > 0 ? [`${bill.magic} ${magic}`] : []),
    ...(summoning ? [bill.summoning] : []),
    ...(necromancy ? [bill.necromancy] : []),
  ].join(', ');
}

interface SaidTexts extends ShortTexts {
  readonly units: Texts;
  readonly fight: Fight;
  readonly creation: Messages['creation'];
}

/** A unit in one to four lines: its values, what it holds, what it has learnt, what it can cast. */
export function saidLines(t: SaidTexts, format: Format, unit: Profile): readonly string[] {
  const { short } = unit;
  if (short) {
    const values = t.build.shortStats(t.fight.dice(unit.armor), format.number(unit.move));
    return [values, shortThings(t, t.fight, short)].filter(Boolean);
  }
  return [
    statsLine(t.units, t.fight, format, unit),
    weaponsLine(t.units, t.fight, unit),
    learntLine(t.build, t.creation.bill, unit),
    spellsLine({ build: t.build, dice: t.fight.dice }, format, unit.training ?? {}),
  ].filter(Boolean);
}

export function useSaidTexts(): SaidTexts {
  return {
    units: useTexts('units'),
    fight: { ...useTexts('brikwars'), ...useTexts('fight') },
    quik: useTexts('brikwars').quik,
    build: useTexts('builder'),
    creation: useTexts('creation'),
  };
}

/** What a unit is called that has no name: what it is, and what it holds. */
export function useCalled(): (entered: EnteredProfile) => string {
  const t = useSaidTexts();
  const names = useTexts('brikwars').units;
  const { ready } = useTexts('builder');
  return (entered) => {
    const { short, creation, training } = entered;
    if (creation) return '';
    const body = bodyOf(entered);
    // A minifig who has learnt magic is a mage.
    const called = body?.unit === 'minifig' && training?.magic ? ready.mage : body && names[body.unit];
    const who = short ? t.quik.units[short.unit] : (called ?? '');
    const held = short ? shortThings(t, t.fight, short) : weaponsLine(t.units, t.fight, entered);
    const whole = who && held ? `${who}: ${held}` : who;
    return whole.length > profileLimits.name ? who : whole;
  };
}

/** What a unit holds and has learnt, in one line. */
export function useArmsOf(): (unit: Profile) => string {
  const t = useSaidTexts();
  return (unit) => {
    if (unit.creation) return armsLine(t.creation, unit.creation);
    if (unit.short) return shortThings(t, t.fight, unit.short);
    const held = withExplosives(t.fight.hands.explosive, unit, (weapon) =>
      typeof weapon === 'string' ? t.fight.hands[weapon] : weaponName(t.units, t.fight, weapon),
    );
    return [...held, learntLine(t.build, t.creation.bill, unit)].filter(Boolean).join(', ');
  };
}

/** The same as lines of a text. */
export function saidUnit(unit: Profile, language: Services['language']): readonly string[] {
  const fight = { ...language.texts('brikwars'), ...language.texts('fight') };
  const format = language.format.peek();
  if (unit.creation) {
    const built = language.texts('creation');
    return [creationLine(built, fight.dice, format, unit.creation), armsLine(built, unit.creation)].filter(
      Boolean,
    );
  }
  const t = {
    ...{ units: language.texts('units'), fight, quik: language.texts('brikwars').quik },
    ...{ build: language.texts('builder'), creation: language.texts('creation') },
  };
  return saidLines(t, format, unit);
}
