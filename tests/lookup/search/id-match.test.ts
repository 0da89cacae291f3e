import { describe, expect, it } from 'vitest';
import { matchIds } from '../../../src/lookup/search/rules-search.ts';

const ids = [
  'BW-CC-01',
  'BW-CC-10',
  'BW-CC-16',
  'MK-CC-01',
  'BWC-05',
  'BWC-50',
  'BWC-52',
  'USB-A-20',
  'MK-A-20',
];

describe('lookup/search/rules-search', () => {
  it.each([
    ['BW-CC-16', ['BW-CC-16']],
    ['bwcc16', ['BW-CC-16']],
    ['bw cc 16', ['BW-CC-16']],
    ['cc16', ['BW-CC-16']],
    ['cc-1', ['BW-CC-01', 'MK-CC-01', 'BW-CC-10', 'BW-CC-16']],
    ['bwc50', ['BWC-50']],
    ['BWC 5', ['BWC-05', 'BWC-50', 'BWC-52']],
    ['bwc-050', ['BWC-50']],
    ['usb a-20', ['USB-A-20']],
    ['a-20', ['USB-A-20', 'MK-A-20']],
    ['bw-cc', ['BW-CC-01', 'BW-CC-10', 'BW-CC-16']],
    ['bw-cc-', ['BW-CC-01', 'BW-CC-10', 'BW-CC-16']],
    ['a 20', []],
    ['cc', []],
    ['c16', []],
    ['attack 6', []],
    ['2d6', []],
    ['', []],
  ])('lookup/search/rules-search: "%s" names %j', (query, named) => {
    expect(matchIds(query, ids)).toEqual(named);
  });

  it('lookup/search/rules-search: every id is found as written, without signs and in small letters', () => {
    for (const id of ids) {
      for (const query of [id, id.toLowerCase(), id.replaceAll('-', ''), id.replaceAll('-', ' ')]) {
        expect(matchIds(query, ids)[0]).toBe(id);
      }
    }
  });
});
