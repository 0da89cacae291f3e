import { describe, expect, it, test } from 'vitest';
import { parseDice, printDice } from '../../src/rules/dice/notation.ts';
import {
  canonicalText,
  type DiceInputs,
  diceCodec,
  initialInputs,
  presets,
  rulesOfGame,
  withCount,
  withDie,
} from '../../src/state/dice-inputs.ts';

function read(text: string) {
  const parsed = parseDice(text);
  if (!parsed.ok) throw new Error(text);
  return parsed.value;
}

const codec = diceCodec(initialInputs('brikwars', '2005'));

describe('presets', () => {
  it('state/dice-inputs every preset can be rolled', () => {
    for (const notation of Object.values(presets).flat()) expect(parseDice(notation).ok, notation).toBe(true);
  });

  it('BWC-05 bonus dice follow the edition of BrikWars, other games have none', () => {
    expect(rulesOfGame('brikwars', '2005')).toEqual({ bonus: 'd6', floor: true });
    expect(rulesOfGame('brikwars', 'web5')).toEqual({ bonus: 'd6', floor: true });
    expect(rulesOfGame('brikwars', 'pl')).toEqual({ bonus: 'same', floor: true });
    expect(rulesOfGame('usb', 'pl')).toEqual({ bonus: 'none', floor: false });
    expect(rulesOfGame('mage-knight', '2005')).toEqual({ bonus: 'none', floor: false });
  });
});

describe('the pad', () => {
  test.each<[text: string, sides: number, expected: string]>([
    ['1d6', 6, '2d6'],
    ['1d6+2', 10, '1d6+1d10+2'],
    ['3', 6, '1d6+3'],
    ['1d10~', 10, '1d10~+1d10'],
    ['1000d6', 6, '1000d6'],
    ['999d6', 8, '999d6+1d8'],
    ['1000d6', 8, '1000d6'],
  ])('BW-DICE-01 %s and a tap on d%i make %s', (text, sides, expected) => {
    expect(printDice(withDie(read(text), sides))).toBe(expected);
  });

  test.each<[text: string, at: number, count: number, expected: string]>([
    ['1d6+1d10', 0, 4, '4d6+1d10'],
    ['1d6+1d10', 1, 0, '1d6'],
    ['1d6+2', 0, 0, '2'],
    ['600d6+1d8', 1, 900, '600d6+400d8'],
    ['2d10~', 0, 3, '3d10~'],
  ])('BW-DICE-01 %s with group %i set to %i makes %s', (text, at, count, expected) => {
    expect(printDice(withCount(read(text), at, count))).toBe(expected);
  });

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
  ];
  test.each(all)('state/dice-inputs reads back what it writes: $text', (inputs) => {
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
    `v=1&x=${'1'.repeat(201)}&b=d6&f=1`,
  ])('state/dice-inputs refuses %s', (query) => {
    expect(codec.decode(query)).toBeUndefined();
  });
});
