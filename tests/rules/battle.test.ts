import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import {
  type BattleEvent,
  type BattleSetup,
  battleLimits,
  battlePacks,
  battleSides,
  battleStart,
  battleWays,
  freshUnit,
  marksOf,
  mostOf,
} from '../../src/rules/battle.ts';
import { battleAfter } from '../../src/rules/battle-after.ts';
import { sideCount } from '../../src/rules/battle-count.ts';
import { battleHint } from '../../src/rules/battle-hint.ts';
import { passedShare } from '../../src/rules/battle-hint-usb.ts';
import { battleMarks } from '../../src/rules/battle-marks.ts';
import { hitOn, pointsLeft, turnOf } from '../../src/rules/battle-points.ts';
import { scoreOf } from '../../src/rules/battle-score.ts';
import { testCauses } from '../../src/rules/battle-steps.ts';
import { lastOfRound, timeline } from '../../src/rules/battle-timeline.ts';
import { games } from '../../src/rules/ids.ts';

const usb: BattleSetup = {
  game: 'usb',
  units: [
    { id: 'm1', side: 'mine', name: 'Captain', models: 1, weight: 2 },
    { id: 'm2', side: 'mine', name: 'Spears', models: 8 },
    { id: 't1', side: 'theirs', name: 'Levy', models: 6 },
    { id: 't2', side: 'theirs', name: 'Wolves', models: 4 },
  ],
};

const lose = (unit: string, by: number): BattleEvent => ({ do: 'lose', unit, by });
const act = (unit: string, done = true): BattleEvent => ({ do: 'act', unit, done });
const all = (...units: readonly string[]): readonly BattleEvent[] => units.map((unit) => act(unit));
const next: BattleEvent = { do: 'round' };

const anyEvent: fc.Arbitrary<BattleEvent> = fc.oneof(
  fc.record({
    do: fc.constant('lose' as const),
    unit: fc.constantFrom('m1', 'm2', 't1', 't2', 'gone'),
    by: fc.integer({ min: -9, max: 9 }),
  }),
  fc.record({ do: fc.constant('act' as const), unit: fc.constantFrom('m1', 't1'), done: fc.boolean() }),
  fc.record({
    ...{ do: fc.constant('act' as const), unit: fc.constantFrom('m2', 't2'), done: fc.boolean() },
    hand: fc.constantFrom(...battleSides),
  }),
  fc.record({
    ...{ do: fc.constant('test' as const), why: fc.constantFrom(...testCauses) },
    tests: fc.constant([{ unit: 'm2', passed: false, need: 4 }]),
    changes: fc.array(
      fc.record({ unit: fc.constantFrom('m1', 'm2', 'gone'), lost: fc.integer({ min: -9, max: 9 }) }),
      { maxLength: 2 },
    ),
  }),
  fc.record({
    do: fc.constant('mark' as const),
    unit: fc.constantFrom('m1', 'm2'),
    mark: fc.constantFrom(...marksOf('usb')),
    to: fc.integer({ min: -2, max: 40 }),
  }),
  fc.record({ do: fc.constant('hand' as const), to: fc.constantFrom(...battleSides) }),
  fc.record({
    do: fc.constant('score' as const),
    side: fc.constantFrom(...battleSides),
    by: fc.integer({ min: -5, max: 5 }),
  }),
  fc.record({ do: fc.constant('pack' as const), pack: fc.constantFrom(...battlePacks) }),
  fc.record({ do: fc.constant('card' as const), to: fc.constantFrom(...battleSides) }),
  fc.record({
    do: fc.constant('fight' as const),
    stamp: fc.constantFrom('1.a', '2.b'),
    way: fc.constantFrom(...battleWays),
    by: fc.constantFrom('m1', 't1', 'gone'),
    changes: fc.array(
      fc.record({
        unit: fc.constantFrom('m1', 'm2', 't1', 'gone'),
        lost: fc.integer({ min: -9, max: 9 }),
        turned: fc.integer({ min: -30, max: 30 }),
      }),
      { maxLength: 3 },
    ),
  }),
  fc.constant(next),
);

describe('battle', () => {
  it('USB-TURN-04 rules/battle: a unit that comes later stands from then on, with a card of its own, and is gone when that is taken back', () => {
    const late: BattleSetup = {
      game: 'usb',
      units: [...usb.units, { id: 't3', side: 'theirs', name: 'Giant', models: 3, power: 2, late: true }],
    };
    const before: readonly BattleEvent[] = [{ do: 'pack', pack: 'matched' }];
    const came: BattleEvent = { do: 'join', unit: 't3' };
    const start = battleAfter(late, before);
    expect(start).toEqual(battleAfter(usb, before));
    expect(sideCount(late, start, 'theirs')).toEqual(sideCount(usb, start, 'theirs'));
    // Nothing happens to units that are not there.
    expect(battleAfter(late, [...before, lose('t3', 1)])).toEqual(start);
    const after = battleAfter(late, [...before, came, came, lose('t3', 1)]);
    expect(after.units.get('t3')).toEqual({ left: 2, acted: false, marks: {} });
    expect(after.cards).toEqual({ mine: 2, theirs: 3 });
    expect(sideCount(late, after, 'theirs')).toMatchObject({
      alive: 3,
      models: 12,
      of: 13,
      power: 2,
      powerOf: 2,
    });
    expect(timeline(late, [...before, came, lose('t3', 1)])).toEqual([
      { round: 1, lost: { mine: 0, theirs: 1 }, events: [came, lose('t3', 1)] },
    ]);
    expect(battleAfter(late, [came, { do: 'join', unit: 'gone' }]).units.size).toBe(5);
  });

  it('USB-MOR-02 USB-MOR-10 rules/battle: what is asked after a tap takes no second look at the whole battle', () => {
    const leads = {
      ...usb,
      units: usb.units.map((unit) => (unit.id === 'm1' ? { ...unit, commander: true as const } : unit)),
    };
    let looks = 0;
    const counted = (event: BattleEvent): BattleEvent =>
      new Proxy(event, {
        get(of, name, from) {
          if (name === 'do') looks += 1;
          return Reflect.get(of, name, from);
        },
      });
    const long = Array.from({ length: 1000 }, (_, at) => (at % 10 === 9 ? next : act(at % 2 ? 'm2' : 't1')));
    const looked = (...last: readonly BattleEvent[]) => {
      const events = [...long, ...last].map(counted);
      const state = battleAfter(leads, events);
      looks = 0;
      const hint = battleHint(leads, events, state);
      return [hint, looks / events.length] as const;
    };
    // His commander fell long ago: only who has just lost models is followed to the beginning of the round.
    const [asked, share] = looked(lose('m1', 1), act('m2'), lose('t1', 3));
    expect(asked).toMatchObject({ asks: 'morale', share: 50 });
    expect(share).toBeLessThan(1.1);
    const [plain, none] = looked(lose('m1', 1), act('m2'));
    expect(plain.asks).toBe('hand');
    expect(none).toBeLessThan(0.1);
    // What is known of the state changes nothing.
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 30 }), (events) => {
        expect(battleHint(leads, events, battleAfter(leads, events))).toEqual(battleHint(leads, events));
      }),
    );
  });

  it('BW-GEN-03 rules/battle: an enemy who shows up makes a battle of two, and none when that is taken back', () => {
    const alone: BattleSetup = {
      game: 'brikwars',
      units: [
        { id: 'm1', side: 'mine', name: 'Guard', models: 4 },
        { id: 't1', side: 'theirs', name: 'Scout', models: 1, late: true },
      ],
    };
    const came: BattleEvent = { do: 'join', unit: 't1' };
    expect(battleHint(alone, [act('m1')]).asks).toBe('round');
    expect(battleHint(alone, [act('m1'), came]).asks).toBe('hand');
    expect(battleHint(alone, [came]).asks).toBe('begin');
    expect(battleAfter(alone, [next]).turn).toBe('mine');
    expect(battleAfter(alone, [came, next]).turn).toBe('theirs');
    expect(battleHint(alone, [came, lose('t1', 1)])).toMatchObject({ asks: 'over', winner: 'mine' });
  });

  it('rules/battle: whatever happens, nothing leaves its bounds, and each tap taken back leaves what was before', () => {
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 40 }), (events) => {
        const state = battleAfter(usb, events);
        for (const { id, models } of usb.units) {
          const unit = state.units.get(id);
          expect(unit?.left).toBeGreaterThanOrEqual(0);
          expect(unit?.left).toBeLessThanOrEqual(models);
          for (const mark of marksOf('usb')) {
            expect(unit?.marks[mark] ?? 0).toBeGreaterThanOrEqual(0);
            expect(unit?.marks[mark] ?? 0).toBeLessThanOrEqual(mostOf('usb', mark));
          }
        }
        expect(state.round).toBe(1 + events.filter((event) => event.do === 'round').length);
        expect(Math.min(state.score.mine, state.score.theirs)).toBeGreaterThanOrEqual(0);
        const shown = timeline(usb, events);
        for (const side of battleSides) {
          const { models, of } = sideCount(usb, state, side);
          expect(shown.reduce((sum, { lost }) => sum + lost[side], 0)).toBe(of - models);
        }
      }),
    );
  });

  it('USB-TURN-02 rules/battle: who has acted may act again in the next round, and losses stay', () => {
    const state = battleAfter(usb, [lose('m2', 3), ...all('m1', 'm2', 't1', 't2'), next]);
    expect(state).toMatchObject({ round: 2 });
    expect(sideCount(usb, state, 'mine')).toMatchObject({ toAct: 2, models: 6, of: 9, alive: 2 });
    expect(battleStart(usb).round).toBe(1);
  });

  it('USB-MOR-01 rules/battle: at a quarter, half and three quarters of a round’s losses a morale test is asked', () => {
    expect([0, 1, 2, 3, 4, 5, 6, 7].map((lost) => passedShare(8, 8, 8 - lost))).toEqual([
      undefined,
      undefined,
      25,
      25,
      50,
      50,
      75,
      75,
    ]);
    expect(passedShare(8, 4, 3)).toBeUndefined();
    expect(passedShare(8, 4, 2)).toBe(75);
    expect(battleHint(usb, [lose('m2', 2)])).toMatchObject({ asks: 'morale', share: 25, unit: { id: 'm2' } });
    expect(battleHint(usb, [lose('m2', 2), next, lose('m2', 1)])).toMatchObject({ asks: 'act' });
    expect(battleHint(usb, [lose('m2', 2), next, lose('m2', 2)])).toMatchObject({ share: 50 });
    // Who is gone tests nothing.
    expect(battleHint(usb, [lose('m2', 8)])).toMatchObject({ asks: 'act', side: 'mine' });
  });

  it('USB-VIC-01 rules/battle: after five rounds the side wins that lost fewer activations, a hero counted twice', () => {
    const fifth = [next, next, next, next, ...all('m1', 'm2', 't1', 't2')];
    expect(battleHint(usb, fifth)).toMatchObject({ asks: 'count', winner: undefined });
    expect(battleHint(usb, [lose('t2', 4), ...fifth])).toMatchObject({ asks: 'count', winner: 'mine' });
    expect(battleHint(usb, [lose('t2', 4), lose('m1', 1), ...fifth])).toMatchObject({
      asks: 'count',
      winner: 'theirs',
    });
    expect(battleHint(usb, [next, ...all('m1', 'm2', 't1', 't2')])).toMatchObject({ asks: 'round' });
  });

  it('USB-WOUND-02 BW-DMG-03 MK-ACT-05 rules/battle: a hit takes a point of a model that has several, and the model with its last', () => {
    for (const [game, mark] of [
      ['usb', 'wounds'],
      ['brikwars', 'pips'],
      ['mage-knight', 'clicks'],
    ] as const) {
      const unit = { id: 'm1', side: 'mine', name: 'Giant', models: 2, points: 3 } as const;
      const setup: BattleSetup = { game, units: [unit] };
      const shown: (readonly [number | undefined, number | undefined, number])[] = [];
      const events: BattleEvent[] = [];
      for (let hit = 0; hit < 6; hit += 1) {
        const now = battleAfter(setup, events).units.get('m1');
        if (now) events.push(hitOn(game, unit, now));
        const then = battleAfter(setup, events).units.get('m1');
        shown.push([then?.left, then?.marks[mark], then ? pointsLeft(game, unit, then) : Number.NaN]);
      }
      expect(shown, game).toEqual([
        [2, 1, 5],
        [2, 2, 4],
        [1, 0, 3],
        [1, 1, 2],
        [1, 2, 1],
        [0, 0, 0],
      ]);
      // Who has one point falls at once, as he always did.
      const man = { ...unit, points: 1 };
      expect(hitOn(game, man, freshUnit(man))).toEqual(lose('m1', 1));
      // No sign counts to the last point: that is the model.
      const full = battleAfter(setup, [{ do: 'mark', unit: 'm1', mark, to: 9 }]);
      expect(full.units.get('m1')?.marks[mark]).toBe(2);
    }
  });

  it('MK-A-15 rules/battle: a dial is turned by several clicks at once, back too, and its last one takes the figure off', () => {
    const troll = { id: 'm1', side: 'mine', name: 'Troll', models: 1, points: 5 } as const;
    const at = (clicks: number) => ({ ...freshUnit(troll), marks: { clicks } });
    const to = (clicks: number) => ({ do: 'mark', unit: 'm1', mark: 'clicks', to: clicks });
    expect([turnOf(troll, at(0), 4), turnOf(troll, at(1), 4)]).toEqual([to(4), lose('m1', 1)]);
    expect([turnOf(troll, at(3), -1), turnOf(troll, at(0), -1)]).toEqual([to(2), undefined]);
    expect(turnOf(troll, at(1), -1)).toEqual(to(0));
    expect(turnOf(troll, { ...at(0), left: 0 }, 1)).toBeUndefined();
    // Where nobody knows how many clicks there are the sign ends it.
    const { points: _, ...unknown } = troll;
    expect([turnOf(unknown, at(18), 2), turnOf(unknown, at(18), 3)]).toEqual([to(20), undefined]);
  });

  it('MK-ACT-05 rules/battle: a fight that turns a dial past its last click takes the figure off', () => {
    const setup: BattleSetup = {
      game: 'mage-knight',
      units: [{ id: 'm1', side: 'mine', name: 'Troll', models: 1, points: 5 }],
    };
    const turned = (by: number): BattleEvent => ({
      ...{ do: 'fight', stamp: String(by), way: 'castle', by: 'm1' },
      changes: [{ unit: 'm1', lost: 0, turned: by }],
    });
    expect(battleAfter(setup, [turned(4)]).units.get('m1')).toMatchObject({ left: 1, marks: { clicks: 4 } });
    expect(battleAfter(setup, [turned(4), turned(1)]).units.get('m1')?.left).toBe(0);
  });

  it('USB-MOR-01 rules/battle: what has been lost is counted in points of Standfast', () => {
    const setup: BattleSetup = {
      game: 'usb',
      units: [
        { id: 'm1', side: 'mine', name: 'Machine', models: 1, points: 8 },
        { id: 't1', side: 'theirs', name: 'Levy', models: 4 },
      ],
    };
    const hit = (to: number): BattleEvent => ({ do: 'mark', unit: 'm1', mark: 'wounds', to });
    const asked = (...events: readonly BattleEvent[]) => battleHint(setup, [act('t1'), ...events]);
    expect(asked(hit(1)).asks).not.toBe('morale');
    expect(asked(hit(1), hit(2))).toMatchObject({ asks: 'morale', share: 25 });
    expect(asked(hit(4))).toMatchObject({ asks: 'morale', share: 50 });
  });

  it('USB-VIC-01 rules/battle: a score that counts itself is what the other side has lost, and may be corrected', () => {
    const counted: BattleSetup = { ...usb, counted: true };
    const score = (setup: BattleSetup, ...events: readonly BattleEvent[]) =>
      battleSides.map((side) => scoreOf(setup, battleAfter(setup, events), side));
    const fallen = [lose('m1', 1), lose('t1', 6), lose('t2', 3)];
    expect(score(counted, ...fallen)).toEqual([1, 2]);
    expect(score(counted, ...fallen, { do: 'score', side: 'theirs', by: -1 })).toEqual([1, 1]);
    expect(score(counted, ...fallen, { do: 'score', side: 'mine', by: 3 }, lose('t2', 1))).toEqual([5, 2]);
    // What was entered by hand before stays what it was.
    expect(score(usb, ...fallen, { do: 'score', side: 'mine', by: 3 })).toEqual([3, 0]);
    const rounds = Array.from({ length: 4 }, () => next);
    const all5 = [...fallen, ...rounds, ...all('m2', 't2')];
    expect(battleHint(counted, all5)).toMatchObject({ asks: 'count', winner: 'theirs' });
    const even: BattleEvent = { do: 'score', side: 'mine', by: 1 };
    expect(battleHint(counted, [even, ...all5])).toMatchObject({ asks: 'count', winner: undefined });
  });

  it('USB-A-57 USB-HERO-02 rules/battle: a hero who has joined a unit counts as one of it, when it loses and when it acts', () => {
    // The captain has four points, the eight spears one each.
    const units = usb.units.map((unit) => (unit.id === 'm1' ? { ...unit, points: 4 } : unit));
    const setup: BattleSetup = { ...usb, units };
    const joins: BattleEvent = { do: 'mark', unit: 'm2', mark: 'joined', to: 1 };
    const hurt = (to: number): BattleEvent => ({ do: 'mark', unit: 'm1', mark: 'wounds', to });
    const asked = (...events: readonly BattleEvent[]) => battleHint(setup, [act('t1'), ...events]);
    expect(asked(lose('m2', 2))).toMatchObject({ asks: 'morale', share: 25 });
    expect(asked(joins, lose('m2', 2)).asks).not.toBe('morale');
    expect(asked(joins, lose('m2', 3))).toMatchObject({ asks: 'morale', share: 25, unit: { id: 'm2' } });
    // A point of his is one of theirs, and who falls has still been there.
    expect(asked(joins, lose('m2', 2), hurt(1))).toMatchObject({
      asks: 'morale',
      unit: { id: 'm2' },
      rest: [],
    });
    expect(asked(joins, lose('m1', 1))).toMatchObject({ asks: 'morale', share: 25, unit: { id: 'm2' } });
    expect(asked(joins, lose('m1', 1), next, act('t1'), lose('m2', 2))).toMatchObject({ share: 25 });
    expect(asked(hurt(3))).toMatchObject({ asks: 'morale', unit: { id: 'm1' } });
    // Nobody of the unit stands: he is alone again.
    expect(asked(joins, lose('m2', 8), act('t2'), hurt(3))).toMatchObject({ share: 75, unit: { id: 'm1' } });
    const acted = (...events: readonly BattleEvent[]) => battleAfter(setup, events).units.get('m1')?.acted;
    expect([acted(act('m2')), acted(joins, act('m2')), acted(joins, act('m2'), act('m2', false))]).toEqual([
      ...[false, true, false],
    ]);
  });

  it('USB-MOR-10 rules/battle: a hero in a unit tests with it when the commander falls', () => {
    const [captain, ...others] = usb.units;
    if (!captain) throw new Error('nobody leads');
    const leads = { ...captain, id: 'm3', commander: true as const };
    const setup: BattleSetup = { ...usb, units: [captain, ...others, leads] };
    const joins: BattleEvent = { do: 'mark', unit: 'm2', mark: 'joined', to: 1 };
    const asked = (...events: readonly BattleEvent[]) =>
      battleHint(setup, [...events, act('t1'), lose('m3', 1)]);
    expect(asked()).toMatchObject({ asks: 'commander', unit: { id: 'm1' }, rest: [{ id: 'm2' }] });
    expect(asked(joins)).toMatchObject({ asks: 'commander', unit: { id: 'm2' }, rest: [] });
    expect(asked(joins, lose('m2', 8))).toMatchObject({ asks: 'commander', unit: { id: 'm1' }, rest: [] });
  });

  it('USB-MOR-10 rules/battle: when the commander falls the others of his side test, one after the other', () => {
    const [captain, spears, ...enemies] = usb.units;
    if (!captain || !spears) throw new Error('nobody leads');
    const third = { ...spears, id: 'm3', name: 'Bows' };
    const setup: BattleSetup = {
      ...usb,
      units: [{ ...captain, commander: true }, spears, third, ...enemies],
    };
    const asked = (...events: readonly BattleEvent[]) => battleHint(setup, [act('t1'), ...events]);
    expect(asked(lose('m1', 1))).toMatchObject({
      ...{
        asks: 'commander',
        rule: 'USB-MOR-10',
        unit: { id: 'm2' },
        fallen: { id: 'm1' },
        rest: [{ id: 'm3' }],
      },
    });
    const tested = (by: string): BattleEvent => ({
      ...{ do: 'fight', stamp: by, way: 'morale', by },
      changes: [],
    });
    expect(asked(lose('m1', 1), tested('m2'))).toMatchObject({
      asks: 'commander',
      unit: { id: 'm3' },
      rest: [],
    });
    const shaken: BattleEvent = { do: 'mark', unit: 'm2', mark: 'shaken', to: 1 };
    expect(asked(lose('m1', 1), shaken)).toMatchObject({ asks: 'commander', unit: { id: 'm3' } });
    expect(asked(lose('m1', 1), tested('m2'), tested('m3')).asks).not.toBe('commander');
    // Losses that are tapped beside it change nothing of that, and of several the newest is named first.
    expect(asked(lose('m1', 1), lose('m2', 4))).toMatchObject({ asks: 'commander', unit: { id: 'm2' } });
    expect(asked(lose('m2', 4), lose('m1', 1), tested('m2'), tested('m3'))).toMatchObject({ asks: 'act' });
    // A unit that goes on has tested, or will not; and in a fight he falls as well.
    expect(asked(lose('m1', 1), act('m2')).asks).not.toBe('commander');
    const killed: BattleEvent = {
      ...{ do: 'fight', stamp: 'x', way: 'charge', by: 't1', at: 'm1' },
      changes: [{ unit: 'm1', lost: 1 }],
    };
    expect(asked(killed)).toMatchObject({ asks: 'commander', unit: { id: 'm2' } });
    // Another hero is not the commander.
    expect(battleHint(usb, [act('t1'), lose('m1', 1)]).asks).not.toBe('commander');
  });

  it('BW-GEN-05 rules/battle: where one side has nobody left the other has won; alone nobody wins', () => {
    expect(battleHint(usb, [lose('t1', 6), lose('t2', 4)])).toMatchObject({ asks: 'over', winner: 'mine' });
    expect(battleHint(usb, [lose('m1', 1), lose('m2', 8)])).toMatchObject({ asks: 'over', winner: 'theirs' });
    const alone = { ...usb, units: usb.units.filter(({ side }) => side === 'mine') };
    expect(battleHint(alone, [act('m1')])).toMatchObject({ asks: 'act', alone: false });
    expect(battleHint(alone, all('m1', 'm2'))).toMatchObject({ asks: 'round' });
  });

  it('BW-RESP-01 BW-RESP-08 rules/battle: a saved Action and being disrupted last till the next round, damage stays', () => {
    const brikwars: BattleSetup = { ...usb, game: 'brikwars' };
    const mark = (name: 'saved' | 'disrupted' | 'pips', to: number): BattleEvent => ({
      do: 'mark',
      unit: 'm2',
      mark: name,
      to,
    });
    const events = [mark('saved', 1), mark('disrupted', 1), mark('pips', 2)];
    expect(battleAfter(brikwars, events).units.get('m2')?.marks).toEqual({ saved: 1, disrupted: 1, pips: 2 });
    // A saved Action answers the enemy's turn, and lapses when the own one comes.
    const hand = (to: 'mine' | 'theirs'): BattleEvent => ({ do: 'hand', to });
    const theirs = [...events, hand('theirs')];
    expect(battleAfter(brikwars, theirs).units.get('m2')?.marks).toMatchObject({ saved: 1, disrupted: 1 });
    expect(battleAfter(brikwars, [...theirs, next])).toMatchObject({ round: 2, turn: 'mine' });
    expect(battleAfter(brikwars, [...theirs, next]).units.get('m2')?.marks).toEqual({ pips: 2 });
    expect(battleAfter(brikwars, [...theirs, hand('mine')]).units.get('m2')?.marks).toEqual({ pips: 2 });
  });

  it('USB-FAT-01 rules/battle: fatigue is over with the round, wounds are not', () => {
    const marks: readonly BattleEvent[] = [
      { do: 'mark', unit: 'm2', mark: 'fatigue', to: 2 },
      { do: 'mark', unit: 'm2', mark: 'wounds', to: 1 },
    ];
    expect(battleAfter(usb, [...marks, next]).units.get('m2')?.marks).toEqual({ wounds: 1 });
  });

  it('USB-PP-01 rules/battle: a side has the points of Power that its living heroes have not spent', () => {
    const heroes: BattleSetup = {
      game: 'usb',
      units: [
        { id: 'm1', side: 'mine', name: 'Captain', models: 1, power: 4 },
        { id: 'm2', side: 'mine', name: 'Squire', models: 1, power: 2 },
      ],
    };
    const spent: BattleEvent = { do: 'mark', unit: 'm1', mark: 'spent', to: 3 };
    const of = (events: readonly BattleEvent[]) => sideCount(heroes, battleAfter(heroes, events), 'mine');
    expect(of([])).toMatchObject({ power: 6, powerOf: 6 });
    expect(of([spent])).toMatchObject({ power: 3, powerOf: 6 });
    expect(of([spent, lose('m2', 1)])).toMatchObject({ power: 1, powerOf: 6 });
  });

  it('USB-TURN-03 USB-TURN-04 rules/battle: cards say who is next; a pack of one card a unit loses those of lost units', () => {
    const matched: BattleEvent = { do: 'pack', pack: 'matched' };
    const mine: BattleEvent = { do: 'card', to: 'mine' };
    expect(battleAfter(usb, [matched]).cards).toEqual({ mine: 2, theirs: 2 });
    expect(battleAfter(usb, [{ do: 'pack', pack: 'whole' }]).cards).toEqual({ mine: 26, theirs: 26 });
    expect(battleHint(usb, [matched])).toMatchObject({ asks: 'card', rule: 'USB-TURN-04' });
    expect(battleAfter(usb, [matched, mine])).toMatchObject({
      cards: { mine: 1, theirs: 2 },
      drawn: 'mine',
      turn: 'mine',
    });
    expect(battleHint(usb, [matched, mine])).toMatchObject({ asks: 'act', side: 'mine' });
    expect(battleHint(usb, [matched, mine, act('m1')])).toMatchObject({ asks: 'card' });
    expect(battleAfter(usb, [matched, lose('t1', 6)]).cards).toEqual({ mine: 2, theirs: 1 });
    // Who has acted has had his card.
    expect(battleAfter(usb, [matched, act('t1'), lose('t1', 6)]).cards).toEqual({ mine: 2, theirs: 2 });
    expect(battleAfter(usb, [matched, mine, lose('t1', 6), next]).cards).toEqual({ mine: 2, theirs: 1 });
  });

  it('USB-TURN-01 USB-TURN-02 USB-MOR-05 USB-MOR-06 rules/battle: what is asked next in USB', () => {
    const state = (mark: 'shaken' | 'panicked'): BattleEvent => ({ do: 'mark', unit: 'm2', mark, to: 1 });
    expect(battleHint(usb, [])).toMatchObject({ asks: 'begin', rule: 'USB-TURN-01' });
    expect(battleHint(usb, [{ do: 'hand', to: 'theirs' }])).toMatchObject({ asks: 'act', side: 'theirs' });
    expect(battleHint(usb, [state('shaken')])).toMatchObject({
      asks: 'recover',
      from: 'shaken',
      rule: 'USB-MOR-05',
    });
    expect(battleHint(usb, [state('panicked')])).toMatchObject({ from: 'panicked', rule: 'USB-MOR-06' });
    // A unit that has been activated has tested.
    expect(battleHint(usb, [state('shaken'), act('m2')])).toMatchObject({ asks: 'hand', to: 'theirs' });
    expect(battleHint(usb, all('m1', 'm2'))).toMatchObject({ asks: 'hand', to: 'theirs' });
    expect(battleHint(usb, all('t1', 't2'))).toMatchObject({ asks: 'act', alone: true });
  });

  it('USB-MELEE-12 rules/battle: who is locked in a fight fights on when it is activated, whoever bears the sign, after it has tried to come to itself', () => {
    const start: BattleEvent = { do: 'hand', to: 'mine' };
    const locked = (unit: string, to: number): BattleEvent => ({ do: 'mark', unit, mark: 'locked', to });
    const enemy = usb.units.findIndex(({ id }) => id === 't1') + 1;
    const own = usb.units.findIndex(({ id }) => id === 'm2') + 1;
    const asked = { asks: 'locked', unit: { id: 'm2' }, enemy: { id: 't1' }, rule: 'USB-MELEE-12' };
    expect(battleHint(usb, [start, locked('m2', enemy)])).toMatchObject(asked);
    expect(battleHint(usb, [start, locked('t1', own)])).toMatchObject(asked);
    expect(battleHint(usb, [start, locked('t1', own), { do: 'hand', to: 'theirs' }])).toMatchObject({
      ...{ asks: 'locked', unit: { id: 't1' }, enemy: { id: 'm2' } },
    });
    const shaken: BattleEvent = { do: 'mark', unit: 'm2', mark: 'shaken', to: 1 };
    expect(battleHint(usb, [start, locked('m2', enemy), shaken])).toMatchObject({ asks: 'recover' });
    // Who has acted, or whose enemy is gone, is not asked.
    expect(battleHint(usb, [start, locked('m2', enemy), act('m2')]).asks).not.toBe('locked');
    expect(battleHint(usb, [start, locked('m2', enemy), lose('t1', 6)]).asks).not.toBe('locked');
  });

  it('USB-MOR-08 rules/battle: a threshold that was tested is not tested again, the next one is', () => {
    const tested = (passed: boolean): BattleEvent => ({
      ...{ do: 'test', why: 'morale', tests: [{ unit: 'm2', passed, need: 4 }], changes: [] },
    });
    const asked = (...events: readonly BattleEvent[]) => battleHint(usb, [act('t1'), ...events]);
    expect(asked(lose('m2', 2), tested(true)).asks).not.toBe('morale');
    expect(asked(lose('m2', 2), tested(true), lose('m2', 1)).asks).not.toBe('morale');
    expect(asked(lose('m2', 2), tested(false), lose('m2', 2))).toMatchObject({ asks: 'morale', share: 50 });
    // What was not tested waits while losses are tapped, and is over when somebody acts.
    const two = [lose('m2', 2), lose('t2', 1)];
    expect(asked(...two)).toMatchObject({ unit: { id: 't2' }, rest: [{ unit: { id: 'm2' }, share: 25 }] });
    expect(asked(...two, act('m1')).asks).not.toBe('morale');
  });

  it('USB-MOR-05 USB-MOR-06 rules/battle: who has tried to recover in this round is not asked again till the next', () => {
    const panicked: BattleEvent = { do: 'mark', unit: 'm2', mark: 'panicked', to: 1 };
    const tried = (passed: boolean): BattleEvent => ({
      do: 'test',
      why: 'recover',
      tests: [{ unit: 'm2', passed, need: 4 }],
      changes: passed ? [{ unit: 'm2', lost: 0, marks: { panicked: 0, shaken: 1 } }] : [],
    });
    const start: BattleEvent = { do: 'hand', to: 'mine' };
    expect(battleHint(usb, [start, panicked])).toMatchObject({ asks: 'recover', from: 'panicked' });
    for (const passed of [true, false])
      expect(battleHint(usb, [start, panicked, tried(passed)])).toMatchObject({ asks: 'act' });
    const later = [start, panicked, tried(true), { ...next, to: 'mine' } as const];
    expect(battleHint(usb, later)).toMatchObject({ asks: 'recover', from: 'shaken' });
    // A test in a fight that has brought it there is not that of its activation.
    const fought = (marks: Record<string, number>): BattleEvent => ({
      ...{ do: 'fight', stamp: 'a', way: 'morale', by: 'm2', changes: [{ unit: 'm2', lost: 0, marks }] },
    });
    expect(battleHint(usb, [start, fought({ shaken: 1 })])).toMatchObject({ asks: 'recover' });
    expect(battleHint(usb, [start, panicked, fought({ panicked: 0, shaken: 1 })]).asks).toBe('act');
  });

  it('USB-FAT-01 USB-TURN-01 USB-TURN-02 rules/battle: who was hit by the side in turn may be tired, who acted hands over, and a die begins the round', () => {
    const start: BattleEvent = { do: 'hand', to: 'mine' };
    expect(battleHint(usb, [start, lose('t1', 1)])).toMatchObject({ asks: 'fatigue', unit: { id: 't1' } });
    expect(battleHint(usb, [start, lose('m2', 1)]).asks).toBe('act');
    const fought: BattleEvent = {
      ...{ do: 'fight', stamp: 'a', way: 'shoot', by: 'm1', at: 't1' },
      changes: [{ unit: 'm1', lost: 0, acted: true }],
    };
    expect(battleHint(usb, [start, fought])).toMatchObject({ asks: 'hand', to: 'theirs' });
    const last = all('m1', 'm2', 't1', 't2');
    expect(battleHint(usb, last)).toMatchObject({ asks: 'round', begins: true, rule: 'USB-TURN-01' });
    const begun: BattleEvent = { do: 'round', to: 'theirs', rolled: { mine: 2, theirs: 5 } };
    expect(battleAfter(usb, [...last, begun])).toMatchObject({ round: 2, turn: 'theirs' });
    expect(battleHint(usb, [...last, begun])).toMatchObject({ asks: 'act', side: 'theirs' });
    expect(battleHint(usb, [...last, next]).asks).toBe('begin');
  });

  it('BW-GEN-03 BW-GEN-04 BW-RESP-08 rules/battle: what is asked next in BrikWars', () => {
    const brikwars: BattleSetup = { ...usb, game: 'brikwars' };
    expect(battleHint(brikwars, [])).toMatchObject({ asks: 'begin', rule: 'BW-GEN-03' });
    expect(battleHint(brikwars, [act('m1')])).toMatchObject({ asks: 'act', rule: 'BW-GEN-04' });
    expect(battleHint(brikwars, [{ do: 'mark', unit: 'm2', mark: 'disrupted', to: 1 }])).toMatchObject({
      asks: 'disrupted',
      unit: { id: 'm2' },
    });
    expect(battleHint(brikwars, all('m1', 'm2'))).toMatchObject({ asks: 'hand', to: 'theirs' });
  });

  it('MK-ACT-02 MK-ACT-05 rules/battle: who acts takes a token, the second one pushes, and rest takes them off', () => {
    const knights: BattleSetup = { ...usb, game: 'mage-knight' };
    const tokens = (events: readonly BattleEvent[]) =>
      battleAfter(knights, events).units.get('m1')?.marks.tokens ?? 0;
    expect(tokens([act('m1')])).toBe(1);
    expect(tokens([act('m1'), act('m1', false)])).toBe(0);
    expect(tokens([act('m1'), next, act('m1')])).toBe(2);
    expect(tokens([act('m1'), next, next])).toBe(0);
    expect(battleHint(knights, [act('m1')])).toMatchObject({ asks: 'act' });
    expect(battleHint(knights, [act('m1'), next, act('m1')])).toMatchObject({
      asks: 'push',
      rule: 'MK-ACT-05',
      unit: { id: 'm1' },
    });
  });

  it('rules/battle-timeline: the last things of a round are told without handing over, the newest last', () => {
    const shown = lastOfRound(
      [lose('m1', 1), next, lose('m2', 1), act('m2'), lose('t1', 1), lose('t2', 1)],
      2,
    );
    expect(shown).toEqual([lose('t1', 1), lose('t2', 1)]);
    expect(lastOfRound([lose('m1', 1), next], 3)).toEqual([]);
    expect(lastOfRound([act('m1'), lose('t1', 1)], 3)).toEqual([lose('t1', 1)]);
  });

  it('rules/battle: a sign that a game does not know stays off', () => {
    const state = battleAfter(usb, [{ do: 'mark', unit: 'm2', mark: 'clicks', to: 5 }]);
    expect(state.units.get('m2')?.marks.clicks).toBe(0);
    expect(games.every((game) => marksOf(game).length === Object.keys(battleMarks[game]).length)).toBe(true);
  });

  it('rules/battle: the story counts the losses of each round as all its units side by side do', () => {
    const lateOnes: BattleSetup = {
      ...usb,
      units: usb.units.map((unit) => (unit.id === 't2' ? { ...unit, late: true } : unit)),
    };
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 30 }), fc.constantFrom(usb, lateOnes), (events, setup) => {
        const slow = [{ mine: 0, theirs: 0 }];
        for (const [at, event] of events.entries()) {
          const [before, after] = [0, 1].map((more) => battleAfter(setup, events.slice(0, at + more)).units);
          for (const { id, side } of setup.units) {
            const left = before?.get(id)?.left;
            const round = slow.at(-1);
            if (left !== undefined && round) round[side] += left - (after?.get(id)?.left ?? 0);
          }
          if (event.do === 'round') slow.push({ mine: 0, theirs: 0 });
        }
        expect(timeline(setup, events).map(({ lost }) => lost)).toEqual(slow);
      }),
      { numRuns: 100 },
    );
  });

  it('rules/battle: what one event costs does not grow with the number of units', () => {
    const setup: BattleSetup = {
      game: 'usb',
      units: Array.from({ length: battleLimits.units }, (_, at) => ({
        ...{ id: `u${at}`, side: battleSides[at % 2] ?? 'mine', name: `Unit ${at}`, models: 20 },
      })),
    };
    const events = Array.from({ length: battleLimits.events }, (_, at) => lose(`u${at % 120}`, 1));
    const set = vi.spyOn(Map.prototype, 'set');
    const rounds = timeline(setup, events);
    const written = set.mock.calls.length;
    set.mockRestore();
    expect(rounds[0]?.lost).toEqual({ mine: 1200, theirs: 1200 });
    expect(written).toBeLessThan(2 * battleLimits.events);
  });
});
