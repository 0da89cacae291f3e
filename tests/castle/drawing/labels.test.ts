import { describe, expect, it } from 'vitest';
import { type Labelled, labelsInSight, riseOf } from '../../../src/castle/drawing/labels.ts';
import { createSeededSource } from '../../../src/rules/dice/random.ts';
import { type SectionKind, sectionKinds } from '../../../src/rules/mage-knight/kinds.ts';
import { circle, rectangle } from '../../support/samples/castle-plans.ts';

const half = { x: 0.4, y: 0.55 };

function standing(kind: SectionKind, x: number, y: number, angle = 0): Labelled {
  const outline =
    kind === 'round-tower'
      ? circle(x, y, 2)
      : rectangle(x, y, 6, kind === 'keep' ? 6 : kind === 'gatehouse' ? 4 : 2, angle);
  return { outline, rise: riseOf(kind), wanted: { x, y }, half };
}

/** Whether a point is on what is drawn of a thing: its footprint, pushed up to its top. Slow and plain. */
function isOn({ outline, rise }: Labelled, { x, y }: { readonly x: number; readonly y: number }): boolean {
  for (let up = 0; up <= rise + 1e-9; up += 0.05) {
    const [dx, dy] = [x - outline.centre.x, y + up - outline.centre.y];
    if (outline.shape === 'circle') {
      if (dx * dx + dy * dy <= outline.radius ** 2) return true;
      continue;
    }
    const turn = (-outline.angle * Math.PI) / 180;
    const [u, v] = [dx * Math.cos(turn) - dy * Math.sin(turn), dx * Math.sin(turn) + dy * Math.cos(turn)];
    if (Math.abs(u) <= outline.width / 2 && Math.abs(v) <= outline.depth / 2) return true;
  }
  return false;
}

describe('castle/drawing/labels', () => {
  it('castle/drawing/labels: what nothing stands before has its label where it is wanted', () => {
    const things = [standing('keep', 10, 10), standing('wall', 16, 10), standing('round-tower', 10, 20)];
    expect(labelsInSight(things)).toEqual(things.map(({ wanted }) => wanted));
  });

  it('castle/drawing/labels: a tower behind a keep has its number on itself, not on the keep', () => {
    const tower = standing('round-tower', 10, 10);
    const keep = standing('keep', 11, 14);
    expect(isOn(keep, tower.wanted)).toBe(true);
    const [label] = labelsInSight([tower, keep]);
    expect(label && isOn(tower, label)).toBe(true);
    expect(label && isOn(keep, label)).toBe(false);
  });

  it('castle/drawing/labels: what is taken stays free where there is room', () => {
    const keep = standing('keep', 10, 10);
    const disc = { left: 9, top: 9, right: 11, bottom: 11 };
    const [label] = labelsInSight([keep], [disc]);
    expect(label && isOn(keep, label)).toBe(true);
    expect(label && (Math.abs(label.x - 10) >= 1 + half.x || Math.abs(label.y - 10) >= 1 + half.y)).toBe(
      true,
    );
  });

  it('castle/drawing/labels: however sections stand, each of which a good part is seen has its label there', () => {
    const random = createSeededSource(33);
    let hidden = 0;
    for (let run = 0; run < 120; run += 1) {
      const things = Array.from({ length: 6 }, () =>
        standing(
          sectionKinds[random(sectionKinds.length) - 1] ?? 'wall',
          random(18),
          random(14),
          (random(4) - 1) * 45,
        ),
      ).toSorted((one, other) => one.wanted.y - other.wanted.y);
      const labels = labelsInSight(things);
      things.forEach((thing, at) => {
        const inFront = things.slice(at + 1);
        const { x, y } = thing.wanted;
        const spots = Array.from({ length: 400 }, (_, place) => ({
          x: x - 4.5 + (place % 20) * 0.45,
          y: y - 6 + Math.floor(place / 20) * 0.5,
        })).filter((spot) => isOn(thing, spot));
        const seen = spots.filter((spot) => !inFront.some((other) => isOn(other, spot)));
        if (seen.length < 0.3 * spots.length) return;
        if (inFront.some((other) => isOn(other, thing.wanted))) hidden += 1;
        const label = labels[at];
        expect(label && isOn(thing, label)).toBe(true);
        expect(label && inFront.some((other) => isOn(other, label))).toBe(false);
      });
    }
    expect(hidden).toBeGreaterThan(20);
  });
});
