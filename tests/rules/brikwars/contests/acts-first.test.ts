import { describe, expect, it } from 'vitest';
import {
  actsFirstOdds,
  type Contender,
  contenderRoll,
  firstOf,
  marginOf,
} from '../../../../src/rules/brikwars/contests/acts-first.ts';
import { createSeededSource } from '../../../../src/rules/dice/random.ts';
import { roll } from '../../../../src/rules/dice/roll.ts';
import { dice } from '../support.ts';
import { countedOrder } from './contest-twins.ts';

const side = (skill: string, use: number | undefined, skillModifier = 0): Contender => ({
  skill: dice(skill),
  skillModifier,
  ...(use === undefined ? {} : { use }),
});

describe('Who Acts First', () => {
  it('EX-WAF-01: 2 against Use 3 goes before 1 against Use 3, though both are below 0', () => {
    expect([marginOf(2, 3), marginOf(1, 3)]).toEqual([-1, -2]);
    expect(firstOf(-1, -2)).toBe('active');
  });

  it('EX-WAF-02: equal margins act at the same time', () => {
    expect(firstOf(2, 2)).toBe('simultaneous');
  });

  it('DV-39: a Bail has no Use, so 3 beats 5 less 3', () => {
    expect(firstOf(marginOf(5, 3), marginOf(3, undefined))).toBe('responder');
    const odds = actsFirstOdds(side('1d6', 3), side('1d6', undefined), 'd6');
    expect(odds.responder.value).toBeGreaterThan(odds.active.value);
    expect(odds.responder.reasons).toContainEqual({ rule: 'BW-RESP-07', effect: 'no-use' });
  });

  it('BWC-52: the total stops at 0, the margin does not', () => {
    const odds = actsFirstOdds(side('1d6', 9, -9), side('1d6', 9, -9), 'none');
    expect(odds.simultaneous.value).toBeCloseTo(1, 12);
    expect(odds.active.reasons.map(({ effect }) => effect)).toEqual([
      'skill-less-use',
      'margin-below-zero',
      'modifier',
      'floor',
      'bonus-declined',
    ]);
  });

  it('BW-RESP-05: agrees with every pair of throws counted out', () => {
    const skills = ['1d6', '1d6+1', '1d10', '2d6'];
    for (const mine of skills) {
      for (const theirs of skills) {
        for (const uses of [
          [0, 3],
          [3, undefined],
          [5, 2],
          [9, 0],
        ] as const) {
          for (const modifier of [-3, 0, 2]) {
            const active = side(mine, uses[0], modifier);
            const responder = side(theirs, uses[1]);
            const odds = actsFirstOdds(active, responder, 'none');
            const counted = countedOrder(active, responder);
            expect(odds.active.value).toBeCloseTo(counted.active, 12);
            expect(odds.simultaneous.value).toBeCloseTo(counted.simultaneous, 12);
            expect(odds.responder.value).toBeCloseTo(counted.responder, 12);
          }
        }
      }
    }
  });

  it('BW-RESP-05: dice thrown again and again come near the odds', () => {
    const random = createSeededSource(9);
    const active = side('1d10', 3, 1);
    const responder = side('1d6', 2);
    const odds = actsFirstOdds(active, responder, 'same');
    const seen = { active: 0, simultaneous: 0, responder: 0 };
    for (let turn = 0; turn < 20_000; turn++) {
      const [one, other] = [active, responder].map((contender) => {
        const { expression, rules } = contenderRoll(contender, 'same');
        return marginOf(roll(expression, rules, random).total, contender.use);
      });
      seen[firstOf(one ?? 0, other ?? 0)]++;
    }
    for (const first of ['active', 'simultaneous', 'responder'] as const) {
      expect(Math.abs(seen[first] / 20_000 - odds[first].value)).toBeLessThan(0.02);
    }
  });
});
