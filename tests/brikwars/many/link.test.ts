import { describe, expect, it } from 'vitest';
import { verdictOf } from '../../../src/brikwars/many/answer.ts';
import { groupOf, initialMany, type ManyInputs } from '../../../src/brikwars/many/inputs.ts';
import { decodeMany, encodeMany } from '../../../src/brikwars/many/link.ts';
import { manyPresets, withManyPreset } from '../../../src/brikwars/many/model.ts';
import { scoresOf } from '../../../src/fight/compare.ts';
import { noSituation } from '../../../src/rules/brikwars/circumstances.ts';

describe('brikwars/many/link', () => {
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
