import { describe, expect, it } from 'vitest';
import type { Attacker, AttackMode } from '../../../../src/rules/mage-knight/attack/attack.ts';
import { judge } from '../../../../src/rules/mage-knight/attack/eligibility.ts';
import { judgeAttack } from '../../../../src/rules/mage-knight/attack/joint-attack.ts';

const plain: Attacker = {
  kind: 'warrior',
  baseDamage: 3,
  baseRangedDamage: 3,
  abilities: [],
  frontArcTouches: true,
  stands: undefined,
};
const strong: Attacker = { ...plain, baseDamage: 4, baseRangedDamage: 4 };
const section: Attacker = { ...strong, kind: 'section' };
const onTarget: Attacker = { ...strong, stands: { section: 'W1', part: 'top' } };
const rearArc: Attacker = { ...strong, frontArcTouches: false };

interface Scenario {
  readonly title: string;
  readonly mode: AttackMode;
  readonly attackers: readonly Attacker[];
  readonly eligible: boolean;
  readonly out: readonly number[];
  readonly remaining: readonly number[];
  readonly effects: readonly string[];
}

const scenarios: readonly Scenario[] = [
  {
    title: 'MK-ELG-13 a formation of three that qualify',
    mode: 'ranged',
    attackers: [strong, { ...plain, abilities: ['atloves'] }, { ...plain, kind: 'titan' }],
    eligible: true,
    out: [],
    remaining: [0, 1, 2],
    effects: ['all-members-qualify'],
  },
  {
    title: 'MK-A-32 one member is out, two may go on',
    mode: 'ranged',
    attackers: [strong, plain, strong],
    eligible: false,
    out: [1],
    remaining: [0, 2],
    effects: ['members-out', 'rest-may-go-on'],
  },
  {
    title: 'MK-ELG-13 a member on the target is out',
    mode: 'ranged',
    attackers: [strong, strong, onTarget],
    eligible: false,
    out: [2],
    remaining: [0, 1],
    effects: ['members-out', 'rest-may-go-on'],
  },
  {
    title: 'MK-ELG-13 the primary attacker of a gang up touches with the rear arc only',
    mode: 'close',
    attackers: [rearArc, strong],
    eligible: false,
    out: [0],
    remaining: [1],
    effects: ['members-out', 'rest-may-go-on'],
  },
  {
    title: 'MK-ELG-13 nobody qualifies',
    mode: 'close',
    attackers: [plain, plain],
    eligible: false,
    out: [0, 1],
    remaining: [],
    effects: ['members-out'],
  },
  {
    title: 'MK-IMM-05 a section is in no formation, though it may shoot alone',
    mode: 'ranged',
    attackers: [strong, section],
    eligible: false,
    out: [1],
    remaining: [0],
    effects: ['members-out', 'rest-may-go-on'],
  },
];

describe('joint attack', () => {
  it.each(scenarios)('$title', ({ mode, attackers, eligible, out, remaining, effects }) => {
    const verdict = judgeAttack({ mode, target: 'W1', attackers });
    expect(verdict.eligible).toBe(eligible);
    expect(verdict.row).toBe('MK-ELG-13');
    expect(verdict.out).toEqual(out);
    expect(verdict.remaining).toEqual(remaining);
    expect(verdict.reasons.map((reason) => reason.effect)).toEqual(effects);
  });

  it('MK-ELG-13 one attacker alone is judged by its own row', () => {
    for (const attacker of [plain, strong, section, onTarget, rearArc])
      for (const mode of ['close', 'ranged'] as const) {
        const alone = judge(attacker, mode, 'W1');
        expect(judgeAttack({ mode, target: 'W1', attackers: [attacker] })).toMatchObject(alone);
      }
  });

  it('MK-IMM-05 the section that is out says so and no change helps it', () => {
    const [, verdict] = judgeAttack({ mode: 'ranged', target: 'W1', attackers: [strong, section] }).attackers;
    expect(verdict?.reasons).toEqual([{ rule: 'MK-IMM-05', effect: 'section-in-no-formation' }]);
    expect(verdict?.wouldQualify).toEqual([]);
  });
});
