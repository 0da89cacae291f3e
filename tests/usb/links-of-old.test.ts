import { describe, expect, it } from 'vitest';
import { readUsbMorale1 } from '../../src/usb/morale/link-1.ts';
import { readUsbTest1 } from '../../src/usb/test/link-1.ts';

describe('usb/test/link-1', () => {
  const parts = {
    v: '2',
    k: 'hit',
    n: '10',
    t: '4',
    x: 'aimed.shaken',
    g: '1',
    m: '-2',
    r: 'ones',
    six: '0',
    a: '5',
  };
  const read = (change: Partial<Record<keyof typeof parts, string | undefined>> = {}) => {
    const all = Object.entries({ ...parts, ...change }).flatMap(([name, value]) =>
      value === undefined ? [] : [`${name}=${value}`],
    );
    return readUsbTest1(all.join('&'));
  };
  const whole = {
    ...{ kind: 'hit', dice: 10, stat: 4, ticked: ['aimed', 'shaken'], grade: 1, other: -2 },
    ...{ reroll: 'ones', onlySix: false, atLeast: 5 },
  };

  it('usb/test/link-1: each value is read from its place', () => {
    expect(read()).toEqual(whole);
    expect(read({ x: '' })).toEqual({ ...whole, ticked: [] });
    expect(read({ x: undefined })).toEqual({ ...whole, ticked: [] });
    expect(read({ six: '1', r: 'fails', t: '6' })).toEqual({
      ...whole,
      onlySix: true,
      reroll: 'fails',
      stat: 6,
    });
    expect(read({ k: 'any', x: '' })).toEqual({ ...whole, kind: 'any', ticked: [] });
  });

  it('usb/test/link-1: the first of them say one bare modifier and no name', () => {
    expect(read({ v: '1', k: undefined, g: undefined, x: undefined })).toEqual({
      ...{ ...whole, kind: 'any', ticked: [], grade: 0 },
    });
  });

  it.each<[keyof typeof parts, string | undefined]>([
    ['v', '3'],
    ['v', undefined],
    ['k', 'dance'],
    ['k', undefined],
    ['x', 'aimed.dancing'],
    ['x', 'aimed shaken'],
    ['g', undefined],
    ['g', '1.5'],
    ['n', undefined],
    ['n', '12345'],
    ['n', 'x1'],
    ['m', '1x'],
    ['a', ''],
    ['t', '7'],
    ['t', '1'],
    ['r', 'twos'],
    ['r', undefined],
    ['six', '2'],
    ['six', undefined],
  ])('usb/test/link-1: with %s=%s it is none', (name, value) => {
    expect(read({ [name]: value })).toBeUndefined();
  });

  it('usb/test/link-1: a roll has no modifiers but its own', () => {
    expect(read({ k: 'any' })).toBeUndefined();
    expect(read({ k: 'hide' })).toBeUndefined();
  });
});

describe('usb/morale/link-1: units that are left', () => {
  const asked =
    'v=1&e=usb&u=line.infantry.4.4.10.basic.0.small-arms.0.0.0.5.0.skirmish.open.0.steady.0.0.0&q=50.0.2.shaken.dangerous.4.none.0.0';
  const read = (left: string) => readUsbMorale1(`${asked}&l=${left}`)?.left;
  const one = '2.4.0.0.1';
  const group = { units: 2, tough: 4, brave: false, unbreakable: false, near: true };

  it('USB-MOR-10 usb/morale/link-1: each of them with its values', () => {
    expect(read(`1.${one}`)).toEqual([group]);
    expect(read(`2.${one}.12.5.1.1.0`)).toEqual([
      group,
      { units: 12, tough: 5, brave: true, unbreakable: true, near: false },
    ]);
    expect(read(`3.${one}.${one}.${one}`)).toEqual([group, group, group]);
  });

  it.each([
    '',
    '1',
    '0.',
    `2.${one}`,
    `1.${one}.${one}`,
    `1.${one}x`,
    `x1.${one}`,
    '1.2.4.0.0',
    '1.13.4.0.0.1',
    '1.2.4.0.0.2',
    `1-${one}`,
  ])('USB-MOR-10 usb/morale/link-1: %j is none', (left) => {
    expect(read(left)).toBeUndefined();
  });
});
