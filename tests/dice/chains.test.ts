import { describe, expect, it, test } from 'vitest';
import { chainsOf, shownFace } from '../../src/dice/chains.ts';
import { parseDice } from '../../src/rules/dice/notation.ts';
import { createSeededSource } from '../../src/rules/dice/random.ts';
import { roll, rollFromFaces } from '../../src/rules/dice/roll.ts';

function read(text: string) {
  const parsed = parseDice(text);
  if (!parsed.ok) throw new Error(text);
  return parsed.value;
}

describe('chains of dice', () => {
  test.each<[id: string, text: string, faces: readonly number[], chains: readonly (readonly number[])[]]>([
    ['BW-DICE-05', '3d6', [6, 2, 6, 6, 1, 3], [[6, 6, 3], [2], [6, 1]]],
    ['USB-TEST-03', '3d6>=7', [6, 5, 6, 2, 6], [[6, 2], [5], [6, 6]]],
    ['USB-TEST-05', '3d6r1>=4', [1, 4, 1, 5, 2], [[1, 5], [4], [1, 2]]],
    [
      'BW-DICE-02',
      '2d10~',
      [6, 6, 1, 2, 4],
      [
        [6, 6, 4],
        [1, 2],
      ],
    ],
  ])('%s %s showing %j: each die with what it led to', (_id, text, faces, chains) => {
    const made = rollFromFaces(read(text), { bonus: 'd6', floor: true }, faces);
    if (!made.ok) throw new Error(JSON.stringify(made.issues));
    expect(chainsOf(made.value).map(({ dice }) => dice.map((die) => die.face))).toEqual(chains);
  });

  it('USB-TEST-05 a die shows its reroll, a pair its sum', () => {
    const shown = (text: string, faces: readonly number[]) => {
      const made = rollFromFaces(read(text), { bonus: 'none', floor: true }, faces);
      return made.ok ? chainsOf(made.value).map(shownFace) : made.issues;
    };
    expect(shown('3d6r1', [1, 4, 1, 5, 2])).toEqual([5, 4, 2]);
    expect(shown('2d10~', [6, 6, 1, 2])).toEqual([10, 1]);
  });

  it('dice/chains no die is lost and none drawn twice', () => {
    const random = createSeededSource(7);
    for (const text of ['20d6', '9d10~', '12d6r1,2kh4', '30d6rf>=7', '5d6+4d10', '8d2!']) {
      const made = roll(read(text), { bonus: 'd6', floor: true }, random);
      const drawn = chainsOf(made).flatMap(({ dice }) => dice);
      expect(new Set(drawn).size).toBe(made.dice.length);
    }
  });
});
