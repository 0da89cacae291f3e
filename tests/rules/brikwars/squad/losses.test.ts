import { describe, expect, it } from 'vitest';
import { totalOf } from '../../../../src/rules/brikwars/attack/hit.ts';
import { editions } from '../../../../src/rules/brikwars/edition.ts';
import {
  assignHits,
  bestStrikers,
  freshLine,
  type HitKind,
  hitsInOrder,
  mostStrikers,
  type SquadHit,
  takeHit,
  takers,
} from '../../../../src/rules/brikwars/squad/assign.ts';
import { numbersRules, overwhelmed } from '../../../../src/rules/brikwars/squad/engagement.ts';
import {
  bestStrikersKill,
  meleeLosses,
  type SquadArms,
  squadBlow,
  squadLosses,
  weakened,
} from '../../../../src/rules/brikwars/squad/losses.ts';
import { squadPile } from '../../../../src/rules/brikwars/squad/pile.ts';
import type { Distribution } from '../../../../src/rules/dice/distribution.ts';
import type { DiceExpression } from '../../../../src/rules/dice/expression.ts';
import { parseDice, printDice } from '../../../../src/rules/dice/notation.ts';

const rules = { ...editions['2005'].rules, bonus: 'none' } as const;

function dice(text: string): DiceExpression {
  const parsed = parseDice(text);
  if (!parsed.ok) throw new Error(text);
  return parsed.value;
}

const arms = (count: number, use: number, damage: string, kind?: HitKind): SquadArms => ({
  count,
  skill: dice('1d6'),
  modifier: 0,
  use,
  damage: dice(damage),
  ...(kind && { kind }),
});

type Ways<Value> = readonly (readonly [value: Value, chance: number])[];
const waysOf = ({ min, weights }: Distribution): Ways<number> =>
  [...weights].flatMap((chance, i) => (chance > 0 ? [[min + i, chance] as const] : []));

/** Every way that each of several things may turn out. */
function everyWay<Value>(each: readonly Ways<Value>[]): Ways<readonly Value[]> {
  return each.reduce<Ways<readonly Value[]>>(
    (all, ways) =>
      all.flatMap(([before, chance]) =>
        ways.map(([value, likely]) => [[...before, value], chance * likely] as const),
      ),
    [[[], 1]],
  );
}

/** Slow twin: every attack's points and every Armor, each assigned by itself. */
function slowLosses(groups: readonly SquadArms[], armors: readonly DiceExpression[], most?: number) {
  const attacks = groups.flatMap((group) =>
    Array.from({ length: group.count }, (): Ways<SquadHit | undefined> => {
      const { hit, damageGivenHit } = squadBlow(group, rules);
      const hits = waysOf(damageGivenHit).map(
        ([damage, chance]) => [{ damage, kind: group.kind ?? 'normal' }, chance * hit] as const,
      );
      return [[undefined, 1 - hit], ...hits];
    }),
  );
  const dead = armors.map(() => 0).concat(0);
  for (const [holds, likely] of everyWay(armors.map((armor) => waysOf(totalOf(armor, rules.bonus)))))
    for (const [made, chance] of everyWay(attacks)) {
      const hits = made.filter((hit) => hit !== undefined);
      const fallen = assignHits(holds, hits, most).members.filter((member) => member.dead).length;
      dead[fallen] = (dead[fallen] as number) + chance * likely;
    }
  return dead;
}

function expectClose(found: Iterable<number>, wanted: readonly number[]) {
  const all = [...found];
  expect(all).toHaveLength(wanted.length);
  for (const [at, value] of all.entries()) expect(value).toBeCloseTo(wanted[at] as number, 11);
}

describe('assigning hits', () => {
  it('BW-SQ-41 BWC-154 kind by kind, each from the greatest down, equal ones as they came', () => {
    const hits = [
      { damage: 9, kind: 'normal', at: 0 },
      { damage: 3, kind: 'explosion', at: 1 },
      { damage: 6, kind: 'overkill', at: 2 },
      { damage: 3, kind: 'explosion', at: 3 },
      { damage: 8, kind: 'explosion', at: 4 },
    ] as const;
    expect(hitsInOrder(hits).map(({ at }) => at)).toEqual([4, 1, 3, 2, 0]);
  });

  it('BW-SQ-38 BW-SQ-40 the owner chooses in the first round, and later rounds keep its order', () => {
    let line = freshLine(3);
    expect(takers(line)).toEqual([0, 1, 2]);
    line = takeHit(line, 2, 3, false);
    expect(takers(line)).toEqual([0, 1]);
    line = takeHit(takeHit(line, 0, 2, false), 1, 9, true);
    expect(takers(line)).toEqual([2]);
    expect(takers(takeHit(line, 2, 1, true))).toEqual([0]);
    expect(takers(takeHit(takeHit(line, 2, 1, true), 0, 9, true))).toEqual([]);
  });

  it('BW-SQ-30 nobody takes a fourth striker; that hit, the least, is lost', () => {
    const hits = [5, 1, 4, 3].map((damage) => ({ damage, kind: 'normal' }) as const);
    expect(assignHits([99], hits, mostStrikers).members[0]).toEqual({ damage: 12, hits: 3, dead: false });
    expect(bestStrikers([[5], [1], [4], [3]])).toBe(12);
  });

  it('EX-SQ-09 BW-SQ-22 18, 5 and 1 hits are 23d6+2d10+5', () => {
    const pile = squadPile([
      { hits: 18, damage: dice('1d6') },
      { hits: 5, damage: dice('1d6+1') },
      { hits: 1, damage: dice('2d10') },
    ]);
    expect(printDice(pile)).toBe('23d6+2d10+5');
  });
});

describe('the odds of losses', () => {
  it.each<[string, readonly SquadArms[], readonly string[], number | undefined]>([
    ['men alike', [arms(4, 3, '1d6+1')], ['4', '4', '4'], undefined],
    ['more shots than men', [arms(4, 3, '1d6')], ['4', '4'], undefined],
    ['other weapons', [arms(2, 3, '1d6'), arms(1, 5, '2d6')], ['4', '6'], undefined],
    ['an explosion first', [arms(2, 3, '1d6'), arms(1, 4, '1d6-2', 'explosion')], ['4', '3'], undefined],
    ['rolled Armor', [arms(3, 3, '1d6+1')], ['1d6', '1d6+1'], undefined],
    ['three strikers at most', [arms(5, 2, '1d4')], ['8'], mostStrikers],
  ])('BW-SQ-40 %s: as every way of the dice, assigned one by one', (_, groups, armors, most) => {
    const men = armors.map(dice);
    expectClose(squadLosses(groups, men, rules, most).dead.weights, slowLosses(groups, men, most));
  });

  it('BW-SQ-40 twelve shooters on twelve men with bonus dice are weighed whole', () => {
    const { dead } = squadLosses([arms(12, 3, '1d6')], Array(12).fill(dice('4')), editions['2005'].rules);
    expect([...dead.weights].reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9);
  });

  it('BW-SQ-30 BWC-168 the best three of five kill as every way of their dice does', () => {
    const group = arms(5, 2, '1d4');
    const { hit, damageGivenHit } = squadBlow(group, rules);
    const one: Ways<number> = [
      [0, 1 - hit],
      ...waysOf(damageGivenHit).map(([n, p]) => [n, p * hit] as const),
    ];
    const slow = everyWay(Array(5).fill(one) as Ways<number>[]).reduce(
      (sum, [made, chance]) => (bestStrikers(made.map((n) => [n])) > 8 ? sum + chance : sum),
      0,
    );
    expect(bestStrikersKill([group], dice('8'), rules)).toBeCloseTo(slow, 11);
  });

  it('BW-SQ-23 BW-SQ-29 who lives strikes back, weakened where too few are left', () => {
    const attack = arms(4, 3, '1d6');
    const counter = arms(2, 2, '1d6+1');
    const armors = { attackerArmors: Array(4).fill(dice('4')), defenderArmors: Array(2).fill(dice('4')) };
    const both = { ...rules, ...numbersRules['2005'] };
    const made = meleeLosses({ attack, counter, ...armors }, both);
    const defenders = slowLosses([attack], armors.defenderArmors, mostStrikers);
    expectClose(made.defenders.weights, defenders);
    [0, 1].forEach((fallen) => {
      const own = 2 - fallen;
      const answer = { ...weakened(counter, overwhelmed(own, 4, both)), count: own };
      const lost = slowLosses([answer], armors.attackerArmors, mostStrikers);
      expectClose(
        made.together[fallen] as Float64Array,
        lost.map((chance) => chance * (defenders[fallen] as number)),
      );
    });
    expect(made.attackers.weights).toHaveLength(5);
    expect(meleeLosses({ attack, ...armors }, both).attackers.weights[0]).toBeCloseTo(1, 11);
  });

  it('BW-CHG-11 the body of a charger hits by itself', () => {
    expect(squadBlow({ count: 1, skill: dice('1d6'), modifier: 0, damage: dice('2d6') }, rules).hit).toBe(1);
  });
});
