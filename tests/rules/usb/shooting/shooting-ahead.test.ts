import { describe, expect, test } from 'vitest';
import type { Roll } from '../../../../src/rules/dice/roll.ts';
import { type UsbRules, usbOwnRules } from '../../../../src/rules/usb/house-rules.ts';
import { fates } from '../../../../src/rules/usb/morale/morale-odds.ts';
import { checkShooting } from '../../../../src/rules/usb/shooting/check-shooting.ts';
import { type ShootingSetup, shootingAt } from '../../../../src/rules/usb/shooting/shooting.ts';
import { shootingAhead } from '../../../../src/rules/usb/shooting/shooting-ahead.ts';
import { firingLine } from '../../../../src/rules/usb/shooting/shooting-line.ts';
import { type ShotsEnd, shootingOdds } from '../../../../src/rules/usb/shooting/shooting-odds.ts';
import type {
  ShootingEntry,
  ShootingMoment,
  ShootingOutcome,
} from '../../../../src/rules/usb/shooting/shooting-record.ts';
import { shootingSteps } from '../../../../src/rules/usb/shooting/shooting-steps.ts';
import { type Fighter, fresh } from '../../../../src/rules/usb/units/fighter.ts';
import type { UsbUnit } from '../../../../src/rules/usb/units/unit.ts';
import { deepOr } from '../../../support/deep.ts';
import {
  type Chances,
  differing,
  everyBeginning,
  facesOf,
  failuresOf,
} from '../../../support/samples/every-beginning.ts';
import { hero, machine, soldiers } from '../../../support/samples/usb-units.ts';

const blessed = ['blessed'] as const;

interface Description extends Partial<Omit<ShootingSetup, 'shooter' | 'target'>> {
  readonly shooter: UsbUnit;
  readonly target?: UsbUnit;
  readonly as?: Partial<Fighter>;
  readonly at?: Partial<Fighter>;
  readonly house?: Partial<UsbRules>;
}

const rifles = (models: number, change = {}) => soldiers({ models, ranged: 'small-arms', ...change });

const fights: Readonly<Record<string, Description>> = {
  'USB-SHOOT-03 two rifles': { shooter: rifles(2) },
  'USB-FORM-05 a hidden target': { shooter: rifles(1), at: { formation: 'hide' } },
  'USB-FORM-05 a hero who may bend the die that finds': {
    shooter: hero('aspiring', { ranged: 'small-arms' }),
    target: soldiers({ models: 1 }),
    at: { formation: 'hide' },
    luck: 2,
    house: { luckOnOne: 'oneFails' },
  },
  'USB-PP-02 a hero who may bend what misses': {
    shooter: hero('aspiring', { ranged: 'small-arms' }),
    target: soldiers({ models: 1 }),
    luck: 2,
  },
  'USB-REACT-03 fire at a charger': { shooter: rifles(2), target: soldiers({ models: 3 }), kind: 'reaction' },
  'USB-WOUND-03 a huge gun': { shooter: machine({ growth: 2, equipment: ['huge-arms'] }) },
  'USB-A-18 a large gun, each hit on one model': {
    shooter: machine({ growth: 2, equipment: ['large-arms'] }),
    house: { d3Overflow: 'perModel' },
  },
  'USB-SHOOT-10 rifles and a special weapon': {
    shooter: rifles(2, { specials: 1 }),
    house: { d3Overflow: 'perModel' },
    target: soldiers({ models: 2, type: 'heavy' }),
  },
  'USB-SPEC-08 blessed on both sides': {
    shooter: rifles(2, { specialisations: blessed }),
    blessed: true,
    target: soldiers({ models: 2, specialisations: blessed }),
    targetBlessed: 'saves',
  },
  'USB-SPEC-08 blessed with two weapons: one is planned, either may be': {
    shooter: rifles(2, { specials: 1, specialisations: blessed }),
    blessed: true,
    target: soldiers({ models: 1, specialisations: blessed }),
    targetBlessed: 'saves',
  },
  'USB-SPEC-08 a blessed morale test': {
    shooter: rifles(2),
    target: soldiers({ models: 3, specialisations: blessed }),
    targetBlessed: 'morale',
  },
  'USB-MOR-09 an unbreakable target': {
    shooter: rifles(2),
    target: soldiers({ models: 3, tough: 5, specialisations: ['unbreakable'] }),
    house: { unbreakable: 'allFailures' },
  },
  'USB-HERO-02 a hero in the target': {
    shooter: rifles(2),
    target: soldiers({ models: 1 }),
    at: { joined: { unit: hero('hero'), lost: 0 } },
  },
};

function setupOf({
  as,
  at,
  shooter,
  target = soldiers({ models: 2, type: 'heavy' }),
  house: _,
  ...change
}: Description) {
  const setup: ShootingSetup = shootingAt({ ...fresh(shooter), ...as }, { ...fresh(target), ...at });
  return { ...setup, ...change };
}

/** Blessed is used in the roll that gains most, once; morale always. */
function asPlanned(setup: ShootingSetup, rules: UsbRules) {
  const { pools } = firingLine(setup, rules);
  return ({ purpose, weapon, of, options }: ShootingMoment & { readonly options: readonly string[] }) => {
    const isPlanned = (roll: 'hit' | 'save') =>
      purpose === `${roll}-again` &&
      pools.some((pool) => pool[roll]?.reroll === 'fails' && pool.weapon === weapon && pool.of === of);
    const again = purpose === 'morale-again' || isPlanned('hit') || isPlanned('save');
    return options.find((option) => option === (again ? 'again' : 'keep')) ?? '';
  };
}

const counted = ({ fate, models, points }: ShootingOutcome) => [fate, `models ${models}`, `points ${points}`];

/** The figures of the odds by the names of what they are of. */
function figures({ fates: chances, allModels, points }: ShotsEnd): Map<string, number> {
  const shown = new Map<string, number>(fates.map((fate) => [fate, chances[fate]]));
  allModels.weights.forEach((chance, at) => void shown.set(`models ${allModels.min + at}`, chance));
  points.weights.forEach((chance, at) => void shown.set(`points ${points.min + at}`, chance));
  return shown;
}

/** What is wrong with the odds; nothing where all is well. */
function wrongIn(odds: ShotsEnd, chances: Chances): readonly string[] {
  const all = fates.reduce((sum, fate) => sum + odds.fates[fate], 0);
  return [...differing(figures(odds), chances), ...(Math.abs(all - 1) < 1e-9 ? [] : [`${all} in all`])];
}

/** Only the number of successes goes on; with Power points to spend, and of wounds and morale, the faces do. */
function goesOnAs({ luck }: ShootingSetup) {
  return (roll: Roll, { purpose }: ShootingMoment) => {
    if (purpose === 'wounds' || purpose.startsWith('morale')) return facesOf(roll);
    return luck > 0 ? failuresOf(roll) : `${roll.total}`;
  };
}

describe('rules/usb/shooting/shooting-ahead: the odds of a shooting after each of its rolls against every face that may follow', () => {
  test.each(Object.entries(fights))('%s', (_, shown) => {
    const setup = setupOf(shown);
    const rules = { ...usbOwnRules, ...shown.house };
    expect(checkShooting(setup, rules)).toMatchObject({ ok: true });
    let seen = 0;
    let chosen = 0;
    const wrong: unknown[] = [];
    everyBeginning<ShootingMoment, ShootingEntry, ShootingOutcome>({
      begin: (log) => shootingSteps(setup, rules, log),
      choose: asPlanned(setup, rules),
      counted,
      alike: goesOnAs(setup),
      see(moves, chances, options) {
        seen++;
        if (options) chosen++;
        // Every early beginning, and some of the many late ones.
        if (moves.length > 2 && seen % deepOr(1, 7) !== 0) return;
        const ahead = shootingAhead(setup, rules, moves);
        if (!ahead) throw new Error('the moves fit');
        const { odds, options: offered = {} } = ahead;
        const found = wrongIn(odds, chances);
        if (Object.keys(offered).join() !== Object.keys(options ?? {}).join()) wrong.push([moves, offered]);
        const inOptions = Object.entries(options ?? {}).flatMap(([option, of]) => {
          const own = offered[option];
          return own ? wrongIn(own, of) : [];
        });
        if (found.length + inOptions.length > 0) wrong.push([moves, found, inOptions]);
      },
    });
    expect(wrong).toEqual([]);
    expect(seen).toBeGreaterThan(10);
    expect(chosen > 0).toBe(setup.luck > 0 || setup.blessed || setup.targetBlessed !== 'none');
  });

  test('rules/usb/shooting/shooting-ahead: before the first roll they are those of the screen', () => {
    for (const shown of Object.values(fights)) {
      const setup = setupOf(shown);
      const rules = { ...usbOwnRules, ...shown.house };
      const {
        pools: _,
        silent: __,
        halvedFrom: ___,
        hits: ____,
        unsaved: _____,
        ...ends
      } = shootingOdds(setup, rules);
      const { odds } = shootingAhead(setup, rules, []) ?? {};
      expect(odds?.fates).toEqual(
        Object.fromEntries(fates.map((fate) => [fate, expect.closeTo(ends.fates[fate], 12)])),
      );
      expect(odds?.broken ?? 0).toBeCloseTo(ends.broken ?? 0, 12);
      expect(odds?.found).toBe(ends.found);
    }
  });

  test('rules/usb/shooting/shooting-ahead: moves that do not fit have no odds', () => {
    expect(shootingAhead(setupOf({ shooter: rifles(2) }), usbOwnRules, [{ option: 'keep' }])).toBeUndefined();
  });
});
