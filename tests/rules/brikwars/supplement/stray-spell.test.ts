import { describe, expect, it } from 'vitest';
import { spellValues } from '../../../../src/rules/brikwars/supplement/spell-values.ts';
import { type CareEntry, careTurn, endsFrom } from '../../../../src/rules/brikwars/supplement/stages.ts';
import { caughtAnyway, landedAt } from '../../../../src/rules/brikwars/supplement/stray-spell.ts';
import { areaStages, blastStages } from '../../../../src/rules/brikwars/supplement/tasks.ts';
import { replay } from '../../../../src/rules/steps.ts';
import { chanceThat, dice, reached, rules, waysOf } from './rolled.ts';

function landed(
  faces: readonly (readonly number[])[],
  level: number,
  distance: number,
): readonly [kind: string, inches: number] | undefined {
  const first = areaStages(
    { skill: dice('1d6'), modifier: 0, level },
    { distance, armor: dice('4'), count: 1 },
    rules,
  );
  const played = replay(
    (log: CareEntry[]) => careTurn(first, log),
    faces.map((rolled) => ({ faces: rolled })),
  );
  if (!played.ok) throw new Error(JSON.stringify(played.issues));
  const stray = landedAt(played.value.log, rules);
  return stray && [stray.kind, stray.inches];
}

describe('rules/brikwars/supplement/stray-spell', () => {
  it('BW-RNG-03 BW-ATK-05 BWC-50 the chance that a miss, a short fall or one at the feet still catches its target, way by way', () => {
    for (const skill of ['1d6', '1d10', '2d6+1'].map(dice))
      for (const level of [1, 2, 3])
        for (const distance of [0, 1, 2, 3, 5, 7, 9, 12]) {
          const { use, range } = spellValues('area', level);
          if (!range) throw new Error('no range');
          const reach = chanceThat(waysOf(range), reached(distance));
          const near = chanceThat(waysOf(skill), ({ total, ones }) => {
            if (total >= use && !ones) return false;
            return Math.max(1, use - total) <= 2;
          });
          const { value } = caughtAnyway({ skill, modifier: 0, level }, distance, rules);
          const short = chanceThat(waysOf(range), ({ total, ones }) => {
            const at = ones ? 0 : total;
            return at < distance + Number(ones) && distance - at <= 2;
          });
          expect(value, `${level} ${distance}`).toBeCloseTo(reach * near + short, 10);
        }
  });

  it('BWC-66 BW-ATK-05 BWC-50 a spell that lacks 2 lands 2 inches off at most, a short one where it fell, all ones on its range at the feet', () => {
    expect(landed([[5], [1]], 1, 4)).toEqual(['missed', 2]);
    expect(landed([[5], [2]], 1, 4)).toEqual(['missed', 1]);
    expect(landed([[2]], 1, 5)).toEqual(['short', 3]);
    expect(landed([[1]], 1, 1)).toEqual(['feet', 1]);
    expect(landed([[1, 1]], 2, 9)).toEqual(['feet', 9]);
    expect(landed([[3, 5]], 2, 9)).toEqual(['short', 1]);
    expect(landed([[5], [3], [1]], 1, 4)).toBeUndefined();
  });

  it('BW-MAG-03 BWC-64 its blast is that of a spell that hit', () => {
    const target = { distance: 4, armor: dice('4'), count: 3 };
    const blast = endsFrom(blastStages({ level: 2 }, target, rules));
    const whole = endsFrom(areaStages({ skill: dice('1d10'), modifier: 0, level: 2 }, target, rules));
    const hit = 1 - (whole.get('misses') ?? 0);
    for (const [end, chance] of blast) expect((whole.get(end) ?? 0) / hit).toBeCloseTo(chance, 10);
    expect([...blast.values()].reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 10);
  });
});
