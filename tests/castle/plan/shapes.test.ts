import { describe, expect, it } from 'vitest';
import { spreadLabels } from '../../../src/castle/plan/shapes.ts';
import { createSeededSource } from '../../../src/rules/dice/random.ts';
import { between } from '../../support/samples/castle-plans.ts';

const size = 2;
const line = (x1: number, y1: number, x2: number, y2: number, text = '12″') => ({
  from: { x: x1, y: y1 },
  to: { x: x2, y: y2 },
  text,
});

describe('castle/plan/shapes', () => {
  it('castle/plan/shapes: a length stands in the middle of its line where nothing is in the way', () => {
    expect(spreadLabels([line(10, 10, 10, 50)], size, [])).toMatchObject([{ x: 10, y: 30 }]);
    expect(spreadLabels([], size, [])).toEqual([]);
  });

  it('castle/plan/shapes: it makes way for things, for others, and for the edge of the table', () => {
    const thing = { centre: { x: 10, y: 30 }, half: { x: 3, y: 3 } };
    const [moved] = spreadLabels([line(10, 10, 10, 50)], size, [thing]);
    expect(Math.abs((moved?.y ?? 30) - 30) >= 4 || Math.abs((moved?.x ?? 10) - 10) >= 3).toBe(true);
    const [one, two] = spreadLabels([line(10, 10, 10, 50), line(10, 10, 10, 50)], size, []);
    expect(one).not.toEqual(two);
    const [edge] = spreadLabels([line(36, 10, 36, 50)], size, [], 36);
    expect((edge?.x ?? 0) + (edge?.width ?? 0) / 2).toBeLessThanOrEqual(36);
  });

  it('castle/plan/shapes: four lengths never cover one another', () => {
    const random = createSeededSource(63);
    let covered = 0;
    for (let round = 0; round < 200; round++) {
      const at = { x: between(random, 4, 32), y: between(random, 20, 66) };
      const labels = spreadLabels(
        [
          line(at.x, at.y, at.x, 69),
          line(at.x, at.y, at.x, 3),
          line(at.x, at.y, at.x + 4, at.y),
          line(at.x, at.y, 36, at.y),
        ],
        size,
        [],
        36,
      );
      labels.forEach((label, place) => {
        for (const other of labels.slice(place + 1)) {
          const near = Math.abs(label.x - other.x) < (label.width + other.width) / 2;
          if (near && Math.abs(label.y - other.y) < size) covered += 1;
        }
      });
    }
    expect(covered).toBe(0);
  });
});
