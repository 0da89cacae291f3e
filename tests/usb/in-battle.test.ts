import { describe, expect, it } from 'vitest';
import type { FightChange } from '../../src/rules/battle.ts';
import { fresh } from '../../src/rules/usb/fighter.ts';
import { chargeInBattle } from '../../src/usb/charge/in-battle.ts';
import { initialUsbCharge, withMeleeSide, withSetup } from '../../src/usb/charge/inputs.ts';
import { moraleInBattle } from '../../src/usb/morale/in-battle.ts';
import { initialMorale } from '../../src/usb/morale/inputs.ts';
import { shootInBattle } from '../../src/usb/shoot/in-battle.ts';
import { initialShoot } from '../../src/usb/shoot/inputs.ts';
import { hero, soldiers } from '../support/usb-units.ts';

const captain = { ...fresh({ ...hero('hero'), ranged: 'small-arms' }), id: 'battle-abc-5-m1' };
const levy = { ...fresh(soldiers({ models: 6 })), id: 'battle-abc-5-t1' };
const usedBy = (changes: readonly FightChange[], unit: string) =>
  changes.filter((change) => change.unit === unit).flatMap(({ more }) => (more ? [more] : []));

describe('usb/in-battle', () => {
  it('USB-PP-01 usb/in-battle: points planned for a shot and spent on its dice are gone from its hero', () => {
    const shot = { ...initialShoot, shooter: { fighter: captain }, target: { fighter: levy } };
    const outcome = { found: true, points: 0, models: 0, fate: 'steady', after: levy } as const;
    const log = [
      { purpose: 'hit', count: 1 },
      { purpose: 'bend', count: 1, spent: 2 },
    ] as const;
    const told = (part: Partial<typeof shot>, thrown: typeof log | readonly []) =>
      shootInBattle.changes([{ inputs: { ...shot, ...part }, log: thrown, outcome }]);
    expect(usedBy(told({ perfect: true, again: 1 }, log), 'm1')).toEqual([{ spent: 4 }]);
    expect(usedBy(told({}, []), 'm1')).toEqual([]);
    expect(usedBy(told({ perfect: true }, log), 't1')).toEqual([]);
  });

  it('USB-PP-04 usb/in-battle: points spent in a melee are gone from the hero who charged, round by round', () => {
    const sides = withMeleeSide(withMeleeSide(initialUsbCharge, 'charger', { fighter: captain }), 'target', {
      fighter: levy,
    });
    const inputs = withSetup(sides, { braveAttacks: 1, luck: 2 });
    const side = { models: 0, points: 0, fate: 'steady' } as const;
    const outcome = {
      ending: 'locked',
      charger: { ...side, after: captain },
      target: { ...side, after: levy },
    } as const;
    const bent = { who: 'charger', part: 'first', purpose: 'bend', count: 1, spent: 1 } as const;
    const changes = chargeInBattle.changes([{ inputs, log: [bent], outcome }]);
    expect(usedBy(changes, 'm1')).toEqual([{ spent: 2 }]);
    expect(usedBy(changes, 't1')).toEqual([]);
  });

  it('USB-PP-02 usb/in-battle: points that bend a test of morale are gone', () => {
    const inputs = { ...initialMorale, side: { fighter: captain }, power: 4 };
    const outcome = { fate: 'steady', models: 0, chosen: true } as const;
    const log = [{ purpose: 'recovery', need: 4, bent: 3 }] as const;
    expect(usedBy(moraleInBattle.changes([{ inputs, log, outcome }]), 'm1')).toEqual([{ spent: 3 }]);
  });
});
