import { describe, expect, it } from 'vitest';
import { armsOf, decodeDuel } from '../../../src/brikwars/duel/inputs.ts';
import { likelihoodOf, planDecision } from '../../../src/brikwars/duel/play.ts';
import { readSided } from '../../../src/kit/question/sided-text.ts';
import type { DefencePlan } from '../../../src/rules/brikwars/attack/fight.ts';
import { createSeededSource } from '../../../src/rules/dice/random.ts';
import { openFight } from './device.ts';

type Fight = Awaited<ReturnType<typeof openFight>>['model'];

function shown(model: Fight) {
  const play = model.play.play.value;
  if (!play) throw new Error('no turn is being played');
  return play;
}

/** A sword against a minifig with a knife. */
async function swordAgainstKnife(device: Parameters<typeof openFight>[0] = {}) {
  const opened = await openFight(device);
  opened.model.changeSide('defender', { hands: ['hand', 'nothing'] });
  return opened;
}

describe('brikwars/duel/model: on the table', () => {
  it('EX-YD-02: a turn typed die by die', async () => {
    const { model } = await swordAgainstKnife();
    model.play.startTyping();
    expect(shown(model)).toMatchObject({ typing: { faces: [], sides: 6, bonus: false, mayDecline: false } });
    model.play.typeFace(4);
    expect(shown(model).log.at(-1)).toMatchObject({ purpose: 'attack', result: 'hit' });
    expect(shown(model).typing).toMatchObject({ faces: [] });
    model.play.typeFace(3);
    expect(shown(model).outcome).toMatchObject({ defenderDies: true });
    expect(shown(model).likelihood).toBeCloseTo(1 / 3, 12);
    expect(shown(model).typing).toBeUndefined();
  });

  it('EX-YD-07: a bonus die is asked for and can be declined', async () => {
    const { model } = await swordAgainstKnife();
    model.play.startTyping();
    model.play.typeFace(6);
    expect(shown(model).typing).toMatchObject({ faces: [6], bonus: true, mayDecline: true });
    model.play.declineBonus();
    expect(shown(model).log.at(-1)).toMatchObject({ total: 6, result: 'hit' });
    expect(shown(model).log.at(-1)?.roll?.bonusDice).toBe(0);
  });

  it('brikwars/duel/model: a face is erased, a wrong one is not taken, typing is left', async () => {
    const { model } = await swordAgainstKnife();
    model.play.startTyping();
    model.play.typeFace(7);
    expect(shown(model).typing?.faces).toEqual([]);
    model.play.typeFace(6);
    model.play.eraseFace();
    expect(shown(model).typing?.faces).toEqual([]);
    model.play.declineBonus();
    expect(shown(model).log).toEqual([]);
    model.play.stopTyping();
    expect(shown(model).typing).toBeUndefined();
  });

  it('BW-CC-02: rolled to the end, undone roll by roll, cleared', async () => {
    const { model } = await openFight();
    model.play.rollOut();
    const { outcome, log } = shown(model);
    expect(outcome).toBeDefined();
    const rolls = log.filter((entry) => entry.roll).length;
    for (let undone = 0; undone < rolls; undone++) model.play.undo();
    expect(shown(model).log).toEqual([]);
    model.play.end();
    expect(model.play.play.value).toBeUndefined();
  });

  it('BWC-61: a parry may be chosen until the damage is rolled, and the attack roll stays', async () => {
    const { model } = await swordAgainstKnife();
    model.play.startTyping();
    model.play.typeFace(4);
    model.choosePlan([{ kind: 'parry', arm: 'hand.1' }]);
    expect(shown(model).log).toHaveLength(1);
    expect(shown(model).next).toMatchObject({ purpose: 'parry', need: 4 });
    expect(shown(model).stale).toBe(false);
    model.play.typeFace(5);
    model.play.typeFace(3);
    model.play.typeFace(2);
    expect(shown(model).outcome).toMatchObject({ defenderDies: false, damage: { defender: 3 } });
  });

  it('BWC-61: the odds follow what is rolled, and a parry that is still open carries its own', async () => {
    const { model } = await openFight();
    model.changeSide('defender', { hands: ['heavy', 'nothing'] });
    const { play } = model;
    const hundredths = (ends: readonly { readonly chance: number }[] = []) =>
      ends.map(({ chance }) => Math.round(100 * chance));
    play.startTyping();
    expect(hundredths(play.ahead.value?.ends)).toEqual([33, 22, 44]);
    expect(play.ahead.value?.options).toEqual({});
    play.typeFace(5);
    expect(play.ahead.value?.ends.map(({ id }) => id)).toEqual([
      'defenderDies',
      'attackerDies',
      'neitherDies',
    ]);
    expect(hundredths(play.ahead.value?.ends)).toEqual([67, 11, 22]);
    expect(play.ahead.value?.also?.[0]).toEqual({ id: 'hit', chance: 1 });
    expect(hundredths(play.ahead.value?.options?.['parry:heavy.1'])).toEqual([51, 0, 49]);
    expect(hundredths(play.ahead.value?.options?.['go-on'])).toEqual([67, 11, 22]);
    expect(play.ahead.value?.best).toEqual(['parry:heavy.1']);
    model.choosePlan([{ kind: 'parry', arm: 'heavy.1' }]);
    expect(hundredths(play.ahead.value?.ends)).toEqual([51, 0, 49]);
    play.typeFace(5);
    play.typeFace(1);
    play.typeFace(2);
    expect(shown(model).outcome).toBeDefined();
    expect(play.ahead.value).toBeUndefined();
  });

  it('BWC-61: a parry decided in play leaves the line of the chance before it, and the fight that was set up', async () => {
    const { model, stored } = await openFight();
    const { play } = model;
    const setUp = model.inputs.text.peek();
    const line = () => play.trail.value.map((odds) => Math.round(100 * (odds?.ends[0]?.chance ?? -1)));
    play.startTyping();
    play.typeFace(5);
    expect(line()).toEqual([33, 67]);
    play.decide(planDecision([{ kind: 'parry', arm: 'shield.1' }]));
    const [start, hit, parrying] = line();
    expect([start, hit]).toEqual([33, 67]);
    expect(parrying).toBeLessThan(67);
    expect(shown(model)).toMatchObject({ chosen: [{ place: 2 }], stale: false, next: { purpose: 'parry' } });
    // Who types his dice goes on typing.
    expect(shown(model).typing?.faces).toEqual([]);
    play.typeFace(2);
    expect(line()).toEqual([33, 67, parrying, 67]);
    play.typeFace(6);
    play.declineBonus();
    expect(shown(model).outcome?.defenderDies).toBe(true);
    expect(line()).toEqual([33, 67, parrying, 67]);
    // By the odds that stood in the bar before the first roll.
    expect(Math.round(100 * (shown(model).likelihood ?? 0))).toBe(33);
    expect(model.inputs.text.peek()).toBe(setUp);
    // It is kept with the rolls, and goes with them.
    const again = await openFight({ stored });
    expect(
      again.model.play.trail.value.map((odds) => Math.round(100 * (odds?.ends[0]?.chance ?? -1))),
    ).toEqual(line());
    play.undo();
    play.undo();
    expect(shown(model).chosen).toMatchObject([{ place: 2 }]);
    play.undo();
    expect(shown(model)).toMatchObject({ chosen: [], next: { purpose: 'damage' } });
    // What is no answer to this attack is not decided.
    play.decide('plan:parry:bite.1');
    expect(shown(model)).toMatchObject({ chosen: [], next: { purpose: 'damage' } });
  });

  it('BW-CC-04: in a later turn each option carries its odds, for the one who chooses', async () => {
    const { model } = await swordAgainstKnife();
    model.play.startTyping();
    model.play.typeFace(1);
    model.play.typeFace(1);
    model.play.goOn();
    const { next } = shown(model);
    if (!next || !('options' in next)) throw new Error('a choice is due');
    expect(Object.keys(model.play.ahead.value?.options ?? {})).toEqual([...next.options]);
    // Who would kill neither shoves nor withdraws.
    expect(model.play.ahead.value?.best).toEqual(['attack:hand.1']);
    model.play.choose('attack:hand.1');
    const defences = model.play.ahead.value;
    expect(defences?.options?.['parry:heavy.1']?.[0]?.chance).toBeLessThan(
      defences?.options?.none?.[0]?.chance ?? 0,
    );
  });

  it('BWC-61: another defence takes back what it would not have asked for', async () => {
    const { model } = await swordAgainstKnife();
    model.play.startTyping();
    model.play.typeFace(4);
    model.play.typeFace(1);
    expect(shown(model).log.at(-1)).toMatchObject({ purpose: 'damage' });
    model.choosePlan([{ kind: 'parry', arm: 'hand.1' }]);
    expect(shown(model).log).toHaveLength(1);
  });

  it('brikwars/duel/model: a turn keeps the fight it began with, and says so', async () => {
    const { model } = await swordAgainstKnife();
    model.play.startTyping();
    model.play.typeFace(4);
    model.changeSide('attacker', { hands: ['hand', 'nothing'] });
    expect(shown(model).stale).toBe(true);
    expect(shown(model).inputs.attacker.hands[0]).toBe('heavy');
    model.change({ goal: 'trade' });
    model.changeSide('attacker', { hands: ['heavy', 'nothing'] });
    expect(shown(model).stale).toBe(false);
    model.play.start();
    expect(shown(model).log).toEqual([]);
  });

  it('brikwars/duel/model: rolls are stored as they are made, typed ones too', async () => {
    const { model, stored } = await swordAgainstKnife();
    model.play.startTyping();
    model.play.typeFace(6);
    const again = await openFight({ stored });
    expect(shown(again.model).typing?.faces).toEqual([6]);
    again.model.play.typeFace(2);
    const third = await openFight({ stored });
    expect(shown(third.model).log.at(-1)).toMatchObject({ total: 8, result: 'hit' });
  });

  it('brikwars/duel/model: a damaged record of a turn is left out', async () => {
    const stored = new Map([['fight-play', 'v=1&e=2005\n4t;x\n-']]);
    const { model } = await openFight({ stored });
    expect(model.play.play.value).toBeUndefined();
    const { model: other } = await openFight({ stored: new Map([['fight-play', 'nonsense\n4t\n-']]) });
    expect(other.play.play.value).toBeUndefined();
  });

  it('brikwars/duel/model: nothing is played where the entries make no fight', async () => {
    const { model } = await openFight();
    model.changeSide('defender', { priorDamage: 9 });
    model.play.rollOut();
    model.play.rollNext();
    model.play.startTyping();
    expect(model.play.play.value).toBeUndefined();
  });

  it('BW-CC-07: the ends of a shove share out the chance, with the counterattack or without it', async () => {
    for (const shovedOutOfReach of [false, true]) {
      const { model } = await openFight();
      model.change({ shovedOutOfReach });
      model.chooseAction('shove');
      const answer = model.answer.value;
      if (!answer.ok) throw new Error('the shove is legal');
      const { fight } = answer.value;
      const plan: DefencePlan = [{ kind: 'counterattack', arm: 'hand.1' }];
      const end = (attackerDies: boolean, shoved: readonly ('attacker' | 'defender')[] = []) =>
        likelihoodOf(fight, plan, { defenderDies: false, attackerDies, shoved }) ?? Number.NaN;
      expect(end(false, ['defender'])).toBeCloseTo(shovedOutOfReach ? 1 / 2 : (1 / 2) * (1 - 5 / 18), 12);
      expect(end(false, ['defender']) + end(false) + end(true)).toBeCloseTo(1, 12);
    }
  });
});

describe('brikwars/duel/model: turn after turn', () => {
  /** A record as it was written while weapons were named by their places. */
  function byPlaces(record: string): string {
    const lines = record.split('\n');
    return lines
      .map((line, at) => {
        const inputs = at % 2 === 1 ? decodeDuel(readSided(lines[at - 1] ?? '').text) : undefined;
        if (!inputs) return line;
        const arms = armsOf(inputs);
        const place = (arm: string, side: 'attacker' | 'defender') => arms[side].map(String).indexOf(arm);
        const option = (move: string): string => {
          const [kind = '', ...named] = move.split(':');
          const whose = kind === '=attack' || kind === '=shove' ? 'attacker' : 'defender';
          return [kind, ...named.map((arm) => place(arm, whose))].join('-');
        };
        return line
          .split(';')
          .map((move) => (move.startsWith('=') ? option(move) : move))
          .join(';');
      })
      .join('\n');
  }

  it('BW-CC-12 a fight that was half played while weapons had no names is the same fight', async () => {
    let choices = 0;
    for (let seed = 1; seed <= 6; seed++) {
      const { model, stored } = await openFight({ random: createSeededSource(seed) });
      model.changeSide('attacker', { hands: ['hand', 'shield'], ownArmor: '10', unit: 'own' });
      model.changeSide('defender', { hands: ['heavy', 'shield'], ownArmor: '10', unit: 'own' });
      model.play.start();
      for (let step = 0; step < 60; step++) {
        const { next, mayGoOn } = shown(model);
        if (next && 'options' in next) {
          model.play.choose(next.options[(step + seed) % next.options.length] ?? '');
          choices++;
        } else if (next) model.play.rollNext();
        else if (mayGoOn) model.play.goOn();
        else break;
      }
      const today = model.play.text.value ?? '';
      const old = byPlaces(today);
      expect(old).not.toMatch(/=[a-z]+:/);
      stored.set('fight-play', old);
      const again = await openFight({ stored });
      expect(again.model.play.text.value).toBe(today);
      expect(shown(again.model).log).toEqual(shown(model).log);
      expect(shown(again.model).earlier).toEqual(shown(model).earlier);
    }
    expect(choices).toBeGreaterThan(10);
  });

  it('BWC-61 a parry that was decided while weapons had no names is decided still', async () => {
    const { model, stored } = await openFight();
    model.play.startTyping();
    model.play.typeFace(5);
    model.play.decide(planDecision([{ kind: 'parry', arm: 'shield.1' }]));
    const today = model.play.text.value ?? '';
    stored.set('fight-play', today.replace('=plan:parry:shield.1', '=plan-p1'));
    const again = await openFight({ stored });
    expect(again.model.play.text.value).toBe(today);
    expect(shown(again.model)).toMatchObject({
      chosen: [{ place: 2 }],
      next: { purpose: 'parry', arm: 'shield.1' },
    });
  });

  it('BW-CC-02: the next turn asks both sides what they do, and the first stays as it was', async () => {
    const { model } = await swordAgainstKnife();
    model.play.startTyping();
    model.play.typeFace(1);
    model.play.typeFace(1);
    expect(shown(model)).toMatchObject({ mayGoOn: true, outcome: { defenderDies: false } });
    model.play.goOn();
    expect(shown(model).earlier).toHaveLength(1);
    expect(shown(model).next).toMatchObject({ purpose: 'action', who: 'attacker' });
    // The defences of the screen are those of the first turn: they change nothing of this one.
    model.choosePlan([{ kind: 'parry', arm: 'hand.1' }]);
    expect(shown(model).next).toMatchObject({ purpose: 'action' });
    model.play.choose('attack:hand.1');
    model.play.choose('parry:heavy.1');
    expect(shown(model).next).toMatchObject({ purpose: 'attack' });
    model.play.undo();
    model.play.undo();
    model.play.undo();
    expect(shown(model).earlier).toHaveLength(0);
  });

  it.each([
    ['BW-CC-05', 'close', 'attack'],
    ['BW-CC-07', 'close', 'shove'],
    ['BW-CC-09', 'close', 'withdraw'],
    ['BW-RNG-01', 'ranged', 'attack'],
  ] as const)('%s: a fight that begins in %s with %s is played to its end', async (_, mode, action) => {
    for (let seed = 1; seed <= 5; seed++) {
      const { model } = await openFight({ random: createSeededSource(seed) });
      model.change({ mode });
      model.chooseAction(action);
      model.play.start();
      for (let step = 0; step < 400; step++) {
        const { next, mayGoOn } = shown(model);
        if (next && 'options' in next) model.play.choose(next.options[step % next.options.length] ?? '');
        else if (next) model.play.rollNext();
        else if (mayGoOn && shown(model).earlier.length < 6) model.play.goOn();
        else break;
      }
      const { outcome, earlier, likelihood, log } = shown(model);
      expect(outcome, `seed ${seed}`).toBeDefined();
      expect(log.length).toBeGreaterThan(0);
      if (earlier.length === 0) expect(likelihood).toBeGreaterThan(0);
    }
  });
});
