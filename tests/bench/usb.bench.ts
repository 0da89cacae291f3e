import { expect, it } from 'vitest';
import { type Fighter, fresh } from '../../src/rules/usb/fighter.ts';
import { usbOwnRules } from '../../src/rules/usb/house-rules.ts';
import { meleeOdds } from '../../src/rules/usb/melee-odds.ts';
import { type MeleeSetup, meleeBetween } from '../../src/rules/usb/melee-setup.ts';
import { hero, soldiers } from '../support/usb-units.ts';
import { measure, printTable, printTime } from './measure.ts';

/** Milliseconds that a melee of 20 against 20 may take, and how many times more four times the models may cost. */
const goal = 20;
const growth = 20;

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

it('bench: melees of the Universal Battle System', () => {
  const rows = Object.entries(melees).map(([name, of]) => {
    const contenders = Object.fromEntries(
      [5, 10, 20].map((models) => [`${models}`, () => meleeOdds(of(models), usbOwnRules).charger.stands]),
    );
    return { name, times: measure(contenders, 9, 30) };
  });
  const ms = (time = Number.NaN) => time / 1e6;
  process.stdout.write(
    `${printTable([
      ['melee', '5 v 5', '10 v 10', '20 v 20', 'growth 5 to 20'],
      ...rows.map(({ name, times }) => [
        name,
        ...['5', '10', '20'].map((models) => printTime(times[models] ?? Number.NaN)),
        `x${(ms(times['20']) / ms(times['5'])).toFixed(1)}`,
      ]),
    ])}\n`,
  );
  for (const { name, times } of rows) expect([name, ms(times['20']) < goal]).toEqual([name, true]);
  for (const { name, times } of rows)
    expect([name, ms(times['20']) / ms(times['5']) < growth]).toEqual([name, true]);
});
