import { describe, expect, it } from 'vitest';
import { createSeededSource } from '../../../src/rules/dice/random.ts';
import { usbRulesOf, withUsbHouseRule } from '../../../src/rules/usb/house-rules.ts';
import { type MeleeEntry, meleeAsPlayed } from '../../../src/rules/usb/melee/melee-record.ts';
import { chargeInches, reactionsOf } from '../../../src/rules/usb/reaction/reaction.ts';
import { fresh } from '../../../src/rules/usb/units/fighter.ts';
import type { LineUnit } from '../../../src/rules/usb/units/unit.ts';
import { isChosen, openAdvice, scoreFor, usbAdvice } from '../../../src/usb/charge/advice.ts';
import {
  breakChance,
  escapeOf,
  goneChance,
  stopChance,
  usbChargeAnswerOf,
  winChance,
} from '../../../src/usb/charge/answer.ts';
import {
  type ChargeGoal,
  chargeGoals,
  initialUsbCharge,
  plainSide,
  swappedMelee,
  type UsbChargeInputs,
  usbChargeCodec,
  withMelee,
  withMeleeSide,
} from '../../../src/usb/charge/inputs.ts';
import { afterPlay, opensRound, usbChargeLikelihood, usbChargePlay } from '../../../src/usb/charge/play.ts';
import { usbChargePresets, withUsbChargePreset } from '../../../src/usb/charge/presets.ts';
import { plainUsbTable } from '../../../src/usb/house-rules.ts';
import { heroOf, regulars } from '../../../src/usb/side.ts';
import { deepOr } from '../../support/deep.ts';
import { keptEnds } from '../../support/kept-ends.ts';
import { openUsbCharge } from './device.ts';

type Model = Awaited<ReturnType<typeof openUsbCharge>>['model'];

function answerOf(model: Pick<Model, 'answer'>) {
  const { value } = model.answer;
  if (!value.ok) throw new Error(JSON.stringify(value.issues));
  return value.value;
}

const line = (part: Partial<LineUnit>) => fresh({ ...regulars, ...part });
const start = initialUsbCharge;
const example = (preset: (typeof usbChargePresets)[number]) => withUsbChargePreset(start, preset);

describe('usb/charge/model: the answer', () => {
  it('USB-RES-02 a charge stands before anything is entered, and its ends add up to one', async () => {
    const { model } = await openUsbCharge();
    const { odds } = answerOf(model);
    const all = Object.values(odds.endings).reduce((sum, chance) => sum + chance, 0);
    expect(all).toBeCloseTo(1, 12);
    const { locked, 'both-wiped': both } = odds.endings;
    const won = winChance(odds, 'charger') + winChance(odds, 'target');
    expect(won + locked + both + stopChance(odds) + odds.endings['self-destroyed']).toBeCloseTo(1, 12);
    expect(winChance(odds, 'charger')).toBeGreaterThan(winChance(odds, 'target'));
  });

  it('USB-MELEE-13 every example makes a melee with ends that are all there are', async () => {
    for (const preset of usbChargePresets) {
      const text = usbChargeCodec.encode(example(preset));
      const ends = (await keptEnds('usb-charge', text)) ?? [];
      expect(
        ends.reduce((sum, { chance }) => sum + chance, 0),
        preset,
      ).toBeCloseTo(1, 9);
    }
  });

  it('usb/charge/presets an example is another melee for the same goal at the same table', () => {
    const own = { table: { house: { fatigue: 'inclusive' } }, goal: 'kill' } as const;
    for (const preset of usbChargePresets)
      expect(withUsbChargePreset({ ...start, ...own }, preset), preset).toMatchObject(own);
  });

  it('USB-MOR-05 a unit that came in panic is compared by whether it is gone, as its tile says', () => {
    const inputs = example('regulars');
    const { target } = inputs;
    const fighter = { ...target.fighter, state: 'panicked' as const };
    const answer = usbChargeAnswerOf({ ...inputs, target: { ...target, fighter } });
    if (!answer.ok) throw new Error('no melee');
    expect(breakChance(answer.value, 'target')).toBe(goneChance(answer.value.odds, 'target'));
  });

  it('USB-PP-06 a False Flag forbids the charge, and goes with the link', async () => {
    const { model } = await openUsbCharge();
    model.change({ falseFlag: true });
    expect(model.answer.value).toMatchObject({ ok: false, issues: [{ code: 'false-flag' }] });
    const again = usbChargeCodec.decode(usbChargeCodec.encode(model.inputs.value.value));
    expect(again?.falseFlag).toBe(true);
    model.change({ falseFlag: false });
    expect(model.answer.value.ok).toBe(true);
  });

  it('USB-DUEL-01 USB-PP-04 a hero who flees keeps his Power points for another time', () => {
    const led = { ...line({}), joined: { unit: heroOf('hero'), lost: 0 } };
    const both = withMeleeSide(withMeleeSide(start, 'charger', { fighter: led }), 'target', { fighter: led });
    const brave = withMelee(both, { braveAttacks: 2 });
    expect(brave.braveAttacks).toBe(2);
    expect(withMelee(brave, { duel: 'charger-flees' }).braveAttacks).toBe(0);
    expect(withMelee(brave, { duel: 'target-flees' }).braveAttacks).toBe(2);
  });

  it('USB-MELEE-01 who is too far away sees how far a charge reaches', async () => {
    const { model } = await openUsbCharge();
    const reach = chargeInches(model.inputs.value.value).value;
    model.change({ distance: reach });
    expect(model.answer.value.ok).toBe(true);
    model.change({ distance: reach + 0.5 });
    expect(model.answer.value).toMatchObject({
      ok: false,
      issues: [{ code: 'out-of-reach', inches: reach }],
    });
  });

  it('USB-MOR-05 all that is wrong is shown at once', () => {
    const shaken = { ...line({}), state: 'shaken' } as const;
    const inputs = withMelee(withMeleeSide(start, 'charger', { fighter: shaken }), {
      distance: 30,
      seen: false,
      nearness: 'farther',
    });
    const answer = usbChargeAnswerOf(inputs);
    expect(answer.ok ? [] : answer.issues.map(({ code }) => code).sort()).toEqual([
      'not-nearest',
      'not-seen',
      'out-of-reach',
      'shaken-charger',
    ]);
  });
});

describe('usb/charge/model: what the sentence needs', () => {
  it('USB-REACT-02 where the charged step out of reach it says how far they are and how far the charge gets', () => {
    expect(escapeOf(start)).toBeUndefined();
    expect(escapeOf({ ...start, reaction: 'move' })).toEqual({ needed: 11, reach: 10 });
    expect(escapeOf({ ...start, reaction: 'move', distance: 7 })).toBeUndefined();
    expect(escapeOf({ ...start, reaction: 'move', locked: true })).toBeUndefined();
  });

  it('USB-MOR-06 who came in panic can only be gone, and is not broken again', () => {
    const came = (state: 'steady' | 'panicked') => {
      const fighter = { ...start.target.fighter, state };
      const answer = usbChargeAnswerOf(withMeleeSide(start, 'target', { fighter }));
      if (!answer.ok) throw new Error('a melee');
      return answer.value;
    };
    const [steady, panicked] = [came('steady'), came('panicked')];
    expect(breakChance(steady, 'target')).toBeCloseTo(1 - steady.odds.target.stands, 12);
    expect(breakChance(panicked, 'target')).toBeCloseTo(goneChance(panicked.odds, 'target'), 12);
    expect(breakChance(panicked, 'target')).toBeLessThan(1);
  });
});

describe('usb/charge/model: friends', () => {
  it('USB-RES-01 further units of a side help it to win', () => {
    const chance = (inputs: UsbChargeInputs) => {
      const answer = usbChargeAnswerOf(inputs);
      if (!answer.ok) throw new Error('no melee');
      return winChance(answer.value.odds, 'charger');
    };
    const alone = chance(start);
    const friends = [line({ models: 3 }), line({ models: 1 })];
    expect(chance(withMeleeSide(start, 'charger', { others: friends }))).toBeGreaterThan(alone);
    expect(chance(withMeleeSide(start, 'target', { others: friends }))).toBeLessThan(alone);
  });
});

describe('usb/charge/model: what follows from a change', () => {
  it('USB-REACT-02 a reaction that is no longer allowed goes', async () => {
    const { model } = await openUsbCharge();
    model.change({ distance: 8, reaction: 'shoot' });
    expect(model.inputs.value.value.reaction).toBe('shoot');
    model.change({ distance: 5 });
    expect(model.inputs.value.value.reaction).toBe('none');
    model.changeSide('target', { fighter: { ...line({}), entrenched: true } });
    model.change({ reaction: 'shoot' });
    expect(model.inputs.value.value.reaction).toBe('shoot');
    model.change({ locked: true });
    expect(model.inputs.value.value.reaction).toBe('none');
  });

  it('USB-MELEE-08 without a shield there is nothing to choose for it', async () => {
    const { model } = await openUsbCharge();
    model.change({ shield: 'reroll' });
    expect(model.inputs.value.value.shield).toBe('reroll');
    model.changeSide('target', { fighter: line({ shield: false }) });
    expect(model.inputs.value.value.shield).toBe('strike');
  });

  it('USB-FORM-04 only a phalanx has a side', () => {
    const phalanx = withMelee(example('phalanx'), {});
    expect(phalanx.flank).toBe(true);
    const { fighter } = phalanx.target;
    const open = withMeleeSide(phalanx, 'target', { fighter: { ...fighter, formation: 'skirmish' } });
    expect(open.flank).toBe(false);
  });

  it('USB-DUEL-01 a duel needs two heroes, and comes before any self-destruction', () => {
    const bomb = line({ specialisations: ['self-destruction'] });
    const led = { ...bomb, joined: { unit: heroOf('hero'), lost: 0 } };
    const alone = withMeleeSide(start, 'charger', { fighter: led, selfDestructs: true });
    expect(alone.charger.selfDestructs).toBe(true);
    const met = withMelee(
      withMeleeSide(alone, 'target', { fighter: { ...line({}), joined: { unit: heroOf('hero'), lost: 0 } } }),
      { duel: 'target-flees' },
    );
    expect([met.charger.selfDestructs, met.duel]).toEqual([false, 'target-flees']);
    expect(withMeleeSide(met, 'target', { fighter: line({}) }).duel).toBe('fight');
  });

  it('USB-PP-01 a hero spends no more Power points than he has', () => {
    const aspiring = withMeleeSide(start, 'charger', { fighter: fresh(heroOf('aspiring')) });
    const { braveAttacks, luck } = withMelee(aspiring, { braveAttacks: 1, luck: 8 });
    expect([braveAttacks, luck]).toEqual([1, 1]);
    expect(withMeleeSide(withMelee(aspiring, { luck: 2 }), 'charger', { fighter: line({}) }).luck).toBe(0);
  });

  it('USB-MELEE-09 leaders help until their unit has fought this round', () => {
    const led = line({ leaders: true });
    const tired = withMeleeSide(start, 'target', { fighter: { ...led, fights: 1 } });
    expect(tired.target.firstFight).toBe(false);
    const activated = withMeleeSide(start, 'target', { fighter: { ...led, activated: true } });
    expect(activated.target.firstFight).toBe(false);
    const charger = withMeleeSide(start, 'charger', { fighter: { ...led, activated: true } });
    expect(charger.charger.firstFight).toBe(true);
    const said = withMeleeSide(tired, 'target', { firstFight: true });
    expect(withMeleeSide(said, 'target', { fighter: { ...led, fights: 2 } }).target.firstFight).toBe(true);
  });

  it('USB-HERO-01 a hero near by is lent and taken away again', async () => {
    const { model } = await openUsbCharge();
    model.setAura('target', 3);
    expect(model.inputs.value.value.target.aura).toBe(3);
    model.setAura('target', undefined);
    expect('aura' in model.inputs.value.value.target).toBe(false);
  });

  it('USB-MELEE-13 the two change places with all that they are', async () => {
    const { model } = await openUsbCharge();
    model.changeSide('charger', { others: [line({ models: 3 })] });
    const before = model.inputs.value.value;
    model.swap();
    const after = model.inputs.value.value;
    expect(after.target.fighter).toEqual(before.charger.fighter);
    expect(after.target.others).toEqual(before.charger.others);
    expect(after.charger.fighter).toEqual(before.target.fighter);
    expect(swappedMelee(swappedMelee(start))).toEqual(start);
  });

  it('USB-X-02 the rules of the table are obeyed, and nobody has lost more than he has', async () => {
    const { model } = await openUsbCharge();
    model.use(withUsbChargePreset(start, 'machine'));
    model.useTable(withUsbHouseRule(plainUsbTable, 'growthModel', 'F1'));
    const { fighter } = model.inputs.value.value.charger;
    model.changeSide('charger', { fighter: { ...fighter, wounded: 8 } });
    expect(model.inputs.value.value.charger.fighter.wounded).toBe(8);
    model.useTable(plainUsbTable);
    expect(model.inputs.value.value.charger.fighter.wounded).toBe(5);
  });
});

describe('usb/charge/advice-card: what is best', () => {
  it('USB-REACT-02 every allowed reaction is weighed, and the best can be taken over', () => {
    for (const [at, preset] of (['riders', 'trench', 'duel'] as const).entries()) {
      for (const goal of deepOr<readonly ChargeGoal[]>(chargeGoals, chargeGoals.slice(at, at + 1))) {
        const inputs: UsbChargeInputs = { ...example(preset), goal };
        for (const { topic, choices } of usbAdvice(inputs)) {
          const [best] = choices;
          if (!best) throw new Error('no choice');
          expect(choices.every(({ score }) => score <= best.score)).toBe(true);
          const taken = withMelee(inputs, best.part);
          const again = usbAdvice(taken).find((other) => other.topic === topic);
          const now = again?.choices.find((choice) => isChosen(taken, choice));
          expect(now?.best, `${preset} ${goal} ${topic}`).toBe(true);
          const answer = usbChargeAnswerOf(taken);
          if (!answer.ok) throw new Error('not allowed');
          const who = topic === 'duel-charger' ? 'charger' : 'target';
          const other = who === 'charger' ? 'target' : 'charger';
          const { odds } = answer.value;
          expect(scoreFor(goal, odds[who].stands, odds[other].stands)).toBeCloseTo(best.score, 12);
        }
      }
    }
  });

  it('USB-REACT-01 only what is allowed is advised', () => {
    for (const preset of usbChargePresets) {
      const inputs = example(preset);
      const allowed = reactionsOf(inputs, usbRulesOf(inputs.table))
        .filter(({ issue }) => !issue)
        .map(({ reaction }) => reaction);
      const advised = usbAdvice(inputs).find(({ topic }) => topic === 'reaction')?.choices ?? [];
      expect(advised.map(({ choice }) => choice).sort()).toEqual(allowed.length > 1 ? allowed.sort() : []);
    }
  });
});

describe('usb/charge/advice-card: before it is weighed', () => {
  it('USB-REACT-02 what is open to choose stands there at once, as it stood before where it is the same', () => {
    const named = (choicesAdvised: ReturnType<typeof openAdvice>) =>
      choicesAdvised.map(({ topic, choices }) => [
        topic,
        choices.map(({ choice, part }) => [choice, part]).sort(),
      ]);
    for (const preset of usbChargePresets) {
      const weighed = usbAdvice(example(preset));
      expect(named(openAdvice(example(preset), []))).toEqual(named(weighed));
      expect(openAdvice(example(preset), weighed)).toEqual(weighed);
    }
  });
});

describe('usb/charge/inputs: links and drafts', () => {
  it('usb/charge/inputs what is written is read again, within 2,000 characters', () => {
    const led = { ...line({}), joined: { unit: heroOf('legend'), lost: 1 } };
    const crowded = withMelee(
      withMeleeSide(withMeleeSide(start, 'charger', { fighter: led, others: [led, led] }), 'target', {
        fighter: { ...line({ models: 20 }), formation: 'phalanx', state: 'shaken' },
        others: [line({ shield: true }), fresh(heroOf('hero'))],
        aura: 3,
      }),
      { distance: 7.5, slowWay: true, nearness: 'nearer-unseen', flank: true, lostOnTheWay: 2, luck: 3 },
    );
    const table = withUsbHouseRule(
      withUsbHouseRule(plainUsbTable, 'd3Overflow', 'perModel'),
      'nearest',
      'strict',
    );
    const all = [...usbChargePresets.map(example), { ...crowded, table, goal: 'trade' as const }];
    for (const inputs of all) {
      const text = usbChargeCodec.encode(inputs);
      expect(text.startsWith('v=2&')).toBe(true);
      expect(text.length).toBeLessThan(2000);
      expect(usbChargeCodec.decode(text)).toEqual(inputs);
    }
  });

  it('usb/charge/inputs what is not wholly understood is refused', () => {
    const unit = 'line.infantry.4.4.10.basic.0.small-arms.0.0.0.10.0.skirmish.open.0.steady.0.0.0';
    const good = `v=1&e=usb&c=${unit}.1.none.none.0.0&d=${unit}.1.none.none.0.0&m=0.80.0.0.1.0.0.nearest.0.none.strike.fight.0.0&g=survive`;
    expect(usbChargeCodec.decode(good)).toMatchObject({ distance: 8, goal: 'survive' });
    for (const bad of [
      '',
      'v=2&distance=40.1',
      'v=2&charger.fighter=infantry',
      'v=2&charger.others=6',
      'v=2&goal=win',
      good.replace('v=1', 'v=9'),
      good.replace('e=usb', 'e=2005'),
      good.replace('infantry', 'cavalry'),
      good.replace('g=survive', 'g=win'),
      good.replace(/&m=[^&]*/, ''),
      good.replace('m=0.80.', 'm=0.401.'),
      good.replace('m=0.80.', 'm=0.-1.'),
      good.replace('.nearest.', '.near.'),
      `${good.replace('&g=', '.0&g=')}`,
      good.replace('&d=', '.1&d='),
    ]) {
      expect(usbChargeCodec.decode(bad), bad).toBeUndefined();
    }
  });

  it('usb/charge/model the draft is there after a restart, and a link does not overwrite it', async () => {
    const first = await openUsbCharge();
    first.model.change({ distance: 6 });
    const again = await openUsbCharge({ stored: first.stored });
    expect(again.model.inputs.value.value.distance).toBe(6);
    const link = usbChargeCodec.encode(example('machine'));
    const linked = await openUsbCharge({ stored: first.stored, hash: `#/fight/usb/charge?${link}` });
    expect(linked.model.inputs.linked.value).toBe(true);
    expect(linked.model.inputs.value.value.charger.fighter.unit.kind).toBe('machine');
    linked.model.inputs.discard();
    expect(linked.model.inputs.value.value.distance).toBe(6);
  });
});

/** Rolls a melee to its end; choices take what is offered first. */
function rollOut({ play }: Model): void {
  play.start();
  play.rollOut();
  for (let n = 0; n < 40; n++) {
    const next = play.play.value?.next;
    if (next && 'options' in next) play.choose(next.options[0] ?? '');
    play.rollOut();
  }
}

function unsaid(what: string): never {
  throw new Error(`nobody says how likely ${what} was`);
}

describe('usb/charge/play: on the table', () => {
  it('USB-MELEE-08 how likely it was follows the shields as they were used', async () => {
    const { model } = await openUsbCharge();
    const inputs = withMelee(start, {
      charger: plainSide('charger', line({ models: 5, melee: 'pole' })),
      target: plainSide('target', line({ shield: true })),
      locked: true,
    });
    model.use(inputs);
    const { play } = model;
    play.start();
    play.startTyping();
    for (const face of [4, 4, 4, 1, 1]) play.typeFace(face);
    for (const face of [1, 4, 4]) play.typeFace(face);
    play.choose('reroll');
    play.typeFace(4);
    while (play.play.value?.typing) play.typeFace(4);
    const shown = play.play.value;
    if (!shown?.outcome) throw new Error('no end');
    const { ending } = shown.outcome;
    const chance = (shield: 'strike' | 'reroll') => {
      const answer = usbChargeAnswerOf(withMelee(inputs, { shield }));
      return answer.ok ? answer.value.odds.endings[ending] : undefined;
    };
    expect(shown.likelihood).toBeCloseTo(chance('reroll') ?? 0, 12);
    expect(chance('reroll')).not.toBeCloseTo(chance('strike') ?? 0, 2);
  });

  it('USB-PP-02 where Power points bent dice nobody says how likely it was', () => {
    const bent: MeleeEntry = { part: 'first', purpose: 'bend', who: 'charger', count: 1, spent: 2 };
    const side = { points: 0, models: 0, fate: 'steady' } as const;
    const outcome = { ending: 'locked', charger: side, target: side } as const;
    expect(usbChargePlay.likelihood(start, outcome, [bent])).toBeUndefined();
    expect(usbChargePlay.likelihood(start, outcome, [])).toBeGreaterThan(0);
  });

  it('USB-SPEC-08 a blessed unit that left its failed test as it was is counted without its blessing', () => {
    const target = { ...start.target, blessed: 'morale' as const };
    const failed = { part: 'morale', purpose: 'morale', who: 'target', count: 0, good: false } as const;
    const setup = { ...start, target };
    const blessing = (log: readonly MeleeEntry[]) => meleeAsPlayed(setup, log)?.target.blessed;
    expect(blessing([failed])).toBe('none');
    expect(blessing([failed, { ...failed, purpose: 'morale-again' }])).toBe('morale');
    expect(blessing([{ ...failed, good: true }])).toBe('morale');
    expect(blessing([])).toBe('morale');
  });

  it('USB-MELEE-13 every example is rolled to an end that its odds hold possible', async () => {
    for (const preset of usbChargePresets) {
      for (let seed = 1; seed <= deepOr(5, 2); seed++) {
        const { model } = await openUsbCharge({ random: createSeededSource(seed) });
        model.use(example(preset));
        rollOut(model);
        const shown = model.play.play.value;
        if (shown?.outcome === undefined) throw new Error(`${preset} ${seed} has no end`);
        expect(shown.likelihood, `${preset} ${seed}`).toBeGreaterThan(0);
        const { models, fates } =
          usbChargeLikelihood(shown.inputs, shown.outcome, shown.log) ?? unsaid(preset);
        for (const role of ['charger', 'target'] as const) {
          expect(models[role].exactly, `${preset} ${seed} ${role}`).toBeGreaterThan(0);
          expect(fates[role]).toBeGreaterThan(0);
        }
      }
    }
  });

  it('USB-MELEE-12 a locked fight goes on with the other side, tired, and ends some day', async () => {
    for (let seed = 1; seed < 200; seed++) {
      const { model } = await openUsbCharge({ random: createSeededSource(seed) });
      rollOut(model);
      const first = model.play.play.value;
      if (first?.outcome?.ending !== 'locked') continue;
      expect(first.mayGoOn).toBe(true);
      model.play.goOn();
      const next = model.play.play.value?.inputs;
      expect(next?.locked).toBe(true);
      expect(next?.charger.fighter.unit).toEqual(first.inputs.target.fighter.unit);
      expect(next?.charger.fighter.fights).toBe(1);
      expect(next?.target.fighter.activated).toBe(true);
      expect(next?.charger.fighter.models).toBe(first.outcome.target.after?.models);
      for (let round = 0; round < 60; round++) {
        model.play.rollOut();
        const asked = model.play.play.value?.next;
        if (asked && 'options' in asked) model.play.choose(asked.options[0] ?? '');
        else if (model.play.play.value?.mayGoOn) model.play.goOn();
      }
      expect(model.play.play.value?.mayGoOn).toBe(false);
      return;
    }
    throw new Error('no fight was locked');
  });

  it('USB-TURN-02 who strikes a second time in a locked fight does so in a new round, and both have rested', () => {
    const end = (inputs: UsbChargeInputs, who: 'charger' | 'target') => {
      const { fighter } = inputs[who];
      const tired = who === 'charger' ? { activated: true } : { fights: fighter.fights + 1 };
      return { points: 0, models: 0, fate: 'steady', after: { ...fighter, ...tired } } as const;
    };
    const follow = (inputs: UsbChargeInputs) => {
      const next = usbChargePlay.next?.(inputs, {
        ending: 'locked',
        charger: end(inputs, 'charger'),
        target: end(inputs, 'target'),
      });
      if (!next) throw new Error('the fight goes on');
      return next;
    };
    const turns = [start];
    for (let turn = 2; turn <= 5; turn++) turns.push(follow(turns.at(-1) ?? start));
    const facts = turns.map(({ charger, target }) => [
      [charger, target].map(({ fighter, firstFight }) => [fighter.activated, fighter.fights, firstFight]),
    ]);
    const rest = [false, 0, true];
    const second = [
      [
        [false, 1, false],
        [true, 0, false],
      ],
    ];
    expect(facts).toEqual([[[rest, rest]], second, [[rest, rest]], second, [[rest, rest]]]);
    expect(turns.slice(1).map(opensRound)).toEqual([false, true, false, true]);
    // A unit that was activated before it was charged strikes in the next round at the earliest.
    const late = { ...start.target.fighter, activated: true };
    const after = follow(withMeleeSide(start, 'target', { fighter: late }));
    expect(opensRound(after)).toBe(true);
    expect(after.charger.fighter.fights).toBe(0);
  });

  it('USB-RES-05 the survivor of a fight that wiped out the other goes on with its losses', () => {
    const after = { ...start.charger.fighter, models: 7, activated: true };
    const left = afterPlay(start, {
      ending: 'target-wiped',
      charger: { points: 3, models: 3, fate: 'steady', after },
      target: { points: 10, models: 10, fate: 'wiped' },
    });
    expect(left?.charger.fighter).toEqual(after);
    expect(left?.target.fighter).toEqual(start.target.fighter);
  });

  it('USB-RES-02 a fight that is decided has no further round', () => {
    const begin = usbChargePlay.begin(start);
    expect(begin).toBeDefined();
    const after = { points: 0, models: 0, fate: 'steady', after: start.charger.fighter } as const;
    expect(
      usbChargePlay.next?.(start, { ending: 'target-pushed', charger: after, target: after }),
    ).toBeUndefined();
    expect(usbChargePlay.next?.(start, { ending: 'locked', charger: after, target: after })).toBeDefined();
    const gone = { points: 10, models: 10, fate: 'wiped' } as const;
    expect(afterPlay(start, { ending: 'both-wiped', charger: gone, target: gone })).toBeUndefined();
    expect(usbChargePlay.begin(withMelee(start, { distance: 40 }))).toBeUndefined();
  });

  it('USB-MELEE-08 typed faces, a chosen shield and going back; all is there after a restart', async () => {
    const opened = await openUsbCharge();
    const { play } = opened.model;
    opened.model.changeSide('charger', { fighter: line({ models: 2 }) });
    opened.model.changeSide('target', { fighter: line({ models: 2, shield: true }) });
    play.start();
    play.startTyping();
    play.typeFace(6);
    play.typeFace(4);
    expect(play.play.value?.log.at(-1)).toMatchObject({ purpose: 'hit', who: 'charger', count: 2, dice: 2 });
    play.typeFace(1);
    play.typeFace(5);
    expect(play.play.value?.next).toMatchObject({ purpose: 'shield', options: ['strike', 'reroll'] });
    play.choose('reroll');
    expect(play.play.value?.next).toMatchObject({ purpose: 'save-again', who: 'target', dice: 1 });
    const again = await openUsbCharge({ stored: opened.stored });
    expect(again.model.play.play.value?.next).toMatchObject({ purpose: 'save-again' });
    expect(again.model.play.play.value?.log).toEqual(play.play.value?.log);
    again.model.change({ goal: 'kill' });
    expect(again.model.play.play.value?.stale).toBe(false);
    again.model.change({ distance: 3 });
    expect(again.model.play.play.value?.stale).toBe(true);
    play.undo();
    expect(play.play.value?.next).toMatchObject({ purpose: 'shield' });
  });

  it('USB-FAT-01 what is left of both can be played on with', async () => {
    const { model } = await openUsbCharge({ random: createSeededSource(3) });
    rollOut(model);
    const shown = model.play.play.value;
    if (!shown?.outcome) throw new Error('no end');
    const left = afterPlay(shown.inputs, shown.outcome);
    if (!left) throw new Error('somebody is gone');
    model.use(left);
    const { charger, target } = model.inputs.value.value;
    expect(charger.fighter).toEqual(shown.outcome.charger.after);
    expect(target.fighter).toEqual(shown.outcome.target.after);
    expect([charger.firstFight, target.firstFight]).toEqual([false, false]);
  });
});
