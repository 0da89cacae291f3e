import { describe, expect, it } from 'vitest';
import { missedBy } from '../../../../src/rules/brikwars/attack/missed-by.ts';
import { editions } from '../../../../src/rules/brikwars/edition.ts';
import { blastSteps } from '../../../../src/rules/brikwars/many/many-blast-steps.ts';
import {
  caughtBy,
  checkGrenade,
  type Grenade,
  type GrenadeSetup,
  grenadeWays,
  landingsOf,
} from '../../../../src/rules/brikwars/many/many-grenade.ts';
import { blastLikelihood, grenadeOdds } from '../../../../src/rules/brikwars/many/many-grenade-odds.ts';
import type { BlastOutcome, ManyEntry } from '../../../../src/rules/brikwars/many/many-record.ts';
import { volleyRules } from '../../../../src/rules/brikwars/many/volley-rules.ts';
import { chanceOf, mean } from '../../../../src/rules/dice/distribution.ts';
import { createSeededSource } from '../../../../src/rules/dice/random.ts';
import { deepOr } from '../../../support/deep.ts';
import { falls } from '../contests/contest-twins.ts';
import { dice, withRules } from '../support.ts';
import { anyEdition, faces, fits, picker, playOn, replayed } from './many-plays.ts';

const rules = volleyRules['2005'];
const one = { armor: '4' };

function setupOf(more: Partial<GrenadeSetup> = {}): GrenadeSetup {
  return {
    edition: editions['2005'],
    rules,
    way: 'thrown',
    skill: '1d6',
    distance: 6,
    bonusDice: 'decline',
    targets: [one],
    ...more,
  };
}

function grenadeOf(more: Partial<GrenadeSetup> = {}): Grenade {
  const checked = checkGrenade(setupOf(more));
  if (!checked.ok) throw new Error(JSON.stringify(checked.issues));
  return checked.value;
}

function issuesOf(more: Partial<GrenadeSetup>) {
  const checked = checkGrenade(setupOf(more));
  return checked.ok
    ? []
    : checked.issues.map(({ code, path, limit }) => `${code} ${path.join('.')} ${limit}`);
}

const stepsOf = (grenade: Grenade) => (log: ManyEntry[]) => blastSteps(grenade, log);

/** The dead of each side. */
function deadOf({ blast }: Grenade, { dead }: BlastOutcome) {
  const of = (own: boolean) =>
    dead.reduce((sum, count, thing) => sum + (blast.targets[thing]?.own === own ? count : 0), 0);
  return { enemies: of(false), own: of(true) };
}

/** The chance to be reached, counted die by die: range, then attack; a miss must reach wherever it lands. */
function reachedTwin(setup: GrenadeSetup, fromAim: number): number {
  const { edition, skill, distance = 0, way } = setup;
  let reached = 0;
  const ranges = way === 'thrown' ? falls(dice('1d6+2')) : [{ total: 99, ones: false, chance: 1 }];
  for (const range of ranges) {
    const dropped = range.ones && edition.rules.rangeCriticalFailure;
    const short = distance - range.total;
    if (dropped || short > 0) {
      if (fromAim + (dropped ? distance : short) <= 2) reached += range.chance;
      continue;
    }
    for (const swing of falls(dice(skill))) {
      const hit = swing.total >= 3 && !(swing.ones && edition.rules.skillCriticalFailure);
      const off = hit ? 0 : missedBy(3, swing.total);
      if (fromAim + off <= 2) reached += range.chance * swing.chance;
    }
  }
  return reached;
}

describe('an Explosive that may miss', () => {
  it('BW-RNG-03 BW-WEAP-12 a miss by 2 still catches its target, one that stands 1″ off only a miss by 1', () => {
    const missed = (inches: number) => ({ kind: 'missed', inches }) as const;
    expect([1, 2, 3].map((inches) => caughtBy(missed(inches), 0))).toEqual(['surely', 'surely', 'perhaps']);
    expect([1, 2].map((inches) => caughtBy(missed(inches), 1))).toEqual(['surely', 'perhaps']);
    expect(caughtBy(missed(1), 4)).toBe('never');
    expect(caughtBy(missed(2), 4)).toBe('perhaps');
  });

  it('BW-ATK-05 a throw that falls short lies at one distance only', () => {
    const short = (inches: number) => ({ kind: 'short', inches }) as const;
    expect([2, 3, 5].map((inches) => caughtBy(short(inches), 0))).toEqual(['surely', 'never', 'never']);
    expect(caughtBy(short(5), 3)).toBe('perhaps');
    expect(caughtBy(short(5), 2)).toBe('never');
  });

  it('BW-ATK-05 BWC-50 every way to land has its chance, and they add up to 1', () => {
    const landings = landingsOf(grenadeOf());
    const chance = (kind: string, inches: number) =>
      landings.find((landing) => landing.kind === kind && landing.inches === inches)?.chance;
    expect(chance('at-feet', 6)).toBeCloseTo(1 / 6, 12);
    expect(chance('short', 2)).toBeCloseTo(1 / 6, 12);
    expect(chance('short', 1)).toBeCloseTo(1 / 6, 12);
    expect(chance('on-target', 0)).toBeCloseTo((3 / 6) * (4 / 6), 12);
    expect(chance('missed', 1)).toBeCloseTo((3 / 6) * (1 / 6), 12);
    expect(chance('missed', 2)).toBeCloseTo((3 / 6) * (1 / 6), 12);
    expect(landings.reduce((sum, landing) => sum + landing.chance, 0)).toBeCloseTo(1, 12);
  });

  it('BW-WEAP-12 the chance to be reached agrees with counting every die', () => {
    for (const critical of [true, false]) {
      const edition = withRules(editions['2005'], {
        rangeCriticalFailure: critical,
        skillCriticalFailure: critical,
      });
      for (const way of ['thrown', 'long-ranged'] as const) {
        for (const skill of ['1d6', '1d6-2', '1d10']) {
          for (const distance of [2, 4, 7]) {
            for (const fromAim of [0, 1, 2, 4]) {
              const more = { edition, way, skill, distance, targets: [{ ...one, distance: fromAim }] };
              const { targets } = grenadeOdds(grenadeOf(more));
              expect(targets[0]?.reached.value).toBeCloseTo(reachedTwin(setupOf(more), fromAim), 12);
            }
          }
        }
      }
    }
  });

  it('BW-WEAP-12 BWC-64 one roll for all who are reached: deaths are those of each landing', () => {
    const grenade = grenadeOf({ targets: [one, { ...one, count: 2, distance: 1 }] });
    const {
      enemies: { deaths, meanDeaths },
      own,
      targets,
      whole,
    } = grenadeOdds(grenade);
    expect(chanceOf(own.deaths.value, 0)).toBe(1);
    // On target all three, a miss by 1 or 1″ short too; a miss by 2 or 2″ short only the first.
    const all = (3 / 6) * (5 / 6) + 1 / 6;
    const first = (3 / 6) * (1 / 6) + 1 / 6;
    expect(chanceOf(deaths.value, 3)).toBeCloseTo(all * 0.6, 12);
    expect(chanceOf(deaths.value, 1)).toBeCloseTo(first * 0.6, 12);
    expect(meanDeaths.value).toBeCloseTo(mean(deaths.value), 12);
    expect(targets[1]?.kill.value).toBeCloseTo(all * 0.6, 12);
    expect(deaths.value.weights.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12);
    // Two at 1″ stand anywhere: whether 2″ off reaches one of them, no table of distances can say.
    expect(whole).toBe(false);
    expect(grenadeOdds(grenadeOf()).whole).toBe(true);
  });

  it('BW-WEAP-11 put to its place it needs no roll; from a launcher it has the range of that weapon', () => {
    expect(landingsOf(grenadeOf({ way: 'placed' }))).toEqual([{ kind: 'on-target', inches: 0, chance: 1 }]);
    expect(issuesOf({ way: 'short-ranged', distance: 7 })).toEqual(['out-of-range distance 6']);
    expect(issuesOf({ way: 'short-ranged', distance: 7, height: 1 })).toEqual([]);
    expect(issuesOf({ way: 'long-ranged', distance: 12 })).toEqual([]);
    expect(issuesOf({ way: 'placed', distance: 40 })).toEqual([]);
  });

  it('many-grenade: checkGrenade reports everything at once', () => {
    expect(issuesOf({ skill: '1d', targets: [] })).toEqual([
      'no-target targets undefined',
      'notation skill undefined',
    ]);
  });
});

describe('the thrower himself', () => {
  const thrower = { armor: '4', bonusDice: 'decline' } as const;
  const himself = (more: Partial<GrenadeSetup>) => {
    const grenade = grenadeOf({ thrower, ...more });
    return grenade.thrower === undefined ? undefined : grenadeOdds(grenade).targets[grenade.thrower];
  };

  it('BWC-50 BW-WEAP-12 he stands in the blast when it drops at his feet: 1 in 6, and dies in 6 of 10 of these', () => {
    expect(himself({})?.reached.value).toBeCloseTo(1 / 6, 12);
    expect(himself({})?.kill.value).toBeCloseTo(0.1, 12);
    const grenade = grenadeOf({ thrower, distance: 5 });
    // 5 in 6 reach the one it is aimed at, 1 in 6 himself: somebody is there every time.
    const { enemies, own } = grenadeOdds(grenade);
    expect(chanceOf(enemies.deaths.value, 1)).toBeCloseTo(0.5, 12);
    expect(chanceOf(own.deaths.value, 1)).toBeCloseTo(0.1, 12);
    expect(chanceOf(grenadeOdds(grenadeOf({ distance: 5 })).enemies.deaths.value, 0)).toBeCloseTo(0.5, 12);
    const { outcome } = replayed(stepsOf(grenade), [faces(1), faces(5)]);
    expect(outcome).toMatchObject({ landed: { kind: 'at-feet' }, reached: [0, 1], dead: [0, 1] });
  });

  it('BW-WEAP-12 BWC-64 one roll for all binds both sides: enemies and own are counted apart', () => {
    const grenade = grenadeOf({
      way: 'placed',
      targets: [
        { ...one, count: 2 },
        { ...one, own: true },
      ],
    });
    const { enemies, own } = grenadeOdds(grenade);
    expect(chanceOf(enemies.deaths.value, 2)).toBeCloseTo(0.6, 12);
    expect(enemies.meanDeaths.value).toBeCloseTo(1.2, 12);
    expect(chanceOf(own.deaths.value, 1)).toBeCloseTo(0.6, 12);
    const end = { kind: 'blast', landed: { kind: 'on-target', inches: 0 }, reached: [2, 1] } as const;
    expect(blastLikelihood(grenade, { ...end, dead: [2, 1] })).toBeCloseTo(0.6, 12);
    expect(blastLikelihood(grenade, { ...end, dead: [2, 0] })).toBe(0);
  });

  it('BW-WEAP-12 his own Armor holds for him, and it is his own that is at fault', () => {
    expect(himself({ thrower: { ...thrower, armor: '10' } })?.kill.value).toBe(0);
    expect(issuesOf({ thrower: { armor: 'x' } })).toEqual(['notation thrower.armor undefined']);
  });

  it('BW-WEAP-12 what he throws at 1″ catches him wherever it hits, at 2″ unless a miss may spare him', () => {
    expect(himself({ distance: 1 })?.reached.value).toBeCloseTo(1 / 6 + (5 / 6) * (5 / 6), 12);
    expect(himself({ distance: 2 })?.reached.value).toBeCloseTo(1 / 6 + (5 / 6) * (4 / 6), 12);
    expect(himself({ distance: 3 })?.reached.value).toBeCloseTo(1 / 6, 12);
    expect(grenadeOdds(grenadeOf({ thrower, distance: 2 })).whole).toBe(false);
  });

  it('BW-WEAP-11 who puts it down has walked away, and at an unknown distance he is left out', () => {
    expect(himself({ way: 'placed' })).toBeUndefined();
    const { distance: _, ...unknown } = setupOf({ thrower });
    const checked = checkGrenade(unknown);
    expect(checked.ok && checked.value.thrower).toBeUndefined();
    expect(himself({ way: 'long-ranged', distance: 9 })?.reached.value).toBe(0);
  });
});

describe('an Explosive played step by step', () => {
  it('BW-DMG-03 a unit with pips loses one by a blast, and only who has his last is gone', () => {
    const grenade = grenadeOf({
      way: 'placed',
      targets: [
        { armor: '4', steps: 2, count: 2 },
        { armor: '4', steps: 1 },
      ],
    });
    const { outcome } = replayed(stepsOf(grenade), [faces(6)]);
    expect(outcome).toMatchObject({ dead: [2, 1], gone: [0, 1] });
    expect(grenadeOdds(grenade).targets[0]?.kill.reasons).toContainEqual({
      rule: 'BW-DMG-03',
      effect: 'takes-pip',
      amount: 4,
    });
    const plain = replayed(stepsOf(grenadeOf({ way: 'placed', targets: [one] })), [faces(6)]);
    expect(plain.outcome).not.toHaveProperty('gone');
  });

  it('BW-WEAP-12 each end is as likely as it is played, with the choices as the table made them', () => {
    const random = createSeededSource(29);
    const tries = deepOr(3000, 500);
    for (const way of ['thrown', 'long-ranged'] as const) {
      const grenade = grenadeOf({
        way,
        distance: 5,
        thrower: { armor: '1d6+2', bonusDice: 'decline' },
        targets: [one, { ...one, count: 2, distance: 1, own: way === 'thrown' }],
      });
      const ends = new Map<string, { share: number; chance: number }>();
      for (let attempt = 0; attempt < tries; attempt++) {
        const { outcome } = playOn(stepsOf(grenade), random);
        const { enemies, own } = deadOf(grenade, outcome);
        const key = JSON.stringify([outcome.landed, outcome.reached, enemies, own]);
        const known = ends.get(key);
        const chance = known?.chance ?? blastLikelihood(grenade, outcome);
        ends.set(key, { share: (known?.share ?? 0) + 1 / tries, chance });
      }
      let all = 0;
      for (const { share, chance } of ends.values()) {
        all += chance;
        const error = 4 * Math.sqrt((chance * (1 - chance)) / tries);
        expect(Math.abs(share - chance)).toBeLessThan(error + 1e-9);
      }
      expect(all).toBeGreaterThan(0.99);
      expect(all).toBeLessThan(1 + 1e-9);
    }
  });

  it('BW-RNG-03 a miss by 2: the defender says who of those near stands within 2″ of it', () => {
    const grenade = grenadeOf({ targets: [one, { ...one, count: 2, distance: 1 }, { ...one, distance: 9 }] });
    const moves = [faces(5), faces(1)];
    const { next, log } = replayed(stepsOf(grenade), moves);
    expect(log.map(({ purpose, result, inches }) => [purpose, result, inches])).toEqual([
      ['range', 'in-range', undefined],
      ['attack', 'critical-failure', 2],
    ]);
    expect(next).toMatchObject({ purpose: 'near', thing: 1, options: ['0', '1', '2'] });
    const end = replayed(stepsOf(grenade), [...moves, { option: '1' }, faces(5)]);
    const landed = { kind: 'missed', inches: 2 };
    expect(end.outcome).toEqual({ kind: 'blast', landed, reached: [1, 1, 0], dead: [1, 1, 0] });
  });

  it('BWC-50 all ones on the range drop it at the thrower’s feet', () => {
    const { log, outcome } = replayed(stepsOf(grenadeOf()), [faces(1)]);
    expect(log[0]).toMatchObject({ purpose: 'range', result: 'at-feet' });
    const landed = { kind: 'at-feet', inches: 6 };
    expect(outcome).toEqual({ kind: 'blast', landed, reached: [0], dead: [0] });
  });

  it('BWC-64 by a house rule each has a damage roll of its own', () => {
    const grenade = grenadeOf({
      way: 'placed',
      rules: { ...rules, blastRoll: 'for-each' },
      targets: [
        { ...one, count: 2 },
        { armor: '1d6', bonusDice: 'decline' },
      ],
    });
    const { outcome, log } = replayed(stepsOf(grenade), [faces(5, 4, 3), faces(4)]);
    expect(log.map(({ purpose, count }) => [purpose, count])).toEqual([
      ['damage', 3],
      ['armor', 2],
      ['armor', 1],
    ]);
    const landed = { kind: 'on-target', inches: 0 };
    expect(outcome).toEqual({ kind: 'blast', landed, reached: [2, 1], dead: [1, 0] });
  });

  it('BW-WEAP-12 random Explosives of any edition and house rules, played, agree with the odds within 4 standard errors', () => {
    const random = createSeededSource(23);
    const pick = picker(random);
    const tries = deepOr(400, 150);
    for (let run = 0; run < deepOr(40, 8); run++) {
      const bonusDice = pick(['take', 'decline'] as const);
      const grenade = grenadeOf({
        edition: anyEdition(random),
        rules: { ...rules, blastRoll: pick(['for-all', 'for-each'] as const) },
        way: pick(grenadeWays),
        skill: pick(['1d6', '1d6-1', '1d10']),
        distance: pick([3, 5, 6]),
        thrower: { armor: pick(['4', '1d6']), bonusDice },
        bonusDice,
        targets: [
          { armor: pick(['4', '1d6+2']), count: random(2), bonusDice },
          { armor: pick(['4', '2d6']), count: random(2), distance: pick([0, 1, 2]), own: random(2) === 1 },
        ],
      });
      const odds = grenadeOdds(grenade);
      const counted = { enemies: [0, 0, 0, 0, 0, 0], own: [0, 0, 0, 0, 0, 0] };
      for (let attempt = 0; attempt < tries; attempt++) {
        // The first option of who is near is nobody: the defender spares as many as he can.
        const { outcome, log, moves } = playOn(stepsOf(grenade), random);
        const dead = deadOf(grenade, outcome);
        for (const side of ['enemies', 'own'] as const) {
          counted[side][dead[side]] = (counted[side][dead[side]] ?? 0) + 1;
        }
        if (attempt === 0) expect(replayed(stepsOf(grenade), moves)).toEqual({ log, outcome });
      }
      for (const side of ['enemies', 'own'] as const) {
        counted[side].forEach((seen, dead) => {
          expect(fits(seen, tries, chanceOf(odds[side].deaths.value, dead))).toBe(true);
        });
      }
    }
  }, 60_000);
});

describe('laws of Explosives', () => {
  it('BW-WEAP-12 more Skill never spares anybody, more Armor never hurts', () => {
    const random = createSeededSource(31);
    const pick = picker(random);
    for (let run = 0; run < deepOr(40, 15); run++) {
      const more: Partial<GrenadeSetup> = {
        edition: anyEdition(random),
        way: pick(['thrown', 'long-ranged'] as const),
        skill: pick(['1d6', '1d6-2', '1d10']),
        skillModifier: pick([-1, 0, 2]),
        distance: pick([3, 5, 7]),
        targets: [one, { armor: '1d6+2', count: 2, distance: pick([0, 1]) }],
      };
      const dead = (changed: Partial<GrenadeSetup>) =>
        grenadeOdds(grenadeOf({ ...more, ...changed })).enemies.meanDeaths.value;
      const slack = 1e-10;
      expect(dead({ skillModifier: (more.skillModifier ?? 0) + 1 })).toBeGreaterThanOrEqual(dead({}) - slack);
      const harder = (more.targets ?? []).map((target) => ({ ...target, armor: `${target.armor}+1` }));
      expect(dead({ targets: harder })).toBeLessThanOrEqual(dead({}) + slack);
    }
  });
});
