import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { legalDefences } from '../../../../src/rules/brikwars/attack/defences.ts';
import type { DefencePlan, Fight } from '../../../../src/rules/brikwars/attack/fight.ts';
import type { FightSetup, SideSetup, WeaponSetup } from '../../../../src/rules/brikwars/attack/setup.ts';
import { type ExchangeOdds, exchangeOdds } from '../../../../src/rules/brikwars/duel/exchange.ts';
import { type Edition, editionIds, editions } from '../../../../src/rules/brikwars/edition.ts';
import { createSeededSource } from '../../../../src/rules/dice/random.ts';
import { deepOr } from '../../../support/deep.ts';
import { type Ending, exchangeTwin } from '../attack/twins.ts';
import { fightOf, minifig, playOut, withRules } from '../support.ts';

const counter: DefencePlan = [{ kind: 'counterattack', arm: 'hand.1' }];
const parry: DefencePlan = [{ kind: 'parry', arm: 'hand.1' }];
/** He parries with the first thing in his hands. */
const parryIn = ({ defender }: Fight): DefencePlan =>
  defender.arms.slice(0, 1).map(({ id }) => ({ kind: 'parry', arm: id }));
const stand: DefencePlan = [{ kind: 'none' }];

function endingOf(odds: ExchangeOdds): Ending {
  return {
    defenderDies: odds.defenderDies.value,
    attackerDies: odds.attackerDies.value,
    neitherDies: odds.neitherDies.value,
    defenderWeaponLost: odds.defenderWeaponLost.value,
    attackerWeaponLost: odds.attackerWeaponLost.value,
    defenderShoved: odds.defenderShoved.value,
    attackerShoved: odds.attackerShoved.value,
  };
}

function expectSame(fight: Fight, plan: DefencePlan): void {
  const odds = endingOf(exchangeOdds(fight, plan));
  const twin = exchangeTwin(fight, plan);
  const apart = (Object.keys(twin) as (keyof Ending)[]).filter(
    (key) => !(Math.abs(odds[key] - twin[key]) < 5e-12),
  );
  expect(apart, JSON.stringify(plan)).toEqual([]);
}

const hands: readonly (readonly WeaponSetup[])[] = [
  ['hand'],
  ['heavy'],
  ['two-handed'],
  ['hand', 'hand'],
  ['hand', 'random-object'],
  ['heavy', 'shield'],
  ['shield'],
  ['bite'],
  [],
];
const armed = hands.filter(([first]) => first !== undefined && first !== 'shield');

describe('exchange odds against following every die', () => {
  const shapes: readonly [string, Partial<SideSetup>, Partial<SideSetup>, Partial<Edition['rules']>][] = [
    ['BW-CC-02 minifigs', {}, {}, {}],
    ['BWC-54 one rolled armor a turn', { armor: '1d3+1' }, { armor: '2+1d3' }, {}],
    ['BW-CC-06 damage taken before', { priorDamage: 1 }, { priorDamage: 3 }, {}],
    ['BWC-54 damage taken before on rolled armor', {}, { armor: '1d4+2', priorDamage: 4 }, {}],
    [
      'BWC-50 all ones count as rolled',
      { skill: '1d6+1' },
      { armor: '1' },
      { damageCriticalFailure: 'total' },
    ],
    [
      'BW-DICE-04 all ones may hit',
      { skillModifier: 2 },
      { skillModifier: 2 },
      { skillCriticalFailure: false },
    ],
    ['BW-CC-06 each damage alone', {}, { armor: '2' }, { cumulativeDamage: false }],
    ['BW-CC-20 a riposte that costs two', {}, { skill: '1d10' }, { ripostePenalty: 2 }],
    ['BW-DICE-03 nothing below zero', { situation: { blind: true } }, { skillModifier: -2 }, {}],
  ];
  // Every two of the hands meet in one of the shapes, and each shape sees all of either side.
  it.each(shapes.map((shape, place) => [...shape, place] as const))(
    '%s',
    (...[, attacker, defender, rules, place]) => {
      for (const [of, weapons] of armed.entries()) {
        for (const held of deepOr(
          hands,
          hands.filter((_, at) => (of + at + place) % hands.length === 0),
        )) {
          const fight = fightOf({
            edition: withRules(editions['2005'], rules),
            attacker: { ...minifig, ...attacker, weapons, bonusDice: 'decline' },
            defender: { ...minifig, ...defender, weapons: held, bonusDice: 'decline' },
          });
          for (const plan of legalDefences(fight)) expectSame(fight, plan);
        }
      }
    },
  );
});

const side = fc.record({
  skill: fc.constantFrom('1d6', '1d6+1', '1d10', '1d6-1'),
  armor: fc.constantFrom('4', '4+1d6', '2d6', '1d6+2', '0', '7'),
  weapons: fc.constantFrom(...armed),
  bonusDice: fc.constantFrom('take', 'decline'),
  skillModifier: fc.integer({ min: -2, max: 2 }),
}) satisfies fc.Arbitrary<SideSetup>;

const anyFight = fc.record({
  edition: fc.constantFrom(...editionIds).map((id) => editions[id]),
  mode: fc.constant('close'),
  attacker: side,
  defender: side,
}) satisfies fc.Arbitrary<FightSetup>;

describe('laws', () => {
  it('BW-CC-02 the outcomes of every plan add up to 1', () => {
    fc.assert(
      fc.property(anyFight, (setup) => {
        const fight = fightOf(setup);
        for (const plan of legalDefences(fight)) {
          const { defenderDies, attackerDies, neitherDies } = exchangeOdds(fight, plan);
          expect(defenderDies.value + attackerDies.value + neitherDies.value).toBeCloseTo(1, 12);
          for (const chance of Object.values(endingOf(exchangeOdds(fight, plan)))) {
            expect(chance).toBeGreaterThanOrEqual(0);
            expect(chance).toBeLessThanOrEqual(1 + 1e-12);
          }
        }
      }),
      { numRuns: deepOr(60, 10), seed: 1 },
    );
  });

  it('BW-UNIT-02 more skill of the attacker never hurts him against a plan', () => {
    fc.assert(
      fc.property(anyFight, (setup) => {
        const better = { ...setup.attacker, skillModifier: setup.attacker.skillModifier + 1 };
        const [worse, best] = [fightOf(setup), fightOf({ ...setup, attacker: better })];
        for (const plan of legalDefences(worse)) {
          const [a, b] = [exchangeOdds(worse, plan), exchangeOdds(best, plan)];
          expect(b.defenderDies.value).toBeGreaterThanOrEqual(a.defenderDies.value - 1e-12);
          expect(b.attackerDies.value).toBeLessThanOrEqual(a.attackerDies.value + 1e-12);
        }
      }),
      { numRuns: deepOr(60, 10), seed: 2 },
    );
  });

  it('BW-UNIT-02 more skill of the defender never makes him die more often', () => {
    fc.assert(
      fc.property(anyFight, (setup) => {
        const better = { ...setup.defender, skillModifier: setup.defender.skillModifier + 1 };
        const [worse, best] = [fightOf(setup), fightOf({ ...setup, defender: better })];
        for (const plan of legalDefences(worse)) {
          const [a, b] = [exchangeOdds(worse, plan), exchangeOdds(best, plan)];
          expect(b.defenderDies.value).toBeLessThanOrEqual(a.defenderDies.value + 1e-12);
        }
      }),
      { numRuns: deepOr(60, 10), seed: 3 },
    );
  });

  it('BW-UNIT-04 more armor never makes its wearer die more often', () => {
    fc.assert(
      fc.property(anyFight, fc.constantFrom('attacker', 'defender'), (setup, who) => {
        const armor = `${setup[who].armor}+1`;
        const [worse, best] = [fightOf(setup), fightOf({ ...setup, [who]: { ...setup[who], armor } })];
        const dies = who === 'attacker' ? 'attackerDies' : 'defenderDies';
        // With the same dice he dies later or not at all; what he does with the time is another matter.
        for (const plan of legalDefences(worse)) {
          const [a, b] = [exchangeOdds(worse, plan), exchangeOdds(best, plan)];
          expect(b[dies].value).toBeLessThanOrEqual(a[dies].value + 1e-12);
        }
      }),
      { numRuns: deepOr(60, 10), seed: 4 },
    );
  });

  it('BW-ATK-07 more damage of a weapon never makes its target die less often', () => {
    fc.assert(
      fc.property(anyFight, fc.integer({ min: -2, max: 3 }), (setup, damageModifier) => {
        const fight = (more: number) =>
          fightOf({
            ...setup,
            attacker: {
              ...setup.attacker,
              weapons: [{ use: 3, damage: '1d6', damageModifier: damageModifier + more }],
            },
          });
        for (const plan of legalDefences(fight(0))) {
          const [a, b] = [exchangeOdds(fight(0), plan), exchangeOdds(fight(1), plan)];
          expect(b.defenderDies.value).toBeGreaterThanOrEqual(a.defenderDies.value - 1e-12);
        }
      }),
      { numRuns: deepOr(60, 10), seed: 5 },
    );
  });

  it('BW-CC-16 with one attack a parry never makes the defender die more often than standing still', () => {
    fc.assert(
      fc.property(anyFight, (setup) => {
        const fight = fightOf({
          ...setup,
          attacker: { ...setup.attacker, weapons: setup.attacker.weapons.slice(0, 1) },
        });
        expect(exchangeOdds(fight, parryIn(fight)).defenderDies.value).toBeLessThanOrEqual(
          exchangeOdds(fight, stand).defenderDies.value + 1e-12,
        );
      }),
      { numRuns: deepOr(60, 10), seed: 6 },
    );
  });
});

describe('figures of the blows', () => {
  it('BW-CC-12 a sword on a minifig: 33 of 100, with a shield parry 27', () => {
    const fight = fightOf({
      attacker: { ...minifig, weapons: ['heavy'] },
      defender: { ...minifig, weapons: ['shield'] },
    });
    expect(exchangeOdds(fight, stand).defenderDies.value).toBeCloseTo(1 / 3, 12);
    expect(exchangeOdds(fight, parryIn(fight)).defenderDies.value).toBeCloseTo(0.269094860166, 11);
  });

  it('BW-ATK-01 an attack is a hit and then damage above the Armor', () => {
    const { attacks, defenderDies } = exchangeOdds(fightOf(), stand);
    const [attack] = attacks;
    // Use 2 of 1d6; 1d6 of damage and its sixes on a six, above 4.
    expect(attack?.hit.value).toBeCloseTo(5 / 6, 12);
    expect(defenderDies.value).toBeCloseTo((5 / 6) * (1 / 3), 12);
  });

  it('BW-CC-13 who is still up counterattacks as he was attacked', () => {
    const { attackerDies, defenderDies } = exchangeOdds(fightOf(), counter);
    expect(attackerDies.value).toBeCloseTo((1 - defenderDies.value) * defenderDies.value, 12);
  });

  it('BWC-01 the later chapter gives the sword Use 3', () => {
    const sword = { attacker: { ...minifig, weapons: ['heavy'] as const } };
    expect(exchangeOdds(fightOf(sword), stand).attacks[0]?.hit.value).toBeCloseTo(1 / 2, 12);
    expect(
      exchangeOdds(fightOf({ ...sword, edition: editions.web5 }), stand).attacks[0]?.hit.value,
    ).toBeCloseTo(2 / 3, 12);
  });

  it('BWC-02 the Polish text gives a random object Use 2', () => {
    const pan = { attacker: { ...minifig, weapons: ['random-object'] as const } };
    expect(exchangeOdds(fightOf({ ...pan, edition: editions.pl }), stand).attacks[0]?.hit.value).toBeCloseTo(
      5 / 6,
      12,
    );
  });

  it('BWC-61 a known attack roll conditions every figure, and a parry may still be declared', () => {
    const heavy = { attacker: { ...minifig, weapons: ['heavy'] as const } };
    const rolled = (attackRoll: number) => fightOf({ ...heavy, attackRoll });
    expect(exchangeOdds(rolled(3), counter).attacks[0]?.hit.value).toBe(0);
    expect(exchangeOdds(rolled(4), stand).defenderDies.value).toBeCloseTo(2 / 3, 12);
    // A parry of 4 or more: 1/2.
    expect(exchangeOdds(rolled(4), parry).attacks[0]?.parriedGivenHit.value).toBeCloseTo(1 / 2, 12);
    expect(exchangeOdds(rolled(6), parry).attacks[0]?.parriedGivenHit.value).toBeCloseTo(1 / 6, 12);
  });

  it('BWC-61 the known rolls together make up the unknown one', () => {
    const heavy = { attacker: { ...minifig, weapons: ['heavy'] as const, bonusDice: 'decline' as const } };
    for (const plan of [counter, parry, stand]) {
      const whole = endingOf(exchangeOdds(fightOf(heavy), plan));
      const parts = [1, 2, 3, 4, 5, 6].map((attackRoll) =>
        endingOf(exchangeOdds(fightOf({ ...heavy, attackRoll }), plan)),
      );
      for (const key of Object.keys(whole) as (keyof Ending)[]) {
        expect(parts.reduce((sum, part) => sum + part[key], 0) / 6).toBeCloseTo(whole[key], 12);
      }
    }
  });

  it('BW-DICE-04 a known 1 fails, whatever the modifiers', () => {
    const fight = fightOf({ attacker: { ...minifig, skillModifier: 9 }, attackRoll: 1 });
    expect(exchangeOdds(fight, counter).attacks[0]?.hit.value).toBe(0);
  });

  it('BWC-27 a hand weapon flies on every failed parry of a two-handed one, a shield on all ones only', () => {
    const lost = (weapon: WeaponSetup) => {
      const fight = fightOf({
        attacker: { ...minifig, weapons: ['two-handed'] },
        defender: { ...minifig, weapons: [weapon] },
      });
      const odds = exchangeOdds(fight, parryIn(fight));
      return [odds.defenderWeaponLost.value, odds.attacks[0]?.parriedGivenHit.value ?? 0] as const;
    };
    const [hand, parried] = lost('hand');
    expect(hand).toBeCloseTo((1 / 3) * (1 - parried), 12);
    expect(lost('random-object')[0]).toBeGreaterThan(lost('shield')[0]);
    expect(lost('shield')[0]).toBeCloseTo(1 / 18, 12);
    expect(lost('heavy')[0]).toBeCloseTo(1 / 18, 12);
    expect(lost('bite')[0]).toBe(0);
  });

  it('BWC-58 a parry rolled against misses too loses the weapon as often as it rolls all ones', () => {
    const fight = fightOf({ edition: withRules(editions['2005'], { parryRolled: 'always' }) });
    expect(exchangeOdds(fight, parryIn(fight)).defenderWeaponLost.value).toBeCloseTo(1 / 6, 12);
  });

  it('BW-CC-15 an attacker who keeps his shield down is struck more often', () => {
    const attacker: SideSetup = { ...minifig, weapons: ['hand', 'shield'] };
    const up = exchangeOdds(fightOf({ attacker }), counter).attackerDies.value;
    const down = exchangeOdds(fightOf({ attacker, shieldParriesCounter: false }), counter).attackerDies.value;
    expect(up).toBeLessThan(down);
  });

  it('BWC-05 a hero needs 12: one in twelve with an extra d6, nine in a hundred with the d10 again', () => {
    const hit = (edition: Edition) =>
      exchangeOdds(
        fightOf({ edition, attacker: { ...minifig, skill: '1d10', weapons: [{ use: 12, damage: '1d6' }] } }),
        stand,
      ).attacks[0]?.hit.value;
    expect(hit(editions['2005'])).toBeCloseTo(1 / 12, 12);
    expect(hit(editions.pl)).toBeCloseTo(0.09, 12);
  });

  it('BW-ATK-08 an automatic hit rolls nothing', () => {
    const fight = fightOf({ automaticHit: true, attacker: { ...minifig, weapons: ['heavy'] } });
    expect(exchangeOdds(fight, stand).attacks[0]?.hit.value).toBe(1);
    expect(legalDefences(fight)).toEqual([stand]);
  });

  it('BW-ATK-05 a thrown hand weapon must fly far enough first', () => {
    const fight = fightOf({ mode: 'ranged', distance: 4, defender: { ...minifig, weapons: [] } });
    const odds = exchangeOdds(fight, stand);
    expect(odds.attacks[0]?.hit.value).toBeCloseTo(0.416666666667, 11);
    expect(odds.defenderDies.value).toBeCloseTo(0.138888888889, 11);
  });

  it('BWC-50 a thrown range of all ones falls at the feet of the thrower', () => {
    const thrown = { mode: 'ranged', distance: 1, defender: { ...minifig, weapons: [] } } as const;
    expect(exchangeOdds(fightOf(thrown), stand).attacks[0]?.hit.value).toBeCloseTo(25 / 36, 12);
    const edition = withRules(editions['2005'], { rangeCriticalFailure: false });
    expect(exchangeOdds(fightOf({ ...thrown, edition }), stand).attacks[0]?.hit.value).toBeCloseTo(5 / 6, 12);
  });

  it('BW-RNG-05 a shield stops an arrow but not a bullet', () => {
    const shot = (missile: 'slow' | 'fast') =>
      legalDefences(
        fightOf({
          mode: 'ranged',
          missile,
          attacker: { ...minifig, weapons: ['short-ranged'] },
          defender: { ...minifig, weapons: ['hand', 'shield'] },
        }),
      );
    expect(shot('fast')).toEqual([[{ kind: 'none' }]]);
    expect(shot('slow')).toEqual([[{ kind: 'none' }], [{ kind: 'parry', arm: 'shield.1' }]]);
  });

  it('BWC-54 shots do not add up: each meets an armor roll of its own', () => {
    const fight = fightOf({
      mode: 'ranged',
      attacker: { ...minifig, weapons: ['long-ranged'] },
      defender: { ...minifig, armor: '2d6' },
    });
    expect(exchangeOdds(fight, stand).defenderDies.value).toBeCloseTo(0.141496598639, 11);
  });

  it('BW-CC-06 two more points of damage are enough after three', () => {
    const fight = fightOf({ defender: { ...minifig, priorDamage: 3 } });
    expect(exchangeOdds(fight, stand).attacks[0]?.killGivenHit.value).toBeCloseTo(5 / 6, 12);
  });

  it('BW-CC-02 the figures of later blows are given that the fight gets there', () => {
    const fight = fightOf({ attacker: { ...minifig, weapons: ['hand', 'hand'] } });
    const odds = exchangeOdds(fight, [{ kind: 'counterattack', arm: 'hand.1' }, { kind: 'none' }]);
    const [first, second] = odds.attacks;
    if (first === undefined || second === undefined) throw new Error('two attacks expected');
    expect(first.reached).toBe(1);
    expect(second.reached).toBeCloseTo(1 - first.kill.value - odds.attackerDies.value, 12);
    expect(odds.defenderDies.value).toBeCloseTo(first.kill.value + second.reached * second.kill.value, 12);
    expect(odds.counters[0]?.reached).toBeCloseTo(1 - first.kill.value, 12);
  });
});

describe('exchange odds against playing the fight', () => {
  const random = createSeededSource(20);
  const fights = fc.sample(anyFight, { numRuns: deepOr(20, 10), seed: 7 });
  it.each(fights.map((setup, index) => [index + 1, setup] as const))(
    'BW-CC-02 fight %i ends as often as its odds say',
    (_, setup) => {
      const fight = fightOf(setup);
      const plans = legalDefences(fight);
      const plan = plans[random(plans.length) - 1];
      if (plan === undefined) throw new Error('no plan');
      const odds = endingOf(exchangeOdds(fight, plan));
      const runs = deepOr(1500, 200);
      const seen: Ending = {
        defenderDies: 0,
        attackerDies: 0,
        neitherDies: 0,
        defenderWeaponLost: 0,
        attackerWeaponLost: 0,
        defenderShoved: 0,
        attackerShoved: 0,
      };
      for (let run = 0; run < runs; run++) {
        const { outcome } = playOut(fight, plan, random);
        if (outcome === undefined) throw new Error('no outcome');
        if (outcome.defenderDies) seen.defenderDies++;
        else if (outcome.attackerDies) seen.attackerDies++;
        else seen.neitherDies++;
        if (outcome.lost.some((loss) => loss.side === 'defender')) seen.defenderWeaponLost++;
        if (outcome.lost.some((loss) => loss.side === 'attacker')) seen.attackerWeaponLost++;
        if (outcome.shoved?.includes('defender')) seen.defenderShoved++;
        if (outcome.shoved?.includes('attacker')) seen.attackerShoved++;
      }
      for (const key of Object.keys(seen) as (keyof Ending)[]) {
        const chance = odds[key];
        const error = Math.sqrt((chance * (1 - chance)) / runs);
        expect(Math.abs(seen[key] / runs - chance), key).toBeLessThanOrEqual(4 * error + 1e-12);
      }
    },
  );
});
