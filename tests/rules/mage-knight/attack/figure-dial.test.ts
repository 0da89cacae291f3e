import { describe, expect, it } from 'vitest';
import type { Figure } from '../../../../src/rules/mage-knight/attack/figure.ts';
import {
  atClick,
  clickNow,
  clicksOf,
  dialOf,
  isBlank,
  lastFigureClick,
  rangedOf,
  turnedTo,
  withDial,
} from '../../../../src/rules/mage-knight/attack/figure-dial.ts';

const old: Figure = {
  ...{ name: 'Griff', kind: 'mounted', baseDamage: 3, baseRangedDamage: 0, abilities: ['atutes'] },
  ...{ attack: 11, defence: 17, clicks: 8, cost: 42 },
};

const dial = [
  { speed: 8, attack: 10, defence: 17, damage: 4, abilities: ['utkozes'] },
  { speed: 6, attack: 9, damage: 3, ranged: 2 },
  { demoralised: true },
] as const;

describe('rules/mage-knight/attack/figure-dial', () => {
  it('rules/mage-knight/attack/figure-dial one whose dial nobody typed has the one click that is known', () => {
    expect(dialOf(old)).toEqual([{ attack: 11, defence: 17, damage: 3, abilities: ['atutes'] }]);
    const { attack: _, defence: __, ...plain } = { ...old, baseRangedDamage: 3, abilities: [] };
    expect(dialOf(plain)).toEqual([{ damage: 3, ranged: 3 }]);
    expect(dialOf({ ...plain, range: 8 })).toEqual([{ damage: 3 }]);
    // It is the same figure again at that click.
    expect(atClick(old, 0)).toEqual(old);
    expect(atClick(old, 7)).toEqual(old);
  });

  it('MK-A-15: its base values are those of the click that it stands at', () => {
    const griff = withDial({ ...old, range: 6 }, dial);
    expect(griff).toMatchObject({ attack: 10, defence: 17, baseDamage: 4, baseRangedDamage: 4 });
    expect(griff.abilities).toEqual(['utkozes']);
    const hurt = turnedTo(griff, 1);
    expect(hurt).toMatchObject({ attack: 9, baseDamage: 3, baseRangedDamage: 2, abilities: [] });
    expect(hurt).not.toHaveProperty('defence');
    expect(clickNow(hurt)).toBe(1);
    // Back at the first click nothing of the second one stays.
    expect(turnedTo(hurt, 0)).toEqual({ ...griff, now: { click: 0 } });
    expect(atClick(griff, 2)).toMatchObject({ baseDamage: 0, baseRangedDamage: 0 });
  });

  it('rules/mage-knight/attack/figure-dial it is turned as far as its last click, and no further than its first', () => {
    const { clicks: _, ...uncounted } = old;
    expect(clicksOf(uncounted)).toBeUndefined();
    expect(lastFigureClick(uncounted)).toBeUndefined();
    expect(clickNow(turnedTo(uncounted, 12))).toBe(12);
    // Counted ones hold where fewer were typed, typed ones where more were.
    expect(clicksOf(withDial(old, dial))).toBe(8);
    expect(clicksOf(withDial({ ...old, clicks: 2 }, dial))).toBe(3);
    expect(clicksOf(old)).toBe(8);
    expect(clickNow(turnedTo(old, 12))).toBe(7);
    expect(clickNow(turnedTo(old, -1))).toBe(0);
  });

  it('rules/mage-knight/attack/figure-dial one damage counts for both where it shoots, and for none of it where it has no range', () => {
    expect(rangedOf({ damage: 4 }, 8)).toBe(4);
    expect(rangedOf({ damage: 4 }, 0)).toBe(0);
    expect(rangedOf({ damage: 4 }, undefined)).toBe(0);
    expect(rangedOf({ damage: 4, ranged: 2 }, undefined)).toBe(2);
    expect(rangedOf({}, 8)).toBe(0);
  });

  it('rules/mage-knight/attack/figure-dial without a dial nothing is known of it', () => {
    expect(isBlank(old)).toBe(false);
    const blank = withDial(withDial(old, dial), []);
    expect(isBlank(blank)).toBe(true);
    expect(blank).toMatchObject({ name: 'Griff', cost: 42, baseDamage: 0 });
    expect(isBlank(withDial(blank, [{ damage: 0 }]))).toBe(false);
  });

  it('rules/mage-knight/attack/figure-dial with another dial it stands where it stood, with the values of that click', () => {
    const hurt = turnedTo(withDial(old, dial), 1);
    expect(withDial(hurt, [{ damage: 1 }, { damage: 9 }])).toMatchObject({
      baseDamage: 9,
      now: { click: 1 },
    });
  });
});
