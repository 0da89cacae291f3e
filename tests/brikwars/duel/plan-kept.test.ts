import { describe, expect, it } from 'vitest';
import { answerOf } from '../../../src/brikwars/duel/answer.ts';
import { planAfter, withSideOf } from '../../../src/brikwars/duel/changes.ts';
import type { Hands } from '../../../src/brikwars/duel/hands.ts';
import { type DuelInputs, initialDuel } from '../../../src/brikwars/duel/inputs.ts';
import { nextFight } from '../../../src/brikwars/duel/play.ts';
import { planLines } from '../../../src/brikwars/duel/text.ts';
import { brikwars as en } from '../../../src/brikwars/words/en.ts';
import { unwrap } from '../../support/cases/case-adapters.ts';
import { openFight } from './device.ts';

const first = initialDuel('2005');
const armed = (mine: Hands, theirs: Hands, more: Partial<DuelInputs> = {}): DuelInputs => ({
  ...first,
  attacker: { ...first.attacker, hands: mine },
  defender: { ...first.defender, hands: theirs },
  ...more,
});

const notify = (inputs: DuelInputs) => {
  const { fight, chosen } = unwrap(answerOf(inputs));
  return { plan: planLines(en, fight, chosen.plan), chances: chosen.chances };
};

const flipped = ([one, other]: Hands): Hands => [other, one];

const pairs: readonly Hands[] = [
  ['hand', 'shield'],
  ['heavy', 'shield'],
  ['hand', 'random-object'],
  ['hand', 'hand'],
];

describe('brikwars/duel: a plan stays with its weapons', () => {
  it('BW-CC-11 BW-WEAP-17 what the defender holds in which hand changes nothing of his plan', () => {
    for (const mine of pairs)
      for (const theirs of pairs) {
        const inputs = armed(mine, theirs);
        for (const { plan } of unwrap(answerOf(inputs)).choices) {
          const [a, b] = [theirs, flipped(theirs)].map((hands) => notify({ ...armed(mine, hands), plan }));
          expect(b?.plan).toEqual(a?.plan);
          expect(b?.chances.defenderDies).toBeCloseTo(a?.chances.defenderDies ?? -1, 11);
          expect(b?.chances.attackerDies).toBeCloseTo(a?.chances.attackerDies ?? -1, 11);
        }
      }
  });

  it('BW-CC-12 another weapon in one hand leaves the answer with the other, and takes over no answer', () => {
    const inputs = armed(['hand', 'random-object'], ['hand', 'shield'], {
      plan: [
        { kind: 'parry', arm: 'shield.1' },
        { kind: 'counterattack', arm: 'hand.1' },
      ],
    });
    const without = notify(withSideOf(inputs, 'defender', { hands: ['hand', 'random-object'] }));
    expect(without.plan).toEqual(['1. Counterattack: Random object', '2. Counterattack: Hand weapon']);
    const bare = notify(withSideOf(inputs, 'defender', { hands: ['shield', 'nothing'] }));
    expect(bare.plan).toEqual(['1. Parry: Shield', '2. No defence']);
    const riposte = { ...inputs, plan: [{ kind: 'riposte', parry: 'shield.1', strike: 'hand.1' }] as const };
    expect(notify(withSideOf(riposte, 'defender', { hands: ['shield', 'nothing'] })).plan).toEqual([
      '1. Parry: Shield',
      '2. No defence',
    ]);
  });

  it('BW-CC-11 each answer stays with the attack that it was given to', async () => {
    const { model } = await openFight();
    model.changeSide('attacker', { hands: ['hand', 'random-object'] });
    model.changeSide('defender', { hands: ['heavy', 'shield'] });
    model.choosePlan([
      { kind: 'counterattack', arm: 'heavy.1' },
      { kind: 'parry', arm: 'shield.1' },
    ]);
    const lines = () => notify(model.inputs.value.value).plan;
    model.changeSide('attacker', { hands: ['random-object', 'hand'] });
    expect(lines()).toEqual(['1. Parry: Shield', '2. Counterattack: Heavy weapon']);
    model.changeSide('attacker', { hands: ['random-object', 'nothing'] });
    expect(lines()).toEqual(['Parry: Shield']);
    // Who takes another weapon is answered as before.
    model.changeSide('attacker', { hands: ['two-handed', 'nothing'] });
    expect(lines()).toEqual(['Parry: Shield']);
    model.changeSide('attacker', { skillModifier: 1 });
    expect(lines()).toEqual(['Parry: Shield']);
    expect(planAfter(first, { ...first, action: 'withdraw' })).toEqual([]);
  });

  it('BW-CC-11 of two weapons alike that stays which was not put away, no matter who holds them', () => {
    const twins = armed(['hand', 'hand'], ['random-object', 'random-object'], {
      plan: [
        { kind: 'parry', arm: 'random-object.1' },
        { kind: 'counterattack', arm: 'random-object.2' },
      ],
    });
    const kept = (inputs: DuelInputs) => notify({ ...inputs, plan: planAfter(twins, inputs) }).plan;
    expect(kept(withSideOf(twins, 'defender', { hands: ['hand', 'random-object'] }))).toEqual([
      '1. Counterattack: Hand weapon',
      '2. Counterattack: Random object',
    ]);
    expect(kept(withSideOf(twins, 'defender', { hands: ['random-object', 'hand'] }))).toEqual([
      '1. Parry: Random object',
      '2. Counterattack: Hand weapon',
    ]);
    for (const hands of [
      ['random-object', 'hand'],
      ['hand', 'random-object'],
    ] as const)
      expect(kept(withSideOf(twins, 'attacker', { hands }))).toEqual([
        '1. Parry: Random object',
        '2. Counterattack: Random object',
      ]);
    const riposte = {
      ...twins,
      plan: [{ kind: 'riposte', parry: 'random-object.1', strike: 'random-object.2' }, { kind: 'none' }],
    } as const;
    const other = withSideOf(riposte, 'defender', { hands: ['hand', 'random-object'] });
    expect(planAfter(riposte, other)[0]).toEqual({ kind: 'counterattack', arm: 'random-object.1' });
  });

  it('BW-SKL-03 who loses the weapon that he is master of is no master of the other', () => {
    const alive = {
      defenderDies: false,
      attackerDies: false,
      damage: { attacker: 0, defender: 0 },
      pips: { attacker: 0, defender: 0 },
    };
    const inputs = armed(['hand', 'random-object'], ['hand', 'random-object']);
    const master = { ...inputs, defender: { ...inputs.defender, master: true } };
    const lose = (arm: 'hand.1' | 'random-object.1') =>
      nextFight(master, { ...alive, lost: [{ side: 'defender', arm, inches: 2 }] })?.attacker.master;
    expect([lose('hand.1'), lose('random-object.1')]).toEqual([false, true]);
    expect(nextFight(master, { ...alive, lost: [] })?.attacker.master).toBe(true);
  });
});
