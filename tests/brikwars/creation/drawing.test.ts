import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawingOf, paper, paperGrid } from '../../../src/brikwars/creation/drawing.ts';
import { presetIds, presets } from '../../../src/brikwars/creation/presets.ts';
import { type BuiltCreation, creationBounds } from '../../../src/rules/brikwars/creation/built.ts';
import { creationWeaponKinds, mediums, mindKinds } from '../../../src/rules/brikwars/creation/creation.ts';

const upTo = (max: number, min = 0) => fc.integer({ min, max });

const creations: fc.Arbitrary<BuiltCreation> = fc.record({
  size: upTo(creationBounds.size),
  level: upTo(creationBounds.level),
  verminArmor: upTo(creationBounds.armor),
  propulsion: fc.array(
    fc.record({
      medium: fc.constantFrom(...mediums),
      inches: upTo(creationBounds.inches),
      parts: upTo(creationBounds.parts, 1),
    }),
    { maxLength: creationBounds.propulsions },
  ),
  weapons: fc.array(
    fc.record({ kind: fc.constantFrom(...creationWeaponKinds), size: upTo(5, 1), payload: fc.constant(0) }),
    { maxLength: creationBounds.weapons },
  ),
  mind: fc.record({
    kind: fc.constantFrom(...mindKinds),
    skillRaise: fc.constant(0),
    multidexterity: fc.constant(0),
    multitasking: fc.constant(0),
  }),
});

const alike = (creation: BuiltCreation) => JSON.stringify(drawingOf(creation).pieces);

describe('brikwars/creation/drawing', () => {
  it('BW-CRE-01 brikwars/creation/drawing: whatever is built, each part that is there has a place on the paper', () => {
    fc.assert(
      fc.property(creations, (creation) => {
        const { places, pieces, hull } = drawingOf(creation);
        const moving = creation.propulsion.flatMap(({ inches }, at) => (inches > 0 ? [`move-${at}`] : []));
        const armed = creation.weapons.map((_, at) => `weapon-${at}`);
        expect(Object.keys(places).sort()).toEqual(['body', 'mind', ...moving, ...armed].sort());
        for (const [x, y] of Object.values(places)) {
          expect(x).toBeGreaterThan(0);
          expect(x).toBeLessThan(paper.width);
          expect(y).toBeGreaterThan(paper.sky);
          expect(y).toBeLessThan(paper.height);
        }
        expect(hull[1]).toBeGreaterThan(hull[0]);
        // A number that is none would be no outline.
        expect(pieces.map(([, path]) => path).join('')).not.toMatch(/NaN|undefined|Infinity/);
      }),
    );
  });

  it('BW-CRE-01 brikwars/creation/drawing: no square of the paper is drawn over what stands above it', () => {
    const starts = [...paperGrid.matchAll(/M([\d.]+) ([\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);
    expect(starts.length).toBeGreaterThan(20);
    expect(
      starts.filter(([x = -1, y = -1]) => x < 0 || x > paper.width || y < paper.sky || y > paper.height),
    ).toEqual([]);
  });

  it('BW-CRE-06 BW-CRE-09 BW-CRE-14 BW-CRE-18 brikwars/creation/drawing: each part changes the picture', () => {
    const { tank, dragon } = presets;
    const others: readonly BuiltCreation[] = [
      { ...tank, size: 6 },
      { ...tank, level: 4 },
      { ...tank, propulsion: [] },
      { ...tank, propulsion: [{ medium: 'flight', inches: 8, parts: 2 }] },
      { ...tank, propulsion: [{ medium: 'underwater', inches: 8, parts: 2 }] },
      ...creationWeaponKinds.map(
        (kind): BuiltCreation => ({ ...tank, weapons: [{ kind, size: 2, payload: 0 }] }),
      ),
      { ...tank, weapons: [] },
      { ...tank, mind: dragon.mind },
    ];
    expect(new Set([tank, ...others].map(alike)).size).toBe(others.length + 1);
    expect(new Set(presetIds.map((id) => alike(presets[id]))).size).toBe(presetIds.length);
  });
});
