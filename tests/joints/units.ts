// Unit of one's own → every mode.
import fc from 'fast-check';
import { initialCharge } from '../../src/brikwars/charge/inputs.ts';
import { withChargeProfile } from '../../src/brikwars/charge/model.ts';
import { initialDuel } from '../../src/brikwars/duel/inputs.ts';
import { profileOf, withProfile } from '../../src/brikwars/duel/presets.ts';
import { magicCodec } from '../../src/brikwars/magic/inputs.ts';
import { withMage } from '../../src/brikwars/magic/mage-unit.ts';
import { withBrought } from '../../src/brikwars/many/brought.ts';
import { initialMany } from '../../src/brikwars/many/inputs.ts';
import { initialSquads } from '../../src/brikwars/squads/inputs.ts';
import { withSquadProfile } from '../../src/brikwars/squads/model.ts';
import { fightAddress, unitBrought } from '../../src/brikwars/units/profile-field.ts';
import { attackerOf } from '../../src/castle/attack/inputs.ts';
import type { Profile } from '../../src/rules/brikwars/units/profile.ts';
import type { Figure } from '../../src/rules/mage-knight/attack/figure.ts';
import { fresh } from '../../src/rules/usb/units/fighter.ts';
import type { UsbUnit } from '../../src/rules/usb/units/unit.ts';
import { profileLines } from '../../src/storage/units/profiles.ts';
import { regulars, withUnit } from '../../src/usb/side.ts';
import { decodeFighter, fighterTokens } from '../../src/usb/side-codec.ts';
import { type AnyJoint, type Fields, joint } from './fields.ts';
import * as records from './records.ts';
import { anyLegalUnit } from './usb-inputs.ts';
import { anyDice, anyFigure, anyName, anyProfile } from './values.ts';

const noPart = (why: string) => ({ why });

/** Somebody with weapons of the table in his hands, no creation and in no short game. */
const anyFighter: fc.Arbitrary<Profile> = fc
  .tuple(anyProfile, fc.constantFrom('hand' as const, 'heavy' as const), fc.boolean())
  .map(([{ creation: _creation, short: _short, wreck: _wreck, ...unit }, weapon, shield]) => ({
    ...unit,
    weapons: shield && weapon === 'heavy' ? [weapon, 'shield'] : [weapon],
    hands: 2,
    size: Math.min(unit.size, 12),
  }));

/** Somebody with a weapon of his own. */
const anyArmed: fc.Arbitrary<Profile> = fc
  .tuple(anyFighter, fc.record({ use: fc.nat(15), damage: anyDice, name: anyName }))
  .map(([unit, weapon]) => ({ ...unit, weapons: [{ ...weapon, kind: 'heavy' }] }));

const built = {
  creation: { never: 'it has a joint of its own' },
  short: { never: 'short games have a mode of their own' },
  wreck: { never: 'only a creation has it' },
} as const;

const ofFight: Fields<Profile> = {
  name: noPart('a side is called by its role'),
  skill: 'travels',
  armor: 'travels',
  move: noPart('nobody moves there'),
  size: 'travels',
  hands: noPart('follows from the weapons'),
  weapons: {
    name: noPart('a weapon is called by its kind'),
    use: 'travels',
    damage: 'travels',
    kind: 'always',
  },
  explosives: noPart('what is thrown is chosen there'),
  cost: noPart('a fight has no price'),
  training: noPart('what it has learnt is chosen there, blow by blow'),
  ...built,
};

/** Any creation, with what has happened to it. */
const anyBuilt: fc.Arbitrary<Profile> = anyProfile
  .filter(({ creation }) => creation !== undefined)
  .map(({ short: _short, training: _training, ...unit }) => unit);

interface Mage {
  readonly profile: Profile;
}

export const unitJoints: readonly AnyJoint[] = [
  joint<Profile>({
    what: 'BrikWars → its link → unit',
    fields: {
      ...records.profile,
      training: noPart('a link brings it to one fight, which does not ask for it'),
      short: noPart('short games have no such link'),
      wreck: noPart('what has happened to it is no part of it'),
    },
    any: anyProfile.map(({ explosives, ...unit }) => ({ ...unit, ...(explosives ? { explosives } : {}) })),
    walk: (profile) => {
      const from = { acting: 'theirs' } as const;
      const address = fightAddress({ side: 'attacker', profile, count: 2 }, 'brikwars', from);
      const [, query = ''] = address.split('?');
      return unitBrought(query)?.profile;
    },
    runs: 80,
  }),
  joint<Profile>({
    what: 'BrikWars → line of an army → unit',
    fields: records.profile,
    any: anyProfile,
    walk: (profile) => profileLines.read({ name: profile.name, unit: profileLines.keep(profile) }),
    runs: 80,
  }),
  joint<Profile>({
    what: 'BrikWars → fight, and back as a unit',
    fields: { ...ofFight, hands: 'always' },
    any: fc.oneof(anyFighter, anyArmed),
    walk: (profile) => {
      const inputs = withProfile(initialDuel('2005'), 'attacker', profile);
      return { ...profileOf(inputs, 'attacker', ''), move: undefined };
    },
    runs: 80,
  }),
  joint<Profile>({
    what: 'BrikWars → charge',
    fields: ofFight,
    any: anyArmed,
    walk: (profile) => {
      const { attacker } = withChargeProfile(initialCharge('2005'), 'attacker', profile);
      const { ownSkill, ownArmor, size, arm, ownUse, ownDamage } = attacker;
      const weapons = arm === 'own' ? [{ use: ownUse, damage: ownDamage, kind: 'heavy' }] : [arm];
      return { skill: ownSkill, armor: ownArmor, size, weapons };
    },
  }),
  joint<Profile>({
    what: 'BrikWars creation → charge',
    fields: {
      ...ofFight,
      name: noPart('a side is called by its role'),
      skill: noPart('follows from the creation'),
      armor: noPart('follows from the creation'),
      weapons: noPart('those of the creation'),
      training: { never: 'a creation has its Mind' },
      creation: records.creation,
      wreck: {
        pips: 'travels',
        weaponsOff: { never: 'taken off the creation before' },
        partsOff: { never: 'taken off the creation before' },
        controlsOff: noPart('nobody aims at controls in a Charge'),
        size: { never: 'taken off the creation before' },
      },
    },
    any: anyBuilt
      .map((unit) => ({
        ...unit,
        size: unit.creation?.size ?? 1,
        // Whole but for its pips: what was broken off is no part of what charges.
        wreck: { pips: Math.min(unit.wreck?.pips ?? 0, 3), weaponsOff: [], partsOff: [], controlsOff: false },
      }))
      .filter(({ creation, size }) => size <= 30 && size > 3 && creation !== undefined),
    walk: (profile) => {
      const { attacker } = withChargeProfile(initialCharge('2005'), 'attacker', profile);
      const { creation, pips = 0, size } = attacker;
      return { size, creation, wreck: { pips } };
    },
    runs: 60,
  }),
  joint<Profile>({
    what: 'BrikWars → many, as a gang',
    fields: { ...ofFight, size: noPart('who gangs up has the Size of a minifig') },
    any: anyArmed,
    walk: (profile) => {
      const { gang } = withBrought(initialMany('2005'), { side: 'attacker', profile, count: 1 });
      const [group] = gang.attackers;
      return (
        group && {
          skill: group.ownSkill,
          armor: group.ownArmor,
          weapons:
            group.weapon === 'own' ? [{ use: group.ownUse, damage: group.ownDamage, kind: 'heavy' }] : [],
        }
      );
    },
  }),
  joint<Profile>({
    what: 'BrikWars → many, as the victim',
    fields: { ...ofFight, weapons: noPart('what the table names, in the words of the gang') },
    any: anyFighter,
    walk: (profile) => {
      const { victim } = withBrought(initialMany('2005'), { side: 'defender', profile, count: 1 }).gang;
      return { skill: victim.ownSkill, armor: victim.ownArmor, size: victim.size };
    },
  }),
  joint<Profile>({
    what: 'BrikWars → squads',
    fields: { ...ofFight, size: noPart('a squad is of minifigs') },
    any: anyArmed,
    walk: (profile) => {
      const side = withSquadProfile(initialSquads('2005').mine, profile);
      const weapons =
        side.close === 'own' ? [{ use: side.ownUse, damage: side.ownDamage, kind: 'heavy' }] : [];
      return { skill: side.ownSkill, armor: side.ownArmor, weapons };
    },
  }),
  joint<Mage>({
    what: 'BrikWars mage → magic',
    fields: {
      profile: {
        ...ofFight,
        weapons: noPart('a spell needs none'),
        size: 'travels',
        training: {
          specialties: noPart('is chosen there'),
          weaponMasters: noPart('is chosen there'),
          magic: 'travels',
          summoning: 'travels',
          necromancy: 'travels',
          area: { level: 'travels', casts: 'travels' },
          shield: 'travels',
        },
      },
    },
    any: fc
      .record({
        unit: anyFighter,
        magic: fc.integer({ min: 1, max: 10 }),
        summoning: fc.boolean(),
        necromancy: fc.boolean(),
        area: fc.array(fc.record({ level: fc.integer({ min: 1, max: 10 }), casts: fc.nat(12) }), {
          maxLength: 3,
        }),
        shield: fc.integer({ min: 1, max: 10 }),
        size: fc.integer({ min: 1, max: 5 }),
      })
      .map(({ unit, size, ...learnt }) => ({
        profile: { ...unit, size, training: { ...unit.training, ...learnt } },
      })),
    walk: ({ profile }) => {
      const inputs = withMage({ ...magicCodec('pl').initial, kind: 'area' }, profile);
      const { size, area, shield, summoning, necromancy } = inputs.tally?.pack ?? {};
      return {
        profile: {
          skill: inputs.ownSkill,
          armor: inputs.selfArmor,
          size,
          training: { magic: inputs.magic, area, shield, summoning, necromancy },
        },
      };
    },
  }),
  joint<UsbUnit>({
    what: 'USB → every mode',
    fields: records.usbUnit,
    any: anyLegalUnit,
    walk: (unit) => decodeFighter(fighterTokens(withUnit(fresh(regulars), { unit, id: 'kept' })))?.unit,
    runs: 200,
  }),
  joint<Figure>({
    what: 'Mage Knight → attack on a castle',
    fields: {
      ...records.figure,
      kind: noPart('mounted warriors and those on peanut bases are warriors (MK-ELG-04, MK-ELG-05)'),
      range: noPart('is not asked'),
      attack: noPart('is not rolled there'),
      defence: noPart('is not rolled there'),
      clicks: noPart('are not counted there'),
      cost: noPart('an attack has no price'),
      dial: noPart('its values are those of the click that it stands at'),
      now: noPart('its values are those of the click that it stands at'),
    },
    any: anyFigure.map((figure) => ({ ...figure, name: figure.name.slice(0, 20).trim() })),
    walk: (figure) => {
      const { name, baseDamage, baseRangedDamage, abilities } = attackerOf(figure);
      return { name, baseDamage, baseRangedDamage, abilities };
    },
  }),
];
