import { describe, expect, it } from 'vitest';
import { spellValues } from '../../../../src/rules/brikwars/supplement/spell-values.ts';
import { type CareEntry, careTurn, endsFrom } from '../../../../src/rules/brikwars/supplement/stages.ts';
import {
  catchesMage,
  caughtAnyway,
  landedAt,
  mageDies,
} from '../../../../src/rules/brikwars/supplement/stray-spell.ts';
import { areaStages, blastStages } from '../../../../src/rules/brikwars/supplement/tasks.ts';
import { replay } from '../../../../src/rules/steps.ts';
import { chanceThat, dice, kills, pointsIn, reached, rules, waysOf } from './rolled.ts';

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

  it('BWC-50 BW-MAG-03 BW-ATK-05 the chance that a mage dies in his own blast, way by way and as it is played', () => {
    for (const skill of ['1d6', '1d10'].map(dice))
      for (const armor of ['4', '1d6+2'].map(dice))
        for (const level of [1, 2, 3])
          for (const distance of [0, 1, 2, 3, 5, 9]) {
            const { use, range, dice: damage } = spellValues('area', level);
            if (!range) throw new Error('no range');
            const caster = { skill, modifier: 0, level };
            let hit = 0;
            let strays = 0;
            for (const flight of waysOf(range)) {
              if (!reached(distance)(flight)) {
                if (flight.ones || flight.total <= 2) strays += flight.chance;
                continue;
              }
              for (const cast of waysOf(skill)) {
                const chance = flight.chance * cast.chance;
                if (reached(use)(cast)) hit += distance <= 2 ? chance : 0;
                else if (distance + Math.max(1, use - cast.total) <= 2) strays += chance;
              }
            }
            const name = `${level} ${distance}`;
            const { value, reasons } = mageDies(caster, { distance, armor }, rules);
            expect(value, name).toBeCloseTo((hit + strays) * kills(damage, armor), 10);
            expect(reasons.length).toBeGreaterThan(0);
            // Of it a hit is played in the cast.
            const target = { distance, armor: dice('4'), count: 2, self: armor };
            let played = 0;
            for (const [end, chance] of endsFrom(areaStages(caster, target, rules)))
              if (end.endsWith('.self')) played += chance;
            expect(played, name).toBeCloseTo(hit * kills(damage, armor), 10);
          }
  });

  it('BWC-50 BWC-64 one damage roll binds the mage and the others: the ends way by way, and given the dice so far', () => {
    const [damage, armor, self] = [spellValues('area', 1).dice, dice('1d6+2'), dice('2d6')] as const;
    const ends = new Map<string, number>();
    const add = (end: string, chance: number) => ends.set(end, (ends.get(end) ?? 0) + chance);
    for (const hurt of waysOf(damage))
      for (const first of waysOf(armor))
        for (const second of waysOf(armor))
          for (const his of waysOf(self)) {
            const points = pointsIn(hurt);
            const dead = [first, second].filter(({ total }) => points > total).length;
            const chance = hurt.chance * first.chance * second.chance * his.chance;
            add(`dead-${dead}${points > his.total ? '.self' : ''}`, chance);
          }
    const blast = blastStages({ level: 1 }, { armor, count: 2, self }, rules);
    const shown = endsFrom(blast);
    for (const [end, chance] of ends) expect(shown.get(end), end).toBeCloseTo(chance, 10);
    // The mage rolls last, after all who stand there.
    const steps = replay(
      (log: CareEntry[]) => careTurn(blast, log),
      [{ faces: [9] }, { faces: [1] }, { faces: [6] }, { faces: [2, 2] }],
    );
    if (!steps.ok) throw new Error(JSON.stringify(steps.issues));
    expect(steps.value.outcome).toEqual({ end: 'dead-2.self' });
    expect(steps.value.log.map(({ who, result }) => [who, result])).toEqual([
      ['caster', 'points'],
      ['target', 'dies'],
      ['target', 'dies'],
      ['caster', 'dies'],
    ]);
  });

  it.each([
    ['feet', 9, 9, true],
    ['short', 7, 9, true],
    ['short', 6, 9, false],
    ['missed', 0, 2, true],
    ['missed', 1, 2, false],
  ] as const)(
    'BW-ATK-05 BW-RNG-03 a blast (%s, %s″ of %s″) has the mage in it: %s',
    (kind, inches, distance, has) => {
      expect(catchesMage({ kind, inches }, distance, 2)).toBe(has);
    },
  );

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
