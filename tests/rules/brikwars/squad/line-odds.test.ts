import { describe, expect, it } from 'vitest';
import { armorOdds, damageOdds, survivalTable } from '../../../../src/rules/brikwars/attack/damage.ts';
import { editions } from '../../../../src/rules/brikwars/edition.ts';
import {
  freshLine,
  type Line,
  lineForNextAttack,
  takeHit,
} from '../../../../src/rules/brikwars/squad/assign.ts';
import {
  type LineHits,
  type LineStand,
  type Lines,
  lineOdds,
} from '../../../../src/rules/brikwars/squad/line-odds.ts';
import { parseDice } from '../../../../src/rules/dice/notation.ts';
import { slowLineOdds } from './line-twin.ts';

const { bonus, damageCriticalFailure } = editions['2005'].rules;

function dice(text: string) {
  const parsed = parseDice(text);
  if (!parsed.ok) throw new Error(text);
  return parsed.value;
}

const hits = (count: number, hit: number, damage: string, kind: LineHits['kind'] = 'normal'): LineHits => ({
  count,
  hit,
  odds: damageOdds(dice(damage), bonus, damageCriticalFailure),
  kind,
});

function stand(armors: readonly string[], made: Partial<LineStand> = {}): LineStand {
  return {
    holds: armors.map((armor) => survivalTable(armorOdds(dice(armor), bonus, editions['2005'].rules))),
    alike: armors.map((armor) => armors.indexOf(armor)),
    ...made,
  };
}

const dead = ({ members }: Line) => members.filter((member) => member.dead).length;

/** How many are dead, of which kind. */
function fallen(lines: Lines, { alike }: LineStand): Record<string, number> {
  const found: Record<string, number> = {};
  for (const [{ members }, chance] of lines) {
    const name = [...new Set(alike)]
      .map((kind) => members.filter((member, at) => member.dead && alike[at] === kind).length)
      .join();
    found[name] = (found[name] ?? 0) + chance;
  }
  return found;
}

function same(fast: Lines, slow: Lines, how: LineStand): void {
  const [found, right] = [fallen(fast, how), fallen(slow, how)];
  expect(Object.values(right).reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 8);
  for (const name of new Set([...Object.keys(found), ...Object.keys(right)]))
    expect(found[name] ?? 0, name).toBeCloseTo(right[name] ?? 0, 9);
}

const cases: Readonly<Record<string, readonly [LineStand, readonly LineHits[]]>> = {
  'more hits than members': [stand(['4', '4', '4']), [hits(8, 0.6, '1d6')]],
  'Armor that is rolled, and may be rolled on': [stand(['1d6+4', '1d6+4']), [hits(6, 0.7, '1d6')]],
  'an Officer behind the others': [stand(['4', '4', '1d6+2']), [hits(5, 0.8, '1d6')]],
  'members in turns': [stand(['4', '1d6+2', '4']), [hits(5, 0.8, '1d6')]],
  'three strikers at the most': [stand(['1d6+8', '1d6+8'], { most: 3 }), [hits(8, 0.9, '1d6+1')]],
  'several weapons': [stand(['4', '4']), [hits(3, 0.5, '1d6'), hits(2, 0.7, '1d6+2')]],
  'kinds of damage one after the other': [
    stand(['1d6+4', '1d6+4']),
    [hits(1, 0.5, '1d6', 'explosion'), hits(1, 0.5, '1d6+2', 'overkill'), hits(2, 0.7, '1d6')],
  ],
};

describe('what hits make of a line', () => {
  it.each(Object.keys(cases))('BW-SQ-40 BW-SQ-41 is what one hit after the other makes of it: %s', (name) => {
    const [how, rolls] = cases[name] as (typeof cases)[string];
    const begin: Lines = [[freshLine(how.alike.length), 1]];
    same(lineOdds(begin, rolls, how), slowLineOdds(begin, rolls, how), how);
  });

  it('BW-SQ-40 goes on from members struck already, in the order in which they were', () => {
    const how = stand(['1d6+4', '4', '1d6+4']);
    // The second was chosen first.
    const begun: Lines = [[takeHit(takeHit(freshLine(3), 1, 2, false), 0, 3, false), 1]];
    const rolls = [hits(4, 0.8, '1d6')];
    same(lineOdds(begun, rolls, how), slowLineOdds(begun, rolls, how), how);
  });

  it('BW-SQ-40 BW-CC-06 damage stays for a second attack', () => {
    const how = stand(['1d6+4', '1d6+4', '9'], { most: 3, again: true });
    const last = stand(['1d6+4', '1d6+4', '9'], { most: 3 });
    const rolls = [hits(2, 0.7, '1d6')];
    const twice = (odds: typeof lineOdds) => {
      const once = odds([[freshLine(3), 1]], rolls, how);
      const again = once.map(([line, chance]) => [lineForNextAttack(line), chance] as const);
      return odds(again, rolls, last);
    };
    same(twice(lineOdds), twice(slowLineOdds), last);
  });

  it('BW-SQ-40 an order that the owner chose is kept by a second attack', () => {
    const how = stand(['6', '6', '6'], { most: 3 });
    // The last took 5 first, then the first took 4; of two hits of 1d2 the greater is the first member's.
    const chosen = takeHit(takeHit(freshLine(3), 2, 5, false), 0, 4, false);
    const begun: Lines = [[lineForNextAttack(chosen), 1]];
    for (const count of [1, 2, 3, 4]) {
      const lines = lineOdds(
        begun,
        [{ ...hits(count, 1, '0'), odds: { min: 1, weights: Float64Array.of(0.5, 0.5), cutOff: 0 } }],
        how,
      );
      // By hand: everybody holds 6, so the first falls at 3 more, the last at 2 more, the second at 7.
      const byHand = (points: readonly number[]) => {
        let line = begun[0]?.[0] as Line;
        for (const point of [...points].sort((a, b) => b - a)) {
          const living = line.members.flatMap((member, at) => (member.dead ? [] : [at]));
          const least = Math.min(...living.map((at) => line.members[at]?.hits ?? 0));
          const open = living.filter((at) => line.members[at]?.hits === least);
          const at = least === 0 ? open[0] : [2, 0, 1].find((one) => open.includes(one));
          if (at === undefined || least >= 3) continue;
          const sum = (line.members[at]?.damage ?? 0) + point;
          line = takeHit(line, at, point, sum > 6);
        }
        return dead(line);
      };
      const ways = 2 ** count;
      const right = [0, 0, 0, 0];
      for (let way = 0; way < ways; way++) {
        const points = Array.from({ length: count }, (_, at) => 1 + ((way >> at) & 1));
        right[byHand(points)] = (right[byHand(points)] ?? 0) + 1 / ways;
      }
      const found = [0, 0, 0, 0];
      for (const [line, chance] of lines) found[dead(line)] = (found[dead(line)] ?? 0) + chance;

      for (const at of found.keys()) expect(found[at], `${count} ${at}`).toBeCloseTo(right[at] ?? 0, 9);
    }
  });
});
