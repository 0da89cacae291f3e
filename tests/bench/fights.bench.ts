import { expect, it } from 'vitest';
import { checkFight } from '../../src/rules/brikwars/attack/check-fight.ts';
import { defaultDefence } from '../../src/rules/brikwars/attack/defences.ts';
import { adviseCharge } from '../../src/rules/brikwars/charge/charge-advice.ts';
import { checkCharge } from '../../src/rules/brikwars/charge/charge-check.ts';
import { chargeOdds } from '../../src/rules/brikwars/charge/charge-odds.ts';
import { chargeRules } from '../../src/rules/brikwars/charge/charge-rules.ts';
import type { ChargeSetup } from '../../src/rules/brikwars/charge/charge-setup.ts';
import { adviseDefence } from '../../src/rules/brikwars/duel/advice.ts';
import { adviseAttack } from '../../src/rules/brikwars/duel/attack-advice.ts';
import { exchangeOdds } from '../../src/rules/brikwars/duel/exchange.ts';
import { editions } from '../../src/rules/brikwars/edition.ts';
import { checkVolley } from '../../src/rules/brikwars/many/check-volley.ts';
import { volleyOdds } from '../../src/rules/brikwars/many/volley.ts';
import { createSeededSource } from '../../src/rules/dice/random.ts';
import { exchangeTwin } from '../rules/brikwars/attack/twins.ts';
import { combinedOnce } from '../rules/brikwars/many/volley-twins.ts';
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
  within,
} from './measure.ts';

/** Milliseconds that any fight may take. */
const goal = 5;

function passed<Value>(
  read: { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly issues: unknown },
): Value {
  if (!read.ok) throw new Error(JSON.stringify(read.issues));
  return read.value;
}

/** The same Armor in other words, which no call before had: parsed again, known by no text. */
const armorOf = (constant: number, dice: string, turn: number) =>
  `${constant + turn + 1}-${turn + 1}+${dice}`;

/** Two weapons on either side, rolled Armor, bonus dice: the most expensive exchange that a screen asks for. */
const heroes = (turn: number) =>
  passed(
    checkFight({
      edition: editions.pl,
      mode: 'close',
      attacker: { skill: '1d10', armor: armorOf(4, '2d6', turn), weapons: ['hand', 'hand'] },
      defender: { skill: '1d10', armor: armorOf(4, '2d6', turn), weapons: ['hand', 'shield'] },
    }),
  );

const volley = (attackers: number, turn: number) =>
  passed(
    checkVolley({
      edition: editions['2005'],
      mode: 'ranged',
      assaults: [
        {
          way: 'combined',
          groups: [
            { count: attackers / 2, skill: '1d6', weapon: 'short-ranged' },
            { count: attackers / 2, skill: '1d6', weapon: 'long-ranged' },
          ],
          target: { armor: armorOf(0, '5d10', turn) },
        },
      ],
    }),
  );

const lance = { skill: '1d6', use: 5, damage: '2d6', reach: 3 };
const shield = { skill: '1d6', use: 2, damage: '1d6' };
const plan = {
  strikes: 'weapon',
  afterMiss: 'ram',
  attackerParries: true,
  tramples: true,
  answer: 'weapon',
  defenderParries: true,
  braced: true,
} as const;

/** A knight against a spearman, both with shields. */
const knight: ChargeSetup = {
  rules: chargeRules['2005'],
  run: { straight: 10 },
  attacker: { armor: '4', size: 2, weapon: lance, shield },
  defender: { armor: '4', size: 1, weapon: { ...lance, reach: 2 }, shield },
  plan,
};
/** The largest creations that anybody builds, and a line of them. */
const giants: ChargeSetup = {
  ...knight,
  run: { straight: 200 },
  attacker: { ...knight.attacker, armor: '10d10', size: 30 },
  defender: { ...knight.defender, armor: '10d10', size: 20 },
  line: 8,
  moveLeft: 50,
};
const comparing: ChargeSetup = { ...giants, rules: { ...giants.rules, ploughing: 'compare' } };
const headOn: ChargeSetup = {
  ...knight,
  rules: { ...chargeRules.web5, momentumRoll: 'once' },
  run: { straight: 5, target: { inches: 5, direction: 'towards' } },
  attacker: { ...knight.attacker, armor: '4+1d6', size: 1 },
  behind: { kind: 'wall', free: 1 },
};

/** The same Charge with its Armor in other words. */
function charge(setup: ChargeSetup, turn: number) {
  const { attacker, defender } = setup;
  const more = `+${turn + 1}-${turn + 1}`;
  return passed(
    checkCharge({
      ...setup,
      attacker: { ...attacker, armor: attacker.armor + more },
      defender: { ...defender, armor: defender.armor + more },
    }),
  );
}

/** Its result is known: the twins of the tests prove it. */
function known<Input>(figure: number, make: (turn: number) => Input, run: (input: Input) => number): Fresh {
  return looked(
    (turn) => {
      const input = make(turn);
      return () => run(input);
    },
    (result) => {
      if (Math.abs(result - figure) > 1e-9) throw new Error(`${result} instead of ${figure}`);
    },
  );
}

const chargeDies = (figure: number, setup: ChargeSetup) =>
  known(
    figure,
    (turn) => charge(setup, turn),
    (checked) => chargeOdds(checked).defenderDies.value,
  );

/** Armor and Skill of both counted out, as if nobody threw bonus dice. */
const declined = (turn: number) =>
  passed(
    checkFight({
      edition: editions.pl,
      mode: 'close',
      attacker: { skill: '1d10', armor: armorOf(4, '1d6', turn), weapons: ['hand'], bonusDice: 'decline' },
      defender: {
        skill: '1d10',
        armor: armorOf(4, '1d6', turn),
        weapons: ['hand', 'shield'],
        bonusDice: 'decline',
      },
    }),
  );

it('bench/fights: odds and advice while a finger is still on the screen', () => {
  const tasks: Readonly<Record<string, Fresh>> = {
    'close combat, odds of one defence': known(
      0.13190530483905888,
      heroes,
      (fight) => exchangeOdds(fight, defaultDefence(fight)).defenderDies.value,
    ),
    'close combat, advice of the defender': known(
      0.8939308440667828,
      heroes,
      (fight) => adviseDefence(fight, 'survive').best.score,
    ),
    'close combat, advice of the attacker': known(
      0.1060691559332172,
      heroes,
      (fight) => adviseAttack(fight, 'kill').best.score,
    ),
    'charge, a knight': chargeDies(0.5611213483405452, knight),
    'charge, Size 30 against a line of nine of Size 20': chargeDies(0.7878422641317774, giants),
    'charge, the same merely compared': chargeDies(0.7878422641317775, comparing),
    'charge, head-on with one Momentum die': chargeDies(0.33426804309626335, headOn),
    'charge, advice of the charger': known(
      0.5611213483405452,
      (turn) => ({ ...knight, attacker: { ...knight.attacker, armor: `4+${turn + 1}-${turn + 1}` } }),
      (setup) => adviseCharge(setup, 'attacker', 'kill')[0]?.score ?? 0,
    ),
    'charge, advice of the target': known(
      0.43887865165945483,
      (turn) => ({ ...knight, attacker: { ...knight.attacker, armor: `4+${turn + 1}-${turn + 1}` } }),
      (setup) => adviseCharge(setup, 'defender', 'survive')[0]?.score ?? 0,
    ),
    'volley of 50': known(
      100 / 3,
      (turn) => volley(50, turn),
      (checked) => volleyOdds(checked).assaults[0]?.combined?.meanHits.value ?? 0,
    ),
    'volley of 500': known(
      1000 / 3,
      (turn) => volley(500, turn),
      (checked) => volleyOdds(checked).assaults[0]?.combined?.meanHits.value ?? 0,
    ),
  };
  const measured = measure(tasks, 11, 12);
  const { time } = measured;
  const rows = Object.keys(tasks).map((task) => [
    task,
    printTime(time(task)),
    `${goal} ms`,
    within(time(task), goal),
  ]);
  const growth = grows('volley of 500 against 50', measured, 'volley of 500', 'volley of 50');
  rows.push([
    'growth: 500 attackers against 50',
    printTimes(growth),
    '12x',
    judged('500 attackers against 50', growth, 12),
  ]);
  const lines = grows(
    'a line of nine giants against a knight',
    measured,
    'charge, Size 30 against a line of nine of Size 20',
    'charge, a knight',
  );
  rows.push(['growth: a line of giants against a knight', printTimes(lines), '', '']);
  process.stdout.write(`${printTable([['task', 'ours', 'goal', ''], ...rows], 'Fights')}\n`);
  expect(rows.every((row) => row.length === 4)).toBe(true);
});

it('bench/fights: against counting out every die, and against throwing', () => {
  const counted = exchangeTwin(declined(0), defaultDefence(declined(0))).defenderDies;
  const contenders: Readonly<Record<string, Fresh>> = {
    exchange: known(
      counted,
      declined,
      (fight) => exchangeOdds(fight, defaultDefence(fight)).defenderDies.value,
    ),
    'counted out': known(
      counted,
      declined,
      (fight) => exchangeTwin(fight, defaultDefence(fight)).defenderDies,
    ),
    volley: known(
      1000 / 3,
      (turn) => volley(500, turn),
      (checked) => volleyOdds(checked).assaults[0]?.combined?.meanHits.value ?? 0,
    ),
    'volley thrown': (turn) => {
      const [assault] = volley(500, turn).assaults;
      if (!assault) throw new Error('no assault');
      const random = createSeededSource(turn + 1);
      return () => combinedOnce(assault, random);
    },
  };
  const { time, ratio } = measure(contenders, 7, 12);
  const rows = [
    ['task', 'ours', 'theirs', 'ratio', 'goal', ''],
    [
      'close combat without bonus dice: counted out die by die',
      printTime(time('exchange')),
      printTime(time('counted out')),
      printTimes(ratio('counted out', 'exchange')),
      'at least 2x',
      judgedAtLeast('close combat counted out', ratio('counted out', 'exchange'), 2),
    ],
    [
      'volley of 500: thrown 5,000 times',
      printTime(time('volley')),
      printTime(5000 * time('volley thrown')),
      printTimes(5000 * ratio('volley thrown', 'volley')),
      'at least 50x',
      judgedAtLeast('volley thrown', 5000 * ratio('volley thrown', 'volley'), 50),
    ],
  ];
  process.stdout.write(`${printTable(rows, 'Fights against twins')}\n`);
  expect(counted).toBeGreaterThan(0);
});
