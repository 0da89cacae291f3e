import { describe, expect, it } from 'vitest';
import type { BattleEvent, BattleSetup } from '../../src/rules/battle.ts';
import { eventAcross } from '../../src/rules/battle-across.ts';
import { battleAfter } from '../../src/rules/battle-after.ts';
import { battleHint } from '../../src/rules/battle-hint.ts';
import { battleLuck } from '../../src/rules/battle-luck.ts';
import { battleMoments, battleSteps } from '../../src/rules/battle-story.ts';
import { differentEnds, testEvent, throwTest, type UnitTest } from '../../src/rules/battle-test.ts';
import { timeline } from '../../src/rules/battle-timeline.ts';
import { isHandedBy } from '../../src/rules/battle-turn.ts';
import { plainHero, plainSoldiers } from '../../src/rules/usb/units/plain-units.ts';
import type { LineUnit, UsbUnit } from '../../src/rules/usb/units/unit.ts';
import { usbBattleTests } from '../../src/usb/battle/test.ts';

const setup: BattleSetup = {
  game: 'usb',
  units: [
    { id: 'm1', side: 'mine', name: 'Rookies', models: 8 },
    { id: 't1', side: 'theirs', name: 'Levy', models: 8 },
  ],
};

const drafts = { load: async () => undefined };

async function testOf(
  asked: 25 | 50 | 75 | 'recover',
  {
    events = [],
    more = {},
    id = 'm1',
    others = [],
  }: {
    readonly events?: readonly BattleEvent[];
    readonly more?: Partial<LineUnit>;
    readonly id?: string;
    readonly others?: readonly UsbUnit[];
  } = {},
): Promise<UnitTest> {
  const { left, marks, acted } = battleAfter(setup, events).units.get(id) ?? {
    left: 8,
    marks: {},
    acted: false,
  };
  const unit = { ...plainSoldiers({ models: 8 }), ...more };
  const of = { ref: { play: 'p', stamp: 's', unit: id }, models: 8, left, marks, acted, unit };
  const [test] = await usbBattleTests(drafts, [{ of, asked, others }]);
  if (!test) throw new Error('no test');
  return test;
}

/** What is written when the die shows these faces. */
function written(test: UnitTest, faces: readonly number[], events: readonly BattleEvent[] = []): BattleEvent {
  const rest = [...faces];
  const settled = throwTest(test, () => rest.shift() ?? 0);
  return testEvent(setup, battleAfter(setup, events), 'morale', [settled]);
}

const lose = (by: number): BattleEvent => ({ do: 'lose', unit: 'm1', by });
const panicked: BattleEvent = { do: 'mark', unit: 'm1', mark: 'panicked', to: 1 };

describe('rules/battle-test', () => {
  it('USB-MOR-02 USB-MOR-03 USB-MOR-04 rules/battle-test: what passes and what fails at 25, 50 and 75 %', async () => {
    const events = [lose(6)];
    const came = async (asked: 25 | 50 | 75, face: number) => {
      const event = written(await testOf(asked, { events }), [face], events);
      const { left, marks } = battleAfter(setup, [...events, event]).units.get('m1') ?? {};
      return [left, marks];
    };
    const { need, passes } = await testOf(50, { events });
    expect([need, passes]).toEqual([4, 0.5]);
    expect(await came(25, 4)).toEqual([2, {}]);
    expect(await came(25, 3)).toEqual([2, { shaken: 1 }]);
    expect(await came(50, 3)).toEqual([2, { panicked: 1 }]);
    expect(await came(75, 4)).toEqual([2, { panicked: 1 }]);
    expect(await came(75, 3)).toEqual([0, {}]);
  });

  it('USB-MOR-05 USB-MOR-06 rules/battle-test: who recovers from panic is shaken, who fails stays as he is', async () => {
    const test = await testOf('recover', { events: [panicked] });
    const passed = written(test, [5], [panicked]);
    expect(passed).toMatchObject({ changes: [{ unit: 'm1', lost: 0, marks: { panicked: 0, shaken: 1 } }] });
    const stays = testEvent(setup, battleAfter(setup, [panicked]), 'recover', [throwTest(test, () => 1)]);
    expect(battleAfter(setup, [panicked, stays]).units.get('m1')?.marks).toEqual({ panicked: 1 });
    expect(stays).toMatchObject({
      tests: [{ passed: false, face: 1 }],
    });
  });

  it('USB-MOR-06 USB-TURN-02 rules/battle-test: who stays in panic has acted with the hero in it, and hands over with the same step', async () => {
    const hero = { id: 'm2', side: 'mine' as const, name: 'Mira', models: 1 };
    const table: BattleSetup = { ...setup, units: [...setup.units, hero] };
    const recover = async (
      before: readonly BattleEvent[],
      face: number,
    ): Promise<readonly [BattleEvent, ReturnType<typeof battleAfter>]> => {
      const test = await testOf('recover', { events: before });
      const event = testEvent(table, battleAfter(table, before), 'recover', [throwTest(test, () => face)]);
      return [event, battleAfter(table, [...before, event])];
    };
    const [failed, state] = await recover([panicked], 1);
    expect(failed).toMatchObject({ hand: 'theirs', changes: [{ unit: 'm1', lost: 0, acted: true }] });
    expect([state.turn, state.units.get('m1')?.acted, state.units.get('m2')?.acted]).toEqual([
      ...['theirs', true, false],
    ]);
    // Nothing more is asked of it, nor is the turn that has passed.
    expect(battleHint(table, [panicked, failed])).toMatchObject({ asks: 'act', side: 'theirs' });
    expect(isHandedBy(failed, 'm1')).toBe(true);
    expect(eventAcross(failed)).toMatchObject({ hand: 'mine' });
    const joined: BattleEvent = { do: 'mark', unit: 'm1', mark: 'joined', to: 3 };
    expect((await recover([joined, panicked], 1))[1].units.get('m2')?.acted).toBe(true);
    // Who passes acts as a shaken unit does, and so does one that stays shaken; who is locked fights first.
    const shaken: BattleEvent = { do: 'mark', unit: 'm1', mark: 'shaken', to: 1 };
    const locked: BattleEvent = { do: 'mark', unit: 'm1', mark: 'locked', to: 2 };
    for (const [before, face] of [
      [[panicked], 6],
      [[shaken], 1],
      [[panicked, locked], 1],
    ] as const) {
      const [event, after] = await recover(before, face);
      expect(event).not.toHaveProperty('hand');
      expect([after.turn, after.units.get('m1')?.acted]).toEqual(['mine', false]);
    }
    // Cards say who is next: the test was the activation of this one.
    const drawn: readonly BattleEvent[] = [
      panicked,
      { do: 'pack', pack: 'whole' },
      { do: 'card', to: 'mine' },
    ];
    const [carded] = await recover(drawn, 1);
    expect(carded).not.toHaveProperty('hand');
    expect(battleHint(table, [...drawn, carded]).asks).toBe('card');
  });

  it('USB-TEST-03 USB-HERO-01 rules/battle-test: seven needs a second six, and a hero near by lends his Obrona', async () => {
    const hard = await testOf(25, { more: { tough: 5 } });
    expect(hard.need).toBe(5);
    const seven: UnitTest = {
      ...{ unit: 'm1', need: 7, passes: 1 / 36 },
      ends: [0, 1, 2, 3, 4, 5, 6].map((margin) => ({ passed: margin === 0, margin })),
    };
    expect(written(seven, [6, 6])).toMatchObject({ tests: [{ passed: true, face: 6 }] });
    expect(written(seven, [6, 5])).toMatchObject({
      ...{ tests: [{ passed: false }], dice: { mine: [{ sides: 6, count: 2, sum: 11 }] } },
    });
    expect(written(seven, [5])).toMatchObject({ tests: [{ passed: false, face: 5 }] });
    const near = await testOf(25, { others: [plainHero('aspiring'), plainSoldiers({})] });
    expect(near.need).toBe(4);
    expect(near.near).toBeUndefined();
    const rookies = await testOf(25, { more: { tough: 5 }, others: [plainHero('daredevil')] });
    expect([rookies.need, rookies.near?.need, rookies.near?.near]).toEqual([5, 4, undefined]);
    const soldiers = await testOf(25, { more: { tough: 5 }, others: [plainSoldiers({})] });
    expect(soldiers.near).toBeUndefined();
  });

  it('USB-HERO-02 USB-MOR-04 rules/battle-test: a hero in the unit lends it his Obrona, and is destroyed with it', async () => {
    const hero = plainHero('daredevil');
    const units = [...setup.units, { id: 'm2', side: 'mine' as const, name: 'Mira', models: 1, weight: 2 }];
    const joined: BattleEvent = { do: 'mark', unit: 'm1', mark: 'joined', to: 3 };
    const before = battleAfter({ ...setup, units }, [joined, lose(6)]);
    const { left = 0, marks = {} } = before.units.get('m1') ?? {};
    const of = {
      ...{ ref: { play: 'p', stamp: 's', unit: 'm1' }, models: 8, left, marks, acted: false },
      unit: { ...plainSoldiers({ models: 8 }), tough: 5 as const },
    };
    const tests = await usbBattleTests(drafts, [
      { of, asked: 75 },
      { of: { ...of, hero: { unit: hero, marks: { wounds: 1 } } }, asked: 75 },
    ]);
    const [alone, led] = tests;
    if (!alone || !led) throw new Error('no test');
    expect([alone.need, led.need]).toEqual([5, 4]);
    const fails = testEvent({ ...setup, units }, before, 'morale', [throwTest(led, () => 1)]);
    const after = battleAfter({ ...setup, units }, [joined, lose(6), fails]).units;
    expect([after.get('m1')?.left, after.get('m2')?.left]).toEqual([0, 0]);
    // Who passes 75 % panics, and the hero has what he had.
    const holds = testEvent({ ...setup, units }, before, 'morale', [throwTest(led, () => 4)]);
    expect(holds).toMatchObject({ changes: [{ unit: 'm1', marks: { panicked: 1 } }, { unit: 'm2' }] });
    expect(fails).toMatchObject({
      changes: [
        { unit: 'm1', lost: 2 },
        { unit: 'm2', lost: 1 },
      ],
    });
  });

  it('USB-MOR-04 rules/battle-test: what a test costs on average is written, and who holds or breaks against it is a moment of the battle', async () => {
    const events = [lose(6)];
    const test = await testOf(75, { events });
    // Two are left, half of the dice destroy them.
    expect([test.costs, (await testOf(50, { events })).costs]).toEqual([1, 0]);
    const steady = written(await testOf(50, { events }), [1], events);
    expect(steady).not.toHaveProperty('expected');
    const fails = written(test, [1], events);
    expect(fails).toMatchObject({ expected: { mine: 100, theirs: 0 } });
    const steps = battleSteps(setup, [...events, fails]);
    expect(steps.at(-1)).toMatchObject({ lost: { mine: 2, theirs: 0 }, standing: { mine: 0, theirs: 8 } });
    expect(battleMoments(steps)).toMatchObject([{ kind: 'dice', swing: -1 }]);
    expect(battleMoments(battleSteps(setup, [...events, written(test, [6], events)]))).toMatchObject([
      { swing: 1 },
    ]);
  });

  it('USB-MOR-09 rules/battle-test: who does not break loses models by how far the die falls short, each an end of its own', async () => {
    const test = await testOf(50, { more: { specialisations: ['unbreakable'] } });
    const ends = differentEnds(test).map(({ margin, change }) => [margin, change?.lost ?? 0]);
    expect(ends).toEqual([
      [0, 0],
      [1, 1],
      [2, 2],
      [3, 3],
    ]);
    expect(differentEnds(await testOf(50))).toHaveLength(2);
    expect(written(test, [1])).toMatchObject({ changes: [{ lost: 3 }] });
  });

  it('USB-MOR-10 rules/battle-test: the tests of several units are one step, with the dice of each side, and their losses are of that round', async () => {
    const tests = [await testOf(75), await testOf(75, { id: 't1' })];
    const faces = [2, 6];
    const settled = tests.map((test) => throwTest(test, () => faces.shift() ?? 0));
    const event = testEvent(setup, battleAfter(setup, []), 'commander', settled);
    expect(event).toMatchObject({
      do: 'test',
      tests: [
        { unit: 'm1', passed: false, face: 2, need: 4 },
        { unit: 't1', passed: true, face: 6, need: 4 },
      ],
      changes: [
        { unit: 'm1', lost: 8 },
        { unit: 't1', lost: 0, marks: { panicked: 1 } },
      ],
      dice: { mine: [{ sides: 6, count: 1, sum: 2 }], theirs: [{ sides: 6, count: 1, sum: 6 }] },
    });
    expect(timeline(setup, [event])).toMatchObject([{ lost: { mine: 8, theirs: 0 }, events: [event] }]);
    expect(battleLuck([event]).theirs).toMatchObject({ dice: 1, above: 2.5 });
  });

  it('rules/battle-test: a die on the table is written with what it came to and no face', async () => {
    const test = await testOf(25);
    const end = differentEnds(test).find(({ passed }) => !passed);
    if (!end) throw new Error('nobody fails');
    expect(testEvent(setup, battleAfter(setup, []), 'morale', [{ test, end, faces: [] }])).toEqual({
      ...{ do: 'test', why: 'morale', tests: [{ unit: 'm1', passed: false, need: 4 }] },
      changes: [{ unit: 'm1', lost: 0, marks: { shaken: 1 } }],
    });
  });
});
