import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { presets } from '../../../../src/brikwars/creation/presets.ts';
import type { BuiltCreation, BuiltWeapon } from '../../../../src/rules/brikwars/creation/built.ts';
import { rebuilt } from '../../../../src/rules/brikwars/wreck/rebuilt.ts';
import { unhurt, type WreckState } from '../../../../src/rules/brikwars/wreck/wreck-state.ts';
import { deepOr } from '../../../support/deep.ts';

const kinds = ['gun', 'launcher', 'rocket', 'melee'] as const;
/** No two alike. */
const all: readonly BuiltWeapon[] = kinds.flatMap((kind) =>
  [1, 2].map((size) => ({ kind, size, payload: 0 })),
);
const media = ['ground', 'water', 'flight'] as const;
const ways: BuiltCreation['propulsion'] = media.map((medium, at) => ({ medium, inches: 8, parts: at + 2 }));

const anyBuilt = fc
  .record({
    weapons: fc.shuffledSubarray([...all], { minLength: 2, maxLength: 6 }),
    propulsion: fc.shuffledSubarray([...ways], { minLength: 1 }),
    off: fc.array(fc.nat(5), { maxLength: 4 }),
    lost: fc.array(fc.nat(2), { minLength: 3, maxLength: 3 }),
  })
  .map(({ weapons, propulsion, off, lost }) => ({
    creation: { ...presets.tank, weapons, propulsion },
    state: {
      ...unhurt,
      pips: 1,
      weaponsOff: [...new Set(off.filter((place) => place < weapons.length))].sort(),
      partsOff: propulsion.map((_, at) => lost[at] ?? 0),
    },
  }));

const namesOff = ({ weapons }: BuiltCreation, { weaponsOff }: WreckState) =>
  weaponsOff.map((place) => JSON.stringify(weapons[place])).sort();
const partsOff = ({ propulsion }: BuiltCreation, state: WreckState) =>
  propulsion.map(({ medium }, at) => `${medium} ${state.partsOff[at] ?? 0}`).sort();

describe('rules/brikwars/wreck: a creation that is built otherwise', () => {
  it('BW-DMG-05 in whatever order its parts are listed, the same ones are off and aimed at', () => {
    fc.assert(
      fc.property(anyBuilt, fc.infiniteStream(fc.nat()), ({ creation, state }, random) => {
        const shuffled = <Thing>(things: readonly Thing[]) =>
          things
            .map((thing) => [Number(random.next().value), thing] as const)
            .sort(([a], [b]) => a - b)
            .map(([, thing]) => thing);
        const after = {
          ...creation,
          weapons: shuffled(creation.weapons),
          propulsion: shuffled(creation.propulsion),
        };
        const now = rebuilt(creation, after, state, { kind: 'weapon', place: 1 });
        expect(namesOff(after, now.state)).toEqual(namesOff(creation, state));
        expect(partsOff(after, now.state)).toEqual(partsOff(creation, state));
        expect(after.weapons[now.aim?.place ?? -1]).toEqual(creation.weapons[1]);
        expect(now.state.pips).toBe(1);
      }),
      { numRuns: deepOr(300, 60), seed: 21 },
    );
  });

  it('BW-DMG-05 where one weapon is taken away, put in or changed, the others stay as they were', () => {
    fc.assert(
      fc.property(anyBuilt, fc.nat(5), ({ creation, state }, at) => {
        const { weapons } = creation;
        const place = at % weapons.length;
        const rest = weapons.filter((_, other) => other !== place);
        const gone = { ...creation, weapons: rest };
        const others = { ...state, weaponsOff: state.weaponsOff.filter((other) => other !== place) };
        expect(namesOff(gone, rebuilt(creation, gone, state).state)).toEqual(namesOff(creation, others));
        const more: BuiltWeapon = { kind: 'explosive', size: 5, payload: 0 };
        const put = { ...creation, weapons: weapons.toSpliced(place, 0, more) };
        expect(namesOff(put, rebuilt(creation, put, state).state)).toEqual(namesOff(creation, state));
        const changed = { ...creation, weapons: weapons.with(place, more) };
        expect(rebuilt(creation, changed, state).state).toEqual(state);
        const aimed = (aim: number) => rebuilt(creation, gone, state, { kind: 'weapon', place: aim }).aim;
        expect(aimed(place)).toBeUndefined();
        for (const other of weapons.keys())
          if (other !== place) expect(rest[aimed(other)?.place ?? -1]).toEqual(weapons[other]);
      }),
      { numRuns: deepOr(300, 60), seed: 22 },
    );
  });

  it('BW-DMG-03 what is no part in a list stays aimed at', () => {
    const { tank } = presets;
    for (const kind of ['whole', 'bricks', 'controls'])
      expect(rebuilt(tank, { ...tank, weapons: [] }, unhurt, { kind, place: 0 }).aim).toEqual({
        kind,
        place: 0,
      });
  });
});
