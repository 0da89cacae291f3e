import { describe, expect, it } from 'vitest';
import { fight } from '../../../src/fight/words/en.ts';
import { createFormat } from '../../../src/platform/format.ts';
import type { MoraleEnd, MoraleEntry, MoraleStep } from '../../../src/rules/usb/morale/morale-record.ts';
import {
  encodeMorale,
  initialMorale,
  plainLeft,
  type UsbMoraleInputs,
} from '../../../src/usb/morale/inputs.ts';
import { detailsOf, moraleTexts, titleOf } from '../../../src/usb/morale/text.ts';
import { usbmorale as more } from '../../../src/usb/morale/words/en.ts';
import { regulars } from '../../../src/usb/side.ts';
import { usb as units } from '../../../src/usb/words/en.ts';

const format = createFormat('en');
const words = { ...more, power: more.power };
const texts = moraleTexts({ ...more, units, endOdds: fight.endOdds }, format);

const asked = (part: Partial<UsbMoraleInputs>, fighter: Partial<UsbMoraleInputs['side']['fighter']> = {}) =>
  encodeMorale({
    ...initialMorale,
    ...part,
    side: { fighter: { ...initialMorale.side.fighter, ...fighter } },
  });

describe('usb/morale/text: what was asked', () => {
  const title = (part: Partial<UsbMoraleInputs>) => titleOf(more, units, asked(part));

  it('USB-MOR-01 usb/morale/text: the title names the unit and what has happened to it', () => {
    expect(title({})).toBe('Morale: 5 Regulars, 50\u00a0%');
    expect(title({ event: 'recovery' })).toMatch(/Its activation$/);
    expect(title({ event: 'hits', hazard: 'climbing' })).toMatch(new RegExp(`${more.hazards.climbing}$`));
    expect(titleOf(more, units, 'nothing')).toBeUndefined();
  });

  it('USB-MOR-10 usb/morale/text: that of a commander’s death counts all units that are left', () => {
    const left = [
      { ...plainLeft, units: 2 },
      { ...plainLeft, units: 3, tough: 5 as const },
    ];
    expect(title({ event: 'commander', left })).toBe(more.titleOfAll(5));
  });

  it.each<[string, Partial<UsbMoraleInputs>, Parameters<typeof asked>[1], readonly string[]]>([
    ['nothing but the unit', {}, {}, []],
    ['terrain', {}, { terrain: 'forest' }, [units.terrains.forest]],
    ['state', {}, { state: 'shaken' }, [units.states.shaken]],
    ['what it recovers from', { event: 'recovery', from: 'panicked' }, {}, [more.fromStates.panicked]],
    ['inches climbed', { event: 'hits', hazard: 'climbing', height: 7 }, {}, ['7″']],
    ['no inches without a climb', { event: 'hits', hazard: 'dangerous', height: 7 }, {}, []],
    ['none of another event', { event: '50', hazard: 'climbing', height: 7 }, {}, []],
    ['a hero beside it', { aura: 3 }, {}, [`${more.aura}: ${more.toughOf('3')}`]],
    [
      'a reroll',
      { blessed: true },
      { unit: { ...regulars, specialisations: ['blessed'] } },
      ['blessed', more.blessed],
    ],
    ['no reroll of who is not blessed', { blessed: true }, {}, []],
    [
      'by how much a melee was lost',
      { event: 'defeat', lostBefore: 2 },
      {},
      [`${more.lostBefore}: 2`, `${more.lostBy}: 2`],
    ],
  ])('USB-MOR-07 usb/morale/text: beside the title stands %s', (_, part, fighter, shown) => {
    const [tough, ...others] = detailsOf(words, units, format, asked(part, fighter));
    const plain = detailsOf(words, units, format, asked({})).slice(1);
    expect(tough).toBe(`${units.stats.tough} 4+`);
    expect(others.filter((one) => !plain.includes(one))).toEqual(shown);
    expect(others.length).toBe(plain.length + shown.length);
  });

  it('USB-MOR-10 usb/morale/text: nothing of a unit stands beside a commander’s death', () => {
    expect(detailsOf(words, units, format, asked({ event: 'commander' }))).toEqual([]);
    const left = [{ ...plainLeft, units: 3, tough: 5 as const }];
    expect(detailsOf(words, units, format, asked({ event: 'commander', left }))).toEqual(['3 × Tough 5+']);
    const firm = [{ ...plainLeft, units: 2, tough: 4 as const, brave: true, unbreakable: true, near: true }];
    const firmly = ['2 × Tough 4+', words.brave, words.unbreakable];
    const [alone] = detailsOf(words, units, format, asked({ event: 'commander', left: firm }));
    expect(alone).toBe(firmly.join(', '));
    const within = detailsOf(words, units, format, asked({ event: 'commander', left: firm, aura: 4 }));
    expect(within.at(-1)).toBe([...firmly, words.aura].join(', '));
    expect(detailsOf(words, units, format, 'nothing')).toEqual([]);
  });
});

describe('usb/morale/text: a test played step by step', () => {
  it.each<[MoraleStep, ReturnType<typeof texts.step>]>([
    [
      { purpose: 'morale', need: 4 },
      { title: 'Morale test', roll: 'morale', need: 4 },
    ],
    [{ purpose: 'recovery' }, { title: 'Test at its activation', roll: 'morale' }],
    [
      { purpose: 'bend', need: 4, points: 2 },
      { title: 'Bend the die?', roll: 'morale' },
    ],
    [
      { purpose: 'morale', need: 5, unit: 2 },
      { title: 'Unit 2: Morale test', roll: 'morale', need: 5 },
    ],
  ])('USB-MOR-01 usb/morale/text: %j is asked', (step, shown) => {
    expect(texts.step({ ...step, options: [] }, initialMorale)).toEqual(shown);
  });

  it('USB-PP-02 usb/morale/text: a die may be bent for its points, or left as it is', () => {
    const option = (name: string, points?: number) =>
      texts.option(
        name,
        { purpose: 'bend', options: ['bend', 'keep'], ...(points !== undefined && { points }) },
        initialMorale,
      );
    expect([option('bend', 3), option('keep', 3), option('bend')]).toEqual([
      more.bend(3),
      more.keep,
      more.bend(0),
    ]);
  });

  it.each<[string, MoraleEntry, string, string | undefined]>([
    [
      'USB-MOR-02: passed',
      { purpose: 'morale', need: 4, face: 5, passed: true, fate: 'steady' },
      'Shows 5, needs 4.',
      'Passed',
    ],
    [
      'USB-MOR-02: failed',
      { purpose: 'morale', need: 4, face: 2, passed: false, fate: 'shaken' },
      'Shows 2, needs 4.',
      'Failed, shaken',
    ],
    [
      'USB-MOR-04: failed for good',
      { purpose: 'morale', need: 4, face: 2, passed: false, fate: 'destroyed' },
      'Shows 2, needs 4.',
      'Failed, destroyed',
    ],
    [
      'USB-MOR-04: passed into panic',
      { purpose: 'morale', need: 4, face: 4, passed: true, fate: 'panicked' },
      'Shows 4, needs 4.',
      'Passed, panicked',
    ],
    [
      'USB-MOR-09: models instead',
      { purpose: 'morale', need: 5, face: 1, passed: false, models: 4, fate: 'steady' },
      'Shows 1, needs 5.',
      'Failed, loses 4 models',
    ],
    [
      'USB-C-12: points instead',
      { purpose: 'morale', need: 5, face: 4, passed: false, points: 1, fate: 'steady' },
      'Shows 4, needs 5.',
      'Failed, loses 1 point of Standfast',
    ],
    [
      'USB-MOR-09: all of them',
      { purpose: 'morale', need: 5, face: 1, passed: false, models: 1, fate: 'wiped' },
      'Shows 1, needs 5.',
      'Failed, loses 1 model',
    ],
    [
      'USB-PP-02: bent',
      { purpose: 'morale', need: 4, face: 2, passed: false, bent: 2, fate: 'steady' },
      'Shows 2, needs 4. Bent with 2.',
      'Passed',
    ],
    [
      'USB-MOR-10: of several units',
      { purpose: 'morale', need: 4, face: 5, passed: true, unit: 3 },
      'Unit 3: Shows 5, needs 4.',
      'Passed',
    ],
    [
      'USB-WOUND-04: hits saved and not',
      { purpose: 'saves', need: 4, saved: 1, unsaved: 2, models: 2 },
      'Not saved: 2 of 3 hits.',
      'loses 2 models',
    ],
    [
      'USB-WOUND-04: all saved',
      { purpose: 'saves', need: 4, saved: 1, unsaved: 0 },
      'Not saved: 0 of 1 hit.',
      undefined,
    ],
  ])('%s', (_, entry, text, result) => {
    expect(texts.line(entry, initialMorale)).toEqual({ text, ...(result !== undefined && { result }) });
  });

  it.each<[MoraleEnd, string]>([
    [{ fate: 'steady', models: 0, chosen: false }, 'The unit stays steady.'],
    [{ fate: 'shaken', models: 2, chosen: false }, '2 models are lost. The unit is shaken.'],
    [{ fate: 'wiped', models: 5, chosen: false }, 'The unit is wiped out.'],
    [{ fate: 'steady', models: 0, failing: 1, units: 3, chosen: false }, '1 unit of 3 fails its test.'],
    [{ fate: 'steady', models: 0, failing: 0, units: 3, chosen: false }, '0 units of 3 fail their test.'],
  ])('USB-MOR-05 usb/morale/text: %j', (end, shown) => {
    expect(texts.outcome(end, initialMorale)).toBe(shown);
  });

  it('USB-MOR-06 usb/morale/text: what a choice comes to', () => {
    const bend = { purpose: 'bend', options: ['bend', 'keep'] } as const;
    const odds = (ends: Readonly<Record<string, number>>) =>
      texts.optionOdds?.(
        Object.entries(ends).map(([id, chance]) => ({ id, chance })),
        bend,
        initialMorale,
      );
    expect(odds({ recovers: 0.4, stays: 0.6 })).toBe(fight.endOdds('Recovers', '40'));
    expect(odds({ steady: 0.4, shaken: 0.1, panicked: 0.2, destroyed: 0.2, wiped: 0.1 })).toBe(
      fight.endOdds('Breaks', '50'),
    );
    expect(texts.title(initialMorale)).toBe(titleOf(more, units, encodeMorale(initialMorale)));
  });
});
