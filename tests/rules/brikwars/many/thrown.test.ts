import { describe, expect, it } from 'vitest';
import { missedBy } from '../../../../src/rules/brikwars/attack/missed-by.ts';
import type { FightSetup } from '../../../../src/rules/brikwars/attack/setup.ts';
import { editionIds, editions } from '../../../../src/rules/brikwars/edition.ts';
import { mayBeHit, missedShotOdds, strayOwners } from '../../../../src/rules/brikwars/many/missed-shot.ts';
import {
  heightAdvantage,
  judgeThrow,
  shootingRange,
  thrownOdds,
} from '../../../../src/rules/brikwars/many/thrown.ts';
import { chanceOf } from '../../../../src/rules/dice/distribution.ts';
import { createSeededSource } from '../../../../src/rules/dice/random.ts';
import { falls } from '../contests/contest-twins.ts';
import { dice, fightOf, withRules } from '../support.ts';
import { attackOnce, landings, thrownOnce } from './volley-twins.ts';

const rules2005 = editions['2005'].rules;

function thrown(more: Partial<FightSetup> = {}, weapon: 'hand' | 'explosive' | 'random-object' = 'hand') {
  return fightOf({
    mode: 'ranged',
    attacker: { skill: '1d6', armor: '4', weapons: [weapon], bonusDice: 'decline' },
    defender: { skill: '1d6', armor: '4', weapons: [], bonusDice: 'decline' },
    distance: 4,
    ...more,
  });
}

describe('thrown weapons', () => {
  it('BW-ATK-05 in range, short and at the feet are all there is', () => {
    for (const id of editionIds) {
      for (const rangeCriticalFailure of [true, false]) {
        for (const weapon of ['hand', 'explosive', 'random-object'] as const) {
          for (const distance of [0, 1, 2, 3, 4, 5, 6, 7, 9, 12]) {
            for (const bonusDice of ['take', 'decline'] as const) {
              const odds = thrownOdds(
                thrown(
                  {
                    edition: withRules(editions[id], { rangeCriticalFailure }),
                    distance,
                    attacker: { skill: '1d6', armor: '4', weapons: [weapon], bonusDice },
                  },
                  weapon,
                ),
              );
              expect(odds.inRange.value + odds.short.value + odds.atFeet.value).toBeCloseTo(1, 12);
              expect(odds.atFeet.value).toBeCloseTo(rangeCriticalFailure ? 1 / 6 : 0, 12);
              expect(odds.kill.value).toBeLessThanOrEqual(odds.hit.value + 1e-12);
              expect(odds.hit.value).toBeLessThanOrEqual(odds.inRange.value + 1e-12);
            }
          }
        }
      }
    }
  });

  it('BW-ATK-05 odds agree with counting every die', () => {
    for (const weapon of ['hand', 'explosive', 'random-object'] as const) {
      for (const distance of [1, 3, 5, 8]) {
        for (const height of [0, 2, 7]) {
          for (const id of editionIds) {
            const fight = thrown({ edition: editions[id], distance, height }, weapon);
            const odds = thrownOdds(fight);
            const all = landings({ count: 1, fight, heightRange: 0 });
            const chance = (of: (one: (typeof all)[number]) => boolean) =>
              all.reduce((sum, one) => sum + (of(one) ? one.chance : 0), 0);
            expect(odds.hit.value).toBeCloseTo(
              chance(({ hit }) => hit),
              12,
            );
            expect(odds.kill.value).toBeCloseTo(
              chance(({ points }) => points > 4),
              12,
            );
            const range = fight.attacker.arms[0]?.thrown;
            const reaches = falls(range ?? dice('0')).filter(
              ({ total, ones }) =>
                judgeThrow({ total, allOnes: ones }, distance, height, editions[id].rules).lands ===
                'in-range',
            );
            expect(odds.inRange.value).toBeCloseTo(
              reaches.reduce((sum, one) => sum + one.chance, 0),
              12,
            );
          }
        }
      }
    }
  });

  it('BW-ATK-05 BWC-50 rolled throws with bonus dice agree within 4 standard errors', () => {
    const random = createSeededSource(8);
    for (const [weapon, distance] of [
      ['hand', 4],
      ['explosive', 6],
      ['random-object', 2],
    ] as const) {
      const fight = thrown({ distance, attacker: { skill: '1d10', armor: '4', weapons: [weapon] } }, weapon);
      const { value } = thrownOdds(fight).kill;
      let killed = 0;
      const tries = 8000;
      for (let n = 0; n < tries; n++)
        if (attackOnce({ count: 1, fight, heightRange: 0 }, random) > 4) killed++;
      expect(Math.abs(killed / tries - value)).toBeLessThanOrEqual(
        4 * Math.sqrt((value * (1 - value)) / tries),
      );
    }
  });

  it('BW-ATK-05 asks for a fight with a throw', () => {
    expect(() => thrownOdds(fightOf())).toThrow(RangeError);
  });
});

describe('height', () => {
  it('EX-MOD-09 the later Chapter Five gives at most 5 inches for a height of 7', () => {
    expect(heightAdvantage(7, editions.web5.rules)).toEqual({
      value: 5,
      reasons: [{ rule: 'BWC-04', effect: 'height-range-capped', amount: 5 }],
    });
    expect(shootingRange(12, 7, editions.web5.rules).value).toBe(17);
  });

  it('EX-MOD-10 the 2005 and Polish texts give all 7', () => {
    for (const id of ['2005', 'pl'] as const) {
      expect(heightAdvantage(7, editions[id].rules).value).toBe(7);
      expect(shootingRange(12, 7, editions[id].rules).value).toBe(19);
    }
  });

  it('BW-ATK-17 shooting uphill costs nothing', () => {
    expect(heightAdvantage(-3, rules2005)).toEqual({ value: 0, reasons: [] });
    expect(shootingRange(6, -3, rules2005).value).toBe(6);
  });

  it('BWC-129 height is added to what was rolled, all ones still drop at the feet', () => {
    const throwing = (total: number, allOnes = false) => judgeThrow({ total, allOnes }, 6, 3, rules2005);
    expect(throwing(3)).toMatchObject({ lands: 'in-range', inches: 6 });
    expect(throwing(3).reasons).toContainEqual({
      rule: 'BWC-129',
      effect: 'height-added-to-roll',
      amount: 3,
    });
    expect(throwing(2)).toMatchObject({ lands: 'short', inches: 5 });
    expect(judgeThrow({ total: 1, allOnes: true }, 2, 9, rules2005)).toMatchObject({
      lands: 'at-feet',
      inches: 0,
    });
    const counted = { ...rules2005, rangeCriticalFailure: false };
    expect(judgeThrow({ total: 1, allOnes: true }, 2, 9, counted).lands).toBe('in-range');
  });
});

describe('missed shots', () => {
  const shooting = (use: number, skill = '1d6', edition = editions['2005']) =>
    fightOf({
      edition,
      mode: 'ranged',
      attacker: { skill, armor: '4', weapons: [{ use, damage: '1d6' }], bonusDice: 'decline' },
      defender: { skill: '1d6', armor: '4', weapons: [] },
    });

  it('EX-MISS-01 a 3 where 5 was needed lands within 2 inches', () => {
    expect(missedBy(5, 3)).toBe(2);
    expect(chanceOf(missedShotOdds(shooting(5)).missedBy.value, 2)).toBeCloseTo(1 / 6, 12);
  });

  it('EX-MISS-02 the viking misses the ninja by 1 and his friend the pirate is a legal victim within the 5 inches thrown', () => {
    const throwing = judgeThrow({ total: 5, allOnes: false }, 4, 0, rules2005);
    expect(throwing.lands).toBe('in-range');
    const missed = missedBy(2, 1);
    expect(missed).toBe(1);
    const pirate = { owner: 'ally', fromTarget: 1, fromShooter: 4.5 } as const;
    expect(mayBeHit(pirate, missed, throwing.inches)).toEqual({
      allowed: true,
      reasons: [
        { rule: 'BW-RNG-03', effect: 'missed-by', amount: 1 },
        { rule: 'BW-RNG-04', effect: 'involved-victim' },
      ],
    });
    expect(mayBeHit({ ...pirate, fromShooter: 5.5 }, missed, throwing.inches).allowed).toBe(false);
  });

  it('EX-MISS-03 BWC-66 a natural 1 that would have hit misses by 1', () => {
    const { missedBy: odds } = missedShotOdds(shooting(1));
    expect(chanceOf(odds.value, 1)).toBeCloseTo(1 / 6, 12);
    expect(odds.reasons).toContainEqual({ rule: 'BWC-66', effect: 'missed-by-critical-failure', amount: 1 });
    const counted = withRules(editions['2005'], { skillCriticalFailure: false });
    expect(missedShotOdds(shooting(1, '1d6', counted)).hit.value).toBeCloseTo(1, 12);
  });

  it('DV-09 BW-RNG-03 Use 3 and a total of 0 give a radius of 3', () => {
    expect(missedBy(3, 0)).toBe(3);
    expect(chanceOf(missedShotOdds(shooting(3, '1d6-2')).missedBy.value, 3)).toBeCloseTo(2 / 6, 12);
  });

  it('BW-RNG-03 odds of the distance agree with counting every die', () => {
    for (const skill of ['1d6', '1d6-3', '1d6+2', '1d10', '2d6']) {
      for (const use of [0, 1, 2, 4, 7, 12]) {
        const odds = missedShotOdds(shooting(use, skill));
        const counted = new Map<number, number>();
        for (const { total, ones, chance } of falls(dice(skill))) {
          const inches = total >= use && !ones ? 0 : missedBy(use, total);
          counted.set(inches, (counted.get(inches) ?? 0) + chance);
        }
        for (let inches = 0; inches <= 13; inches++) {
          expect(chanceOf(odds.missedBy.value, inches)).toBeCloseTo(counted.get(inches) ?? 0, 12);
        }
        expect(odds.hit.value).toBeCloseTo(counted.get(0) ?? 0, 12);
      }
    }
  });

  it('BW-RNG-03 with bonus dice the distances still add up to 1, and rolled ones agree', () => {
    const fight = fightOf({
      mode: 'ranged',
      attacker: { skill: '1d6', armor: '4', weapons: [{ use: 8, damage: '1d6' }] },
      defender: { skill: '1d6', armor: '4', weapons: [] },
    });
    const { missedBy: odds, mean } = missedShotOdds(fight);
    expect(odds.value.weights.reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1, 12);
    const random = createSeededSource(2);
    const tries = 8000;
    let inches = 0;
    for (let n = 0; n < tries; n++) {
      const swing = thrownOnce(dice('1d6'), 'd6', random);
      inches += swing.total >= 8 ? 0 : missedBy(8, swing.total);
    }
    const square = odds.value.weights.reduce((sum, weight, at) => sum + weight * (at - mean.value) ** 2, 0);
    expect(Math.abs(inches / tries - mean.value)).toBeLessThanOrEqual(4 * Math.sqrt(square / tries));
  });

  it('BW-RNG-04 BWC-67 only the uninvolved are off limits, unless it cannot be avoided', () => {
    const allowed = strayOwners.filter((owner) => mayBeHit({ owner, fromTarget: 1 }, 2).allowed);
    expect(allowed).toEqual(['defender', 'attacker', 'ally', 'nobody']);
    expect(mayBeHit({ owner: 'uninvolved', fromTarget: 1, unavoidable: true }, 2).allowed).toBe(true);
    expect(mayBeHit({ owner: 'nobody', fromTarget: 1 }, 2).reasons).toContainEqual({
      rule: 'BWC-67',
      effect: 'unowned-victim',
    });
  });

  it('BW-RNG-03 says every reason against a victim at once', () => {
    const { allowed, reasons } = mayBeHit({ owner: 'uninvolved', fromTarget: 3, fromShooter: 9 }, 2, 6);
    expect(allowed).toBe(false);
    expect(reasons.map(({ effect }) => effect)).toEqual([
      'outside-radius',
      'out-of-reach',
      'uninvolved-victim',
    ]);
  });
});
