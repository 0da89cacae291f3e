import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { attackAnswer } from '../../../src/brikwars/duel/attack-advice.tsx';
import type { Held } from '../../../src/brikwars/duel/hands.ts';
import { duelCodec, encodeDuel } from '../../../src/brikwars/duel/inputs.ts';
import { planField } from '../../../src/brikwars/duel/plan-fields.ts';
import { presetIds } from '../../../src/brikwars/duel/presets.ts';
import { brikwars as texts } from '../../../src/brikwars/words/en.ts';
import { actions } from '../../../src/rules/brikwars/attack/fight.ts';
import { exchangeOdds } from '../../../src/rules/brikwars/duel/exchange.ts';
import { editionIds } from '../../../src/rules/brikwars/edition.ts';
import { deepOr } from '../../support/deep.ts';
import { openFight } from './device.ts';

type Fight = Awaited<ReturnType<typeof openFight>>['model'];

function answer(model: Fight) {
  const value = model.answer.value;
  if (!value.ok) throw new Error(JSON.stringify(value.issues));
  return value.value;
}

describe('brikwars/duel/model: the answer', () => {
  it('BW-CC-12: stands before anything is entered, with the default defence', async () => {
    const { model } = await openFight();
    const { chosen, advice, choices } = answer(model);
    expect(chosen.chances.defenderDies).toBeCloseTo(1 / 3, 12);
    expect(chosen).toBe(advice.standard);
    expect(choices[0]).toBe(advice.best);
  });

  it('BWC-61: follows what he rolled, and the damage of the turn', async () => {
    const { model } = await openFight();
    model.setAttackRoll(4);
    expect(answer(model).hit).toBe(1);
    model.setAttackRoll(undefined);
    model.changeSide('defender', { priorDamage: 3 });
    const { fight, chosen } = answer(model);
    expect(exchangeOdds(fight, chosen.plan).attacks[0]?.killGivenHit.value).toBeCloseTo(5 / 6, 12);
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
    const parry = answer(model).choices.find(({ plan }) => planField.write(plan) === 'parry:shield.1');
    if (!parry) throw new Error('no parry with the shield');
    model.choosePlan(parry.plan);
    expect(planField.write(answer(model).chosen.plan)).toBe('parry:shield.1');
    model.changeSide('attacker', { hands: ['two-handed', 'nothing'] });
    expect(planField.write(answer(model).chosen.plan)).toBe('parry:shield.1');
    model.changeSide('defender', { hands: ['two-handed', 'shield'] });
    expect(planField.write(answer(model).chosen.plan)).toBe('counterattack:two-handed.1');
  });

  it('BW-CC-11: equal weapons make one line', async () => {
    const { model } = await openFight();
    model.changeSide('defender', { hands: ['hand', 'hand'] });
    expect(
      answer(model)
        .choices.map(({ plan }) => planField.write(plan))
        .sort(),
    ).toEqual(['counterattack:hand.1', 'none', 'parry:hand.1', 'riposte:hand.1:hand.2']);
    model.choosePlan([{ kind: 'parry', arm: 'hand.2' }]);
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

  it('BWC-50: the edition and the house rules of the table are obeyed, and the edition is remembered', async () => {
    const { model, settings } = await openFight({ settings: { edition: 'web5' } });
    expect(model.table.value).toEqual({ edition: 'web5', house: {} });
    model.useTable({ edition: 'pl', house: { damageCriticalFailure: 'total' } });
    expect(settings.value.value.edition).toBe('pl');
    expect(model.table.value.house).toEqual({ damageCriticalFailure: 'total' });
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

describe('brikwars/duel/model: games and address', () => {
  it('brikwars/duel/model: inputs never touch the address of the USB test', async () => {
    const { model, history } = await openFight({ hash: '#/fight/usb' });
    model.setAttackRoll(3);
    expect(history.hash()).toBe('#/fight/usb');
  });

  it('brikwars/duel/model: every change is stored and comes back', async () => {
    const { model, stored } = await openFight();
    model.changeSide('attacker', { unit: 'hero', hands: ['two-handed', 'nothing'] });
    model.setAttackRoll(7);
    const again = await openFight({ stored });
    expect(again.model.inputs.value.value).toEqual(model.inputs.value.value);
  });

  it('brikwars/duel/model: a link with nonsense changes nothing and is named', async () => {
    const { model } = await openFight({ hash: '#/fight?v=1&e=2005&a=<script>' });
    expect(model.inputs.unreadable.value).toBe(true);
    expect(model.answer.value.ok).toBe(true);
  });
});

describe('brikwars/duel/model: units of one’s own', () => {
  const robin = {
    name: 'Sir Robin',
    skill: '1d6+1',
    armor: '6',
    move: 5,
    size: 1,
    hands: 2 as const,
    weapons: ['heavy' as const, 'shield' as const],
  };

  it('BW-UNIT-01: are picked with their name, which stays with the unit and on this device', async () => {
    const { model, stored, history } = await openFight();
    model.useProfile('defender', robin);
    const { defender } = model.inputs.value.value;
    expect(model.names.value(defender)).toBe('Sir Robin');
    model.swap();
    expect(model.names.value(model.inputs.value.value.attacker)).toBe('Sir Robin');
    expect(history.hash()).not.toContain('Robin');
    const again = await openFight({ stored });
    expect(again.model.names.value(defender)).toBe('Sir Robin');
    again.model.changeSide('attacker', { ownSkill: '1d6+2' });
    expect(again.model.names.value(again.model.inputs.value.value.attacker)).toBeUndefined();
  });
});

describe('brikwars/duel/model: whatever is tapped', () => {
  const side = fc.constantFrom('attacker' as const, 'defender' as const);
  const held = fc.constantFrom('hand', 'heavy', 'two-handed', 'random-object', 'own', 'shield', 'nothing');
  const tap: fc.Arbitrary<(model: Fight) => void> = fc.oneof(
    fc.tuple(side, fc.constantFrom(...presetIds)).map(([of, preset]) => (model: Fight) => {
      model.choosePreset(of, preset);
    }),
    fc.tuple(side, held, held).map(([of, first, other]) => (model: Fight) => {
      model.changeSide(of, { hands: [first as Held, other as Held] });
    }),
    fc.constantFrom(...actions).map((action) => (model: Fight) => model.chooseAction(action)),
    fc.constantFrom('close' as const, 'ranged' as const).map((mode) => (model: Fight) => {
      model.change({ mode });
    }),
    fc.boolean().map((automatic) => (model: Fight) => model.change({ automatic })),
    fc.constantFrom(...editionIds).map((edition) => (model: Fight) => {
      model.useTable({ edition, house: {} });
    }),
    fc.tuple(side, fc.integer({ min: 0, max: 3 })).map(([of, size]) => (model: Fight) => {
      model.changeSide(of, { size });
    }),
    fc.constant((model: Fight) => model.swap()),
    fc.constant((model: Fight) => {
      const shown = model.answer.peek();
      if (!shown.ok) return;
      const { choices } = attackAnswer(model.inputs.value.peek(), shown.value.fight);
      const last = choices.at(-1);
      if (last) model.chooseAttack(last);
    }),
  );

  it('BW-CC-04: there is an answer, or words for what is wrong, and the address carries it', async () => {
    const { model } = await openFight();
    fc.assert(
      fc.property(fc.array(tap, { minLength: 1, maxLength: 12 }), (taps) => {
        for (const act of taps) {
          act(model);
          const text = encodeDuel(model.inputs.value.value);
          expect(duelCodec('2005').decode(text)).toEqual(model.inputs.value.value);
          const shown = model.answer.value;
          const unnamed = shown.ok ? [] : shown.issues.filter(({ code }) => texts.issues[code] === undefined);
          expect(unnamed, text).toEqual([]);
        }
      }),
      { numRuns: deepOr(60, 25), seed: 7 },
    );
  });
});
