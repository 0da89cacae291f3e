import { describe, expect, it } from 'vitest';
import { checkQuikAttack } from '../../../../src/rules/brikwars/quik/quik-attack.ts';
import { quikTogetherOdds } from '../../../../src/rules/brikwars/quik/quik-attack-odds.ts';
import { quikGameIds } from '../../../../src/rules/brikwars/quik/quik-game-ids.ts';
import {
  ownQuikRules,
  type QuikTable,
  quikGameOf,
  quikHouseRuleIds,
  quikHouseRules,
  quikHouseRulesOf,
  quikRulesChanged,
  quikValuesOf,
  withQuikGame,
  withQuikHouseRule,
} from '../../../../src/rules/brikwars/quik/quik-house-rules.ts';
import { checkQuikMove } from '../../../../src/rules/brikwars/quik/quik-move.ts';
import { quikFire } from '../../../../src/rules/brikwars/quik/quik-siege.ts';

const plain: QuikTable = { game: 'en', house: {} };

/** The chance of one attack at this table. */
function kills(table: QuikTable, striker: object, target: object): number {
  const checked = checkQuikAttack({
    game: quikGameOf(table),
    strikers: [{ unit: 'minifig', weapon: 'hand', ...striker }],
    target: { unit: 'minifig', ...target },
  });
  if (!checked.ok) throw new Error(JSON.stringify(checked.issues));
  return quikTogetherOdds(checked.value).killed.value;
}

describe('the house rules of the short games', () => {
  it.each(quikHouseRuleIds)(
    'brikwars/quik/quik-house-rules: the own value of %s is among its values',
    (name) => {
      for (const game of quikGameIds)
        expect(quikValuesOf(name) as readonly unknown[]).toContain(ownQuikRules(game)[name]);
      expect(quikHouseRules[name].ruling).toMatch(/^BWC-\d+$/);
    },
  );

  it('BWC-68: a die each for shield and armor makes the target harder to destroy', () => {
    const each = withQuikHouseRule(plain, 'protection', 'each');
    const both = { shield: true, armor: true };
    expect(kills(each, {}, both)).toBeLessThan(kills(plain, {}, both));
    expect(kills(each, {}, { shield: true })).toBe(kills(plain, {}, { shield: true }));
  });

  it('BWC-69: a doubled sum is as high on average, and wilder', () => {
    const doubled = withQuikHouseRule(plain, 'double', 'doubled-sum');
    const hero = { unit: 'hero', use: 'double' };
    expect(kills(doubled, hero, {})).not.toBeCloseTo(kills(plain, hero, {}), 3);
  });

  it('BWC-105: by the Polish text, or as a house rule, who walks picks nothing up', () => {
    const move = { steps: [{ how: 'run', inches: 3 }], handled: 1 } as const;
    const strict = withQuikHouseRule(plain, 'handling', 'one-act');
    expect(checkQuikMove(move, quikGameOf(plain).rules).ok).toBe(true);
    expect(checkQuikMove(move, quikGameOf(strict).rules).ok).toBe(false);
    expect(checkQuikMove(move, quikGameOf({ game: 'pl', house: {} }).rules).ok).toBe(false);
  });

  it('BWC-106: a jump measured onwards ends at 2 inches', () => {
    const move = { steps: [{ how: 'leap', inches: 4 }], handled: 0 } as const;
    const strict = withQuikHouseRule(plain, 'jump', 'distance');
    expect(checkQuikMove(move, quikGameOf(plain).rules).ok).toBe(true);
    expect(checkQuikMove(move, quikGameOf(strict).rules).ok).toBe(false);
  });

  it('BWC-109: a limit of crew, set in QuikWars or lifted in LUGPolWars', () => {
    const range = (table: QuikTable, weapon: string) => {
      const { weapons, rules } = quikGameOf(table);
      const arm = weapons[weapon];
      return arm && quikFire(arm, 5, rules)?.range;
    };
    const lugpol: QuikTable = { game: 'lugpol', house: {} };
    expect(range(plain, 'siege')).toBe(30);
    expect(range(withQuikHouseRule(plain, 'crewLimit', 3), 'siege')).toBe(20);
    expect(range(lugpol, 'mounted')).toBe(20);
    expect(range(withQuikHouseRule(lugpol, 'crewLimit', Number.POSITIVE_INFINITY), 'mounted')).toBe(30);
  });

  it('brikwars/quik/quik-house-rules: a value of the game itself is no change', () => {
    const changed = withQuikHouseRule(plain, 'protection', 'each');
    expect(quikRulesChanged(changed)).toBe(1);
    expect(withQuikHouseRule(changed, 'protection', 'one-die')).toEqual(plain);
  });

  it('brikwars/quik/quik-house-rules: another game drops what it does by itself or does not know', () => {
    const changed: QuikTable = {
      game: 'en',
      house: { protection: 'each', double: 'doubled-sum', jump: 'distance' },
    };
    expect(withQuikGame(changed, 'lugpol')).toEqual({ game: 'lugpol', house: { jump: 'distance' } });
    expect(withQuikGame(changed, 'pl').house).toEqual(changed.house);
    expect(quikHouseRulesOf('lugpol')).not.toContain('double');
  });
});
