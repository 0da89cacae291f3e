import { describe, expect, it } from 'vitest';
import type { SideSetup } from '../../../../src/rules/brikwars/attack/setup.ts';
import { editionIds, editions } from '../../../../src/rules/brikwars/edition.ts';
import {
  counterPenalty,
  type GangCounter,
  whoMayCounter,
} from '../../../../src/rules/brikwars/many/gang-up.ts';
import {
  checkGangUp,
  type GangUpOdds,
  type GangUpSetup,
  gangUpOdds,
} from '../../../../src/rules/brikwars/many/gang-up-odds.ts';
import { volleyRules } from '../../../../src/rules/brikwars/many/volley-rules.ts';
import type { ArmId } from '../../../../src/rules/brikwars/weapons.ts';
import { chanceOf } from '../../../../src/rules/dice/distribution.ts';
import { createSeededSource } from '../../../../src/rules/dice/random.ts';
import { deepOr } from '../../../support/deep.ts';
import { withRules } from '../support.ts';
import { gangTwin, thrownOnce } from './volley-twins.ts';

const rules = volleyRules['2005'];
const each = { ...rules, gangPenalty: 'each' } as const;
const heavy: SideSetup = { skill: '1d6', armor: '4', weapons: ['heavy'], bonusDice: 'decline' };
const victim: SideSetup = { skill: '1d6', armor: '10', weapons: ['hand'], bonusDice: 'decline' };
const strikeBack: readonly GangCounter[] = [{ kind: 'counterattack', arm: 'hand.1', against: 0 }];

function setupOf(more: Partial<GangUpSetup> = {}): GangUpSetup {
  return {
    edition: editions['2005'],
    rules,
    attackers: [heavy, heavy],
    victim,
    counters: strikeBack,
    ...more,
  };
}

function gangOf(more: Partial<GangUpSetup> = {}) {
  const checked = checkGangUp(setupOf(more));
  if (!checked.ok) throw new Error(JSON.stringify(checked.issues));
  return checked.value;
}

function issuesOf(more: Partial<GangUpSetup>) {
  const checked = checkGangUp(setupOf(more));
  return checked.ok ? [] : checked.issues.map(({ code, path }) => `${code} ${path.join('.')}`);
}

const dies = (odds: GangUpOdds, place = 0) => odds.attackers[place]?.diesGivenVictimLives.value ?? 0;

describe('ganging up', () => {
  it.each([
    [1, 0],
    [2, 1],
    [3, 2],
  ] as const)('EX-MOD-12 against %i attackers he counters at -%i', (attackers, penalty) => {
    const gang = gangOf({ attackers: Array.from({ length: attackers }, () => heavy) });
    expect(gang.penalty).toBe(penalty);
    const [struck] = gangUpOdds(gang).attackers;
    // 1d6 less the penalty against Use 2, then more than 4 on a die.
    expect(struck?.diesGivenVictimLives.value).toBeCloseTo(((5 - Math.max(0, penalty)) / 6) * (2 / 6), 12);
    if (penalty > 0) {
      expect(struck?.dies.reasons).toContainEqual({
        rule: 'BW-COMB-05',
        effect: 'counter-penalty',
        amount: -penalty,
      });
    }
  });

  it('EX-MOD-12 a fourth may not join against a minifig, but against something larger', () => {
    const attackers = Array.from({ length: 4 }, () => heavy);
    expect(issuesOf({ attackers })).toEqual(['gang-limit attackers']);
    expect(issuesOf({ attackers, size: 2 })).toEqual([]);
    expect(counterPenalty(4, 'after-first', 2)).toBe(3);
  });

  it('BWC-21 by the house rule every attacker of a gang counts', () => {
    expect([1, 2, 3].map((count) => counterPenalty(count, 'each'))).toEqual([0, 2, 3]);
    const text = gangUpOdds(gangOf());
    const table = gangUpOdds(gangOf({ rules: each }));
    expect(dies(table)).toBeLessThan(dies(text));
    expect(table.attackers[0]?.dies.reasons).toContainEqual({
      rule: 'BWC-21',
      effect: 'counter-penalty-each-attacker',
      amount: -2,
    });
    expect(table.victimDies.value).toBe(text.victimDies.value);
  });

  it('BWC-127 only a victim who lives through all attacks counters', () => {
    const { attackers, victimDies, attackersDead } = gangUpOdds(gangOf());
    const [first, second] = attackers;
    expect(first?.dies.value).toBeCloseTo(
      (1 - victimDies.value) * (first?.diesGivenVictimLives.value ?? 0),
      14,
    );
    expect(second?.dies.value).toBe(0);
    expect(chanceOf(attackersDead.value, 1)).toBeCloseTo(first?.dies.value ?? 0, 12);
  });

  it('BW-DMG-03 BWC-127 a victim with pips strikes back whatever it has taken, and one with its last does not', () => {
    const frail = { ...victim, armor: '2' };
    const dying = gangUpOdds(gangOf({ victim: frail }));
    const pips = gangUpOdds(gangOf({ victim: { ...frail, steps: 2 }, size: 2 }));
    const unhurt = gangUpOdds(gangOf({ victim: { ...victim, armor: '99' } }));
    expect(pips.victimDies.value).toBe(dying.victimDies.value);
    expect(dying.attackers[0]?.dies.value).toBeLessThan(unhurt.attackers[0]?.dies.value ?? 0);
    expect(pips.attackers[0]?.dies.value).toBeCloseTo(unhurt.attackers[0]?.dies.value ?? 0, 12);
    expect(pips.bothDie).toBeCloseTo(pips.victimDies.value * (pips.attackers[0]?.dies.value ?? 0), 12);
    expect(dying.bothDie).toBe(0);
    expect(pips.victimDies.reasons).toContainEqual({ rule: 'BW-DMG-03', effect: 'takes-pip', amount: 2 });
  });

  it('BWC-58 a parry lowers the one attack it was made against', () => {
    const counters = [{ kind: 'parry', arm: 'hand.1', against: 1 }] as const;
    const none = gangUpOdds(gangOf({ counters: [] }));
    const odds = gangUpOdds(gangOf({ counters }));
    expect(odds.victimDies.value).toBeLessThan(none.victimDies.value);
    expect(odds.parries.map(({ against }) => against)).toEqual([1]);
    expect(odds.attackers.map(({ dies: death }) => death.value)).toEqual([0, 0]);
  });

  it('BW-COMB-06 in his turn only the one he attacks may counter, all if he withdraws', () => {
    expect(whoMayCounter(3, { kind: 'attack', against: 1 }).counter).toEqual([1]);
    expect(whoMayCounter(3, { kind: 'withdraw' })).toEqual({
      counter: [0, 1, 2],
      reasons: [{ rule: 'BW-COMB-06', effect: 'all-counter-withdrawal', amount: 3 }],
    });
  });

  const shapes: readonly [string, Partial<GangUpSetup>][] = [
    ['BW-COMB-05 two on one', {}],
    [
      'BW-COMB-05 three with different weapons',
      {
        attackers: [
          heavy,
          { ...heavy, weapons: ['hand'] },
          { ...heavy, weapons: ['two-handed'], skill: '1d10' },
        ],
      },
    ],
    [
      'BW-COMB-05 two weapons against two',
      {
        victim: { ...victim, weapons: ['hand', 'hand'], armor: '6' },
        counters: [strikeBack[0] as GangCounter, { kind: 'counterattack', arm: 'hand.2', against: 1 }],
      },
    ],
    [
      'BW-CC-06 two weapons against one',
      {
        victim: { ...victim, weapons: ['hand', 'hand'], armor: '6' },
        counters: [strikeBack[0] as GangCounter, { kind: 'counterattack', arm: 'hand.2', against: 0 }],
      },
    ],
    [
      'BW-CC-15 the shield of an attacker',
      { attackers: [{ ...heavy, weapons: ['heavy', 'shield'] }, heavy] },
    ],
    [
      'BWC-58 parry and strike',
      {
        victim: { ...victim, weapons: ['heavy', 'shield'], armor: '5' },
        counters: [
          { kind: 'counterattack', arm: 'heavy.1', against: 0 },
          { kind: 'parry', arm: 'shield.1', against: 1 },
        ],
      },
    ],
    ['BW-CC-06 hurt before', { victim: { ...victim, priorDamage: 4 } }],
    ['BW-DMG-03 a victim with pips', { victim: { ...victim, armor: '6', steps: 3 }, size: 3 }],
    [
      'BW-DMG-03 an attacker with pips, struck twice',
      {
        attackers: [{ ...heavy, steps: 2 }, heavy],
        victim: { ...victim, weapons: ['hand', 'hand'], armor: '6', steps: 2 },
        counters: [strikeBack[0] as GangCounter, { kind: 'counterattack', arm: 'hand.2', against: 0 }],
      },
    ],
  ];

  describe.each([rules, each])('gang-up-odds: penalty $gangPenalty', (switches) => {
    describe.each(editionIds)('gang-up-odds: edition %s', (id) => {
      it.each(shapes)('%s', (_, more) => {
        for (const changed of [
          { damageCriticalFailure: 'zero' },
          { damageCriticalFailure: 'total' },
          { cumulativeDamage: false },
        ] as const) {
          if ('cumulativeDamage' in changed && more.victim?.priorDamage) continue;
          const edition = withRules(editions[id], changed);
          const gang = gangOf({ edition, rules: switches, ...more });
          const odds = gangUpOdds(gang);
          const twin = gangTwin(gang);
          expect(odds.victimDies.value).toBeCloseTo(twin.victimDies, 11);
          expect(odds.bothDie).toBeCloseTo(twin.bothDie, 11);
          twin.attackersDead.forEach((chance, place) => {
            expect(odds.attackers[place]?.dies.value).toBeCloseTo(chance, 11);
          });
          twin.dead.forEach((chance, count) => {
            expect(chanceOf(odds.attackersDead.value, count)).toBeCloseTo(chance, 11);
          });
        }
      });
    });
  });

  it('BW-DMG-03 BWC-127 BWC-172 whatever pips both sides have and however the victim answers, the odds are those of playing it out', () => {
    const strike = (arm: ArmId, against: number) => ({ kind: 'counterattack', arm, against }) as const;
    const answers: readonly (readonly GangCounter[])[] = [
      [],
      [strike('hand.1', 0)],
      [strike('hand.1', 0), strike('hand.2', 0)],
      [strike('hand.1', 0), strike('hand.2', 1)],
      [{ kind: 'parry', arm: 'hand.1', against: 0 }, strike('hand.2', 1)],
    ];
    for (const cumulativeDamage of [true, false]) {
      const edition = withRules(editions['2005'], { cumulativeDamage });
      for (const steps of [1, 2, 4]) {
        for (const pips of [1, 2]) {
          for (const counters of answers) {
            const gang = gangOf({
              edition,
              attackers: [{ ...heavy, steps: pips }, heavy],
              victim: { ...victim, weapons: ['hand', 'hand'], armor: '6', steps },
              size: steps,
              counters,
            });
            const odds = gangUpOdds(gang);
            const twin = gangTwin(gang);
            const shown = `${cumulativeDamage} ${steps} ${pips} ${JSON.stringify(counters)}`;
            expect(odds.victimDies.value, shown).toBeCloseTo(twin.victimDies, 11);
            expect(odds.bothDie, shown).toBeCloseTo(twin.bothDie, 11);
            for (const [place, chance] of twin.attackersDead.entries())
              expect(odds.attackers[place]?.dies.value, shown).toBeCloseTo(chance, 11);
            for (const [dead, chance] of twin.dead.entries())
              expect(chanceOf(odds.attackersDead.value, dead), shown).toBeCloseTo(chance, 11);
          }
        }
      }
    }
  });

  it('BW-COMB-05 rolled gangs with bonus dice and rolled armor agree within 4 standard errors', () => {
    const random = createSeededSource(77);
    const tries = deepOr(4000, 400);
    for (const id of editionIds) {
      for (const shape of [
        {},
        {
          victim: { skill: '1d10', armor: '2d6', weapons: ['heavy', 'shield'] } as SideSetup,
          counters: [
            { kind: 'counterattack', arm: 'heavy.1', against: 0 } as const,
            { kind: 'parry', arm: 'shield.1', against: 1 } as const,
          ],
        },
      ]) {
        const edition = editions[id];
        const { bonus } = edition.rules;
        const plain = { skill: '1d6', armor: '1d6+1', weapons: ['heavy'] } as const;
        const gang = gangOf({
          edition,
          attackers: [plain, plain],
          victim: { skill: '1d6', armor: '8', weapons: ['hand'] },
          ...shape,
        });
        const odds = gangUpOdds(gang);
        let dead = 0;
        let killed = 0;
        for (let n = 0; n < tries; n++) {
          const once = gangTwin(gang, (expression) => [thrownOnce(expression, bonus, random)]);
          dead += once.victimDies;
          killed += once.attackersDead[0] ?? 0;
        }
        for (const [count, { value }] of [
          [dead, odds.victimDies],
          [killed, odds.attackers[0]?.dies ?? odds.victimDies],
        ] as const) {
          const error = Math.sqrt((value * (1 - value)) / tries);
          expect(Math.abs(count / tries - value)).toBeLessThanOrEqual(4 * error + 1e-9);
        }
      }
    }
  });

  it('gang-up-odds: checkGangUp reports everything at once', () => {
    expect(issuesOf({ attackers: [], counters: [] })).toEqual(['no-attacker attackers']);
    expect(
      issuesOf({
        attackers: [
          { ...heavy, skill: '1d' },
          { ...heavy, weapons: ['hand', 'hand'] },
        ],
        victim: { ...victim, armor: 'x' },
        size: -1,
        counters: [{ kind: 'counterattack', arm: 'hand.1', against: 5 }],
      }),
    ).toEqual([
      'size-range size',
      'notation attackers.0.skill',
      'notation victim.armor',
      'counter-against counters.0.against',
    ]);
    expect(issuesOf({ attackers: [{ ...heavy, weapons: ['hand', 'hand'] }] })).toEqual([
      'one-weapon-each attackers.0.weapons',
    ]);
    expect(
      issuesOf({
        victim: { ...victim, weapons: ['hand', 'shield'] },
        counters: [
          { kind: 'counterattack', arm: 'shield.1', against: 0 },
          { kind: 'parry', arm: 'hand.1', against: 0 },
          { kind: 'parry', arm: 'hand.1', against: 0 },
        ],
      }),
    ).toEqual([
      'counter-weapon counters.0.arm',
      'counter-weapon counters.2.arm',
      'counter-against counters.2.against',
    ]);
  });
});
