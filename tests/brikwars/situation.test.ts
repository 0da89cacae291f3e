import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { initialDuel } from '../../src/brikwars/duel/inputs.ts';
import { withSituation } from '../../src/brikwars/situation.ts';
import type { Situation } from '../../src/rules/brikwars/attack/circumstances.ts';

const plain = initialDuel('2005').situation;

/** Nothing that contradicts itself, said the slow way. */
function sound({ still, aimed, thirds, blind, speed, headOn, large }: Situation): boolean {
  const covered = thirds < 3;
  const someoneMoves = speed > 0;
  const bothMove = headOn;
  return !(
    (covered && (blind || large > 0)) ||
    (someoneMoves && still && aimed) ||
    (bothMove && (still || aimed || speed < 6))
  );
}

describe('brikwars/situation', () => {
  it.each<[string, Partial<Situation>, Partial<Situation>, Partial<Situation>]>([
    ['BW-ATK-11', { thirds: 2 }, { thirds: 1 }, { thirds: 1 }],
    ['BW-ATK-18', { thirds: 1 }, { blind: true }, { thirds: 3, blind: true }],
    ['BW-ATK-18', { blind: true }, { thirds: 2 }, { thirds: 2, blind: false }],
    ['BW-ATK-10', { thirds: 2 }, { large: 4 }, { thirds: 3, large: 4 }],
    ['BW-ATK-12', { speed: 6, still: true }, { aimed: true }, { speed: 0, still: true, aimed: true }],
    ['BW-ATK-12', { speed: 6 }, { still: true }, { speed: 6, still: true }],
    ['BW-ATK-14', { still: true, aimed: true }, { speed: 6 }, { still: true, aimed: false, speed: 6 }],
    ['BW-ATK-16', { speed: 12, still: true }, { headOn: true }, { still: false, headOn: true, speed: 12 }],
    ['BW-ATK-16', { speed: 12, headOn: true }, { speed: 5 }, { headOn: false, speed: 5 }],
  ])('%s: %j and then %j makes %j', (_, before, change, after) => {
    expect(withSituation({ ...plain, ...before }, change)).toMatchObject(after);
  });

  it('BW-ATK-09: whatever is tapped in whatever order, the last tap stands and nothing contradicts itself', () => {
    const change: fc.Arbitrary<Partial<Situation>> = fc.oneof(
      fc.record({ still: fc.boolean() }),
      fc.record({ aimed: fc.boolean() }),
      fc.record({ thirds: fc.constantFrom(1 as const, 2 as const, 3 as const) }),
      fc.record({ blind: fc.boolean() }),
      fc.record({ speed: fc.integer({ min: 0, max: 14 }) }),
      fc.record({ large: fc.integer({ min: 0, max: 8 }) }),
    );
    fc.assert(
      fc.property(fc.array(change, { maxLength: 12 }), (changes) => {
        let now = plain;
        for (const tap of changes) {
          now = withSituation(now, tap);
          expect(now).toMatchObject(tap);
          expect(sound(now), JSON.stringify(now)).toBe(true);
        }
      }),
      { numRuns: 300, seed: 4 },
    );
  });
});
