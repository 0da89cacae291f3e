import { describe, expect, it } from 'vitest';
import { abilities, abilityNamed } from '../../../../src/rules/mage-knight/attack/abilities.ts';
import {
  checkAttack,
  type RawAttack,
  type RawAttacker,
} from '../../../../src/rules/mage-knight/attack/attack.ts';

const plain: RawAttacker = {
  kind: 'warrior',
  baseDamage: 4,
  baseRangedDamage: 0,
  abilities: ['atutes'],
  frontArcTouches: true,
};
const good: RawAttack = { mode: 'close', target: 'W1', attackers: [plain] };

describe('attack as entered', () => {
  it('mage-knight/attack: passes a whole attack on', () => {
    const raw: RawAttack = {
      ...good,
      attackers: [plain, { ...plain, kind: 'titan', stands: { section: 'W2', part: 'planking' } }],
    };
    expect(checkAttack(raw)).toEqual({
      ok: true,
      value: {
        mode: 'close',
        target: 'W1',
        attackers: [
          { ...plain, stands: undefined },
          { ...plain, kind: 'titan', stands: { section: 'W2', part: 'planking' } },
        ],
      },
    });
  });

  it.each([
    ['an unknown mode', { ...good, mode: 'magic' }, [{ code: 'unknown-mode', found: 'magic' }]],
    ['no target', { ...good, target: '' }, [{ code: 'no-target' }]],
    ['nobody attacking', { ...good, attackers: [] }, [{ code: 'no-attackers' }]],
    [
      'too many attackers',
      { ...good, attackers: Array.from({ length: 21 }, () => plain) },
      [{ code: 'too-many-attackers', limit: 20 }],
    ],
    [
      'an unknown kind',
      { ...good, attackers: [{ ...plain, kind: 'dragon' }] },
      [{ code: 'unknown-kind', attacker: 0, found: 'dragon' }],
    ],
    [
      'half a damage',
      { ...good, attackers: [plain, { ...plain, baseDamage: 3.5 }] },
      [{ code: 'damage-range', attacker: 1, limit: 99 }],
    ],
    [
      'ranged damage below nothing',
      { ...good, attackers: [{ ...plain, baseRangedDamage: -1 }] },
      [{ code: 'ranged-damage-range', attacker: 0, limit: 99 }],
    ],
    [
      'damage that is no number',
      { ...good, attackers: [{ ...plain, baseDamage: Number.NaN }] },
      [{ code: 'damage-range', attacker: 0, limit: 99 }],
    ],
    [
      'an ability of another game',
      { ...good, attackers: [{ ...plain, abilities: ['flight'] }] },
      [{ code: 'unknown-ability', attacker: 0, found: 'flight' }],
    ],
    [
      'an ability twice',
      { ...good, attackers: [{ ...plain, abilities: ['atutes', 'atutes'] }] },
      [{ code: 'repeated-ability', attacker: 0, found: 'atutes' }],
    ],
    [
      'an unknown place',
      { ...good, attackers: [{ ...plain, stands: { section: 'W1', part: 'moat' } }] },
      [{ code: 'unknown-part', attacker: 0, found: 'moat' }],
    ],
    [
      'a section standing on a section',
      { ...good, attackers: [{ ...plain, kind: 'section', stands: { section: 'W1', part: 'top' } }] },
      [{ code: 'section-stands', attacker: 0 }],
    ],
  ])('mage-knight/attack: refuses %s', (_, raw, issues) => {
    expect(checkAttack(raw)).toEqual({ ok: false, issues });
  });

  it('mage-knight/attack: reports all issues at once', () => {
    const result = checkAttack({
      mode: 'x',
      target: '',
      attackers: [{ ...plain, kind: 'y', baseDamage: 100, baseRangedDamage: 100, abilities: ['z'] }],
    });
    expect(result.ok ? [] : result.issues.map((issue) => issue.code)).toEqual([
      'unknown-mode',
      'no-target',
      'unknown-kind',
      'damage-range',
      'ranged-damage-range',
      'unknown-ability',
    ]);
  });

  it('mage-knight/attack/abilities: finds every ability by its printed name and no other', () => {
    for (const { id, hungarian } of abilities) expect(abilityNamed(hungarian)).toBe(id);
    expect(new Set(abilities.map(({ id }) => id)).size).toBe(abilities.length);
    expect(abilityNamed('fegyvermester')).toBeUndefined();
  });
});
