import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { verdictOf } from '../../../src/brikwars/many/answer.ts';
import {
  type GroupInputs,
  gangWeapons,
  groupOf,
  initialMany,
  type ManyInputs,
  manyBounds,
  manyKinds,
  minifig,
  shotWeapons,
  victimWeapons,
  type WhoInputs,
  withGroup,
} from '../../../src/brikwars/many/inputs.ts';
import { decodeMany, encodeMany } from '../../../src/brikwars/many/link.ts';
import { manyPresets, withManyPreset } from '../../../src/brikwars/many/model.ts';
import { scoresOf } from '../../../src/fight/compare.ts';
import { goals } from '../../../src/rules/brikwars/advice.ts';
import { noSituation } from '../../../src/rules/brikwars/circumstances.ts';
import { editionIds } from '../../../src/rules/brikwars/edition.ts';
import { withHouseRule } from '../../../src/rules/brikwars/house-rules.ts';
import { grenadeWays } from '../../../src/rules/brikwars/many-grenade.ts';
import { strayOwners } from '../../../src/rules/brikwars/missed-shot.ts';
import { unitIds } from '../../../src/rules/brikwars/units.ts';
import { volleyGoals } from '../../../src/rules/brikwars/volley-setup.ts';
import { deepOr } from '../../support/deep.ts';
import { anySituation } from '../situations.ts';

const dice = fc.constantFrom('4', '1d6', '2d10-1', '4+1d6', '3d6kh2', '1d10+1d6+2');
const whole = (min: number, max: number) => fc.integer({ min, max });

/** Own values are told only where they are used. */
const bonus = fc.constantFrom<Pick<WhoInputs, 'declines' | 'plainSkill' | 'cranky'>>(
  { declines: false },
  { declines: true },
  { declines: false, plainSkill: true },
  { declines: false, cranky: 5 },
  { declines: true, cranky: 1 },
  { declines: false, plainSkill: true, cranky: 3 },
);
const who: fc.Arbitrary<WhoInputs> = fc
  .tuple(
    fc.oneof(
      fc.record({ unit: fc.constantFrom(...unitIds) }).map((part) => ({ ...minifig, ...part })),
      fc.record({ unit: fc.constant('own' as const), ownSkill: dice, ownArmor: dice }),
    ),
    bonus,
  )
  .map(([part, dice]) => ({ ...part, ...dice }));
function group(weapons: readonly GroupInputs['weapon'][], most: number): fc.Arbitrary<GroupInputs> {
  return fc
    .record({
      who,
      situation: anySituation,
      weapon: fc.constantFrom(...weapons),
      own: fc.record({ ownUse: whole(0, manyBounds.use), ownDamage: dice }),
      rest: fc.record({
        count: whole(1, most),
        shield: fc.boolean(),
        skillModifier: whole(-manyBounds.modifier, manyBounds.modifier),
        distance: whole(0, manyBounds.distance),
        height: whole(0, manyBounds.height),
      }),
      hits: fc.option(whole(0, most), { nil: undefined }),
    })
    .map(({ who: unit, situation: where, weapon, own, rest, hits }) => {
      const made = groupOf(rest.count, weapon, {
        ...unit,
        ...rest,
        situation: where,
        ...(weapon === 'own' ? own : {}),
      });
      return withGroup(made, hits === undefined ? {} : { hits });
    });
}

const shooters = group(shotWeapons, manyBounds.count);
const inputs: fc.Arbitrary<ManyInputs> = fc.record({
  table: fc
    .record({ edition: fc.constantFrom(...editionIds), blastRoll: fc.constantFrom('for-all', 'for-each') })
    .map(({ edition, blastRoll }) =>
      withHouseRule({ edition, house: {} }, 'blastRoll', blastRoll as 'for-all' | 'for-each'),
    ),
  kind: fc.constantFrom(...manyKinds),
  assaults: fc.array(
    fc.record({
      groups: fc.array(shooters, { minLength: 1, maxLength: 3 }),
      target: fc
        .record({ unit: who, count: whole(1, manyBounds.count) })
        .map(({ unit, count }) => ({ ...unit, count })),
      strays: fc.array(
        fc
          .record({ unit: who, owner: fc.constantFrom(...strayOwners), fromTarget: whole(0, 48) })
          .map(({ unit, owner, fromTarget }) => ({ ...unit, owner, fromTarget })),
        { maxLength: manyBounds.strays },
      ),
    }),
    { minLength: 1, maxLength: manyBounds.assaults },
  ),
  wish: fc.constantFrom(...volleyGoals),
  gang: fc.record({
    goal: fc.constantFrom(...goals),
    attackGoal: fc.constantFrom(...goals),
    attackers: fc.array(group(gangWeapons, manyBounds.gangLarge), { minLength: 1, maxLength: 3 }),
    victim: fc
      .record({ unit: who, weapons: fc.constantFrom(...victimWeapons), size: whole(0, manyBounds.size) })
      .map(({ unit, weapons, size }) => ({ ...unit, weapons, size })),
    plan: fc.constantFrom('', 'n', 'c0.1', 'c0.1-p1.0'),
  }),
  blast: fc
    .record({
      unit: who,
      situation: anySituation,
      rest: fc.record({
        way: fc.constantFrom(...grenadeWays),
        skillModifier: whole(-9, 9),
        distance: whole(0, 48),
        height: whole(0, manyBounds.height),
        targets: fc.array(
          fc
            .record({
              unit: who,
              count: whole(1, 500),
              fromAim: whole(0, 48),
              flags: fc.tuple(fc.boolean(), fc.boolean()),
            })
            .map(({ unit, count, fromAim, flags: [fixed, own] }) => ({
              ...unit,
              count,
              fromAim,
              fixed,
              own,
            })),
          { minLength: 1, maxLength: manyBounds.blastTargets },
        ),
      }),
    })
    .map(({ unit, situation: where, rest }) => ({ ...unit, situation: where, ...rest })),
});

describe('brikwars/many/link', () => {
  it('brikwars/many/link: everything that can be entered comes back as it was', () => {
    fc.assert(
      fc.property(inputs, (entered) => {
        const text = encodeMany(entered);
        expect(text.startsWith('v=1&')).toBe(true);
        expect(decodeMany(text)).toEqual(entered);
      }),
      { numRuns: deepOr(150, 40), seed: 3 },
    );
  });

  it('brikwars/many/link: a link with all that fits stays below 2,000 characters', () => {
    const busy = groupOf(500, 'own', {
      unit: 'own',
      ownSkill: '2d10+2',
      ownArmor: '4',
      ownUse: 12,
      ownDamage: '2d10+5',
      situation: { ...noSituation, still: true, aimed: true, thirds: 2, speed: 12 },
      skillModifier: -3,
      distance: 24,
      height: 12,
      hits: 100,
    });
    const base = initialMany('2005');
    const most: ManyInputs = {
      ...base,
      assaults: Array.from({ length: 4 }, (_, place) => ({
        groups: Array.from({ length: place < 2 ? 4 : 3 }, () => busy),
        target: { unit: 'own', ownSkill: '1d6', ownArmor: '4+1d6', declines: false, count: 500 },
        strays: [],
      })),
    };
    expect(encodeMany(most).length).toBeLessThanOrEqual(2000);
  });

  it.each([
    '',
    'nonsense',
    'v=2',
    (text: string) => text.replace('v=1', 'v=3'),
    (text: string) => text.replace('e=2005', 'e=1999'),
    (text: string) => text.replace('k=together', 'k=alone'),
    (text: string) => text.replace('a0=3.', 'a0=501.'),
    (text: string) => text.replace('a0=3.', 'a0=0.'),
    (text: string) => text.replace('short-ranged', 'cannon'),
    (text: string) => text.replace('short-ranged', 'heavy'),
    (text: string) => text.replace('g=2.heavy', 'g=9.heavy'),
    (text: string) => text.replace('gp=', 'gp=c9'),
    (text: string) => text.replace('b=thrown', 'b=kicked'),
    (text: string) => `${text}&w=most.survive`,
    (text: string) => `${text}&w=most.survive.flee`,
    (text: string) => text.replace('minifig', 'minifig*e'),
    (text: string) => text.replace('bt=', 'bt=~'),
    (text: string) => text.replace('a0=', 'a1='),
  ])('brikwars/many/link: what is not wholly understood is not read: %#', (change) => {
    const good = encodeMany(initialMany('2005'));
    expect(decodeMany(good)).toBeDefined();
    const text = typeof change === 'string' ? change : change(good);
    expect(text).not.toBe(good);
    expect(decodeMany(text)).toBeUndefined();
    expect(verdictOf(text)).toBeUndefined();
  });
});

describe('brikwars/many/outcomes', () => {
  it.each(manyPresets)('brikwars/many/answer: the preset %s has figures between 0 and 1', (preset) => {
    const verdict = verdictOf(encodeMany(withManyPreset(initialMany('2005'), preset)));
    expect(verdict?.figures.length).toBeGreaterThan(0);
    for (const { chance } of verdict?.figures ?? []) {
      expect(chance).toBeGreaterThanOrEqual(0);
      expect(chance).toBeLessThanOrEqual(1 + 1e-9);
    }
  });

  it('BW-WEAP-12 BWC-50 of a grenade the enemy’s death and one’s own are figures apart', () => {
    const text = encodeMany(withManyPreset(initialMany('2005'), 'grenade'));
    const figures = verdictOf(text)?.figures ?? [];
    expect(figures.map(({ id }) => id)).toEqual(['hits', 'enemy-dies', 'own-dies']);
    expect(figures[1]?.chance).toBeCloseTo(0.5, 2);
    expect(figures[2]?.chance).toBeCloseTo(0.1, 2);
    const scores = (goal: 'kill' | 'survive') => scoresOf({ figures }, { side: 'attacker', goal });
    expect(scores('kill')).toEqual([figures[1]?.chance]);
    expect(scores('survive')?.[0]).toBeCloseTo(1 - (figures[2]?.chance ?? 0), 12);
  });

  it('BW-COMB-05 the figures of a gang add up where only one can die', () => {
    const figures = verdictOf(encodeMany(withManyPreset(initialMany('2005'), 'two')))?.figures ?? [];
    expect(figures.map(({ id }) => id)).toEqual(['defender-dies', 'attacker-dies', 'nobody-dies']);
    expect(figures.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 10);
  });
});
