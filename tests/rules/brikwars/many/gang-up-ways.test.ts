import { describe, expect, it } from 'vitest';
import type { SideSetup } from '../../../../src/rules/brikwars/attack/setup.ts';
import { goals } from '../../../../src/rules/brikwars/duel/advice.ts';
import { exchangeOdds } from '../../../../src/rules/brikwars/duel/exchange.ts';
import { editions } from '../../../../src/rules/brikwars/edition.ts';
import type { GangCounter, GangUp } from '../../../../src/rules/brikwars/many/gang-up.ts';
import { gangCounters } from '../../../../src/rules/brikwars/many/gang-up-advice.ts';
import { checkGangUp, gangUpOdds } from '../../../../src/rules/brikwars/many/gang-up-odds.ts';
import { createWaveBook } from '../../../../src/rules/brikwars/many/gang-up-waves.ts';
import { adviseWays, gangWaves } from '../../../../src/rules/brikwars/many/gang-up-ways.ts';
import { gangSteps } from '../../../../src/rules/brikwars/many/many-gang-steps.ts';
import type { ManyEntry } from '../../../../src/rules/brikwars/many/many-record.ts';
import { volleyRules } from '../../../../src/rules/brikwars/many/volley-rules.ts';
import { chanceOf } from '../../../../src/rules/dice/distribution.ts';
import { createSeededSource } from '../../../../src/rules/dice/random.ts';
import { deepOr } from '../../../support/deep.ts';
import { withRules } from '../support.ts';
import { anyEdition, fits, picker, playOn } from './many-plays.ts';

const rules = volleyRules['2005'];
const sword: SideSetup = { skill: '1d6', armor: '4', weapons: ['heavy'] };
const axe: SideSetup = { skill: '1d6', armor: '5', weapons: ['hand'] };
const pole: SideSetup = { skill: '1d10', armor: '4', weapons: ['two-handed'] };
const victim: SideSetup = { skill: '1d6', armor: '4', weapons: ['hand', 'shield'] };

function gangOf(
  attackers: readonly SideSetup[],
  of: SideSetup = victim,
  edition = editions['2005'],
  gangRules = rules,
): GangUp {
  const checked = checkGangUp({ edition, rules: gangRules, attackers, victim: of, counters: [] });
  if (!checked.ok) throw new Error(JSON.stringify(checked.issues));
  return checked.value;
}

/** Every way found by giving each attacker the number of his wave, 0 for none, and asking who is alike. */
function allWays(attackers: readonly SideSetup[]): readonly string[] {
  let given: readonly (readonly number[])[] = [[]];
  for (const _ of attackers) given = given.flatMap((list) => [0, 1, 2, 3].map((wave) => [...list, wave]));
  const shown = given.flatMap((list) => {
    const used = [1, 2, 3].filter((wave) => list.includes(wave));
    // No wave is left out between two others, and somebody comes.
    if (used.length === 0 || used.at(-1) !== used.length) return [];
    return [
      used
        .map((wave) =>
          attackers
            .filter((__, place) => list[place] === wave)
            .map((one) => JSON.stringify(one))
            .sort()
            .join(),
        )
        .join(' / '),
    ];
  });
  return [...new Set(shown)].sort();
}

describe('the ways of a gang', () => {
  it.each([
    ['one', [sword], 1],
    ['two alike', [sword, sword], 3],
    ['three alike', [sword, sword, sword], 7],
    ['three unlike', [sword, axe, pole], 25],
    ['two alike and one', [sword, pole, sword], undefined],
  ] as const)(
    'BW-COMB-02 %s: together, in waves, one by one or not all, and no other way',
    (_, attackers, count) => {
      const waves = gangWaves(gangOf(attackers));
      const shown = waves.map((list) =>
        list
          .map((wave) =>
            wave
              .map((place) => JSON.stringify(attackers[place]))
              .sort()
              .join(),
          )
          .join(' / '),
      );
      expect([...shown].sort()).toEqual(allWays(attackers));
      if (count !== undefined) expect(waves.length).toBe(count);
    },
  );

  it('BW-COMB-05 one wave of all is ganging up, by any house rules', () => {
    const random = createSeededSource(5);
    const pick = picker(random);
    for (let run = 0; run < deepOr(20, 5); run++) {
      const attackers = Array.from({ length: 1 + random(2) }, () => pick([sword, axe, pole]));
      const gangRules = { ...rules, gangPenalty: pick(['after-first', 'each'] as const) };
      const gang = gangOf(
        attackers,
        { ...victim, armor: pick(['4', '1d6+2']), steps: pick([1, 1, 2]) },
        anyEdition(random),
        gangRules,
      );
      const book = createWaveBook(gang);
      for (const counters of gangCounters(gang)) {
        const odds = gangUpOdds({ ...gang, counters });
        const { victimDies, bothDie, attackersDead } = book.follow([[...attackers.keys()]], counters);
        expect(bothDie).toBeCloseTo(odds.bothDie, 11);
        expect(victimDies).toBeCloseTo(odds.victimDies.value, 11);
        for (let dead = 0; dead <= attackers.length; dead++) {
          expect(chanceOf(attackersDead, dead)).toBeCloseTo(chanceOf(odds.attackersDead.value, dead), 11);
        }
      }
    }
  });

  it('BW-CC-02 a wave of one is a fight of one against one, without the penalty of a gang', () => {
    const gang = gangOf([pole, sword]);
    const [alone] = gangOf([pole]).fights;
    if (!alone) throw new Error('no fight');
    const odds = exchangeOdds(alone, [{ kind: 'counterattack', arm: 'hand.1' }]);
    const followed = createWaveBook(gang).follow(
      [[0]],
      [{ kind: 'counterattack', arm: 'hand.1', against: 0 }],
    );
    expect(followed.victimDies).toBeCloseTo(odds.defenderDies.value, 12);
    expect(followed.meanAttackersDead).toBeCloseTo(odds.attackerDies.value, 12);
  });

  it('BW-CC-06 waves played one after the other agree with the odds within 4 standard errors', () => {
    const random = createSeededSource(23);
    const pick = picker(random);
    const tries = deepOr(600, 200);
    for (let run = 0; run < deepOr(12, 6); run++) {
      const attackers = [pick([sword, axe, pole]), pick([sword, axe]), pick([sword, pole])];
      const edition = withRules(anyEdition(random), { cumulativeDamage: true, equalDamage: 'glances' });
      const gang = gangOf(attackers, { ...victim, armor: pick(['4', '7']) }, edition);
      const waves = pick([
        [[0], [1], [2]],
        [[2], [0, 1]],
        [[0, 2], [1]],
        [[1], [2]],
      ]);
      const there = gangCounters(gang).filter((list) =>
        list.every(({ against }) => waves.flat().includes(against)),
      );
      const counters = pick(there);
      const odds = createWaveBook(gang).follow(waves, counters);
      const whole = gang.fights[0]?.defender.skill.constant ?? 0;
      let killed = 0;
      const dead = [0, 0, 0, 0];
      for (let attempt = 0; attempt < tries; attempt++) {
        let taken = 0;
        let fallen = 0;
        let dies = false;
        for (const wave of waves) {
          if (dies) continue;
          const now: GangUp = {
            ...gang,
            fights: wave.map((place) => {
              const fight = gang.fights[place] as GangUp['fights'][number];
              const constant = whole + gang.penalty - (wave.length - 1);
              const skill = { ...fight.defender.skill, constant };
              return { ...fight, defender: { ...fight.defender, skill, priorDamage: taken } };
            }),
            counters: counters.flatMap((counter): GangCounter[] => {
              const against = wave.indexOf(counter.against);
              return against < 0 ? [] : [{ ...counter, against }];
            }),
          };
          const { outcome, log } = playOn((lines: ManyEntry[]) => gangSteps(now, lines), random);
          dies = outcome.victimDies;
          fallen += outcome.attackersDead.length;
          const armor = log.find(({ purpose, group }) => purpose === 'armor' && group === undefined);
          taken = armor?.damage ?? taken;
        }
        if (dies) killed++;
        dead[fallen] = (dead[fallen] ?? 0) + 1;
      }
      expect(fits(killed, tries, odds.victimDies)).toBe(true);
      dead.forEach((count, number) => {
        expect(fits(count, tries, chanceOf(odds.attackersDead, number))).toBe(true);
      });
    }
  }, 60_000);
});

describe('what a gang had best do', () => {
  it('BW-COMB-05 the best is never worse than any way, each against the best answer of all', () => {
    const random = createSeededSource(41);
    const better: unknown[] = [];
    const pick = picker(random);
    for (let run = 0; run < deepOr(8, 4); run++) {
      const attackers = Array.from({ length: 1 + random(2) }, () => pick([sword, axe, pole]));
      const gang = gangOf(attackers, { ...victim, armor: pick(['4', '1d6+2', '7']) }, anyEdition(random));
      const book = createWaveBook(gang);
      const [goal, wanted] = [pick(goals), pick(goals)];
      const advice = adviseWays(gang, goal, wanted);
      expect(advice?.ways.length).toBe(gangWaves(gang).length);
      const worth = (mine: typeof goal, dies: number, kills: number) =>
        ({ survive: -dies, trade: kills - dies, kill: kills })[mine];
      const top = advice?.ways[0]?.score ?? -9;
      expect(advice?.gain).toBeGreaterThanOrEqual(-1e-12);
      for (const way of advice?.ways ?? []) {
        expect(way.score).toBeLessThanOrEqual(top + 1e-9);
        expect(way.best).toBe(way.score > top - 1e-9);
        const { victimDies, meanAttackersDead } = book.follow(way.waves, way.counters);
        expect(way.score).toBeCloseTo(worth(goal, meanAttackersDead, victimDies), 12);
        const answered = worth(wanted, victimDies, meanAttackersDead);
        for (const counters of gangCounters(gang)) {
          if (counters.some(({ against }) => !way.waves.flat().includes(against))) continue;
          const other = book.follow(way.waves, counters);
          const worse = worth(wanted, other.victimDies, other.meanAttackersDead) <= answered + 1e-9;
          if (!worse) better.push([run, way.waves, counters]);
        }
      }
    }
    expect(better).toEqual([]);
  }, 60_000);

  it('BW-COMB-01 against Armor that one cannot get through they had best strike together', () => {
    const advice = adviseWays(gangOf([sword, sword, sword], { ...victim, armor: '9' }), 'kill', 'survive');
    expect(advice?.ways[0]?.waves).toEqual([[0, 1, 2]]);
    expect(advice?.standard).toBe(advice?.ways[0]);
  });

  it('BW-COMB-05 more than a minifig can be attacked by are not compared', () => {
    const many = checkGangUp({
      edition: editions['2005'],
      rules,
      attackers: [sword, sword, sword, sword],
      victim,
      size: 3,
      counters: [],
    });
    if (!many.ok) throw new Error('refused');
    expect(adviseWays(many.value, 'kill', 'survive')).toBeUndefined();
  });
});
