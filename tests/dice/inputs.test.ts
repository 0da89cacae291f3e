import { describe, expect, it, test } from 'vitest';
import {
  canonicalText,
  type DiceInputs,
  diceCodec,
  initialInputs,
  rulesOfGame,
} from '../../src/dice/inputs.ts';

const codec = diceCodec(initialInputs('brikwars', '2005'));

describe('the games', () => {
  it('BWC-05 bonus dice follow the edition of BrikWars, other games have none', () => {
    expect(rulesOfGame('brikwars', '2005')).toEqual({ bonus: 'd6', floor: true });
    expect(rulesOfGame('brikwars', 'web5')).toEqual({ bonus: 'd6', floor: true });
    expect(rulesOfGame('brikwars', 'pl')).toEqual({ bonus: 'same', floor: true });
    expect(rulesOfGame('usb', 'pl')).toEqual({ bonus: 'none', floor: false });
    expect(rulesOfGame('mage-knight', '2005')).toEqual({ bonus: 'none', floor: false });
  });
});

describe('the notation', () => {
  test.each([
    ['2K6 + 1', '2d6+1'],
    ['d10', '1d10'],
    ['2d6+', '2d6+'],
    ['', ''],
  ])('BW-DICE-01 "%s" is kept as "%s"', (typed, kept) => {
    expect(canonicalText(typed)).toBe(kept);
  });
});

describe('the text form', () => {
  const all: readonly DiceInputs[] = [
    initialInputs('brikwars', '2005'),
    initialInputs('usb', '2005'),
    { text: '23d6+2d10-5', bonus: 'same', floor: false, atLeast: -3 },
    { text: '2d6+ł&n=4', bonus: 'none', floor: true },
    { text: '', bonus: 'd6', floor: true },
    { text: '3d6', bonus: 'd6', floor: true, faces: [] },
    { text: '3d6', bonus: 'd6', floor: true, faces: [6, 1], atLeast: 9 },
    { text: 'ű'.repeat(200), bonus: 'd6', floor: true },
    { text: '1d6', bonus: 'd6', floor: true, preset: 'bail', inches: true, atLeast: 4 },
    { text: '2d6+1', bonus: 'none', floor: false, name: 'Łuk & kő = 1' },
    { text: '5d6>=4', bonus: 'none', floor: false, faces: [], way: 'counts', counts: [1, 0, 2] },
    { text: '5d6>=4', bonus: 'none', floor: false, faces: [], way: 'successes', successes: 3 },
    { text: '4d6kh3', bonus: 'same', floor: true, faces: [6, 1], way: 'faces' },
  ];
  test.each(all)('dice/inputs reads back what it writes: $text', (inputs) => {
    const query = codec.encode(inputs);
    expect(codec.decode(query)).toEqual(inputs);
    expect(query.length).toBeLessThanOrEqual(2000);
    expect(query.startsWith('v=1&')).toBe(true);
  });

  test.each([
    '',
    'v=2&x=1d6&b=d6&f=1',
    'v=1&b=d6&f=1',
    'v=1&x=1d6&b=d8&f=1',
    'v=1&x=1d6&b=d6',
    'v=1&x=1d6&b=d6&f=2',
    'v=1&x=1d6&b=d6&f=1&n=many',
    'v=1&x=1d6&b=d6&f=1&n=1e3',
    'v=1&x=1d6&b=d6&f=1&t=7',
    'v=1&x=1d6&b=d6&f=1&t=3',
    'v=1&x=1d6&b=d6&f=1&t=-1',
    'v=1&x=2d6&b=d6&f=1&t=3.3.3',
    'v=1&x=oops&b=d6&f=1&t=3',
    'v=1&x=1d6&b=d6&f=1&p=Bail!',
    'v=1&x=1d6&b=d6&f=1&i=2',
    'v=1&x=1d6&b=d6&f=1&l=',
    `v=1&x=1d6&b=d6&f=1&l=${'a'.repeat(41)}`,
    'v=1&x=5d6&b=d6&f=1&t=&c=x',
    'v=1&x=5d6&b=d6&f=1&t=&s=-1',
    `v=1&x=${'1'.repeat(201)}&b=d6&f=1`,
  ])('dice/inputs refuses %s', (query) => {
    expect(codec.decode(query)).toBeUndefined();
  });
});
