import { describe, expect, it } from 'vitest';
import { chargeOdds } from '../../../../src/rules/brikwars/charge/charge-odds.ts';
import type { ChargeRules } from '../../../../src/rules/brikwars/charge/charge-rules.ts';
import type { ChargeSetup } from '../../../../src/rules/brikwars/charge/charge-setup.ts';
import { shoveInches } from '../../../../src/rules/brikwars/charge/charge-shove.ts';
import { chanceOf } from '../../../../src/rules/dice/distribution.ts';
import { roll } from '../../../../src/rules/dice/roll.ts';
import { dice } from '../support.ts';
import { chargeOf, lance, plan, webNoBonus } from './charge-table.ts';
import { everyWay } from './charge-twins.ts';

const shoves = (more: Partial<ChargeSetup> = {}, rules: ChargeRules = webNoBonus) =>
  chargeOdds(
    chargeOf({
      rules,
      attacker: { armor: '4', size: 1 },
      plan: { ...plan, strikes: 'shove', answer: 'body' },
      ...more,
    }),
  );
const walks = { run: { straight: 1 } };

describe('a shove in a Charge', () => {
  it('BW-CC-19: odds are those of every way the dice can fall', () => {
    for (const skillCriticalFailure of [true, false]) {
      for (const [skill, use, parrySkill, parryUse] of [
        ['1d6', 2, '1d6', 2],
        ['1d6+1', 2, '1d10', 3],
        ['1d10-1', 4, '1d6', 1],
      ] as const) {
        const odds = shoves(
          {
            attacker: { armor: '4', size: 1, skill, weapon: { ...lance, use } },
            defender: { armor: '4', size: 1, shield: { skill: parrySkill, use: parryUse, damage: '1d6' } },
          },
          { ...webNoBonus, skillCriticalFailure },
        );
        const counted = everyWay((source) => {
          const shove = roll(dice(skill), { bonus: 'none', floor: true }, source);
          if (shove.total < use || (skillCriticalFailure && shove.allOnes)) return 'miss';
          const parry = roll(dice(parrySkill), { bonus: 'none', floor: true }, source);
          const fails = skillCriticalFailure && parry.allOnes;
          return !fails && parry.total >= parryUse && parry.total >= shove.total ? 'parried' : 'shoved';
        });
        expect(odds.shoved.value).toBeCloseTo(counted.get('shoved') ?? 0, 12);
        expect(odds.hits.value).toBeCloseTo(1 - (counted.get('miss') ?? 0), 12);
        expect(odds.shoved.reasons).toContainEqual({ rule: 'BW-CC-19', effect: 'shove-parried' });
      }
    }
  });

  it('BW-CC-07: 2" without Momentum', () => {
    const { inches, shoved } = shoves(walks);
    expect(shoveInches).toBe(2);
    expect(chanceOf(inches.defender, 2)).toBeCloseTo(shoved.value, 12);
    expect(shoved.value).toBeCloseTo(5 / 6, 12);
  });

  it('BW-CHGW-04: a charging Shove goes 1d6" farther', () => {
    const { inches, shoved } = shoves();
    for (let by = 3; by <= 8; by++) expect(chanceOf(inches.defender, by)).toBeCloseTo(shoved.value / 6, 12);
    expect(shoved.reasons).toContainEqual({ rule: 'BW-CHGW-04', effect: 'shove-momentum' });
  });

  it('BW-CHGW-07: a charging Shove into an obstacle smashes, an ordinary one does not', () => {
    const dies = (free: number, armor: string, more: Partial<ChargeSetup> = {}) =>
      shoves({ behind: { kind: 'wall', free }, defender: { armor, size: 1 }, ...more }).diesAfterwards.value;
    expect(dies(4, '3')).toBeCloseTo((5 / 6) * (1 / 6), 12);
    expect(dies(4, '0')).toBeCloseTo((5 / 6) * (4 / 6), 12);
    expect(dies(0, '0', walks)).toBe(0);
  });
});
