import { describe, expect, it } from 'vitest';
import type { BattleEvent, BattleSetup, BattleSide } from '../../src/rules/battle.ts';
import { eventAcross } from '../../src/rules/battle-across.ts';
import { battleAfter } from '../../src/rules/battle-after.ts';
import { fightEventOf } from '../../src/rules/battle-fight.ts';
import { battleHint } from '../../src/rules/battle-hint.ts';
import { isHandedBy, tickOf } from '../../src/rules/battle-turn.ts';
import type { BattleUnit } from '../../src/rules/battle-unit.ts';
import { unitsWritten } from '../../src/rules/battle-written.ts';

const units = (mine: number, theirs: number): readonly BattleUnit[] =>
  (['mine', 'theirs'] as const).flatMap((side) =>
    Array.from({ length: side === 'mine' ? mine : theirs }, (_, at) => ({
      ...{ id: `${side[0]}${at + 1}`, side, name: `${side} ${at + 1}`, models: 4 },
    })),
  );

const usb: BattleSetup = { game: 'usb', units: units(4, 5) };

/** Taps ticks till all have acted: whose was tapped each time, and what the taps wrote. */
function playRound(setup: BattleSetup): readonly [readonly BattleSide[], readonly BattleEvent[]] {
  const events: BattleEvent[] = [{ do: 'hand', to: 'mine' }];
  const turns: BattleSide[] = [];
  for (;;) {
    const state = battleAfter(setup, events);
    const unit = setup.units.find(({ id, side }) => side === state.turn && !state.units.get(id)?.acted);
    if (!unit) return [turns, events.slice(1)];
    turns.push(state.turn);
    events.push(tickOf(setup, state, unit));
  }
}

describe('rules/battle-turn', () => {
  it('USB-TURN-02 rules/battle-turn: a round of 4 and 5 activations is 9 taps, and no tap hands over beside them', () => {
    const [turns, events] = playRound(usb);
    process.stdout.write(
      `taps of a round of 4 + 5 activations without fights: 27 before, ${events.length} now\n`,
    );
    expect(events).toHaveLength(9);
    expect(events.every((event) => event.do === 'act')).toBe(true);
    const [mine, theirs] = ['mine', 'theirs'] as const;
    expect(turns).toEqual([mine, theirs, mine, theirs, mine, theirs, mine, theirs, theirs]);
    expect(battleHint(usb, events).asks).toBe('round');
    // One step is taken back whole.
    expect(battleAfter(usb, events.slice(0, 1))).toMatchObject({ turn: 'theirs' });
    expect(battleAfter(usb, events.slice(0, 0))).toMatchObject({ turn: 'mine' });
  });

  it('BW-GEN-04 MK-ACT-01 rules/battle-turn: where a player has a turn with all he has, the last of them hands over', () => {
    for (const game of ['brikwars', 'mage-knight'] as const) {
      const [turns] = playRound({ game, units: units(2, 3) });
      expect(turns).toEqual(['mine', 'mine', 'theirs', 'theirs', 'theirs']);
    }
  });

  it('BW-GEN-04 rules/battle-turn: who acts after all of the other side have has taken the turn, by a tick or a fight', () => {
    const setup: BattleSetup = { game: 'brikwars', units: units(2, 2) };
    const fight = (by: string, at: string) => ({
      ...{ stamp: by, way: 'fight' as const, by, at, dice: [] },
      changes: [
        { unit: by, lost: 0, acted: true as const },
        { unit: at, lost: 1, marks: { disrupted: 1 } },
      ],
    });
    const written = (before: readonly BattleEvent[], by: string, at: string): readonly BattleEvent[] => {
      const event = fightEventOf(setup, before, fight(by, at));
      return event ? [...before, event] : before;
    };
    const one = written([{ do: 'hand', to: 'mine' }], 'm1', 't1');
    expect(one.at(-1)).not.toHaveProperty('hand');
    const both = written(one, 'm2', 't2');
    // The last of them hands over; what the other side suffered lasted till its own turn (BW-RESP-08).
    expect(both.at(-1)).toMatchObject({ hand: 'theirs' });
    expect(battleAfter(setup, both).turn).toBe('theirs');
    expect(battleAfter(setup, both).units.get('t1')?.marks).toEqual({});
    expect(battleHint(setup, both)).toMatchObject({ asks: 'act', side: 'theirs' });
    // It was so by the fight: that is said of it, and not written again.
    expect(unitsWritten(setup, both, 'm2')[1]?.after.marks).toEqual({ disrupted: 1 });
    expect(fightEventOf(setup, both, fight('m2', 't2'))).toBeUndefined();
    // Where it was not handed over, as in battles of before.
    const old = both.map((event) => {
      if (event.do !== 'fight') return event;
      const { hand: _, ...kept } = event;
      return kept;
    });
    expect(battleHint(setup, old).asks).toBe('hand');
    const back = written(old, 't1', 'm1');
    expect(back.at(-1)).toMatchObject({ hand: 'theirs' });
    expect(battleHint(setup, back)).toMatchObject({ asks: 'act', side: 'theirs' });
    // His turn began before he fought: whom he disrupted is.
    expect(battleAfter(setup, back).units.get('m1')?.marks).toEqual({ disrupted: 1 });
    expect(battleAfter(setup, back).units.get('t1')?.marks).toEqual({});
    const [, , t1] = setup.units;
    if (!t1) throw new Error('nobody there');
    const tick = tickOf(setup, battleAfter(setup, old), t1);
    expect(tick).toMatchObject({ hand: 'theirs' });
    expect(battleHint(setup, [...old, tick])).toMatchObject({ asks: 'act', side: 'theirs' });
  });

  it('USB-TURN-03 rules/battle-turn: cards, the other side’s units and what is taken back hand nothing over', () => {
    const [m1, , , , t1] = usb.units;
    if (!m1 || !t1) throw new Error('nobody there');
    const plain = { do: 'act', unit: 'm1', done: true };
    const drawn: readonly BattleEvent[] = [
      { do: 'pack', pack: 'whole' },
      { do: 'card', to: 'mine' },
    ];
    expect(tickOf(usb, battleAfter(usb, drawn), m1)).toEqual(plain);
    expect(tickOf(usb, battleAfter(usb, []), t1)).toEqual({ ...plain, unit: 't1' });
    const acted = tickOf(usb, battleAfter(usb, []), m1);
    expect(acted).toEqual({ ...plain, hand: 'theirs' });
    expect(tickOf(usb, battleAfter(usb, [acted]), m1)).toEqual({ ...plain, done: false });
    expect(isHandedBy(acted, 'm1')).toBe(true);
    expect(isHandedBy(acted, 'm2')).toBe(false);
    expect(isHandedBy(acted)).toBe(false);
    expect(isHandedBy({ do: 'hand', to: 'mine' })).toBe(true);
    expect(isHandedBy({ do: 'hand', to: 'mine', rolled: { mine: 4, theirs: 2 } })).toBe(false);
    expect(isHandedBy(undefined)).toBe(false);
  });

  it('rules/battle-across: what the board writes is seen from the other side, and there and back the same', () => {
    const events: readonly BattleEvent[] = [
      { do: 'act', unit: 'm1', done: true, hand: 'theirs' },
      { do: 'act', unit: 'm1', done: false },
      { do: 'round', to: 'mine', rolled: { mine: 5, theirs: 3 } },
      { do: 'round' },
      { do: 'hand', to: 'theirs', rolled: { mine: 1, theirs: 3 } },
      {
        ...{
          do: 'test',
          why: 'morale',
          tests: [{ unit: 'm1', passed: true, need: 4, face: 5 }],
          changes: [],
        },
        dice: { mine: [{ sides: 6, count: 1, sum: 5 }] },
      },
    ];
    const across = events.map(eventAcross);
    expect(across).toMatchObject([
      { hand: 'mine' },
      { done: false },
      { to: 'theirs', rolled: { mine: 3, theirs: 5 } },
      { do: 'round' },
      { to: 'mine', rolled: { mine: 3, theirs: 1 } },
      { dice: { theirs: [{ sum: 5 }] } },
    ]);
    expect(across.map(eventAcross)).toEqual(events);
  });
});
