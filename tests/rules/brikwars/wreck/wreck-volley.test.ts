import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { crankyDice } from '../../../../src/rules/brikwars/attack/heroes.ts';
import {
  stepsOf,
  type WreckVolley,
  wreckHit,
  wreckOdds,
} from '../../../../src/rules/brikwars/wreck/volley.ts';
import { wreckAhead } from '../../../../src/rules/brikwars/wreck/volley-ahead.ts';
import { type WreckEntry, wreckSteps } from '../../../../src/rules/brikwars/wreck/volley-steps.ts';
import { chanceOf, type Distribution } from '../../../../src/rules/dice/distribution.ts';
import type { DiceExpression } from '../../../../src/rules/dice/expression.ts';
import { parseDice } from '../../../../src/rules/dice/notation.ts';
import type { PlayedRoll } from '../../../../src/rules/played-roll.ts';
import { replay } from '../../../../src/rules/steps.ts';

function dice(notation: string): DiceExpression {
  const read = parseDice(notation);
  if (!read.ok) throw new Error(notation);
  return read.value;
}

const rules = {
  bonus: 'none',
  damageCriticalFailure: 'zero',
  equalDamage: 'glances',
  skillCriticalFailure: true,
  largeTarget: 'every',
} as const;

function volley(part: Partial<WreckVolley> = {}): WreckVolley {
  return {
    attacks: [{ assault: { skill: dice('1d6'), modifier: 0, use: 3, damage: dice('1d6') }, count: 2 }],
    aim: { kind: 'whole', target: { level: 0, size: 2, visible: 2 }, steps: 2 },
    points: 0,
    overkill: false,
    rules,
    ...part,
  };
}

/** Every way the dice can fall, played through with what the rules ask for next. */
function playedOut(of: WreckVolley): ReadonlyMap<number, number> {
  const ends = new Map<number, number>();
  const go = (moves: readonly PlayedRoll[], chance: number): void => {
    const played = replay((log: WreckEntry[]) => wreckSteps(of, log), moves);
    if (!played.ok) throw new Error('a roll that does not fit');
    const { next, outcome } = played.value;
    if (outcome) {
      ends.set(outcome.pips, (ends.get(outcome.pips) ?? 0) + chance);
      return;
    }
    if (!next || !('expression' in next)) throw new Error('nothing is rolled');
    const count = next.expression.groups.reduce((sum, group) => sum + group.count, 0);
    const all = (left: number): readonly (readonly number[])[] =>
      left === 0
        ? [[]]
        : all(left - 1).flatMap((faces) => [1, 2, 3, 4, 5, 6].map((face) => [...faces, face]));
    for (const faces of all(count)) go([...moves, { faces }], chance / 6 ** count);
  };
  go([], 1);
  return ends;
}

const volleys: readonly (readonly [string, WreckVolley])[] = [
  ['two attacks on Size 2', volley()],
  [
    'a gun with Overkill',
    volley({
      attacks: [{ assault: { skill: dice('1d6'), modifier: 1, use: 4, damage: dice('1d6+3') }, count: 1 }],
      overkill: true,
    }),
  ],
  [
    'Grinding points help',
    volley({
      points: 2,
      attacks: [{ assault: { skill: dice('1d6'), modifier: 0, use: 5, damage: dice('1d6-2') }, count: 1 }],
    }),
  ],
  [
    'stones that are thrown over 4 inches, and drop where their range fails',
    volley({
      attacks: [
        {
          assault: {
            skill: dice('1d6'),
            modifier: 0,
            use: 3,
            damage: dice('1d6+1'),
            thrown: { range: dice('1d6'), distance: 4 },
          },
          count: 2,
        },
      ],
      aim: { kind: 'whole', target: { level: 0, size: 0, visible: 0, verminArmor: 3 }, steps: 1 },
      rules: { ...rules, rangeCriticalFailure: true },
    }),
  ],
  [
    'a throw that carries by its number alone, but not where all its dice show 1',
    volley({
      attacks: [
        {
          assault: {
            skill: dice('1d6'),
            modifier: 0,
            use: 3,
            damage: dice('1d6+1'),
            thrown: { range: dice('1d6+2'), distance: 3 },
          },
          count: 1,
        },
      ],
      rules: { ...rules, rangeCriticalFailure: true },
    }),
  ],
  [
    'grenades that catch it with their blast where they fall short',
    volley({
      attacks: [
        {
          assault: {
            skill: dice('1d6'),
            modifier: 0,
            use: 3,
            damage: dice('1d6+1'),
            thrown: { range: dice('1d6'), distance: 5, blast: 2 },
          },
          count: 2,
        },
      ],
      aim: { kind: 'whole', target: { level: 0, size: 0, visible: 0, verminArmor: 3 }, steps: 1 },
      rules: { ...rules, rangeCriticalFailure: true },
    }),
  ],
  [
    'a grenade that catches it even from the feet of who throws it',
    volley({
      attacks: [
        {
          assault: {
            skill: dice('1d6'),
            modifier: 0,
            use: 3,
            damage: dice('1d6+1'),
            thrown: { range: dice('1d6+2'), distance: 2, blast: 2 },
          },
          count: 1,
        },
      ],
      rules: { ...rules, rangeCriticalFailure: true },
    }),
  ],
  [
    'axes that need no roll, on a wall',
    volley({
      attacks: [
        {
          assault: { skill: dice('1d6'), modifier: 0, use: 5, damage: dice('1d6+1'), automatic: true },
          count: 2,
        },
      ],
    }),
  ],
  [
    'vermin with Armor, with Overkill',
    volley({
      aim: { kind: 'whole', target: { level: 0, size: 0, visible: 0, verminArmor: 3 }, steps: 1 },
      overkill: true,
    }),
  ],
  [
    'a part, by two kinds of weapons',
    volley({
      aim: { kind: 'part', target: { area: '1x1', level: 1, part: 'surface' } },
      attacks: [
        { assault: { skill: dice('1d6'), modifier: 0, use: 2, damage: dice('1d6') }, count: 1 },
        { assault: { skill: dice('1d6'), modifier: 2, use: 4, damage: dice('1d6-1') }, count: 1 },
      ],
    }),
  ],
];

/** Two Heroes who lose 1 on every die that they roll. */
const cranky = volley({
  attacks: [
    {
      assault: {
        skill: crankyDice(dice('1d6+1'), 1, 'die'),
        modifier: 0,
        use: 4,
        damage: crankyDice(dice('1d6+1'), 1, 'die'),
      },
      count: 2,
    },
  ],
});

const same = (odds: Distribution, ends: ReadonlyMap<number, number>, of: WreckVolley) => {
  for (let pips = 0; pips <= stepsOf(of); pips++)
    expect(chanceOf(odds, pips)).toBeCloseTo(ends.get(pips) ?? 0, 10);
};

describe('brikwars/wreck/volley', () => {
  it.each([
    // Of 1d6 a 5 and a 6 come 5 inches, a 3 and a 4 lie beside; a 1 drops at the feet.
    ['short by 2 at most', { range: '1d6', distance: 5, blast: 2 }, (2 / 6) * (5 / 6) + 2 / 6],
    ['without a blast', { range: '1d6', distance: 5 }, (2 / 6) * (5 / 6)],
    ['at the feet, 3 inches away', { range: '1d6', distance: 3, blast: 2 }, (4 / 6) * (5 / 6) + 1 / 6],
    ['at the feet, 2 inches away', { range: '1d6', distance: 2, blast: 2 }, (5 / 6) * (5 / 6) + 1 / 6],
  ])(
    'BW-ATK-05 BW-WEAP-12 BWC-50 what a thrown Explosive hits or catches: %s',
    (_, { range, ...flight }, chance) => {
      const thrown = { ...flight, range: dice(range) };
      const attacks = {
        assault: { skill: dice('1d6'), modifier: 0, use: 3, damage: dice('1d6'), thrown },
        count: 1,
      };
      // Two inches in sight add 1: all but a 1 hit.
      const of = volley({ attacks: [attacks], rules: { ...rules, rangeCriticalFailure: true } });
      expect(wreckHit(of, attacks).hit).toBeCloseTo(chance, 12);
    },
  );

  it('BW-WEAP-12 what lies beside is rolled for its damage at once, and what falls too short is not', () => {
    const thrown = { range: dice('1d6'), distance: 5, blast: 2 };
    const assault = { skill: dice('1d6'), modifier: 0, use: 3, damage: dice('1d6'), thrown };
    const of = volley({ attacks: [{ assault, count: 3 }] });
    const log = (moves: readonly PlayedRoll[]) => {
      const played = replay((entries: WreckEntry[]) => wreckSteps(of, entries), moves);
      if (!played.ok) throw new Error('a roll that does not fit');
      return played.value;
    };
    const flown = log([{ faces: [5, 3, 2] }]);
    expect(flown.log[0]).toMatchObject({ purpose: 'range', amount: 1, beside: 1 });
    expect(flown.next).toMatchObject({ purpose: 'attack', count: 1 });
    expect(log([{ faces: [5, 3, 2] }, { faces: [1] }]).next).toMatchObject({ purpose: 'damage', count: 1 });
    expect(log([{ faces: [4, 3, 3] }]).next).toMatchObject({ purpose: 'damage', count: 3 });
    expect(log([{ faces: [2, 1, 2] }]).outcome).toMatchObject({ pips: 0 });
  });

  it('BW-HERO-03 dice of Cranky Heroes that are thrown together count less each, as the odds say', () => {
    same(wreckOdds(cranky), playedOut(cranky), cranky);
    // Two inches in sight and the 1 of the Skill give 2, Crankiness takes 1: a 2 misses Use 4, and would hit without it.
    const played = replay((log: WreckEntry[]) => wreckSteps(cranky, log), [{ faces: [4, 2] }]);
    if (!played.ok) throw new Error('a roll that does not fit');
    expect(played.value.log[0]).toMatchObject({ purpose: 'attack', amount: 1, need: 4 });
  });

  it.each(volleys)(
    'BW-DMG-03 BW-DMG-05 BW-DMG-10 the odds are what every fall of the dice comes to: %s',
    (_, of) => {
      same(wreckOdds(of), playedOut(of), of);
    },
  );

  it.each(volleys)(
    'BW-DMG-03 the odds of a moment are the mean of those after every fall of its dice: %s',
    (_, of) => {
      const look = (moves: readonly PlayedRoll[], depth: number): void => {
        const oddsOf = (made: readonly PlayedRoll[]) => {
          const played = replay((log: WreckEntry[]) => wreckSteps(of, log), made);
          if (!played.ok) throw new Error('a roll that does not fit');
          const { next, log, outcome } = played.value;
          if (outcome) return { odds: new Map([[outcome.pips, 1]]), next: undefined };
          if (!next) throw new Error('no end');
          const odds = wreckAhead(of, log, next);
          return {
            odds: new Map(Array.from(odds.weights, (chance, pips) => [odds.min + pips, chance])),
            next,
          };
        };
        const now = oddsOf(moves);
        if (!now.next || !('expression' in now.next) || depth === 0) return;
        const count = now.next.expression.groups.reduce((sum, group) => sum + group.count, 0);
        const all = (left: number): readonly (readonly number[])[] =>
          left === 0
            ? [[]]
            : all(left - 1).flatMap((faces) => [1, 2, 3, 4, 5, 6].map((face) => [...faces, face]));
        const falls = all(count);
        const means = new Map<number, number>();
        for (const faces of falls)
          for (const [pips, chance] of oddsOf([...moves, { faces }]).odds)
            means.set(pips, (means.get(pips) ?? 0) + chance / falls.length);
        for (let pips = 0; pips <= stepsOf(of); pips++)
          expect(now.odds.get(pips) ?? 0).toBeCloseTo(means.get(pips) ?? 0, 10);
        for (const faces of [falls[0], falls.at(-1)]) if (faces) look([...moves, { faces }], depth - 1);
      };
      look([], 4);
    },
  );

  it('BW-DMG-04 more attacks, more damage and more pips never save it', () => {
    const gone = (count: number, plus: number, steps: number) => {
      const of = volley({
        attacks: [
          { assault: { skill: dice('1d6'), modifier: 0, use: 3, damage: dice(`2d6+${plus}`) }, count },
        ],
        aim: { kind: 'whole', target: { level: 1, size: 6, visible: 2 }, steps },
      });
      return chanceOf(wreckOdds(of), steps);
    };
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 8 }),
        fc.integer({ min: 0, max: 6 }),
        fc.integer({ min: 1, max: 5 }),
        (count, plus, steps) => {
          expect(gone(count + 1, plus, steps)).toBeGreaterThanOrEqual(gone(count, plus, steps) - 1e-12);
          expect(gone(count, plus + 1, steps)).toBeGreaterThanOrEqual(gone(count, plus, steps) - 1e-12);
          expect(gone(count, plus, steps + 1)).toBeLessThanOrEqual(gone(count, plus, steps) + 1e-12);
        },
      ),
    );
  });
});
