import { describe, expect, it } from 'vitest';
import { type Attempt, afterTries, alike, type Trying, triesShown } from '../../src/rules/tries.ts';

/** Slowly and obviously: every attempt of so many, one after the other, with nothing remembered. */
function twin<State>({ first, name, attempt }: Trying<State>, made: number): readonly number[] {
  let at: readonly (readonly [State, number])[] = [[first, 1]];
  let sums = attempt(first).ends.map(() => 0);
  for (let time = 0; time < made; time++) {
    const next = new Map<string, readonly [State, number]>();
    for (const [state, weight] of at) {
      const { ends, onward } = attempt(state);
      sums = sums.map((sum, end) => sum + weight * (ends[end] ?? 0));
      for (const [to, chance] of onward)
        next.set(name(to), [to, (next.get(name(to))?.[1] ?? 0) + weight * chance]);
    }
    at = [...next.values()];
  }
  return sums;
}

/** Two sides strike in turn, each with so many pips; who strikes takes one of the other, and may take one in return. */
function exchange(pips: number, hit: number, back: number): Trying<readonly [number, number, boolean]> {
  return {
    first: [pips, pips, true],
    name: String,
    attempt([mine, theirs, mineStrikes]): Attempt<readonly [number, number, boolean]> {
      const ends = [0, 0];
      const onward: (readonly [readonly [number, number, boolean], number])[] = [];
      for (const [taken, chance] of [
        [true, hit],
        [false, 1 - hit],
      ] as const)
        for (const [given, answer] of [
          [true, back],
          [false, 1 - back],
        ] as const) {
          const [left, right] = mineStrikes
            ? [mine - Number(given), theirs - Number(taken)]
            : [mine - Number(taken), theirs - Number(given)];
          const weight = chance * answer;
          if (right === 0) ends[0] = (ends[0] ?? 0) + weight;
          else if (left === 0) ends[1] = (ends[1] ?? 0) + weight;
          else onward.push([[left, right, !mineStrikes], weight]);
        }
      return { ends, onward };
    },
  };
}

describe('rules/tries', () => {
  it('rules/tries: attempts alike come to what is left of all that fail, over a grid', () => {
    for (const chance of [0, 0.001, 0.16, 0.5, 0.99, 1]) {
      const { within, inTheEnd } = afterTries(alike(chance));
      expect(within).toHaveLength(triesShown);
      for (const [made, [come = 0]] of within.entries())
        expect(come).toBeCloseTo(1 - (1 - chance) ** (made + 1), 12);
      expect(inTheEnd?.[0]).toBeCloseTo(chance > 0 ? 1 : 0, 12);
    }
  });

  it('rules/tries: two ends share what comes at last as each attempt does', () => {
    const { inTheEnd } = afterTries(alike(0.3, 0.1));
    expect(inTheEnd?.[0]).toBeCloseTo(0.75, 12);
    expect(inTheEnd?.[1]).toBeCloseTo(0.25, 12);
  });

  it('rules/tries: a fight over turns is what the slow twin makes of it, pips carried over', () => {
    for (const pips of [1, 2, 5])
      for (const hit of [0.05, 0.4, 1])
        for (const back of [0, 0.3]) {
          const trying = exchange(pips, hit, back);
          const { within, inTheEnd } = afterTries(trying);
          for (const [made, come] of within.entries()) {
            const slow = twin(trying, made + 1);
            for (const [end, chance] of come.entries()) expect(chance).toBeCloseTo(slow[end] ?? 0, 12);
          }
          const slow = twin(trying, 1500);
          for (const [end, chance] of (inTheEnd ?? []).entries())
            expect(chance).toBeCloseTo(slow[end] ?? 0, 9);
        }
  });

  it('rules/tries: what never ends comes to nothing, and what has too many states says no end', () => {
    expect(afterTries(alike(0, 0)).inTheEnd).toEqual([0, 0]);
    const far: Trying<number> = {
      first: 0,
      name: String,
      attempt: (state) => ({
        ends: [0.01],
        onward: [
          [2 * state + 1, 0.5],
          [2 * state + 2, 0.49],
        ],
      }),
    };
    const { within, inTheEnd } = afterTries(far);
    expect(inTheEnd).toBeUndefined();
    expect(within[4]?.[0]).toBeCloseTo(twin(far, 5)[0] ?? 0, 12);
  });

  it('rules/tries: a part of the states from which there is no end does not spoil the others', () => {
    const stuck: Trying<'begin' | 'stuck'> = {
      first: 'begin',
      name: (state) => state,
      attempt: (state) =>
        state === 'stuck'
          ? { ends: [0], onward: [['stuck', 1]] }
          : {
              ends: [0.25],
              onward: [
                ['stuck', 0.25],
                ['begin', 0.5],
              ],
            },
    };
    expect(afterTries(stuck).inTheEnd?.[0]).toBeCloseTo(0.5, 12);
  });
});
