import { describe, expect, it } from 'vitest';
import {
  actionActs,
  actionMoments,
  afterAct,
  extendedActs,
  hasImpliedLadder,
  type Turn,
  type TurnAct,
  turnOf,
  winners,
} from '../../../src/rules/brikwars/unit-turn.ts';

const through = (acts: readonly TurnAct[], moment = actionMoments['2005'], move = 5): Turn | undefined =>
  acts.reduce<Turn | undefined>((turn, act) => turn && afterAct(turn, act, moment), turnOf(move));
const go = (inches: number): TurnAct => ({ act: 'move', inches });
const attack: TurnAct = { act: 'attack' };
const ladder = (where = { inside: true, straight: true, realLadder: false }): TurnAct => ({
  act: 'implied-ladder',
  where,
});

describe('unit turn', () => {
  it('BW-GEN-04 BWC-22: by the English text the one Action falls before, inside or after the Movement', () => {
    for (const acts of [
      [attack, go(5)],
      [go(2), attack, go(3)],
      [go(5), attack],
    ])
      expect(through(acts)).toMatchObject({ inches: 0, action: false });
    expect(through([attack, attack])).toBeUndefined();
    expect(through([go(3), go(3)])).toBeUndefined();
  });

  it('BW-GEN-04 BWC-22: by the Polish text nobody moves after his Action', () => {
    expect(through([go(2), attack], actionMoments.pl)).toMatchObject({ inches: 0, action: false });
    expect(through([go(2), attack, go(1)], actionMoments.pl)).toBeUndefined();
  });

  it.each(actionActs)('BW-ACT-04 BW-QW-16: %s takes the Action and leaves the Movement', (act) => {
    expect(through([{ act }])).toEqual({ inches: 5, action: false, fresh: false });
    expect(through([{ act }, { act: 'attach-brick' }])).toBeUndefined();
    expect(through([{ act }, { act: 'repair' }])).toBeUndefined();
  });

  it.each(extendedActs)('BW-ACT-06: to %s takes the whole turn, and a whole one', (act) => {
    expect(through([{ act }])).toEqual({ inches: 0, action: false, fresh: false });
    expect(through([go(1), { act }])).toBeUndefined();
    expect(through([attack, { act }])).toBeUndefined();
    expect(through([{ act }, go(1)])).toBeUndefined();
    expect(through([go(0), { act }])).toBeDefined();
  });

  it('BW-GEN-11: an implied ladder takes the Movement, at the beginning of the turn; the Action is left', () => {
    expect(through([ladder()])).toEqual({ inches: 0, action: true, fresh: false });
    expect(through([ladder(), attack])).toBeDefined();
    expect(through([go(1), ladder()])).toBeUndefined();
    expect(through([attack, ladder()])).toBeUndefined();
  });

  it('BW-GEN-11: it is there inside alone, straight above or below, and where no real one is', () => {
    for (const inside of [true, false])
      for (const straight of [true, false])
        for (const realLadder of [true, false]) {
          const where = { inside, straight, realLadder };
          expect(hasImpliedLadder(where)).toBe(inside && straight && !realLadder);
          expect(through([ladder(where)]) !== undefined).toBe(hasImpliedLadder(where));
        }
  });
});

describe('end of a battle', () => {
  it('BW-QW-22 BW-GEN-05: without an Objective the last army standing wins, and nobody before that', () => {
    expect(winners([{ units: 3 }, { units: 0 }, { units: 0 }])).toEqual([0]);
    expect(winners([{ units: 3 }, { units: 1 }])).toEqual([]);
    expect(winners([{ units: 0 }, { units: 0 }])).toEqual([]);
  });

  it('BW-GEN-05: an Objective reached wins, no matter who still stands', () => {
    expect(winners([{ units: 1, objective: true }, { units: 8 }])).toEqual([0]);
    expect(winners([{ units: 1, objective: false }, { units: 0 }])).toEqual([]);
  });

  it('BW-GEN-05: when everything burns all win but who was to prevent it', () => {
    expect(winners([{ units: 0 }, { units: 0, prevents: true }, { units: 2 }], true)).toEqual([0, 2]);
  });
});
