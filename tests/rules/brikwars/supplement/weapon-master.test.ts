import { expect, it } from 'vitest';
import { mastered, masterOdds } from '../../../../src/rules/brikwars/supplement/weapon-master.ts';
import { printDice } from '../../../../src/rules/dice/notation.ts';
import { chanceThat, dice, kills, reached, rules, waysOf } from './rolled.ts';

const bow = { skill: dice('1d6'), modifier: 0, use: 3, damage: dice('1d6') };

it('EX-WM-01 BW-SKL-03: an archer with a short bow rolls two dice and does two', () => {
  const { skill, damage } = mastered(bow);
  expect([printDice(skill), printDice(damage)]).toEqual(['2d6', '2d6']);
});

it('BW-SKL-03 a hero adds a d6 to his d10', () => {
  expect(mastered({ ...bow, skill: dice('1d10+1') }).skill.groups).toEqual([
    { count: 1, sides: 10 },
    { count: 1, sides: 6 },
  ]);
});

it('BWC-97 as every way of the dice: only all ones fail, and mastery never harms', () => {
  for (const skill of ['1d6', '1d10', '1d6+1'].map(dice))
    for (const armor of ['4', '2d6'].map(dice))
      for (const use of [2, 3, 5])
        for (const modifier of [-2, 0, 1]) {
          const attack = { skill, modifier, use, damage: dice('1d6+1') };
          const odds = masterOdds(attack, armor, rules);
          const { skill: more, damage } = mastered(attack);
          const hit = chanceThat(waysOf(more, modifier), reached(use));
          expect(odds.hit.value).toBeCloseTo(hit, 12);
          expect(odds.kill.value).toBeCloseTo(hit * kills(damage, armor), 12);
          const plain = chanceThat(waysOf(skill, modifier), reached(use)) * kills(attack.damage, armor);
          expect(odds.killUntrained.value).toBeCloseTo(plain, 12);
          expect(odds.kill.value).toBeGreaterThanOrEqual(plain);
        }
});
