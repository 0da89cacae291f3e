import { expect, it } from 'vitest';
import { usbOwnRules } from '../../src/rules/usb/house-rules.ts';
import { meleeOdds } from '../../src/rules/usb/melee/melee-odds.ts';
import { type MeleeSetup, meleeBetween } from '../../src/rules/usb/melee/melee-setup.ts';
import { type Fighter, fresh } from '../../src/rules/usb/units/fighter.ts';
import {
  back,
  charge,
  charging,
  crowd,
  line,
  type Scenario,
  side,
} from '../rules/usb/melee/melee-scenario.ts';
import { twinOdds } from '../rules/usb/melee/melee-twin.ts';
import { hero, soldiers } from '../support/samples/usb-units.ts';
import {
  type Fresh,
  grows,
  judged,
  looked,
  measure,
  printTable,
  printTime,
  printTimes,
  within,
} from './measure.ts';

/** Milliseconds that a melee of 20 against 20 may take, and how many times more four times the models may cost. */
const goal = 20;
const growth = 20;
/** How many times as long as the twin ours may take: it knows neither shields nor heroes nor shots, so it is a floor. */
const twinGoal = 3;

/** Soldiers with a weapon of every kind, leaders, a shield, a hero who joined them. */
function led(models: number, melee: 'cavalry' | 'pole'): Fighter {
  const unit = soldiers({ models, melee, shield: true, leaders: true, ranged: 'automatic' });
  return { ...fresh(unit), joined: { unit: hero('legend', { melee: 'heavy' }), lost: 0 } };
}

const alone = ({ joined: _, ...fighter }: Fighter): Fighter => fighter;

function unbreakable({ unit, ...fighter }: Fighter): Fighter {
  return { ...fighter, unit: { ...unit, specialisations: ['unbreakable'] } };
}

const melees: Readonly<Record<string, (models: number) => MeleeSetup>> = {
  'blows alone': (models) => meleeBetween(alone(led(models, 'cavalry')), alone(led(models, 'pole'))),
  'reaction fire, shield': (models) => ({
    ...meleeBetween(alone(led(models, 'cavalry')), alone(led(models, 'pole'))),
    reaction: 'shoot',
    shield: 'reroll',
  }),
  'reaction fire, heroes flee': (models) => ({
    ...meleeBetween(led(models, 'cavalry'), led(models, 'pole')),
    reaction: 'shoot',
    duel: 'target-flees',
  }),
  'reaction fire, heroes duel, nobody breaks': (models) => ({
    ...meleeBetween(unbreakable(led(models, 'cavalry')), unbreakable(led(models, 'pole'))),
    reaction: 'shoot',
  }),
  'reaction fire, heroes duel': (models) => ({
    ...meleeBetween(led(models, 'cavalry'), led(models, 'pole')),
    reaction: 'shoot',
  }),
};

/** Inches that no call before had: how far apart they begin changes no chance of who comes to blows. */
const apart = (setup: MeleeSetup, turn: number): MeleeSetup => ({
  ...structuredClone(setup),
  distance: setup.distance - (turn + 1) * 1e-9,
});

/** All ways to end make up one whole. */
function melee(setup: MeleeSetup): Fresh {
  return looked(
    (turn) => {
      const own = apart(setup, turn);
      return () =>
        Object.values(meleeOdds(own, usbOwnRules).endings).reduce((sum, chance) => sum + chance, 0);
    },
    (whole) => {
      if (Math.abs(whole - 1) > 1e-9) throw new Error(`all endings together: ${whole}`);
    },
  );
}

it('bench: melees of the Universal Battle System', () => {
  const sizes = [5, 10, 20] as const;
  const rows = Object.entries(melees).map(([name, of]) => {
    const measured = measure(
      Object.fromEntries(sizes.map((models) => [`${models}`, melee(of(models))])),
      7,
      30,
    );
    const { time } = measured;
    const times = grows(`${name}, 20 against 5`, measured, '20', '5');
    return [
      name,
      ...sizes.map((models) => printTime(time(`${models}`))),
      `${goal} ms ${within(time('20'), goal)}`,
      printTimes(times),
      `${growth}x ${judged(`${name}, 20 against 5`, times, growth)}`,
    ];
  });
  const head = ['melee', '5 v 5', '10 v 10', '20 v 20', 'goal', 'growth 5 to 20', 'goal'];
  process.stdout.write(`${printTable([head, ...rows], 'Melees of USB')}\n`);
  expect(rows).toHaveLength(5);
});

it('bench: a melee of the Universal Battle System against the same worked out model by model', () => {
  const scenario: Scenario = {
    setup: meleeBetween(line(8), line(8)),
    twin: { charger: side(crowd(8, 1, charge), charging), target: side(crowd(8, 1, back)) },
  };
  const right = twinOdds(scenario.twin).endings;
  const ours = meleeOdds(scenario.setup, usbOwnRules).endings;
  for (const [name, chance] of Object.entries(ours)) expect(right[name] ?? 0, name).toBeCloseTo(chance, 10);
  const { time, ratio } = measure(
    {
      ours: melee(scenario.setup),
      twin: (turn) => {
        const twin = { ...structuredClone(scenario.twin), seen: turn };
        return () => Object.values(twinOdds(twin).endings).length;
      },
    },
    7,
    20,
  );
  const times = ratio('ours', 'twin');
  process.stdout.write(
    `${printTable(
      [
        ['melee', 'ours', 'model by model', 'ratio', 'goal', ''],
        [
          'eight against eight',
          printTime(time('ours')),
          printTime(time('twin')),
          printTimes(times),
          `${twinGoal}x`,
          judged('a melee model by model', times, twinGoal),
        ],
      ],
      'Melees of USB against their twin',
    )}\n`,
  );
});
