import { describe, expect, it } from 'vitest';
import {
  decodeRecord,
  encodeRecord,
  fightMark,
  markOf,
  type TableRecord,
} from '../../src/fight/step-record.ts';

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
    { turns: [{ inputs: 'v=1', moves }], mark: 'k3f9' },
    { turns: [{ inputs: 'v=1', moves: [] }], typing: [], mark: 'k3f9' },
    { turns: [{ inputs: 'v=1', moves: [] }], typing: [6, 2], thrown: true, mark: '0' },
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

  it('fight/step-record: a record says its mark where its entries do not come to it, and only there', () => {
    const turns = [{ inputs: 'v=1&acts=theirs', moves }];
    const plain = encodeRecord({ turns });
    expect(plain).not.toContain('#');
    expect(encodeRecord({ turns, mark: fightMark(plain) })).toBe(plain);
    // Whose the sides are does not matter.
    expect(fightMark(plain)).toBe(fightMark('v=1\n\n-'));
    const kept: TableRecord = { turns, typing: [4], mark: fightMark('v=2') };
    const text = encodeRecord(kept);
    expect(text.split('\n').at(-1)).toBe(`4#${fightMark('v=2')}`);
    expect([fightMark(text), markOf(kept)]).toEqual([fightMark('v=2'), fightMark('v=2')]);
    // What is entered is no mark.
    expect(fightMark('v=1#k3f9\n4\n-')).not.toBe('k3f9');
  });

  it.each([
    '',
    'v=1\n4\n-#',
    'v=1\n4\n-#A',
    'v=1\n4\n-#123456789',
    'v=1\n4\n-#1#2',
    'v=1#k3f9',
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
