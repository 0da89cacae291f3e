import { expect, it } from 'vitest';
import { squadsAnswerOf } from '../../src/brikwars/squads/answer.ts';
import { initialSquads, type SquadSide, type SquadsInputs } from '../../src/brikwars/squads/inputs.ts';
import { armorOdds, damageOdds, survivalTable } from '../../src/rules/brikwars/damage.ts';
import { editions } from '../../src/rules/brikwars/edition.ts';
import { freshLine, mostStrikers } from '../../src/rules/brikwars/squad/assign.ts';
import { type Lines, lineOdds } from '../../src/rules/brikwars/squad/line-odds.ts';
import { parseDice } from '../../src/rules/dice/notation.ts';
import { slowLineOdds } from '../rules/brikwars/squad/line-twin.ts';

const { rules } = editions['2005'];

function dice(text: string) {
  const parsed = parseDice(text);
  if (!parsed.ok) throw new Error(text);
  return parsed.value;
}

function best(run: () => void, rounds: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < rounds; round++) {
    const start = performance.now();
    run();
    least = Math.min(least, performance.now() - start);
  }
  return least;
}

it('bench: hits on twelve with rolled Armor and their Officer, a tenth of the time of the slow twin', () => {
  const holds = [...Array<string>(12).fill('1d6+4'), '4'].map((armor) =>
    survivalTable(armorOdds(dice(armor), rules.bonus, rules)),
  );
  const stand = { holds, alike: holds.map((_, at) => (at < 12 ? 0 : 12)), most: mostStrikers, rare: 1e-12 };
  const begin: Lines = [[freshLine(13), 1]];
  const odds = damageOdds(dice('1d6'), rules.bonus, rules.damageCriticalFailure);
  const hits = [{ count: 14, hit: 0.8, odds, kind: 'normal' as const }];
  const slow = best(() => slowLineOdds(begin, hits, stand), 2);
  const fast = best(() => lineOdds(begin, hits, stand), 5);
  process.stdout.write(`${slow.toFixed(0)} ms step by step, ${fast.toFixed(1)} ms together\n`);
  expect(fast / slow).toBeLessThan(0.1);
});

it('bench: answers of melees of twelve against fewer', () => {
  const first = initialSquads('2005');
  for (const unit of ['minifig', 'armored-minifig'] as const)
    for (const count of [12, 9, 7, 5, 3]) {
      const side: SquadSide = { ...first.mine, unit, officer: true };
      const inputs: SquadsInputs = { ...first, mine: { ...side, count: 12 }, theirs: { ...side, count } };
      const time = best(() => expect(squadsAnswerOf(inputs).ok).toBe(true), 3);
      process.stdout.write(`12 against ${count}, ${unit}: ${time.toFixed(0)} ms\n`);
    }
});
