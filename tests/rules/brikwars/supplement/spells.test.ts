import { describe, expect, it } from 'vitest';
import { shieldCost, spellValues } from '../../../../src/rules/brikwars/supplement/spell-values.ts';
import {
  areaSpellOdds,
  boltOdds,
  castIssues,
  magicShieldOdds,
} from '../../../../src/rules/brikwars/supplement/spells.ts';
import { chanceOf } from '../../../../src/rules/dice/distribution.ts';
import { printDice } from '../../../../src/rules/dice/notation.ts';
import { chanceThat, dice, kills, pointsIn, reached, rules, waysOf } from './rolled.ts';

const skills = ['1d6', '1d6+1', '1d10', '2d6'].map(dice);
const armors = ['4', '4+1d6', '2d6'].map(dice);
const levels = [1, 2, 3];

const by = (skill: ReturnType<typeof dice>, level: number, modifier = 0) => ({ skill, level, modifier });

describe('what a spell is rolled with', () => {
  it('EX-MAG-01 BW-MAG-02: a bolt of level 3 is Use 9, 18 inches and 3d6', () => {
    const { use, inches, dice: damage } = spellValues('bolt', 3);
    expect([use, inches, printDice(damage)]).toEqual([9, 18, '3d6']);
  });

  it('EX-MAG-02 EX-MAG-03 BW-MAG-03: area spells of levels 3 and 2', () => {
    const shown = [3, 2].map((level) => {
      const { use, range, dice: damage, radius } = spellValues('area', level);
      return [use, range && printDice(range), printDice(damage), radius];
    });
    expect(shown).toEqual([
      [9, '3d6', '3d10', 2],
      [6, '2d6', '2d10', 2],
    ]);
  });

  it('EX-MAG-04 BW-MAG-04 BWC-18: a shield of level 3 is Use 6, 3d6 over 6 inches, for 6 points', () => {
    const { use, dice: taken, radius } = spellValues('shield', 3);
    expect([use, printDice(taken), radius, shieldCost(3)]).toEqual([6, '3d6', 6, 6]);
  });

  it('BW-MAG-01 a mage casts at his level or a lower one', () => {
    expect(castIssues(3, 2)).toEqual([]);
    expect(castIssues(3, 3)).toEqual([]);
    expect(castIssues(3, 4).map(({ code, limit }) => [code, limit])).toEqual([['above-level', 3]]);
    expect(castIssues(0, 0).map(({ code }) => code)).toEqual(['not-a-count', 'not-a-count']);
    expect(castIssues(2, 1.5).map(({ code }) => code)).toEqual(['not-a-count']);
  });
});

describe('the odds of spells', () => {
  it('BW-MAG-02 a bolt is as every way of its dice, and nothing out of range', () => {
    for (const skill of skills)
      for (const armor of armors)
        for (const level of levels)
          for (const modifier of [-1, 0, 2]) {
            const odds = boltOdds(by(skill, level, modifier), { distance: 6 * level, armor }, rules);
            const hit = chanceThat(waysOf(skill, modifier), reached(3 * level));
            const killed = kills(dice(`${level}d6`), armor);
            expect(odds.hit.value).toBeCloseTo(hit, 12);
            expect(odds.killGivenHit.value).toBeCloseTo(killed, 12);
            expect(odds.kill.value).toBeCloseTo(hit * killed, 12);
          }
    const far = boltOdds(by(dice('1d10'), 1), { distance: 7, armor: dice('4') }, rules);
    expect([far.inRange, far.hit.value, far.kill.value]).toEqual([false, 0, 0]);
    expect(far.hit.reasons).toEqual([{ rule: 'BW-MAG-02', effect: 'range', amount: 6 }]);
  });

  it('BW-MAG-03 BWC-64 BWC-158: an area spell, way by way: one damage roll, an Armor roll for each', () => {
    for (const skill of skills)
      for (const armor of armors)
        for (const level of [1, 2])
          for (const distance of [1, 5, 8]) {
            const odds = areaSpellOdds(by(skill, level), { distance, armor, count: 2 }, rules);
            const reach = chanceThat(waysOf(dice(`${level}d6`)), reached(distance));
            const hit = reach * chanceThat(waysOf(skill), reached(3 * level));
            expect(odds.reach.value).toBeCloseTo(reach, 12);
            expect(odds.hit.value).toBeCloseTo(hit, 12);
            let both = 0;
            for (const hurt of waysOf(dice(`${level}d10`))) {
              const dies = chanceThat(waysOf(armor), ({ total }) => pointsIn(hurt) > total);
              both += hurt.chance * dies * dies;
            }
            expect(chanceOf(odds.deaths.value, 2)).toBeCloseTo(hit * both, 12);
            expect(odds.meanDeaths.value).toBeCloseTo(2 * odds.kill.value, 12);
            expect(odds.kill.value).toBeCloseTo(hit * kills(dice(`${level}d10`), armor), 12);
          }
  });

  it('BW-MAG-04 BWC-94 BWC-157: a shield takes a fresh roll off every damage, ones as they fall', () => {
    for (const skill of skills)
      for (const armor of armors)
        for (const level of [1, 2]) {
          const damage = dice('2d6');
          const odds = magicShieldOdds(by(skill, level), { damage, armor }, rules);
          const up = chanceThat(waysOf(skill), reached(2 * level));
          const shielded = kills(damage, armor, dice(`${level}d6`));
          expect(odds.up.value).toBeCloseTo(up, 12);
          expect(odds.killIfUp.value).toBeCloseTo(shielded, 12);
          expect(odds.killWithout.value).toBeCloseTo(kills(damage, armor), 12);
          expect(odds.kill.value).toBeCloseTo(up * shielded + (1 - up) * kills(damage, armor), 12);
          expect(odds.killIfUp.value).toBeLessThanOrEqual(odds.killWithout.value);
        }
  });

  it('BWC-06 damage that equals Armor kills where the table says so', () => {
    const equal = { ...rules, equalDamage: 'kills' } as const;
    const target = { distance: 6, armor: dice('4') };
    expect(boltOdds(by(dice('1d6'), 1), target, rules).killGivenHit.value).toBeCloseTo(2 / 6, 12);
    expect(boltOdds(by(dice('1d6'), 1), target, equal).killGivenHit.value).toBeCloseTo(3 / 6, 12);
  });

  it('BWC-50 the switches of critical failures decide what all ones do', () => {
    const counted = { ...rules, skillCriticalFailure: false, rangeCriticalFailure: false };
    const mage = by(dice('1d6+2'), 1);
    const target = { distance: 1, armor: dice('4'), count: 1 };
    expect(areaSpellOdds(mage, target, rules).hit.value).toBeCloseTo((5 / 6) * (5 / 6), 12);
    expect(areaSpellOdds(mage, target, counted).hit.value).toBeCloseTo(1, 12);
  });
});
