import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BlastInputs, manyBlast, minifig } from '../../../src/brikwars/many/inputs.ts';
import { aimedAt, inchesBetween, placesOf, standsAs, windowOf } from '../../../src/brikwars/many/places.ts';

const blasts = fc
  .record({
    distance: fc.nat(24),
    away: fc.array(fc.nat(12), { minLength: 1, maxLength: 5 }),
    way: fc.constantFrom('thrown' as const, 'placed' as const),
  })
  .map(
    ({ distance, away, way }): BlastInputs => ({
      ...manyBlast.default,
      way,
      distance,
      targets: away.map((fromAim) => ({ ...minifig, count: 1, fromAim, fixed: false, own: false })),
    }),
  );

describe('brikwars/many/places', () => {
  it('BW-WEAP-12 a distance is the next whole inch: a unit not within two inches is not reached', () => {
    expect(inchesBetween([0, 0], [2, 0])).toBe(2);
    expect(inchesBetween([0, 0], [2, 0.1])).toBe(3);
    expect(inchesBetween([0, 0], [0, 0])).toBe(0);
  });

  it('brikwars/many/places: all stand as far from the point aimed at as is entered', () => {
    fc.assert(
      fc.property(blasts, (blast) => {
        expect(standsAs(placesOf(blast), blast)).toBe(true);
      }),
    );
  });

  it('brikwars/many/places: with another point aimed at nobody moves, and the way back leads to the same distances', () => {
    fc.assert(
      fc.property(blasts, fc.integer({ min: -4, max: 4 }), fc.integer({ min: -4, max: 4 }), (blast, x, y) => {
        const before = placesOf(blast);
        const there = aimedAt(blast, before, [before.aim[0] + x, before.aim[1] + y]);
        expect(there.places.things).toEqual(before.things);
        const moved = { ...blast, ...there.part };
        const back = aimedAt(moved, there.places, before.aim);
        expect(back.part.targets).toEqual(blast.targets);
        if (blast.way !== 'placed') expect(back.part.distance).toBe(blast.distance);
      }),
    );
  });

  it('brikwars/many/places: where one is taken out the others stay where they stood', () => {
    fc.assert(
      fc.property(blasts, fc.nat(4), (blast, taken) => {
        // Each is another one.
        const targets = blast.targets.map((target, at) => ({ ...target, count: at + 1 }));
        const all = { ...blast, targets };
        const out = taken % targets.length;
        const left = { ...all, targets: targets.filter((_, at) => at !== out) };
        const before = placesOf(all);
        const { things } = placesOf(left, before, targets);
        expect(things).toEqual(before.things.filter((_, at) => at !== out));
        // One more comes behind them.
        const more = placesOf(all, placesOf(left, before, targets), left.targets);
        expect(more.things.slice(0, out)).toEqual(before.things.slice(0, out));
        expect(standsAs(more, all)).toBe(true);
      }),
    );
  });

  it('brikwars/many/places: who is said to be elsewhere goes there, the others stay', () => {
    const before = placesOf(manyBlast.default);
    const [first, second] = manyBlast.default.targets;
    if (!first || !second) throw new Error('no target');
    const shown: BlastInputs = { ...manyBlast.default, targets: [first, { ...second, fromAim: 4 }] };
    const after = placesOf(shown, before);
    expect(after.things[0]).toEqual(before.things[0]);
    expect(after.things[1]).not.toEqual(before.things[1]);
    expect(standsAs(after, shown)).toBe(true);
  });

  it('brikwars/many/places: the whole circle and all near it are seen', () => {
    fc.assert(
      fc.property(blasts, (blast) => {
        const places = placesOf(blast);
        const { corner, inch } = windowOf(places, 336, 190);
        expect((places.aim[0] - 2 - corner[0]) * inch).toBeGreaterThan(0);
        expect((places.aim[0] + 2 - corner[0]) * inch).toBeLessThan(336);
        expect((places.aim[1] + 2 - corner[1]) * inch).toBeLessThan(190);
      }),
    );
  });
});
