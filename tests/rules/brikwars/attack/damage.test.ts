import { describe, expect, it } from 'vitest';
import {
  armorOdds,
  damageOdds,
  parriedDamage,
  survival,
  survivalTable,
} from '../../../../src/rules/brikwars/attack/damage.ts';
import { editions } from '../../../../src/rules/brikwars/edition.ts';
import { certain, chanceOf, mean } from '../../../../src/rules/dice/distribution.ts';
import { dice } from '../support.ts';

describe('damage', () => {
  const killing: readonly [string, number, number][] = [
    ['1d6', 1 / 3, 4 / 35],
    ['1d6+1', 1 / 2, 11 / 70],
    ['1d6+2', 2 / 3, 47 / 210],
    ['2d6', 5 / 6, 0.43029478458],
    ['1d10', 3 / 5, 9 / 35],
    ['1d6-2', 1 / 6, 1 / 14],
  ];
  it.each(killing)('BW-ATK-07 %s kills through Armor 4 and through 4+1d6', (text, bare, armored) => {
    const damage = damageOdds(dice(text), 'd6', 'total');
    const kill = (armor: string) => {
      const hold = armorOdds(dice(armor), 'd6', editions['2005'].rules);
      let chance = 0;
      damage.weights.forEach((weight, i) => {
        chance += weight * (1 - survival(hold, damage.min + i));
      });
      return chance;
    };
    expect(kill('4')).toBeCloseTo(bare, 11);
    expect(kill('4+1d6')).toBeCloseTo(armored, 11);
  });

  it('BWC-53 a random object cannot kill through Armor 4 once the bonus die is declined', () => {
    const damage = damageOdds(dice('1d6-2'), 'none', 'total');
    expect(damage.min + damage.weights.length - 1).toBe(4);
  });

  it('BWC-50 all ones do nothing, and the rest is as before', () => {
    const [zero, total] = [damageOdds(dice('1d6+2'), 'd6', 'zero'), damageOdds(dice('1d6+2'), 'd6', 'total')];
    expect(chanceOf(zero, 0)).toBeCloseTo(1 / 6, 12);
    expect(chanceOf(zero, 3)).toBeCloseTo(0, 12);
    expect(chanceOf(zero, 4)).toBe(chanceOf(total, 4));
    expect(mean(total) - mean(zero)).toBeCloseTo(3 / 6, 12);
    expect(damageOdds(dice('5'), 'd6', 'zero')).toEqual(certain(5));
  });

  it('BWC-50 armor is what its dice show, all ones too', () => {
    expect(chanceOf(armorOdds(dice('4+1d6'), 'd6', editions['2005'].rules), 5)).toBeCloseTo(1 / 6, 12);
  });

  it('DV-06 BW-CC-18 a parry of 5 against 3 leaves 0, never less', () => {
    expect(parriedDamage(certain(3), certain(5))).toMatchObject({ min: 0 });
    expect(chanceOf(parriedDamage(certain(3), certain(5)), 0)).toBe(1);
    expect(chanceOf(parriedDamage(certain(5), certain(1)), 4)).toBe(1);
  });

  it('DV-07 BWC-59 a pan that shows 2, less 2, less 1 for the riposte, stops nothing', () => {
    const pan = damageOdds(dice('1d6-3'), 'none', 'total');
    expect(chanceOf(pan, 0)).toBeCloseTo(1 / 2, 12);
  });

  it('BWC-06 equal damage is survived', () => {
    expect([survival(certain(4), 4), survival(certain(4), 5)]).toEqual([1, 0]);
    expect([...survivalTable(certain(2))]).toEqual([1, 1, 1]);
  });

  it('BW-UNIT-04 the table of survival agrees with single questions', () => {
    const armor = armorOdds(dice('1d6+2'), 'd6', editions['2005'].rules);
    const table = survivalTable(armor);
    for (let points = 0; points < 30; points++)
      expect(table[points]).toBeCloseTo(survival(armor, points), 12);
  });
});
