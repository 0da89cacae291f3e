import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkFight } from '../../../../src/rules/brikwars/attack/check-fight.ts';
import { ownWeaponKinds } from '../../../../src/rules/brikwars/attack/setup.ts';
import { editionIds, editions } from '../../../../src/rules/brikwars/edition.ts';
import { checkProfile } from '../../../../src/rules/brikwars/units/check-profile.ts';
import {
  type EnteredProfile,
  enteredProfile,
  type Profile,
  type ProfileIssue,
  profileLimits,
} from '../../../../src/rules/brikwars/units/profile.ts';
import { weaponIds, weapons2005 } from '../../../../src/rules/brikwars/weapons.ts';

const minifig: EnteredProfile = {
  name: 'Minifig',
  skill: '1d6',
  armor: '4',
  move: 5,
  size: 1,
  hands: 2,
  weapons: ['hand'],
  cost: '',
};

function codes(part: Partial<EnteredProfile>): readonly string[] {
  const checked = checkProfile({ ...minifig, ...part });
  return checked.ok ? [] : checked.issues.map(({ code, path }: ProfileIssue) => `${path.join('.')} ${code}`);
}

const own = { name: '', use: 3, damage: '1d6', kind: 'heavy' as const };

describe('the checked door of a profile', () => {
  it('BW-UNIT-01 what a player writes becomes the standard notation', () => {
    expect(
      checkProfile({
        ...minifig,
        name: '  Sierżant ',
        skill: '1k6 + 1',
        armor: '2+k6',
        weapons: [{ ...own, damage: '2K6−1' }],
        cost: '10,5',
      }),
    ).toEqual({
      ok: true,
      value: {
        ...minifig,
        name: 'Sierżant',
        skill: '1d6+1',
        armor: '1d6+2',
        weapons: [{ use: 3, damage: '2d6-1', kind: 'heavy' }],
        cost: 10.5,
      },
    });
  });

  it.each<[string, Partial<EnteredProfile>, readonly string[]]>([
    ['no name', { name: '  ' }, ['name name-empty']],
    ['a name too long', { name: 'x'.repeat(41) }, ['name name-too-long']],
    ['a skill that is no dice', { skill: 'good' }, ['skill notation']],
    ['an empty armor', { armor: '' }, ['armor notation']],
    ['a mountain of dice', { armor: '99d10' }, ['armor dice-too-large']],
    ['only the best of some dice', { skill: '4d6kh3' }, ['skill dice-not-plain']],
    ['dice that never fall below 0', { armor: '1d6-2min0' }, ['armor dice-not-plain']],
    ['five kinds of dice', { armor: '1d4+1d6+1d8+1d10+1d12' }, ['armor dice-not-plain']],
    ['a use beyond all guns', { weapons: [{ ...own, use: 16 }] }, ['weapons.0.use use-range']],
    ['half an inch', { move: 2.5 }, ['move move-range']],
    ['a move backwards', { move: -1 }, ['move move-range']],
    ['a giant', { size: 31 }, ['size size-range']],
    ['a use below 0', { weapons: [{ ...own, use: -1 }] }, ['weapons.0.use use-range']],
    ['three things', { weapons: ['hand', 'shield', 'hand'] }, ['weapons too-many-weapons']],
    ['a sword without hands', { hands: 0, weapons: ['heavy'] }, ['weapons.0 no-hands']],
    ['a shield beside a pike', { weapons: ['two-handed', 'shield'] }, ['weapons.0 two-handed-alone']],
    ['a knife beside a sword', { weapons: ['heavy', 'hand'] }, ['weapons.0 shield-only-beside-heavy']],
    [
      'bare hands with a knife',
      { weapons: ['bare-hands', 'hand'] },
      expect.arrayContaining(['weapons.0 bare-hands-alone']) as never,
    ],
    ['a cost in words', { cost: 'ten' }, ['cost points-not-a-number']],
    ['a cost with three decimals', { cost: '1.125' }, ['cost points-decimals']],
    ['a cost beyond all bounds', { cost: '1000000' }, ['cost points-too-large']],
  ])('BW-WEAP-17 %s is refused with its place', (_title, part, expected) => {
    expect(codes(part)).toEqual(expected);
  });

  it('BW-UNIT-01 all that is wrong is said at once', () => {
    expect(
      codes({
        name: '',
        skill: '?',
        armor: '',
        move: 100,
        size: 40,
        cost: 'x',
        weapons: [{ ...own, use: 1000, damage: '' }],
      }),
    ).toEqual([
      'name name-empty',
      'skill notation',
      'armor notation',
      'move move-range',
      'size size-range',
      'weapons.0.use use-range',
      'weapons.0.damage notation',
      'cost points-not-a-number',
    ]);
  });

  it.each([
    ['two short things', ['hand', 'hand']],
    ['a sword and a shield', ['heavy', 'shield']],
    ['a pistol and a knife', ['short-ranged', 'hand']],
    ['a pike alone', ['two-handed']],
    ['nothing at all', []],
  ] as const)('BW-WEAP-17 %s fit two hands', (_title, weapons) => {
    expect(codes({ weapons: [...weapons] })).toEqual([]);
  });

  it('BW-WEAP-17 a bite needs no hands', () => {
    expect(codes({ hands: 0, weapons: ['bite', { ...own, kind: 'natural' }] })).toEqual([]);
  });

  const dice = fc.constantFrom('1d6', '4', '2d6+1', '1d10', '1d6-2', '0');
  const weapon = fc.oneof(
    fc.constantFrom(...weaponIds),
    fc.record({
      name: fc.constantFrom('', 'Jaws'),
      use: fc.integer({ min: 0, max: profileLimits.use }),
      damage: dice,
      kind: fc.constantFrom(...ownWeaponKinds),
    }),
  );
  const entered: fc.Arbitrary<EnteredProfile> = fc.record({
    name: fc.constantFrom('A', ' B '),
    skill: dice,
    armor: dice,
    move: fc.integer({ min: 0, max: profileLimits.move }),
    size: fc.integer({ min: 0, max: profileLimits.size }),
    hands: fc.constantFrom<0 | 2>(0, 2),
    weapons: fc.array(weapon, { maxLength: 2 }),
    cost: fc.constantFrom('', '0', '7.5'),
  });

  it('BW-UNIT-01 a checked profile passes its own door again, unchanged', () => {
    fc.assert(
      fc.property(entered, (given) => {
        const checked = checkProfile(given);
        fc.pre(checked.ok);
        const profile = checked.ok ? checked.value : undefined;
        expect(checkProfile(enteredProfile(profile as Profile))).toEqual(checked);
      }),
      { seed: 7, numRuns: 300 },
    );
  });

  it('BW-WEAP-17 every fight takes a checked profile that has something to strike with', () => {
    fc.assert(
      fc.property(entered, fc.constantFrom(...editionIds), (given, edition) => {
        const checked = checkProfile(given);
        fc.pre(checked.ok);
        if (!checked.ok) return;
        const { skill, armor, weapons } = checked.value;
        const fight = checkFight({
          edition: editions[edition],
          mode: 'close',
          attacker: { skill: '1d6', armor: '4', weapons: ['heavy'] },
          defender: { skill, armor, weapons },
        });
        expect(fight).toMatchObject({ ok: true });
      }),
      { seed: 8, numRuns: 300 },
    );
  });

  it('BW-WEAP-17 what the hands hold is the same in every edition, so one check serves all', () => {
    for (const id of editionIds) {
      for (const weapon of weaponIds) {
        const { hands, close, size } = editions[id].weapons[weapon];
        expect({ hands, close, size }).toEqual({
          hands: weapons2005[weapon].hands,
          close: weapons2005[weapon].close,
          size: weapons2005[weapon].size,
        });
      }
    }
  });
});
