import { it } from 'vitest';
import { armorOdds, damageOdds, survivalTable } from '../../src/rules/brikwars/attack/damage.ts';
import { editions } from '../../src/rules/brikwars/edition.ts';
import { freshLine, mostStrikers } from '../../src/rules/brikwars/squad/assign.ts';
import { type Lines, lineOdds } from '../../src/rules/brikwars/squad/line-odds.ts';
import { parseDice } from '../../src/rules/dice/notation.ts';
import { slowLineOdds } from '../rules/brikwars/squad/line-twin.ts';
import { type Fresh, judgedAtLeast, looked, measure, printTable, printTime, printTimes } from './measure.ts';

const { rules } = editions['2005'];
/** How many times as long as ours hits assigned step by step take. */
const twinGoal = 10;

function dice(text: string) {
  const parsed = parseDice(text);
  if (!parsed.ok) throw new Error(text);
  return parsed.value;
}

/** How many of a squad fall on average when hits are assigned to it; each hit is as likely as none before. */
function fallen(odds: typeof lineOdds, count: number): Fresh {
  return (turn) => {
    const holds = [...Array<string>(count - 1).fill('1d6+4'), '4'].map((armor) =>
      survivalTable(armorOdds(dice(armor), rules.bonus, rules)),
    );
    const stand = {
      holds,
      alike: holds.map((_, at) => (at < count - 1 ? 0 : count - 1)),
      most: mostStrikers,
    };
    const begin: Lines = [[freshLine(count), 1]];
    const damage = damageOdds(dice('1d6'), rules.bonus, rules.damageCriticalFailure);
    const hits = [{ count: count + 1, hit: chanceOf(turn), odds: damage, kind: 'normal' as const }];
    return () =>
      odds(begin, hits, stand).reduce(
        (sum, [{ members }, chance]) => sum + chance * members.filter(({ dead }) => dead).length,
        0,
      );
  };
}

const chanceOf = (turn: number): number => 0.8 + (turn + 1) * 1e-12;

it('bench: hits on twelve with rolled Armor and their Officer, a tenth of the time of the slow twin', () => {
  // No more than so few turns: the chances of all differ by less than what is compared.
  const right = fallen(slowLineOdds, 13)(0)();
  const known = (odds: typeof lineOdds) =>
    looked(fallen(odds, 13), (result) => {
      if (Math.abs(result - right) > 1e-6) throw new Error(`${result} fall instead of ${right}`);
    });
  const { time, ratio } = measure({ together: known(lineOdds), 'one by one': known(slowLineOdds) }, 2, 1);
  const slower = ratio('one by one', 'together');
  process.stdout.write(
    `${printTable(
      [
        ['hits on', 'together', 'one by one', 'ratio', 'goal', ''],
        [
          'twelve and their Officer',
          printTime(time('together')),
          printTime(time('one by one')),
          printTimes(slower),
          `at least ${twinGoal}x`,
          judgedAtLeast('hits one by one', slower, twinGoal),
        ],
      ],
      'Squads against their twin',
    )}\n`,
  );
});
