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
import { measure, printTable, printTime } from './measure.ts';
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

interface Task {
  readonly task: string;
  readonly goal: number;
  readonly ours: () => number;
  readonly floor: () => number;
  /** Numbers of ours and of the floor that must agree, where chance plays no part. */
  readonly same?: () => readonly [ArrayLike<number>, ArrayLike<number>];
  readonly peers?: 'roll' | 'odds';
  readonly text?: string;
}

const tasks: readonly Task[] = [
  ...(
    [
      ['1d6', 4],
      ['23d6+2d10+5', 3],
    ] as const
  ).map(
    ([text, goal]): Task => ({
      task: `parse and roll ${text}`,
      goal,
      ours: () => roll(read(text), plain, secure).total,
      floor: () => floors.parseAndRoll(text).total,
      peers: 'roll',
      text,
    }),
  ),
  {
    task: 'parse and roll 4d6kh3',
    goal: 6,
    ours: () => roll(read('4d6kh3'), plain, secure).total,
    floor: () => floors.keepBest(4, 6, 3).total,
  },
  {
    task: 'parse and roll 20d6>=4',
    goal: 10,
    ours: () => roll(read('20d6>=4'), plain, secure).total,
    floor: () => floors.rollPool(20, 4).total,
  },
  {
    task: 'odds of 10d6kh3!d6',
    goal: 3,
    ours: () => odds('10d6kh3!d6', plain).weights.length,
    floor: () => floors.bestThreeBonus().length,
    same: () => [odds('10d6kh3!d6', plain).weights, floors.bestThreeBonus()],
  },
  {
    task: 'odds of 20d6>=4',
    goal: 12,
    ours: () => odds('20d6>=4', plain).weights.length,
    floor: () => floors.poolOdds().length,
    same: () => [odds('20d6>=4', plain).weights, floors.poolOdds()],
  },
  {
    task: 'odds of 23d6+2d10+5',
    goal: 3,
    ours: () => odds('23d6+2d10+5', plain).weights.length,
    floor: () => floors.mixedSum().length,
    same: () => [odds('23d6+2d10+5', plain).weights, floors.mixedSum()],
    peers: 'odds',
    text: '23d6+2d10+5',
  },
  {
    task: '40d6 with bonus dice',
    goal: 3,
    ours: () => odds('40d6', bonus).weights.length,
    floor: () => floors.bonusDice().length,
    same: () => [odds('40d6', bonus).weights, floors.bonusDice()],
  },
  {
    task: '6d6 beats 3d10, bonus dice',
    goal: 3,
    ours: () => compare(odds('6d6', bonus), odds('3d10', bonus)).higher,
    floor: floors.bonusBeats,
    same: () => [[compare(odds('6d6', bonus), odds('3d10', bonus)).higher], [floors.bonusBeats()]],
  },
  {
    task: 'best 3 of 10d6',
    goal: 3,
    ours: () => bestDice(10, 6, 3).weights.length,
    floor: () => floors.bestThree().length,
    same: () => [bestDice(10, 6, 3).weights, floors.bestThree()],
  },
  {
    task: '60 dice: hit 4+, saved 4+',
    goal: 3,
    ours: () => binomial(60, 0.25).weights.length,
    floor: () => floors.sixtyDice().length,
    same: () => [binomial(60, 0.25).weights, floors.sixtyDice()],
  },
  {
    task: '320d6',
    goal: 3,
    ours: () => odds('320d6', plain).weights.length,
    floor: () => floors.manyDice().length,
    same: () => [odds('320d6', plain).weights, floors.manyDice()],
    peers: 'odds',
    text: '320d6',
  },
];

const peerGoals: Readonly<Record<string, number>> = { 'rpg-dice-roller': 20, dicebag: 6, '@yipe/dice': 50 };

function verdict(ok: boolean): string {
  return ok ? 'ok' : 'MISSED';
}

it('bench: the engine against its floors and its peers', async () => {
  const peers = await loadPeers();
  const rows: string[][] = [
    ['task', 'ours', 'floor', 'ratio', 'goal', '', 'peers (how many times slower than ours, goal)'],
  ];
  for (const { task, goal, ours, floor, same, peers: kind, text } of tasks) {
    if (same) {
      const [a, b] = same();
      for (let i = 0; i < b.length; i++)
        expect(Math.abs((a[i] ?? 0) - (b[i] ?? 0)), task).toBeLessThan(1e-11);
    }
    const contenders: Record<string, () => number> = { ours, floor };
    for (const peer of peers) {
      const run = kind && peer[kind];
      // Some peers answer nonsense to a notation that they do not know.
      if (run && text && Number.isFinite(run(text))) contenders[peer.name] = () => run(text);
    }
    const { ours: our = Number.NaN, floor: least = Number.NaN, ...others } = measure(contenders);
    const compared = Object.entries(others).map(([name, time]) => {
      const times = time / our;
      const wanted = peerGoals[name];
      const goalText = wanted === undefined ? '' : `, ${wanted}x ${verdict(times >= wanted)}`;
      return `${name} ${printTime(time)} (${times.toFixed(1)}x${goalText})`;
    });
    const ratio = our / least;
    rows.push([
      task,
      printTime(our),
      printTime(least),
      `${ratio.toFixed(2)}x`,
      `${goal}x`,
      verdict(ratio <= goal),
      compared.join(' · '),
    ]);
  }

  const six = read('1d6');
  const quick = (sides: number) => Math.floor(Math.random() * sides) + 1;
  const random = measure({
    secure: () => roll(six, plain, secure).total,
    quick: () => roll(six, plain, quick).total,
  });
  const growth = measure({ many: () => odds('320d6', plain).min, few: () => odds('40d6', plain).min });
  const hundred = read('100d6');
  const ten = read('10d6');
  const rolls = measure({
    many: () => roll(hundred, plain, secure).total,
    few: () => roll(ten, plain, secure).total,
  });
  const general = {
    six: floors.generalBonusDice(6, 6, 16),
    ten: floors.generalBonusDice(3, 10, 16),
    forty: floors.generalBonusDice(40, 6, 16),
  };
  const wins = compare(odds('6d6', bonus), odds('3d10', bonus)).higher;
  expect(Math.abs(wins - floors.generalBeats(general.six, general.ten))).toBeLessThan(1e-9);
  expect(Math.abs(odds('40d6', bonus).weights[120] ?? 0) - (general.forty.get(160) ?? 0)).toBeLessThan(1e-9);
  const chained = measure(
    {
      ours: () => odds('40d6', bonus).min,
      general: () => floors.generalBonusDice(40, 6, 16).size,
    },
    5,
  );
  const beaten = measure(
    {
      ours: () => compare(odds('6d6', bonus), odds('3d10', bonus)).higher,
      general: () =>
        floors.generalBeats(floors.generalBonusDice(6, 6, 16), floors.generalBonusDice(3, 10, 16)),
    },
    7,
  );
  const chain = measure({ exact: () => binomial(60, 0.25).min, thrown: () => floors.simulateSixty() }, 7);
  const line = (task: string, a: number, b: number, goal: number, ok: boolean): string[] => [
    task,
    printTime(a),
    printTime(b),
    `${(a / b).toFixed(2)}x`,
    `${goal}x`,
    verdict(ok),
    '',
  ];
  const { secure: secureTime = 0, quick: quickTime = 1 } = random;
  const { many = 0, few = 1 } = growth;
  const { exact = 1, thrown = 0 } = chain;
  rows.push(
    line('secure dice against Math.random', secureTime, quickTime, 1.3, secureTime / quickTime <= 1.3),
    line('growth: 320d6 against 40d6', many, few, 12, many / few <= 12),
    line(
      'growth: rolling 100d6 against 10d6',
      rolls.many ?? 0,
      rolls.few ?? 1,
      12,
      (rolls.many ?? 0) / (rolls.few ?? 1) <= 12,
    ),
    line(
      '40d6 with bonus dice: general method against ours',
      chained.general ?? 0,
      chained.ours ?? 1,
      1000,
      (chained.general ?? 0) / (chained.ours ?? 1) >= 1000,
    ),
    line(
      '6d6 beats 3d10: general method against ours',
      beaten.general ?? 0,
      beaten.ours ?? 1,
      50,
      (beaten.general ?? 0) / (beaten.ours ?? 1) >= 50,
    ),
    line('60 dice: 5,000 simulations against exact', thrown, exact, 300, thrown / exact >= 300),
  );
  process.stdout.write(`\n${printTable(rows)}\n\n`);
});
