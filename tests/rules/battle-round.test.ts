import { describe, expect, it } from 'vitest';
import type { BattleEvent, BattleSetup, BattleSide } from '../../src/rules/battle.ts';
import { eventAcross } from '../../src/rules/battle-across.ts';
import { battleAfter } from '../../src/rules/battle-after.ts';
import { battleHint } from '../../src/rules/battle-hint.ts';
import { timeline } from '../../src/rules/battle-timeline.ts';

const setup: BattleSetup = {
  game: 'usb',
  units: [
    { id: 'm1', side: 'mine', name: 'Spears', models: 2 },
    { id: 't1', side: 'theirs', name: 'Riders', models: 2 },
  ],
};

describe('rules/battle-after', () => {
  it('rules/battle-after: the round is set by hand and nothing else with it; it goes on from there', () => {
    const events: readonly BattleEvent[] = [
      { do: 'act', unit: 'm1', done: true },
      { do: 'set', round: 4 },
    ];
    const state = battleAfter(setup, events);
    expect([state.round, state.units.get('m1')?.acted]).toEqual([4, true]);
    expect(battleAfter(setup, [...events, { do: 'round' }]).round).toBe(5);
    expect(battleAfter(setup, [{ do: 'set', round: 500 }]).round).toBe(99);
    expect(eventAcross({ do: 'set', round: 4 })).toEqual({ do: 'set', round: 4 });
    expect(timeline(setup, [...events, { do: 'round' }]).map(({ round }) => round)).toEqual([4, 5]);
  });
});

describe('rules/battle-hint', () => {
  const of = (id: string, side: BattleSide) => ({ id, side, name: id, models: 2 });
  const units = [of('m1', 'mine'), of('m2', 'mine'), of('t1', 'theirs'), of('t2', 'theirs')];
  const act = (unit: string): BattleEvent => ({ do: 'act', unit, done: true });
  const hand = (to: BattleSide): BattleEvent => ({ do: 'hand', to });
  const asks = (events: readonly BattleEvent[], game: 'brikwars' | 'usb' = 'brikwars') =>
    battleHint({ game, units }, [hand('mine'), ...events]).asks;

  it('BW-GEN-04 rules/battle-hint: who ended his turn with somebody who stood still has had it; after the other’s the round is over', () => {
    expect(asks([act('m1'), hand('theirs')])).toBe('act');
    expect(asks([act('m1'), hand('theirs'), act('t1'), act('t2'), hand('mine')])).toBe('round');
    expect(asks([act('m1'), hand('theirs'), act('t1'), hand('mine')])).toBe('round');
    expect(asks([act('m1'), act('m2'), hand('theirs'), act('t1'), hand('mine')])).toBe('round');
    expect(asks([act('m1'), hand('theirs'), act('t1'), hand('mine'), { do: 'round' }])).toBe('act');
    // Who begins is no end of a turn, and in USB each unit has a turn of its own.
    expect(asks([hand('theirs'), act('t1'), act('t2'), hand('mine')])).toBe('act');
    expect(asks([act('m1'), hand('theirs'), act('t1'), hand('mine')], 'usb')).not.toBe('round');
    // That all have acted is said only where it is so.
    const whole = { game: 'brikwars', units } as const;
    const stood = [hand('mine'), act('m1'), hand('theirs'), act('t1'), act('t2'), hand('mine')];
    expect(battleHint(whole, stood)).toMatchObject({ asks: 'round', stood: true });
    expect(battleHint(whole, [...stood, act('m2')])).not.toHaveProperty('stood');
  });

  it('BW-GEN-04 MK-ACT-01 rules/battle-after: the next round begins with who began this one, whoever of both sides ended his turn or stood still', () => {
    const begins = (events: readonly BattleEvent[]) =>
      battleAfter({ game: 'mage-knight', units }, [...events, { do: 'round' }]).turn;
    const both = [act('m1'), hand('theirs'), act('t1'), hand('mine')];
    expect(begins(both)).toBe('mine');
    expect(begins([...both, act('m2')])).toBe('mine');
    expect(begins([act('m1'), hand('theirs'), act('t1'), act('t2')])).toBe('mine');
    expect(begins([...both, { do: 'round' }, ...both])).toBe('mine');
    expect(begins([hand('theirs'), act('t1'), hand('mine'), act('m1'), hand('theirs')])).toBe('theirs');
    // A turn that nobody ended was one.
    expect(begins([act('m1')])).toBe('theirs');
  });

  it('MK-ACT-05 rules/battle-hint: who took his second token in a fight is asked for his click, if it did not turn him', () => {
    const knights: BattleSetup = { game: 'mage-knight', units };
    const fight = (turned?: number): BattleEvent => ({
      do: 'fight',
      stamp: 's1',
      way: 'castle',
      by: 'm1',
      changes: [
        { unit: 'm1', lost: 0, acted: true, ...(turned && { turned }) },
        { unit: 't1', lost: 0, turned: 3 },
      ],
    });
    const asked = (...events: readonly BattleEvent[]) => battleHint(knights, events);
    const first = [fight(), hand('theirs'), act('t1'), hand('mine'), { do: 'round' } as const];
    expect(asked(fight()).asks).toBe('act');
    expect(asked(...first, fight())).toMatchObject({ asks: 'push', unit: { id: 'm1' } });
    expect(asked(...first, fight(1)).asks).toBe('act');
  });
});
