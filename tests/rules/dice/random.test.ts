import { describe, expect, it, test } from 'vitest';
import { createRandomSource, createSeededSource } from '../../../src/rules/dice/random.ts';
import { deepOr } from '../../support/deep.ts';

/** A filler that hands out the bytes given, then zeros, and counts how often it was asked. */
function crafted(...first: number[]) {
  const state = { calls: 0, sizes: [] as number[] };
  const source = createRandomSource((bytes) => {
    bytes.fill(0);
    if (state.calls === 0) bytes.set(first);
    state.calls++;
    state.sizes.push(bytes.length);
  });
  return { source, state };
}

describe('dice/random', () => {
  it('dice/random a d6 throws away the four bytes that would favour 1 to 4', () => {
    const { source } = crafted(252, 253, 254, 255, 251, 0, 5, 6);
    expect([source(6), source(6), source(6), source(6)]).toEqual([6, 1, 6, 1]);
  });

  it('dice/random each face of a d6 stands for the same number of bytes', () => {
    const { source } = crafted(...Array.from({ length: 256 }, (_, i) => i));
    const counts = new Map<number, number>();
    for (let i = 0; i < 252; i++) {
      const face = source(6);
      counts.set(face, (counts.get(face) ?? 0) + 1);
    }
    expect([...counts]).toEqual([1, 2, 3, 4, 5, 6].map((face) => [face, 42]));
  });

  it('dice/random large dice take two bytes and throw away the uneven rest', () => {
    // 65,536 - 65,536 % 10,000 = 60,000: 60,000 is refused, 59,999 is the last face.
    const { source } = crafted(60_000 & 255, 60_000 >> 8, 59_999 & 255, 59_999 >> 8, 1, 0);
    expect([source(10_000), source(10_000), source(10_000)]).toEqual([10_000, 2, 1]);
  });

  it('dice/random fetches 4 KiB at a time, and only when asked', () => {
    const { source, state } = crafted();
    expect(state.calls).toBe(0);
    for (let i = 0; i < 4096; i++) source(6);
    expect(state).toEqual({ calls: 1, sizes: [4096] });
    source(6);
    expect(state.calls).toBe(2);
  });

  it('dice/random a large die never reads past the end of a batch', () => {
    const { source, state } = crafted();
    for (let i = 0; i < 4095; i++) source(6);
    expect(source(1000)).toBe(1);
    expect(state.calls).toBe(2);
  });

  test.each([0, -1, 65_537, Number.NaN])('dice/random refuses a die of %d faces', (sides) => {
    expect(() => crafted().source(sides)).toThrow(RangeError);
  });

  test.each([2, 3, 6, 10, 20, 100, 256, 257, 1000])(
    'dice/random seeded d%i passes a chi-square test',
    (sides) => {
      const source = createSeededSource(sides * 7919);
      const throws = 400 * sides;
      const counts = new Array<number>(sides).fill(0);
      for (let i = 0; i < throws; i++) {
        const face = source(sides);
        counts[face - 1] = (counts[face - 1] ?? Number.NaN) + 1;
      }
      const chi = counts.reduce((sum, count) => sum + (count - 400) ** 2 / 400, 0);
      const freedom = sides - 1;
      // Five standard deviations either way: wide, but a lost or doubled face is far outside.
      expect(Math.abs(chi - freedom)).toBeLessThan(5 * Math.sqrt(2 * freedom) + 3);
    },
  );

  test.each([2, 3, 4, 6, 8, 10, 12, 20, 100, 1000])(
    'dice/random hundreds of thousands of throws of a d%i show every face equally often',
    (sides) => {
      const source = createSeededSource(sides);
      const counts = new Uint32Array(sides);
      const throws = deepOr(1_000_000, 200_000);
      for (let i = 0; i < throws; i++) {
        const face = source(sides);
        counts[face - 1] = (counts[face - 1] ?? 0) + 1;
      }
      const expected = throws / sides;
      const chi = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
      expect(Math.abs(chi - (sides - 1))).toBeLessThan(5 * Math.sqrt(2 * (sides - 1)) + 3);
    },
  );

  test.each([2, 3, 4, 6, 8, 10, 12, 20, 100, 256])(
    'dice/random no byte favours a face of a d%i: each stands for the same number of bytes',
    (sides) => {
      const { source } = crafted(...Array.from({ length: 256 }, (_, i) => i));
      const used = 256 - (256 % sides);
      const counts = new Uint32Array(sides);
      for (let i = 0; i < used; i++) {
        const face = source(sides);
        counts[face - 1] = (counts[face - 1] ?? 0) + 1;
      }
      expect([...new Set(counts)]).toEqual([used / sides]);
    },
  );

  test.each([257, 1000, 10_000])('dice/random nor any two bytes a face of a d%i', (sides) => {
    let next = 0;
    const source = createRandomSource((bytes) => {
      for (let i = 0; i < bytes.length; i += 2, next++) {
        bytes[i] = next & 255;
        bytes[i + 1] = (next >> 8) & 255;
      }
    });
    const used = 65_536 - (65_536 % sides);
    const counts = new Uint32Array(sides);
    for (let i = 0; i < used; i++) {
      const face = source(sides);
      counts[face - 1] = (counts[face - 1] ?? 0) + 1;
    }
    expect([...new Set(counts)]).toEqual([used / sides]);
  });

  it('dice/random the same seed repeats, another does not', () => {
    const faces = (seed: number) => {
      const source = createSeededSource(seed);
      return Array.from({ length: 50 }, () => source(10));
    };
    expect(faces(1)).toEqual(faces(1));
    expect(faces(1)).not.toEqual(faces(2));
  });
});
