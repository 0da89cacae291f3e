import { expect, it } from 'vitest';
import { magicCost, magicIssues, magicLines } from '../../../../src/rules/brikwars/supplement/magic-price.ts';

const mage = {
  size: 1,
  magic: 3,
  area: [],
  shield: 0,
  summoning: false,
  necromancy: false,
  reserve: 0,
};

it('EX-MAG-01 EX-MAG-02 BW-MAG-03: level 3 and four area spells of level 3 are 3 and 12 points', () => {
  const lines = magicLines({ ...mage, area: [{ level: 3, casts: 4 }] });
  expect(lines.map(({ code, amount }) => [code, amount])).toEqual([
    ['magic', 3],
    ['area-casts', 12],
  ]);
});

it('BW-MAG-01 BW-MAG-06 BW-MAG-08: levels and skills are paid by Size, a level at least with 1', () => {
  for (const size of [0, 1, 2, 6])
    for (const magic of [2, 3, 4]) {
      const all = { ...mage, size, magic, summoning: true, necromancy: true, shield: 2, reserve: 9 };
      expect(magicCost(all)).toBe(Math.max(1, size) * magic + 2 * size + 4 + 9);
    }
});

it('BWC-159 a shield may be lower than the magic, never higher', () => {
  expect(magicIssues({ ...mage, shield: 2 })).toEqual([]);
  expect(magicIssues({ ...mage, shield: 4 })).toMatchObject([{ code: 'above-level', limit: 3 }]);
});

it('BW-MAG-03 BW-MAG-06: everything wrong is shown at once', () => {
  expect(magicIssues({ ...mage, reserve: 14.5 })).toEqual([]);
  expect(magicIssues({ ...mage, reserve: 14.25 }).map(({ code }) => code)).toEqual(['not-a-count']);
  const wrong = {
    ...mage,
    magic: 1,
    area: [
      { level: 1, casts: 0 },
      { level: 2, casts: 1 },
    ],
    summoning: true,
    reserve: -1,
  };
  expect(magicIssues(wrong).map(({ code, path }) => `${code} ${path.join('.')}`)).toEqual([
    'magic-too-low summoning',
    'not-a-count reserve',
    'not-a-count area.0.casts',
    'above-level area.1.level',
  ]);
});
