import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkFight } from '../../../../src/rules/brikwars/attack/check-fight.ts';
import { legalDefences } from '../../../../src/rules/brikwars/attack/defences.ts';
import type { Fight } from '../../../../src/rules/brikwars/attack/fight.ts';
import { knockAwayOdds } from '../../../../src/rules/brikwars/attack/knock-away.ts';
import type { SideSetup } from '../../../../src/rules/brikwars/attack/setup.ts';
import { declareAttack, legalAttacks } from '../../../../src/rules/brikwars/duel/attack-plan.ts';
import { exchangeOdds } from '../../../../src/rules/brikwars/duel/exchange.ts';
import { turnChances } from '../../../../src/rules/brikwars/duel/turn-chances.ts';
import { type Edition, editionIds, editions } from '../../../../src/rules/brikwars/edition.ts';
import { chanceOf, mean } from '../../../../src/rules/dice/distribution.ts';
import { createSeededSource } from '../../../../src/rules/dice/random.ts';
import { deepOr } from '../../../support/deep.ts';
import { hands, printAttack } from '../attack/plans.ts';
import { type Ending, exchangeTwin } from '../attack/twins.ts';
import { fightOf, minifig, playOut, setupOf, withRules } from '../support.ts';

const keys = [
  'defenderDies',
  'attackerDies',
  'neitherDies',
  'defenderWeaponLost',
  'attackerWeaponLost',
  'defenderShoved',
  'attackerShoved',
] as const satisfies readonly (keyof Ending)[];

const attacking: typeof hands = [[], ['two-handed'], ['heavy', 'shield'], ['hand', 'random-object']];
const answering: typeof hands = [[], ['hand'], ['heavy', 'shield'], ['shield', 'shield'], ['hand', 'bite']];

describe('whole turns against following every die', () => {
  const shapes: readonly [string, Partial<Edition['rules']>, Partial<SideSetup>, boolean][] = [
    ['BW-CC-04 every turn of the attacker', {}, {}, false],
    ['BW-ATK-03 shoves that part the two', {}, {}, true],
    ['BWC-60 counterattacks after failed attacks only', { counterAfter: 'failed' }, { armor: '2' }, false],
    [
      'BWC-27 every one-handed weapon is knocked away',
      { knockedAway: 'one-handed', parryRolled: 'always' },
      { armor: '1d4' },
      true,
    ],
    ['BWC-11 bare hands against a shield', { unarmedParry: 'unarmed-or-shield' }, { skill: '1d4+1' }, false],
  ];
  // Every two of the hands meet in one of the shapes.
  it.each(shapes.map((shape, place) => [...shape, place] as const))(
    '%s',
    (...[, rules, side, shovedOutOfReach, place]) => {
      const wrong: string[] = [];
      for (const [of, weapons] of attacking.entries()) {
        for (const held of deepOr(
          answering,
          answering.filter((_, at) => (of + at + place) % answering.length === 0),
        )) {
          const checked = checkFight(
            setupOf({
              edition: withRules(editions['2005'], rules),
              action: 'withdraw',
              shovedOutOfReach,
              attacker: { ...minifig, weapons, bonusDice: 'decline' },
              defender: { ...minifig, ...side, weapons: held, bonusDice: 'decline' },
            }),
          );
          if (!checked.ok) throw new Error(JSON.stringify(checked.issues));
          for (const attack of legalAttacks(checked.value)) {
            const fight = declareAttack(checked.value, attack);
            for (const plan of legalDefences(fight)) {
              const [odds, twin] = [turnChances(fight, plan), exchangeTwin(fight, plan)];
              for (const key of keys) {
                if (Math.abs(odds[key] - twin[key]) < 5e-12) continue;
                wrong.push(`${key}: ${printAttack(attack)}, ${JSON.stringify(plan)}`);
              }
            }
          }
        }
      }
      expect(wrong).toEqual([]);
    },
  );
});

const side = fc.record({
  skill: fc.constantFrom('1d6', '1d6+1', '1d10', '1d6-1'),
  armor: fc.constantFrom('4', '4+1d6', '2d6', '1d6+2', '3'),
  weapons: fc.constantFrom(...hands),
  bonusDice: fc.constantFrom('take', 'decline'),
  skillModifier: fc.integer({ min: -2, max: 2 }),
  size: fc.constantFrom(1, 1, 2),
}) satisfies fc.Arbitrary<SideSetup>;

const anyTurn = fc
  .record({
    id: fc.constantFrom(...editionIds),
    bonus: fc.constantFrom('d6', 'same', 'none'),
    counterAfter: fc.constantFrom('any', 'any', 'failed'),
    knockedAway: fc.constantFrom('light', 'one-handed'),
    parryRolled: fc.constantFrom('if-hit', 'always'),
    cumulativeDamage: fc.boolean(),
    skillCriticalFailure: fc.boolean(),
    damageCriticalFailure: fc.constantFrom('zero', 'total'),
    shovedOutOfReach: fc.boolean(),
    attacker: side,
    defender: side,
    pick: fc.nat(),
  })
  .map(({ id, attacker, defender, shovedOutOfReach, pick, ...rules }): Fight => {
    const edition = withRules(editions[id], rules);
    const fight = fightOf({ edition, attacker, defender, shovedOutOfReach, action: 'withdraw' });
    const attacks = legalAttacks(fight);
    const attack = attacks[pick % attacks.length];
    return attack === undefined ? fight : declareAttack(fight, attack);
  });

describe('whole turns against playing them', () => {
  const random = createSeededSource(2005);
  const fights = fc.sample(anyTurn, { numRuns: deepOr(40, 16), seed: 11 });
  it.each(fights.map((fight, index) => [index + 1, fight] as const))(
    'BW-CC-02 turn %i ends as often as its odds say, house rules and all',
    (_, fight) => {
      const plans = legalDefences(fight);
      const plan = plans[random(plans.length) - 1];
      if (plan === undefined) throw new Error('no plan');
      const odds = turnChances(fight, plan);
      const runs = deepOr(1200, 200);
      const seen = Object.fromEntries(keys.map((key) => [key, 0])) as Record<(typeof keys)[number], number>;
      for (let run = 0; run < runs; run++) {
        const { outcome } = playOut(fight, plan, random);
        if (outcome === undefined) throw new Error('no outcome');
        if (outcome.defenderDies) seen.defenderDies++;
        else if (outcome.attackerDies) seen.attackerDies++;
        else seen.neitherDies++;
        for (const who of ['defender', 'attacker'] as const) {
          if (outcome.lost.some((loss) => loss.side === who)) seen[`${who}WeaponLost`]++;
          if (outcome.shoved?.includes(who)) seen[`${who}Shoved`]++;
        }
      }
      for (const key of keys) {
        const error = Math.sqrt((odds[key] * (1 - odds[key])) / runs);
        expect(Math.abs(seen[key] / runs - odds[key]), key).toBeLessThanOrEqual(4 * error + 1e-12);
      }
    },
  );

  it('BW-CC-02 the outcomes of every turn add up to 1, and its reasons are shown', () => {
    for (const fight of fights) {
      for (const plan of legalDefences(fight)) {
        const odds = exchangeOdds(fight, plan);
        const { defenderDies, attackerDies, neitherDies } = odds;
        expect(defenderDies.value + attackerDies.value + neitherDies.value).toBeCloseTo(1, 12);
        expect(turnChances(fight, plan)).toMatchObject({
          defenderDies: defenderDies.value,
          attackerDies: attackerDies.value,
        });
        for (const key of keys) expect(odds[key].reasons.length, key).toBeGreaterThan(0);
      }
    }
  });

  it('BW-CC-02 replaying the rolls of a turn gives the same turn', () => {
    for (const fight of fights) {
      const plan = legalDefences(fight).at(-1);
      if (plan === undefined) throw new Error('no plan');
      const { rolls, ...played } = playOut(fight, plan, random);
      let at = 0;
      const again = playOut(fight, plan, () => rolls.flatMap(({ faces }) => faces)[at++] ?? 0);
      expect({ log: again.log, outcome: again.outcome }).toEqual({
        log: played.log,
        outcome: played.outcome,
      });
    }
  });
});

describe('a weapon knocked away', () => {
  it('BW-CC-17 flies 1d6 inches, and further where a six earns a bonus die', () => {
    const plain = knockAwayOdds({ bonus: 'none' });
    expect([1, 2, 3, 4, 5, 6, 7].map((inches) => chanceOf(plain, inches))).toEqual([
      ...Array.from({ length: 6 }, () => 1 / 6),
      0,
    ]);
    expect(mean(knockAwayOdds({ bonus: 'd6' }))).toBeCloseTo(4.2, 9);
  });

  it('BWC-50 a 1 is one inch and no failure', () => {
    expect(chanceOf(knockAwayOdds({ bonus: 'd6' }), 1)).toBeCloseTo(1 / 6, 12);
  });
});
