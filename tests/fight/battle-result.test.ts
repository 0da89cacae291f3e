import { describe, expect, it } from 'vitest';
import { type FightInBattle, fightResultOf } from '../../src/fight/battle-result.ts';
import { fightMark } from '../../src/fight/step-record.ts';
import type { TablePlay } from '../../src/fight/table-play.ts';
import type { BattlePair } from '../../src/kit/question/battle-ref.ts';
import { createSeededSource } from '../../src/rules/dice/random.ts';
import { type Roll, roll } from '../../src/rules/dice/roll.ts';

interface Inputs {
  readonly name: string;
  readonly battle?: BattlePair;
}
interface Moment {
  readonly purpose: string;
  readonly who: 'mine' | 'theirs';
}
interface Entry extends Moment {
  readonly roll?: Roll;
}
type Play = TablePlay<Inputs, Moment, Entry, string>;

const m1 = { play: 'abc', stamp: '5', unit: 'm1' };
const t1 = { play: 'abc', stamp: '5', unit: 't1' };
const random = createSeededSource(7);
const thrown = (count: number): Roll =>
  roll({ groups: [{ count, sides: 6 }], constant: 0 }, { bonus: 'none', floor: true }, random);

const ofBattle: FightInBattle<Inputs, string, Entry> = {
  way: ({ name }) => (name === 'charge' ? 'charge' : 'fight'),
  pair: ({ battle }) => battle,
  changes: (turns) => turns.map(({ outcome }) => ({ unit: outcome, lost: 1 })),
};

function play(more: Partial<Play> = {}): Play {
  const inputs = { name: 'fight', battle: { acts: m1, other: t1 } };
  return {
    ...{ earlier: [], inputs, begun: inputs, log: [], outcome: 't1' },
    ...{ chosen: [], counted: new Set<Roll>(), stale: false, mayGoOn: true, mayUndo: true },
    ...more,
  };
}

const resultOf = (shown: Play, of: Partial<FightInBattle<Inputs, string, Entry>> = {}) =>
  fightResultOf(shown, { side: ({ who }) => who }, { ...ofBattle, ...of }, 'r');

describe('fight/battle-result', () => {
  it('fight/battle-result: whose fight it is, the opponent, and what has become of both', () => {
    expect(resultOf(play())).toEqual({
      play: 'abc',
      result: {
        ...{ stamp: `5.${fightMark('r')}`, way: 'fight', by: 'm1', at: 't1' },
        ...{ changes: [{ unit: 't1', lost: 1 }], dice: [] },
      },
    });
  });

  it('fight/battle-result: nothing is written before its end, nor of a fight that is none of a battle', () => {
    const { outcome: _, ...open } = play();
    expect(resultOf(open)).toBeUndefined();
    expect(resultOf(play({ inputs: { name: 'fight' } }))).toBeUndefined();
  });

  it('fight/battle-result: where only the one who is attacked is of the battle, it is his', () => {
    const alone = resultOf(play({ inputs: { name: 'fight', battle: { other: t1 } } }))?.result;
    expect([alone?.by, alone?.at]).toEqual(['t1', undefined]);
    const single = resultOf(play({ inputs: { name: 'fight', battle: { acts: m1 } } }))?.result;
    expect([single?.by, single?.at]).toEqual(['m1', undefined]);
  });

  it('BW-SQ-01 fight/battle-result: it may be the fight of the other one', () => {
    const turned = resultOf(play(), { by: () => 'other' })?.result;
    expect([turned?.by, turned?.at]).toEqual(['t1', 'm1']);
    const only = resultOf(play({ inputs: { name: 'fight', battle: { acts: m1 } } }), { by: () => 'other' });
    expect(only?.result.by).toBe('m1');
  });

  it('fight/battle-result: of several turns it is the fight that it began as, with what all of them did', () => {
    const first = { inputs: { name: 'charge', battle: { acts: m1, other: t1 } }, log: [], outcome: 'm1' };
    const turned = { name: 'fight', battle: { acts: t1, other: m1 } };
    const described = resultOf(play({ earlier: [first], inputs: turned, likelihood: 0.5 }))?.result;
    expect(described).toMatchObject({ way: 'charge', by: 'm1', at: 't1' });
    expect(described?.changes).toEqual([
      { unit: 'm1', lost: 1 },
      { unit: 't1', lost: 1 },
    ]);
    // Of several turns each was as likely as it was; of one it is said.
    expect(described?.likely).toBeUndefined();
    expect(resultOf(play({ likelihood: 0.5 }))?.result.likely).toBe(0.5);
  });

  it('fight/battle-result: dice belong to their thrower, in each turn, but for those that were only counted', () => {
    const [first, answer, second, last, counted] = [2, 1, 1, 1, 3].map(thrown);
    if (!first || !answer || !second || !last || !counted) throw new Error('no dice');
    const purpose = 'attack';
    const earlier = {
      inputs: { name: 'fight', battle: { acts: m1, other: t1 } },
      log: [
        { purpose, who: 'mine', roll: first },
        { purpose, who: 'theirs', roll: answer },
        { purpose, who: 'mine' },
      ] as const,
      outcome: 'm1',
    };
    const log = [
      { purpose, who: 'mine', roll: second },
      { purpose, who: 'theirs', roll: last },
      { purpose, who: 'mine', roll: counted },
    ] as const;
    // In the second turn the other one throws first.
    const inputs = { name: 'fight', battle: { acts: t1, other: m1 } };
    const described = resultOf(
      play({ earlier: [earlier], inputs, log, counted: new Set([counted]) }),
    )?.result;
    expect(described?.dice).toEqual([
      { unit: 'm1', dice: [{ sides: 6, count: 3, sum: first.sum + last.sum }] },
      { unit: 't1', dice: [{ sides: 6, count: 2, sum: answer.sum + second.sum }] },
    ]);
  });

  it('BW-MAG-03 fight/battle-result: it says which fight it goes on from, and who has come', () => {
    const comer = { name: 'Beast', models: 1, line: 'a' };
    const described = resultOf(play(), { after: () => 'mark', comes: () => [comer] })?.result;
    expect([described?.after, described?.comes]).toEqual(['5.mark', [comer]]);
  });

  it('fight/battle-result: what was to be expected of it is that of all its turns, for those of both who are of the battle, or unknown', () => {
    const expects = ({ name }: Inputs) =>
      name === 'unknown' ? undefined : { acts: name === 'charge' ? 0.25 : 0.5, other: 2 };
    const both = { acts: m1, other: t1 };
    const turn = (name: string, battle: BattlePair = both) => ({
      ...{ inputs: { name, battle }, log: [], outcome: 't1' },
    });
    const expected = (first: string, now: Inputs) =>
      resultOf(play({ earlier: [turn(first)], inputs: now, begun: now }), { expects })?.result.expected;
    expect(expected('charge', { name: 'fight', battle: { acts: t1, other: m1 } })).toEqual([
      { unit: 'm1', points: 0.25 },
      { unit: 't1', points: 2 },
      { unit: 't1', points: 0.5 },
      { unit: 'm1', points: 2 },
    ]);
    // It is what was set up when the turn began, whatever was decided in it.
    const begun = { name: 'charge', battle: both };
    expect(resultOf(play({ begun }), { expects })?.result.expected?.[0]).toEqual({
      unit: 'm1',
      points: 0.25,
    });
    expect(expected('unknown', { name: 'fight', battle: both })).toBeUndefined();
    expect(expected('fight', { name: 'unknown', battle: both })).toBeUndefined();
    const alone = (battle: BattlePair) => {
      const inputs = { name: 'fight', battle };
      return resultOf(play({ inputs, begun: inputs }), { expects })?.result.expected;
    };
    expect(alone({ acts: m1 })).toEqual([{ unit: 'm1', points: 0.5 }]);
    expect(alone({ other: t1 })).toEqual([{ unit: 't1', points: 2 }]);
    expect(resultOf(play())?.result).not.toHaveProperty('expected');
  });

  it('fight/battle-result: what the table is asked, and the choice that cost most, go along', () => {
    const ask = { ask: 'over', unit: 't1', marks: { disrupted: 1 } } as const;
    const { asks } = resultOf(play(), { asks: () => [ask] })?.result ?? {};
    expect(asks).toEqual([ask]);
    expect(resultOf(play(), { asks: () => [] })?.result).not.toHaveProperty('asks');
    const look = { choice: 'Take it', other: 'Parry', by: -0.2 };
    const texts = { side: ({ who }: Entry) => who };
    expect(fightResultOf(play(), texts, ofBattle, 'r', look)?.result.look).toBe(look);
    // Where no kind of roll says whose it is, who acts has thrown.
    const log = [{ purpose: 'attack', who: 'theirs', roll: thrown(1) }] as const;
    expect(fightResultOf(play({ log }), {}, ofBattle, 'r')?.result.dice.map(({ unit }) => unit)).toEqual([
      'm1',
    ]);
  });

  it('fight/battle-result: a fight is known by how it was entered, however it goes on', () => {
    expect(fightMark('one\nthree')).toBe(fightMark('one\nfour'));
    expect(fightMark('one')).not.toBe(fightMark('two'));
    expect(fightMark('')).toMatch(/^[0-9a-z]+$/);
  });
});
