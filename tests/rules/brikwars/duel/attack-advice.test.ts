import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { legalBonus, withBonus } from '../../../../src/rules/brikwars/attack/bonus-choice.ts';
import { checkFight } from '../../../../src/rules/brikwars/attack/check-fight.ts';
import type { Fight } from '../../../../src/rules/brikwars/attack/fight.ts';
import { bonusChoices, type SideSetup } from '../../../../src/rules/brikwars/attack/setup.ts';
import { adviseDefence, goals, scoreOf } from '../../../../src/rules/brikwars/duel/advice.ts';
import { adviseAttack } from '../../../../src/rules/brikwars/duel/attack-advice.ts';
import { declareAttack, legalAttacks } from '../../../../src/rules/brikwars/duel/attack-plan.ts';
import { exchangeOdds } from '../../../../src/rules/brikwars/duel/exchange.ts';
import { turnChances } from '../../../../src/rules/brikwars/duel/turn-chances.ts';
import { editionIds, editions } from '../../../../src/rules/brikwars/edition.ts';
import { deepOr } from '../../../support/deep.ts';
import { enumerate, enumerateAttacks, hands, print, printAttack } from '../attack/plans.ts';
import { fightOf, issuesOf, minifig, withRules } from '../support.ts';

const side = fc.record({
  skill: fc.constantFrom('1d6', '1d6+1', '1d10'),
  armor: fc.constantFrom('4', '4+1d6', '2d6', '2'),
  weapons: fc.constantFrom(...hands),
  bonusDice: fc.constantFrom('take', 'decline'),
  skillModifier: fc.integer({ min: -2, max: 2 }),
  priorDamage: fc.constantFrom(0, 0, 2),
}) satisfies fc.Arbitrary<SideSetup>;

const anyFight = fc
  .record({
    edition: fc
      .record({ id: fc.constantFrom(...editionIds), counterAfter: fc.constantFrom('any', 'failed') })
      .map(({ id, counterAfter }) => withRules(editions[id], { counterAfter })),
    attacker: side,
    defender: side,
    shovedOutOfReach: fc.boolean(),
  })
  .map((setup): Fight => fightOf({ ...setup, action: 'withdraw' }));

const fights = fc.sample(anyFight, { numRuns: deepOr(24, 12), seed: 5 });
const numbered = fights.map((fight, index) => [index + 1, fight] as const);

describe('advice for the attacker', () => {
  it.each(numbered)(
    'BW-CC-04 fight %i: every legal turn with and without bonus dice, none of them better',
    (_, fight) => {
      for (const goal of goals) {
        const advice = adviseAttack(fight, goal, bonusChoices);
        const expected = legalBonus(fight, 'attacker').flatMap((bonus) =>
          enumerateAttacks(fight).map((plan) => `${plan} ${bonus}`),
        );
        expect(advice.choices.map(({ plan, bonus }) => `${printAttack(plan)} ${bonus}`).sort()).toEqual(
          expected.sort(),
        );
        const top = Math.max(...advice.choices.map(({ score }) => score));
        expect(advice.best.score).toBeCloseTo(top, 12);
        expect(advice.best.isBest).toBe(true);
        for (const choice of advice.choices) {
          expect(choice.isBest).toBe(choice.score >= top - 1e-12);
          expect(choice.score).toBe(scoreOf(goal, 'attacker', choice.reply.chances));
        }
        expect(printAttack(advice.standard.plan)).toBe('withdraw');
        expect(advice.gain).toBeCloseTo(advice.best.score - advice.standard.score, 12);
        expect(advice.gain).toBeGreaterThanOrEqual(-1e-12);
      }
    },
  );

  it.each(numbered)('BW-CC-11 fight %i: no answer of the defender lets him live more often', (_, fight) => {
    for (const choice of adviseAttack(fight, 'kill', bonusChoices).choices) {
      const declared = declareAttack(withBonus(fight, 'attacker', choice.bonus), choice.plan);
      expect(enumerate(declared)).toContain(print(choice.reply.plan));
      const { defenderDies } = choice.reply.chances;
      for (const bonus of legalBonus(fight, 'defender')) {
        const advice = adviseDefence(withBonus(declared, 'defender', bonus), 'survive');
        expect(advice.best.chances.defenderDies).toBeGreaterThanOrEqual(defenderDies - 1e-12);
      }
      expect(turnChances(choice.fight, choice.reply.plan).defenderDies).toBe(defenderDies);
      expect(exchangeOdds(choice.fight, choice.reply.plan).defenderDies.value).toBe(defenderDies);
    }
  });

  it('BW-CC-05 to kill strike with both, whichever comes first: equal turns are all best', () => {
    const fight = fightOf({
      attacker: { ...minifig, weapons: ['hand', 'hand'] },
      defender: { skill: '1d10', armor: '2d6', weapons: ['two-handed'] },
    });
    const best = adviseAttack(fight, 'kill').choices.filter(({ isBest }) => isBest);
    expect(best.map(({ plan }) => printAttack(plan))).toEqual([
      'attack:hand.1:hand.2',
      'attack:hand.2:hand.1',
    ]);
  });

  it('BW-CC-15 to live against one who strikes back a shield is kept for the counterattack', () => {
    const fight = fightOf({
      attacker: { ...minifig, weapons: ['heavy', 'shield'] },
      defender: { ...minifig, weapons: ['heavy'] },
    });
    const { choices } = adviseAttack(fight, 'survive', ['take'], 'kill');
    const score = (plan: string) => choices.find((choice) => printAttack(choice.plan) === plan)?.score ?? 0;
    expect(score('attack:heavy.1 shield')).toBeGreaterThan(score('attack:heavy.1'));
    expect(score('attack:heavy.1 shield')).toBeGreaterThan(score('attack:heavy.1:shield.1'));
    // A defender in mortal danger parries, and then nothing threatens the attacker.
    expect(adviseAttack(fight, 'survive').best.reply.plan[0]?.kind).toBe('parry');
  });

  it('BWC-61 a roll already made is left out of account', () => {
    const fight = fightOf({ attackRoll: 5 });
    expect(adviseAttack(fight, 'kill').best.score).toBeCloseTo(
      adviseAttack(fightOf(), 'kill').best.score,
      12,
    );
  });
});

describe('laws of the best turn', () => {
  const setups = fc.sample(
    fc.record({ id: fc.constantFrom(...editionIds), attacker: side, defender: side }),
    {
      numRuns: deepOr(30, 10),
      seed: 6,
    },
  );
  const reach = (edition: (typeof editionIds)[number], attacker: SideSetup, defender: SideSetup) =>
    adviseAttack(fightOf({ edition: editions[edition], action: 'withdraw', attacker, defender }), 'kill').best
      .score;
  const better = ({ skillModifier = 0, ...rest }: SideSetup): SideSetup => ({
    ...rest,
    skillModifier: skillModifier + 1,
  });

  it('BW-UNIT-02 more skill of the attacker never lowers his best chance to kill', () => {
    for (const { id, attacker, defender } of setups)
      expect(reach(id, better(attacker), defender)).toBeGreaterThanOrEqual(
        reach(id, attacker, defender) - 1e-12,
      );
  });

  it('BW-UNIT-02 more skill of the defender never raises it', () => {
    for (const { id, attacker, defender } of setups)
      expect(reach(id, attacker, better(defender))).toBeLessThanOrEqual(
        reach(id, attacker, defender) + 1e-12,
      );
  });

  it('BW-UNIT-04 more armor of the defender never raises it', () => {
    for (const { id, attacker, defender } of setups) {
      const thicker = { ...defender, armor: `${defender.armor}+1` };
      expect(reach(id, attacker, thicker)).toBeLessThanOrEqual(reach(id, attacker, defender) + 1e-12);
    }
  });

  it('BW-ATK-07 a weapon that does more never lowers it', () => {
    for (const { id, attacker, defender } of setups) {
      const armed = (damageModifier: number) => ({
        ...attacker,
        weapons: [{ use: 3, damage: '1d6', damageModifier }, 'shield' as const],
      });
      expect(reach(id, armed(1), defender)).toBeGreaterThanOrEqual(reach(id, armed(0), defender) - 1e-12);
    }
  });
});

describe('bonus dice', () => {
  it.each(numbered)(
    'BW-DICE-06 fight %i: to take them is never worse for living, and both are offered',
    (_, fight) => {
      for (const who of ['attacker', 'defender'] as const) {
        const legal = legalBonus(fight, who);
        expect(legal).toContain('take');
        for (const attack of legalAttacks(fight).slice(0, 3)) {
          const declared = declareAttack(fight, attack);
          const advice = adviseDefence(declared, 'survive', bonusChoices);
          const allowed = legalBonus(declared, 'defender');
          expect(advice.choices).toHaveLength(enumerate(declared).length * allowed.length);
          const taken = advice.choices.filter(({ bonus }) => bonus === 'take');
          expect(taken.some(({ isBest }) => isBest)).toBe(true);
        }
      }
    },
  );

  it('BWC-54 armor that has stopped seven on one die has its bonus die', () => {
    const fight = fightOf({ defender: { ...minifig, armor: '1d6', priorDamage: 7 } });
    expect(legalBonus(fight, 'defender')).toEqual(['take']);
    expect(
      issuesOf({ defender: { ...minifig, armor: '1d6', priorDamage: 7, bonusDice: 'decline' } }),
    ).toEqual([{ code: 'already-dead', path: ['defender', 'priorDamage'] }]);
  });

  it('BW-DICE-05 where the table plays without them there is nothing to choose', () => {
    const checked = checkFight({
      edition: withRules(editions['2005'], { bonus: 'none' }),
      mode: 'close',
      attacker: minifig,
      defender: minifig,
    });
    if (!checked.ok) throw new Error('a fight was expected');
    const advice = adviseAttack(checked.value, 'trade', bonusChoices);
    expect(new Set(advice.choices.map(({ bonus }) => bonus))).toEqual(new Set(['decline']));
  });
});
