import { describe, expect, it } from 'vitest';
import { type Duellist, duelOdds, ties } from '../../../../src/rules/brikwars/contests/duel.ts';
import { editions, type FightRules } from '../../../../src/rules/brikwars/edition.ts';
import { dice } from '../support.ts';
import { countedDuel } from './contest-twins.ts';

describe('duels', () => {
  const duellist = (skill: string, use: number | undefined, damage: string, armor: string): Duellist => ({
    skill: dice(skill),
    skillModifier: 0,
    ...(use === undefined ? {} : { use }),
    damage: dice(damage),
    armor: dice(armor),
  });
  const rulesWith = (more: Partial<FightRules>): FightRules => ({
    ...editions['2005'].rules,
    bonus: 'none',
    ...more,
  });

  it('BWC-51: one roll for order and success; the slower acts only if he still can', () => {
    const people = [
      duellist('1d6', 3, '1d6', '4'),
      duellist('1d10', 4, '1d6+2', '1d6'),
      duellist('1d6', undefined, '1d3', '2'),
      duellist('2d6', 5, '2d6', '4+1d3'),
    ];
    for (const active of people) {
      for (const responder of people) {
        for (const tie of ties) {
          for (const onesFail of [true, false]) {
            const damageCriticalFailure = onesFail ? 'zero' : 'total';
            const rules = rulesWith({ skillCriticalFailure: onesFail, damageCriticalFailure });
            const odds = duelOdds(active, responder, rules, tie);
            const counted = countedDuel(active, responder, {
              onesFail,
              onesDoNothing: onesFail,
              together: tie === 'simultaneous',
            });
            expect(odds.activeDies.value).toBeCloseTo(counted.activeDies, 11);
            expect(odds.responderDies.value).toBeCloseTo(counted.responderDies, 11);
            expect(odds.bothDie.value).toBeCloseTo(counted.bothDie, 11);
            expect(odds.neitherDies.value).toBeCloseTo(counted.neitherDies, 11);
          }
        }
      }
    }
  });

  it('BW-RESP-05: where both cannot act at once nobody dies together', () => {
    const shooter = duellist('1d6', 3, '1d10', '4');
    expect(duelOdds(shooter, shooter, rulesWith({}), 'active-first').bothDie.value).toBe(0);
    expect(duelOdds(shooter, shooter, rulesWith({}), 'simultaneous').bothDie.value).toBeGreaterThan(0);
  });

  it('BWC-50: all ones that would hit miss; the reasons say so', () => {
    const lucky = duellist('1d6', 1, '1d10', '0');
    const failing = duelOdds(lucky, duellist('1d6', 9, '1d6', '0'), rulesWith({}), 'simultaneous');
    const sure = duelOdds(
      lucky,
      duellist('1d6', 9, '1d6', '0'),
      rulesWith({ skillCriticalFailure: false }),
      'simultaneous',
    );
    expect(failing.responderDies.value).toBeLessThan(sure.responderDies.value);
    expect(failing.responderDies.reasons).toContainEqual({ rule: 'BW-DICE-04', effect: 'ones-fail' });
    expect(sure.responderDies.reasons).not.toContainEqual({ rule: 'BW-DICE-04', effect: 'ones-fail' });
  });
});
