import { expect, it } from 'vitest';
import { adviseDefence } from '../../src/rules/brikwars/advice.ts';
import { adviseAttack } from '../../src/rules/brikwars/attack-advice.ts';
import { checkFight } from '../../src/rules/brikwars/check-fight.ts';
import { checkVolley } from '../../src/rules/brikwars/check-volley.ts';
import { defaultDefence } from '../../src/rules/brikwars/defences.ts';
import { editions } from '../../src/rules/brikwars/edition.ts';
import { exchangeOdds } from '../../src/rules/brikwars/exchange.ts';
import { volleyOdds } from '../../src/rules/brikwars/volley.ts';
import { measure, printTable, printTime } from './measure.ts';

/** Milliseconds that any fight may take. */
const goal = 5;

function valueOf<Value>(
  read: { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly issues: unknown },
): Value {
  if (!read.ok) throw new Error(JSON.stringify(read.issues));
  return read.value;
}

/** Two weapons on either side, rolled Armor, bonus dice: the dearest exchange that a screen asks for. */
const heroes = valueOf(
  checkFight({
    edition: editions.pl,
    mode: 'close',
    attacker: { skill: '1d10', armor: '4+2d6', weapons: ['hand', 'hand'] },
    defender: { skill: '1d10', armor: '4+2d6', weapons: ['hand', 'shield'] },
  }),
);

const volley = (attackers: number) =>
  valueOf(
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

it('bench/fights: odds and advice while a finger is still on the screen', () => {
  const times = measure({
    'close combat, odds of one defence': () =>
      exchangeOdds(heroes, defaultDefence(heroes)).defenderDies.value,
    'close combat, advice of the defender': () => adviseDefence(heroes, 'survive').best.score,
    'close combat, advice of the attacker': () => adviseAttack(heroes, 'kill').best.score,
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
