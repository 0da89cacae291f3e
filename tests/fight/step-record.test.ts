import { describe, expect, it } from 'vitest';
import { decodeRecord, encodeRecord, type TableRecord } from '../../src/fight/step-record.ts';

const moves = [
  { faces: [4], typed: true as const },
  { faces: [1, 10] },
  { option: 'parry-now' },
  { faces: [6], declined: true as const },
];

describe('fight/step-record', () => {
  it.each<TableRecord>([
    { turns: [{ inputs: 'v=1', moves }] },
    { turns: [{ inputs: 'v=1', moves }], typing: [] },
    { turns: [{ inputs: 'v=1', moves: [] }], typing: [6, 2] },
    { turns: [{ inputs: 'v=1', moves: [] }], typing: [6, 2], thrown: true },
    {
      turns: [
        { inputs: 'v=1', moves },
        { inputs: 'v=1&d=2', moves: moves.slice(0, 1) },
      ],
    },
  ])('fight/step-record: %j is written and read again', (record) => {
    expect(decodeRecord(encodeRecord(record))).toEqual(record);
  });

  it.each([
    '',
    'v=1',
    'v=1\n4',
    'v=1\n4q\n-',
    'v=1\n4\n4x',
    'v=1\n4444\n-',
    'v=1\n=\n-',
    'v=1\n=A<b>\n-',
    'v=1\n4\nv=1\n-',
    `v=1\n${'4;'.repeat(400)}4\n-`,
    `${'v=1\n4\n'.repeat(41)}-`,
  ])('fight/step-record: %j is no record', (text) => {
    expect(decodeRecord(text)).toBeUndefined();
  });
});
