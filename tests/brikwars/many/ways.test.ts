import { describe, expect, it } from 'vitest';
import { manyAnswerOf } from '../../../src/brikwars/many/answer.ts';
import {
  assaultOf,
  type GroupInputs,
  groupOf,
  initialMany,
  type ManyInputs,
  rollsArmor,
} from '../../../src/brikwars/many/inputs.ts';
import { withManyPreset } from '../../../src/brikwars/many/model.ts';
import { grenadeOf, playsBonus } from '../../../src/brikwars/many/setup.ts';
import { adviseMany, betterWay } from '../../../src/brikwars/many/ways.ts';
import { withHouseRule } from '../../../src/rules/brikwars/house-rules.ts';
import { openMany } from './device.ts';

const first = initialMany('2005');

function adviceOf(inputs: ManyInputs) {
  const answer = manyAnswerOf(inputs);
  if (!answer.ok) throw new Error(JSON.stringify(answer.issues));
  return adviseMany(inputs, answer.value, 0);
}

const squad = withManyPreset(first, 'squad');

describe('brikwars/many/ways', () => {
  it('BW-COMB-02 eight pistols at eight are advised, one first attack for each number', () => {
    const advice = adviceOf(squad);
    expect(advice).toMatchObject({ kind: 'volley', ways: 8 });
    expect(advice?.advice).toMatchObject({ goal: 'most' });
    expect(adviceOf({ ...squad, wish: 'all' })?.advice).toMatchObject({ goal: 'all' });
  });

  it('BW-COMB-02 one shooter alone, counted hits and a blast leave nothing to advise', () => {
    const shooters = (part: Parameters<typeof groupOf>[2], count = 3) => ({
      ...first,
      assaults: [assaultOf([groupOf(count, 'short-ranged', part)])],
    });
    expect(adviceOf(shooters({}))).toBeDefined();
    expect(adviceOf(shooters({}, 1))).toBeUndefined();
    expect(adviceOf(shooters({ hits: 2 }))).toBeUndefined();
    expect(adviceOf(withManyPreset(first, 'grenade'))).toBeUndefined();
  });

  function betterOf(inputs: ManyInputs) {
    const answer = manyAnswerOf(inputs);
    const advice = adviceOf(inputs);
    return answer.ok && advice ? betterWay(inputs, answer.value, advice) : undefined;
  }

  it('BW-COMB-02 what can be set is as good as it says: shared out, all at one, or each alone', () => {
    const shared = betterOf(squad);
    expect(shared).toMatchObject({ id: 'shared', parts: [2, 2, 2, 2], counted: true });
    const then = shared && manyAnswerOf(shared.inputs);
    if (!then?.ok || then.value.kind !== 'volley') throw new Error('no volley');
    expect(then.value.odds.meanDeaths.value).toBeCloseTo(shared?.to ?? 0);
    // No fixed share is better than to go on as it turns out, and this one is as good.
    const best = adviceOf(squad)?.advice;
    expect(best && 'plans' in best && best.plans[0]?.mean).toBeCloseTo(shared?.to ?? 0);
    expect(betterOf({ ...squad, wish: 'any' })).toMatchObject({ id: 'together', parts: [8] });
    expect(betterOf({ ...squad, wish: 'all' })).toBeUndefined();
    const alone = { ...squad, assaults: [assaultOf([groupOf(3, 'short-ranged')], 1)] };
    expect(betterOf(alone)).toMatchObject({ id: 'together', counted: false });
    expect(betterOf(first)).toBeUndefined();
  });

  it('BW-COMB-02 groups are dealt out evenly, and what stands near a target keeps all at it', () => {
    const mixed = {
      ...squad,
      assaults: [assaultOf([groupOf(3, 'short-ranged'), groupOf(1, 'long-ranged')], 2)],
    };
    const shared = betterOf(mixed);
    expect(shared?.parts).toEqual([2, 2]);
    expect(shared?.inputs.assaults.map(({ groups }) => groups.map(({ count }) => count))).toEqual([
      [2],
      [1, 1],
    ]);
    const near = mixed.assaults.map((one) => ({
      ...one,
      strays: [{ ...one.target, owner: 'attacker' as const, fromTarget: 1 }],
    }));
    expect(betterOf({ ...mixed, assaults: near })?.id).not.toBe('shared');
  });

  it('BW-COMB-05 who had better stay out of a gang is left out', () => {
    const gang = withManyPreset(first, 'three').gang;
    const attackers = [groupOf(1, 'heavy', { unit: 'hero' }), groupOf(1, 'hand')];
    const careful: ManyInputs = {
      ...first,
      kind: 'gang',
      gang: {
        ...gang,
        attackers,
        attackGoal: 'survive',
        goal: 'kill',
        victim: { ...gang.victim, unit: 'hero', weapons: 'heavy' },
      },
    };
    const better = betterOf(careful);
    expect(better).toMatchObject({ id: 'fewer', parts: [1] });
    expect(better?.inputs.gang.attackers).toEqual([attackers[0]]);
    expect(better?.way?.to.attackerDies).toBeLessThan(better?.way?.from.attackerDies ?? 0);
  });

  it('BW-COMB-05 a gang is advised by its own goal against the victim’s', () => {
    const gang = withManyPreset(first, 'three');
    const advice = adviceOf(gang);
    expect(advice?.kind).toBe('gang');
    const careful = adviceOf({ ...gang, gang: { ...gang.gang, attackGoal: 'survive' } });
    if (careful?.kind !== 'gang') throw new Error('no gang');
    expect(careful.advice?.ways[0]?.waves).toHaveLength(1);
    expect(careful.advice?.gain).toBeGreaterThanOrEqual(0);
  });

  it('BW-DICE-06 who declines bonus dice that help is reported', () => {
    const strong = { ...first, assaults: [assaultOf([groupOf(2, 'short-ranged', { declines: true })])] };
    const hard = {
      ...strong,
      assaults: strong.assaults.map((one) => ({
        ...one,
        target: { ...one.target, unit: 'own', ownArmor: '10' } as const,
      })),
    };
    expect(adviceOf(hard)?.bonus).toMatchObject({ way: 'take' });
    expect(adviceOf(squad)?.bonus).toBeUndefined();
  });
});

describe('brikwars/many/model: bonus dice and goals', () => {
  it('BW-DICE-06 each side may decline its bonus dice, in the odds and in the dice', async () => {
    const { model } = await openMany();
    const dies = () => {
      const answer = model.answer.value;
      if (!answer.ok || answer.value.kind !== 'gang') throw new Error('no gang');
      return answer.value.odds.victimDies.value;
    };
    model.usePreset('two');
    model.changeGang({ plan: 'n' });
    const taken = dies();
    model.changeGroup(0, 0, { declines: true });
    const declined = dies();
    expect(declined).toBeLessThan(taken);
    model.play.start();
    model.play.startTyping();
    model.play.typeFace(6);
    // No bonus die is owed for the six: the second attacker rolls.
    expect(model.play.play.value?.log).toHaveLength(1);
    const { victim } = model.inputs.value.value.gang;
    model.changeGang({ victim: { ...victim, unit: 'own', ownArmor: '1d6', declines: true } });
    expect(rollsArmor(model.inputs.value.value.gang.victim)).toBe(true);
    const bare = dies();
    model.changeGang({ victim: { ...victim, unit: 'own', ownArmor: '1d6', declines: false } });
    expect(dies()).toBeLessThan(bare);
  });

  it('BW-DICE-06 a Skill alone may be without bonus dice: in shots, in a gang and where a grenade is thrown', () => {
    // 1d6-4 against a Use of 3: only a six with a bonus die of 1 or more makes it.
    const weak = { skillModifier: -4 } as const;
    const figures = (inputs: ManyInputs) => {
      const answer = manyAnswerOf(inputs);
      if (!answer.ok) throw new Error(JSON.stringify(answer.issues));
      return answer.value;
    };
    const shots = (part: Partial<GroupInputs>) => {
      const answer = figures({ ...first, assaults: [assaultOf([groupOf(3, 'short-ranged', part)])] });
      if (answer.kind !== 'volley') throw new Error(answer.kind);
      return answer.odds.assaults[0]?.groups[0];
    };
    expect(shots(weak)?.hit.value).toBeCloseTo(1 / 6, 12);
    expect(shots({ ...weak, plainSkill: true })?.hit.value).toBe(0);
    expect(shots({ plainSkill: true })?.damage.value).toEqual(shots({})?.damage.value);
    expect(shots({ declines: true })?.damage.value).not.toEqual(shots({})?.damage.value);
    const gang = (part: Partial<GroupInputs>) => {
      const { gang: two } = withManyPreset(first, 'two');
      const attackers = two.attackers.map((group) => ({ ...group, skillModifier: -4, ...part }));
      const answer = figures({ ...first, kind: 'gang', gang: { ...two, attackers, plan: 'n' } });
      if (answer.kind !== 'gang') throw new Error(answer.kind);
      return answer.odds.victimDies.value;
    };
    expect(gang({})).toBeGreaterThan(0);
    expect(gang({ plainSkill: true })).toBe(0);
    const grenade = (part: Partial<ManyInputs['blast']>) => {
      const { blast } = withManyPreset(first, 'grenade');
      const checked = grenadeOf({ ...first, blast: { ...blast, skillModifier: -4, ...part } });
      if (!checked.ok || !checked.value.fight) throw new Error('no grenade');
      return checked.value.fight.attacker.skill.groups[0]?.bonus;
    };
    expect(grenade({})).toBeUndefined();
    expect(grenade({ plainSkill: true })).toBe('none');
  });

  it('BW-DICE-06 where the table has no bonus dice there is nothing to decline', () => {
    expect(playsBonus(first)).toBe(true);
    expect(playsBonus({ table: withHouseRule(first.table, 'bonus', 'none') })).toBe(false);
  });

  it('BW-COMB-05 the victim’s goal orders his counters; what the attackers wish changes no dice on the table', async () => {
    const { model } = await openMany();
    model.usePreset('two');
    const chosen = () => {
      const answer = model.answer.value;
      if (!answer.ok || answer.value.kind !== 'gang') throw new Error('no gang');
      return answer.value.chosen;
    };
    const safest = chosen();
    model.changeGang({ goal: 'kill' });
    expect(chosen().meanAttackersDead).toBeGreaterThanOrEqual(safest.meanAttackersDead);
    expect(chosen().victimDies).toBeGreaterThanOrEqual(safest.victimDies);
    model.play.start();
    model.changeGang({ attackGoal: 'survive' });
    model.change({ wish: 'all' });
    expect(model.play.play.value?.stale).toBe(false);
  });
});
