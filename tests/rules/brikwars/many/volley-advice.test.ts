import { describe, expect, it } from 'vitest';
import { editions } from '../../../../src/rules/brikwars/edition.ts';
import { type Assault, checkVolley } from '../../../../src/rules/brikwars/many/check-volley.ts';
import { volleyOdds } from '../../../../src/rules/brikwars/many/volley.ts';
import {
  adviseVolley,
  type VolleyFigures,
  volleyWays,
} from '../../../../src/rules/brikwars/many/volley-advice.ts';
import {
  type AttackGroupSetup,
  type VolleyGoal,
  volleyGoals,
} from '../../../../src/rules/brikwars/many/volley-setup.ts';
import { chanceOf } from '../../../../src/rules/dice/distribution.ts';
import { createSeededSource } from '../../../../src/rules/dice/random.ts';
import { deepOr } from '../../../support/deep.ts';
import { withRules } from '../support.ts';
import { picker } from './many-plays.ts';
import { combinedTwin } from './volley-twins.ts';

const pistol: AttackGroupSetup = { count: 1, skill: '1d6', weapon: 'short-ranged', bonusDice: 'decline' };

function assaultOf(
  groups: readonly AttackGroupSetup[],
  armor: string,
  count: number,
  way: 'combined' | 'single' = 'single',
  edition = editions['2005'],
): Assault {
  const checked = checkVolley({
    edition,
    mode: 'ranged',
    assaults: [{ way, groups, target: { armor, count: way === 'single' ? count : 1, bonusDice: 'decline' } }],
  });
  if (!checked.ok) throw new Error(JSON.stringify(checked.issues));
  const [assault] = checked.value.assaults;
  if (!assault) throw new Error('no assault');
  return { ...assault, targets: count };
}

const figureOf = (figures: VolleyFigures, goal: VolleyGoal) =>
  ({ most: figures.mean, any: figures.any, all: figures.all })[goal];

/** The best that each first attack can come to, shooter by shooter, everything tried; the key is how many of each group. */
function everything({ groups, targets }: Assault, goal: VolleyGoal): ReadonlyMap<string, number> {
  const owners = groups.flatMap(({ count }, group) => Array.from({ length: count }, () => group));
  const countsIn = (some: number) =>
    groups.map(
      (_, group) => owners.filter((owner, bit) => owner === group && (some >> bit) % 2 === 1).length,
    );
  const kills = new Map<number, number>();
  const kill = (some: number) => {
    const known = kills.get(some);
    if (known !== undefined) return known;
    const firing = countsIn(some).flatMap((count, group) => {
      const one = groups[group];
      return count > 0 && one ? [{ ...one, count }] : [];
    });
    const chance = combinedTwin({ groups: firing }).kill;
    kills.set(some, chance);
    return chance;
  };
  const best = (left: number, standing: number, dead: number): number => {
    if (left === 0 || standing === 0) {
      return { most: dead, any: Number(dead > 0), all: Number(standing === 0) }[goal];
    }
    return Math.max(...firsts(left).map((some) => worth(some, left, standing, dead)));
  };
  const firsts = (left: number) =>
    Array.from({ length: left }, (_, some) => some + 1).filter((some) => (some & left) === some);
  const worth = (some: number, left: number, standing: number, dead: number): number =>
    kill(some) * best(left & ~some, standing - 1, dead + 1) +
    (1 - kill(some)) * best(left & ~some, standing, dead);
  const all = 2 ** owners.length - 1;
  return new Map(firsts(all).map((some) => [countsIn(some).join(), worth(some, all, targets, 0)]));
}

describe('how shooters had best share out', () => {
  const setups: readonly (readonly [string, readonly AttackGroupSetup[], string, number])[] = [
    ['three pistols at two', [{ ...pistol, count: 3 }], '5', 2],
    ['three at one in rolled armor', [{ ...pistol, count: 3 }], '1d6+2', 1],
    [
      'sure shots that do more than Armor holds',
      [{ ...pistol, count: 2, skill: '9', weapon: { use: 2, damage: '9' } }],
      '3',
      2,
    ],
    ['more targets than shooters', [{ ...pistol, count: 2 }], '4', 4],
    [
      'pistols and a rifle at two',
      [
        { ...pistol, count: 2 },
        { ...pistol, weapon: 'long-ranged' },
      ],
      '6',
      2,
    ],
    [
      'three kinds at three',
      [pistol, { ...pistol, weapon: { use: 5, damage: '1d10' } }, { ...pistol, skill: '1d6+2' }],
      '4',
      3,
    ],
  ];

  it.each(setups)(
    'BW-COMB-02 %s: every first attack and no other, none better than the best',
    (_, groups, armor, count) => {
      const edition = withRules(editions['2005'], { bonus: 'none' });
      for (const goal of volleyGoals) {
        const assault = assaultOf(groups, armor, count, 'single', edition);
        const advice = adviseVolley(assault, goal);
        const tried = everything(assault, goal);
        expect(advice?.plans.map(({ first }) => first.join()).sort()).toEqual([...tried.keys()].sort());
        expect(advice?.plans.length).toBe(volleyWays(assault));
        const top = Math.max(...tried.values());
        for (const { first, score, best } of advice?.plans ?? []) {
          expect(score).toBeCloseTo(tried.get(first.join()) ?? -1, 9);
          expect(best).toBe(score > top - 1e-9);
        }
      }
    },
  );

  it('BW-COMB-01 never worse than all together or each alone, bonus dice and editions included', () => {
    const random = createSeededSource(31);
    const pick = picker(random);
    for (let run = 0; run < deepOr(20, 8); run++) {
      const groups = Array.from({ length: random(2) }, () => ({
        count: random(6),
        skill: pick(['1d6', '1d10']),
        weapon: pick(['short-ranged', 'long-ranged'] as const),
      }));
      const armor = pick(['4', '8', '1d6+2']);
      const targets = random(4);
      const edition = editions[pick(['2005', 'web5', 'pl'] as const)];
      for (const goal of volleyGoals) {
        for (const way of ['combined', 'single'] as const) {
          const assault = assaultOf(groups, armor, way === 'single' ? targets : 1, way, edition);
          const advice = adviseVolley(assault, goal);
          const { meanDeaths, deaths } = volleyOdds({ assaults: [assault] });
          const set = {
            mean: meanDeaths.value,
            any: 1 - chanceOf(deaths.value, 0),
            all: chanceOf(deaths.value, assault.targets),
          };
          expect(advice?.standard.score).toBeCloseTo(figureOf(set, goal), 9);
          expect(advice?.gain).toBeGreaterThanOrEqual(-1e-9);
        }
      }
    }
  });

  it('BW-COMB-01 against Armor 8 pistols shoot together, against 2 each alone', () => {
    const best = (armor: string) =>
      adviseVolley(assaultOf([{ ...pistol, count: 4 }], armor, 4), 'most')?.plans.find((plan) => plan.best)
        ?.first;
    expect(best('0')).toEqual([1]);
    expect(best('8')?.[0]).toBeGreaterThan(1);
  });

  it('BW-DICE-06 bonus dice declined are left out of it', () => {
    const assault = assaultOf([{ ...pistol, count: 2, bonusDice: 'take' }], '9', 1);
    const [taken, declined] = (['take', 'decline'] as const).map(
      (bonus) => adviseVolley(assault, 'any', bonus)?.plans[0]?.score ?? 0,
    );
    expect(adviseVolley(assault, 'any')?.plans[0]?.score).toBe(taken);
    expect(taken).toBeGreaterThan(declined ?? 1);
  });

  it('BW-SQ-22 hits that are counted are shared out no more; too many ways are counted, not compared', () => {
    expect(adviseVolley(assaultOf([{ ...pistol, count: 3, hits: 2 }], '4', 2), 'most')).toBeUndefined();
    const crowd = assaultOf(
      [
        { ...pistol, count: 400 },
        { ...pistol, count: 50, skill: '1d10' },
      ],
      '4',
      20,
    );
    expect(adviseVolley(crowd, 'most')).toBeUndefined();
    expect(volleyWays(crowd)).toBe(401 * 51 - 1);
  });
});
