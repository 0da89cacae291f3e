import { describe, expect, test } from 'vitest';
import { mean } from '../../../../src/rules/dice/distribution.ts';
import { rollFromFaces } from '../../../../src/rules/dice/roll.ts';
import { type UsbRules, usbOwnRules } from '../../../../src/rules/usb/house-rules.ts';
import { isNearest } from '../../../../src/rules/usb/nearness.ts';
import {
  checkShooting,
  type ShootingIssueCode,
  shootingIssues,
} from '../../../../src/rules/usb/shooting/check-shooting.ts';
import { type ShootingSetup, shootingAt } from '../../../../src/rules/usb/shooting/shooting.ts';
import { firingLine } from '../../../../src/rules/usb/shooting/shooting-line.ts';
import { shootingOdds } from '../../../../src/rules/usb/shooting/shooting-odds.ts';
import { shootingSteps } from '../../../../src/rules/usb/shooting/shooting-steps.ts';
import { effectiveTarget } from '../../../../src/rules/usb/test/test.ts';
import { type Fighter, fresh } from '../../../../src/rules/usb/units/fighter.ts';
import type { UsbUnit } from '../../../../src/rules/usb/units/unit.ts';
import { hero, machine, soldiers } from '../../../support/samples/usb-units.ts';

const rules = usbOwnRules;
const riflemen = fresh(soldiers({ models: 10, ranged: 'small-arms' }));
const targets = fresh(soldiers({ models: 10 }));

const shot = (shooter: UsbUnit | Fighter, change: Partial<ShootingSetup> = {}): ShootingSetup => ({
  ...shootingAt('unit' in shooter ? shooter : fresh(shooter), targets),
  ...change,
});

const dice = (setup: ShootingSetup, by: UsbRules = rules) =>
  firingLine(setup, by).pools.map((pool) => `${pool.of} ${pool.weapon} ${pool.dice}`);

describe('USB-SHOOT-03 who fires how many dice', () => {
  test('USB-SHOOT-10 special weapons are a pool of their own', () => {
    const mixed = soldiers({ models: 5, ranged: 'light-arms', specials: 2 });
    expect(dice(shot(mixed))).toEqual(['soldiers light-arms 3', 'soldiers special 6']);
  });

  test('USB-SHOOT-04 a machine fires all its weapons, each with all its Initiative', () => {
    const tank = machine({ growth: 6, equipment: ['huge-arms', 'automatic', 'automatic', 'really-heavy'] });
    expect(dice(shot(tank))).toEqual(['machine huge-arms 6', 'machine automatic 12', 'machine automatic 12']);
    expect(dice(shot(tank), { ...rules, growthModel: 'F1' })).toEqual([
      'machine huge-arms 7',
      'machine automatic 14',
      'machine automatic 14',
    ]);
  });

  test('USB-SHOOT-01 weapons that do not reach stay silent', () => {
    const mixed = soldiers({ models: 5, ranged: 'light-arms', specials: 2 });
    const line = firingLine(shot(mixed, { distance: 20 }), rules);
    expect(line.pools.map(({ weapon }) => weapon)).toEqual(['special']);
    expect(line.silent).toEqual([{ weapon: 'light-arms', of: 'soldiers', why: 'out-of-range' }]);
  });

  test('USB-SHOOT-02 only models that see fire; the special weapons are the last who do not', () => {
    const mixed = soldiers({ models: 5, ranged: 'light-arms', specials: 2 });
    expect(dice(shot(mixed, { seeing: 3 }))).toEqual(['soldiers light-arms 1', 'soldiers special 6']);
    const led: Fighter = {
      ...fresh(mixed),
      joined: { unit: hero('hero', { ranged: 'automatic' }), lost: 0 },
    };
    expect(dice(shot(led, { seeing: 2 }))).toEqual(['soldiers special 3', 'hero automatic 6']);
    expect(firingLine(shot(mixed, { seeing: 2 }), rules).silent).toEqual([
      { weapon: 'light-arms', of: 'soldiers', why: 'unseen' },
    ]);
  });

  const halves = [
    ['DI-16', soldiers({ models: 10, ranged: 'small-arms' }), 5],
    ['DI-17', soldiers({ models: 5, ranged: 'automatic' }), 5],
    ['DI-18', soldiers({ models: 1, ranged: 'small-arms' }), 1],
  ] as const;
  test.each(halves)('%s half the dice from a transport', (_, unit, thrown) => {
    const line = firingLine(shot(unit, { inTransport: true }), rules);
    expect(line.pools.reduce((sum, pool) => sum + pool.dice, 0)).toBe(thrown);
  });

  test('USB-A-16 half of all dice together, the odd die to the hardest weapon', () => {
    const mixed = soldiers({ models: 4, ranged: 'small-arms', specials: 1 });
    expect(dice(shot(mixed, { inTransport: true }))).toEqual(['soldiers small-arms 1', 'soldiers special 2']);
  });
});

const faces = (setup: ShootingSetup, by: UsbRules = rules) => {
  const [pool] = firingLine(setup, by).pools;
  if (!pool?.hit) throw new Error('nobody fires');
  return [effectiveTarget(pool.hit).value, effectiveTarget(pool.save).value];
};

const with_ = (fighter: Fighter, part: Partial<Fighter>): Fighter => ({ ...fighter, ...part });

describe('USB-SHOOT-06 the faces needed', () => {
  const regular = shot(riflemen);
  const veteran = shot(soldiers({ hit: 3, ranged: 'small-arms' }));
  const rookie = shot(soldiers({ hit: 5, ranged: 'small-arms' }));
  const inCover = with_(targets, { terrain: 'screen' });
  const hits: readonly (readonly [string, ShootingSetup, number])[] = [
    ['TE-18', { ...regular, kind: 'aimed' }, 3],
    ['TE-19', { ...veteran, shooter: with_(veteran.shooter, { terrain: 'screen' }), kind: 'aimed' }, 2],
    ['TE-20', { ...regular, kind: 'aimed', target: inCover }, 4],
    ['TE-27', { ...regular, shooter: with_(regular.shooter, { activated: true, fights: 2 }) }, 7],
    ['TE-28', { ...rookie, shooter: with_(rookie.shooter, { activated: true, fights: 2 }) }, 8],
    [
      'TE-29',
      {
        ...shot(machine({ growth: 1, equipment: ['large-arms'] }), { indirect: true }),
        target: fresh(soldiers({ specialisations: ['camouflage'] })),
      },
      6,
    ],
  ];
  test.each(hits)('%s to hit', (_, setup, face) => {
    expect(faces(setup)[0]).toBe(face);
  });

  const special = (tough: 3 | 4 | 5): ShootingSetup => ({
    ...shot(soldiers({ models: 1, ranged: 'small-arms', specials: 1 })),
    target: fresh(soldiers({ tough })),
  });
  const huge = (tough: 3 | 4): ShootingSetup => ({
    ...shot(machine({ growth: 1, equipment: ['huge-arms'] })),
    target: fresh(soldiers({ tough })),
  });
  const light = shot(soldiers({ ranged: 'light-arms' }));
  const against = (part: Partial<Fighter>): ShootingSetup => ({ ...light, target: with_(targets, part) });
  const saves: readonly (readonly [string, ShootingSetup, number])[] = [
    ['TE-21', special(5), 7],
    ['TE-22', special(4), 6],
    ['TE-23', special(3), 5],
    ['TE-24', huge(3), 6],
    ['TE-25', huge(4), 7],
    ['TE-26', { ...special(4), target: with_(targets, { terrain: 'ruins' }) }, 4],
    ['TE-30', against({ entrenched: true }), 3],
    ['TE-31', against({ formation: 'column' }), 5],
    ['TE-32', against({ formation: 'phalanx' }), 3],
    ['TE-33', { ...against({ formation: 'phalanx' }), flank: true }, 5],
  ];
  test.each(saves)('%s to save', (_, setup, face) => {
    expect(faces(setup)[1]).toBe(face);
  });

  test('USB-A-06 the switch makes ruins one better, not two', () => {
    const inRuins = against({ terrain: 'ruins' });
    expect(faces(inRuins)[1]).toBe(2);
    expect(faces(inRuins, { ...rules, ruinsStack: 1 })[1]).toBe(3);
  });

  test('USB-A-05 the switch counts the fight in hand as tiring', () => {
    expect(faces(regular)[0]).toBe(4);
    expect(faces(regular, { ...rules, fatigue: 'inclusive' })[0]).toBe(5);
  });

  test('USB-MOR-06 a panicked unit that reacts hits only on 6', () => {
    const panicked = with_(regular.shooter, { state: 'panicked' });
    expect(faces({ ...regular, shooter: panicked, kind: 'reaction' })[0]).toBe(6);
  });

  test('USB-SPEC-05 who answers a charge of engineers has nothing of its forest', () => {
    const wood = { terrain: 'forest', activated: true } as const;
    const sappers = fresh(soldiers({ specialisations: ['engineers'] }));
    const answer = (target: Fighter, activated: boolean) =>
      shot(with_(riflemen, { ...wood, activated }), { kind: 'reaction', target });
    expect(codes(answer(targets, true))).toEqual([]);
    expect(codes(answer(sappers, true))).toEqual(['reaction-activated']);
    const hits = (target: Fighter) =>
      firingLine(answer(target, false), rules).pools.map(({ hit }) => hit?.modifier);
    expect([...hits(targets), ...hits(sappers)]).toEqual([1, 0]);
  });

  test('USB-SPEC-05 engineers find neither cover nor entrenchment by terrain', () => {
    const sappers = shot(soldiers({ ranged: 'light-arms', specialisations: ['engineers'] }), {
      target: with_(targets, { terrain: 'ruins' }),
    });
    expect(faces(sappers)).toEqual([4, 4]);
  });
});

const codes = (setup: ShootingSetup, by: UsbRules = rules): readonly ShootingIssueCode[] =>
  shootingIssues(setup, by).map(({ code }) => code);

describe('USB-SHOOT-05 what may be shot at', () => {
  const own = shot(riflemen);
  const hidden = with_(targets, { formation: 'hide' });
  const gun = shot(machine({ growth: 0, equipment: ['large-arms'] }));
  const rows: readonly (readonly [string, ShootingSetup, readonly ShootingIssueCode[]])[] = [
    ['USB-SHOOT-05 a plain shot', own, []],
    ['USB-SHOOT-04 unarmed', shot(soldiers()), ['no-ranged']],
    ['USB-SHOOT-01 too far', { ...own, distance: 25 }, ['out-of-range']],
    ['USB-SHOOT-01 at the edge', { ...own, distance: 24 }, []],
    ['USB-SHOOT-02 nobody sees', { ...own, seeing: 0 }, ['nobody-sees']],
    ['USB-SHOOT-05 not the nearest', { ...own, nearness: 'farther' }, ['not-nearest']],
    [
      'USB-SHOOT-05 a hero shoots at anybody',
      shot(hero('hero', { ranged: 'small-arms' }), { nearness: 'farther' }),
      [],
    ],
    [
      'USB-FORM-05 hidden and not the nearest',
      { ...own, target: hidden, nearness: 'farther' },
      ['hidden-not-nearest'],
    ],
    ['USB-MOR-06 panicked', { ...own, shooter: with_(riflemen, { state: 'panicked' }) }, ['panicked']],
    ['USB-SHOOT-08 soldiers must see', { ...own, indirect: true }, ['indirect-machines']],
    ['USB-SHOOT-08 nobody spots', { ...gun, indirect: true, spotted: false }, ['indirect-unspotted']],
    ['USB-SHOOT-08 a gun that sees nobody', { ...gun, indirect: true, seeing: 0 }, []],
    ['USB-A-37 nobody shoots into a fight', { ...own, engaged: true }, ['engaged']],
    [
      'USB-FORM-05 who charges is hidden no longer',
      { ...own, target: hidden, kind: 'reaction', nearness: 'farther' },
      [],
    ],
    [
      'USB-PP-01 only in his own activation',
      shot(hero('hero', { ranged: 'small-arms' }), { kind: 'reaction', perfect: true }),
      ['power-reaction'],
    ],
    ['USB-PP-06 False Flag', { ...own, falseFlag: true }, ['false-flag']],
    [
      'USB-TRANS-01 riders do not ride along',
      shot(soldiers({ type: 'riders', ranged: 'automatic' }), { inTransport: true }),
      ['transport-kind'],
    ],
    ['USB-PP-01 no hero', { ...own, perfect: true }, ['no-hero']],
    [
      'USB-PP-01 more points than there are',
      shot(hero('aspiring', { ranged: 'small-arms' }), { perfect: true, again: 2 }),
      ['power-over'],
    ],
    [
      'USB-SPEC-08 not blessed',
      { ...own, blessed: true, targetBlessed: 'saves' },
      ['not-blessed', 'target-not-blessed'],
    ],
    ['USB-FORM-04 no phalanx', { ...own, flank: true }, ['flank-no-phalanx']],
    ['USB-REACT-02 too near to react', { ...own, kind: 'reaction', distance: 5 }, ['reaction-near']],
    [
      'USB-REACT-02 entrenched fire at any distance',
      {
        ...own,
        kind: 'reaction',
        distance: 5,
        shooter: with_(riflemen, { entrenched: true, activated: true }),
      },
      [],
    ],
    [
      'USB-REACT-01 activated',
      { ...own, kind: 'reaction', shooter: with_(riflemen, { activated: true }) },
      ['reaction-activated'],
    ],
  ];
  test.each(rows)('%s', (_, setup, wanted) => {
    expect(codes(setup)).toEqual(wanted);
    expect(checkShooting(setup, rules).ok).toBe(wanted.length === 0);
  });

  test('USB-A-03 the switch decides whether an unseen enemy bars the shot', () => {
    const setup = { ...own, nearness: 'nearer-unseen' } as const;
    expect(codes(setup)).toEqual([]);
    expect(codes(setup, { ...rules, nearest: 'strict' })).toEqual(['not-nearest']);
    expect(isNearest({ nearness: 'nearest' }, { nearest: 'strict' })).toBe(true);
  });

  test('USB-SHOOT-01 all issues are shown at once', () => {
    expect(codes({ ...own, seeing: 0, nearness: 'farther', distance: 30 })).toEqual([
      'out-of-range',
      'nobody-sees',
      'not-nearest',
    ]);
  });
});

/** What is asked next, or how it ends, once the first dice of a shooting show these faces. */
function afterFirstRoll(setup: ShootingSetup, faces: readonly number[]) {
  const steps = shootingSteps(setup, rules, []);
  const first = steps.next();
  if (first.done || 'options' in first.value) throw new Error('the first thing asked is a roll');
  const roll = rollFromFaces(first.value.expression, first.value.rules, faces);
  if (!roll.ok) throw new Error(JSON.stringify(roll.issues));
  return steps.next(roll.value);
}

describe('USB-FORM-05 hidden targets', () => {
  const hiding = shot(riflemen, { target: with_(targets, { formation: 'hide' }) });
  test('SP-70 a 3 on Obrona 4+ does not find them, and nothing follows', () => {
    expect(afterFirstRoll(hiding, [3])).toMatchObject({ done: true, value: { found: false, points: 0 } });
  });

  test('SP-71 a 4 finds them, and they are shot at', () => {
    expect(afterFirstRoll(hiding, [4])).toMatchObject({ done: false, value: { purpose: 'hit', dice: 10 } });
  });

  test('SP-72 an enemy that is not the nearest may not be looked for', () => {
    expect(codes({ ...hiding, nearness: 'farther' })).toContain('hidden-not-nearest');
  });

  test('USB-FORM-05 half of the shots of Regulars find them', () => {
    const open = shootingOdds(shot(riflemen), rules);
    const hidden = shootingOdds(hiding, rules);
    expect(hidden.found).toBeCloseTo(1 / 2, 12);
    expect(mean(hidden.models)).toBeCloseTo(mean(open.models) / 2, 12);
    expect(mean(hidden.hits)).toBeCloseTo(mean(open.hits) / 2, 12);
  });
});

describe('USB-PP-05 Power points', () => {
  const led: Fighter = with_(riflemen, { joined: { unit: hero('hero', { ranged: 'automatic' }), lost: 0 } });
  test('USB-PP-05 a Perfect Shot forgets range and penalties, for one model and one weapon', () => {
    const far = shot(led, { distance: 30, perfect: true });
    expect(codes(far)).toEqual([]);
    expect(dice(far)).toEqual(['hero automatic 6']);
    const tired = shot(with_(led, { fights: 2, terrain: 'screen' }), { perfect: true });
    const pools = firingLine(tired, rules).pools.map((pool) => `${pool.weapon} ${pool.hit?.modifier}`);
    expect(pools).toEqual(['small-arms -1', 'automatic 1']);
  });

  test('USB-PP-04 a Brave Attack fires one model with one weapon again, each point once more', () => {
    expect(dice(shot(led, { again: 2 }))).toEqual([
      'soldiers small-arms 10',
      'hero automatic 6',
      'hero automatic 6',
      'hero automatic 6',
    ]);
  });

  test('SP-58 EX-24 of 20 attacks with 2 hits a blessed unit may roll 18 dice again', () => {
    const unit = soldiers({ models: 20, ranged: 'small-arms', specialisations: ['blessed'] });
    const faces = Array.from({ length: 20 }, (_, die) => (die < 2 ? 6 : 1));
    expect(afterFirstRoll(shot(unit, { blessed: true }), faces)).toMatchObject({
      done: false,
      value: { purpose: 'hit-again', dice: 18, options: ['again', 'keep'] },
    });
  });

  test('USB-SPEC-08 Blessed helps its owner', () => {
    const blessed = { specialisations: ['blessed'] } as const;
    const setup: ShootingSetup = {
      ...shot(soldiers({ ranged: 'small-arms', ...blessed })),
      target: fresh(soldiers(blessed)),
    };
    const lost = (part: Partial<ShootingSetup>) => mean(shootingOdds({ ...setup, ...part }, rules).models);
    expect(lost({ blessed: true })).toBeGreaterThan(lost({}));
    expect(lost({ targetBlessed: 'saves' })).toBeLessThan(lost({}));
    const wavers = (part: Partial<ShootingSetup>) => shootingOdds({ ...setup, ...part }, rules).fates.steady;
    expect(wavers({ targetBlessed: 'morale' })).toBeGreaterThan(wavers({}));
  });
});
