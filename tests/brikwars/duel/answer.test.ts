import { describe, expect, it } from 'vitest';
import { answerOf, barEnds, decodePlan, encodePlan, samePlan } from '../../../src/brikwars/duel/answer.ts';
import { type DuelInputs, initialDuel } from '../../../src/brikwars/duel/inputs.ts';
import { keptMoves } from '../../../src/brikwars/duel/play.ts';
import { latePlans } from '../../../src/brikwars/duel/text.ts';
import { adviseDefence } from '../../../src/rules/brikwars/advice.ts';
import { checkFight } from '../../../src/rules/brikwars/check-fight.ts';
import { legalDefences } from '../../../src/rules/brikwars/defences.ts';
import { editions } from '../../../src/rules/brikwars/edition.ts';
import type { DefencePlan, Fight } from '../../../src/rules/brikwars/fight.ts';
import type { WeaponId } from '../../../src/rules/brikwars/weapons.ts';
import { unwrap } from '../../support/case-adapters.ts';

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
    expect(plans.map((plan) => decodePlan(encodePlan(plan), twoOnTwo))).toEqual(plans);
  });

  it.each(['', 'x', 'c', 'c1', 'c0', 'c0-c0', 'r00-n', 'n-n-n', 'p9-n'])(
    'BW-CC-02: %j is no legal plan here',
    (text) => {
      expect(decodePlan(text, twoOnTwo)).toBeUndefined();
    },
  );

  it('BWC-61: a late parry may use a weapon promised to a later attack', () => {
    const plan: DefencePlan = [
      { kind: 'counterattack', arm: 0 },
      { kind: 'parry', arm: 1 },
    ];
    expect(latePlans(twoOnTwo, plan, 0).map(encodePlan)).toEqual(['p0-p1', 'p1-n']);
    expect(latePlans(twoOnTwo, plan, 1)).toEqual([]);
  });
});

describe('brikwars/duel/play', () => {
  const fight = fightOf(['heavy'], ['hand']);
  const counter: DefencePlan = [{ kind: 'counterattack', arm: 0 }];
  const parry: DefencePlan = [{ kind: 'parry', arm: 0 }];
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

  it('brikwars/duel/answer: whom nothing can kill is advised by what he makes of it, all others by what they wish', () => {
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
    expect(asked({ plan: '' }).chosen).toEqual(advice.standard);
    for (const choice of choices) expect(asked({ plan: encodePlan(choice.plan) }).chosen).toEqual(choice);
    expect(asked({ plan: 'p9' }).chosen).toEqual(advice.standard);
  });

  it('BW-CC-11 brikwars/duel/answer: of equal weapons one choice stays, the standard one if it is among them', () => {
    for (const hands of [
      ['hand', 'hand'],
      ['hand', 'shield'],
      ['heavy', 'shield'],
    ] as const)
      for (const goal of ['survive', 'kill', 'trade'] as const) {
        const { advice, choices, fight: fought } = asked({ ...defends({ hands }), goal });
        const names = choices.map(({ plan }) =>
          plan
            .map((response) =>
              Object.values(response).map((arm) =>
                typeof arm === 'number' ? fought.defender.arms[arm]?.weapon : arm,
              ),
            )
            .join(),
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

  it('BW-CC-11 brikwars/duel/answer: a plan of which a part is no answer is none', () => {
    const one = fightOf(['heavy'], ['hand', 'shield']);
    for (const plan of legalDefences(one).map(encodePlan)) {
      expect(decodePlan(plan, one)).toBeDefined();
      expect(decodePlan(`${plan}-x`, one)).toBeUndefined();
      if (plan.startsWith('r')) expect(decodePlan(plan.replace('r', 'z'), one)).toBeUndefined();
    }
    expect(samePlan([{ kind: 'none' }], [{ kind: 'parry', arm: 0 }])).toBe(false);
    expect(samePlan([{ kind: 'parry', arm: 0 }], [{ kind: 'parry', arm: 0 }])).toBe(true);
  });
});
