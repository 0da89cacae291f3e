import { describe, expect, it } from 'vitest';
import { createFormat } from '../../../src/platform/format.ts';
import { languages } from '../../../src/rules/languages.ts';
import { type UsbTestInputs, usbTestCodec } from '../../../src/usb/test/inputs.ts';
import { testPresets, withPreset } from '../../../src/usb/test/model.ts';
import { detailsOf, titleOf } from '../../../src/usb/test/title.ts';
import { usbtest as en } from '../../../src/usb/test/words/en.ts';
import { usbtest as hu } from '../../../src/usb/test/words/hu.ts';
import { usbtest as pl } from '../../../src/usb/test/words/pl.ts';

const texts = { en, pl, hu };
const { initial, encode } = usbTestCodec;
const query = (change: Partial<UsbTestInputs>) => encode({ ...initial, ...change });

describe('usb/test/title', () => {
  it.each<[string, Partial<UsbTestInputs>, string, readonly string[]]>([
    [
      'USB-TEST-04 to hit',
      { ticked: ['aimed', 'enemy-cover'], grade: 2, other: -1, reroll: 'ones' },
      'Hit: 10 dice at 7+ (6, then 6)',
      [
        'Hit: 4+',
        'Aimed shot +1',
        'Enemy in cover −1',
        'Fatigue −2',
        'Other modifiers together: −1',
        'Roll again: Ones (charge, leaders)',
        'Successes wanted: 5 or more',
      ],
    ],
    [
      'USB-FORM-05 the hidden',
      { kind: 'hide', dice: 1, atLeast: 1 },
      'Find a hidden unit: 1 die at 4+',
      ['Tough: 4+'],
    ],
    ['USB-SPEC-07 smoke', { kind: 'smoke', dice: 1, atLeast: 1, stat: 2 }, 'Smoke: 1 die at 4+', []],
    ['USB-DICE-01 three d3', { kind: 'd3', dice: 3, atLeast: 7 }, '3 dice as d3', ['Sum wanted: 7 or more']],
    [
      'USB-MOR-06 any test in panic',
      { kind: 'any', onlySix: true, dice: 4, atLeast: 2 },
      '4 dice at 6+',
      ['Stat (target number): 4+', 'Panicked: hits only on 6', 'Successes wanted: 2 or more'],
    ],
  ])('%s', (_, change, title, details) => {
    expect(titleOf(en, query(change))).toBe(title);
    expect(detailsOf(en, createFormat('en'), query(change))).toEqual(details);
  });

  it('usb/test/title: links of old keep their line', () => {
    const old = 'v=1&n=10&t=4&m=-1&r=none&six=0&a=5';
    expect(titleOf(en, old)).toBe('10 dice at 5+');
    expect(detailsOf(en, createFormat('en'), old)).toContain('Other modifiers together: −1');
    expect(titleOf(en, 'v=1')).toBeUndefined();
    expect(detailsOf(en, createFormat('en'), 'v=1')).toEqual([]);
  });

  it('usb/test/title: every roll has a line of its own in every language', () => {
    for (const language of languages) {
      const titles = testPresets.map((preset) =>
        titleOf(texts[language], encode(withPreset(initial, preset))),
      );
      expect(titles.every((title) => title !== undefined && title.length > 4)).toBe(true);
      expect(new Set(titles).size).toBe(testPresets.length);
    }
  });
});
