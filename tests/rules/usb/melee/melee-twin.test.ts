import { describe, expect, it } from 'vitest';
import { usbOwnRules } from '../../../../src/rules/usb/house-rules.ts';
import { checkMelee } from '../../../../src/rules/usb/melee/check-melee.ts';
import { meleeOdds } from '../../../../src/rules/usb/melee/melee-odds.ts';
import { armed } from './melee-scenarios-arms.ts';
import { inTheMoment } from './melee-scenarios-moment.ts';
import { type TwinSideOdds, twinOdds } from './melee-twin.ts';

describe('a melee against the same worked out model by model', () => {
  it.each(Object.entries({ ...armed, ...inTheMoment }))('%s', (_, { setup, twin, rules }) => {
    const all = { ...usbOwnRules, ...rules };
    expect(checkMelee(setup, all)).toMatchObject({ ok: true });
    const odds = meleeOdds(setup, all);
    const slow = twinOdds(twin);
    for (const [name, chance] of Object.entries(odds.endings))
      expect([name, slow.endings[name] ?? 0]).toEqual([name, expect.closeTo(chance, 10)]);
    expect(Object.values(slow.endings).reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 10);
    for (const who of ['charger', 'target'] as const) {
      const { fates, points, models } = odds[who];
      const other: TwinSideOdds = slow[who];
      for (const [fate, chance] of Object.entries(fates))
        expect([who, fate, other.fates[fate] ?? 0]).toEqual([who, fate, expect.closeTo(chance, 10)]);
      points.weights.forEach((chance, at) => {
        expect([who, 'points', at, other.points[at] ?? 0]).toEqual([
          who,
          'points',
          at,
          expect.closeTo(chance, 10),
        ]);
      });
      models.weights.forEach((chance, at) => {
        expect([who, 'models', at, other.models[at] ?? 0]).toEqual([
          who,
          'models',
          at,
          expect.closeTo(chance, 10),
        ]);
      });
    }
  });
});
