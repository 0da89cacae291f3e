import { describe, expect, it } from 'vitest';
import { encodePlan } from '../../src/state/fight-plans.ts';
import { openFight } from './fight-device.ts';

type Fight = Awaited<ReturnType<typeof openFight>>['model'];

function answer(model: Fight) {
  const value = model.answer.value;
  if (!value.ok) throw new Error(JSON.stringify(value.issues));
  return value.value;
}

function shown(model: Fight) {
  const play = model.play.value;
  if (!play) throw new Error('no turn is being played');
  return play;
}

/** A sword against a minifig with a knife. */
async function swordAgainstKnife(device: Parameters<typeof openFight>[0] = {}) {
  const opened = await openFight(device);
  opened.model.changeSide('defender', { hands: ['hand', 'nothing'] });
  return opened;
}

describe('state/fight: the answer', () => {
  it('BW-CC-12: stands before anything is entered, with the usual defence', async () => {
    const { model } = await openFight();
    const { chosen, advice, choices } = answer(model);
    expect(chosen.odds.defenderDies.value).toBeCloseTo(1 / 3, 12);
    expect(chosen).toBe(advice.standard);
    expect(choices[0]).toBe(advice.best);
  });

  it('BWC-61: follows what he rolled, and the damage of the turn', async () => {
    const { model } = await openFight();
    model.setAttackRoll(4);
    expect(answer(model).chosen.odds.attacks[0]?.hit.value).toBe(1);
    model.setAttackRoll(undefined);
    model.changeSide('defender', { priorDamage: 3 });
    expect(answer(model).chosen.odds.attacks[0]?.killGivenHit.value).toBeCloseTo(5 / 6, 12);
  });

  it('BW-CC-06: too much damage before is said, and can be taken back', async () => {
    const { model } = await openFight();
    model.changeSide('defender', { priorDamage: 5 });
    expect(model.answer.value).toMatchObject({ ok: false, issues: [{ code: 'already-dead' }] });
    model.changeSide('defender', { priorDamage: 0 });
    expect(model.answer.value.ok).toBe(true);
  });

  it('BW-CC-11: a defence is chosen and stays while it is legal', async () => {
    const { model } = await openFight();
    const parry = answer(model).choices.find(({ plan }) => encodePlan(plan) === 'p1');
    if (!parry) throw new Error('no parry with the shield');
    model.choosePlan(parry.plan);
    expect(encodePlan(answer(model).chosen.plan)).toBe('p1');
    model.changeSide('attacker', { hands: ['two-handed', 'nothing'] });
    expect(encodePlan(answer(model).chosen.plan)).toBe('p1');
    model.changeSide('defender', { hands: ['two-handed', 'shield'] });
    expect(encodePlan(answer(model).chosen.plan)).toBe('c0');
  });

  it('BW-CC-11: equal weapons make one line', async () => {
    const { model } = await openFight();
    model.changeSide('defender', { hands: ['hand', 'hand'] });
    expect(
      answer(model)
        .choices.map(({ plan }) => encodePlan(plan))
        .sort(),
    ).toEqual(['c0', 'n', 'p0', 'r01']);
    model.choosePlan([{ kind: 'parry', arm: 1 }]);
    expect(answer(model).choices).toContain(answer(model).chosen);
  });

  it('BW-RNG-05: shooting asks for a shield only', async () => {
    const { model } = await openFight();
    model.change({ mode: 'ranged' });
    expect(answer(model).choices).toHaveLength(1);
    model.change({ shieldAgainstShots: true, slowMissile: true });
    expect(answer(model).choices).toHaveLength(2);
  });

  it('BW-ATK-12: speed concerns both sides, the rest of the situation the attacker', async () => {
    const { model } = await openFight();
    model.changeSituation({ speed: 6, thirds: 2 });
    const { fight } = answer(model);
    expect([fight.attacker.situation.value, fight.defender.situation.value]).toEqual([-2, -1]);
  });

  it('BW-ATK-15: what holds for shooting only is kept but does not count in close combat', async () => {
    const { model } = await openFight();
    model.changeSituation({ still: true, aimed: true });
    expect(answer(model).fight.attacker.situation.value).toBe(0);
    model.change({ mode: 'ranged' });
    expect(answer(model).fight.attacker.situation.value).toBe(2);
  });

  it('BWC-50: the edition keeps its switches unless they are changed, and is remembered', async () => {
    const { model, settings } = await openFight({ settings: { edition: 'web5' } });
    expect(model.inputs.value.value.edition).toBe('web5');
    model.change({ edition: 'pl', damageCriticalFailure: 'total' });
    expect(settings.value.value.edition).toBe('pl');
    expect(answer(model).fight.rules).toMatchObject({ bonus: 'same', damageCriticalFailure: 'total' });
  });

  it('BW-UNIT-07: every unit and weapon that can be chosen makes a fight', async () => {
    const { model } = await openFight();
    for (const unit of [
      'minifig',
      'armored-minifig',
      'officer',
      'hero',
      'warhorse',
      'barded-warhorse',
      'own',
    ] as const) {
      for (const hands of [
        ['hand', 'hand'],
        ['heavy', 'shield'],
        ['two-handed', 'nothing'],
        ['own', 'shield'],
      ] as const) {
        model.changeSide('attacker', { unit, hands });
        model.changeSide('defender', { unit, hands });
        expect(model.answer.value.ok, `${unit} with ${hands.join(' and ')}`).toBe(true);
      }
    }
  });
});

describe('state/fight: games and address', () => {
  it('state/fight: inputs never touch the address of the USB test', async () => {
    const { model, history } = await openFight({ hash: '#/fight/usb' });
    model.setAttackRoll(3);
    expect(history.hash()).toBe('#/fight/usb');
  });

  it('state/fight: every change is stored and comes back', async () => {
    const { model, stored } = await openFight();
    model.changeSide('attacker', { unit: 'hero', hands: ['two-handed', 'nothing'] });
    model.setAttackRoll(7);
    const again = await openFight({ stored });
    expect(again.model.inputs.value.value).toEqual(model.inputs.value.value);
  });

  it('state/fight: a link with nonsense changes nothing and is named', async () => {
    const { model } = await openFight({ hash: '#/fight?v=1&e=2005&a=<script>' });
    expect(model.inputs.unreadable.value).toBe(true);
    expect(model.answer.value.ok).toBe(true);
  });
});

describe('state/fight: on the table', () => {
  it('EX-YD-02: a turn typed die by die', async () => {
    const { model } = await swordAgainstKnife();
    model.startTyping();
    expect(shown(model)).toMatchObject({ typing: { faces: [], sides: 6, bonus: false, mayDecline: false } });
    model.typeFace(4);
    expect(shown(model).play.log.at(-1)).toMatchObject({ purpose: 'attack', result: 'hit' });
    expect(shown(model).typing).toMatchObject({ faces: [] });
    model.typeFace(3);
    expect(shown(model).play.outcome).toMatchObject({ defenderDies: true });
    expect(shown(model).likelihood).toBeCloseTo(1 / 3, 12);
    expect(shown(model).typing).toBeUndefined();
  });

  it('EX-YD-07: a bonus die is asked for and can be declined', async () => {
    const { model } = await swordAgainstKnife();
    model.startTyping();
    model.typeFace(6);
    expect(shown(model).typing).toMatchObject({ faces: [6], bonus: true, mayDecline: true });
    model.declineBonus();
    expect(shown(model).play.log.at(-1)).toMatchObject({ total: 6, result: 'hit' });
    expect(shown(model).play.log.at(-1)?.roll?.bonusDice).toBe(0);
  });

  it('state/fight: a face is erased, a wrong one is not taken, typing is left', async () => {
    const { model } = await swordAgainstKnife();
    model.startTyping();
    model.typeFace(7);
    expect(shown(model).typing?.faces).toEqual([]);
    model.typeFace(6);
    model.eraseFace();
    expect(shown(model).typing?.faces).toEqual([]);
    model.declineBonus();
    expect(shown(model).play.log).toEqual([]);
    model.stopTyping();
    expect(shown(model).typing).toBeUndefined();
  });

  it('BW-CC-02: rolled to the end, undone roll by roll, cleared', async () => {
    const { model } = await openFight();
    model.rollOut();
    const { outcome, log } = shown(model).play;
    expect(outcome).toBeDefined();
    const rolls = log.filter((entry) => entry.roll).length;
    for (let undone = 0; undone < rolls; undone++) model.undoRoll();
    expect(shown(model).play.log).toEqual([]);
    model.endPlay();
    expect(model.play.value).toBeUndefined();
  });

  it('BWC-61: a parry may be chosen until the damage is rolled, and the attack roll stays', async () => {
    const { model } = await swordAgainstKnife();
    model.startTyping();
    model.typeFace(4);
    model.choosePlan([{ kind: 'parry', arm: 0 }]);
    expect(shown(model).play.log).toHaveLength(1);
    expect(shown(model).play.next).toMatchObject({ purpose: 'parry', need: 4 });
    expect(shown(model).stale).toBe(false);
    model.typeFace(5);
    model.typeFace(3);
    model.typeFace(2);
    expect(shown(model).play.outcome).toMatchObject({ defenderDies: false, damage: { defender: 3 } });
  });

  it('BWC-61: another defence takes back what it would not have asked for', async () => {
    const { model } = await swordAgainstKnife();
    model.startTyping();
    model.typeFace(4);
    model.typeFace(1);
    expect(shown(model).play.log.at(-1)).toMatchObject({ purpose: 'damage' });
    model.choosePlan([{ kind: 'parry', arm: 0 }]);
    expect(shown(model).play.log).toHaveLength(1);
  });

  it('state/fight: a turn keeps the fight it began with, and says so', async () => {
    const { model } = await swordAgainstKnife();
    model.startTyping();
    model.typeFace(4);
    model.changeSide('attacker', { hands: ['hand', 'nothing'] });
    expect(shown(model).stale).toBe(true);
    expect(shown(model).inputs.attacker.hands[0]).toBe('heavy');
    model.change({ goal: 'trade' });
    model.changeSide('attacker', { hands: ['heavy', 'nothing'] });
    expect(shown(model).stale).toBe(false);
    model.start();
    expect(shown(model).play.log).toEqual([]);
  });

  it('state/fight: rolls are stored as they are made, typed ones too', async () => {
    const { model, stored } = await swordAgainstKnife();
    model.startTyping();
    model.typeFace(6);
    const again = await openFight({ stored });
    expect(shown(again.model).typing?.faces).toEqual([6]);
    again.model.typeFace(2);
    const third = await openFight({ stored });
    expect(shown(third.model).play.log.at(-1)).toMatchObject({ total: 8, result: 'hit' });
  });

  it('state/fight: a damaged record of a turn is left out', async () => {
    const stored = new Map([['fight-play', 'v=1&e=2005\n4t;x\n-']]);
    const { model } = await openFight({ stored });
    expect(model.play.value).toBeUndefined();
    const { model: other } = await openFight({ stored: new Map([['fight-play', 'nonsense\n4t\n-']]) });
    expect(other.play.value).toBeUndefined();
  });

  it('state/fight: nothing is played where the entries make no fight', async () => {
    const { model } = await openFight();
    model.changeSide('defender', { priorDamage: 9 });
    model.rollOut();
    model.rollNext();
    model.startTyping();
    expect(model.play.value).toBeUndefined();
  });
});
