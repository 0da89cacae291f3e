import { describe, expect, it } from 'vitest';
import { usbOwnRules } from '../../../../src/rules/usb/house-rules.ts';
import { duelAdvice, reactionAdvice, shieldAdvice } from '../../../../src/rules/usb/melee/melee-advice.ts';
import { meleeOdds } from '../../../../src/rules/usb/melee/melee-odds.ts';
import { meleeBetween } from '../../../../src/rules/usb/melee/melee-setup.ts';
import { fresh } from '../../../../src/rules/usb/units/fighter.ts';
import { hero, picker, soldiers } from '../../../support/samples/usb-units.ts';
import { randomMelee, randomRules } from './melee-support.ts';

const line = (models: number, change = {}) => fresh(soldiers({ models, ...change }));

describe('advice for a melee', () => {
  it('USB-REACT-02: guns behind a charger who breaks easily shoot', () => {
    const setup = meleeBetween(line(4, { melee: 'heavy' }), line(10, { ranged: 'automatic' }));
    const [best, ...others] = reactionAdvice(setup, usbOwnRules);
    expect(best).toMatchObject({ choice: 'shoot', best: true });
    expect(others.map(({ choice }) => choice).sort()).toEqual(['entrench', 'move', 'none']);
    expect(others.some((other) => other.best)).toBe(false);
  });

  it('USB-REACT-02: a unit that can get away from a stronger charger does', () => {
    const setup = { ...meleeBetween(line(20, { melee: 'heavy' }), line(5)), distance: 9 };
    expect(reactionAdvice(setup, usbOwnRules)[0]?.choice).toBe('move');
  });

  it('USB-MELEE-08: shield or strike back, with the figures of both', () => {
    const setup = meleeBetween(line(5), line(5, { shield: true }));
    const advice = shieldAdvice(setup, usbOwnRules);
    expect(advice).toHaveLength(2);
    for (const { choice, stands, enemyStands, value } of advice) {
      const { charger, target } = meleeOdds({ ...setup, shield: choice }, usbOwnRules);
      expect([stands, enemyStands]).toEqual([target.stands, charger.stands]);
      expect(value).toBe(stands - enemyStands);
    }
    expect(shieldAdvice(meleeBetween(line(5), line(5)), usbOwnRules)).toEqual([]);
  });

  it('USB-DUEL-01: an Aspirant runs from a Legend, who does not run from him', () => {
    const setup = meleeBetween(fresh(hero('legend')), fresh(hero('aspiring')));
    expect(duelAdvice(setup, 'charger', usbOwnRules)[0]?.choice).toBe('fight');
    expect(duelAdvice(setup, 'target', usbOwnRules).map(({ choice }) => choice)).toContain('target-flees');
    expect(duelAdvice(meleeBetween(line(5), line(5)), 'target', usbOwnRules)).toEqual([]);
  });

  it('USB-REACT-02: the advised reaction is never worse than the others', () => {
    for (let seed = 1; seed <= 60; seed++) {
      const pick = picker(500 + seed);
      const rules = randomRules(pick);
      const advice = reactionAdvice(randomMelee(pick, rules), rules);
      const [best] = advice;
      for (const { value } of advice) expect((best?.value ?? 0) - value).toBeGreaterThanOrEqual(-1e-9);
      expect(advice.filter((one) => one.best).length).toBe(advice.length === 0 ? 0 : 1);
    }
  });
});
