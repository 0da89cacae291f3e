import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { presetIds, presets } from '../../../src/brikwars/creation/presets.ts';
import { withBrought } from '../../../src/brikwars/many/brought.ts';
import { gangRoom, initialMany, manyCodec } from '../../../src/brikwars/many/inputs.ts';
import { creationUnit } from '../../../src/brikwars/units/form-model.ts';
import { presetProfile } from '../../../src/brikwars/units/preset-profile.ts';
import { fightAddress, profileField, unitBrought } from '../../../src/brikwars/units/profile-field.ts';
import type { Profile } from '../../../src/rules/brikwars/units/profile.ts';
import { unitIds, units } from '../../../src/rules/brikwars/units.ts';

const samples: readonly Profile[] = [
  ...unitIds.map((id) => presetProfile(id, id)),
  ...presetIds.map((id) => creationUnit(presets[id], id)),
  { ...presetProfile('minifig', 'Sapper'), explosives: 3 },
  {
    name: 'Żółw & co_; 50% "Ő"',
    skill: '1d6+1',
    armor: '2d10-1',
    move: 4,
    size: 3,
    hands: 2,
    weapons: ['shield', { kind: 'heavy', use: 4, damage: '2d6+2', name: 'Młot~|!' }],
    cost: 12.25,
  },
];

describe('brikwars/units/profile-field', () => {
  it('brikwars/units/profile-field: a unit is read again from its text, which a link may hold', () => {
    for (const unit of samples) {
      const text = profileField.write(unit);
      expect(text).toMatch(/^[\w;.~*-]+$/);
      expect(profileField.read(text)).toEqual(unit);
      for (const side of ['attacker', 'defender'] as const) {
        const address = fightAddress({ side, profile: unit, count: 2 }, 'brikwars', { acting: 'mine' });
        expect(unitBrought(address.slice('fight/brikwars?'.length))).toEqual({
          side,
          profile: unit,
          count: 2,
        });
      }
    }
  });

  it('brikwars/units/profile-field: any name comes back, and what is broken is refused, never thrown at', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 10 }), (name) => {
        const unit = { ...samples[0], name } as Profile;
        if (name.length <= 40) expect(profileField.read(profileField.write(unit))).toEqual(unit);
      }),
    );
    const text = profileField.write(samples.at(-1) as Profile);
    fc.assert(
      fc.property(fc.nat(text.length - 1), fc.string({ maxLength: 2 }), (at, other) => {
        const read = profileField.read(text.slice(0, at) + other + text.slice(at + 1));
        if (read) expect(profileField.read(profileField.write(read))).toEqual(read);
      }),
    );
    for (const query of [
      '',
      'attacker=',
      'attacker0=x',
      'mage1=x',
      `attacker100=${text}`,
      `attacker1=${text};`,
      `attacker1=${text};0`,
      `attacker1=${text};2;2`,
    ])
      expect(unitBrought(query), query).toBeUndefined();
  });

  it('BW-COMB-05 brikwars/many/brought: who comes gangs up or is ganged up on, with his values', () => {
    const codec = manyCodec('pl');
    for (const profile of samples) {
      const gang = withBrought(initialMany('pl'), { side: 'attacker', profile, count: 40 });
      const [group] = gang.gang.attackers;
      expect(gang.kind).toBe('gang');
      expect(group).toMatchObject({ unit: 'own', ownSkill: profile.skill, ownArmor: profile.armor });
      expect(group?.count).toBe(gangRoom(gang));
      expect(codec.decode(codec.encode(gang))).toEqual(gang);
      const prey = withBrought(initialMany('pl'), { side: 'defender', profile, count: 1 });
      expect(prey.gang.victim).toMatchObject({ ownArmor: profile.armor, size: Math.min(12, profile.size) });
      expect(codec.decode(codec.encode(prey))).toEqual(prey);
    }
    const hammer = withBrought(initialMany('pl'), {
      side: 'attacker',
      profile: samples.at(-1) as Profile,
      count: 1,
    });
    expect(hammer.gang.attackers[0]).toMatchObject({
      weapon: 'own',
      ownUse: 4,
      ownDamage: '2d6+2',
      shield: true,
    });
    const horse = presetProfile('warhorse', '');
    expect(
      withBrought(initialMany('pl'), { side: 'defender', profile: horse, count: 1 }).gang.victim,
    ).toMatchObject({
      ownSkill: units.warhorse.skill,
      size: 2,
      weapons: 'hand',
    });
  });
});
