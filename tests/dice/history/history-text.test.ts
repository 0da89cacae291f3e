import { describe, expect, it, test } from 'vitest';
import { faceTexts, rollLine } from '../../../src/dice/history/history-list.tsx';
import type { BonusDice } from '../../../src/rules/dice/expression.ts';
import type { RollRecord } from '../../../src/storage/rolls.ts';

function record(notation: string, faces: readonly number[], bonus: BonusDice = 'none'): RollRecord {
  return { time: 1, label: '', notation, rules: { bonus, floor: false }, faces, typed: false, total: 1 };
}

describe('dice/history/history-list', () => {
  test.each<[string, readonly number[], BonusDice, readonly string[]]>([
    ['3d6', [3, 5, 1], 'none', ['3', '5', '1']],
    ['2d6', [6, 2, 6, 3], 'd6', ['6+6+3', '2']],
    ['4d6kh3', [4, 1, 5, 2], 'none', ['4', '(1)', '5', '2']],
    ['3d6r1', [1, 4, 1, 5, 6], 'none', ['1→5', '4', '1→6']],
    ['2d6>=7', [6, 3, 6], 'none', ['6→6', '3']],
    ['2d10~', [3, 5, 1, 6], 'none', ['3·5', '1·6']],
    ['1d10~', [6, 6, 2, 4], 'same', ['6·6+2·4']],
    ['7', [], 'none', []],
    ['2d6', [9], 'none', ['9']],
  ])('dice/history/history-list %s with %j (bonus %s) reads %j', (notation, faces, bonus, expected) => {
    expect(faceTexts(record(notation, faces, bonus), String)).toEqual(expected);
  });

  it('dice/history/history-list a line says name, dice, total, faces and time', () => {
    const words = { name: 'Bail', dice: '1d6', total: '4″', time: 'today' };
    expect(rollLine(record('1d6', [4]), words, String)).toBe('Bail, 1d6: 4″ (4) · today');
    expect(rollLine(record('1d6', []), { ...words, name: '' }, String)).toBe('1d6: 4″ · today');
    const many = record('50d6', Array<number>(50).fill(2));
    expect(rollLine(many, words, String)).toMatch(/\((2, ){40}…\)/);
  });
});
