import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Edition, editionIds, editions } from '../../../../src/rules/brikwars/edition.ts';
import { type Assault, checkVolley } from '../../../../src/rules/brikwars/many/check-volley.ts';
import { combinedOdds } from '../../../../src/rules/brikwars/many/combined-fire.ts';
import { damagePiles, judgeCombined } from '../../../../src/rules/brikwars/many/many-piles.ts';
import { volleyOdds } from '../../../../src/rules/brikwars/many/volley.ts';
import { volleyEffects } from '../../../../src/rules/brikwars/many/volley-effects.ts';
import { volleyRules, volleySwitches } from '../../../../src/rules/brikwars/many/volley-rules.ts';
import type {
  AssaultSetup,
  AttackGroupSetup,
  VolleyIssue,
  VolleySetup,
} from '../../../../src/rules/brikwars/many/volley-setup.ts';
import { chanceOf, type Distribution, highest, mean } from '../../../../src/rules/dice/distribution.ts';
import { printDice } from '../../../../src/rules/dice/notation.ts';
import { totalDistribution } from '../../../../src/rules/dice/odds.ts';
import { createSeededSource } from '../../../../src/rules/dice/random.ts';
import { deepOr } from '../../../support/deep.ts';
import { withRules } from '../support.ts';
import { combinedOnce, combinedTwin, singleTwin, thrownOnce } from './volley-twins.ts';

const pistol: AttackGroupSetup = { count: 1, skill: '1d6', weapon: 'short-ranged' };
const target = { armor: '4' };
const plain = { bonusDice: 'decline' } as const;
const rules2005 = editions['2005'];

function setupOf(assault: Partial<AssaultSetup>, more: Partial<VolleySetup> = {}): VolleySetup {
  return {
    edition: rules2005,
    mode: 'ranged',
    assaults: [{ way: 'combined', groups: [pistol], target, ...assault }],
    ...more,
  };
}

function assaultOf(assault: Partial<AssaultSetup>, more: Partial<VolleySetup> = {}): Assault {
  const checked = checkVolley(setupOf(assault, more));
  if (!checked.ok) throw new Error(JSON.stringify(checked.issues));
  return checked.value.assaults[0] as Assault;
}

function issuesOf(assault: Partial<AssaultSetup>, more: Partial<VolleySetup> = {}): readonly VolleyIssue[] {
  const checked = checkVolley(setupOf(assault, more));
  return checked.ok ? [] : checked.issues;
}

const whole = (odds: Distribution) => odds.weights.reduce((sum, weight) => sum + weight, 0);
const codes = (issues: readonly VolleyIssue[]) => issues.map(({ code, path }) => `${code} ${path.join('.')}`);

const platoon: readonly AttackGroupSetup[] = [
  { count: 24, skill: '1d6', weapon: 'short-ranged', distance: 4 },
  { count: 12, skill: '1d6', weapon: 'long-ranged', distance: 4 },
  { count: 3, skill: '1d6', weapon: { use: 6, damage: '2d10' }, distance: 4 },
];

const onesCount = withRules(rules2005, { damageCriticalFailure: 'total' });

describe('the mixed attack', () => {
  it('EX-SQ-09 BW-SQ-22 so many hits make one pile of 23d6+2d10+5, and 98 points beat any Armor of a minifig', () => {
    const [pile, ...alone] = damagePiles(assaultOf({ groups: platoon }, { edition: onesCount }), [18, 5, 1]);
    expect(pile && printDice(pile)).toBe('23d6+2d10+5');
    expect(alone).toEqual([]);
    expect(judgeCombined([98], 4)).toEqual({ damage: 98, dies: true });
  });

  it('DV-02 BW-SQ-22 without bonus dice the pile shows 30 to 163', () => {
    const known = platoon.map((group, at) => ({ ...group, ...plain, hits: [18, 5, 1][at] ?? 0 }));
    const edition = withRules(rules2005, { damageCriticalFailure: 'total' });
    const { damage, hits } = combinedOdds(assaultOf({ groups: known }, { edition }));
    expect(hits.value).toMatchObject({ min: 24 });
    const [pile] = damagePiles(assaultOf({ groups: platoon }, { edition: onesCount }), [18, 5, 1]);
    const thrown = pile && totalDistribution(pile, { bonus: 'none', floor: true });
    if (!thrown?.ok) throw new Error('no pile');
    expect([thrown.value.min, highest(thrown.value)]).toEqual([30, 163]);
    expect(damage.value.min).toBe(30);
    damage.value.weights.forEach((chance, at) => {
      expect(chance).toBeCloseTo(chanceOf(thrown.value, 30 + at), 12);
    });
    expect(mean(damage.value)).toBeCloseTo(23 * 3.5 + 2 * 5.5 + 5, 10);
    expect(hits.reasons).toContainEqual({ rule: 'BW-SQ-22', effect: 'hits-counted', amount: 18 });
  });

  it('BWC-78 its artillery is a weapon of its own with Use 6', () => {
    const { groups } = combinedOdds(assaultOf({ groups: platoon }));
    expect(groups.map(({ hit }) => hit.value)).toEqual(
      [2 / 3, 2 / 3, 1 / 6].map((p) => expect.closeTo(p, 12)),
    );
  });

  it('BWC-50 the pile is one roll: only where all its dice show 1 it does nothing', () => {
    const piles = damagePiles(assaultOf({ groups: platoon }), [18, 5, 2]);
    expect(piles.map((pile) => printDice(pile))).toEqual(['23d6+4d10+5']);
    const known = [{ ...pistol, ...plain, count: 3, hits: 3 }];
    const { damage } = combinedOdds(assaultOf({ groups: known }));
    expect([0, 3, 4].map((points) => chanceOf(damage.value, points))).toEqual(
      [1 / 216, 0, 3 / 216].map((chance) => expect.closeTo(chance, 14)),
    );
  });

  it('BWC-50 without bonus dice those who decline them roll a pile of their own', () => {
    const groups = [pistol, { ...pistol, ...plain }];
    expect(damagePiles(assaultOf({ groups }), [2, 1]).map((pile) => printDice(pile))).toEqual(['2d6', '1d6']);
  });

  it('BW-DICE-03 rolls that a modifier may take below 0 stay out of the pile', () => {
    const groups = [pistol, { ...pistol, weapon: { use: 2, damage: '1d6-2' } }];
    const piles = damagePiles(assaultOf({ groups }), [2, 2]);
    expect(piles.map((pile) => printDice(pile))).toEqual(['2d6', '1d6-2', '1d6-2']);
    expect(damagePiles(assaultOf({ groups }), [0, 0])).toEqual([]);
  });
});

describe('combined attacks', () => {
  it('BW-COMB-01 together they break an Armor that none of them breaks alone', () => {
    const one = combinedOdds(assaultOf({ groups: [{ ...pistol, ...plain }], target: { armor: '6' } }));
    const three = combinedOdds(
      assaultOf({ groups: [{ ...pistol, ...plain, count: 3 }], target: { armor: '6' } }),
    );
    expect(one.kill.value).toBe(0);
    expect(three.kill.value).toBeGreaterThan(0.4);
    expect(three.kill.reasons).toContainEqual({ rule: 'BW-COMB-01', effect: 'damage-summed' });
  });

  it('BW-COMB-01 equal damage does not kill, one point more does', () => {
    expect(judgeCombined([2, 2], 4).dies).toBe(false);
    expect(judgeCombined([2, 3], 4).dies).toBe(true);
  });

  it('BW-COMB-02 a second group starts from nothing: two attacks of two kill less than one of four', () => {
    const four = assaultOf({ groups: [{ ...pistol, count: 4 }], target: { armor: '12' } });
    const two = combinedOdds(assaultOf({ groups: [{ ...pistol, count: 2 }], target: { armor: '12' } })).kill;
    expect(1 - (1 - two.value) ** 2).toBeLessThan(combinedOdds(four).kill.value);
  });

  it('BW-COMB-03 a miss adds nothing: known hits count as they are, without the attackers who missed', () => {
    const counted = assaultOf({ groups: [{ ...pistol, count: 9, hits: 2 }] });
    const certain = assaultOf({
      groups: [{ ...pistol, count: 2, weapon: { use: 0, damage: '1d6' }, hits: 2 }],
    });
    expect(combinedOdds(counted).kill.value).toBeCloseTo(combinedOdds(certain).kill.value, 14);
    const none = combinedOdds(assaultOf({ groups: [{ ...pistol, count: 9, hits: 0 }] }));
    expect([none.kill.value, none.meanDamage.value, none.meanHits.value]).toEqual([0, 0, 0]);
  });

  it('BW-COMB-04 anyone in range joins, each with his own situation', () => {
    const { groups, kill } = combinedOdds(
      assaultOf({ groups: [pistol, { ...pistol, situation: { thirds: 1 } }] }),
    );
    expect(groups.map(({ hit }) => hit.value)).toEqual([
      expect.closeTo(2 / 3, 12),
      expect.closeTo(1 / 3, 12),
    ]);
    expect(kill.reasons).toContainEqual({ rule: 'BW-COMB-04', effect: 'any-shooter-joins' });
  });

  it('BW-ATK-08 attackers who touch a thing hit it without a roll, where the edition has that', () => {
    const groups = [{ count: 2, skill: '1d6', weapon: 'heavy', hits: 'automatic' } as const];
    const { hits } = combinedOdds(assaultOf({ groups }, { mode: 'close' }));
    expect(chanceOf(hits.value, 2)).toBe(1);
    expect(codes(issuesOf({ groups }, { mode: 'close', edition: editions.web5 }))).toEqual([
      'no-automatic-hits assaults.0.groups.0.hits',
    ]);
  });

  it('BWC-54 a rolled Armor is rolled once against the whole sum', () => {
    const groups = [{ ...pistol, ...plain, count: 2, weapon: { use: 0, damage: '1d4+2' }, hits: 2 }];
    const edition = withRules(rules2005, { damageCriticalFailure: 'total' });
    const assault = assaultOf({ groups, target: { armor: '2d4', ...plain } }, { edition });
    expect(combinedOdds(assault).kill.value).toBeCloseTo(combinedTwin(assault).kill, 12);
    expect(combinedOdds(assault).kill.reasons).toContainEqual({ rule: 'BWC-54', effect: 'one-armor-roll' });
  });
});

const shapes: readonly [string, readonly AttackGroupSetup[], string][] = [
  ['BW-COMB-01 one', [pistol], '4'],
  ['BW-COMB-01 four', [{ ...pistol, count: 4 }], '9'],
  [
    'BW-COMB-01 two kinds',
    [
      { ...pistol, count: 2 },
      { ...pistol, weapon: 'long-ranged', count: 2 },
    ],
    '1d6+4',
  ],
  ['BW-COMB-03 hits known', [{ ...pistol, count: 5, hits: 2 }, pistol], '6'],
  ['BW-ATK-05 axes thrown', [{ count: 3, skill: '1d6', weapon: 'hand', distance: 3 }], '4'],
  [
    'BW-ATK-05 grenades',
    [{ count: 2, skill: '1d10', weapon: 'explosive', distance: 5, height: 1 }, pistol],
    '2d6',
  ],
  ['BW-ATK-09 aiming', [{ ...pistol, count: 3, situation: { aimed: true, speed: 13 } }], '4+1d6'],
  ['BW-DICE-03 damage below 0', [{ ...pistol, count: 3, weapon: { use: 3, damage: '1d6-3' } }], '2'],
  ['BWC-50 two dice of damage', [{ ...pistol, count: 2, weapon: { use: 5, damage: '2d4' } }], '1d4'],
];

describe('volley odds against counting out', () => {
  describe.each(['zero', 'total'] as const)('volley: all ones on damage do %s', (damageCriticalFailure) => {
    describe.each(editionIds)('volley: edition %s', (id) => {
      const edition: Edition = withRules(editions[id], { damageCriticalFailure });
      it.each(shapes)('%s', (_, groups, armor) => {
        const declined = groups.map((group) => ({ ...group, ...plain }));
        const assault = assaultOf({ groups: declined, target: { armor, ...plain } }, { edition });
        const odds = combinedOdds(assault);
        const twin = combinedTwin(assault);
        expect(odds.kill.value).toBeCloseTo(twin.kill, 11);
        expect(odds.meanDamage.value).toBeCloseTo(twin.mean, 10);
        twin.hits.forEach((chance, count) => {
          expect(chanceOf(odds.hits.value, count)).toBeCloseTo(chance, 11);
        });
        for (const count of [1, 2, 9]) {
          const single = assaultOf(
            { way: 'single', groups: declined, target: { armor, ...plain, count } },
            { edition },
          );
          const [each] = volleyOdds({ assaults: [single] }).assaults;
          singleTwin(single).forEach((chance, dead) => {
            expect(chanceOf(each?.deaths.value as Distribution, dead)).toBeCloseTo(chance, 11);
          });
        }
      });
    });
  });
});

describe('volleys at several targets', () => {
  it('BWC-54 each shot alone meets its own Armor roll, and the dead are shot at no more', () => {
    const groups = [{ ...pistol, count: 6 }];
    const own = volleyOdds({
      assaults: [assaultOf({ way: 'single', groups, target: { armor: '4', count: 6 } })],
    });
    const two = volleyOdds({
      assaults: [assaultOf({ way: 'single', groups, target: { armor: '4', count: 2 } })],
    });
    expect(own.meanDeaths.value).toBeCloseTo(6 * (2 / 9), 12);
    expect(chanceOf(two.deaths.value, 0)).toBeCloseTo(chanceOf(own.deaths.value, 0), 14);
    expect(chanceOf(two.deaths.value, 2)).toBeCloseTo(
      [2, 3, 4, 5, 6].reduce((sum, dead) => sum + chanceOf(own.deaths.value, dead), 0),
      12,
    );
    expect(two.deaths.reasons).toContainEqual({
      rule: 'BW-COMB-02',
      effect: 'next-target-when-dead',
      amount: 2,
    });
  });

  it('BW-DMG-03 BW-COMB-02 shots one by one take pips of one horse, then of the next, as counted horse by horse', () => {
    const kill = 2 / 9;
    for (const count of [1, 2, 3]) {
      for (const steps of [1, 2, 4]) {
        for (const shooters of [1, 3, 6]) {
          const groups = [{ ...pistol, count: shooters }];
          const { deaths } = volleyOdds({
            assaults: [assaultOf({ way: 'single', groups, target: { armor: '4', count, steps } })],
          });
          // Each shot at the first that stands; every way they can fall.
          let ways = new Map([[Array.from({ length: count }, () => steps).join(), 1]]);
          for (let shot = 0; shot < shooters; shot++) {
            const next = new Map<string, number>();
            for (const [stand, chance] of ways) {
              const left = stand.split(',').map(Number);
              const aimed = left.findIndex((pips) => pips > 0);
              const hit = left.map((pips, at) => (at === aimed ? pips - 1 : pips)).join();
              next.set(hit, (next.get(hit) ?? 0) + chance * kill);
              next.set(stand, (next.get(stand) ?? 0) + chance * (1 - kill));
            }
            ways = next;
          }
          for (let pips = 0; pips <= count * steps; pips++) {
            const counted = [...ways].reduce((sum, [stand, chance]) => {
              const left = stand.split(',').reduce((all, one) => all + Number(one), 0);
              return left === count * steps - pips ? sum + chance : sum;
            }, 0);
            expect(chanceOf(deaths.value, pips)).toBeCloseTo(counted, 12);
          }
        }
      }
    }
  });

  it('BW-DMG-03 BW-COMB-01 one sum of damage takes one pip, however many a target has', () => {
    const groups = [{ ...pistol, count: 6 }];
    const { deaths, assaults } = volleyOdds({
      assaults: [assaultOf({ groups, target: { armor: '4', steps: 3 } })],
    });
    const one = volleyOdds({ assaults: [assaultOf({ groups })] });
    expect(highest(deaths.value)).toBe(1);
    expect(deaths.value).toEqual(one.deaths.value);
    expect(assaults[0]?.combined?.kill.reasons).toContainEqual({
      rule: 'BW-DMG-03',
      effect: 'takes-pip',
      amount: 4,
    });
  });

  it('BW-COMB-02 assaults on different targets add up their dead', () => {
    const first = assaultOf({ groups: [{ ...pistol, count: 3 }] });
    const second = assaultOf({ groups: [{ ...pistol, count: 2 }], target: { armor: '1d6+2' } });
    const both = volleyOdds({ assaults: [first, second] });
    const [a = 0, b = 0] = [first, second].map((assault) => combinedOdds(assault).kill.value);
    expect(both.meanDeaths.value).toBeCloseTo(a + b, 12);
    expect(chanceOf(both.deaths.value, 2)).toBeCloseTo(a * b, 12);
    expect(whole(both.deaths.value)).toBeCloseTo(1, 12);
  });
});

describe('checkVolley', () => {
  it('BW-COMB-05 no more than three gang up on a minifig, more on something larger', () => {
    const groups = [{ count: 4, skill: '1d6', weapon: 'heavy' } as const];
    expect(codes(issuesOf({ groups }, { mode: 'close' }))).toEqual(['gang-limit assaults.0.groups']);
    expect(issuesOf({ groups, target: { armor: '4', size: 2 } }, { mode: 'close' })).toEqual([]);
    expect(issuesOf({ groups: [{ ...pistol, count: 40 }] })).toEqual([]);
  });

  it('BW-CC-06 in close combat those who strike alone need a target each', () => {
    const groups = [{ count: 3, skill: '1d6', weapon: 'hand' } as const];
    const alone = (count: number) =>
      issuesOf({ way: 'single', groups, target: { armor: '4', count } }, { mode: 'close' });
    expect(codes(alone(2))).toEqual(['target-each assaults.0.target.count']);
    expect(alone(3)).toEqual([]);
  });

  it('BW-ATK-04 BW-RNG-02 who is out of range is reported, with the range from his height', () => {
    const far = { ...pistol, distance: 13, height: 6 };
    expect(issuesOf({ groups: [pistol, far] })).toEqual([
      { code: 'out-of-range', path: ['assaults', 0, 'groups', 1, 'distance'], limit: 12 },
    ]);
    expect(issuesOf({ groups: [{ ...far, distance: 12 }] })).toEqual([]);
    expect(codes(issuesOf({ groups: [{ ...far, distance: 12 }] }, { edition: editions.web5 }))).toEqual([
      'out-of-range assaults.0.groups.0.distance',
    ]);
  });

  it('check-volley: reports everything at once, each where it stands and what is shared only once', () => {
    const groups: AttackGroupSetup[] = [
      { count: 0, skill: '1d', weapon: 'bare-hands' },
      { count: 2, skill: '1d6', weapon: { use: 3, damage: '1d6+' }, hits: 3 },
    ];
    expect(codes(issuesOf({ groups, target: { armor: 'x', count: 2, size: -1 } }))).toEqual([
      'target-count assaults.0.target.count',
      'size-range assaults.0.target.size',
      'group-count assaults.0.groups.0.count',
      'notation assaults.0.groups.0.skill',
      'notation assaults.0.target.armor',
      'not-for-range assaults.0.groups.0.weapon',
      'hits-range assaults.0.groups.1.hits',
      'notation assaults.0.groups.1.weapon.damage',
    ]);
  });

  it('check-volley: refuses nothing to do and too much to do', () => {
    expect(codes(issuesOf({ groups: [] }))).toEqual(['no-group assaults.0.groups']);
    expect(codes(issuesOf({}, { assaults: [] }))).toEqual(['no-assault assaults']);
    expect(codes(issuesOf({ groups: [{ ...pistol, count: 501 }] }))).toEqual([
      'group-count assaults.0.groups.0.count',
    ]);
    expect(
      codes(
        issuesOf({
          groups: [
            { ...pistol, count: 300 },
            { ...pistol, count: 300 },
          ],
        }),
      ),
    ).toEqual(['group-count assaults.0.groups']);
    expect(
      codes(issuesOf({ groups: [{ ...pistol, count: 200, weapon: { use: 3, damage: '10d6' } }] })),
    ).toEqual(['too-much-damage assaults.0.groups']);
    expect(codes(issuesOf({ groups: Array.from({ length: 21 }, () => pistol) }))).toEqual([
      'too-many-groups assaults.0.groups',
    ]);
  });
});

interface Entered {
  readonly count: number;
  readonly skill: string;
  readonly use: number;
  readonly damage: string;
  readonly modifier: number;
}

describe('laws of volleys', () => {
  const group = fc.record({
    count: fc.integer({ min: 1, max: 5 }),
    skill: fc.constantFrom('1d6', '1d6+1', '1d10'),
    use: fc.integer({ min: 0, max: 8 }),
    damage: fc.constantFrom('1d6', '1d6+2', '2d6', '1d10', '1d6-2'),
    modifier: fc.integer({ min: -2, max: 2 }),
  });
  const built = ({ count, skill, use, damage, modifier }: Entered): AttackGroupSetup => ({
    count,
    skill,
    skillModifier: modifier,
    weapon: { use, damage },
  });
  const killOf = (groups: readonly AttackGroupSetup[], armor: string) =>
    combinedOdds(assaultOf({ groups, target: { armor } })).kill.value;

  it('BW-COMB-01 more skill, more damage or one more attacker never hurts, more Armor never helps', () => {
    fc.assert(
      fc.property(group, fc.constantFrom('4', '1d6+2', '12'), (entered, armor) => {
        const one = built(entered);
        const kill = killOf([one], armor);
        const slack = 1e-12;
        expect(killOf([{ ...one, skillModifier: entered.modifier + 1 }], armor)).toBeGreaterThanOrEqual(
          kill - slack,
        );
        expect(killOf([{ ...one, count: entered.count + 1 }], armor)).toBeGreaterThanOrEqual(kill - slack);
        const harder = { use: entered.use, damage: entered.damage, damageModifier: 1 };
        expect(killOf([{ ...one, weapon: harder }], armor)).toBeGreaterThanOrEqual(kill - slack);
        expect(killOf([one], `${armor}+1`)).toBeLessThanOrEqual(kill + slack);
      }),
      { numRuns: deepOr(60, 15), seed: 4 },
    );
  });

  it('BW-COMB-01 all chances of hits, damage and deaths add up to 1', () => {
    fc.assert(
      fc.property(fc.array(group, { minLength: 1, maxLength: 3 }), (entered) => {
        const groups = entered.map((one) => built(one));
        const { hits, damage } = combinedOdds(assaultOf({ groups }));
        const single = assaultOf({ way: 'single', groups, target: { armor: '4', count: 3 } });
        for (const odds of [hits.value, damage.value, volleyOdds({ assaults: [single] }).deaths.value]) {
          expect(whole(odds)).toBeCloseTo(1, 11);
        }
      }),
      { numRuns: deepOr(40, 15), seed: 5 },
    );
  });

  it('BW-COMB-01 random volleys rolled with dice agree with the odds within 4 standard errors', () => {
    const random = createSeededSource(20);
    const pick = <Value>(list: readonly Value[]) => list[random(list.length) - 1] as Value;
    const tries = deepOr(3000, 500);
    for (let run = 0; run < deepOr(40, 12); run++) {
      const edition = withRules(editions[pick(editionIds)], {
        damageCriticalFailure: pick(['zero', 'total'] as const),
      });
      const groups = Array.from(
        { length: random(3) },
        (): AttackGroupSetup => ({
          count: random(4),
          skill: pick(['1d6', '1d6+1', '1d10']),
          weapon: pick(['hand', 'explosive', 'short-ranged', { use: 5, damage: '2d6' }] as const),
          distance: pick([2, 4, 6]),
          bonusDice: pick(['take', 'decline'] as const),
        }),
      );
      const armor = pick(['4', '8', '1d6+2', '3d6', '15']);
      const assault = assaultOf({ groups, target: { armor } }, { edition });
      const { kill } = combinedOdds(assault);
      const [first] = assault.groups;
      let killed = 0;
      for (let attempt = 0; attempt < tries; attempt++) {
        const points = combinedOnce(assault, random);
        const { armor: shell, bonus } = (first as (typeof assault.groups)[number]).fight.defender;
        if (points > thrownOnce(shell, bonus, random).total) killed++;
      }
      const error = Math.sqrt((kill.value * (1 - kill.value)) / tries);
      expect(Math.abs(killed / tries - kill.value), JSON.stringify({ groups, armor })).toBeLessThanOrEqual(
        4 * error + 1e-9,
      );
    }
  });
});

describe('volley-rules', () => {
  it('BWC-64 BWC-21 every switch names its ruling, and the editions start with the default', () => {
    for (const [name, { values }] of Object.entries(volleySwitches)) {
      for (const id of editionIds)
        expect(volleyRules[id][name as keyof typeof volleySwitches]).toBe(values[0]);
    }
    expect(new Set(volleyEffects).size).toBe(volleyEffects.length);
  });
});
