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

  it('fight/step-record: a roll that was counted says so, and older apps read the faces that stand for it', () => {
    const counted = { faces: [6, 6, 1], typed: true as const, counted: true as const };
    const record: TableRecord = { turns: [{ inputs: 'v=1', moves: [counted, ...moves] }] };
    const text = encodeRecord(record);
    expect(decodeRecord(text)).toEqual(record);
    // Their rolls: up to three digits for a face, then what else is to be said.
    const [first = ''] = (text.split('\n')[1] ?? '').split(';');
    expect(first).toMatch(/^\d{1,3}(\.\d{1,3})*t$/);
    expect(first.slice(0, -1).split('.').map(Number)).toEqual(counted.faces);
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
