import { describe, expect, test } from 'vitest';
import { mean } from '../../../../src/rules/dice/distribution.ts';
import { createSeededSource } from '../../../../src/rules/dice/random.ts';
import type { Roll } from '../../../../src/rules/dice/roll.ts';
import { formations, terrains } from '../../../../src/rules/usb/circumstances.ts';
import {
  type UsbRules,
  usbHouseRuleIds,
  usbOwnRules,
  usbValuesOf,
} from '../../../../src/rules/usb/house-rules.ts';
import { type Fate, fates } from '../../../../src/rules/usb/morale/morale-odds.ts';
import { checkShooting } from '../../../../src/rules/usb/shooting/check-shooting.ts';
import { type ShootingSetup, shootingAt, shotKinds } from '../../../../src/rules/usb/shooting/shooting.ts';
import { firingLine } from '../../../../src/rules/usb/shooting/shooting-line.ts';
import { type ShootingOdds, shootingOdds } from '../../../../src/rules/usb/shooting/shooting-odds.ts';
import {
  type ShootingEntry,
  type ShootingMoment,
  type ShootingOutcome,
  shootingLikelihood,
} from '../../../../src/rules/usb/shooting/shooting-record.ts';
import { shootingSteps } from '../../../../src/rules/usb/shooting/shooting-steps.ts';
import { checkUnit } from '../../../../src/rules/usb/units/check-unit.ts';
import { type Fighter, fresh } from '../../../../src/rules/usb/units/fighter.ts';
import type { UsbUnit } from '../../../../src/rules/usb/units/unit.ts';
import { deepOr, deepOrEach } from '../../../support/deep.ts';
import { everyEnd, playOut } from '../../../support/play/play-out.ts';
import { facesOf } from '../../../support/samples/every-beginning.ts';
import {
  hero,
  machine,
  type Pick,
  picker,
  randomUnit,
  soldiers,
} from '../../../support/samples/usb-units.ts';

const rules = usbOwnRules;
const log = (): ShootingEntry[] => [];

/** Uses what makes a roll again where the odds use it: in the roll that gains most. */
function asTheOdds(setup: ShootingSetup, by: UsbRules) {
  const { pools } = firingLine(setup, by);
  const hit = pools.find((pool) => pool.hit?.reroll === 'fails');
  const save = pools.find((pool) => pool.save.reroll === 'fails');
  return ({ purpose, weapon, of, options }: ShootingMoment & { readonly options: readonly string[] }) => {
    const of_ = (pool: typeof hit) => pool?.weapon === weapon && pool?.of === of;
    const again =
      purpose === 'morale-again' ||
      (purpose === 'hit-again' && of_(hit)) ||
      (purpose === 'save-again' && of_(save));
    return options.find((option) => option === (again ? 'again' : 'keep')) ?? '';
  };
}

/** Only the number of successes goes on; of wounds and of morale the faces do. */
const goesOnAs = (roll: Roll, { purpose }: ShootingMoment) =>
  purpose === 'wounds' || purpose.startsWith('morale') ? facesOf(roll) : `${roll.total}`;

function byEnumeration(setup: ShootingSetup, by: UsbRules) {
  const ends = everyEnd(() => shootingSteps(setup, by, log()), asTheOdds(setup, by), goesOnAs);
  const fateSums: Record<Fate, number> = { steady: 0, shaken: 0, panicked: 0, destroyed: 0, wiped: 0 };
  let models = 0;
  let points = 0;
  for (const { value, chance } of ends) {
    fateSums[value.fate] += chance;
    models += chance * value.models;
    points += chance * value.points;
  }
  return { fates: fateSums, models, points };
}

const blessed = ['blessed'] as const;
/** Units, how they stand, and what else is said of a shooting. */
interface Description extends Partial<Omit<ShootingSetup, 'shooter' | 'target'>> {
  readonly shooter: UsbUnit;
  readonly target?: UsbUnit;
  readonly as?: Partial<Fighter>;
  readonly at?: Partial<Fighter>;
}

const small: readonly (readonly [string, Description, Partial<UsbRules>])[] = [
  ['two rifles', { shooter: soldiers({ models: 2, ranged: 'small-arms' }) }, {}],
  [
    'a hidden target',
    { shooter: soldiers({ models: 1, ranged: 'automatic' }), at: { formation: 'hide' } },
    {},
  ],
  ['six, then six', { shooter: soldiers({ models: 1, hit: 5, ranged: 'automatic' }), as: { fights: 2 } }, {}],
  ['a huge gun', { shooter: machine({ growth: 2, equipment: ['huge-arms'] }) }, {}],
  ['a huge gun', { shooter: machine({ growth: 2, equipment: ['huge-arms'] }) }, { d3Overflow: 'perModel' }],
  ['a large gun and a pistol', { shooter: machine({ growth: 2, equipment: ['large-arms'] }) }, {}],
  [
    'blessed on both sides',
    {
      shooter: soldiers({ models: 1, ranged: 'small-arms', specialisations: blessed }),
      blessed: true,
      target: soldiers({ models: 2, specialisations: blessed }),
      targetBlessed: 'saves',
    },
    {},
  ],
  [
    'a blessed morale test',
    {
      shooter: soldiers({ models: 2, ranged: 'small-arms' }),
      target: soldiers({ models: 3, specialisations: blessed }),
      targetBlessed: 'morale',
    },
    {},
  ],
  [
    'an unbreakable target',
    {
      shooter: soldiers({ models: 2, ranged: 'small-arms' }),
      target: soldiers({ models: 3, tough: 5, specialisations: ['unbreakable'] }),
    },
    {},
  ],
  [
    'an unbreakable target',
    {
      shooter: soldiers({ models: 2, ranged: 'small-arms' }),
      target: soldiers({ models: 3, tough: 5, specialisations: ['unbreakable'] }),
    },
    { unbreakable: 'allFailures' },
  ],
  [
    'a hero in the target',
    {
      shooter: soldiers({ models: 2, ranged: 'small-arms' }),
      target: soldiers({ models: 1 }),
      at: { joined: { unit: hero('hero'), lost: 0 } },
    },
    {},
  ],
];

function setupOf({
  as,
  at,
  shooter,
  target = soldiers({ models: 2, type: 'heavy' }),
  ...change
}: Description) {
  const setup = shootingAt({ ...fresh(shooter), ...as }, { ...fresh(target), ...at });
  return { ...setup, ...change };
}

describe('USB-SHOOT-07 the odds of a shooting against every face of every die', () => {
  test.each(small)('USB-SHOOT-07 %s %#', (_, change, house) => {
    const by = { ...rules, ...house };
    const setup = setupOf(change);
    expect(checkShooting(setup, by)).toMatchObject({ ok: true });
    const odds = shootingOdds(setup, by);
    const slow = byEnumeration(setup, by);
    for (const fate of fates) expect(odds.fates[fate], fate).toBeCloseTo(slow.fates[fate], 11);
    expect(mean(odds.allModels)).toBeCloseTo(slow.models, 11);
    expect(mean(odds.points)).toBeCloseTo(slow.points, 11);
  });

  test('USB-SHOOT-07 the likelihoods of all ends add up to 1', () => {
    const odds = shootingOdds(setupOf({ shooter: soldiers({ models: 3, ranged: 'small-arms' }) }), rules);
    const seen = new Map<string, ShootingOutcome>();
    for (const { allModels: models, fate, points } of odds.ends)
      seen.set(`${models} ${fate}`, { found: true, points, models, fate });
    const sum = [...seen.values()].reduce((all, outcome) => all + shootingLikelihood(odds, outcome), 0);
    expect(sum).toBeCloseTo(1, 12);
  });
});

function one<Value>(pick: Pick, values: readonly Value[]): Value {
  return values[pick(values.length)] as Value;
}

function randomFighter(pick: Pick): Fighter {
  for (;;) {
    const checked = checkUnit(randomUnit(pick), { smallGrowthSlots: 1 });
    if (!checked.ok) continue;
    const fighter = fresh(checked.value);
    const joins = checked.value.kind === 'line' && pick(4) === 0;
    return {
      ...fighter,
      models: Math.max(1, fighter.models - pick(4)),
      formation: one(pick, formations),
      terrain: one(pick, terrains),
      entrenched: pick(3) === 0,
      state: one(pick, ['steady', 'steady', 'shaken', 'panicked'] as const),
      activated: pick(4) === 0,
      fights: pick(3) === 0 ? 1 : 0,
      ...(joins && { joined: { unit: hero('daredevil', { ranged: 'small-arms' }), lost: pick(2) } }),
    };
  }
}

function randomRules(pick: Pick): UsbRules {
  const changed = usbHouseRuleIds.map((id) => [id, one<unknown>(pick, usbValuesOf(id))]);
  return { ...usbOwnRules, ...Object.fromEntries(changed) };
}

/** Any shooting that is allowed, under any house rules. */
function randomShooting(seed: number): { readonly setup: ShootingSetup; readonly by: UsbRules } {
  const pick = picker(seed);
  for (;;) {
    const shooter = randomFighter(pick);
    const by = randomRules(pick);
    const setup: ShootingSetup = {
      ...shootingAt(shooter, randomFighter(pick)),
      kind: one(pick, shotKinds),
      distance: 3 + pick(20),
      inTransport: pick(8) === 0,
      perfect: pick(3) === 0,
      again: pick(4) === 0 ? 1 : 0,
      blessed: pick(3) === 0,
      targetBlessed: one(pick, ['none', 'none', 'saves', 'morale'] as const),
    };
    if (checkShooting(setup, by).ok) return { setup, by };
  }
}

const plays = deepOr(600, 200);

/** How far a mean of so many plays may be from what is expected: four standard errors. */
function near(found: number, expected: number, variance: number): boolean {
  return Math.abs(found - expected) <= 4 * Math.sqrt(Math.max(variance, 1e-9) / plays) + 1e-9;
}

const varianceOf = ({ min, weights }: ShootingOdds['points'], centre: number) =>
  weights.reduce((sum, chance, at) => sum + chance * (min + at - centre) ** 2, 0);

describe('USB-SHOOT-07 random shootings rolled out', () => {
  test.each(
    deepOrEach(
      3,
      Array.from({ length: 40 }, (_, seed) => seed + 1),
    ),
  )('USB-SHOOT-07 shooting %i is within 4 standard errors of its odds', (seed) => {
    const { setup, by } = randomShooting(seed);
    const odds = shootingOdds(setup, by);
    const random = createSeededSource(seed);
    const choose = asTheOdds(setup, by);
    const ends = Array.from({ length: plays }, () =>
      playOut(shootingSteps(setup, by, log()), random, choose),
    );
    const meanOf = (of: (end: ShootingOutcome) => number) =>
      ends.reduce((sum, end) => sum + of(end), 0) / plays;
    const points = mean(odds.points);
    expect(
      near(
        meanOf((end) => end.points),
        points,
        varianceOf(odds.points, points),
      ),
    ).toBe(true);
    const models = mean(odds.allModels);
    expect(
      near(
        meanOf((end) => end.models),
        models,
        varianceOf(odds.allModels, models),
      ),
    ).toBe(true);
    for (const fate of fates) {
      const chance = odds.fates[fate];
      const share = meanOf((end) => (end.fate === fate ? 1 : 0));
      expect(near(share, chance, chance * (1 - chance)), `${fate} ${share} ${chance}`).toBe(true);
    }
  });

  test.each(
    deepOrEach(
      3,
      Array.from({ length: 60 }, (_, seed) => seed + 101),
    ),
  )('USB-SHOOT-06 in shooting %i better values never hurt their owner, and all odds add up to 1', (seed) => {
    const { setup, by } = randomShooting(seed);
    const odds = shootingOdds(setup, by);
    for (const { weights } of [odds.hits, odds.unsaved, odds.points, odds.models, odds.allModels])
      expect(weights.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 10);
    expect(fates.reduce((sum, fate) => sum + odds.fates[fate], 0)).toBeCloseTo(1, 10);
    const better = (fighter: Fighter, stat: 'hit' | 'tough'): Fighter => {
      const value = fighter.unit[stat];
      return value === 3
        ? fighter
        : { ...fighter, unit: { ...fighter.unit, [stat]: value - 1 } as Fighter['unit'] };
    };
    const sharper = shootingOdds({ ...setup, shooter: better(setup.shooter, 'hit') }, by);
    expect(mean(sharper.points)).toBeGreaterThanOrEqual(mean(odds.points) - 1e-12);
    const harder = shootingOdds({ ...setup, target: better(setup.target, 'tough') }, by);
    expect(mean(harder.points)).toBeLessThanOrEqual(mean(odds.points) + 1e-12);
    expect(harder.fates.steady).toBeGreaterThanOrEqual(odds.fates.steady - 1e-12);
  });
});

describe('USB-PP-02 Bend of Luck', () => {
  const led = { ...fresh(hero('legend', { ranged: 'small-arms' })), terrain: 'difficult' } as const;
  const setup: ShootingSetup = { ...shootingAt(led, fresh(soldiers({ models: 4 }))), luck: 3 };
  const asked = (by: UsbRules, faces: readonly number[]) => {
    const steps = shootingSteps(setup, by, log());
    steps.next();
    const step = steps.next({ ...rolled(faces), total: faces.filter((face) => face >= 3).length });
    return step.done || !('options' in step.value) ? [] : step.value.options;
  };
  const rolled = (faces: readonly number[]) => ({
    expression: { groups: [], constant: 0 },
    rules: { bonus: 'none', floor: true } as const,
    dice: faces.map((face) => ({ sides: 6, face, group: 0, success: face >= 3 })),
    sum: 0,
    total: 0,
    floored: false,
    allOnes: false,
    bonusDice: 0,
    typed: true,
  });

  test('USB-PP-02 the cheapest miss of the hero is offered first', () => {
    expect(asked(rules, [2, 1, 5])).toEqual(['bend-1', 'keep']);
    expect(asked(rules, [1, 1, 5])).toEqual(['bend-2', 'keep']);
    expect(asked(rules, [3, 4, 5])).toEqual([]);
  });

  test('USB-HERO-02 in the activation that he shares the dice of his unit too, and the search for a hidden target', () => {
    const unit = soldiers({ models: 2, ranged: 'small-arms' });
    const joined = { unit: hero('aspiring'), lost: 0 };
    const hidden = { ...fresh(soldiers({ models: 4 })), formation: 'hide' } as const;
    const of: ShootingSetup = { ...shootingAt({ ...fresh(unit), joined }, hidden), luck: 2 };
    const steps = shootingSteps(of, rules, log());
    steps.next();
    const offered = steps.next({ ...rolled([2]), total: 0 });
    expect(offered.value).toMatchObject({ purpose: 'bend', options: ['bend-2', 'keep'] });
    const found = shootingSteps({ ...of, target: fresh(soldiers({ models: 4 })) }, rules, log());
    found.next();
    const hit = found.next({ ...rolled([4, 2]), total: 1 });
    expect(hit.value).toMatchObject({ purpose: 'bend', of: 'soldiers' });
  });

  test('USB-A-28 the switch lets no rolled 1 be bent', () => {
    expect(asked({ ...rules, luckOnOne: 'oneFails' }, [1, 1, 5])).toEqual([]);
  });
});
