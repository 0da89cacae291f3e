import { describe, expect, it } from 'vitest';
import { chargeRules } from '../../../../src/rules/brikwars/charge/charge-rules.ts';
import {
  collisionSpeed,
  fallOnto,
  isBraced,
  momentum,
  opposition,
  type Run,
} from '../../../../src/rules/brikwars/charge/charge-speed.ts';

const rules = chargeRules['2005'];
const speedOf = (run: Run, own = rules) => {
  const speed = collisionSpeed(run, own);
  return speed.ok ? speed.value.value : speed.issues;
};

describe('Collision Speed', () => {
  it('BW-CHG-05: the last straight inches count', () => {
    expect(speedOf({ straight: 4 })).toBe(4);
  });

  it('BW-CHG-06: earlier turns at full speed add up', () => {
    expect(speedOf({ straight: 10, earlier: 12 })).toBe(22);
  });

  it('BW-CHG-07: the target adds its move, takes it off, or changes nothing', () => {
    const run = (direction: 'towards' | 'away' | 'angle') =>
      speedOf({ straight: 10, target: { inches: 6, direction } });
    expect([run('towards'), run('away'), run('angle')]).toEqual([16, 4, 10]);
    expect(speedOf({ straight: 3, target: { inches: 6, direction: 'away' } })).toBe(0);
  });

  it('BWC-29: the Polish wording turns the direction round', () => {
    const polish = { ...rules, addedMove: 'same-direction' } as const;
    expect(speedOf({ straight: 10, target: { inches: 6, direction: 'away' } }, polish)).toBe(16);
    expect(speedOf({ straight: 10, target: { inches: 6, direction: 'towards' } }, polish)).toBe(4);
  });

  it('BW-CHG-08: an unintentional collision counts one turn only', () => {
    expect(speedOf({ straight: 7, earlier: 12, unintentional: true })).toBe(7);
  });

  it('BW-CHG-05: every distance that is none is named', () => {
    const speed = collisionSpeed(
      { straight: -1, earlier: Number.NaN, target: { inches: 2000, direction: 'away' } },
      rules,
    );
    expect(speed.ok ? [] : speed.issues.map(({ path }) => path.join('.'))).toEqual([
      'straight',
      'earlier',
      'target.inches',
    ]);
  });
});

describe('Momentum and Physical Opposition', () => {
  it('EX-DON-01: Size 2 after 4" has Momentum 2', () => {
    expect(momentum(4, 2).value).toBe(2);
  });

  it('EX-DON-02: an unbraced Size 4 has as much Physical Opposition as a braced one at 4"', () => {
    expect(opposition(4, 4, false).value).toBe(2);
    expect(opposition(4, 4, true).value).toBe(2);
  });

  it('EX-DON-03: so the giant keeps his Response', () => {
    expect(isBraced({ rooted: false, chargingHeadOn: false, canFace: true, spendsResponse: false })).toBe(
      false,
    );
  });

  it('EX-JST-01: at 27" Leo has 2 and the Knight 3', () => {
    expect(speedOf({ straight: 13, target: { inches: 14, direction: 'towards' } })).toBe(27);
    expect(momentum(27, 2).value).toBe(2);
    expect(opposition(27, 3, true).value).toBe(3);
  });

  it('EX-CRO-01: 3" make Momentum 1 at Size 2', () => {
    expect(momentum(3, 2).value).toBe(1);
  });

  it('EX-CRO-02: an unaware frog of Size 1 opposes nothing', () => {
    expect(opposition(3, 1, false).value).toBe(0);
  });

  it('EX-CHG-01: a minifig never gets past Momentum 1', () => {
    for (let run = 2; run < 40; run++) expect(momentum(run, 1).value).toBe(1);
    expect(momentum(1.9, 1).value).toBe(0);
  });

  it('EX-CHG-02: a mounted horseman of Size 2 gets to 2', () => {
    expect(momentum(10, 2).value).toBe(2);
  });

  it('DV-10: speed 27 and Size 2 make 2', () => {
    expect(momentum(27, 2).value).toBe(2);
  });

  it('DV-11: a minifig after 10" has 1, a braced Size 5 has 5', () => {
    expect(momentum(10, 1).value).toBe(1);
    expect(opposition(10, 5, true).value).toBe(5);
  });

  it('DV-37: 8 minifigs that charge 5" together have Momentum min(2, 8) = 2', () => {
    expect(momentum(5, 8).value).toBe(2);
    expect(momentum(5, 8).reasons).toEqual([
      { rule: 'BW-CHG-04', effect: 'point-per-two-inches', amount: 2 },
    ]);
  });

  it('DV-12: a minifig that falls 10" has Momentum 1 and takes 5d6', () => {
    const fall = fallOnto(10, 1, rules);
    expect(fall.momentum.value).toBe(1);
    expect(fall.damageDice.value).toBe(5);
  });

  it('BWC-84: a table may leave falls out', () => {
    expect(fallOnto(10, 1, { falls: 'none' }).damageDice.value).toBe(0);
  });

  it('BW-CHG-04: points are those of an obvious count, each with its reason', () => {
    for (let speed = 0; speed <= 20; speed++) {
      for (let size = 0; size <= 8; size++) {
        let count = 0;
        for (let left = speed; left >= 2 && count < size; left -= 2) count++;
        expect(momentum(speed, size).value).toBe(count);
        expect(opposition(speed, size, true).value).toBe(count);
        expect(opposition(speed, size, false).value).toBe(Math.min(count, (size - (size % 2)) / 2));
      }
    }
    expect(momentum(27, 2).reasons).toEqual([
      { rule: 'BW-CHG-04', effect: 'point-per-two-inches', amount: 13 },
      { rule: 'BW-CHG-04', effect: 'capped-by-size', amount: 2 },
    ]);
  });

  it('BW-DMG-03: every pip of Size Damage takes a point off the most Momentum, and says so where it does', () => {
    for (let speed = 0; speed <= 20; speed++) {
      for (let size = 1; size <= 8; size++) {
        for (let pips = 1; pips <= size + 1; pips++) {
          let left = size;
          for (let pip = 0; pip < pips && left > 0; pip++) left--;
          const { value, reasons } = momentum(speed, size, pips);
          expect(value).toBe(Math.min((speed - (speed % 2)) / 2, left));
          const capped = reasons.filter(({ effect }) => effect === 'capped-by-damage');
          expect(capped.length).toBe((speed - (speed % 2)) / 2 > left ? 1 : 0);
        }
      }
    }
    expect(momentum(12, 5, 3).reasons.at(-1)).toEqual({
      rule: 'BW-DMG-03',
      effect: 'capped-by-damage',
      amount: 2,
    });
  });

  it('BW-CHG-10: rooted, charging head-on, or facing it with a Response', () => {
    const none = { rooted: false, chargingHeadOn: false, canFace: false, spendsResponse: true };
    expect(isBraced(none)).toBe(false);
    expect(isBraced({ ...none, canFace: true })).toBe(true);
    expect(isBraced({ ...none, rooted: true })).toBe(true);
    expect(isBraced({ ...none, chargingHeadOn: true })).toBe(true);
  });
});
