import { describe, expect, it } from 'vitest';
import {
  at,
  behind,
  columns,
  flag,
  grown,
  lettered,
  list,
  maybe,
  oneOf,
  readParts,
  row,
  shaped,
  someOf,
  unlessDefault,
  whole,
  words,
} from '../../../src/kit/question/link.ts';

interface Inputs {
  readonly kind: 'near' | 'far';
  readonly side: { readonly size: number; readonly shield: boolean };
  readonly studs: readonly number[];
  readonly hits?: number;
}

const kind = oneOf(['near', 'far']);
const side = row({ size: whole(0, 30), shield: flag });
const read = readParts({
  k: at('kind', kind),
  s: at('side', side),
  x: columns([at('studs', list(whole(0, 64), ',', 0, 2)), maybe('hits', whole(0, 9), '-')]),
});

describe('kit/question/link', () => {
  it('kit/question/link: letters of any writing are written plainly, and what is no such text is not understood', () => {
    const name = 'St. Ő 龍';
    expect(words.write(name)).toBe('St_2e_20_c5_90_20_e9_be_8d');
    expect(words.read(words.write(name))).toBe(name);
    for (const text of ['a-b', 'St. Ő', 'ok!', '_2', '_2E', '_e9_be', '%41'])
      expect(words.read(text), text).toBeUndefined();
  });

  it('kit/question/link: a record is read in the order of its fields', () => {
    const first: Inputs = { kind: 'near', side: { size: 1, shield: false }, studs: [] };
    expect(read('v=1&k=near&s=1.0&x=.-')).toEqual(first);
    const other: Inputs = { kind: 'far', side: { size: 30, shield: true }, studs: [4, 0], hits: 0 };
    expect(read('v=1&k=far&s=30.1&x=4,0.0')).toEqual(other);
    expect([side.write(first.side), side.write(other.side)]).toEqual(['1.0', '30.1']);
  });

  it.each([
    ['nothing', ''],
    ['another version', 'v=2&k=near&s=1.0&x=.-'],
    ['a part that lacks', 'v=1&k=near&x=.-'],
    ['a value too few', 'v=1&k=near&s=1&x=.-'],
    ['a value too many', 'v=1&k=near&s=1.0.0&x=.-'],
    ['a list too long', 'v=1&k=near&s=1.0&x=1,2,3.-'],
    ['an id that nobody knows', 'v=1&k=nearer&s=1.0&x=.-'],
    ['a switch that is neither on nor off', 'v=1&k=near&s=1.2&x=.-'],
    ['a number out of bounds', 'v=1&k=near&s=31.0&x=.-'],
  ])('kit/question/link: %s is not understood', (_, text) => {
    expect(read(text)).toBeUndefined();
  });

  it('kit/question/link: what came later is shown by its name where it holds, and texts of old stay as they were', () => {
    const field = grown(side, ['rusty', 'wet'], '.');
    const old = { size: 3, shield: true, rusty: false, wet: false };
    for (const [values, text] of [
      [old, '3.1'],
      [{ ...old, wet: true }, '3.1.wet'],
      [{ ...old, rusty: true, wet: true }, '3.1.rusty.wet'],
    ] as const) {
      expect(field.write(values)).toBe(text);
      expect(field.read(text)).toEqual(values);
    }
    for (const text of ['3', 'rusty', '3.1.dry', '3.1.wet.wet', 'wet.3.1', '3.1.0.wet'])
      expect(field.read(text), text).toBeUndefined();
  });

  it('kit/question/link: no defaults are written, and all of what differs from it anywhere', () => {
    const grownSide = grown(side, ['rusty', 'wet'], '.');
    const defaultValue = { size: 3, shield: true, rusty: false, wet: false };
    const field = unlessDefault(grownSide, defaultValue);
    for (const [values, text] of [
      [defaultValue, ''],
      [{ ...defaultValue, wet: true }, '3.1.wet'],
      [{ ...defaultValue, size: 4 }, '4.1'],
    ] as const) {
      expect(field.write(values)).toBe(text);
      expect(field.read(text)).toEqual(values);
    }
    expect(field.read('.wet')).toBeUndefined();
  });

  it('kit/question/link: a number is read as it is written only', () => {
    for (const text of ['', ' 1', '01', '-0', '1.0', '1e0', '0x1', '+1', 'NaN', 'Infinity', '--1'])
      expect(whole(-9, 99).read(text), text).toBeUndefined();
    expect(whole(-9, 99).read('-9')).toBe(-9);
    expect(whole(0, 99).read('-1')).toBeUndefined();
  });

  it('kit/question/link: some of those known are named once each, in the order known', () => {
    const doors = someOf(['gate', 'portcullis']);
    expect(doors.write(['portcullis', 'gate'])).toBe('gate,portcullis');
    expect(doors.read('portcullis,gate')).toEqual(['gate', 'portcullis']);
    for (const text of ['gate,gate', 'gate,', 'window']) expect(doors.read(text), text).toBeUndefined();
  });

  it('kit/question/link: what makes no sense in the wanted shape is not understood', () => {
    const even = shaped(
      whole(0, 9),
      (half: number) => half * 2,
      (double) => (double % 2 === 0 ? double / 2 : undefined),
    );
    expect([even.write(4), even.read('8'), even.read('7')]).toEqual(['8', 4, undefined]);
  });
});

describe('kit/question/link: what may lack', () => {
  const field = behind(row({ size: whole(0, 30), shield: flag }), '.', 'hits', whole(0, 9));

  it('kit/question/link: a value that may lack stands behind the rest, though the same mark stands within it', () => {
    for (const [value, text] of [
      [{ size: 7, shield: true }, '7.1'],
      [{ size: 7, shield: true, hits: 0 }, '7.1.0'],
    ] as const) {
      expect(field.write(value)).toBe(text);
      expect(field.read(text)).toEqual(value);
    }
    for (const text of ['', '.', '7', '7.1.', '7.1.x', '7.1.3.4', '7.2.3', 'x']) {
      expect(field.read(text)).toBeUndefined();
    }
  });

  it('kit/question/link: letters behind the rest say what holds, in their order', () => {
    const marked = lettered(at('size', whole(0, 30)), { typed: 't', declined: 'x' });
    for (const [value, text] of [
      [{ size: 7 }, '7'],
      [{ size: 7, typed: true }, '7t'],
      [{ size: 7, declined: true }, '7x'],
      [{ size: 7, typed: true, declined: true }, '7tx'],
    ] as const) {
      expect(marked.write(value)).toBe(text);
      expect(marked.read(text)).toEqual(value);
    }
    for (const text of ['', 't', '7xt', '7tt', '7y']) expect(marked.read(text)).toBeUndefined();
  });
});
