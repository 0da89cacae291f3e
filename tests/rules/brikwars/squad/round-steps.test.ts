import { describe, expect, it } from 'vitest';
import { editions } from '../../../../src/rules/brikwars/edition.ts';
import { freshLine } from '../../../../src/rules/brikwars/squad/assign.ts';
import { numbersRules } from '../../../../src/rules/brikwars/squad/engagement.ts';
import { type SquadArms, squadLosses } from '../../../../src/rules/brikwars/squad/losses.ts';
import type { SquadEntry } from '../../../../src/rules/brikwars/squad/round-record.ts';
import {
  armsInPass,
  type FightingSquad,
  type SquadRound,
  squadRoundSteps,
} from '../../../../src/rules/brikwars/squad/round-steps.ts';
import type { DiceExpression } from '../../../../src/rules/dice/expression.ts';
import { parseDice } from '../../../../src/rules/dice/notation.ts';
import { createSeededSource } from '../../../../src/rules/dice/random.ts';
import { faces, playOn, replayed } from '../many/many-plays.ts';

function dice(text: string): DiceExpression {
  const parsed = parseDice(text);
  if (!parsed.ok) throw new Error(text);
  return parsed.value;
}

const sword: Omit<SquadArms, 'count'> = { skill: dice('1d6'), modifier: 0, use: 3, damage: dice('1d6+1') };
const squad = (count: number, armor = '4', second?: number): FightingSquad => ({
  arms: [sword],
  fighters: Array.from({ length: count }, () => ({
    armor: dice(armor),
    arms: 0,
    ...(second !== undefined && { second }),
  })),
});
const rules = { ...editions['2005'].rules, bonus: 'none', ...numbersRules['2005'] } as const;
const round = (made: Partial<SquadRound>): SquadRound => ({
  mode: 'close',
  passes: ['counter'],
  attacker: squad(2),
  defender: squad(2),
  rules,
  ...made,
});
const stepsOf = (given: SquadRound) => (log: SquadEntry[]) => squadRoundSteps(given, log);
const notify = (log: readonly SquadEntry[]) =>
  log.map(({ pass, purpose, result, amount }) => [pass, purpose, result, amount]);

describe('a round of a squad fight', () => {
  it('BW-DMG-03 BW-DMG-04 BWC-54 BWC-172 who has several pips loses one in a round, strikes back, and dies of the last', () => {
    const { arms, fighters } = squad(2);
    const giants = { arms, fighters: fighters.map((one, at) => ({ ...one, steps: 3 - 2 * at })) };
    // Three hits: each takes one, and as his Armor has given way to the first, the third is lost.
    const moves = [faces(3, 6, 3), faces(6, 5, 4), { option: '0' }, faces(5), faces(3)];
    const played = replayed(stepsOf(round({ attacker: squad(3), defender: giants })), moves);
    expect(notify(played.log)).toEqual([
      ['attack', 'attack', 'hits', 3],
      ['attack', 'damage', 'points', 18],
      ['attack', 'armor', 'pip', 7],
      ['attack', 'armor', 'dies', 6],
      ['attack', 'assign', 'lost', 5],
      // One giant is left against three.
      ['counter', 'attack', 'overwhelmed', 2],
      ['counter', 'attack', 'hits', 1],
      ['counter', 'damage', 'points', 2],
      ['counter', 'armor', 'holds', 2],
    ]);
    expect(played.outcome).toEqual({
      dead: { attacker: [], defender: [1] },
      pips: { attacker: 0, defender: 2 },
    });
  });

  it('BW-SQ-23 all attacks, their dead, then the Counters of who lives', () => {
    const moves = [faces(3, 6), faces(6, 2), faces(5), faces(6)];
    const played = replayed(stepsOf(round({})), moves);
    expect(notify(played.log)).toEqual([
      ['attack', 'attack', 'hits', 2],
      ['attack', 'damage', 'points', 10],
      ['attack', 'armor', 'dies', 7],
      ['attack', 'armor', 'holds', 3],
      ['counter', 'attack', 'overwhelmed', 1],
      ['counter', 'attack', 'hits', 1],
      ['counter', 'damage', 'points', 6],
      ['counter', 'armor', 'dies', 6],
    ]);
    expect(played.outcome).toEqual({ dead: { attacker: [0], defender: [0] } });
  });

  it('BW-SQ-23 a move taken back is asked for again', () => {
    const before = replayed(stepsOf(round({})), [faces(3, 6)]);
    expect(before.next).toMatchObject({ purpose: 'damage', who: 'attacker', count: 2 });
    expect(before.outcome).toBeUndefined();
  });

  it('BW-SQ-38 BW-SQ-40 the owner chooses where his men differ, and rolls Armor once for all hits', () => {
    const defender: FightingSquad = {
      arms: [sword],
      fighters: [{ armor: dice('1d6') }, { armor: dice('2d6') }],
    };
    const given = round({ mode: 'ranged', attacker: squad(3), defender });
    const asked = replayed(stepsOf(given), [faces(6, 6, 6), faces(3, 2, 1)]);
    // All ones do nothing, and still take their place in the order.
    expect(asked.next).toMatchObject({ purpose: 'assign', who: 'defender', damage: 4, options: ['0', '1'] });
    const played = replayed(stepsOf(given), [
      faces(6, 6, 6),
      faces(3, 2, 1),
      { option: '1' },
      faces(1, 2),
      faces(3),
    ]);
    expect(played.outcome?.dead.defender).toEqual([1]);
    expect(played.log.at(-1)).toMatchObject({ member: 0, result: 'holds', amount: 3 });
  });

  it('BW-SQ-30 a fourth striker of one man is lost', () => {
    const given = round({ attacker: squad(4), defender: squad(1, '30'), passes: [] });
    const { log } = replayed(stepsOf(given), [faces(6, 6, 6, 6), faces(2, 5, 3, 4)]);
    expect(log.map(({ result }) => result).slice(2)).toEqual(['holds', 'holds', 'holds', 'lost']);
    expect(log.at(-1)).toMatchObject({ amount: 3 });
  });

  it('BW-SQ-23 BW-CC-06 second weapons strike after the Counters, and damage of the round adds up', () => {
    const given = round({
      attacker: squad(1, '4', 0),
      defender: squad(1, '9'),
      passes: ['counter', 'second-attack', 'second-counter'],
    });
    const { outcome, log } = replayed(stepsOf(given), [faces(4), faces(5), faces(1), faces(4), faces(6)]);
    expect(log.at(-1)).toMatchObject({ pass: 'second-attack', result: 'dies', amount: 13 });
    expect(outcome).toEqual({ dead: { attacker: [], defender: [0] } });
  });

  it('BW-SQ-21 only who has arms for a pass takes part in it', () => {
    const mixed: FightingSquad = {
      arms: [sword],
      fighters: [{ armor: dice('4'), arms: 0 }, { armor: dice('4') }],
    };
    expect(armsInPass(mixed, freshLine(2), 'attack')[0]?.count).toBe(1);
    expect(armsInPass(mixed, freshLine(2), 'second-attack')[0]?.count).toBe(0);
  });

  it('BW-SQ-40 played many times the dead come as often as their odds say', () => {
    const given = round({ mode: 'ranged', attacker: squad(4), defender: squad(3, '1d6+1') });
    const odds = squadLosses([{ ...sword, count: 4 }], Array(3).fill(dice('1d6+1')), rules).dead;
    const random = createSeededSource(7);
    const times = 4000;
    const seen = [0, 0, 0, 0];
    for (let n = 0; n < times; n++) {
      const { dead } = playOn(stepsOf(given), random).outcome;
      seen[dead.defender.length] = (seen[dead.defender.length] as number) + 1;
    }
    for (const [at, count] of seen.entries())
      expect(Math.abs(count / times - (odds.weights[at] as number))).toBeLessThan(0.03);
  });
});
