import { describe, expect, it } from 'vitest';
import { chargeOdds } from '../../../../src/rules/brikwars/charge/charge-odds.ts';
import { type ChargeRules, chargeRules } from '../../../../src/rules/brikwars/charge/charge-rules.ts';
import type { Charge, ChargeSetup } from '../../../../src/rules/brikwars/charge/charge-setup.ts';
import { chanceOf, highest } from '../../../../src/rules/dice/distribution.ts';
import { createSeededSource, type RandomSource } from '../../../../src/rules/dice/random.ts';
import { deepOr } from '../../../support/deep.ts';
import { chargeOf, noBonus, plan, playOut, webNoBonus } from './charge-table.ts';
import { everyWay, tallied } from './charge-twins.ts';

/** What a played Charge comes to, as a text: who dies, who flies how far, who lies down, what became of the line. */
function notify(charge: Charge, source: RandomSource): string {
  const { outcome, log } = playOut(charge, source);
  const { defenderDies, attackerDies, flies, inches, knockedOver, cleared, lineDies } = outcome;
  const down = knockedOver === 'yes' && !defenderDies;
  const touched = log.some(({ purpose }) => purpose === 'momentum' || purpose === 'opposition');
  return JSON.stringify([defenderDies, attackerDies, flies, inches, down, cleared, lineDies, touched]);
}

type Description = readonly [boolean, boolean, string, number, boolean, number, number, boolean];

/** Compares the odds with the shares of what was played; `near` says how close two figures must be. */
function compare(
  charge: Charge,
  shares: ReadonlyMap<string, number>,
  near: (odds: number, share: number, what: string) => void,
): void {
  const odds = chargeOdds(charge);
  const read = [...shares].map(([text, chance]) => [JSON.parse(text) as Description, chance] as const);
  const share = (test: (one: Description) => boolean) => {
    let sum = 0;
    for (const [one, chance] of read) if (test(one)) sum += chance;
    return sum;
  };
  near(
    odds.defenderDies.value,
    share(([dies]) => dies),
    'defender dies',
  );
  near(
    odds.attackerDies.value,
    share(([, dies]) => dies),
    'attacker dies',
  );
  near(
    odds.bothDie.value,
    share(([a, b]) => a && b),
    'both die',
  );
  near(
    odds.neitherDies.value,
    share(([a, b]) => !a && !b),
    'nobody dies',
  );
  near(
    odds.knockedOver.value,
    share((one) => one[4]),
    'knocked over',
  );
  // By speed and Size the line may still kill who stopped.
  if (charge.model === 'die') {
    near(
      odds.locked.value,
      share(([a, b, flies, , , , , touched]) => !a && !b && flies === 'nobody' && touched),
      'locked',
    );
  }
  for (const side of ['attacker', 'defender'] as const) {
    const inches = odds.inches[side];
    for (let by = 1; by <= Math.min(highest(inches), 30); by++) {
      near(
        chanceOf(inches, by),
        share((one) => one[2] === side && one[3] === by),
        `${side} flies ${by}`,
      );
    }
  }
  for (const { defenderDies, attackerDies, flies, chance } of odds.ends) {
    const matching = share((one) => one[0] === defenderDies && one[1] === attackerDies && one[2] === flies);
    near(chance, matching, `${defenderDies} ${attackerDies} ${flies}`);
  }
  let cleared = 0;
  let dies = 0;
  for (const one of odds.line) {
    cleared += one.cleared.value;
    dies += one.dies.value;
  }
  let meanCleared = 0;
  let meanDies = 0;
  for (const [one, chance] of read) {
    meanCleared += chance * one[5];
    meanDies += chance * one[6];
  }
  near(cleared / 10, meanCleared / 10, 'cleared');
  near(dies / 10, meanDies / 10, 'dies in line');
}

const thrust = (reach: number) => ({ skill: '1d3', use: 2, damage: '1d2', reach });
const buckler = { skill: '1d2', use: 2, damage: '1d2' };
const light = { attacker: { armor: '3', size: 1 }, run: { straight: 2 } };
const spearman = { armor: '4', size: 1, weapon: thrust(2) };

const bySize: readonly (readonly [string, Partial<ChargeSetup>])[] = [
  ['bodies', {}],
  ['lance', { attacker: { armor: '3', size: 1, weapon: thrust(2) } }],
  [
    'lance, runs past',
    { attacker: { armor: '3', size: 1, weapon: thrust(2) }, plan: { ...plan, afterMiss: 'past' } },
  ],
  [
    'longer spear of the target',
    {
      attacker: { armor: '3', size: 1, weapon: thrust(1) },
      defender: { armor: '2', size: 0, weapon: thrust(3) },
    },
  ],
  [
    'joust',
    { attacker: { ...spearman, weapon: thrust(4) }, defender: { ...spearman, size: 0 }, aimApart: true },
  ],
  [
    'rider struck',
    { attacker: { armor: '4', size: 2, struckSize: 1, weapon: thrust(4) }, run: { straight: 2 } },
  ],
  ['wall', { behind: { kind: 'wall', free: 2 }, moveLeft: 5, defender: { armor: '5', size: 1 } }],
  ['wall too far for him', { behind: { kind: 'wall', free: 2 }, moveLeft: 1 }],
  ['wall at the back', { behind: { kind: 'wall', free: 0 }, defender: { armor: '6', size: 1 } }],
  ['drop', { behind: { kind: 'drop', free: 1, height: 3 }, defender: { armor: '4', size: 0 } }],
  [
    'trampling',
    {
      moveLeft: 2,
      plan: { ...plan, tramples: true },
      defender: { armor: '4+1d2', size: 0, shield: buckler },
    },
  ],
  ['not low enough', { moveLeft: 2, low: false, plan: { ...plan, tramples: true } }],
  ['rooted', { defender: { armor: '5', size: 2, rooted: true } }],
  ['unbraced', { plan: { ...plan, braced: false } }],
  ['two bodies', { chargers: 2, defender: { armor: '6', size: 0 } }],
  [
    'two lances',
    {
      chargers: 2,
      attacker: { armor: '3', size: 0, weapon: thrust(2) },
      defender: { armor: '2', size: 1, shield: buckler },
    },
  ],
  [
    'two chargers against a longer spear',
    {
      chargers: 2,
      attacker: { armor: '3', size: 0, weapon: thrust(1) },
      defender: { armor: '2', size: 1, weapon: thrust(3) },
      plan: { ...plan, afterMiss: 'past' },
    },
  ],
  ['line', { line: 2, moveLeft: 4, defender: { armor: '4', size: 0 } }],
  [
    'BW-HERO-03 Cranky Heroes on both sides',
    {
      attacker: { armor: '1d3', size: 1, weapon: thrust(2), cranky: 1 },
      defender: { armor: '1d2+2', size: 0, shield: { ...buckler, use: 1 }, cranky: 2 },
    },
  ],
  ['BW-HERO-03 a Cranky Hero by his body', { attacker: { armor: '3', size: 1, cranky: 2 } }],
  ['line with an inch of Move left', { line: 1, moveLeft: 1, defender: { armor: '4', size: 0 } }],
];

const houses: readonly Partial<ChargeRules>[] = [
  {},
  { cranky: 'roll', momentumDice: 'multiplied' },
  {
    damageCriticalFailure: 'total',
    skillCriticalFailure: false,
    knockedOver: 'base',
    trampling: 'automatic',
  },
  { skillRoll: 'none', ploughing: 'compare', withinSize: 'runs-on', combined: 'momentum', falls: 'none' },
];

const byDie: readonly (readonly [string, Partial<ChargeSetup>])[] = [
  ['bodies', { plan: { ...plan, strikes: 'body' } }],
  ['lance', { attacker: { armor: '3', size: 1, weapon: thrust(2) } }],
  [
    'lance against a longer spear, with a wall behind',
    {
      attacker: { armor: '1d2', size: 1, weapon: thrust(1) },
      defender: spearman,
      behind: { kind: 'wall', free: 1 },
    },
  ],
  [
    'lance against a shield',
    {
      attacker: { armor: '3', size: 1, weapon: thrust(2) },
      defender: { armor: '4', size: 1, shield: buckler },
      plan: { ...plan, answer: 'body' },
      behind: { kind: 'drop', free: 2, height: 2 },
    },
  ],
  [
    'both charge',
    {
      attacker: { armor: '6', size: 1, weapon: thrust(2) },
      defender: { armor: '5', size: 1, weapon: thrust(2) },
      run: { straight: 5, target: { inches: 5, direction: 'towards' } },
    },
  ],
  [
    'shove',
    {
      attacker: { armor: '4', size: 1 },
      defender: { armor: '4', size: 1, shield: buckler },
      plan: { ...plan, strikes: 'shove', answer: 'body' },
      behind: { kind: 'wall', free: 3 },
    },
  ],
  [
    'shove against a spear',
    { attacker: { armor: '2', size: 1 }, defender: spearman, plan: { ...plan, strikes: 'shove' } },
  ],
  ['bails', { attacker: spearman, plan: { ...plan, answer: 'bail' } }],
  [
    'BW-HERO-03 a Cranky Hero',
    { attacker: { ...spearman, cranky: 2 }, defender: { ...spearman, armor: '1d3', cranky: 1 } },
  ],
  ['no run', { attacker: spearman, run: { straight: 1 } }],
  [
    'two from two directions',
    {
      chargers: 2,
      sameDirection: false,
      attacker: { armor: '3', size: 1, weapon: { ...thrust(1), skill: '2' } },
      defender: { armor: '9', size: 1 },
    },
  ],
];

const dieHouses: readonly Partial<ChargeRules>[] = [
  {},
  { momentumRoll: 'once', cranky: 'roll' },
  { momentumRoll: 'once', smash: 'alone' },
  { momentumRoll: 'once', damageCriticalFailure: 'total', combined: 'momentum' },
];

describe('odds of a whole Charge', () => {
  for (const [model, cases, rules, changes] of [
    ['by speed and Size', bySize, noBonus, houses],
    ['by a die', byDie, webNoBonus, dieHouses],
  ] as const) {
    for (const [place, [name, setup]] of cases.entries()) {
      it(`BW-CHG-17: ${model}, ${name}: odds are those of every way the dice can fall`, () => {
        for (const house of deepOr(changes, [changes[place % changes.length] ?? {}])) {
          const charge = chargeOf({ ...light, ...setup, rules: { ...rules, ...house } });
          const shares = everyWay((source) => notify(charge, source));
          compare(charge, shares, (odds, share, what) =>
            expect(odds, `${JSON.stringify(house)} ${what}`).toBeCloseTo(share, 9),
          );
        }
      }, 30_000);
    }
  }
});

/** A Charge put together by chance, house rules and all. */
function anyCharge(source: RandomSource): Charge {
  const one = <Value>(...values: readonly Value[]): Value => values[source(values.length) - 1] as Value;
  const minifigs = source(2) === 1;
  const size = () => (minifigs ? 1 : source(5) - 1);
  const side = () => {
    const own = size();
    return {
      armor: one('4', '4+1d6', '2d6', '1d10'),
      size: own,
      struckSize: one(own, Math.min(1, own)),
      cranky: one(0, 0, 0, 2),
      ...(source(3) > 1 && {
        weapon: { skill: one('1d6', '1d10'), use: source(5), damage: one('1d6+2', '2d6'), reach: source(4) },
      }),
      ...(source(2) === 1 && { shield: { skill: '1d6', use: 2, damage: '1d6' } }),
    };
  };
  const edition = chargeRules[one('2005', 'web5', 'pl')];
  return chargeOf({
    rules: {
      ...edition,
      cranky: one('die', 'roll'),
      damageCriticalFailure: one('zero', 'total'),
      skillCriticalFailure: source(2) === 1,
      skillRoll: one('weapon', 'weapon', 'none'),
      momentumDice: one('each', 'each', 'multiplied'),
      knockedOver: one('inch', 'base'),
      trampling: one('choice', 'automatic'),
      ploughing: one('reduce', 'compare'),
      withinSize: one('stops', 'runs-on'),
      momentumRoll: one('apart', 'once'),
      smash: one('added', 'alone'),
      falls: one('height', 'none'),
      combined: one('momentum', 'momentum-and-damage', 'damage'),
    },
    run: {
      straight: source(12),
      target: { inches: source(7) - 1, direction: one('towards', 'away', 'angle') },
    },
    attacker: side(),
    defender: { ...side(), rooted: source(6) === 1 },
    plan: {
      strikes: one('weapon', 'weapon', 'body'),
      afterMiss: one('ram', 'past'),
      attackerParries: source(2) === 1,
      tramples: source(2) === 1,
      answer: one('weapon', 'body'),
      defenderParries: source(2) === 1,
      braced: source(2) === 1,
    },
    chargers: one(1, 1, 1, 2, 3),
    sameDirection: source(3) > 1,
    line: one(0, 0, 1, 3),
    moveLeft: source(6) - 1,
    low: source(4) > 1,
    aimApart: source(5) === 1,
    behind: one({ kind: 'wall', free: source(4) - 1 }, { kind: 'drop', free: source(3), height: 5 }),
  });
}

describe('Charges played with bonus dice', () => {
  it.each(deepOr([1, 2, 3, 4], [1]))(
    'BW-CHG-17: 10 seeded Charges of every edition, with house rules, agree within 4 standard errors (%i)',
    (seed) => {
      const source = createSeededSource(20 + seed);
      const times = deepOr(500, 150);
      for (let i = 0; i < 10; i++) {
        const charge = anyCharge(source);
        const shares = tallied(times, () => notify(charge, source));
        compare(charge, shares, (p, share, what) => {
          // So few plays say nothing of what is rarer than this.
          const error = 4 * Math.sqrt(Math.max(p * (1 - p), 0.01) / times);
          expect(Math.abs(p - share), `${i} ${what} ${p} ${share}`).toBeLessThan(error + 1e-9);
        });
      }
    },
  );

  it('BW-CHG-17: the endings add up to 1, and so do the inches of each side', () => {
    const source = createSeededSource(21);
    for (let i = 0; i < deepOr(100, 12); i++) {
      const odds = chargeOdds(anyCharge(source));
      const { bothDie, neitherDies, defenderDies, attackerDies, inches } = odds;
      expect(odds.ends.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 10);
      expect(defenderDies.value + attackerDies.value - bothDie.value + neitherDies.value).toBeCloseTo(1, 10);
      for (const { weights } of [inches.attacker, inches.defender]) {
        expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1, 10);
      }
    }
  });
});
