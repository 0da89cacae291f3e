import { describe, expect, it } from 'vitest';
import {
  creationClass,
  partKindOf,
  sizesFor,
  typicalParts,
} from '../../../../src/rules/brikwars/creation/creation-structure.ts';

describe('the Structure of creations', () => {
  it('BW-CRE-02 a Building stands, a Vehicle moves without a Mind, a Creature acts by itself', () => {
    const wheels = [{ medium: 'ground', inches: 8 }] as const;
    expect(creationClass({ mind: { kind: 'none' }, propulsion: [] })).toBe('building');
    expect(creationClass({ mind: { kind: 'none' }, propulsion: [{ medium: 'ground', inches: 0 }] })).toBe(
      'building',
    );
    expect(creationClass({ mind: { kind: 'none' }, propulsion: wheels })).toBe('vehicle');
    expect(
      creationClass({
        mind: { kind: 'none' },
        propulsion: [],
        exotic: [{ name: 'hops', inches: 3, cost: 1 }],
      }),
    ).toBe('vehicle');
    expect(creationClass({ mind: { kind: 'simple' }, propulsion: [] })).toBe('creature');
    expect(creationClass({ mind: { kind: 'whole' }, propulsion: wheels })).toBe('creature');
  });

  it('BW-CRE-03 Structure has an interior; what decorates, moves or is no part of it is Surface', () => {
    expect(partKindOf({ interior: true })).toBe('structure');
    expect(partKindOf({ interior: false })).toBe('surface');
    expect(partKindOf({ interior: true, decorative: true })).toBe('surface');
    expect(partKindOf({ interior: true, loose: true })).toBe('surface');
  });

  it('BWC-38 what moves on the outside is weaker than the rest of the Surface', () => {
    expect(partKindOf({ interior: false, moving: true })).toBe('moving');
    expect(partKindOf({ interior: true, moving: true })).toBe('moving');
  });

  it('BW-CRE-03 no typical part of a class is both Structure and Surface', () => {
    for (const { structure, surface } of Object.values(typicalParts)) {
      const all: readonly string[] = [...structure, ...surface];
      expect(new Set(all).size).toBe(all.length);
    }
  });

  it('BW-CRE-04 Size is rounded either way, 1 at least', () => {
    expect(sizesFor(3.4, false)).toEqual([3, 4]);
    expect(sizesFor(5, false)).toEqual([5]);
    expect(sizesFor(0.4, false)).toEqual([1]);
  });

  it('BW-CRE-05 creatures below an inch may have Size 0', () => {
    expect(sizesFor(0.4, true)).toEqual([0, 1]);
    expect(sizesFor(1.2, true)).toEqual([1, 2]);
  });
});
