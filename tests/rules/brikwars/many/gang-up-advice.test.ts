import { describe, expect, it } from 'vitest';
import { armIdsOf, type SideSetup } from '../../../../src/rules/brikwars/attack/setup.ts';
import { goals } from '../../../../src/rules/brikwars/duel/advice.ts';
import { editions } from '../../../../src/rules/brikwars/edition.ts';
import type { GangCounter, GangUp } from '../../../../src/rules/brikwars/many/gang-up.ts';
import {
  adviseGang,
  defaultCounters,
  gangCounters,
} from '../../../../src/rules/brikwars/many/gang-up-advice.ts';
import { checkGangUp, gangUpOdds } from '../../../../src/rules/brikwars/many/gang-up-odds.ts';
import { withdrawalDies } from '../../../../src/rules/brikwars/many/gang-up-withdrawal.ts';
import { volleyRules } from '../../../../src/rules/brikwars/many/volley-rules.ts';
import { createSeededSource } from '../../../../src/rules/dice/random.ts';
import { deepOr } from '../../../support/deep.ts';
import { withRules } from '../support.ts';
import { anyEdition, picker } from './many-plays.ts';
import { gangTwin } from './volley-twins.ts';

const rules = volleyRules['2005'];
const sword: SideSetup = { skill: '1d6', armor: '4', weapons: ['heavy'], bonusDice: 'decline' };
const victim: SideSetup = { skill: '1d6', armor: '4', weapons: ['hand', 'shield'], bonusDice: 'decline' };

function gangOf(attackers: readonly SideSetup[], of: SideSetup, edition = editions['2005']): GangUp {
  const checked = checkGangUp({ edition, rules, attackers, victim: of, counters: [] });
  if (!checked.ok) throw new Error(JSON.stringify(checked.issues));
  return checked.value;
}

const textOf = (counters: readonly GangCounter[]) =>
  counters
    .map(({ kind, arm, against }) => `${kind} ${arm} ${against}`)
    .sort()
    .join('; ');

/** All lists of counters that the check lets pass, found by trying every list there could be. */
function allLegal(attackers: readonly SideSetup[], of: SideSetup): readonly string[] {
  const single: GangCounter[] = armIdsOf(of.weapons).flatMap((arm) =>
    attackers.flatMap((__, against) => [
      { kind: 'counterattack', arm, against } as const,
      { kind: 'parry', arm, against } as const,
    ]),
  );
  const lists: (readonly GangCounter[])[] = [
    [],
    ...single.map((one) => [one]),
    ...single.flatMap((one) => single.map((other) => [one, other])),
  ];
  const legal = lists.filter(
    (counters) => checkGangUp({ edition: editions['2005'], rules, attackers, victim: of, counters }).ok,
  );
  return [...new Set(legal.map(textOf))].sort();
}

describe('the counters of a gang’s victim', () => {
  const hands: readonly SideSetup['weapons'][] = [
    [],
    ['hand'],
    ['shield'],
    ['hand', 'shield'],
    ['hand', 'hand'],
    ['two-handed'],
    ['bare-hands'],
  ];

  it.each([1, 2, 3])('BW-CC-10 with any hands against %i, every legal list and no other', (count) => {
    const attackers = Array.from({ length: count }, () => sword);
    for (const weapons of hands) {
      const of = { ...victim, weapons };
      const listed = gangCounters(gangOf(attackers, of)).map(textOf).sort();
      expect(new Set(listed).size).toBe(listed.length);
      expect(listed, weapons.join()).toEqual(allLegal(attackers, of));
    }
  });

  it('BW-CC-12 unless he says otherwise he strikes back and holds up his shield', () => {
    expect(defaultCounters(gangOf([sword, sword], victim))).toEqual([
      { kind: 'counterattack', arm: 'hand.1', against: 0 },
      { kind: 'parry', arm: 'shield.1', against: 0 },
    ]);
    expect(defaultCounters(gangOf([sword], { ...victim, weapons: ['bare-hands'] }))).toEqual([]);
  });

  it('BW-COMB-05 the best is never worse than any legal one, and equal ones are all best', () => {
    const random = createSeededSource(8);
    const pick = picker(random);
    for (let run = 0; run < deepOr(25, 8); run++) {
      const side = (weapons: SideSetup['weapons']): SideSetup => ({
        skill: pick(['1d6', '1d10']),
        armor: pick(['4', '6', '1d6+2']),
        weapons,
      });
      const attackers = Array.from({ length: 1 + random(2) }, () =>
        side([pick(['heavy', 'hand', 'two-handed'])]),
      );
      const gang = gangOf(attackers, side(pick(hands)), anyEdition(random));
      const known = new Map<string, ReturnType<typeof gangUpOdds>>();
      const oddsOf = (counters: readonly GangCounter[]) => {
        const name = textOf(counters);
        const odds = known.get(name) ?? gangUpOdds({ ...gang, counters });
        known.set(name, odds);
        return odds;
      };
      for (const goal of goals) {
        const plans = adviseGang(gang, goal);
        const [best] = plans;
        if (!best) throw new Error('no plan');
        const worth = ({ counters }: typeof best) => {
          const odds = oddsOf(counters);
          const kills = odds.meanAttackersDead.value;
          return {
            survive: 1 - odds.victimDies.value,
            trade: kills - odds.victimDies.value,
            kill: kills,
          }[goal];
        };
        expect(best.best).toBe(true);
        expect(plans.length).toBe(gangCounters(gang).length);
        for (const plan of plans) {
          expect(worth(best)).toBeGreaterThanOrEqual(worth(plan) - 1e-9);
          expect(plan.victimDies).toBeCloseTo(oddsOf(plan.counters).victimDies.value, 12);
          if (plan.best) expect(worth(plan)).toBeCloseTo(worth(best), 8);
        }
      }
    }
  }, 60_000);

  it('BW-COMB-05 against twins it does not matter which one he parries', () => {
    const plans = adviseGang(gangOf([sword, sword], { ...victim, weapons: ['shield'] }), 'survive');
    expect(plans.filter(({ best }) => best).map(({ counters }) => counters[0]?.against)).toEqual([0, 1]);
  });
});

describe('withdrawing from a gang', () => {
  it('BW-COMB-06 BW-CC-09 all strike once and nobody is countered: as counted out', () => {
    for (const edition of [editions['2005'], withRules(editions.pl, { damageCriticalFailure: 'total' })]) {
      for (const armor of ['4', '1d6+2']) {
        const gang = gangOf(
          [sword, { ...sword, weapons: ['two-handed'] }, sword],
          { ...victim, armor },
          edition,
        );
        const { value, reasons } = withdrawalDies(gang);
        expect(value).toBeCloseTo(gangTwin(gang).victimDies, 11);
        expect(reasons).toContainEqual({ rule: 'BW-COMB-06', effect: 'all-counter-withdrawal', amount: 3 });
      }
    }
  });

  it('BW-CC-06 where damage does not add up each strike is for itself', () => {
    const apart = gangOf([sword, sword], victim, withRules(editions['2005'], { cumulativeDamage: false }));
    const one = withdrawalDies(gangOf([sword], victim)).value;
    expect(withdrawalDies(apart).value).toBeCloseTo(1 - (1 - one) ** 2, 12);
    expect(withdrawalDies(gangOf([sword, sword], victim)).value).toBeGreaterThan(1 - (1 - one) ** 2);
  });
});
