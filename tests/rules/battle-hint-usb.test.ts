import { describe, expect, it } from 'vitest';
import type { BattleEvent, BattleSetup, FightEvent } from '../../src/rules/battle.ts';
import { battleAfter } from '../../src/rules/battle-after.ts';
import type { BattleHint } from '../../src/rules/battle-ask.ts';
import { battleHint } from '../../src/rules/battle-hint.ts';

const setup: BattleSetup = {
  game: 'usb',
  units: [
    { id: 'm1', side: 'mine', name: 'Archers', models: 8 },
    { id: 'm2', side: 'mine', name: 'Guard', models: 8 },
    { id: 't1', side: 'theirs', name: 'Levy', models: 8 },
    { id: 't2', side: 'theirs', name: 'Riders', models: 8 },
    { id: 't3', side: 'theirs', name: 'Warlord', models: 1, commander: true },
  ],
};

const lose = (unit: string, by: number): BattleEvent => ({ do: 'lose', unit, by });
const shot = (by: string, at: string): FightEvent => ({
  ...{ do: 'fight', stamp: `${by}.${at}`, way: 'shoot', by, at, changes: [] },
});
/** A round that has begun, with mine to act. */
const begun: readonly BattleEvent[] = [{ do: 'hand', to: 'mine' }];

const hint = (events: readonly BattleEvent[], about?: string): BattleHint =>
  battleHint(setup, [...begun, ...events], battleAfter(setup, [...begun, ...events]), about);

/** Who is asked to do something, by what is asked. */
const asked = (events: readonly BattleEvent[], about?: string): string => {
  const found = hint(events, about);
  return 'unit' in found ? `${found.asks} ${found.unit.id}` : found.asks;
};

describe('rules/battle-hint-usb', () => {
  it.each<[ended: string, by: BattleEvent]>([
    ['an activation', { do: 'act', unit: 'm1', done: true }],
    ['a turn that was handed over', { do: 'hand', to: 'theirs' }],
    ['a new round', { do: 'round' }],
    ['a card', { do: 'card', to: 'mine' }],
    ['a fight', shot('m1', 't2')],
  ])('USB-MOR-04 rules/battle-hint-usb: losses ask for morale until %s', (_, end) => {
    expect(asked([lose('t1', 2)])).toBe('morale t1');
    expect(asked([lose('t1', 2), end])).not.toMatch('morale');
  });

  it('USB-MOR-08 rules/battle-hint-usb: a threshold is tested once; to shoot is no test, and a sign that is tapped is one', () => {
    expect(hint([lose('t1', 2), shot('t1', 'm1'), lose('t1', 1)])).toMatchObject({
      asks: 'morale',
      share: 25,
    });
    for (const mark of ['shaken', 'panicked'] as const) {
      const tested: readonly BattleEvent[] = [lose('t1', 2), { do: 'mark', unit: 't1', mark, to: 1 }];
      expect(asked(tested)).not.toMatch('morale');
      expect(asked([...tested, lose('t1', 1)])).not.toMatch('morale');
      expect(hint([...tested, lose('t1', 2)])).toMatchObject({ asks: 'morale', share: 50 });
    }
  });

  it('USB-MOR-04 rules/battle-hint-usb: a model that stands again is no loss', () => {
    const acted: BattleEvent = { do: 'act', unit: 'm1', done: true };
    expect(asked([lose('t1', 3), acted, lose('t1', -1)])).not.toMatch('morale');
    expect(asked([lose('t1', 3), acted, lose('t1', 1)])).toBe('morale t1');
  });

  it('USB-FAT-01 rules/battle-hint-usb: fatigue is asked of who was hit last while the other side acts, and stands', () => {
    expect(asked([lose('t1', 1)])).toBe('fatigue t1');
    expect(asked([lose('t1', 1), lose('t2', 1)])).toBe('fatigue t2');
    expect(asked([lose('t1', 1), { do: 'mark', unit: 'm1', mark: 'fatigue', to: 1 }])).not.toMatch('fatigue');
    expect(asked([lose('m1', 1)])).not.toMatch('fatigue');
    expect(asked([lose('t1', 8)])).not.toMatch('fatigue');
  });

  it('USB-MOR-10 rules/battle-hint-usb: when a commander falls all others of his side test, those too who tested for something else before', () => {
    const before: readonly BattleEvent[] = [
      { do: 'mark', unit: 't1', mark: 'shaken', to: 1 },
      { do: 'act', unit: 'm1', done: true },
    ];
    const fallen = [...before, lose('t3', 1)];
    expect(hint(fallen)).toMatchObject({ asks: 'commander', unit: { id: 't1' }, rest: [{ id: 't2' }] });
    const first: BattleEvent = { do: 'mark', unit: 't1', mark: 'shaken', to: 1 };
    expect(hint([...fallen, first])).toMatchObject({ asks: 'commander', unit: { id: 't2' }, rest: [] });
    // He is asked about once: when somebody has acted that is over.
    expect(asked([...fallen, { do: 'act', unit: 'm2', done: true }])).not.toMatch('commander');
    const fought: BattleEvent = { ...shot('m1', 't3'), changes: [{ unit: 't3', lost: 1 }] };
    expect(asked([fought])).toBe('commander t1');
    const fled: BattleEvent = { do: 'test', why: 'recover', tests: [], changes: [{ unit: 't3', lost: 1 }] };
    expect(asked([fled])).toBe('commander t1');
  });

  it('USB-TURN-01 rules/battle-hint-usb: who begins is asked in each round, unless the round says it', () => {
    expect(battleHint(setup, []).asks).toBe('begin');
    expect(asked([{ do: 'round' }])).toBe('begin');
    expect(asked([{ do: 'round', to: 'mine' }])).not.toBe('begin');
    expect(asked([])).not.toBe('begin');
  });

  it('USB-MOR-05 USB-MOR-06 rules/battle-hint-usb: who is about to act is asked first to come to himself, once a round', () => {
    const shaken = (unit: string): BattleEvent => ({ do: 'mark', unit, mark: 'shaken', to: 1 });
    const both = [shaken('m1'), shaken('m2')];
    expect(asked(both)).toBe('recover m1');
    expect(asked(both, 'm1')).toBe('recover m1');
    expect(asked(both, 'm2')).toBe('recover m2');
    expect(asked(both, 't1')).toBe('recover m1');
  });
});
