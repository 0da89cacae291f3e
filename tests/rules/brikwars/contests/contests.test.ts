import { describe, expect, it } from 'vitest';
import { contestEffects } from '../../../../src/rules/brikwars/contests/contest-effects.ts';
import { type ContestRules, contestRules } from '../../../../src/rules/brikwars/contests/contest-rules.ts';
import {
  bailInches,
  bailOdds,
  featOdds,
  featRolls,
  featSucceeds,
  redShirtNeed,
  redShirtOdds,
  sprintInches,
  turnOrderOdds,
  whatISayGoesOdds,
} from '../../../../src/rules/brikwars/contests/contests.ts';
import { chanceOf, mean } from '../../../../src/rules/dice/distribution.ts';
import { createSeededSource } from '../../../../src/rules/dice/random.ts';
import { roll } from '../../../../src/rules/dice/roll.ts';
import { dice } from '../support.ts';
import { falls } from './contest-twins.ts';

const rules2005 = contestRules['2005'];
const plain: ContestRules = { ...rules2005, bonus: 'none' };
const effectsOf = (reasons: readonly { readonly effect: string }[]) => reasons.map(({ effect }) => effect);

describe('What I Say Goes', () => {
  it('BW-GEN-02: two d6 tie in 1 of 6 throws, in 1 of 7 with bonus dice', () => {
    expect(whatISayGoesOdds([dice('1d6'), dice('1d6')], 'none').firstTied.value).toBeCloseTo(1 / 6, 12);
    expect(whatISayGoesOdds([dice('1d6'), dice('1d6')], 'd6').firstTied.value).toBeCloseTo(1 / 7, 12);
  });

  it('BW-GEN-02: dice with more sides tie less', () => {
    const tied = [6, 8, 10, 12, 20, 100].map(
      (sides) => whatISayGoesOdds([dice(`1d${sides}`), dice(`1d${sides}`)], 'none').firstTied.value,
    );
    expect(tied).toEqual([...tied].sort((a, b) => b - a));
  });

  it('BWC-50: all ones keep their number, so equal dice stay equal', () => {
    const { wins } = whatISayGoesOdds([dice('1d6'), dice('1d6'), dice('1d6')], 'd6');
    for (const win of wins) expect(win.value).toBeCloseTo(1 / 3, 12);
    expect(effectsOf(wins[0]?.reasons ?? [])).toEqual([
      'highest-wins',
      'tied-throw-again',
      'ones-keep-number',
      'bonus-d6',
    ]);
  });

  it('BW-GEN-03: who starts is the same roll, and its winner sets the order', () => {
    const { wins } = turnOrderOdds([dice('1d6'), dice('1d10')], 'none');
    expect(wins.map(({ value }) => value)).toEqual(
      whatISayGoesOdds([dice('1d6'), dice('1d10')], 'none').wins.map(({ value }) => value),
    );
    expect(wins[0]?.reasons[0]).toEqual({ rule: 'BW-GEN-03', effect: 'winner-sets-order' });
  });
});

describe('Feats', () => {
  it.each([
    ['with bonus dice, nothing fails', { criticalFailure: false }, 4 / 7],
    ['plain dice, nothing fails', { criticalFailure: false, bonus: 'none' }, 21 / 36],
    ['with bonus dice, the natural 1 fails', {}, 137 / 252],
  ] as const)('BW-HERO-10: %s', (_, switches, chance) => {
    const feat = { hero: dice('1d6'), heroModifier: 0, cranky: 0, opponent: dice('1d6') };
    expect(featOdds(feat, { ...rules2005, ...switches }).value).toBeCloseTo(chance, 12);
  });

  it('EX-HERO-07: equal dice are enough, but not two ones', () => {
    expect(featSucceeds({ total: 4, allOnes: false }, { total: 4 }, rules2005)).toBe(true);
    expect(featSucceeds({ total: 1, allOnes: true }, { total: 1 }, rules2005)).toBe(false);
    expect(featSucceeds({ total: 1, allOnes: true }, { total: 1 }, { criticalFailure: false })).toBe(true);
  });

  it('BWC-87: with nobody against it only the natural 1 fails', () => {
    const feat = { hero: dice('1d6'), heroModifier: -3, cranky: 2 };
    expect(featOdds(feat, rules2005).value).toBeCloseTo(5 / 6, 12);
    expect(featSucceeds({ total: 0, allOnes: false }, undefined, rules2005)).toBe(true);
    expect(featSucceeds({ total: 1, allOnes: true }, undefined, rules2005)).toBe(false);
    expect(effectsOf(featOdds(feat, rules2005).reasons)).toContain('nobody-opposes');
  });

  it.each(['die', 'roll'] as const)('BWC-56: a Cranky hero agrees with a count, taken per %s', (cranky) => {
    for (const hero of ['1d6', '2d6', '1d10']) {
      for (const penalty of [0, 1, 5]) {
        for (const modifier of [-2, 0, 1]) {
          for (const onesFail of [true, false]) {
            const rules: ContestRules = { ...plain, cranky, criticalFailure: onesFail };
            const feat = {
              hero: dice(hero),
              heroModifier: modifier,
              cranky: penalty,
              opponent: dice('1d6'),
              opponentModifier: 1,
            };
            let counted = 0;
            const own =
              cranky === 'die' ? falls(feat.hero, modifier, penalty) : falls(feat.hero, modifier - penalty);
            for (const mine of own) {
              for (const theirs of falls(feat.opponent, 1)) {
                if (mine.total >= theirs.total && !(onesFail && mine.ones))
                  counted += mine.chance * theirs.chance;
              }
            }
            expect(featOdds(feat, rules).value).toBeCloseTo(counted, 12);
          }
        }
      }
    }
  });

  it('BW-HERO-03: the Polish text takes the penalty once, the rulebook from each die', () => {
    const feat = { hero: dice('2d6'), heroModifier: 0, cranky: 3, opponent: dice('1d6') };
    expect(featRolls(feat, contestRules.pl).hero).toEqual({
      expression: { ...dice('2d6'), constant: -3 },
      rules: { bonus: 'same', floor: true },
    });
    expect(featRolls(feat, rules2005).hero.rules).toEqual({ bonus: 'd6', floor: true, penaltyPerDie: 3 });
  });

  it('BW-HERO-10: dice thrown again and again come near the odds', () => {
    const random = createSeededSource(5);
    for (const cranky of ['die', 'roll'] as const) {
      const rules: ContestRules = { ...rules2005, cranky };
      const feat = { hero: dice('1d10'), heroModifier: 1, cranky: 2, opponent: dice('1d6') };
      const rolls = featRolls(feat, rules);
      let made = 0;
      for (let turn = 0; turn < 20_000; turn++) {
        const hero = roll(rolls.hero.expression, rolls.hero.rules, random);
        const opponent = rolls.opponent && roll(rolls.opponent.expression, rolls.opponent.rules, random);
        if (featSucceeds(hero, opponent, rules)) made++;
      }
      expect(Math.abs(made / 20_000 - featOdds(feat, rules).value)).toBeLessThan(0.02);
    }
  });
});

describe('rolls for a distance', () => {
  it('BW-RESP-06: the chance to bail so far', () => {
    const chances = [1, 2, 3, 4, 5, 6, 7].map((inches) => bailOdds(dice('1d6'), inches, rules2005).value);
    [5, 5, 4, 3, 2, 1, 1].forEach((sixths, place) => {
      expect(chances[place]).toBeCloseTo(sixths / 6, 12);
    });
  });

  it('EX-BAIL-01: a critical failure falls where it stands', () => {
    expect(bailInches({ total: 1, allOnes: true }, rules2005)).toBe(0);
    expect(bailInches({ total: 4, allOnes: false }, rules2005)).toBe(4);
    expect(bailInches({ total: 1, allOnes: true }, { criticalFailure: false })).toBe(1);
    expect(bailOdds(dice('1d6'), 1, rules2005).reasons).toContainEqual({
      rule: 'BW-RESP-07',
      effect: 'falls-on-the-spot',
    });
  });

  it('EX-HERO-05: a RedShirt 4 inches away answers a roll of 4, one 5 inches away does not', () => {
    expect(redShirtNeed(4, rules2005)).toBe(4);
    expect(redShirtNeed(5, rules2005)).toBe(5);
    expect(redShirtOdds(dice('1d6'), 4, 0, plain).value).toBeCloseTo(3 / 6, 12);
    expect(redShirtOdds(dice('1d6'), 5, 0, plain).value).toBeCloseTo(2 / 6, 12);
  });

  it('EX-HERO-06: read by the Polish letter the unit must stand nearer than the roll', () => {
    const less: ContestRules = { ...contestRules.pl, bonus: 'none', redShirt: 'less' };
    expect(redShirtNeed(4, less)).toBe(5);
    expect(contestRules.pl.redShirt).toBe('within');
  });

  it('BWC-14: at 3 inches 4 of 6, by the other reading 3 of 6', () => {
    expect(redShirtOdds(dice('1d6'), 3, 0, rules2005).value).toBeCloseTo(4 / 6, 12);
    const less = redShirtOdds(dice('1d6'), 3, 0, { ...rules2005, redShirt: 'less' });
    expect(less.value).toBeCloseTo(3 / 6, 12);
    expect(less.reasons[0]).toEqual({ rule: 'BWC-14', effect: 'less-than-roll', amount: 3 });
  });

  it('BW-HERO-06: a Cranky hero loses on this roll too, and a natural 1 fails', () => {
    expect(redShirtOdds(dice('1d6'), 1, 0, rules2005).value).toBeCloseTo(5 / 6, 12);
    expect(redShirtOdds(dice('1d6'), 3, 2, plain).value).toBeCloseTo(2 / 6, 12);
    expect(redShirtOdds(dice('1d6'), 0, 5, plain).value).toBeCloseTo(5 / 6, 12);
  });

  it('BWC-56: on the RedShirt roll too the Polish text takes the penalty once', () => {
    const once = redShirtOdds(dice('2d6'), 5, 2, { ...plain, cranky: 'roll' });
    expect(once.value).toBeCloseTo(21 / 36, 12);
    expect(once.reasons).toContainEqual({ rule: 'BWC-56', effect: 'cranky-per-roll', amount: -2 });
    expect(redShirtOdds(dice('2d6'), 5, 2, plain).value).toBeCloseTo(10 / 36, 12);
  });

  it('BW-MOVE-05 EX-MOVE-04: a Sprint adds what the die shows, also a 1', () => {
    const { inches, reasons } = sprintInches(dice('1d6'), 'none');
    for (let face = 1; face <= 6; face++) expect(chanceOf(inches, face)).toBeCloseTo(1 / 6, 12);
    expect(mean(sprintInches(dice('1d6'), 'd6').inches)).toBeCloseTo(4.2, 9);
    expect(effectsOf(reasons)).toEqual(['extra-inches', 'ones-keep-number', 'bonus-declined']);
  });

  it('contests: each effect is shown once in the list', () => {
    expect(new Set(contestEffects).size).toBe(contestEffects.length);
  });
});
