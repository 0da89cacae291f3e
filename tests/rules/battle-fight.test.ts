import { describe, expect, it } from 'vitest';
import {
  type BattleEvent,
  type BattleSetup,
  type BattleWay,
  battleLimits,
  type DiceSum,
  type Marks,
} from '../../src/rules/battle.ts';
import { eventAcross } from '../../src/rules/battle-across.ts';
import { battleAfter } from '../../src/rules/battle-after.ts';
import { diceTogether } from '../../src/rules/battle-dice.ts';
import {
  comersOf,
  type FightResult,
  fightEventOf,
  isWritten,
  patientChange,
} from '../../src/rules/battle-fight.ts';
import { togetherOf, without, wreckTogether } from '../../src/rules/battle-fight-changes.ts';
import { battleLuck, luckOf } from '../../src/rules/battle-luck.ts';
import { pointsLeft } from '../../src/rules/battle-points.ts';
import { lossWorth } from '../../src/rules/battle-score.ts';
import { suppliesOf } from '../../src/rules/battle-supply.ts';
import { timeline } from '../../src/rules/battle-timeline.ts';

const setup: BattleSetup = {
  game: 'usb',
  units: [
    { id: 'm1', side: 'mine', name: 'Archers', models: 5 },
    { id: 't1', side: 'theirs', name: 'Levy', models: 6 },
  ],
};

const shot: FightResult = {
  stamp: '1.a',
  way: 'shoot',
  by: 'm1',
  at: 't1',
  changes: [
    { unit: 'm1', lost: 0, acted: true, marks: { shaken: 0 } },
    { unit: 't1', lost: 2, marks: { shaken: 1, panicked: 0 } },
  ],
  dice: [
    { unit: 'm1', dice: [{ sides: 6, count: 5, sum: 21 }] },
    { unit: 't1', dice: [{ sides: 6, count: 3, sum: 6 }] },
  ],
  likely: 0.31254,
};

describe('battle-fight', () => {
  it('rules/battle-fight: what was to be expected is recorded by side, only what is new of it, and goes along to the other phone', () => {
    const expected = (points: number) => [
      { unit: 'm1', points: 0.5 },
      { unit: 't1', points },
    ];
    const first = fightEventOf(setup, [], { ...shot, expected: expected(1.333) });
    expect(first?.expected).toEqual({ mine: 50, theirs: 133 });
    const more = { ...shot, changes: [{ unit: 't1', lost: 4 }], expected: expected(2) };
    expect(fightEventOf(setup, first ? [first] : [], more)?.expected).toEqual({ mine: 0, theirs: 67 });
    expect(fightEventOf(setup, [], shot)).not.toHaveProperty('expected');
    expect(first && eventAcross(first)).toMatchObject({ expected: { mine: 133, theirs: 50 } });
  });

  it('BW-WEAP-11 rules/battle-fight: an Explosive that was used is gone, never more of them than there were, and what nobody counts is not counted', () => {
    const thrown: FightResult = {
      ...shot,
      way: 'many',
      changes: [
        { unit: 'm1', lost: 0, more: { used: 1 } },
        { unit: 'm1', lost: 0, more: { used: 2 } },
        { unit: 't1', lost: 1, more: { used: 1 } },
      ],
      dice: [],
    };
    const grenadiers: BattleSetup = {
      game: 'brikwars',
      units: [
        { id: 'm1', side: 'mine', name: 'Grenadiers', models: 5, explosives: 4 },
        { id: 't1', side: 'theirs', name: 'Levy', models: 6 },
      ],
    };
    const first = fightEventOf(grenadiers, [], thrown);
    expect(first?.changes).toEqual([
      { unit: 'm1', lost: 0, more: { used: 3 } },
      { unit: 't1', lost: 1 },
    ]);
    const events: readonly BattleEvent[] = first ? [first] : [];
    expect(battleAfter(grenadiers, events).units.get('m1')?.marks).toEqual({ used: 3 });
    expect(fightEventOf(grenadiers, events, thrown)).toBeUndefined();
    // A second fight uses the last one; the app counts no fifth.
    const second = fightEventOf(grenadiers, events, { ...thrown, stamp: '2.b' });
    expect(second?.changes[0]).toEqual({ unit: 'm1', lost: 0, more: { used: 1 } });
    expect(grenadiers.units.map((unit) => suppliesOf('brikwars', unit))).toEqual([
      [{ mark: 'used', of: 4 }],
      [],
    ]);
    const tapped: readonly BattleEvent[] = [{ do: 'mark', unit: 'm1', mark: 'used', to: 9 }];
    expect(battleAfter(grenadiers, tapped).units.get('m1')?.marks).toEqual({ used: 4 });
  });

  it('BW-MAG-03 rules/battle-fight: where the blast of a missed cast comes down, the cast that is written already is not used up again', () => {
    const mages: BattleSetup = {
      game: 'brikwars',
      units: [
        { id: 'm1', side: 'mine', name: 'Mage', models: 1, mage: { area: [{ level: 2, casts: 3 }] } },
        { id: 't1', side: 'theirs', name: 'Levy', models: 6 },
      ],
    };
    const missed: FightResult = {
      ...shot,
      way: 'magic',
      changes: [{ unit: 'm1', lost: 0, more: { 'area-2': 1 } }],
      dice: [],
    };
    const landed: FightResult = {
      ...missed,
      stamp: '1.b',
      after: '1.a',
      changes: [...missed.changes, { unit: 't1', lost: 2 }],
    };
    // Nobody has written the miss: its cast comes with the blast.
    expect(fightEventOf(mages, [], landed)?.changes).toEqual([
      { unit: 'm1', lost: 0, more: { 'area-2': 1 } },
      { unit: 't1', lost: 2 },
    ]);
    const first = fightEventOf(mages, [], missed);
    const events: readonly BattleEvent[] = first ? [first] : [];
    expect(battleAfter(mages, events).units.get('m1')?.marks).toEqual({ 'area-2': 1 });
    const second = fightEventOf(mages, events, landed);
    expect(second?.changes).toEqual([{ unit: 't1', lost: 2 }]);
    const both: readonly BattleEvent[] = second ? [...events, second] : events;
    expect(fightEventOf(mages, both, landed)).toBeUndefined();
    // Another cast is another one.
    expect(fightEventOf(mages, both, { ...missed, stamp: '1.c' })?.changes).toEqual(missed.changes);
  });

  it('BW-MAG-08 rules/battle-fight: who rose by a fight comes with it, each once, and goes with its Undo', () => {
    const skeleton = { name: 'Skeleton', models: 1 };
    const raised: FightResult = { ...shot, way: 'magic', changes: [], dice: [], comes: [skeleton] };
    const event = fightEventOf(setup, [], raised);
    expect(event?.changes).toEqual([]);
    expect(comersOf([], raised)).toEqual([skeleton]);
    const grave: BattleSetup = {
      ...setup,
      units: [...setup.units, { ...skeleton, id: 'm2', side: 'mine', late: true }],
    };
    const written: readonly BattleEvent[] = event ? [{ ...event, came: ['m2'] }] : [];
    expect(battleAfter(grave, []).units.has('m2')).toBe(false);
    expect(battleAfter(grave, written).units.get('m2')).toEqual({ left: 1, acted: false, marks: {} });
    expect(fightEventOf(grave, written, raised)).toBeUndefined();
    // The same fight goes on, and a second one rises.
    const second = { ...raised, comes: [skeleton, { name: 'Bones', models: 1 }] };
    expect(comersOf(written, second)).toEqual([{ name: 'Bones', models: 1 }]);
    expect(fightEventOf(grave, written, second)).toBeDefined();
    expect(comersOf(written, { ...raised, stamp: '2.b' })).toEqual([skeleton]);
  });

  it('BW-DMG-03 rules/battle-fight: who is hit loses a pip where it has several, and falls with the last', () => {
    const setup: BattleSetup = {
      game: 'brikwars',
      units: [
        { id: 'm1', side: 'mine', name: 'Men', models: 4 },
        { id: 't1', side: 'theirs', name: 'Warhorses', models: 2, points: 2 },
      ],
    };
    const result = (stamp: string, way: BattleWay, lost: number): FightResult => ({
      ...{ stamp, way, by: 'm1', at: 't1', dice: [] },
      changes: [
        { unit: 't1', lost },
        { unit: 'm1', lost: 1 },
      ],
    });
    const events: BattleEvent[] = [];
    const write = (...described: Parameters<typeof result>) => {
      const event = fightEventOf(setup, events, result(...described));
      if (event) events.push(event);
      return battleAfter(setup, events).units.get('t1');
    };
    expect(write('a', 'fight', 1)).toMatchObject({ left: 2, marks: { pips: 1 } });
    expect(events[0]).toMatchObject({ changes: [{ unit: 't1', lost: 0, more: { pips: 1 } }, { lost: 1 }] });
    // The same fight that goes on adds what is new.
    expect(write('a', 'fight', 2)).toMatchObject({ left: 1, marks: { pips: 0 } });
    expect(write('a', 'fight', 2)).toMatchObject({ left: 1, marks: { pips: 0 } });
    expect(write('b', 'many', 1)).toMatchObject({ left: 1, marks: { pips: 1 } });
    // The next one of them is whole, however the first fell.
    expect(write('c', 'charge', 1)).toMatchObject({ left: 0, marks: { pips: 0 } });
  });

  it('BW-DMG-03 rules/battle-fight: of several that are shot at each pip counts once, and of who is gone no pip is kept', () => {
    const horses = { id: 't1', side: 'theirs', name: 'Warhorses', models: 4, points: 2 } as const;
    const men = { id: 'm1', side: 'mine', name: 'Men', models: 4, explosives: 4 } as const;
    const result: FightResult = {
      ...{ stamp: 'a', way: 'many', by: 'm1', at: 't1', dice: [] },
      changes: [
        // Five pips, two of them the last ones.
        { unit: 't1', lost: 2, more: { pips: 3 } },
        { unit: 'm1', lost: 1, more: { pips: 1, used: 1 } },
      ],
    };
    const setup: BattleSetup = { game: 'brikwars', units: [horses, men] };
    const hurt: readonly BattleEvent[] = [{ do: 'mark', unit: 't1', mark: 'pips', to: 1 }];
    const event = fightEventOf(setup, hurt, result);
    const { units } = battleAfter(setup, event ? [...hurt, event] : []);
    expect(units.get('t1')).toMatchObject({ left: 1, marks: { pips: 0 } });
    expect(units.get('m1')).toMatchObject({ left: 3, marks: { used: 1 } });
    expect(units.get('m1')?.marks.pips ?? 0).toBe(0);
  });

  it('rules/battle-fight: a fight keeps the choice that cost most, and who chose where the battle knows him', () => {
    const choice = { choice: 'Take it', other: 'x'.repeat(300), by: -0.14126 };
    const kept = { choice: 'Take it', other: 'x'.repeat(200), by: -1413 };
    const look = (unit?: string) =>
      fightEventOf(setup, [], { ...shot, look: { ...choice, ...(unit && { unit }) } })?.look;
    expect(look('t1')).toEqual({ ...kept, unit: 't1' });
    expect(look('gone')).toEqual(kept);
    expect(look()).toEqual(kept);
  });

  it('rules/battle-fight: what a fight did stands in the battle, and only what is new of it', () => {
    const event = fightEventOf(setup, [], shot);
    expect(event).toEqual({
      do: 'fight',
      stamp: '1.a',
      way: 'shoot',
      by: 'm1',
      at: 't1',
      changes: [
        { unit: 'm1', lost: 0, acted: true },
        { unit: 't1', lost: 2, marks: { shaken: 1 } },
      ],
      dice: { mine: [{ sides: 6, count: 5, sum: 21 }], theirs: [{ sides: 6, count: 3, sum: 6 }] },
      likely: 3125,
      hand: 'theirs',
    });
    const events: readonly BattleEvent[] = event ? [event] : [];
    expect(isWritten(events, '1.a')).toBe(true);
    expect(battleAfter(setup, events).units.get('t1')).toEqual({
      left: 4,
      acted: false,
      marks: { shaken: 1 },
    });
    expect(battleAfter(setup, events).units.get('m1')?.acted).toBe(true);
    expect(timeline(setup, events)[0]?.lost).toEqual({ mine: 0, theirs: 2 });
    // Given twice it changes nothing.
    expect(fightEventOf(setup, events, shot)).toBeUndefined();
  });

  it('USB-TURN-02 rules/battle-fight: an activation that was fought hands over, unless the other side has nobody to act, and goes back with Undo', () => {
    const event = fightEventOf(setup, [], shot);
    expect(event?.hand).toBe('theirs');
    const events: readonly BattleEvent[] = event ? [event] : [];
    expect(battleAfter(setup, events).turn).toBe('theirs');
    // Its morale, in the turn of the other, hands nothing over.
    const test = { ...shot, stamp: '2.b', way: 'morale', changes: [{ unit: 'm1', lost: 1 }] } as const;
    expect(fightEventOf(setup, events, test)?.hand).toBeUndefined();
    const acted: readonly BattleEvent[] = [{ do: 'act', unit: 't1', done: true }];
    expect(fightEventOf(setup, acted, shot)?.hand).toBeUndefined();
    const fallen = {
      ...shot,
      changes: [shot.changes[0] ?? { unit: 'm1', lost: 0 }, { unit: 't1', lost: 6 }],
    };
    expect(fightEventOf(setup, [], fallen)?.hand).toBeUndefined();
    const cards: readonly BattleEvent[] = [{ do: 'pack', pack: 'whole' }];
    expect(fightEventOf(setup, cards, shot)?.hand).toBeUndefined();
    // A player who has a turn with all his units hands over with the last of them (BW-GEN-04).
    const brikwars = { ...setup, game: 'brikwars' } as const;
    expect(fightEventOf(brikwars, [], shot)?.hand).toBe('theirs');
    const guard = { id: 'm9', side: 'mine', name: 'Guard', models: 4 } as const;
    const more = { ...brikwars, units: [...setup.units, guard] };
    expect(fightEventOf(more, [], shot)?.hand).toBeUndefined();
  });

  it('USB-TURN-02 rules/battle-fight: a fight in which nobody used his activation hands nothing over', () => {
    const idle = shot.changes.map(({ acted: _, ...change }) => change);
    expect(fightEventOf(setup, [], shot)).toMatchObject({ hand: 'theirs' });
    expect(fightEventOf(setup, [], { ...shot, changes: idle })).not.toHaveProperty('hand');
  });

  it('rules/battle-fight: a sign that a fight set and sets no more is as it was before the fight, whoever tapped it since', () => {
    const of = (marks: Marks): FightResult => ({
      ...shot,
      dice: [],
      changes: [{ unit: 't1', lost: 1, marks }],
    });
    const written = (events: readonly BattleEvent[], marks: Marks) => {
      const event = fightEventOf(setup, events, of(marks));
      return event ? [...events, event] : events;
    };
    const marksOf = (events: readonly BattleEvent[]) =>
      fightEventOf(setup, events, of({ panicked: 1 }))?.changes[0];
    const both = { shaken: 1, panicked: 1 };
    expect(marksOf(written([], both))).toMatchObject({ lost: 0, marks: { shaken: 0 } });
    expect(marksOf(written([], { panicked: 1 }))).toBeUndefined();
    // It was shaken before: it stays so.
    const before: readonly BattleEvent[] = [{ do: 'mark', unit: 't1', mark: 'shaken', to: 1 }];
    expect(marksOf(written(before, both))).toBeUndefined();
    expect(marksOf(written(before, { shaken: 0, panicked: 1 }))).toMatchObject({ marks: { shaken: 1 } });
  });

  it('rules/battle-fight: a fight is known by its stamp, and by who acted in it', () => {
    const first = fightEventOf(setup, [], shot);
    const events = first ? [first] : [];
    expect([isWritten(events, '1.a'), isWritten(events, '9.z'), isWritten([], '1.a')]).toEqual([
      true,
      false,
      false,
    ]);
    expect(fightEventOf(setup, [], { ...shot, by: 'm9' })).toBeUndefined();
    // Dice alone are written once; nothing at all never.
    const missed = { ...shot, changes: [{ unit: 't1', lost: 0 }] };
    const dice = fightEventOf(setup, [], missed);
    expect(dice?.changes).toEqual([]);
    expect(fightEventOf(setup, dice ? [dice] : [], missed)).toBeUndefined();
    expect(fightEventOf(setup, [], { ...missed, dice: [] })).toBeUndefined();
  });

  it('rules/battle-fight: a fight that goes on adds what is new, losses and dice', () => {
    const first = fightEventOf(setup, [], shot);
    const events: readonly BattleEvent[] = first ? [first] : [];
    const second = fightEventOf(setup, events, {
      ...shot,
      changes: [...shot.changes, { unit: 't1', lost: 1, marks: { panicked: 1, shaken: 0 } }],
      dice: [{ unit: 'm1', dice: [{ sides: 6, count: 7, sum: 30 }] }],
    });
    expect(second?.changes).toEqual([{ unit: 't1', lost: 1, marks: { shaken: 0, panicked: 1 } }]);
    expect(second?.dice).toEqual({ mine: [{ sides: 6, count: 2, sum: 9 }] });
    const after = battleAfter(setup, second ? [...events, second] : events);
    expect(after.units.get('t1')).toMatchObject({ left: 3, marks: { shaken: 0, panicked: 1 } });
  });

  it('rules/battle-fight: what was tapped since a fight was written stays when the fight is looked at again', () => {
    const first = fightEventOf(setup, [], shot);
    const events: readonly BattleEvent[] = first ? [first] : [];
    const tapped: readonly BattleEvent[] = [...events, { do: 'mark', unit: 't1', mark: 'shaken', to: 0 }];
    expect(fightEventOf(setup, tapped, shot)).toBeUndefined();
    expect(battleAfter(setup, tapped).units.get('t1')?.marks.shaken ?? 0).toBe(0);
  });

  it('rules/battle-fight: no dice are written of a side that threw none', () => {
    const dice = (unit: string) => [{ unit, dice: [{ sides: 6, count: 1, sum: 3 }] }];
    expect(fightEventOf(setup, [], { ...shot, dice: dice('m1') })?.dice).toEqual({
      mine: [{ sides: 6, count: 1, sum: 3 }],
    });
    expect(fightEventOf(setup, [], { ...shot, dice: dice('t1') })?.dice).toEqual({
      theirs: [{ sides: 6, count: 1, sum: 3 }],
    });
    expect(fightEventOf(setup, [], { ...shot, dice: [] })).not.toHaveProperty('dice');
  });

  it('MK-GEN-04 rules/battle-fight: of the clicks of a dial only those are written that came since, in every part of a fight', () => {
    const figures: BattleSetup = {
      game: 'mage-knight',
      units: [
        { id: 'm1', side: 'mine', name: 'Guard', models: 1 },
        { id: 't1', side: 'theirs', name: 'Orc', models: 1 },
      ],
    };
    const events: BattleEvent[] = [];
    const clicks = (turned: number) => {
      const event = fightEventOf(figures, events, {
        ...{ stamp: 'a', way: 'castle', by: 'm1', at: 't1', dice: [] },
        changes: [{ unit: 't1', lost: 0, turned }],
      });
      if (event) events.push(event);
      return event?.changes[0]?.turned;
    };
    expect([clicks(2), clicks(2), clicks(3), clicks(7), clicks(7)]).toEqual([2, undefined, 1, 4, undefined]);
    // Taken back in the fight, it is turned back.
    expect(clicks(6)).toBe(-1);
  });

  it('BW-DMG-09 rules/battle-fight: what broke off is written once, is whole again when the fight says so no more, and is nothing of a model that fell', () => {
    const machines: BattleSetup = {
      game: 'brikwars',
      units: [
        { id: 'm1', side: 'mine', name: 'Men', models: 4 },
        { id: 't1', side: 'theirs', name: 'Tanks', models: 2, points: 4 },
      ],
    };
    const of = (change: Omit<FightResult['changes'][number], 'unit' | 'lost'>, lost = 0): FightResult => ({
      ...{ stamp: 'a', way: 'wreck', by: 'm1', at: 't1', dice: [] },
      changes: [{ unit: 't1', lost, ...change }],
    });
    const events: BattleEvent[] = [];
    const write = (result: FightResult) => {
      const event = fightEventOf(machines, events, result);
      if (event) events.push(event);
      return event?.changes;
    };
    // A first turn hurts it, a second one breaks it.
    expect(write(of({ more: { pips: 1 } }))).toEqual([{ unit: 't1', lost: 0, more: { pips: 1 } }]);
    const broken = of({ more: { pips: 1 }, wreck: { size: 3 } });
    expect(write(broken)).toEqual([{ unit: 't1', lost: 0, wreck: { size: 3 } }]);
    expect(write(broken)).toBeUndefined();
    const mended = write(of({ more: { pips: 1 } }));
    expect(mended).toEqual([{ unit: 't1', lost: 0, wreck: {} }]);
    expect(battleAfter(machines, events).units.get('t1')?.wreck ?? {}).toEqual({});
    const fell = write(of({ more: { pips: 1 }, wreck: { size: 2 } }, 1));
    expect(fell).toEqual([{ unit: 't1', lost: 1 }]);
  });

  it('BW-DMG-09 rules/battle-fight: what was broken before a fight stays so when the fight takes its own part back', () => {
    const machines: BattleSetup = {
      game: 'brikwars',
      units: [
        { id: 'm1', side: 'mine', name: 'Men', models: 4 },
        { id: 't1', side: 'theirs', name: 'Tank', models: 1, points: 4 },
      ],
    };
    const of = (stamp: string, size?: number): FightResult => ({
      ...{ stamp, way: 'wreck', by: 'm1', at: 't1', dice: [{ unit: 'm1', dice: [] }] },
      changes: [{ unit: 't1', lost: 0, ...(size !== undefined && { wreck: { size } }) }],
    });
    const first = fightEventOf(machines, [], of('a', 3));
    const then = fightEventOf(machines, first ? [first] : [], of('b', 2));
    const events = [first, then].filter((event) => event !== undefined);
    expect(fightEventOf(machines, events, of('b'))?.changes).toEqual([
      { unit: 't1', lost: 0, wreck: { size: 3 } },
    ]);
    // A fight that broke nothing says nothing of it.
    expect(fightEventOf(machines, events, of('c'))).toBeUndefined();
  });

  it.each<[healed: boolean, fallen: boolean, lost: number, disrupted: boolean]>([
    [true, true, -1, true],
    [true, false, 0, true],
    [false, true, 0, false],
    [false, false, 1, false],
  ])(
    'BW-HEAL-03 BW-HEAL-04 rules/battle-fight: a patient (healed %s, fallen before %s) changes his unit by %i, and who is well again has spent the turn on it (%s)',
    (healed, fallen, lost, disrupted) => {
      expect(patientChange('m1', healed, fallen)).toEqual({
        unit: 'm1',
        lost,
        ...(disrupted && { marks: { disrupted: 1 } }),
      });
    },
  );

  it('rules/battle-fight: of units that the battle has not nothing is written', () => {
    expect(fightEventOf(setup, [], { ...shot, by: 'm9' })).toBeUndefined();
    const other = fightEventOf(setup, [], { ...shot, at: 't9', changes: [{ unit: 't9', lost: 1 }] });
    expect(other).toMatchObject({ changes: [], by: 'm1' });
    expect(other && 'at' in other).toBe(false);
  });

  it('rules/battle-luck: dice are held against every sum that they can show', () => {
    const six = (count: number, sum: number): DiceSum => ({ sides: 6, count, sum });
    expect(luckOf([])).toBeUndefined();
    expect(luckOf([six(1, 6)])).toEqual({ dice: 1, above: 2.5, better: expect.closeTo(5.5 / 6, 12) });
    expect(luckOf([six(1, 1), six(1, 6)])).toEqual({ dice: 2, above: 0, better: expect.closeTo(0.5, 12) });
    // A slow twin: all pairs of a d4 and a d10.
    const pairs = Array.from({ length: 40 }, (_, at) => 1 + (at % 4) + 1 + Math.floor(at / 4));
    const below = pairs.filter((sum) => sum < 9).length;
    const alike = pairs.filter((sum) => sum === 9).length;
    expect(
      luckOf([
        { sides: 10, count: 1, sum: 6 },
        { sides: 4, count: 1, sum: 3 },
      ])?.better,
    ).toBeCloseTo((below + alike / 2) / 40, 12);
    // Many dice are worked out as well: just the average is just the middle.
    expect(luckOf([six(600, 2100)])?.better).toBeCloseTo(0.5, 8);
  });

  /** A slow twin: the chance of every sum, one die after the other. */
  function betterThan(thrown: readonly DiceSum[]): number {
    let chances = new Map([[0, 1]]);
    for (const { sides, count } of thrown)
      for (let die = 0; die < count; die++) {
        const next = new Map<number, number>();
        for (const [sum, chance] of chances)
          for (let face = 1; face <= sides; face++)
            next.set(sum + face, (next.get(sum + face) ?? 0) + chance / sides);
        chances = next;
      }
    const shown = thrown.reduce((all, { sum }) => all + sum, 0);
    return [...chances].reduce(
      (all, [sum, chance]) => all + (sum < shown ? chance : sum === shown ? chance / 2 : 0),
      0,
    );
  }

  it.each<[string, readonly DiceSum[]]>([
    ['199 d6, a little better', [{ sides: 6, count: 199, sum: 720 }]],
    ['201 d6, much better', [{ sides: 6, count: 201, sum: 780 }]],
    ['201 d6, a little worse', [{ sides: 6, count: 201, sum: 690 }]],
    ['11 d100, much worse', [{ sides: 100, count: 11, sum: 400 }]],
    ['11 d100, as good as it gets', [{ sides: 100, count: 11, sum: 1100 }]],
    [
      'dice of all kinds',
      [
        { sides: 4, count: 30, sum: 80 },
        { sides: 6, count: 300, sum: 1070 },
        { sides: 20, count: 30, sum: 330 },
      ],
    ],
  ])('rules/battle-luck: of many dice no percent is shown wrong: %s', (_title, thrown) => {
    expect(luckOf(thrown)?.better).toBeCloseTo(betterThan(thrown), 4);
  });

  it('rules/battle-luck: however many dice a battle has, and whatever is written of them, there is an answer', () => {
    const many: DiceSum = { sides: 100, count: 50_000_000, sum: 2_525_000_000 };
    expect(luckOf([many])).toMatchObject({ dice: 50_000_000, above: 0, better: expect.closeTo(0.5, 6) });
    expect(luckOf([{ ...many, sum: 1 }])?.better).toBe(0);
    expect(luckOf([{ sides: 6, count: 10, sum: 1 }])?.better).toBeCloseTo(0, 6);
    expect(luckOf([{ sides: 6, count: 10, sum: 999 }])).toMatchObject({
      above: 25,
      better: expect.closeTo(1, 6),
    });
  });

  it('rules/battle-luck: the luck of a battle is that of all its fights, side by side', () => {
    const event = fightEventOf(setup, [], shot);
    const luck = battleLuck(event ? [event, { ...event, stamp: '2.a' }] : []);
    expect(luck.mine).toMatchObject({ dice: 10, above: 7 });
    expect(luck.theirs).toMatchObject({ dice: 6, above: -9 });
    expect(battleLuck([])).toEqual({});
    expect(diceTogether([{ sides: 6, count: 0, sum: 0 }])).toEqual([]);
  });
});

describe('battle-fight-changes', () => {
  const sum = (sides: number, count: number, all: number): DiceSum => ({ sides, count, sum: all });

  it('rules/battle-fight-changes: of dice that were written already only the others are new, and none that no dice can show', () => {
    expect(without([sum(6, 5, 21), sum(10, 2, 9)], [sum(6, 3, 10)])).toEqual([sum(6, 2, 11), sum(10, 2, 9)]);
    expect(without([sum(6, 2, 2)], [])).toEqual([sum(6, 2, 2)]);
    expect(without([sum(6, 2, 12)], [])).toEqual([sum(6, 2, 12)]);
    // Less than ones, more than sixes, fewer than none, more than a battle keeps.
    expect(without([sum(6, 2, 1)], [])).toEqual([]);
    expect(without([sum(6, 2, 13)], [])).toEqual([]);
    expect(without([sum(6, 2, 7)], [sum(6, 3, 9)])).toEqual([]);
    const { dice } = battleLimits;
    expect(without([sum(6, dice, 4 * dice)], [])).toHaveLength(1);
    expect(without([sum(6, dice + 1, 4 * dice)], [])).toEqual([]);
  });

  it('BW-DMG-09 rules/battle-fight-changes: Grinding is known part by part and weapon by weapon; what is new of one makes the old go', () => {
    const at = (part: 'whole' | 'weapon', place: number, attack: 'hand' | 'gun', points: number) => ({
      ...{ part, place, attack, points },
    });
    const before = {
      size: 4,
      ground: [at('whole', 0, 'hand', 3), at('weapon', 0, 'hand', 5), at('weapon', 1, 'gun', 7)],
    };
    expect(wreckTogether(before, undefined)).toBe(before);
    expect(wreckTogether(undefined, { size: 3 })).toEqual({ size: 3 });
    expect(wreckTogether(before, { size: 3, ground: [at('weapon', 0, 'hand', 9)] })).toEqual({
      size: 3,
      ground: [at('whole', 0, 'hand', 3), at('weapon', 1, 'gun', 7), at('weapon', 0, 'hand', 9)],
    });
    for (const other of [at('weapon', 1, 'hand', 9), at('whole', 0, 'gun', 9), at('weapon', 0, 'gun', 9)])
      expect(wreckTogether(before, { ground: [other] })?.ground).toHaveLength(4);
    const many = Array.from({ length: battleLimits.ground + 2 }, (_, place) =>
      at('weapon', place, 'hand', 1),
    );
    expect(wreckTogether(undefined, { ground: many })?.ground).toEqual(many.slice(2));
  });

  it('MK-GEN-04 rules/battle-fight-changes: turns of a fight come together: losses and clicks add up, signs are as they are at last', () => {
    expect(
      togetherOf([
        { unit: 'm1', lost: 1, turned: 2, marks: { shaken: 1 }, more: { spent: 1 } },
        { unit: 't1', lost: 0 },
        { unit: 'm1', lost: 2, turned: 3, marks: { shaken: 0, fatigue: 2 }, more: { spent: 2 }, acted: true },
      ]),
    ).toEqual([
      {
        ...{ unit: 'm1', lost: 3, turned: 5, acted: true },
        marks: { shaken: 0, fatigue: 2 },
        more: { spent: 3 },
      },
      { unit: 't1', lost: 0, turned: 0, marks: {}, more: {} },
    ]);
  });
});

describe('battle-points', () => {
  it('USB-WOUND-02 rules/battle-points: what stands of a unit is all its models but what one of them has lost, and nothing where nobody does', () => {
    const of = (left: number, wounds?: number, points: number | undefined = 3) =>
      pointsLeft(
        'usb',
        { ...(points !== undefined && { points }) },
        { left, acted: false, marks: wounds === undefined ? {} : { wounds } },
      );
    expect([of(2), of(2, 1), of(2, 2), of(2, 9), of(1, 2)]).toEqual([6, 5, 4, 4, 1]);
    expect([of(0), of(0, 2)]).toEqual([0, 0]);
    const plain = { left: 4, acted: false, marks: { wounds: 2 } };
    expect(pointsLeft('usb', {}, plain)).toBe(4);
  });
});

describe('battle-score', () => {
  it.each([
    ['BW-GEN-05 each who falls counts in BrikWars', 'brikwars', { models: 4, weight: 9 }, 4],
    ['USB-VIC-01 an activation of USB is one', 'usb', { models: 12 }, 1],
    ['USB-VIC-01 a hero two', 'usb', { models: 1, weight: 2 }, 2],
    ['MK-VP-01 a figure its points', 'mage-knight', { models: 1, weight: 31 }, 31],
    ['MK-VP-01 of which nobody knows what it costs', 'mage-knight', { models: 1 }, undefined],
  ] as const)('%s rules/battle-score: the loss of a whole unit', (_, game, unit, worth) => {
    expect(lossWorth(game, unit)).toBe(worth);
  });
});

describe('battle-after', () => {
  const machine: BattleSetup = {
    game: 'brikwars',
    units: [
      { id: 'm1', side: 'mine', name: 'Tanks', models: 2, points: 4 },
      { id: 't1', side: 'theirs', name: 'Men', models: 5 },
    ],
  };
  const stateAfter = (events: readonly BattleEvent[], of = machine, id = 'm1') =>
    battleAfter(of, events).units.get(id);
  const hit = (change: object): BattleEvent => ({
    ...{ do: 'fight', stamp: '1.a', way: 'wreck', by: 't1', changes: [{ unit: 'm1', lost: 0, ...change }] },
  });

  it('BW-DMG-09 rules/battle-after: what broke off stays with its machine, and goes with it when a model falls', () => {
    const broken = hit({ wreck: { size: 3 } });
    expect(stateAfter([broken])?.wreck).toEqual({ size: 3 });
    // A later fight that breaks nothing leaves it as it is.
    expect(stateAfter([broken, hit({ more: { pips: 1 } })])?.wreck).toEqual({ size: 3 });
    expect(stateAfter([broken, hit({ wreck: {} })])).not.toHaveProperty('wreck');
    expect(stateAfter([broken, hit({ lost: 1 })])).not.toHaveProperty('wreck');
    expect(stateAfter([broken, { do: 'lose', unit: 'm1', by: 1 }])).not.toHaveProperty('wreck');
    // One that is brought back was not the one that broke.
    expect(stateAfter([broken, { do: 'lose', unit: 'm1', by: -1 }])?.wreck).toEqual({ size: 3 });
    expect(stateAfter([broken, { do: 'mark', unit: 'm1', mark: 'pips', to: 1 }])?.wreck).toEqual({ size: 3 });
  });

  it('BW-DMG-03 rules/battle-after: pips of a fight fell a model with its last, and what healed brings none back', () => {
    const pips = (by: number) => hit({ more: { pips: by } });
    const now = (...events: readonly BattleEvent[]) => {
      const { left, marks } = stateAfter(events) ?? { left: -1, marks: {} };
      return [left, marks.pips ?? 0];
    };
    expect(now(pips(3))).toEqual([2, 3]);
    expect(now(pips(4))).toEqual([1, 0]);
    expect(now(pips(3), pips(2))).toEqual([1, 1]);
    expect(now(pips(3), pips(-2))).toEqual([2, 1]);
    expect(now(pips(9))).toEqual([0, 1]);
    // Without pips of its own each falls as it is said.
    expect(stateAfter([{ do: 'lose', unit: 't1', by: 2 }], machine, 't1')).toMatchObject({
      left: 3,
      marks: {},
    });
  });

  it('MK-ACT-02 rules/battle-after: only a figure of Mage Knight takes a token, once for each time it acts', () => {
    const act = (done: boolean): BattleEvent => ({ do: 'act', unit: 'm1', done });
    const figures: BattleSetup = { ...machine, game: 'mage-knight' };
    expect(stateAfter([act(true)])?.marks).not.toHaveProperty('tokens');
    expect(stateAfter([act(true)])?.acted).toBe(true);
    expect(stateAfter([act(true), act(true)], figures)?.marks.tokens).toBe(1);
    expect(stateAfter([act(true), act(false)], figures)).toMatchObject({
      acted: false,
      marks: { tokens: 0 },
    });
    expect(stateAfter([act(false)], figures)?.marks.tokens ?? 0).toBe(0);
  });

  it('USB-TURN-04 rules/battle-after: where each unit has a card, only one that had still to act takes its card with it', () => {
    const units = ['m1', 'm2', 't1', 't2'].map((id) => ({
      ...{ id, name: id, models: 1, side: id.startsWith('m') ? ('mine' as const) : ('theirs' as const) },
    }));
    const of = (...events: readonly BattleEvent[]) =>
      battleAfter({ game: 'usb', units }, [{ do: 'pack', pack: 'matched' }, ...events]).cards.mine;
    const lose: BattleEvent = { do: 'lose', unit: 'm1', by: 1 };
    expect([of(), of(lose), of(lose, lose)]).toEqual([2, 1, 1]);
    const acted: readonly BattleEvent[] = [
      { do: 'card', to: 'mine' },
      { do: 'act', unit: 'm1', done: true },
    ];
    expect(of(...acted, lose)).toBe(of(...acted));
  });
});
