import { describe, expect, it } from 'vitest';
import { CreationGroup, partPlace } from '../../../src/brikwars/creation/picture.tsx';
import { presets } from '../../../src/brikwars/creation/presets.ts';
import { unhurt, type WreckState } from '../../../src/rules/brikwars/wreck/wreck-state.ts';
import { all, draw } from '../../support/drawn.ts';

const { tank, car } = presets;

function nodes(state: Partial<WreckState>, broken = false, creation = tank) {
  return all(
    draw(<CreationGroup creation={creation} broken={broken} mirrored state={{ ...unhurt, ...state }} />),
  );
}

const count = (drawn: ReturnType<typeof nodes>, of: string) =>
  drawn.filter(({ attributes }) => attributes.class === of).length;

describe('brikwars/creation/picture', () => {
  it('brikwars/creation/picture each pip is a stud of the hull, and each that is lost a hole', () => {
    const left = (pips: number, broken = false) =>
      nodes({ pips }, broken).find(({ attributes }) => 'data-pips' in attributes)?.attributes['data-pips'];
    expect([0, 1, 3].map((pips) => left(pips))).toEqual([tank.size, tank.size - 1, tank.size - 3]);
    expect(left(1, true)).toBe(0);
  });

  it('brikwars/creation/picture what is whole has no hole, no smoke and nothing loose; the more is gone the more of them', () => {
    const [whole, hurt, half, gone] = [nodes({}), nodes({ pips: 1 }), nodes({ pips: 2 }), nodes({}, true)];
    expect(['fg-hole', 'fg-smoke', 'fg-fall'].map((of) => count(whole, of))).toEqual([0, 0, 0]);
    expect([hurt, half, gone].map((drawn) => count(drawn, 'fg-smoke'))).toEqual([0, 3, 3]);
    const loose = [hurt, half, gone].map((drawn) => count(drawn, 'fg-fall'));
    expect(new Set(loose).size).toBe(3);
    expect(loose).toEqual(loose.toSorted((one, other) => one - other));
  });

  it('brikwars/creation/picture a gun, tracks and a driver that are off are not drawn', () => {
    const weaponsOff = tank.weapons.map((_, place) => place);
    const paths = (state: Partial<WreckState>) => nodes(state).map(({ attributes }) => attributes.d);
    const whole = paths({});
    for (const state of [
      { weaponsOff },
      { controlsOff: true },
      { partsOff: tank.propulsion.map(({ parts }) => parts) },
    ]) {
      const left = new Set(paths(state));
      expect(whole.filter((path) => path && !left.has(path))).not.toEqual([]);
    }
  });

  it('brikwars/creation/picture a part is aimed at where it is drawn, and at the hull where there is none', () => {
    expect(partPlace(tank, 'weapon')[1]).toBeLessThan(partPlace(tank)[1]);
    expect(partPlace(tank, 'propulsion')[1]).toBeGreaterThan(partPlace(tank)[1]);
    expect(partPlace(car, 'weapon')).toEqual(partPlace(car));
  });

  it('brikwars/creation/picture no path of a damaged creation is broken', () => {
    const drawn = Object.values(presets).flatMap((creation) => [
      ...nodes({ pips: 1 }, false, creation),
      ...nodes({}, true, creation),
    ]);
    const paths = drawn.filter(({ name }) => name === 'path').map(({ attributes }) => String(attributes.d));
    expect(paths.filter((path) => !/^M[-\d.]/.test(path) || /NaN|--|Infinity/.test(path))).toEqual([]);
  });
});
