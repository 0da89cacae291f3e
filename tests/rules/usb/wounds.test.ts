import { describe, expect, test } from 'vitest';
import { usbOwnRules } from '../../../src/rules/usb/house-rules.ts';
import { fresh, pointsOf } from '../../../src/rules/usb/units/fighter.ts';
import { costOf, type HitsByCost, hurt, pointsTaken, spread } from '../../../src/rules/usb/wounds.ts';
import { hero as heroOf, soldiers } from '../../support/samples/usb-units.ts';

const perModel = { d3Overflow: 'perModel' } as const;

describe('USB-WOUND-02 the weakest go first', () => {
  const rows: readonly (readonly [string, readonly number[], number, number, readonly number[]])[] = [
    ['WO-01', Array.from({ length: 10 }, () => 1), 4, 4, [1, 1, 1, 1, 1, 1]],
    ['WO-02', [2, 2, 2, 2, 2], 3, 1, [1, 2, 2, 2]],
    ['WO-03', [1, 2, 2, 2], 1, 1, [2, 2, 2]],
    ['WO-04', [1, 1, 1, 4], 3, 3, [4]],
    ['WO-05', [1, 1, 1, 4], 5, 3, [2]],
    ['WO-06', [21], 20, 0, [1]],
    ['WO-07', [21], 21, 1, []],
    ['WO-08', [2, 2, 3], 4, 2, [3]],
    ['WO-09', [1, 1, 1], 9, 3, []],
  ];
  test.each(rows)('%s %j lose %i', (_, points, lost, removed, left) => {
    expect(spread(points, lost)).toEqual({ removed, left });
  });
});

/** Tries every way to give each hit to a model: most removed, the weakest of them, most points lost. */
function bySearch(points: readonly number[], [ones, twos, threes]: HitsByCost): number {
  const hits = [...Array(ones).fill(1), ...Array(twos).fill(2), ...Array(threes).fill(3)] as number[];
  let best: readonly [number, number, number] = [-1, 0, 0];
  const given = points.map(() => 0);
  const better = (now: readonly number[]) => {
    const at = now.findIndex((value, place) => value !== best[place]);
    return at >= 0 && (now[at] as number) > (best[at] as number);
  };
  const give = (hit: number): void => {
    if (hit === hits.length) {
      const gone = points.filter((of, model) => (given[model] as number) >= of);
      const lost = points.reduce((sum, of, model) => sum + Math.min(of, given[model] as number), 0);
      const now = [gone.length, -gone.reduce((sum, of) => sum + of, 0), lost] as const;
      if (better(now)) best = now;
      return;
    }
    points.forEach((_, model) => {
      given[model] = (given[model] as number) + (hits[hit] as number);
      give(hit + 1);
      given[model] = (given[model] as number) - (hits[hit] as number);
    });
  };
  give(0);
  return best[2];
}

describe('USB-A-18 what D2 and D3 cost beyond one model', () => {
  const models = [[1], [3], [5], [1, 1, 1], [2, 2, 2], [1, 2, 2], [1, 1, 3], [2, 2, 3], [1, 2, 2, 4]];
  test.each(models.map((points) => ({ points })))(
    'USB-A-18 hits that stay on one model, against every way of giving them to $points',
    ({ points }) => {
      for (let ones = 0; ones <= 3; ones++)
        for (let twos = 0; twos <= 2; twos++)
          for (let threes = 0; threes <= 2; threes++) {
            const hits = [ones, twos, threes] as const;
            expect(pointsTaken(points, hits, perModel), hits.join()).toBe(bySearch(points, hits));
          }
    },
  );

  test('USB-A-18 the switch changes what a D3 takes from soldiers', () => {
    expect(pointsTaken([1, 1, 1], [0, 0, 1], usbOwnRules)).toBe(3);
    expect(pointsTaken([1, 1, 1], [0, 0, 1], perModel)).toBe(1);
  });

  test('USB-WOUND-03 pooled points are what the dice show, at most all there are', () => {
    expect(costOf([1, 2, 3])).toBe(14);
    expect(pointsTaken([2, 2, 2, 2], [1, 1, 1], usbOwnRules)).toBe(6);
    expect(pointsTaken([2], [1, 1, 1], usbOwnRules)).toBe(2);
  });
});

const regulars = soldiers({ type: 'heavy', models: 4 });
const hero = heroOf('hero');

/** Every way to share a loss out: the most models that go, and whether the hero can live then. */
function everyWay(soldiers: readonly number[], heroHas: number, lost: number) {
  let most = -1;
  let heroLives = false;
  const share = (at: number, rest: number, gone: number): void => {
    if (at < soldiers.length) {
      const of = soldiers[at] as number;
      for (let paid = 0; paid <= Math.min(of, rest); paid++)
        share(at + 1, rest - paid, gone + (paid === of ? 1 : 0));
      return;
    }
    if (rest > heroHas) return;
    const all = gone + (rest === heroHas ? 1 : 0);
    heroLives = (all === most && heroLives) || (all >= most && rest < heroHas);
    most = Math.max(most, all);
  };
  share(0, lost, 0);
  return { removed: most, heroLives };
}

describe('USB-WOUND-01 a fighter after a loss', () => {
  const whole = fresh(regulars);
  test('USB-WOUND-01 keeps the wounded model, and is gone with its last point', () => {
    expect(hurt(whole, 0, usbOwnRules)).toEqual(whole);
    expect(hurt(whole, 3, usbOwnRules)).toMatchObject({ models: 3, wounded: 1 });
    expect(hurt(whole, 8, usbOwnRules)).toBeUndefined();
  });

  test.each([0, 1, 2, 3])(
    'USB-WOUND-02 agrees with the spread, a hero with %i points lost beside',
    (lost) => {
      const together = { ...whole, wounded: 1, joined: { unit: hero, lost: Math.min(lost, 2) } };
      const points = pointsOf(together, usbOwnRules);
      const all = points.reduce((sum, of) => sum + of, 0);
      for (let taken = 0; taken < all; taken++) {
        const after = hurt(together, taken, usbOwnRules);
        expect(after && pointsOf(after, usbOwnRules)).toEqual([...spread(points, taken).left].sort());
      }
      expect(hurt(together, all, usbOwnRules)).toBeUndefined();
    },
  );

  test.each([0, 1, 2])(
    'USB-A-17 a hero with %i points lost lives wherever as many soldiers can go, against every way to share',
    (heroLost) => {
      for (const type of ['infantry', 'heavy'] as const)
        for (const wounded of type === 'heavy' ? [0, 1] : [0]) {
          const together = {
            ...fresh({ ...regulars, type }),
            wounded,
            joined: { unit: hero, lost: heroLost },
          };
          const { joined: _, ...alone } = together;
          const soldiers = pointsOf(alone, usbOwnRules);
          const all = 3 - heroLost + soldiers.reduce((sum, of) => sum + of, 0);
          for (let lost = 0; lost < all; lost++) {
            const { removed, heroLives } = everyWay(soldiers, 3 - heroLost, lost);
            const after = hurt(together, lost, usbOwnRules);
            const left = after ? pointsOf(after, usbOwnRules).length : 0;
            const text = `${type} ${wounded} lost ${lost}`;
            expect([text, soldiers.length + 1 - left]).toEqual([text, removed]);
            expect([text, after?.joined !== undefined]).toEqual([text, heroLives]);
          }
        }
    },
  );

  test('USB-A-17 a wounded hero stays, and the heavy soldier beside him goes', () => {
    const together = { ...whole, joined: { unit: hero, lost: 2 } };
    expect(hurt(together, 2, usbOwnRules)).toMatchObject({ models: 3, wounded: 0, joined: { lost: 2 } });
    // One point takes nobody but him.
    expect(hurt(together, 1, usbOwnRules)?.joined).toBeUndefined();
  });

  test('USB-A-17 of equally weak models the soldier goes before the hero', () => {
    const together = { ...whole, models: 1, joined: { unit: hero, lost: 1 } };
    expect(hurt(together, 2, usbOwnRules)).toMatchObject({ models: 0, joined: { lost: 1 } });
  });
});
