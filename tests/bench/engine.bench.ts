import { expect, it } from 'vitest';
import { bestDice } from '../../src/rules/dice/best-dice.ts';
import { binomial } from '../../src/rules/dice/binomial.ts';
import { compare, type Distribution } from '../../src/rules/dice/distribution.ts';
import type { DiceExpression, RollRules } from '../../src/rules/dice/expression.ts';
import { parseDice } from '../../src/rules/dice/notation.ts';
import { totalDistribution } from '../../src/rules/dice/odds.ts';
import { createRandomSource } from '../../src/rules/dice/random.ts';
import { roll } from '../../src/rules/dice/roll.ts';
import * as floors from './floors.ts';
import {
  type Fresh,
  grows,
  judged,
  judgedAtLeast,
  looked,
  measure,
  printTable,
  printTime,
  printTimes,
} from './measure.ts';
import { loadPeers } from './peers.ts';

const plain: RollRules = { bonus: 'none', floor: true };
const bonus: RollRules = { bonus: 'd6', floor: true };
const secure = createRandomSource((bytes) => crypto.getRandomValues(bytes));

function read(text: string): DiceExpression {
  const parsed = parseDice(text);
  if (!parsed.ok) throw new Error(text);
  return parsed.value;
}

function odds(text: string, rules: RollRules): Distribution {
  const result = totalDistribution(read(text), rules);
  if (!result.ok) throw new Error(text);
  return result.value;
}

/** The same dice with a constant that no call before had. */
const fresh = (dice: string) => (turn: number) => `${dice}+${turn + 1}`;

interface Task {
  readonly task: string;
  readonly goal: number;
  readonly ours: Fresh;
  readonly floor: Fresh;
  /** The same task with more dice. */
  readonly larger: Fresh;
  /** Numbers of ours and of the floor that must agree, where chance plays no part. */
  readonly same?: () => readonly [ArrayLike<number>, ArrayLike<number>];
  readonly peers?: 'roll' | 'odds';
  readonly dice?: string;
}

/** A roll of such dice, whose total lies within what they can show. */
function rolled(dice: string, low: number, high: number, run: (text: string) => number): Fresh {
  const text = fresh(dice);
  return looked(
    (turn) => {
      const made = text(turn);
      return () => run(made);
    },
    (total, turn) => {
      const shown = total - turn - 1;
      if (!(shown >= low && shown <= high)) throw new Error(`${text(turn)}: ${total}`);
    },
  );
}

/** Odds of such dice; the lowest total shows that the constant counts. */
function oddsTask(dice: string, least: number, rules: RollRules): Fresh {
  const text = fresh(dice);
  return looked(
    (turn) => {
      const made = text(turn);
      return () => odds(made, rules).min;
    },
    (min, turn) => {
      if (min !== least + turn + 1) throw new Error(`${text(turn)}: ${min}`);
    },
  );
}

/** What knows one task only is given nothing. */
const alone =
  (run: () => number): Fresh =>
  () =>
    run;

const ourRoll = (text: string) => roll(read(text), plain, secure).total;
const weightsOf = (text: string, rules: RollRules) => odds(text, rules).weights;

/** Whether so many dice beat others, both with bonus dice and the same constant, new each time. */
function beats(one: string, other: string): Fresh {
  return looked(
    (turn) => {
      const [a, b] = [fresh(one)(turn), fresh(other)(turn)];
      return () => compare(odds(a, bonus), odds(b, bonus)).higher;
    },
    (higher) => {
      if (!(higher > 0.5 && higher < 1)) throw new Error(`${one} beats ${other}: ${higher}`);
    },
  );
}

/** A chance that no call before had: so little above a quarter that all results are about the same. */
const quarter = (turn: number): number => 0.25 + (turn + 1) * 1e-9;
const successes = (trials: number): Fresh =>
  looked(
    (turn) => {
      const chance = quarter(turn);
      return () => binomial(trials, chance).weights[trials >> 2] as number;
    },
    (weight, turn) => {
      const mean = trials * quarter(turn);
      // By Stirling's formula, close enough for a result of something else.
      const about = 1 / Math.sqrt(2 * Math.PI * mean * (1 - quarter(turn)));
      if (Math.abs(weight / about - 1) > 0.02) throw new Error(`${trials} trials: ${weight}`);
    },
  );

const tasks: readonly Task[] = [
  {
    task: 'parse and roll 1d6',
    goal: 4,
    ours: rolled('1d6', 1, 6, ourRoll),
    floor: rolled('1d6', 1, 6, (text) => floors.parseAndRoll(text).total),
    larger: rolled('30d6', 30, 180, ourRoll),
    peers: 'roll',
    dice: '1d6',
  },
  {
    task: 'parse and roll 23d6+2d10',
    goal: 3,
    ours: rolled('23d6+2d10', 25, 158, ourRoll),
    floor: rolled('23d6+2d10', 25, 158, (text) => floors.parseAndRoll(text).total),
    larger: rolled('230d6+20d10', 250, 1580, ourRoll),
    peers: 'roll',
    dice: '23d6+2d10',
  },
  {
    task: 'parse and roll 4d6kh3',
    goal: 6,
    ours: rolled('4d6kh3', 3, 18, ourRoll),
    floor: alone(() => floors.keepBest(4, 6, 3).total),
    larger: rolled('40d6kh3', 3, 18, ourRoll),
  },
  {
    task: 'parse and roll 20d6>=4',
    goal: 10,
    ours: rolled('20d6>=4', 0, 20, ourRoll),
    floor: alone(() => floors.rollPool(20, 4).total),
    larger: rolled('200d6>=4', 0, 200, ourRoll),
  },
  {
    task: 'odds of 10d6kh3!d6',
    goal: 3,
    ours: oddsTask('10d6kh3!d6', 3, plain),
    floor: alone(() => floors.bestThreeBonus().length),
    larger: oddsTask('10d6kh9!d6', 9, plain),
    same: () => [weightsOf('10d6kh3!d6', plain), floors.bestThreeBonus()],
  },
  {
    task: 'odds of 20d6>=4',
    goal: 12,
    ours: oddsTask('20d6>=4', 0, plain),
    floor: alone(() => floors.poolOdds().length),
    larger: oddsTask('400d6>=4', 0, plain),
    same: () => [weightsOf('20d6>=4', plain), floors.poolOdds()],
  },
  {
    task: 'odds of 23d6+2d10',
    goal: 3,
    ours: oddsTask('23d6+2d10', 25, plain),
    floor: alone(() => floors.mixedSum().length),
    larger: oddsTask('230d6+20d10', 250, plain),
    same: () => [weightsOf('23d6+2d10+5', plain), floors.mixedSum()],
    peers: 'odds',
    dice: '23d6+2d10',
  },
  {
    task: '40d6 with bonus dice',
    goal: 3,
    ours: oddsTask('40d6', 40, bonus),
    floor: alone(() => floors.bonusDice().length),
    larger: oddsTask('320d6', 320, bonus),
    same: () => [weightsOf('40d6', bonus), floors.bonusDice()],
  },
  {
    task: '6d6 beats 3d10, bonus dice',
    goal: 3,
    ours: beats('6d6', '3d10'),
    floor: alone(floors.bonusBeats),
    larger: beats('60d6', '30d10'),
    same: () => [[compare(odds('6d6', bonus), odds('3d10', bonus)).higher], [floors.bonusBeats()]],
  },
  {
    task: 'best 3 of 10d6',
    goal: 3,
    ours: alone(() => bestDice(10, 6, 3).weights.length),
    floor: alone(() => floors.bestThree().length),
    larger: alone(() => bestDice(40, 6, 12).weights.length),
    same: () => [bestDice(10, 6, 3).weights, floors.bestThree()],
  },
  {
    task: '60 dice: hit 4+, saved 4+',
    goal: 3,
    ours: successes(60),
    floor: (turn) => {
      const chance = quarter(turn);
      return () => floors.sixtyDice(chance)[15] as number;
    },
    larger: successes(600),
    same: () => [binomial(60, 0.25).weights, floors.sixtyDice()],
  },
  {
    task: '320d6',
    goal: 3,
    ours: oddsTask('320d6', 320, plain),
    floor: alone(() => floors.manyDice().length),
    larger: oddsTask('1000d6', 1000, plain),
    same: () => [weightsOf('320d6', plain), floors.manyDice()],
    peers: 'odds',
    dice: '320d6',
  },
];

const peerGoals: Readonly<Record<string, number>> = { 'rpg-dice-roller': 20, dicebag: 6, '@yipe/dice': 50 };

it('bench: the engine against its floors and its peers', async () => {
  const peers = await loadPeers();
  const rows: string[][] = [
    ['task', 'ours', 'floor', 'ratio', 'goal', '', 'larger', 'peers (how many times slower than ours, goal)'],
  ];
  for (const { task, goal, ours, floor, larger, same, peers: kind, dice } of tasks) {
    if (same) {
      const [a, b] = same();
      for (let i = 0; i < b.length; i++)
        expect(Math.abs((a[i] ?? 0) - (b[i] ?? 0)), task).toBeLessThan(1e-11);
    }
    const contenders: Record<string, Fresh> = { ours, floor, larger };
    const others: string[] = [];
    for (const peer of peers) {
      const run = kind && peer[kind];
      // Some peers answer nonsense to a notation that they do not know.
      if (!run || !dice || !Number.isFinite(run(fresh(dice)(0)))) continue;
      others.push(peer.name);
      contenders[peer.name] = (turn) => {
        const text = fresh(dice)(turn);
        return () => run(text);
      };
    }
    const measured = measure(contenders);
    const { time, ratio } = measured;
    const times = ratio('ours', 'floor');
    rows.push([
      task,
      printTime(time('ours')),
      printTime(time('floor')),
      printTimes(times),
      `${goal}x`,
      judged(task, times, goal),
      printTimes(grows(task, measured, 'larger', 'ours')),
      others
        .map((name) => {
          const slower = ratio(name, 'ours');
          const wanted = peerGoals[name];
          const met = wanted ? `, ${wanted}x ${judgedAtLeast(`${task}, ${name}`, slower, wanted)}` : '';
          return `${name} ${printTime(time(name))} (${printTimes(slower)}${met})`;
        })
        .join(' · '),
    ]);
  }
  process.stdout.write(`${printTable(rows, 'The engine')}\n`);
});

it('bench: what the engine must be better than, and how it grows', () => {
  const general = {
    six: floors.generalBonusDice(6, 6, 16),
    ten: floors.generalBonusDice(3, 10, 16),
    forty: floors.generalBonusDice(40, 6, 16),
  };
  const wins = compare(odds('6d6', bonus), odds('3d10', bonus)).higher;
  expect(Math.abs(wins - floors.generalBeats(general.six, general.ten))).toBeLessThan(1e-9);
  for (const [total, chance] of general.forty) {
    const { min, weights } = odds('40d6', bonus);
    expect(Math.abs((weights[total - min] ?? 0) - chance), `40d6 ${total}`).toBeLessThan(1e-9);
  }
  const six = read('1d6');
  const quick = (sides: number) => Math.floor(Math.random() * sides) + 1;
  const [hundred, ten] = [read('100d6'), read('10d6')];
  const rows: string[][] = [['task', 'this', 'that', 'ratio', 'goal', '']];
  const most = (task: string, goal: number, one: Fresh, other: Fresh, rounds = 15) => {
    const measured = measure({ one, other }, rounds);
    const { time, ratio } = measured;
    const times = ratio('one', 'other');
    rows.push([
      task,
      printTime(time('one')),
      printTime(time('other')),
      printTimes(times),
      `at most ${goal}x`,
      judged(task, times, goal),
    ]);
    return measured;
  };
  const least = (task: string, goal: number, one: Fresh, other: Fresh, rounds = 5) => {
    const { time, ratio } = measure({ one, other }, rounds);
    const times = ratio('one', 'other');
    rows.push([
      task,
      printTime(time('one')),
      printTime(time('other')),
      printTimes(times),
      `at least ${goal}x`,
      judgedAtLeast(task, times, goal),
    ]);
  };
  most(
    'secure dice against Math.random',
    1.3,
    alone(() => roll(six, plain, secure).total),
    alone(() => roll(six, plain, quick).total),
  );
  const sums = most(
    'growth: 320d6 against 40d6',
    12,
    oddsTask('320d6', 320, plain),
    oddsTask('40d6', 40, plain),
  );
  grows('320d6 against 40d6', sums, 'one', 'other');
  const throwing = most(
    'growth: rolling 100d6 against 10d6',
    12,
    alone(() => roll(hundred, plain, secure).total),
    alone(() => roll(ten, plain, secure).total),
  );
  grows('rolling 100d6 against 10d6', throwing, 'one', 'other');
  least(
    '40d6 with bonus dice: general method against ours',
    1000,
    alone(() => floors.generalBonusDice(40, 6, 16).size),
    oddsTask('40d6', 40, bonus),
  );
  least(
    '6d6 beats 3d10: general method against ours',
    50,
    alone(() => floors.generalBeats(floors.generalBonusDice(6, 6, 16), floors.generalBonusDice(3, 10, 16))),
    beats('6d6', '3d10'),
  );
  least(
    '60 dice: 5,000 simulations against exact',
    300,
    alone(() => floors.simulateSixty()),
    successes(60),
  );
  process.stdout.write(`${printTable(rows, 'The engine against others and itself')}\n`);
});
