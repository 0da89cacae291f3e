import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSeededSource, type RandomSource } from '../../src/rules/dice/random.ts';
import { between, muster, type Offer, pick } from '../../src/rules/muster.ts';

/** Draws these one after the other, and says of how many each was drawn. */
function drawing(...draws: readonly number[]): RandomSource & { readonly sides: number[] } {
  const left = [...draws];
  const sides: number[] = [];
  return Object.assign(
    (of: number) => {
      sides.push(of);
      return left.shift() ?? 1;
    },
    { sides },
  );
}

describe('muster', () => {
  it('rules/muster: each of several is drawn as often as its weight, and none without one', () => {
    const choices = [
      [1, 'a'],
      [0, 'never'],
      [0.25, 'b'],
      [-3, 'less'],
      [2, 'c'],
    ] as const;
    // Weights count in tenths: 10, 0, 3, 0, 20.
    const all = Array.from({ length: 33 }, (_, at) => pick(choices, drawing(at + 1)));
    const times = (of: string) => all.filter((one) => one === of).length;
    expect(['a', 'b', 'c'].map(times)).toEqual([10, 3, 20]);
    expect([all[0], all[9], all[10], all[12], all[13], all[32]]).toEqual(['a', 'a', 'b', 'b', 'c', 'c']);
    const random = drawing(1);
    pick(choices, random);
    expect(random.sides).toEqual([33]);
    expect(pick([[0, 'x']], drawing(1))).toBeUndefined();
    expect(pick([], drawing(1))).toBeUndefined();
    // A die has no more sides than that.
    const heavy = drawing(1);
    expect(pick([[9_000, 'x']], heavy)).toBe('x');
    expect(heavy.sides).toEqual([65_536]);
  });

  it('rules/muster: a number lies between both ends, and they belong to it', () => {
    expect([1, 2, 6].map((draw) => between(5, 10, drawing(draw)))).toEqual([5, 6, 10]);
    const random = drawing(1, 1);
    between(5, 10, random);
    between(0, 200_000, random);
    expect(random.sides).toEqual([6, 65_536]);
    // Where there is nothing to draw nobody draws.
    const none = drawing();
    expect([between(4, 4, none), between(4, 2, none)]).toEqual([4, 4]);
    expect(none.sides).toEqual([]);
  });

  const offer = (name: string, points: number, weight = 1, most?: number): Offer<string> => ({
    units: [name],
    ...{ points, weight },
    ...(most !== undefined && { most }),
  });
  const made = (offers: readonly Offer<string>[], points: number, seed = 1) =>
    Object.fromEntries(
      muster(offers, points, createSeededSource(seed)).map(({ unit, count }) => [unit, count]),
    );

  it('rules/muster: nothing is left that would pay for one more, or for a dearer one in its place', () => {
    const anyOffers = fc.uniqueArray(
      fc.record({
        name: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
        points: fc.integer({ min: 1, max: 4000 }).map((hundredths) => hundredths / 100),
        weight: fc.integer({ min: 0, max: 3 }),
        most: fc.option(fc.integer({ min: 1, max: 4 }), { nil: undefined }),
      }),
      { minLength: 1, selector: ({ name }) => name },
    );
    fc.assert(
      fc.property(anyOffers, fc.integer({ min: 1, max: 300 }), fc.integer(), (asked, points, seed) => {
        const offers = asked.map(({ name, points: of, weight, most }) => offer(name, of, weight, most));
        const army = made(offers, points, seed);
        const counts = asked.map(({ name }) => army[name] ?? 0);
        const spent = asked.reduce(
          (sum, one, at) => sum + Math.round(one.points * 100) * (counts[at] ?? 0),
          0,
        );
        const left = points * 100 - spent;
        expect(left).toBeGreaterThanOrEqual(0);
        for (const [at, one] of asked.entries()) {
          const most = one.most ?? Number.POSITIVE_INFINITY;
          expect(counts[at]).toBeLessThanOrEqual(most);
          const cost = Math.round(one.points * 100);
          if ((counts[at] ?? 0) >= most) continue;
          // One more does not fit.
          expect(cost).toBeGreaterThan(left);
          // Nor one in the place of a cheaper one, where it is taken gladly or that one was not either.
          for (const [place, other] of asked.entries()) {
            const gain = cost - Math.round(other.points * 100);
            if (gain > 0 && counts[place] && (one.weight > 0 || other.weight === 0))
              expect(gain).toBeGreaterThan(left);
          }
        }
      }),
      { numRuns: 400 },
    );
  });

  it('rules/muster: what is not wanted comes only when nothing else fits, the dearest of it first', () => {
    expect(made([offer('wanted', 10), offer('filler', 3, 0), offer('crumb', 1, 0)], 14)).toEqual({
      wanted: 1,
      filler: 1,
      crumb: 1,
    });
    expect(made([offer('crumb', 1, 0), offer('filler', 3, 0)], 14)).toEqual({ filler: 4, crumb: 2 });
    // What costs nothing is not taken without end.
    expect(made([offer('free', 0), offer('paid', 5)], 11)).toEqual({ paid: 2 });
    expect(made([offer('dear', 50)], 11)).toEqual({});
    // Of one no more than so many, then the next.
    expect(made([offer('few', 5, 9, 2), offer('rest', 4, 0)], 19)).toEqual({ few: 2, rest: 2 });
  });

  it('rules/muster: what is left over buys the greatest exchange first', () => {
    // 10 buy one of 6; 4 are left: for 9 instead of 6, not for 7.
    const army = made([offer('six', 6, 9, 1), offer('seven', 7, 1, 1), offer('nine', 9, 1, 1)], 10, 3);
    const total = Object.entries(army).reduce(
      (sum, [unit, count]) => sum + count * { six: 6, seven: 7, nine: 9 }[unit as 'six'],
      0,
    );
    expect(total).toBe(9);
    expect(made([offer('weak', 6, 1, 1), offer('unwanted', 9, 0, 1)], 10)).toEqual({ weak: 1 });
    expect(made([offer('filler', 6, 0, 1), offer('unwanted', 9, 0, 1)], 10)).toEqual({ unwanted: 1 });
  });

  it('rules/muster: units that come together are counted each, and those of several offers at once', () => {
    const pair: Offer<string> = { units: ['knight', 'squire'], points: 5, weight: 1, most: 1 };
    expect(made([pair, offer('squire', 2, 0)], 9)).toEqual({ knight: 1, squire: 3 });
  });

  it('rules/muster: four kinds at most make up the bulk of it, each an eighth to a third of all', () => {
    const offers = Array.from({ length: 12 }, (_, at) => offer(String.fromCharCode(97 + at), 1));
    const kinds = Array.from({ length: 40 }, (_, seed) => Object.values(made(offers, 100, seed)));
    expect(Math.max(...kinds.map((of) => of.length))).toBeLessThanOrEqual(4);
    expect(Math.max(...kinds.map((of) => of.length))).toBe(4);
    for (const of of kinds) expect(of.reduce((sum, one) => sum + one, 0)).toBe(100);
  });
});
