import { describe, expect, it } from 'vitest';
import { chargeAnswerOf } from '../../../src/brikwars/charge/answer.ts';
import { advisedChoices, bestFor, withChoice } from '../../../src/brikwars/charge/best.ts';
import {
  asksDirection,
  type ChargeInputs,
  chargeSetupOf,
  decodeCharge,
  encodeCharge,
  initialCharge,
} from '../../../src/brikwars/charge/inputs.ts';
import { chargePresets, withChargePreset } from '../../../src/brikwars/charge/model.ts';
import type { EditionId } from '../../../src/rules/brikwars/edition.ts';
import { withHouseRule } from '../../../src/rules/brikwars/house-rules.ts';
import { createSeededSource } from '../../../src/rules/dice/random.ts';
import { deepOr } from '../../support/deep.ts';
import { keptEnds } from '../../support/kept-ends.ts';
import { openCharge } from './device.ts';

type Model = Awaited<ReturnType<typeof openCharge>>['model'];

function answerOf(model: Model) {
  const { value } = model.answer;
  if (!value.ok) throw new Error(JSON.stringify(value.issues));
  return value.value;
}

const start = initialCharge('2005');

describe('brikwars/charge/model: the answer', () => {
  it('BW-CHG-04 a knight with a lance stands before anything is entered', async () => {
    const { model } = await openCharge();
    const { charge, odds } = answerOf(model);
    expect([charge.momentum.value, charge.opposition.value]).toEqual([2, 1]);
    expect(odds.defenderDies.value).toBeGreaterThan(odds.attackerDies.value);
  });

  it('EX-JST-01 two jousters meet head-on at 27" in one tap', async () => {
    const { model } = await openCharge();
    model.usePreset('joust');
    const { charge } = answerOf(model);
    expect([charge.speed.value, charge.momentum.value, charge.opposition.value]).toEqual([27, 2, 2]);
    expect([charge.attacker.struckSize, charge.defender.struckSize]).toEqual([1, 1]);
  });

  it('BW-CHG-04 every example makes a Charge in every edition', async () => {
    for (const edition of ['2005', 'web5', 'pl'] as const) {
      for (const preset of chargePresets) {
        const inputs = withChargePreset(initialCharge(edition), preset);
        expect(await keptEnds('charge', encodeCharge(inputs)), `${edition} ${preset}`).toHaveLength(3);
      }
    }
  });

  it('BW-CHG-09 who mounts a horse has Size 2, and Size 1 on foot again', async () => {
    const { model } = await openCharge();
    model.changeSide('defender', { mount: 'warhorse' });
    expect(model.inputs.value.value.defender.size).toBe(2);
    model.changeSide('defender', { struck: 'mount' });
    expect(chargeSetupOf(model.inputs.value.value).defender).toMatchObject({ armor: '1d6', size: 2 });
    model.changeSide('defender', { mount: 'none' });
    expect(model.inputs.value.value.defender.size).toBe(1);
  });

  it('BW-CHGW-05 a run longer than the Move takes a Sprint that is long enough', async () => {
    const { model } = await openCharge();
    expect(answerOf(model).sprint).toBeUndefined();
    model.change({ straight: 13 });
    expect(answerOf(model).sprint).toEqual({ move: 10, chance: expect.closeTo(4 / 6, 12) });
    model.changeSide('attacker', { mount: 'none', unit: 'own' });
    expect(answerOf(model).sprint).toBeUndefined();
  });

  it('BW-CHG-14 BW-WEAP-06 only a rider holds a lance beside a shield', async () => {
    const { model } = await openCharge();
    const held = () => {
      const { arm, shield, reach } = model.inputs.value.value.defender;
      return [arm, shield, reach];
    };
    model.changeSide('defender', { mount: 'warhorse' });
    model.changeSide('defender', { arm: 'two-handed' });
    expect(held()).toEqual(['two-handed', true, 3]);
    model.changeSide('defender', { mount: 'none' });
    expect(held()).toEqual(['two-handed', false, 3]);
    model.changeSide('defender', { shield: true });
    expect(held()).toEqual(['heavy', true, 2]);
  });

  it('BW-CHG-09 a unit of one’s own charges with its Size and the weapon it has for it', async () => {
    const { model } = await openCharge();
    model.useProfile('attacker', {
      name: 'Dragon',
      skill: '1d10',
      armor: '3d6',
      move: 12,
      size: 5,
      hands: 0,
      weapons: ['bite', { name: 'Horn', use: 4, damage: '2d6+1', kind: 'heavy' }],
    });
    const { charge } = answerOf(model);
    expect(charge.attacker.size).toBe(5);
    expect(charge.attacker.weapon?.use).toBe(4);
    model.useProfile('attacker', {
      name: 'Boulder',
      skill: '1d6',
      armor: '10',
      move: 8,
      size: 3,
      hands: 0,
      weapons: [],
    });
    expect(model.inputs.value.value.strikes).toBe('body');
    expect(decodeCharge(encodeCharge(model.inputs.value.value))).toEqual(model.inputs.value.value);
  });

  it('BW-CHG-13 a hand weapon meets no Charge by speed and Size, but it counters one by a die', () => {
    const inputs: ChargeInputs = { ...start, defender: { ...start.defender, arm: 'hand', reach: 1 } };
    expect(chargeSetupOf(inputs).defender.weapon).toBeUndefined();
    const foot = { ...inputs.attacker, mount: 'none' as const, size: 1 };
    const web = { ...inputs, table: { edition: 'web5' as const, house: {} }, attacker: foot };
    expect(chargeSetupOf(web).defender.weapon?.use).toBe(2);
  });

  it('BW-CHG-01 the two change places, and what does not charge is put away', async () => {
    const { model } = await openCharge();
    model.changeSide('defender', { arm: 'hand', reach: 1 });
    model.swap();
    const { attacker, defender, strikes } = model.inputs.value.value;
    expect([attacker.size, attacker.arm, strikes, defender.arm]).toEqual([
      1,
      'nothing',
      'body',
      'two-handed',
    ]);
    expect(model.answer.value.ok).toBe(true);
  });

  it('BWC-08 the rules of the table are obeyed', async () => {
    const { model } = await openCharge();
    model.usePreset('foot');
    model.useTable({ edition: 'web5', house: {} });
    expect(answerOf(model).charge.model).toBe('die');
    model.useTable(withHouseRule(model.table.value, 'model', 'size'));
    expect(answerOf(model).charge.model).toBe('size');
    expect(answerOf(model).odds.attackerDies.value).toBeGreaterThan(0);
    model.useTable(withHouseRule({ edition: '2005', house: {} }, 'skillRoll', 'none'));
    expect(answerOf(model).odds.hits.value).toBe(1);
  });

  it('BW-CHG-16 the best choice of either side can be taken over, and is then the one that is chosen', () => {
    const joust = withChargePreset(start, 'joust');
    for (const side of ['attacker', 'defender'] as const) {
      for (const goal of ['kill', 'survive', 'trade'] as const) {
        const [best] = advisedChoices({ ...joust, goal }, side);
        if (!best?.plan) continue;
        const taken = withChoice({ ...joust, goal }, best);
        const now = advisedChoices(taken, side).find((choice) => choice.now);
        expect(now?.score).toBeCloseTo(best.score, 12);
        expect(now?.best).toBe(true);
      }
    }
    // Anyone who charges could attack by default instead; anyone who is charged has no such choice.
    const planless = (side: 'attacker' | 'defender') =>
      advisedChoices(joust, side).filter(({ plan }) => plan === undefined).length;
    expect([planless('attacker'), planless('defender')]).toEqual([1, 0]);
  });
});

describe('brikwars/charge/model: what stands with the answer', () => {
  it('BW-CHG-16 the best answer of the target kills it least, and is the chosen one where nothing is better', () => {
    const all: readonly EditionId[] = ['2005', 'web5', 'pl'];
    for (const [place, preset] of chargePresets.entries()) {
      // Each example by all editions, or by one of them in turn.
      for (const edition of deepOr(
        all,
        all.filter((_, at) => at === place % all.length),
      )) {
        const inputs = withChargePreset(initialCharge(edition), preset);
        const { side, best } = bestFor(inputs);
        if (side !== 'defender' || best === undefined) continue;
        const least = Math.min(
          ...advisedChoices({ ...inputs, goal: 'survive' }, 'defender').map(
            ({ defenderDies }) => defenderDies,
          ),
        );
        expect(best.defenderDies).toBeCloseTo(least, 9);
        expect(bestFor(withChoice(inputs, best)).best?.now).toBe(true);
      }
    }
  });

  it('BW-CHG-16 the advice makes of the odds what it says, and following it ends the advice', () => {
    for (const preset of chargePresets) {
      const begun = withChargePreset(initialCharge('2005'), preset);
      for (const inputs of [begun, { ...begun, braced: !begun.braced, defenderParries: false }]) {
        const { side, best } = bestFor(inputs);
        if (!best?.plan) continue;
        const taken = withChoice(inputs, best);
        const answer = chargeAnswerOf(taken);
        if (!answer.ok) throw new Error(`${preset}: no charge`);
        expect(answer.value.odds.defenderDies.value).toBeCloseTo(best.defenderDies, 9);
        expect(answer.value.odds.attackerDies.value).toBeCloseTo(best.attackerDies, 9);
        expect(bestFor(taken)).toMatchObject({ side, best: { now: true } });
      }
    }
  });

  it('BW-CHGW-06 locked in close combat are only the living', async () => {
    const { model } = await openCharge({ settings: { edition: 'web5' } });
    model.usePreset('foot');
    model.changeSide('defender', { shield: false });
    model.change({ answer: 'body' });
    const { locked, stops, neitherDies } = answerOf(model).odds;
    expect(locked.value).toBeLessThanOrEqual(neitherDies.value + 1e-12);
    expect(locked.value).toBeLessThan(stops.value);
  });

  it('BWC-07 from where they come is asked only where it matters', () => {
    expect(asksDirection(initialCharge('web5'))).toBe(true);
    const table = withHouseRule(initialCharge('2005').table, 'combined', 'damage');
    expect([asksDirection(initialCharge('2005')), asksDirection({ table })]).toEqual([false, false]);
  });
});

describe('brikwars/charge/link: links and drafts', () => {
  /** Inputs put together by chance, within their bounds. */
  function anyInputs(seed: number): ChargeInputs {
    const source = createSeededSource(seed);
    const preset = chargePresets[source(chargePresets.length) - 1] ?? 'knight';
    const some = withChargePreset(initialCharge('web5'), preset);
    return {
      ...some,
      table: withHouseRule(withHouseRule(some.table, 'smash', 'alone'), 'bonus', 'none'),
      straight: source(99),
      earlier: source(20) - 1,
      targetMove: source(20) - 1,
      direction: (['towards', 'away', 'angle'] as const)[source(3) - 1] ?? 'angle',
      unintentional: source(2) === 1,
      braced: source(2) === 1,
      strikes: (['weapon', 'body', 'shove'] as const)[source(3) - 1] ?? 'body',
      afterMiss: source(2) === 1 ? 'ram' : 'past',
      answer: (['weapon', 'body', 'bail'] as const)[source(3) - 1] ?? 'body',
      chargers: source(6),
      line: source(9) - 1,
      moveLeft: source(99),
      behind: (['open', 'wall', 'drop'] as const)[source(3) - 1] ?? 'open',
      free: source(99),
      height: source(99),
      aimApart: source(2) === 1,
      goal: (['kill', 'survive', 'trade'] as const)[source(3) - 1] ?? 'kill',
      attacker: { ...some.attacker, unit: 'own', ownSkill: '1d10-1', ownArmor: '2d6+3', arm: 'own' },
    };
  }

  it('BW-CHG-01 what is written is read again, within 2,000 characters', () => {
    for (let seed = 0; seed < 60; seed++) {
      const inputs = anyInputs(seed);
      const text = encodeCharge(inputs);
      expect(text.startsWith('v=2&')).toBe(true);
      expect(text.length).toBeLessThan(2000);
      expect(decodeCharge(text)).toEqual(inputs);
    }
  });

  it('BW-CHG-01 what is not wholly understood is refused', () => {
    const good =
      'v=1&e=2005&a=armored-minifig.1d6.4.warhorse.2.rider.two-handed.5.2d6.3.0.0&d=minifig.1d6.4.none.1.rider.nothing.5.2d6.1.1.0&r=10.0.0.angle.0&p=weapon.ram.0.1.weapon.1.1&x=1.0.0.0.1.open.2.4.0&g=kill';
    expect(decodeCharge(good)).toEqual(start);
    for (const bad of [
      '',
      'v=3',
      good.replace('v=1', 'v=9'),
      good.replace('e=2005', 'e=1995'),
      good.replace('two-handed', 'hand'),
      good.replace('two-handed', 'pike'),
      good.replace('r=10.', 'r=100.'),
      good.replace('r=10.', 'r=-1.'),
      good.replace('r=10.', 'r=1e1.'),
      good.replace('g=kill', 'g=win'),
      good.replace(/&x=[^&]*/, ''),
      `${good.replace(/\.0&g=/, '.0.0&g=')}`,
      good.replace('1d6.4', '1q6.4'),
    ]) {
      expect(decodeCharge(bad), bad).toBeUndefined();
    }
  });

  it('BW-CHG-01 the draft is there after a restart, and a link does not overwrite it', async () => {
    const first = await openCharge();
    first.model.change({ straight: 7 });
    const again = await openCharge({ stored: first.stored });
    expect(again.model.inputs.value.value.straight).toBe(7);
    const link = encodeCharge(withChargePreset(start, 'giant'));
    const linked = await openCharge({ stored: first.stored, hash: `#/fight/charge?${link}` });
    expect(linked.model.inputs.linked.value).toBe(true);
    expect(linked.model.inputs.value.value.attacker.size).toBe(4);
    linked.model.inputs.discard();
    expect(linked.model.inputs.value.value.straight).toBe(7);
  });
});

describe('brikwars/charge/play: on the table', () => {
  it('EX-JST-09 a joust is rolled to its end, likely as its odds say, and is there after a restart', async () => {
    const opened = await openCharge({ random: createSeededSource(5) });
    opened.model.usePreset('joust');
    opened.model.play.start();
    opened.model.play.rollOut();
    for (let n = 0; n < 12; n++) {
      const next = opened.model.play.play.value?.next;
      if (next && 'options' in next) opened.model.play.choose(next.options[0] ?? '');
      opened.model.play.rollOut();
    }
    const shown = opened.model.play.play.value;
    expect(shown?.outcome).toBeDefined();
    expect(shown?.likelihood).toBeGreaterThan(0);
    const again = await openCharge({ stored: opened.stored });
    expect(again.model.play.play.value?.outcome).toEqual(shown?.outcome);
    expect(again.model.play.play.value?.log).toEqual(shown?.log);
    expect(again.model.play.play.value?.stale).toBe(false);
    again.model.change({ goal: 'survive' });
    expect(again.model.play.play.value?.stale).toBe(false);
    again.model.change({ straight: 3 });
    expect(again.model.play.play.value?.stale).toBe(true);
  });

  it('BW-CHG-14 typed faces and a chosen parry are taken, and can be taken back', async () => {
    const { model } = await openCharge();
    model.usePreset('knight');
    model.play.start();
    model.play.startTyping();
    model.play.typeFace(5);
    expect(model.play.play.value?.next).toMatchObject({ purpose: 'parry', options: ['parry', 'take-it'] });
    model.play.choose('take-it');
    expect(model.play.play.value?.log.at(-1)).toMatchObject({ result: 'take-it' });
    model.play.undo();
    expect(model.play.play.value?.next).toMatchObject({ purpose: 'parry' });
  });
});
