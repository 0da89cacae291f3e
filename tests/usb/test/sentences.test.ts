import { describe, expect, it } from 'vitest';
import { fight } from '../../../src/fight/words/en.ts';
import { createFormat } from '../../../src/platform/format.ts';
import type { TestEnd, TestEntry } from '../../../src/rules/usb/test/test-steps.ts';
import { hasCome, isAlone, isSum, wantedOf } from '../../../src/usb/test/answer.ts';
import { type UsbTestInputs, usbTestCodec } from '../../../src/usb/test/inputs.ts';
import { endsOf, testTexts } from '../../../src/usb/test/text.ts';
import { usbtest as en } from '../../../src/usb/test/words/en.ts';

const texts = testTexts({ ...en, endOdds: fight.endOdds }, createFormat('en'));

const of = (part: Partial<UsbTestInputs>): UsbTestInputs => ({ ...usbTestCodec.initial, ...part });
const pool = of({ dice: 6, atLeast: 3 });
const single = of({ kind: 'save', dice: 1, atLeast: 1 });
const sum = of({ kind: 'd3', dice: 3, atLeast: 7 });
const sums = of({ kind: 'd3', dice: 1, atLeast: 2 });

const roll = {} as TestEntry['roll'];
const entry = (part: Partial<TestEntry>): TestEntry => ({
  ...{ purpose: 'first', dice: 6, roll, successes: 2, open: 0 },
  ...part,
});
const ended = (successes: number, first: readonly number[] = []): TestEnd => ({
  roll: { successes, waves: [first] } as unknown as TestEnd['roll'],
  kept: false,
});

describe('usb/test/text', () => {
  it.each<[Parameters<typeof texts.step>[0]['purpose'], UsbTestInputs, string]>([
    ['first', pool, en.kinds.hit],
    ['first', of({ kind: 'any' }), en.waves.first],
    ['reroll', pool, 'Roll again: 4 dice'],
    ['confirm', pool, 'Confirm the sixes: 4 dice'],
    ['bless', pool, 'Blessed: roll the failures again?'],
  ])('USB-TEST-01 usb/test/text: %s is asked', (purpose, inputs, title) => {
    const asked = { purpose, dice: 4 } as Parameters<typeof texts.step>[0];
    expect(texts.step(asked, inputs)).toEqual(purpose === 'bless' ? { title } : { title, roll: 'test' });
    expect(texts.counts?.(asked)).toBe('successes');
  });

  it('USB-SPEC-08 usb/test/text: failures are thrown again, or left', () => {
    const asked = { purpose: 'bless', dice: 4 } as Parameters<typeof texts.option>[1];
    expect([texts.option('again', asked, pool), texts.option('keep', asked, pool)]).toEqual([
      'Roll again: 4 dice',
      'Leave it',
    ]);
  });

  it.each<[string, Partial<TestEntry>, UsbTestInputs, string | undefined]>([
    ['successes of a pool', {}, pool, '2 successes'],
    ['none of them too', { successes: 0, open: 1 }, pool, '0 successes'],
    ['that a die alone succeeds', { successes: 1 }, single, 'Success'],
    ['that it fails', { successes: 0 }, single, 'Failure'],
    ['nothing while a six is to be confirmed', { successes: 0, open: 1 }, single, undefined],
    ['nothing of dice that are added up', { successes: 0 }, sum, undefined],
    ['nothing of one of these alone', { successes: 1 }, sums, undefined],
  ])('USB-TEST-01 usb/test/text: a line says %s', (_, part, inputs, result) => {
    expect(texts.line(entry(part), inputs)).toEqual({
      text: en.waves.first,
      ...(result !== undefined && { result }),
    });
    expect(texts.line(entry({ ...part, purpose: 'reroll' }), inputs).text).toBe(en.waves.reroll);
  });

  it.each<[string, UsbTestInputs, TestEnd, string, boolean]>([
    ['as many as are wanted', pool, ended(3), '3 successes: 3 or more', true],
    ['fewer', pool, ended(2), '2 successes: under 3', false],
    ['a die alone', single, ended(1), 'Saved', true],
    ['one that fails', single, ended(0), 'Not saved', false],
    ['a sum', sum, ended(0, [5, 6, 1]), '7 in all: 7 or more', true],
    ['one too low', sum, ended(9, [1, 3, 5]), '6 in all: under 7', false],
    ['the sum of one die', sums, ended(0, [3]), '2 in all: 2 or more', true],
  ])('USB-TEST-01 usb/test/text: the end is %s', (_, inputs, end, text, came) => {
    expect(texts.outcome(end, inputs)).toBe(text);
    expect(texts.watched?.(inputs, end)[0]?.came).toBe(came);
  });

  it('USB-TEST-01 usb/test/text: the line of the chance and the choices follow what is wanted', () => {
    const asked = {} as Parameters<NonNullable<typeof texts.optionOdds>>[1];
    const ends = [
      { id: 'fewer', chance: 0.4 },
      { id: 'wanted', chance: 0.6 },
    ];
    expect(texts.watched?.(pool)[0]).toMatchObject({ label: '3 or more', side: 'mine' });
    expect(texts.watched?.(pool)[0]?.chance(ends)).toBe(0.6);
    expect(texts.watched?.(pool)[0]?.chance([])).toBe(0);
    expect(texts.optionOdds?.(ends, asked, pool)).toBe('3 or more: 60\u00a0%');
    expect(texts.optionOdds?.(ends.slice(0, 1), asked, pool)).toBeUndefined();
  });

  it.each<[string, UsbTestInputs, readonly [boolean, boolean, number]]>([
    ['a pool', pool, [false, false, 3]],
    ['a die alone, whatever is wanted', of({ kind: 'hit', dice: 1, atLeast: 4 }), [true, false, 1]],
    ['dice that are added up', sum, [false, true, 7]],
    ['one of these', sums, [false, true, 2]],
  ])('USB-TEST-01 usb/test/answer: what is wanted of %s', (_, inputs, expected) => {
    expect([isAlone(inputs), isSum(inputs), wantedOf(inputs)]).toEqual(expected);
    const wanted = wantedOf(inputs);
    expect([hasCome(inputs, wanted - 1), hasCome(inputs, wanted)]).toEqual([false, true]);
  });

  it('USB-TEST-01 usb/test/text: ends of a die alone have names of their own, all others a number', () => {
    expect(endsOf(en, single)).toEqual({ pass: 'Saved', fail: 'Not saved' });
    expect(endsOf(en, pool)).toEqual({ pass: '3 or more', fail: 'Under 3' });
    expect(endsOf(en, sums)).toEqual({ pass: '2 or more', fail: 'Under 2' });
    expect(endsOf(en, of({ kind: 'd2', dice: 1, atLeast: 2 }))).toEqual({
      pass: '2 or more',
      fail: 'Under 2',
    });
  });
});
