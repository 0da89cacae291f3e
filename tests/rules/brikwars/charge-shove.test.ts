import { describe, expect, it } from 'vitest';
import { type ChargeRules, chargeRules } from '../../../src/rules/brikwars/charge-rules.ts';
import { shoveOdds, shoveSmash } from '../../../src/rules/brikwars/charge-shove.ts';
import { certain, chanceOf } from '../../../src/rules/dice/distribution.ts';
import { roll } from '../../../src/rules/dice/roll.ts';
import { everyWay } from './charge-twins.ts';
import { dice } from './support.ts';

const plain: ChargeRules = { ...chargeRules.web5, bonus: 'none' };

describe('Shove', () => {
  it('BW-CC-19: odds are those of every way the dice can fall', () => {
    for (const skillCriticalFailure of [true, false]) {
      for (const [skill, use, parrySkill, parryUse] of [
        ['1d6', 2, '1d6', 2],
        ['1d6+1', 2, '1d10', 3],
        ['1d10-1', 1, '1d6', 1],
      ] as const) {
        const own = { ...plain, skillCriticalFailure };
        const odds = shoveOdds(
          { skill: dice(skill), use, parry: { skill: dice(parrySkill), use: parryUse } },
          own,
        );
        const counted = everyWay((source) => {
          const shove = roll(dice(skill), { bonus: 'none', floor: true }, source);
          if (shove.total < use || (skillCriticalFailure && shove.allOnes)) return 'miss';
          const parry = roll(dice(parrySkill), { bonus: 'none', floor: true }, source);
          const fails = skillCriticalFailure && parry.allOnes;
          return !fails && parry.total >= parryUse && parry.total >= shove.total ? 'parried' : 'shoved';
        });
        expect(odds.shoved.value).toBeCloseTo(counted.get('shoved') ?? 0, 12);
        expect(odds.unparried.value).toBeCloseTo(1 - (counted.get('miss') ?? 0), 12);
      }
    }
  });

  it('BW-CC-07: 2" without Momentum', () => {
    expect(shoveOdds({ skill: dice('1d6'), use: 2 }, plain).inches).toEqual(certain(2));
  });

  it('BW-CHGW-04: a charging Shove goes 1d6" farther', () => {
    const { inches } = shoveOdds({ skill: dice('1d6'), use: 2, charging: true }, plain);
    for (let by = 3; by <= 8; by++) expect(chanceOf(inches, by)).toBeCloseTo(1 / 6, 12);
  });

  it('BW-CHGW-07: a charging Shove into an obstacle smashes, an ordinary one does not', () => {
    const { inches } = shoveOdds({ skill: dice('1d6'), use: 2, charging: true }, plain);
    expect(chanceOf(shoveSmash(inches, 4, true), 0)).toBeCloseTo(2 / 6, 12);
    expect(chanceOf(shoveSmash(inches, 4, true), 4)).toBeCloseTo(1 / 6, 12);
    expect(shoveSmash(inches, 4, false)).toEqual(certain(0));
  });
});
