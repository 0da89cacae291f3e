import { describe, expect, it } from 'vitest';
import { behindLabel, labelled, question, saidBy } from '../../../src/kit/question/asked.ts';
import { number, onOff } from '../../../src/kit/question/fields.ts';
import { either, plain, shaped, whole } from '../../../src/kit/question/link.ts';
import { createFormat } from '../../../src/platform/format.ts';

describe('kit/question/asked: phrases', () => {
  it('kit/question/asked: a value stands behind its label, which asks nothing any more', () => {
    expect(behindLabel('Best for', 'the kill')).toBe('Best for: the kill');
    expect(behindLabel('Mi a fontosabb?', 'túlélni')).toBe('Mi a fontosabb: túlélni');
    expect(labelled(createFormat('pl'))('Ile cali')(1234.5)).toBe(
      `Ile cali: ${createFormat('pl').number(1234.5)}`,
    );
  });

  it('kit/question/asked: a switch or a number that has the word of its name is said by that, a phrase of its own goes first', () => {
    const asked = question({
      uphill: onOff(),
      dry: onOff(true),
      far: number({ most: 9 }),
      wide: number({ most: 9 }),
    });
    const words = { uphill: 'Uphill', dry: 'On dry ground', far: 'How far?', wide: 'Wide' };
    const said = (inputs: Partial<typeof asked.default>) =>
      saidBy(words, createFormat('en'))(
        asked,
        { ...asked.default, ...inputs },
        { wide: (inches) => `${inches}″` },
      );
    expect(said({})).toEqual([]);
    expect(said({ uphill: true, far: 3, wide: 2 })).toEqual(['Uphill', 'How far: 3', '2″']);
    // What is off is not said as if it were on.
    expect(said({ dry: false })).toEqual([]);
  });
});

describe('kit/question/link: ways to write', () => {
  it('kit/question/link: a plain text is read where it is one of its kind', () => {
    const mark = plain(/^[a-z]{1,3}$/);
    expect(['abc', 'abcd', '', 'Ab'].map(mark.read)).toEqual(['abc', undefined, undefined, undefined]);
    expect(mark.write('abc')).toBe('abc');
  });

  it('kit/question/link: what was written otherwise before is read, and written as now', () => {
    const halves = shaped(
      plain(/^h\d$/),
      (value: number) => `h${value * 2}`,
      (text) => Number(text.slice(1)) / 2,
    );
    const both = either(halves, whole(0, 9));
    expect(['h3', '4', 'x', '0'].map(both.read)).toEqual([1.5, 4, undefined, 0]);
    expect(both.write(4)).toBe('h8');
  });
});
