import { describe, expect, it } from 'vitest';
import { armorHolds } from '../../../src/rules/brikwars/attack/damage.ts';
import { playFight } from '../../../src/rules/brikwars/duel/play.ts';
import { editionIds, editions } from '../../../src/rules/brikwars/edition.ts';
import {
  chargeRulesOf,
  editionOf,
  houseRuleIds,
  houseRules,
  ownRules,
  rulesChanged,
  type TableRules,
  tableModes,
  valuesOf,
  volleyRulesOf,
  withEdition,
  withHouseRule,
} from '../../../src/rules/brikwars/house-rules.ts';
import { attackHouseRules } from './attack/house-rules-attack.ts';
import { chargeOf, moves, plan, replayed } from './charge/charge-table.ts';
import { chargeHouseRules } from './charge/house-rules-charge.ts';
import { rounded, type ShownRule } from './house-rules-shown.ts';
import { manyHouseRules } from './many/house-rules-many.ts';
import { squadsHouseRules } from './squad/house-rules-squads.ts';
import { magicHouseRules } from './supplement/house-rules-magic.ts';
import { faces, fightOf, playOf } from './support.ts';
import { wreckHouseRules } from './wreck/house-rules-wreck.ts';

const shown: readonly ShownRule[] = [
  ...attackHouseRules,
  ...manyHouseRules,
  ...chargeHouseRules,
  ...magicHouseRules,
  ...squadsHouseRules,
  ...wreckHouseRules,
];
const base: TableRules = { edition: '2005', house: {} };

const tested = shown.map((row) => ({
  ...row,
  ruling: houseRules[row.rule].ruling,
  values: valuesOf(row.rule),
}));

describe('what each house rule changes', () => {
  it.each(tested)(
    '$ruling $rule ($mode): $what',
    ({ rule, values, shows, expected, start, differ = values.length }) => {
      const seen = values.map((value) => ({
        word: String(value),
        figures: rounded(shows(withHouseRule(start ?? base, rule, value))),
      }));
      if (expected) {
        const wanted = Object.fromEntries(
          Object.entries(expected).map(([word, figures]) => [word, rounded(figures)]),
        );
        expect(Object.fromEntries(seen.map(({ word, figures }) => [word, figures]))).toEqual(wanted);
      }
      if (differ) expect(new Set(seen.map(({ figures }) => JSON.stringify(figures))).size).toBe(differ);
    },
  );

  it('house-rules: each is shown in every mode that it says it matters to, and in no other', () => {
    const listed = houseRuleIds.flatMap((rule) => houseRules[rule].modes.map((mode) => `${rule} ${mode}`));
    const proved = new Set(
      shown.filter(({ differ = 2 }) => differ).map(({ rule, mode }) => `${rule} ${mode}`),
    );
    expect([...proved].sort()).toEqual([...listed].sort());
  });
});

describe('house-rules', () => {
  it.each(editionIds)('house-rules: %s without house rules is the edition itself', (edition) => {
    const table: TableRules = { edition, house: {} };
    expect(editionOf(table)).toEqual(editions[edition]);
    for (const mode of tableModes) expect(rulesChanged(table, mode)).toBe(0);
  });

  it('house-rules: the default of every switch stands first, and every edition’s own value is among its values', () => {
    for (const rule of houseRuleIds) {
      expect(valuesOf(rule)[0], rule).toBe(ownRules('2005')[rule]);
      for (const edition of editionIds) expect(valuesOf(rule), rule).toContain(ownRules(edition)[rule]);
    }
  });

  it('house-rules: what the rules let be switched is all in the catalogue', () => {
    const { rules } = editions.web5;
    const names = [rules, chargeRulesOf(base), volleyRulesOf(base)].flatMap(Object.keys);
    // The texts agree on what a riposte costs: it is a figure, not a choice.
    const missing = [...new Set(names)].filter((name) => !houseRuleIds.some((id) => id === name));
    expect(missing).toEqual(['ripostePenalty']);
  });

  it('house-rules: every value reaches the rules of a fight, a volley, a charge or the weapons', () => {
    for (const rule of houseRuleIds) {
      for (const value of valuesOf(rule)) {
        const table = withHouseRule(base, rule, value);
        const { rules, weapons } = editionOf(table);
        const laid: Readonly<Record<string, unknown>> = {
          heightCap: Number.POSITIVE_INFINITY,
          ...rules,
          ...volleyRulesOf(table),
          ...chargeRulesOf(table),
          heavyUse: weapons.heavy.use,
          randomObjectUse: weapons['random-object'].use,
        };
        expect(laid[rule], `${rule} ${value}`).toBe(value);
      }
    }
  });

  it('house-rules: the edition’s own value is no change, another one is counted in its modes only', () => {
    const none = withHouseRule(base, 'gangPenalty', 'after-first');
    const each = withHouseRule(base, 'gangPenalty', 'each');
    const count = (table: TableRules) => tableModes.map((mode) => rulesChanged(table, mode));
    expect(none.house).toEqual({});
    expect(count(each)).toEqual([0, 0, 1, 0, 0, 0, 0]);
    expect(withHouseRule(each, 'gangPenalty', 'after-first').house).toEqual({});
  });

  it('house-rules: another edition keeps the changes but those that it makes itself', () => {
    const changed = withHouseRule(withHouseRule(base, 'heightCap', 5), 'parryRolled', 'always');
    expect(withEdition(changed, 'web5')).toEqual({ edition: 'web5', house: { parryRolled: 'always' } });
    expect(withEdition(withEdition(changed, 'pl'), '2005')).toEqual(changed);
    expect(withEdition(withHouseRule(base, 'heavyUse', 3), 'web5').house).toEqual({});
  });

  it('BWC-06 the player obeys too: a 3 to hit and a 4 of damage kill Armor 4 only where equal damage does', () => {
    const dies = (value: 'glances' | 'kills') => {
      const edition = editionOf(withHouseRule(base, 'equalDamage', value));
      return playOf(fightOf({ edition }), [{ kind: 'none' }], faces([3], [4])).outcome?.defenderDies;
    };
    expect([dies('glances'), dies('kills')]).toEqual([false, true]);
  });

  it('BWC-06 the record shows Armor as it stands on the model, in a fight and in a Charge', () => {
    const table = withHouseRule(base, 'equalDamage', 'kills');
    const fight = fightOf({ edition: editionOf(table) });
    const armor = { purpose: 'armor', total: 4, damage: 4, result: 'dies' };
    expect(playOf(fight, [{ kind: 'none' }], faces([3], [4])).log.at(-1)).toMatchObject(armor);
    const charge = chargeOf({
      rules: chargeRulesOf(table),
      attacker: { armor: '9', size: 1 },
      plan: { ...plan, strikes: 'body', answer: 'body', braced: false },
    });
    expect(replayed(charge, moves([4], [5])).log).toContainEqual(expect.objectContaining(armor));
  });

  it('BWC-06 a rolled Armor that shows 1 or nothing holds no damage where equal damage kills', () => {
    const { rules } = editionOf(withHouseRule(base, 'equalDamage', 'kills'));
    expect([0, 1, 2, 4].map((shown) => armorHolds(shown, rules))).toEqual([0, 0, 1, 3]);
    expect([0, 1, 2, 4].map((shown) => armorHolds(shown, editionOf(base).rules))).toEqual([0, 1, 2, 4]);
  });

  it('BWC-05 the player obeys too: a 6 of damage wants another die, or counts as it lies', () => {
    const complete = (value: 'd6' | 'none') => {
      const edition = editionOf(withHouseRule(base, 'bonus', value));
      return playFight(fightOf({ edition }), [{ kind: 'none' }], faces([3], [6])).ok;
    };
    expect([complete('d6'), complete('none')]).toEqual([false, true]);
  });

  it('BWC-01 a table’s Use of a weapon names the ruling that speaks of it', () => {
    const { heavy } = editionOf(withHouseRule(base, 'heavyUse', 3)).weapons;
    expect(heavy).toEqual(editions.web5.weapons.heavy);
    expect(editionOf(base).weapons).toEqual(editions['2005'].weapons);
  });
});
