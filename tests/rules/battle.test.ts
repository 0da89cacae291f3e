import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type BattleEvent,
  type BattleSetup,
  battleAfter,
  battleHint,
  battleMarks,
  battleSides,
  battleStart,
  marksOf,
  mostOf,
  passedShare,
  sideCount,
} from '../../src/rules/battle.ts';
import { timeline } from '../../src/rules/battle-told.ts';
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
  fc.constant(next),
);

describe('battle', () => {
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
        const told = timeline(usb, events);
        for (const side of battleSides) {
          const { models, of } = sideCount(usb, state, side);
          expect(told.reduce((sum, { lost }) => sum + lost[side], 0)).toBe(of - models);
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
    expect(battleHint(usb, [lose('m2', 2), next, lose('m2', 1)])).toBeUndefined();
    expect(battleHint(usb, [lose('m2', 2), next, lose('m2', 2)])).toMatchObject({ share: 50 });
    // Who is gone tests nothing.
    expect(battleHint(usb, [lose('m2', 8)])).toBeUndefined();
  });

  it('USB-VIC-01 rules/battle: after five rounds the side wins that lost fewer activations, a hero counted twice', () => {
    const fifth = [next, next, next, next, ...all('m1', 'm2', 't1', 't2')];
    expect(battleHint(usb, fifth)).toEqual({ asks: 'count', winner: undefined });
    expect(battleHint(usb, [lose('t2', 4), ...fifth])).toEqual({ asks: 'count', winner: 'mine' });
    expect(battleHint(usb, [lose('t2', 4), lose('m1', 1), ...fifth])).toEqual({
      asks: 'count',
      winner: 'theirs',
    });
    expect(battleHint(usb, [next, ...all('m1', 'm2', 't1', 't2')])).toEqual({ asks: 'round' });
  });

  it('BW-GEN-05 rules/battle: where one side has nobody left the other has won; alone nobody wins', () => {
    expect(battleHint(usb, [lose('t1', 6), lose('t2', 4)])).toEqual({ asks: 'over', winner: 'mine' });
    expect(battleHint(usb, [lose('m1', 1), lose('m2', 8)])).toEqual({ asks: 'over', winner: 'theirs' });
    const alone = { ...usb, units: usb.units.filter(({ side }) => side === 'mine') };
    expect(battleHint(alone, [act('m1')])).toBeUndefined();
    expect(battleHint(alone, all('m1', 'm2'))).toEqual({ asks: 'round' });
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
    expect(battleAfter(brikwars, [...events, next]).units.get('m2')?.marks).toEqual({ pips: 2 });
  });

  it('rules/battle: a sign that a game does not know stays off', () => {
    const state = battleAfter(usb, [{ do: 'mark', unit: 'm2', mark: 'clicks', to: 5 }]);
    expect(state.units.get('m2')?.marks.clicks).toBe(0);
    expect(games.every((game) => marksOf(game).length === Object.keys(battleMarks[game]).length)).toBe(true);
  });
});
