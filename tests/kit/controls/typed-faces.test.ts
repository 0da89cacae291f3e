import { describe, expect, it } from 'vitest';
import { correctedFaces, enteredDice } from '../../../src/kit/controls/typed-faces.ts';
import { parseDice } from '../../../src/rules/dice/notation.ts';

function asked(text: string) {
  const parsed = parseDice(text);
  if (!parsed.ok) throw new Error(text);
  return [parsed.value, { bonus: 'd6', floor: true }] as const;
}

describe('kit/controls/typed-faces', () => {
  it('kit/controls/typed-faces: each face with its die, bonus dice marked', () => {
    expect(enteredDice(...asked('1d6+1d10'), [6, 4, 3])).toEqual([
      { sides: 6, face: 6, bonus: false },
      { sides: 10, face: 4, bonus: false },
      { sides: 6, face: 3, bonus: true },
    ]);
  });

  it.each([
    ['another face', '3d6', [2, 3], 0, 5, [5, 3]],
    ['taken out', '3d6', [2, 3], 0, undefined, [3]],
    ['the last one taken out', '3d6', [2, 3], 1, undefined, [2]],
    ['a six that is none earns no bonus die', '2d6', [6, 1, 4], 0, 5, [5, 1]],
    ['a six more asks for its bonus die', '2d6', [5], 0, 6, [6]],
    ['a face that the next die does not have', '1d6+1d10', [2, 9], 0, undefined, []],
  ])('kit/controls/typed-faces: %s', (_, text, faces, at, face, fixed) => {
    expect(correctedFaces(...asked(text), faces, at, face)).toEqual(fixed);
  });
});
