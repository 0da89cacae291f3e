import { describe, expect, it, test } from 'vitest';
import { findRolls } from '../../../src/dice/history/history-list.tsx';
import type { RollRecord } from '../../../src/storage/rolls.ts';

const rules = { bonus: 'none', floor: false } as const;

function record(notation: string, total: number, label = ''): RollRecord {
  return { time: 1, label, notation, rules, faces: [], typed: false, total };
}

const rolls = [
  record('2d6+1', 9),
  record('1d10', 9, 'Łucznik 7'),
  record('1d6-2', -1),
  record('20d6>=4', 11, 'Charge'),
  record('1d10~', 6),
];
const nameOf = ({ label }: RollRecord) => label;
const found = (query: string) => findRolls(rolls, query, nameOf).map((roll) => rolls.indexOf(roll));

describe('dice/history/history-list', () => {
  test.each<[string, number[]]>([
    ['', [0, 1, 2, 3, 4]],
    ['   ', [0, 1, 2, 3, 4]],
    ['2d6', [0, 4]],
    ['2K6', [0, 4]],
    ['k10', [1, 4]],
    ['+1', [0]],
    ['2d6 +1', [0]],
    ['9', [0, 1]],
    ['9 k10', [1]],
    ['7', [1]],
    ['-1', [2]],
    ['−1', [2]],
    ['-2', [2, 4]],
    ['>=4', [3]],
    ['≥4', [3]],
    ['lucz', [1]],
    ['CHARGE 11', [3]],
    ['charge 12', []],
    ['10', []],
  ])('dice/history/history-list “%s” finds %j', (query, expected) => {
    expect(found(query)).toEqual(expected);
  });

  it('dice/history/history-list names come from the model that knows them', () => {
    const bail = { ...record('1d6', 3), preset: 'bail' };
    expect(findRolls([bail], 'ratun', () => 'Ratunek')).toEqual([bail]);
  });
});
