import { describe, expect, it } from 'vitest';
import { answerOf, barEnds } from '../../../src/brikwars/duel/answer.ts';
import { type DuelInputs, initialDuel } from '../../../src/brikwars/duel/inputs.ts';
import { planField } from '../../../src/brikwars/duel/plan-fields.ts';
import { keptMoves } from '../../../src/brikwars/duel/play.ts';
import { latePlans } from '../../../src/brikwars/duel/text.ts';
import { checkFight } from '../../../src/rules/brikwars/attack/check-fight.ts';
import { legalDefences, samePlan } from '../../../src/rules/brikwars/attack/defences.ts';
import type { DefencePlan, Fight } from '../../../src/rules/brikwars/attack/fight.ts';
import { adviseDefence } from '../../../src/rules/brikwars/duel/advice.ts';
import { editions } from '../../../src/rules/brikwars/edition.ts';
import type { WeaponId } from '../../../src/rules/brikwars/weapons.ts';
import { unwrap } from '../../support/cases/case-adapters.ts';

function fightOf(attacking: readonly WeaponId[], defending: readonly WeaponId[]): Fight {
  const side = { skill: '1d6', armor: '4' };
  const checked = checkFight({
    edition: editions['2005'],
    mode: 'close',
    attacker: { ...side, weapons: attacking },
    defender: { ...side, weapons: defending },
  });
  if (!checked.ok) throw new Error(JSON.stringify(checked.issues));
  return checked.value;
}

const twoOnTwo = fightOf(['hand', 'hand'], ['hand', 'shield']);

describe('brikwars/duel/plans', () => {
  it('BW-CC-11: every legal plan is written and read again', () => {
    const plans = legalDefences(twoOnTwo);
    expect(plans.map((plan) => planField.read(planField.write(plan)))).toEqual(plans);
    expect(plans.every((plan) => planField.write(plan).length < 90)).toBe(true);
  });

  it.each([
    'x',
    'parry',
    'parry:hand',
    'parry:hand.3',
    'parry:hand.1:hand.2',
    'riposte:shield.1',
    'none:hand.1',
    'none,none,none',
    'counterattack:lance.1',
  ])('BW-CC-02: %j is no plan', (text) => {
    expect(planField.read(text)).toBeUndefined();
  });

  it('BWC-61: a late parry may use a weapon promised to a later attack', () => {
    const plan: DefencePlan = [
      { kind: 'counterattack', arm: 'hand.1' },
      { kind: 'parry', arm: 'shield.1' },
    ];
    expect(latePlans(twoOnTwo, plan, 0).map(planField.write)).toEqual([
      'parry:hand.1,parry:shield.1',
      'parry:shield.1,none',
    ]);
    expect(latePlans(twoOnTwo, plan, 1)).toEqual([]);
  });
});

describe('brikwars/duel/play', () => {
  const fight = fightOf(['heavy'], ['hand']);
  const counter: DefencePlan = [{ kind: 'counterattack', arm: 'hand.1' }];
  const parry: DefencePlan = [{ kind: 'parry', arm: 'hand.1' }];
  const rolls = [
    { faces: [4], typed: true as const },
    { faces: [1] },
    { faces: [6], declined: true as const },
  ];

  it('BWC-61: rolls are kept as far as both plans ask for the same', () => {
    expect(keptMoves(fight, counter, parry, rolls)).toBe(1);
    expect(keptMoves(fight, counter, counter, rolls)).toBe(3);
    // A miss is not parried: nothing differs yet.
    expect(keptMoves(fight, counter, parry, [{ faces: [1] }])).toBe(1);
  });
});

describe('brikwars/duel/answer', () => {
  const first = initialDuel('2005');
  const asked = (part: Partial<DuelInputs>) => unwrap(answerOf({ ...first, ...part }));
  const defends = (part: Partial<DuelInputs['defender']>): Partial<DuelInputs> => ({
    defender: { ...first.defender, ...part },
  });

  it('brikwars/duel/answer: a unit that nothing can kill is advised by what it achieves, all others by what they wish', () => {
    // Who withdraws strikes nobody.
    const weak = { action: 'withdraw' } as const;
    const safe = asked({ ...weak, goal: 'survive' });
    expect(safe.advice.choices.every(({ chances }) => chances.defenderDies === 0)).toBe(true);
    expect(safe.advice).toEqual(adviseDefence(safe.fight, 'trade'));
    expect(safe.advice).not.toEqual(adviseDefence(safe.fight, 'survive'));
    for (const goal of ['survive', 'kill', 'trade'] as const) {
      const { fight, advice } = asked({ goal });
      expect(advice).toEqual(adviseDefence(fight, goal));
    }
    const killing = asked({ ...weak, goal: 'kill' });
    expect(killing.advice).toEqual(adviseDefence(killing.fight, 'kill'));
  });

  it('BW-CC-11 brikwars/duel/answer: the plan that is named is the one chosen, else the standard one', () => {
    const { advice, choices } = asked({});
    expect(asked({ plan: [] }).chosen).toEqual(advice.standard);
    for (const choice of choices) expect(asked({ plan: choice.plan }).chosen).toEqual(choice);
    expect(asked({ plan: [{ kind: 'parry', arm: 'bite.1' }] }).chosen).toEqual(advice.standard);
  });

  it('BW-CC-11 brikwars/duel/answer: of equal weapons one choice stays, the standard one if it is among them', () => {
    for (const hands of [
      ['hand', 'hand'],
      ['hand', 'shield'],
      ['heavy', 'shield'],
    ] as const)
      for (const goal of ['survive', 'kill', 'trade'] as const) {
        const { advice, choices } = asked({ ...defends({ hands }), goal });
        const names = choices.map(({ plan }) =>
          plan.map((response) => Object.values(response).map((arm) => arm.replace(/\.[12]$/, ''))).join(),
        );
        expect(new Set(names).size).toBe(names.length);
        expect(choices.some(({ plan }) => samePlan(plan, advice.standard.plan))).toBe(true);
      }
  });

  it('BW-CC-01 brikwars/duel/answer: the ends of the bar exclude each other', () => {
    const [dies, only, neither] = barEnds({ defenderDies: 0.4, attackerDies: 0.3, bothDie: 0.1 });
    expect([dies, only, neither].map((chance) => Number(chance.toFixed(9)))).toEqual([0.4, 0.2, 0.4]);
    expect(barEnds({ defenderDies: 1, attackerDies: 0.2, bothDie: 0.2 + 1e-17 })).toEqual([1, 0, 0]);
  });

  it('BW-CC-11 brikwars/duel/answer: plans are the same where all their answers are', () => {
    expect(samePlan([{ kind: 'none' }], [{ kind: 'parry', arm: 'hand.1' }])).toBe(false);
    expect(samePlan([{ kind: 'parry', arm: 'hand.1' }], [{ kind: 'parry', arm: 'hand.1' }])).toBe(true);
  });
});
