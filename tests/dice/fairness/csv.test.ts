import { describe, expect, test } from 'vitest';
import { type CsvWords, facesCsv, rollsCsv } from '../../../src/dice/fairness/csv.ts';
import { diceOf } from '../../../src/dice/fairness/model.ts';
import { fileDay } from '../../../src/platform/csv.ts';

const words: CsvWords = {
  separator: ',',
  die: (sides) => `d${sides}`,
  presetName: (id) => id.toUpperCase(),
  dieKind: 'Die',
  face: 'Face',
  drawn: 'Rolled',
  expected: 'Expected',
  time: 'Time',
  name: 'Name',
  notation: 'Dice',
  faces: 'Faces',
  total: 'Total',
  typed: 'Typed',
  yes: 'yes',
  no: 'no',
};

const rules = { bonus: 'none', floor: false } as const;
const roll = { time: 0, label: '', notation: '1d6', rules, faces: [4], typed: false, total: 4 };

/** A reader of such tables, sign for sign, as RFC 4180 has them. */
function read(text: string, separator: string): readonly (readonly string[])[] {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let quoted = false;
  for (let at = 0; at < text.length; at++) {
    const sign = text[at] ?? '';
    if (quoted && sign === '"' && text[at + 1] === '"') cell += text[++at];
    else if (sign === '"') quoted = !quoted;
    else if (!quoted && sign === separator) {
      row.push(cell);
      cell = '';
    } else if (!quoted && sign === '\r' && text[at + 1] === '\n') {
      rows.push([...row, cell]);
      row = [];
      cell = '';
      at++;
    } else cell += sign;
  }
  return rows;
}

describe('dice/fairness/csv', () => {
  test.each([
    ['=SUM(A1)', "'=SUM(A1)"],
    ['+1', "'+1"],
    ['-1', "'-1"],
    ['@cmd', "'@cmd"],
    ['\tx', "'\tx"],
    ['\uff1d1', "'\uff1d1"],
    ['\uff0b1', "'\uff0b1"],
    ['\uff0d1', "'\uff0d1"],
    ['\uff20cmd', "'\uff20cmd"],
    ['  =1', "'  =1"],
    ['\u200b=1', "'\u200b=1"],
    ['\n=1', "'\n'=1"],
    ['two\r\n=1', "two\r\n'=1"],
    ['1=1', '1=1'],
    ['a,b;c', 'a,b;c'],
    ['say "hi"', 'say "hi"'],
    ['two\r\nlines', 'two\r\nlines'],
    ['Łuk', 'Łuk'],
  ])('dice/fairness/csv the label %j is read back as %j and never run', (label, expected) => {
    for (const separator of [',', ';']) {
      const text = rollsCsv([{ ...roll, label }], { ...words, separator }).slice(1);
      const [head, row, ...rest] = read(text, separator);
      expect(head).toEqual(['Time', 'Name', 'Dice', 'Faces', 'Total', 'Typed']);
      expect(row?.slice(1)).toEqual([expected, '1d6', '4', '4', 'no']);
      expect(rest).toEqual([]);
    }
  });

  test('dice/fairness/csv a number stays a number, with the comma of the language', () => {
    const dice = diceOf({ version: 1, since: 1, faces: { 2: [2, 1] } });
    expect(facesCsv(dice, words)).toContain('d2,1,2,1.5\r\n');
    expect(facesCsv(dice, { ...words, separator: ';' })).toContain('d2;1;2;1,5\r\n');
    expect(rollsCsv([{ ...roll, total: -3 }], words)).toContain(',4,-3,no\r\n');
  });

  test('dice/fairness/csv times are those where the player is, and sort as text', () => {
    const time = new Date(2026, 0, 5, 7, 8, 9).getTime();
    expect(fileDay(time)).toBe('2026-01-05');
    expect(rollsCsv([{ ...roll, time }], words)).toContain('2026-01-05 07:08:09,');
  });
});
