import { describe, expect, it } from 'vitest';
import { attackAnswer } from '../../../src/brikwars/duel/attack-advice.tsx';
import { swapped, withAction, withAttack, withSide, withSideOf } from '../../../src/brikwars/duel/changes.ts';
import type { Hands } from '../../../src/brikwars/duel/hands.ts';
import { besideOptions } from '../../../src/brikwars/duel/hands-card.tsx';
import {
  type DuelInputs,
  initialDuel,
  mayBeHurt,
  optionsInForce,
  setupOf,
} from '../../../src/brikwars/duel/inputs.ts';
import { nextFight } from '../../../src/brikwars/duel/play.ts';
import { valuesInForce } from '../../../src/brikwars/duel/side-values.ts';
import { checkFight } from '../../../src/rules/brikwars/attack/check-fight.ts';
import { adviseAttack } from '../../../src/rules/brikwars/duel/attack-advice.ts';
import { legalAttacks } from '../../../src/rules/brikwars/duel/attack-plan.ts';
import { exchangeOdds } from '../../../src/rules/brikwars/duel/exchange.ts';
import type { LostWeapon } from '../../../src/rules/brikwars/duel/play-record.ts';
import { nextTurn } from '../../../src/rules/brikwars/duel/turns.ts';

const start = initialDuel('2005');

function armed(attacker: Hands, defender: Hands): DuelInputs {
  return {
    ...start,
    attacker: withSide(start.attacker, { hands: attacker }, true),
    defender: withSide(start.defender, { hands: defender }, false),
  };
}

function fightOf(inputs: DuelInputs) {
  const checked = checkFight(setupOf(inputs));
  if (!checked.ok) throw new Error(JSON.stringify(checked.issues));
  return checked.value;
}

describe('brikwars/duel/moves', () => {
  it('BW-CC-21: an attacker who lays down his weapon shoves, and takes one up to attack', () => {
    const bare = withSideOf(start, 'attacker', { hands: ['nothing', 'nothing'] });
    expect(bare).toMatchObject({ action: 'shove', attacker: { hands: ['nothing', 'nothing'] } });
    expect(fightOf(bare).action).toBe('shove');
    expect(withSideOf(bare, 'attacker', { hands: ['heavy', 'nothing'] }).action).toBe('attack');
    expect(withSideOf(withAction(start, 'shove'), 'attacker', { hands: ['hand', 'nothing'] }).action).toBe(
      'shove',
    );
    expect(withAction(bare, 'attack').attacker.hands).toEqual(['hand', 'nothing']);
    expect(withAction(bare, 'withdraw').attacker.hands).toEqual(['nothing', 'nothing']);
  });

  it('brikwars/duel/hands-card: beside what is held a shield, another such weapon and nothing seldom is offered, unless it is held', () => {
    const offered = (hands: Hands) => besideOptions(armed(hands, ['hand', 'nothing']), 'attacker');
    expect(offered(['hand', 'nothing'])).toEqual(['shield', 'hand']);
    expect(offered(['hand', 'random-object'])).toEqual(['shield', 'hand', 'random-object']);
    expect(offered(['heavy', 'nothing'])).toEqual(['shield']);
    expect(offered(['two-handed', 'nothing'])).toEqual([]);
    // Who only shoves may keep his hands empty.
    const shoving = (hands: Hands): DuelInputs => ({
      ...start,
      action: 'shove',
      attacker: withSide(start.attacker, { hands }, false),
    });
    for (const hands of [
      ['nothing', 'nothing'],
      ['shield', 'nothing'],
    ] as const)
      expect(besideOptions(shoving(hands), 'attacker')).toEqual(['shield']);
  });

  it('BW-CC-02: another weapon forgets the order of the ones before', () => {
    const ordered: DuelInputs = {
      ...armed(['hand', 'hand'], ['hand', 'nothing']),
      order: ['hand.2', 'hand.1'],
    };
    expect(withSideOf(ordered, 'attacker', { skillModifier: 1 }).order).toEqual(['hand.2', 'hand.1']);
    expect(withSideOf(ordered, 'attacker', { hands: ['heavy', 'nothing'] }).order).toEqual([]);
  });

  it('brikwars/duel/inputs: swapping twice gives back both sides, without what belonged to the turn', () => {
    const before: DuelInputs = {
      ...armed(['heavy', 'shield'], ['two-handed', 'nothing']),
      attackRoll: 5,
      plan: [{ kind: 'parry', arm: 'two-handed.1' }],
      situation: { ...start.situation, thirds: 1, speed: 6 },
    };
    const once = swapped(before);
    expect(once).toMatchObject({ attacker: before.defender, defender: before.attacker, plan: [] });
    expect(once.attackRoll).toBeUndefined();
    expect(once.situation).toEqual({ ...start.situation, speed: 6 });
    expect(swapped(once)).toMatchObject({ attacker: before.attacker, defender: before.defender });
  });

  it('BW-CC-08: who has a shield only is swapped into a shove', () => {
    const once = swapped(armed(['heavy', 'nothing'], ['shield', 'nothing']));
    expect(once.action).toBe('shove');
    expect(fightOf(once).attacks).toHaveLength(1);
    expect(swapped(once).action).toBe('attack');
  });

  it('BW-CC-05: every turn that the advice names is declared as it says', () => {
    for (const hands of [
      ['hand', 'hand'],
      ['heavy', 'shield'],
      ['two-handed', 'nothing'],
    ] as const) {
      const inputs = armed(hands, ['hand', 'shield']);
      const { choices, chosen } = attackAnswer(inputs, fightOf(inputs));
      expect(chosen.plan.action).toBe('attack');
      expect(choices).toContain(chosen);
      for (const choice of choices) {
        const declared = fightOf(withAttack(inputs, choice));
        expect([declared.action, declared.attacks]).toEqual([choice.plan.action, choice.plan.arms]);
        if (choice.plan.action === 'attack')
          expect(declared.counterShield !== undefined).toBe(choice.plan.shieldParries);
      }
    }
  });

  it('BW-DICE-06: a Skill without bonus dice hits no more often, its damage keeps them', () => {
    const of = (bonusDice: DuelInputs['attacker']['bonusDice']) => {
      const inputs = withSideOf(armed(['two-handed', 'nothing'], ['heavy', 'nothing']), 'attacker', {
        bonusDice,
        skillModifier: -3,
      });
      const [blow] = exchangeOdds(fightOf(inputs), [{ kind: 'none' }]).attacks;
      return { hit: blow?.hit.value, damage: blow?.meanDamageGivenHit.value };
    };
    // 1d6-3 against a Use of 5: only a bonus die of 2 or more makes it.
    expect(of('take').hit).toBeCloseTo((1 / 6) * (5 / 6), 12);
    expect(of('no-skill').hit).toBe(0);
    expect(of('no-skill').damage).toBe(of('take').damage);
    expect(of('decline').damage).toBeLessThan(of('take').damage ?? 0);
  });

  it('BW-DICE-06: a turn of the advice leaves a Skill without bonus dice as it is', () => {
    const inputs = withSideOf(armed(['hand', 'hand'], ['hand', 'shield']), 'attacker', {
      bonusDice: 'no-skill',
    });
    const { choices } = attackAnswer(inputs, fightOf(inputs));
    for (const choice of choices) {
      expect(withAttack(inputs, choice).attacker.bonusDice).toBe('no-skill');
      expect(withAttack(inputs, { ...choice, bonus: 'decline' }).attacker.bonusDice).toBe('decline');
    }
  });

  it('BW-CC-08: the screen leaves out nothing that would be better', () => {
    const inputs = armed(['heavy', 'shield'], ['hand', 'shield']);
    const fight = fightOf(inputs);
    for (const goal of ['survive', 'trade', 'kill'] as const) {
      const { choices, chosen, gain } = attackAnswer({ ...inputs, attackGoal: goal }, fight);
      const scores = adviseAttack(fight, goal).choices.map(({ score }) => score);
      expect(scores).toHaveLength(legalAttacks(fight).length);
      expect(choices[0]?.score).toBe(Math.max(...scores));
      expect(gain).toBeCloseTo(Math.max(...scores) - chosen.score, 12);
      expect(choices.filter(({ isBest }) => isBest).length).toBeGreaterThan(0);
    }
  });
});

describe('brikwars/duel/play', () => {
  const pips = { attacker: 0, defender: 0 };
  const alive = {
    defenderDies: false,
    attackerDies: false,
    damage: { attacker: 2, defender: 3 },
    lost: [],
    pips,
  };

  it('BW-CC-02: the next turn is the one of the rules, lost weapons and all', () => {
    const inputs: DuelInputs = {
      ...armed(['heavy', 'shield'], ['hand', 'hand']),
      attackRoll: 4,
      shieldParriesCounter: false,
      situation: { ...start.situation, speed: 6 },
    };
    const losses: readonly (readonly LostWeapon[])[] = [
      [],
      [{ side: 'defender', arm: 'hand.1', inches: 4 }],
      [{ side: 'attacker', arm: 'shield.1', inches: 1 }],
      [
        { side: 'defender', arm: 'hand.1', inches: 4 },
        { side: 'defender', arm: 'hand.2', inches: 2 },
      ],
    ];
    for (const lost of losses) {
      const outcome = { ...alive, lost };
      const next = nextFight(inputs, outcome);
      const ruled = nextTurn(setupOf(inputs), outcome);
      if (!next || !ruled) throw new Error('the fight goes on');
      expect(next.asked).toBe(true);
      const [mine, theirs] = [fightOf(next), checkFight(ruled)];
      if (!theirs.ok) throw new Error(JSON.stringify(theirs.issues));
      expect(mine.attacker.arms).toEqual(theirs.value.attacker.arms);
      expect(mine.defender.arms).toEqual(theirs.value.defender.arms);
      expect([mine.action, mine.attacks, mine.attackRoll]).toEqual([
        theirs.value.action,
        theirs.value.attacks,
        undefined,
      ]);
      expect([mine.attacker.priorDamage, mine.defender.priorDamage]).toEqual([0, 0]);
      expect(mine.defender.situation.value).toBe(theirs.value.defender.situation.value);
    }
  });

  it.each([
    { ...alive, defenderDies: true, dead: 'defender' as const },
    { ...alive, withdrawn: true as const },
    { ...alive, shoved: ['defender' as const] },
  ])('BW-CC-07: the fight is over after %j', (outcome) => {
    expect(nextFight(start, outcome)).toBeUndefined();
  });

  it('BW-RNG-01: a shot has no next turn', () => {
    expect(nextFight({ ...start, mode: 'ranged' }, alive)).toBeUndefined();
  });

  it('brikwars/duel/inputs: each value of a side that is folded away counts once, where it matters', () => {
    const shielded = armed(['hand', 'shield'], ['hand', 'nothing']);
    const counts = (inputs: DuelInputs) => [
      valuesInForce(inputs, 'attacker').length,
      valuesInForce(inputs, 'defender').length,
    ];
    const both = (part: Partial<DuelInputs['attacker']>, more: Partial<DuelInputs> = {}) =>
      counts({
        ...start,
        ...more,
        attacker: { ...start.attacker, ...part },
        defender: { ...start.defender, ...part },
      });
    const ranged = { mode: 'ranged' } as const;
    expect(counts(start)).toEqual([0, 0]);
    expect(both({ unit: 'own' })).toEqual([1, 1]);
    expect(both({ hands: ['own', 'nothing'] })).toEqual([1, 1]);
    expect(both({ hands: ['own', 'nothing'] }, ranged)).toEqual([0, 0]);
    expect(counts({ ...start, mode: 'ranged', shot: 'own' })).toEqual([1, 0]);
    expect(counts({ ...start, shot: 'own' })).toEqual([0, 0]);
    expect(both({ skillModifier: -1 })).toEqual([1, 1]);
    expect(both({ bonusDice: 'no-skill' })).toEqual([1, 1]);
    expect(both({ cranky: 1 })).toEqual([0, 0]);
    expect(both({ unit: 'hero', cranky: 1 })).toEqual([1, 1]);
    expect(both({ master: true })).toEqual([1, 1]);
    // The larger is no matter where everybody is shoved (BWC-10).
    const table = { edition: '2005', house: { shoveTargets: 'no-bigger' } } as const;
    const anybody = { edition: '2005', house: { shoveTargets: 'any' } } as const;
    expect(both({ size: 2 }, { table })).toEqual([1, 1]);
    expect(both({ size: 2 }, { table: anybody })).toEqual([0, 0]);
    expect(both({ size: 2 }, { table, ...ranged })).toEqual([0, 0]);
    // Who shoots takes no harm (BW-DMG-03).
    expect(both({ unit: 'warhorse', pips: 1 })).toEqual([1, 1]);
    expect(both({ unit: 'warhorse', pips: 1 }, ranged)).toEqual([0, 1]);
    expect(both({ pips: 1 })).toEqual([0, 0]);
    expect(counts({ ...shielded, shieldParriesCounter: false })).toEqual([1, 0]);
    expect(counts({ ...shielded, shieldParriesCounter: true })).toEqual([0, 0]);
    expect(counts({ ...shielded, shieldParriesCounter: false, ...ranged })).toEqual([0, 0]);
    expect(counts({ ...start, shieldParriesCounter: false })).toEqual([0, 0]);
    expect(mayBeHurt({ ...start, mode: 'close' }, 'attacker')).toBe(false);
  });

  it('brikwars/duel/inputs: each option of the situation that is folded away counts once, where it matters', () => {
    const table = { edition: '2005', house: { automaticHits: true } } as const;
    const count = (part: Partial<DuelInputs>) => optionsInForce({ ...start, ...part });
    const ranged = { mode: 'ranged' } as const;
    expect(count({})).toBe(0);
    expect(count({ shovedOutOfReach: true })).toBe(1);
    expect(count({ shovedOutOfReach: true, action: 'withdraw' })).toBe(0);
    expect(count({ shovedOutOfReach: true, ...ranged })).toBe(0);
    expect(count({ slowMissile: true })).toBe(0);
    expect(count({ slowMissile: true, ...ranged })).toBe(1);
    expect(count({ ...ranged, distance: 6, height: 2 })).toBe(1);
    expect(count({ ...ranged, distance: 0, height: 2 })).toBe(0);
    expect(count({ ...ranged, distance: 6, height: 0 })).toBe(0);
    expect(count({ table, automatic: true })).toBe(1);
    expect(count({ table, automatic: true, action: 'shove' })).toBe(0);
    expect(count({ table, automatic: true, action: 'shove', ...ranged })).toBe(1);
    expect(count({ table, automatic: false })).toBe(0);
  });
});
