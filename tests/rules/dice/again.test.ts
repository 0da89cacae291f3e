import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { rollAgain } from '../../../src/rules/dice/again.ts';
import { chanceOf } from '../../../src/rules/dice/distribution.ts';
import { bonusDice } from '../../../src/rules/dice/expression.ts';
import { totalDistribution } from '../../../src/rules/dice/odds.ts';
import { createSeededSource, type RandomSource } from '../../../src/rules/dice/random.ts';
import { type Roll, type RolledDie, roll, rollFromFaces } from '../../../src/rules/dice/roll.ts';
import { anyGroups, expressionsOf, smallSize } from './arbitraries.ts';
import { dice } from './twins.ts';

const english = { bonus: 'd6', floor: true } as const;

function lying(text: string, faces: readonly number[]): Roll {
  const made = rollFromFaces(dice(text), english, faces);
  if (!made.ok) throw new Error(JSON.stringify(made.issues));
  return made.value;
}

function scripted(...faces: readonly number[]): RandomSource {
  let next = 0;
  return () => {
    const face = faces[next++];
    if (face === undefined) throw new Error('a die too many');
    return face;
  };
}

const facesOf = ({ dice: thrown }: Roll) => thrown.map(({ face }) => face);
const parentOf = ({ rerollOf, confirms, bonusOf }: RolledDie) => rerollOf ?? confirms ?? bonusOf;

describe('rolling some dice again', () => {
  test.each<
    [
      id: string,
      text: string,
      faces: readonly number[],
      kept: readonly number[],
      more: readonly number[],
      after: readonly number[],
    ]
  >([
    ['dice/again', '3d6', [2, 5, 3], [1], [4, 1], [4, 5, 1]],
    ['dice/again', '3d6', [2, 5, 3], [], [1, 1, 2], [1, 1, 2]],
    ['dice/again', '3d6', [2, 5, 3], [0, 1, 2], [], [2, 5, 3]],
    ['BW-DICE-05', '2d6', [6, 6, 3, 4], [1], [2], [2, 6, 4]],
    ['BW-DICE-05', '2d6', [6, 2, 6, 5], [0], [6, 1], [6, 6, 6, 1, 5]],
    ['dice/again', '2d6r1', [1, 4, 3], [0], [1, 2], [1, 1, 3, 2]],
    ['dice/again', '2d6kh1', [6, 3, 4], [1], [2], [2, 3]],
    ['dice/again', '2d6kl1', [6, 3], [0], [6, 5], [6, 6, 5]],
    ['BWC-62', '2d10~', [1, 2, 6, 6, 4], [3], [2, 3], [2, 3, 6, 6, 4]],
    ['USB-A-52', '2d6>=7rf', [6, 2, 6, 3], [0], [6, 1, 5], [6, 6, 6, 1, 5]],
  ])('%s %s showing %j keeps %j', (_id, text, faces, kept, more, after) => {
    const again = rollAgain(lying(text, faces), kept, scripted(...more));
    expect(facesOf(again)).toEqual(after);
    expect(again).toEqual({ ...lying(text, after), typed: false });
  });

  it('dice/again keeps what was kept, in any roll', () => {
    const rules = fc.record({ bonus: fc.constantFrom(...bonusDice), floor: fc.boolean() });
    fc.assert(
      fc.property(
        expressionsOf(anyGroups(smallSize), smallSize),
        rules,
        fc.integer(),
        fc.func(fc.boolean()),
        (value, how, seed, chosen) => {
          const before = roll(value, how, createSeededSource(seed));
          const first = before.dice.filter((die) => parentOf(die) === undefined);
          const kept = first.flatMap((_, at) => (chosen(at) ? [at] : []));
          const after = rollAgain(before, kept, createSeededSource(seed + 1));
          for (const at of kept) {
            expect(after.dice[at]?.face).toBe(before.dice[at]?.face);
            const pair = before.dice[at]?.pair ?? at;
            expect(after.dice[pair]?.face).toBe(before.dice[pair]?.face);
          }
          const again = rollFromFaces(value, how, facesOf(after));
          expect(again).toEqual({ ok: true, value: { ...after, typed: true } });
          const all = rollAgain(before, [...first.keys()], () => Number.NaN);
          expect(all).toEqual({ ...before, typed: false });
        },
      ),
      { seed: 21 },
    );
  });
});

describe('bonus dice put off', () => {
  it.each(['d6', 'same'] as const)(
    'BW-DICE-09: bonus dice of a pile rolled only when their roll is applied (%s) give the same totals',
    (bonus) => {
      const pile = dice('2d4');
      const rules = { bonus, floor: true } as const;
      const whole = totalDistribution(pile, rules);
      const extra = totalDistribution(dice(bonus === 'd6' ? '1d6' : '1d4'), rules);
      if (!whole.ok || !extra.ok) throw new Error('no odds');
      // The faces on the table first; what each top face earns is rolled afterwards, one after another.
      const later = new Map<number, number>();
      const add = (total: number, chance: number) => later.set(total, (later.get(total) ?? 0) + chance);
      const earned = (total: number, tops: number, chance: number): void => {
        if (tops === 0) add(total, chance);
        else
          for (const [i, part] of extra.value.weights.entries())
            if (part > 0) earned(total + extra.value.min + i, tops - 1, chance * part);
      };
      for (let a = 1; a <= 4; a++)
        for (let b = 1; b <= 4; b++) earned(a + b, Number(a === 4) + Number(b === 4), 1 / 16);
      for (let total = 2; total <= 40; total++)
        expect(later.get(total) ?? 0).toBeCloseTo(chanceOf(whole.value, total), 10);
    },
  );
});
