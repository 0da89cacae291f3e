import { describe, expect, it } from 'vitest';
import { type BattleEvent, type BattleSetup, battleLimits, type FightEvent } from '../../src/rules/battle.ts';
import type { FightResult } from '../../src/rules/battle-fight.ts';
import {
  fightWriting,
  isChanged,
  stampsOf,
  takenOutOf,
  withoutFight,
} from '../../src/rules/battle-writing.ts';
import { toDoAfter, unitsWritten } from '../../src/rules/battle-written.ts';

const setup: BattleSetup = {
  game: 'usb',
  units: [
    { id: 'm1', side: 'mine', name: 'Captain', models: 1, weight: 2, commander: true },
    { id: 'm2', side: 'mine', name: 'Levy', models: 8 },
    { id: 'm3', side: 'mine', name: 'Pikes', models: 6 },
    { id: 't1', side: 'theirs', name: 'Orcs', models: 9 },
    { id: 't2', side: 'theirs', name: 'Trolls', models: 3 },
  ],
};

const fight = (stamp: string, by: string, ...changes: FightEvent['changes']): FightEvent => ({
  ...{ do: 'fight', stamp, way: 'charge', by, changes },
});
const lose = (unit: string, by: number): BattleEvent => ({ do: 'lose', unit, by });

describe('battle-written', () => {
  it('rules/battle-written: who acted first, then who was met, each as it was before the fight and after it', () => {
    const events = [
      lose('t1', 1),
      fight('1.a', 't1', { unit: 'm2', lost: 2 }, { unit: 't1', lost: 3, acted: true }),
      fight('1.a', 't1', { unit: 'm2', lost: 1 }),
      lose('m2', 4),
    ];
    const units = unitsWritten(setup, events, '1.a').map(({ unit, before, after }) => [
      unit.id,
      before?.left,
      after.left,
    ]);
    expect(units).toEqual([
      ['t1', 8, 5],
      ['m2', 8, 5],
    ]);
    expect(unitsWritten(setup, events, '2.b')).toEqual([]);
    // Another fight in between is none of it.
    const two = [events[1], fight('2.b', 'm3', { unit: 't2', lost: 1 }), events[2]] as readonly BattleEvent[];
    expect(unitsWritten(setup, two, '1.a').map(({ unit }) => unit.id)).toEqual(['t1', 'm2']);
    expect(unitsWritten(setup, two, '2.b').map(({ unit }) => unit.id)).toEqual(['t2']);
    // Whom the battle does not know is not shown.
    const stranger = [fight('1.a', 'm2', { unit: 'm9', lost: 1 }, { unit: 'm2', lost: 1 })];
    expect(unitsWritten(setup, stranger, '1.a').map(({ unit }) => unit.id)).toEqual(['m2']);
  });

  it('BW-MAG-08 rules/battle-written: who came by a fight was not there before it', () => {
    const raised: BattleSetup = {
      ...setup,
      units: [...setup.units, { id: 'm4', side: 'mine', name: 'Undead', models: 2, late: true }],
    };
    const events = [{ ...fight('1.a', 'm1', { unit: 't1', lost: 2 }), came: ['m4'] }];
    const [first, second] = unitsWritten(raised, events, '1.a');
    expect([first?.unit.id, first?.before?.left]).toEqual(['t1', 9]);
    expect(second).toMatchObject({ unit: { id: 'm4' }, after: { left: 2 } });
    expect(second).not.toHaveProperty('before');
  });

  it('USB-MOR-10 USB-VIC-01 rules/battle-written: after the fight the others of a fallen commander test; a side without anybody has lost', () => {
    const falls = fight('1.a', 't1', { unit: 'm1', lost: 1 }, { unit: 't1', lost: 0, acted: true });
    expect(toDoAfter(setup, [falls])).toMatchObject({
      ...{ asks: 'commander', fallen: { id: 'm1' }, unit: { id: 'm2' } },
      rest: [{ id: 'm3' }],
    });
    // Only of what happened last.
    expect(toDoAfter(setup, [falls, { do: 'round' }])).toBeUndefined();
    expect(toDoAfter(setup, [])).toBeUndefined();
    expect(toDoAfter(setup, [fight('1.a', 'm2', { unit: 't1', lost: 1 })])).toBeUndefined();
    const all = fight('1.a', 'm2', { unit: 't1', lost: 9 }, { unit: 't2', lost: 3 });
    expect(toDoAfter({ ...setup, game: 'brikwars' }, [all])).toMatchObject({ asks: 'over', winner: 'mine' });
  });

  it('MK-ACT-05 rules/battle-written: a figure with its second token is pushed, one with its first is not', () => {
    const figures: BattleSetup = { ...setup, game: 'mage-knight' };
    const acts = fight('1.a', 'm2', { unit: 't1', lost: 0 }, { unit: 'm2', lost: 0, acted: true });
    expect(toDoAfter(figures, [acts])).toBeUndefined();
    const token = (unit: string): BattleEvent => ({ do: 'mark', unit, mark: 'tokens', to: 1 });
    expect(toDoAfter(figures, [token('m2'), acts])).toEqual({ asks: 'push', unit: setup.units[1] });
    // Who is struck and has tokens acts not.
    expect(toDoAfter(figures, [token('t1'), token('t1'), acts])).toBeUndefined();
  });
});

describe('battle-writing', () => {
  const result = (lost: number, more: Partial<FightResult> = {}): FightResult => ({
    ...{ stamp: '1.a', way: 'charge', by: 'm2', at: 't1', dice: [] },
    changes: [{ unit: 't1', lost }],
    ...more,
  });
  const written = (lost: number): FightEvent => {
    const made = fightWriting(setup, [], result(lost));
    if (!made?.event) throw new Error('nothing written');
    return made.event;
  };

  it('rules/battle-writing: the last fight is written anew where it changed, and not at all where it did not', () => {
    const first = written(2);
    expect(fightWriting(setup, [], result(2))?.instead).toBe(0);
    expect(fightWriting(setup, [first], result(2))).toBeUndefined();
    expect(isChanged(setup, [first], result(2))).toBe(false);
    const again = fightWriting(setup, [first], result(3));
    expect(again).toMatchObject({ instead: 1, event: { changes: [{ unit: 't1', lost: 3 }] } });
    expect(isChanged(setup, [first], result(3))).toBe(true);
    // What is no longer so makes way for nothing.
    expect(fightWriting(setup, [first], result(0))).toEqual({ event: undefined, instead: 1 });
    // In two parts it becomes one.
    const [one, two] = [written(2), { ...written(1) }];
    expect(fightWriting(setup, [lose('m3', 1), one, two], result(3))).toMatchObject({
      ...{ instead: 2, event: { changes: [{ unit: 't1', lost: 3 }] } },
    });
  });

  it('rules/battle-writing: what came between stays, and what is new is added behind it', () => {
    const first = written(2);
    const between = fightWriting(setup, [first, lose('m3', 1)], result(5));
    expect(between).toMatchObject({ instead: 0, event: { changes: [{ unit: 't1', lost: 3 }] } });
    expect(fightWriting(setup, [first, lose('m3', 1)], result(2))).toBeUndefined();
    const other = { ...first, stamp: '2.b' };
    expect(fightWriting(setup, [first, other], result(5))?.instead).toBe(0);
  });

  it('BW-MAG-08 rules/battle-writing: one more who rises makes it another fight', () => {
    const mage = result(0, { way: 'magic', changes: [{ unit: 'm2', lost: 0, acted: true }] });
    const comes = (count: number) => ({
      ...mage,
      comes: Array.from({ length: count }, () => ({ side: 'mine' as const, name: 'Undead', models: 1 })),
    });
    const made = fightWriting(setup, [], mage)?.event;
    if (!made) throw new Error('nothing written');
    const event = { ...made, came: ['m4'] };
    expect(fightWriting(setup, [event], comes(1) as never)).toBeUndefined();
    expect(fightWriting(setup, [event], comes(2) as never)?.instead).toBe(1);
    expect(fightWriting(setup, [event], comes(0) as never)?.instead).toBe(1);
  });

  it('rules/battle-writing: a fight goes out with all that was written of it, and is remembered as long as there is room', () => {
    const [one, two] = [written(1), { ...written(2), stamp: '2.b' }];
    const events = [one, lose('m2', 1), two, one];
    expect(withoutFight(events, '1.a')).toEqual([lose('m2', 1), two]);
    expect(stampsOf(events)).toEqual(['1.a', '2.b', '1.a']);
    expect(stampsOf([lose('m2', 1)])).toEqual([]);
    // What stands there again is not out, and nothing is remembered twice.
    expect(takenOutOf([two], ['1.a', '2.b'], ['3.c', '1.a'])).toEqual(['1.a', '3.c']);
    const many = Array.from({ length: battleLimits.takenOut + 3 }, (_, at) => `${at}.x`);
    expect(takenOutOf([], many, [])).toEqual(many.slice(3));
    expect(takenOutOf([], many.slice(5), ['last.x'])).toEqual(
      [...many.slice(5), 'last.x'].slice(-battleLimits.takenOut),
    );
  });
});
