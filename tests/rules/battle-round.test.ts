import { describe, expect, it } from 'vitest';
import type { BattleEvent, BattleSetup } from '../../src/rules/battle.ts';
import { eventAcross } from '../../src/rules/battle-across.ts';
import { battleAfter } from '../../src/rules/battle-after.ts';
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
