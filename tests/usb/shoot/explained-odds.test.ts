import { describe, expect, test } from 'vitest';
import { narrowestHalf } from '../../../src/fight/answer-tiles.tsx';
import { chanceAtLeast } from '../../../src/rules/dice/distribution.ts';
import { fates } from '../../../src/rules/usb/morale/morale-odds.ts';
import { fresh } from '../../../src/rules/usb/units/fighter.ts';
import {
  atLeastIn,
  countsModels,
  findingTough,
  hasToTakeNearest,
  lostIn,
  lostWhenFound,
  meansOf,
  rangeOf,
  shootAnswerOf,
} from '../../../src/usb/shoot/explained-odds.ts';
import { initialShoot, type UsbShootInputs } from '../../../src/usb/shoot/inputs.ts';
import { hero, machine, soldiers } from '../../support/samples/usb-units.ts';

function answered(change: Partial<UsbShootInputs> = {}) {
  const answer = shootAnswerOf({ ...initialShoot, ...change });
  if (!answer.ok) throw new Error(JSON.stringify(answer.issues));
  return answer.value;
}

describe('usb/shoot/explained-odds', () => {
  test('USB-WOUND-01 of one model points are shown, of several models', () => {
    const tank = fresh(machine({ growth: 6 }));
    expect(countsModels(tank)).toBe(false);
    expect(
      countsModels({ ...tank, unit: soldiers(), models: 1, joined: { unit: hero('hero'), lost: 0 } }),
    ).toBe(true);
    expect(lostIn(answered()).odds.weights).toHaveLength(11);
    expect(lostIn(answered({ target: { fighter: tank } })).odds.weights).toHaveLength(19);
  });

  test('USB-FORM-05 what a hidden target usually loses is said of the shots that come off', () => {
    const veterans = { fighter: fresh(soldiers({ models: 20, hit: 3, tough: 3, ranged: 'small-arms' })) };
    const hidden = { fighter: { ...fresh(soldiers({ models: 10 })), formation: 'hide' as const } };
    const open = answered({ shooter: veterans });
    const found = answered({ shooter: veterans, target: hidden });
    expect(found.odds.found).toBeCloseTo(2 / 3, 12);
    expect(narrowestHalf(lostWhenFound(found))).toEqual(narrowestHalf(lostIn(open).odds));
    expect(lostWhenFound(found).weights[0]).toBeCloseTo(lostIn(open).odds.weights[0] ?? 1, 12);
    expect(lostWhenFound(open)).toBe(lostIn(open).odds);
  });

  test('USB-MOR-09 models that an unbreakable unit loses instead of its nerve count', () => {
    const stubborn = fresh(soldiers({ models: 10, tough: 5, specialisations: ['unbreakable'] }));
    const answer = answered({ target: { fighter: stubborn } });
    expect(lostIn(answer).mean).toBeGreaterThan(
      lostIn(answered({ target: { fighter: fresh(soldiers({ models: 10, tough: 5 })) } })).mean,
    );
    expect(answer.odds.fates.panicked).toBe(0);
    expect(chanceAtLeast(answer.odds.allModels, 7)).toBeGreaterThan(chanceAtLeast(answer.odds.models, 7));
  });

  test('USB-WOUND-01 chances of so many or more fall, and the rarest are left out', () => {
    const { odds } = lostIn(answered());
    const list = atLeastIn(odds);
    expect(list[0]).toEqual({ number: 1, chance: chanceAtLeast(odds, 1) });
    expect(list.every(({ chance }, at) => at === 0 || chance <= (list[at - 1]?.chance ?? 0))).toBe(true);
    expect(list.length).toBeLessThan(10);
  });

  test('USB-SHOOT-06 means, ranges and the Obrona that finds', () => {
    const answer = answered();
    const [pool] = answer.odds.pools;
    if (!pool) throw new Error('nobody fires');
    expect(meansOf(pool).hits).toBeCloseTo(5, 12);
    expect(meansOf(pool).unsaved).toBeCloseTo(10 / 3, 12);
    expect(rangeOf(pool.pool)).toBe(24);
    expect(findingTough(answer)).toBe(4);
    expect(hasToTakeNearest(answer)).toBe(true);
    expect(hasToTakeNearest(answered({ kind: 'reaction' }))).toBe(false);
    expect(fates).toHaveLength(5);
  });
});
