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

  it('USB-MOR-10 rules/battle-hint-usb: a commander who is hurt and stands asks nobody to test, nor one who fell before', () => {
    const change = (more: object): FightEvent => ({
      ...shot('m1', 't3'),
      changes: [{ unit: 't3', lost: 0, ...more }],
    });
    expect(asked([change({ more: { wounds: 1 } })])).not.toMatch('commander');
    const acted: BattleEvent = { do: 'act', unit: 'm1', done: true };
    expect(asked([lose('t3', 1), acted, change({ marks: { shaken: 0 } })])).not.toMatch('commander');
    // In the first moments of a battle as later; a new round ends it as an activation does.
    const tested: BattleEvent = { do: 'mark', unit: 't1', mark: 'shaken', to: 1 };
    expect(battleHint(setup, [lose('t3', 1), tested])).toMatchObject({
      asks: 'commander',
      unit: { id: 't2' },
    });
    expect(asked([lose('t3', 1), { do: 'round', to: 'mine' }])).not.toMatch('commander');
  });

  it('USB-TURN-04 rules/battle-hint-usb: where cards say who is next no die says who begins a round', () => {
    const pack: BattleEvent = { do: 'pack', pack: 'matched' };
    expect(asked([pack, { do: 'round' }])).toBe('card');
  });

  it('USB-MOR-05 USB-MOR-06 rules/battle-hint-usb: who tried to come to himself is asked again only when something broke him since', () => {
    const broken = (unit: string, mark: 'shaken' | 'panicked', to = 1): BattleEvent => ({
      ...{ do: 'mark', unit, mark, to },
    });
    const round: BattleEvent = { do: 'round', to: 'mine' };
    const test = (...changes: FightEvent['changes']): FightEvent => ({
      ...{ do: 'fight', stamp: 'a', way: 'morale', by: 'm1', changes },
    });
    const both = [broken('m1', 'panicked'), broken('m2', 'shaken'), round];
    expect(asked(both)).toBe('recover m1');
    // A test that changed nothing was one; out of panic he is shaken, and has tried.
    expect(asked([...both, test()])).toBe('recover m2');
    const out = test({ unit: 'm1', lost: 0, marks: { panicked: 0, shaken: 1 } });
    expect(asked([...both, out])).toBe('recover m2');
    // What broke him in this round leaves him his try, though others lost more by it; what befell another does not.
    const lost = { unit: 'm2', lost: 1 };
    for (const marks of [{ shaken: 1 }, { panicked: 1 }, { shaken: 1, panicked: 1 }])
      expect(asked([...both, test(lost, { unit: 'm1', lost: 0, marks })])).toBe('recover m1');
    expect(asked([...both, test(), broken('m1', 'shaken')])).toBe('recover m1');
    for (const later of [broken('m2', 'panicked'), broken('m1', 'shaken', 0), shot('m2', 't1')])
      expect(asked([...both, test(), later])).not.toBe('recover m1');
    const other = { ...shot('t1', 'm2'), changes: [{ unit: 'm2', lost: 1, marks: { shaken: 1 } }] };
    expect(asked([...both, test(), other])).not.toBe('recover m1');
    // A sign that is taken away by hand is no try.
    const shaken = [broken('m1', 'shaken'), ...both];
    expect(hint([...shaken, broken('m1', 'panicked', 0)])).toMatchObject({
      asks: 'recover',
      unit: { id: 'm1' },
      from: 'shaken',
    });
    // Of tests that were written together only those to recover are tries.
    const together = (why: 'recover' | 'commander'): BattleEvent => ({
      ...{ do: 'test', why, changes: [], tests: [{ unit: 'm1', passed: false, need: 5 }] },
    });
    expect(asked([...both, together('recover')])).toBe('recover m2');
    expect(asked([...both, together('commander')])).toBe('recover m1');
  });
});
