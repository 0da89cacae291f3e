import { expect, it } from 'vitest';
import { adviseDefence } from '../../src/rules/brikwars/advice.ts';
import { adviseAttack } from '../../src/rules/brikwars/attack-advice.ts';
import { adviseCharge } from '../../src/rules/brikwars/charge-advice.ts';
import { checkCharge } from '../../src/rules/brikwars/charge-check.ts';
import { chargeOdds } from '../../src/rules/brikwars/charge-odds.ts';
import { chargeRules } from '../../src/rules/brikwars/charge-rules.ts';
import type { ChargeSetup } from '../../src/rules/brikwars/charge-setup.ts';
import { checkFight } from '../../src/rules/brikwars/check-fight.ts';
import { checkVolley } from '../../src/rules/brikwars/check-volley.ts';
import { defaultDefence } from '../../src/rules/brikwars/defences.ts';
import { editions } from '../../src/rules/brikwars/edition.ts';
import { exchangeOdds } from '../../src/rules/brikwars/exchange.ts';
import { volleyOdds } from '../../src/rules/brikwars/volley.ts';
import { measure, printTable, printTime } from './measure.ts';

/** Milliseconds that any fight may take. */
const goal = 5;

function passed<Value>(
  read: { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly issues: unknown },
): Value {
  if (!read.ok) throw new Error(JSON.stringify(read.issues));
  return read.value;
}

/** Two weapons on either side, rolled Armor, bonus dice: the dearest exchange that a screen asks for. */
const heroes = passed(
  checkFight({
    edition: editions.pl,
    mode: 'close',
    attacker: { skill: '1d10', armor: '4+2d6', weapons: ['hand', 'hand'] },
    defender: { skill: '1d10', armor: '4+2d6', weapons: ['hand', 'shield'] },
  }),
);

const volley = (attackers: number) =>
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
          target: { armor: '5d10' },
        },
      ],
    }),
  );
const [fifty, fiveHundred] = [volley(50), volley(500)];

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
const chargeOf = (setup: ChargeSetup) => chargeOdds(passed(checkCharge(setup))).defenderDies.value;

it('bench/fights: odds and advice while a finger is still on the screen', () => {
  const times = measure({
    'close combat, odds of one defence': () =>
      exchangeOdds(heroes, defaultDefence(heroes)).defenderDies.value,
    'close combat, advice of the defender': () => adviseDefence(heroes, 'survive').best.score,
    'close combat, advice of the attacker': () => adviseAttack(heroes, 'kill').best.score,
    'charge, a knight': () => chargeOf(knight),
    'charge, Size 30 against a line of nine of Size 20': () => chargeOf(giants),
    'charge, the same merely compared': () => chargeOf(comparing),
    'charge, head-on with one Momentum die': () => chargeOf(headOn),
    'charge, advice of the charger': () => adviseCharge(knight, 'attacker', 'kill')[0]?.score ?? 0,
    'charge, advice of the target': () => adviseCharge(knight, 'defender', 'survive')[0]?.score ?? 0,
    'volley of 50': () => volleyOdds(fifty).meanDeaths.value,
    'volley of 500': () => volleyOdds(fiveHundred).meanDeaths.value,
  });
  const rows = Object.entries(times).map(([task, time]) => [
    task,
    printTime(time),
    `${goal} ms`,
    time <= goal * 1e6 ? 'met' : 'MISSED',
  ]);
  const growth = (times['volley of 500'] ?? 0) / (times['volley of 50'] ?? 1);
  rows.push([
    'growth: 500 attackers against 50',
    `${growth.toFixed(1)}x`,
    '12x',
    growth <= 12 ? 'met' : 'MISSED',
  ]);
  process.stdout.write(`\n${printTable([['task', 'ours', 'goal', ''], ...rows])}\n\n`);
  expect(rows.every((row) => row.length === 4)).toBe(true);
});
