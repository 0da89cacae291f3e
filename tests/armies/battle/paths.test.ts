import { describe, expect, it } from 'vitest';
import { beginPath, playPath, readRoute } from '../../../src/armies/battle/paths.ts';

/** What an address of the app leaves to the battles. */
const rest = (address: string): string => address.replace('armies/', '');

describe('armies/battle/paths', () => {
  it('armies/battle/paths: each address is read as what it was written for', () => {
    expect(readRoute(rest(beginPath('guard')))).toEqual({ shows: 'begin', army: 'guard' });
    expect(readRoute(rest(playPath('abc')))).toEqual({ shows: 'play', play: 'abc' });
    expect(readRoute(rest(playPath('abc', 'm1')))).toEqual({ shows: 'play', play: 'abc', unit: 'm1' });
    for (const list of ['~battle', '~battle/']) expect(readRoute(list)).toEqual({ shows: 'list' });
  });

  it('armies/battle/paths: a battle begins without an army, with one, and against one', () => {
    for (const of of [{}, { army: 'guard' }, { army: 'guard', enemy: 'ford' }] as const) {
      const { army, enemy }: { readonly army?: string; readonly enemy?: string } = of;
      const address = beginPath(army, enemy);
      expect(readRoute(address.slice('armies/'.length))).toEqual({ shows: 'begin', ...of });
    }
  });

  it('armies/battle/paths: addresses are those that were sent before', () => {
    expect([beginPath('guard'), playPath('abc'), playPath('abc', 'm1')]).toEqual([
      'armies/~battle/~begin/guard',
      'armies/~battle/abc',
      'armies/~battle/abc/m1',
    ]);
  });
});
