import { describe, expect, it } from 'vitest';
import { actionTypes, mayAct } from '../../../../src/rules/mage-knight/actions.ts';
import { abilities } from '../../../../src/rules/mage-knight/attack/abilities.ts';
import { attackModes } from '../../../../src/rules/mage-knight/attack/attack.ts';
import {
  castleEffect,
  castleEffects,
  effectGroups,
} from '../../../../src/rules/mage-knight/attack/effects.ts';
import { judge } from '../../../../src/rules/mage-knight/attack/eligibility.ts';
import {
  accessIds,
  attackIds,
  eligibilityIds,
  immunityIds,
  rulingIds,
  sectionIds,
  setUpIds,
  turnIds,
} from '../../../../src/rules/mage-knight/ids.ts';

const ids = castleEffects.map(({ id }) => id);
const known = new Set<string>([
  ...sectionIds,
  ...eligibilityIds,
  ...attackIds,
  ...immunityIds,
  ...setUpIds,
  ...accessIds,
  ...turnIds,
  ...rulingIds,
]);

describe('effects on a section', () => {
  it('MK-IMM-02 each effect stands once, under a heading, with rules that exist', () => {
    expect(new Set(ids).size).toBe(ids.length);
    for (const group of effectGroups)
      expect(castleEffects.some((effect) => effect.group === group)).toBe(true);
    for (const { rule, also } of castleEffects) {
      expect([rule, ...also].filter((id) => !known.has(id))).toEqual([]);
      expect(also).not.toContain(rule);
    }
  });

  it('MK-IMM-01 every immunity of the text is answered with no, by its own rule', () => {
    const immunities = [...immunityIds, 'MK-IMM-05', 'MK-IMM-06', 'MK-IMM-08'];
    for (const rule of immunities) {
      const answers = castleEffects.filter((effect) => effect.rule === rule).map(({ answer }) => answer);
      expect(answers.length).toBeGreaterThan(0);
      expect(new Set(answers)).toEqual(new Set(['no']));
    }
  });

  it('MK-IMM-02 names the ten abilities of another creature', () => {
    const immune = castleEffects.filter(({ rule }) => rule === 'MK-IMM-02').map(({ id }) => id);
    expect(immune).toEqual([
      'gyogyitas',
      'benitas',
      'hadvezetes',
      'eletszivas',
      'magikus-befolyas',
      'magikus-fagyasztas',
      'magikus-gyogyitas',
      'magikus-lebegtetes',
      'vampirizalas',
      'mergezes',
    ]);
  });

  it('MK-IMM-10 healing and poison of another creature have a second rule against them', () => {
    const also = castleEffects
      .filter(({ rule }) => rule === 'MK-IMM-02')
      .map((effect) => [effect.id, effect.also]);
    expect(also.filter(([, rules]) => rules?.length)).toEqual([
      ['gyogyitas', ['MK-IMM-10']],
      ['magikus-gyogyitas', ['MK-IMM-10']],
      ['mergezes', ['MK-IMM-08', 'MK-CC-02']],
    ]);
  });

  it('MK-A-30 an ability touches a section exactly when having it lets a figure attack one, by the same row', () => {
    for (const { id } of abilities) {
      const attacker = {
        kind: 'warrior',
        baseDamage: 0,
        baseRangedDamage: 0,
        abilities: [id],
        frontArcTouches: true,
        stands: undefined,
      } as const;
      const verdict = attackModes.map((mode) => judge(attacker, mode, 'W1')).find(({ eligible }) => eligible);
      const { answer, rule, ability } = castleEffect(id);
      expect(answer).toBe(verdict ? 'yes' : 'no');
      expect(rule).toBe(verdict?.row ?? 'MK-IMM-02');
      expect(ability).toBe(id);
    }
  });

  it('MK-ACT-04 the actions answered with no are those that a section is refused', () => {
    const section = { kind: 'keep', range: 10, attack: 9, tokens: 0, actedThisTurn: false } as const;
    for (const action of actionTypes) {
      const { answer, rule } = castleEffect(`${action}-action`);
      const asked = mayAct(section, action);
      expect(answer).toBe(asked.allowed ? 'see' : 'no');
      expect(rule).toBe(asked.reasons[0]?.rule);
    }
  });

  it('rules/mage-knight/attack/effects knows no effect that is not listed', () => {
    expect(() => castleEffect('weather' as 'trample')).toThrow();
  });
});
