import { describe, expect, it } from 'vitest';
import type { BattleEvent, BattleSetup, FightEvent } from '../../src/rules/battle.ts';
import { battleAfter } from '../../src/rules/battle-after.ts';
import { battleScore, scoreOf } from '../../src/rules/battle-score.ts';
import { battleLine, battleMoments, battleSteps, lineCount, swingOf } from '../../src/rules/battle-story.ts';
import { battleVerdict } from '../../src/rules/battle-verdict.ts';

const units: BattleSetup['units'] = [
  { id: 'm1', side: 'mine', name: 'Captain', models: 1, points: 2, weight: 2 },
  { id: 'm2', side: 'mine', name: 'Spears', models: 8 },
  { id: 't1', side: 'theirs', name: 'Levy', models: 6 },
  { id: 't2', side: 'theirs', name: 'Machine', models: 1, points: 5 },
  { id: 't3', side: 'theirs', name: 'Late', models: 3, late: true },
];
const usb: BattleSetup = { game: 'usb', counted: true, units };
const lose = (unit: string, by: number): BattleEvent => ({ do: 'lose', unit, by });
const round: BattleEvent = { do: 'round' };
const fight = (stamp: string, more: Partial<FightEvent>): FightEvent => ({
  ...{ do: 'fight', stamp, way: 'shoot', by: 'm2', at: 't1', changes: [] },
  ...more,
});
const verdict = (setup: BattleSetup, ...events: readonly BattleEvent[]) =>
  battleVerdict(setup, battleAfter(setup, events));
const score = (setup: BattleSetup, ...events: readonly BattleEvent[]) =>
  battleScore(setup, battleAfter(setup, events));

describe('rules/battle-verdict', () => {
  it('USB-VIC-01 EX-10 rules/battle-verdict: lost activations count, a hero as two, and less is better', () => {
    expect(verdict(usb, lose('t1', 6), lose('m1', 1))).toEqual({
      winner: 'theirs',
      by: 'score',
      rule: 'USB-VIC-01',
    });
    expect(verdict(usb, lose('t1', 6))?.winner).toBe('mine');
    expect(score(usb, lose('t1', 6), lose('m1', 1))).toMatchObject({
      mine: { score: 1 },
      theirs: { score: 2 },
    });
  });

  it('USB-VIC-01 rules/battle-verdict: equal losses are a draw (USB-A-21), and who has nobody left has lost', () => {
    expect(verdict(usb, lose('t1', 6), lose('m2', 8))).toMatchObject({ winner: 'draw', by: 'score' });
    const gone = [lose('t1', 6), lose('t2', 1)];
    expect(verdict(usb, ...gone, { do: 'score', side: 'theirs', by: 9 })).toMatchObject({
      winner: 'mine',
      by: 'last',
    });
  });

  it('rules/battle-verdict: a correction by hand stands beside what was counted', () => {
    const corrected: BattleEvent = { do: 'score', side: 'theirs', by: 2 };
    expect(score(usb, lose('t1', 6), corrected)).toEqual({
      mine: { score: 1, counted: 1, corrected: 0, unknown: 0 },
      theirs: { score: 2, counted: 0, corrected: 2, unknown: 0 },
    });
    expect(verdict(usb, lose('t1', 6), corrected)?.winner).toBe('theirs');
  });

  it('BW-GEN-05 BW-QW-22 rules/battle-verdict: all who fell are counted, the last one standing wins, and so does who reached an objective', () => {
    const game = { ...usb, game: 'brikwars' } as const;
    expect(score(game, lose('t1', 4), lose('m2', 1))).toMatchObject({
      mine: { score: 4 },
      theirs: { score: 1 },
    });
    expect(verdict(game, lose('t1', 6), lose('t2', 1), lose('m2', 8))).toEqual({
      winner: 'mine',
      by: 'last',
      rule: 'BW-GEN-05',
    });
    expect(verdict({ ...game, won: 'theirs' }, lose('t1', 6))).toEqual({
      winner: 'theirs',
      by: 'said',
      rule: 'BW-GEN-05',
    });
  });

  it('MK-VP-01 rules/battle-verdict: an eliminated figure gives its points; one whose points nobody knows is said', () => {
    const game: BattleSetup = {
      game: 'mage-knight',
      counted: true,
      units: [
        { id: 'm1', side: 'mine', name: 'Amazon', models: 1, points: 8, weight: 24 },
        { id: 't1', side: 'theirs', name: 'Troll', models: 1, points: 9, weight: 53 },
        { id: 't2', side: 'theirs', name: 'Orc', models: 1 },
      ],
    };
    const hurt: BattleEvent = { do: 'mark', unit: 't1', mark: 'clicks', to: 8 };
    expect(score(game, hurt).mine).toMatchObject({ score: 0, unknown: 0 });
    expect(score(game, lose('t1', 1), lose('t2', 1), lose('m1', 1))).toMatchObject({
      mine: { score: 53, unknown: 1 },
      theirs: { score: 24, unknown: 0 },
    });
    // In battles of old nobody knew the points.
    const old = { ...game, counted: undefined };
    expect(scoreOf(old, battleAfter(old, [lose('t1', 1)]), 'mine')).toBe(0);
    expect(verdict(old, lose('t2', 1))).toMatchObject({ winner: 'mine', by: 'losses' });
  });
});

describe('rules/battle-story', () => {
  it('rules/battle-story: each step says what fell by it, in points, and what stands', () => {
    const steps = battleSteps(usb, [
      { do: 'mark', unit: 'm1', mark: 'wounds', to: 1 },
      round,
      fight('1', { changes: [{ unit: 't2', lost: 1 }], came: ['t3'] }),
      lose('m1', 1),
      lose('m1', -1),
    ]);
    expect(steps.map(({ round: of, lost, standing }) => [of, lost.mine, lost.theirs, standing])).toEqual([
      [1, 1, 0, { mine: 9, theirs: 11 }],
      [1, 0, 0, { mine: 9, theirs: 11 }],
      // Who comes by it is no loss taken back.
      [2, 0, 5, { mine: 9, theirs: 9 }],
      [2, 1, 0, { mine: 8, theirs: 9 }],
      [2, -2, 0, { mine: 10, theirs: 9 }],
    ]);
  });

  it('rules/battle-story: the line has its beginning, each change within its round, and the end of every round', () => {
    const steps = battleSteps(usb, [
      lose('t1', 2),
      { do: 'hand', to: 'theirs' },
      lose('m2', 1),
      round,
      round,
      lose('t1', 1),
    ]);
    expect(battleLine(usb, steps)).toEqual([
      { steps: 0, time: 0, standing: { mine: 10, theirs: 11 } },
      { steps: 1, time: 1 / 3, standing: { mine: 10, theirs: 9 } },
      { steps: 3, time: 2 / 3, standing: { mine: 9, theirs: 9 } },
      { steps: 4, time: 1, standing: { mine: 9, theirs: 9 } },
      { steps: 5, time: 2, standing: { mine: 9, theirs: 9 } },
      { steps: 6, time: 2.5, standing: { mine: 9, theirs: 8 } },
      { steps: 6, time: 3, standing: { mine: 9, theirs: 8 } },
    ]);
    expect(battleLine(usb, [])).toHaveLength(2);
  });

  it('BW-GEN-06 rules/battle-story: in BrikWars what stands is counted in CP where both sides have them, a creation by its pips, else in figures', () => {
    const priced: BattleSetup = {
      game: 'brikwars',
      units: [
        { id: 'm1', side: 'mine', name: 'Tank', models: 1, points: 4, cost: 60 },
        { id: 'm2', side: 'mine', name: 'Helper', models: 2 },
        { id: 't1', side: 'theirs', name: 'Levy', models: 6, cost: 30 },
      ],
    };
    const hit: BattleEvent = { do: 'mark', unit: 'm1', mark: 'pips', to: 1 };
    const lines = (setup: BattleSetup) => {
      const steps = battleSteps(setup, [hit, lose('t1', 2), lose('m1', 1)]);
      return battleLine(setup, steps).map(({ standing }) => [standing.mine, standing.theirs]);
    };
    expect(lineCount(priced)).toBe('cp');
    expect(lines(priced)).toEqual([
      [60, 30],
      [45, 30],
      [45, 20],
      [0, 20],
      [0, 20],
    ]);
    // An act counts as the line does: half a pip of this tank is more than two of the levy.
    const acts = [
      fight('1', {
        by: 't1',
        at: 'm1',
        changes: [{ unit: 'm1', lost: 0, marks: { pips: 1 } }],
        expected: { mine: 50 },
      }),
      fight('2', { by: 'm1', at: 't1', changes: [{ unit: 't1', lost: 2 }], expected: { theirs: 80 } }),
    ];
    const [struck, shot] = battleSteps(priced, acts).map(swingOf);
    expect([struck, shot]).toEqual([-7.5, 6]);
    const plain = {
      ...priced,
      units: priced.units.map(({ cost, ...unit }) =>
        unit.side === 'mine' && cost ? { ...unit, cost } : unit,
      ),
    };
    expect(lineCount(plain)).toBe('points');
    expect(lines(plain)[0]).toEqual([6, 6]);
    expect(lineCount({ ...priced, game: 'usb' })).toBe('points');
    expect(lineCount({ ...priced, game: 'mage-knight' })).toBe('clicks');
  });

  it('rules/battle-story: an act swings by what it came to beyond its odds; without recorded odds it is no moment', () => {
    const taken = (unit: string, lost: number) => ({ changes: [{ unit, lost }] });
    const acts = [
      fight('1', { ...taken('t1', 3), expected: { mine: 0, theirs: 133 } }),
      fight('2', { ...taken('m2', 2), expected: { mine: 50, theirs: 100 } }),
      fight('3', taken('t1', 3)),
      fight('4', { expected: { mine: 0, theirs: 5 } }),
    ];
    const steps = battleSteps(usb, acts);
    expect(steps.map(swingOf).map((swing) => swing && Math.round(100 * swing))).toEqual([
      167,
      -250,
      undefined,
      -5,
    ]);
    expect(battleMoments(steps).map(({ step }) => step.at)).toEqual([0, 1]);
  });

  it('rules/battle-story: three moments in their order: the costliest choice, then the greatest swings; few swings leave room for more choices', () => {
    const swing = (stamp: string, lost: number) =>
      fight(stamp, { changes: [{ unit: 't1', lost }], expected: { mine: 0, theirs: 0 } });
    const choice = (stamp: string, by: number) =>
      fight(stamp, { look: { unit: 'm2', choice: stamp, other: 'other', by } });
    const of = (...events: readonly BattleEvent[]) =>
      battleMoments(battleSteps(usb, events)).map(({ kind, step }) => [kind, step.at]);
    expect(
      of(swing('1', 1), choice('2', -200), swing('3', 2), choice('4', -900), swing('5', 3), choice('6', 500)),
    ).toEqual([
      ['dice', 2],
      ['choice', 3],
      ['dice', 4],
    ]);
    expect(of(choice('1', -200), swing('2', 1), choice('3', -900), choice('4', -300))).toEqual([
      ['dice', 1],
      ['choice', 2],
      ['choice', 3],
    ]);
    // A fight that went on is looked back at once.
    expect(of(choice('1', -200), choice('1', -900))).toEqual([['choice', 1]]);
    expect(of()).toEqual([]);
  });
});
