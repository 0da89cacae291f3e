import { describe, expect, it } from 'vitest';
import { type ContestInputs, contestKinds, initialContest } from '../../../src/dice/contests/inputs.ts';
import type { ContestPlay } from '../../../src/dice/contests/play.ts';
import { type ContestTable, decodeTable, emptyTable, encodeTable } from '../../../src/dice/contests/store.ts';

const inputs = (part: Partial<ContestInputs>): ContestInputs => ({
  ...initialContest('pl', 'wisg'),
  ...part,
});

const tied: ContestPlay = {
  game: 'brikwars',
  inputs: inputs({ dice: ['1d10', '1d6', '1d100'] }),
  rolls: [{ faces: [10, 10, 2] }, { faces: [6, 6, 3], typed: true }, { faces: [22], typed: true }],
};

const full: ContestTable = {
  names: ['Ania', '', 'Zoë & „Béla”=1'],
  plays: {
    wisg: tied,
    starts: { game: 'mage-knight', inputs: inputs({ kind: 'starts', bonus: 'none' }), rolls: [], faces: [] },
    first: {
      game: 'brikwars',
      inputs: inputs({ kind: 'first', bonus: 'd6' }),
      rolls: [{ faces: [6], typed: true, declined: true }],
      faces: [6, 6],
    },
    feat: { game: 'brikwars', inputs: inputs({ kind: 'feat' }), rolls: [{ faces: [1] }, { faces: [2] }] },
    dispute: { game: 'usb', inputs: inputs({ kind: 'dispute' }), rolls: [{ faces: [4] }] },
  },
};

describe('contest-store', () => {
  it('dice/contests/store: the table reads back as it was, half-typed throws too', () => {
    expect(Object.keys(full.plays)).toEqual([...contestKinds]);
    expect(decodeTable(encodeTable(full))).toEqual(full);
    expect(decodeTable(encodeTable(emptyTable))).toEqual(emptyTable);
  });

  it('dice/contests/store: eight players who tie again and again still fit', () => {
    const dice = Array.from({ length: 8 }, () => '1d6' as const);
    const rolls = Array.from({ length: 8 * 30 }, () => ({ faces: [5], typed: true as const }));
    const long: ContestTable = {
      names: Array.from({ length: 8 }, () => 'ő'.repeat(30)),
      plays: { wisg: { game: 'brikwars', inputs: inputs({ dice }), rolls } },
    };
    expect(decodeTable(encodeTable(long))).toEqual(long);
  });

  it('dice/contests/store: a contest that cannot be read is left out, the others stay', () => {
    const fields = new URLSearchParams(encodeTable(full));
    fields.set('wisg.rolls', '77');
    fields.set('feat.game', 'chess');
    fields.set('dispute.inputs', 'v=1');
    fields.set('first.faces', '9');
    const { names, plays } = decodeTable(fields.toString());
    expect(names).toEqual(full.names);
    expect(plays).toEqual({ starts: full.plays.starts });
  });

  it.each([
    ['nothing', ''],
    ['another version', encodeTable(full).replace('v=1', 'v=2')],
    ['noise', '%%%&&&==='],
  ])('dice/contests/store: %s is an empty table', (_name, text) => {
    expect(decodeTable(text)).toEqual(emptyTable);
  });

  it('dice/contests/store: no more than eight names, none longer than thirty letters', () => {
    const fields = new URLSearchParams({ v: '1' });
    for (let name = 0; name < 20; name++) fields.append('n', 'x'.repeat(99));
    const { names } = decodeTable(fields.toString());
    expect(names).toHaveLength(8);
    expect(new Set(names.map((name) => name.length))).toEqual(new Set([30]));
  });
});
