import { describe, expect, it } from 'vitest';
import { createFormat } from '../../../src/platform/format.ts';
import type {
  ShootingEntry,
  ShootingMoment,
  ShootingOutcome,
} from '../../../src/rules/usb/shooting/shooting-record.ts';
import { type Fighter, fresh } from '../../../src/rules/usb/units/fighter.ts';
import { encodeShoot, initialShoot, type UsbShootInputs } from '../../../src/usb/shoot/inputs.ts';
import { broke, detailsOf, shootTexts } from '../../../src/usb/shoot/text.ts';
import { hero, machine, soldiers } from '../../support/samples/usb-units.ts';
import { en } from '../../support/words.ts';

const [shoot, units, { endOdds }] = await Promise.all([en.usbshoot(), en.usb(), en.fight()]);
const format = createFormat('en');
const texts = shootTexts({ shoot, units, endOdds }, format);

type Step = Parameters<typeof texts.step>[0];

describe('usb/shoot/text: one line of the record', () => {
  it.each<[Partial<ShootingEntry>, string, string?]>([
    [{ purpose: 'find', good: true }, 'My unit looks for the hidden target.', 'Found'],
    [{ purpose: 'find', good: false }, 'My unit looks for the hidden target.', 'Not found'],
    [{ purpose: 'hit', weapon: 'small-arms', dice: 6, count: 2 }, 'Ranged weapon: 6 dice to hit.', '2 hits'],
    [{ purpose: 'hit', weapon: 'small-arms' }, 'Ranged weapon: 0 dice to hit.', '0 hits'],
    [
      { purpose: 'hit-again', weapon: 'small-arms', count: 1 },
      'Ranged weapon: misses rolled again.',
      '1 hit',
    ],
    [
      { purpose: 'bend', weapon: 'small-arms', spent: 2, count: 1 },
      'Ranged weapon: a miss becomes a hit for 2 points.',
      '1 hit',
    ],
    [{ purpose: 'bend', spent: 1, count: 3 }, 'Bend of Luck for 1 point.', 'Found'],
    [
      { purpose: 'save', weapon: 'small-arms', dice: 3, count: 1 },
      '3 hits to save against: ranged weapon.',
      '1 saved',
    ],
    [{ purpose: 'save-again', count: 2 }, 'Failed saves rolled again.', '2 saved'],
    [
      { purpose: 'wounds', weapon: 'small-arms', count: 3 },
      'Ranged weapon: what each unsaved hit costs.',
      '3 points',
    ],
    [{ purpose: 'losses', points: 3, count: 2 }, 'Standfast lost: 3.', '2 models lost'],
    [{ purpose: 'losses' }, 'Standfast lost: 0.', '0 models lost'],
    [{ purpose: 'morale', level: 50, fate: 'shaken' }, 'Morale test at 50\u00a0%.', 'Shaken'],
    [
      { purpose: 'morale', level: 75, fate: 'steady', count: 2 },
      'Morale test at 75\u00a0%.',
      '2 models lost',
    ],
    [{ purpose: 'morale', level: 25 }, 'Morale test at 25\u00a0%.'],
    [{ purpose: 'morale-again', level: 75, fate: 'destroyed' }, 'The test is rolled again.', 'Is destroyed'],
  ])('USB-SHOOT-06 usb/shoot/text: %j', (part, text, result) => {
    const entry = { purpose: 'hit', count: 0, ...part } as const;
    expect(texts.line(entry, initialShoot)).toEqual({ text, ...(result !== undefined && { result }) });
  });

  it.each<[ShootingMoment, string, 'hits' | 'saves', 'mine' | 'theirs']>([
    [{ purpose: 'hit', weapon: 'small-arms' }, 'To hit: ranged weapon', 'hits', 'mine'],
    [{ purpose: 'find' }, 'Find the hidden target', 'hits', 'mine'],
    [{ purpose: 'wounds' }, 'What the unsaved hits cost', 'hits', 'mine'],
    [{ purpose: 'save', weapon: 'small-arms' }, 'Enemy saves: ranged weapon', 'saves', 'theirs'],
    [{ purpose: 'save-again' }, 'Blessed: roll the failed saves again?', ...(['saves', 'theirs'] as const)],
    [{ purpose: 'losses' }, 'Losses', 'hits', 'theirs'],
    [{ purpose: 'morale' }, 'Enemy tests morale', 'hits', 'theirs'],
    [{ purpose: 'morale-again' }, 'Blessed: roll the test again?', ...(['hits', 'theirs'] as const)],
  ])('USB-SHOOT-06 usb/shoot/text: %j is asked', (moment, title, counts, side) => {
    const asked = moment as Step;
    expect(texts.step(asked, initialShoot)).toEqual({ title, roll: asked.purpose });
    expect([texts.counts?.(asked), texts.side?.(asked, initialShoot)]).toEqual([counts, side]);
  });

  it.each([
    ['again', 'Roll again'],
    ['keep', 'Leave it'],
    ['bend-1', 'Spend 1 Power point'],
    ['bend-3', 'Spend 3 Power points'],
  ])('USB-PP-02 usb/shoot/text: %s', (option, text) => {
    const asked = { purpose: 'bend' } as Parameters<typeof texts.option>[1];
    expect(texts.option(option, asked, initialShoot)).toBe(text);
  });
});

describe('usb/shoot/text: what becomes of the target', () => {
  const at = (state: Fighter['state'], fighter: Fighter = initialShoot.target.fighter): UsbShootInputs => ({
    ...initialShoot,
    target: { ...initialShoot.target, fighter: { ...fighter, state } },
  });
  const outcome = (part: Partial<ShootingOutcome>): ShootingOutcome => ({
    ...{ found: true, points: 3, models: 2, fate: 'steady' },
    ...part,
  });
  const ends = Object.entries({ steady: 0.1, shaken: 0.2, panicked: 0.25, destroyed: 0.15, wiped: 0.3 }).map(
    ([id, chance]) => ({ id, chance }),
  );

  it.each<[ShootingOutcome['fate'], Fighter['state'], boolean]>([
    ['steady', 'steady', false],
    ['shaken', 'steady', false],
    ['panicked', 'steady', true],
    ['panicked', 'shaken', true],
    ['panicked', 'panicked', false],
    ['destroyed', 'panicked', true],
    ['wiped', 'panicked', true],
  ])('USB-MOR-06 usb/shoot/text: %s, who was %s before: broken is %s', (fate, state, broken) => {
    expect(broke(outcome({ fate }), at(state))).toBe(broken);
    expect(texts.watched?.(at(state), outcome({ fate }))[0]?.came).toBe(broken);
  });

  it('USB-MOR-06 usb/shoot/text: a unit in panic already can only be removed', () => {
    const asked = {} as Parameters<NonNullable<typeof texts.optionOdds>>[1];
    for (const [state, chance, shown] of [
      ['steady', 0.7, '70'],
      ['panicked', 0.45, '45'],
    ] as const) {
      expect(texts.watched?.(at(state))[0]?.chance(ends)).toBeCloseTo(chance, 12);
      expect(texts.odds?.(ends, at(state))).toBe(`Enemy breaks: ${shown}\u00a0%`);
      expect(texts.optionOdds?.(ends, asked, at(state))).toBe(`Enemy breaks: ${shown}\u00a0%`);
    }
    expect(texts.watched?.(at('steady'))[0]).toMatchObject({ label: 'Enemy breaks', side: 'mine' });
    expect(texts.watched?.(at('steady'))[0]?.chance([])).toBe(0);
  });

  it('USB-MOR-06 usb/shoot/text: who was so before is not said to become so by the shots', () => {
    const said = (fate: ShootingOutcome['fate'], state: Fighter['state']) =>
      texts.outcome(outcome({ fate }), at(state));
    for (const state of ['shaken', 'panicked'] as const) {
      expect(said(state, state)).toBe('2 models lost.');
      expect(said(state, 'steady')).toMatch(/^2 models lost; .*(is shaken|panics)/);
    }
    expect(said('steady', 'steady')).toMatch(/stays steady/);
  });

  it('USB-WOUND-01 usb/shoot/text: losses are models, of a single thing points, and nothing where nobody was found', () => {
    const ending = (part: Partial<ShootingOutcome>, fighter?: Fighter) =>
      texts.outcome(outcome(part), at('steady', fighter));
    expect(ending({ fate: 'shaken' })).toBe('2 models lost; the enemy unit is shaken.');
    expect(ending({}, fresh(machine({ growth: 6 })))).toBe(
      '3 points of Standfast lost; the enemy unit stays steady.',
    );
    expect(ending({ found: false })).toBe('The hidden target is not found: the shot is lost.');
    const { models } = initialShoot.target.fighter;
    expect(texts.fates?.(initialShoot, [], outcome({})).theirs).toEqual({ of: models, fallen: models });
    const after = initialShoot.target.fighter;
    expect(texts.fates?.(initialShoot, [], outcome({ after, models: 2 })).theirs?.fallen).toBe(2);
    expect(texts.fates?.(initialShoot, []).theirs?.fallen).toBe(0);
  });
});

describe('usb/shoot/text: what else a shooting consists of', () => {
  const notify = (part: Partial<UsbShootInputs>) =>
    detailsOf(units, shoot, format, encodeShoot({ ...initialShoot, ...part }));
  const shooter = (part: Partial<Fighter>) => ({
    shooter: { fighter: { ...initialShoot.shooter.fighter, ...part } },
  });

  it('usb/shoot/text: the default one by weapon, way and distance only', () => {
    expect(notify({})).toEqual([
      'My unit: ranged weapon',
      'Enemy: ranged weapon',
      'How they shoot: With a move',
      'Distance in inches: 12',
    ]);
    expect(detailsOf(units, shoot, format, 'nothing')).toEqual([]);
  });

  it.each<[string, Partial<UsbShootInputs>, readonly string[]]>([
    ['how far', { distance: 3 }, ['Distance in inches: 3']],
    ['who is blind', { blind: 2 }, ['Models that do not see the target: 2']],
    [
      'one more shot',
      { again: 1, ...shooter(fresh(hero('hero'))) },
      ['Daring Attacks (1 Power point each): 1'],
    ],
    [
      'formation',
      shooter({ formation: 'phalanx' }),
      [units.lineOf(units.role.acts, units.formations.phalanx)],
    ],
    ['terrain', shooter({ terrain: 'forest' }), [units.lineOf(units.role.acts, units.terrains.forest)]],
    ['trench', shooter({ entrenched: true }), [units.lineOf(units.role.acts, units.entrenched)]],
    ['state', shooter({ state: 'shaken' }), [units.lineOf(units.role.acts, units.states.shaken)]],
    [
      'blessing of the target',
      {
        target: { fighter: fresh(soldiers({ specialisations: ['blessed'] })) },
        targetBlessed: 'saves',
      },
      ['Enemy: blessed', 'Blessed target rolls again: Saves of one weapon'],
    ],
  ])('usb/shoot/text: %s is said where it is not the default', (_, part, lines) => {
    const plain = notify({});
    const said = notify(part).filter((line) => !plain.includes(line));
    expect(said).toEqual(lines);
  });
});
