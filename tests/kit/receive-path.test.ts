import { describe, expect, it } from 'vitest';
import { cameFrom, receiveFrom, receivePath } from '../../src/kit/receive-path.ts';
import { parseHash } from '../../src/platform/navigation.ts';

const origins = { siege: 'castle/siege' };

describe('kit/receive-path', () => {
  it('kit/receive-path: the address of the receiving page keeps where it was opened from', () => {
    const { place, rest, query } = parseHash(`#/${receiveFrom('siege')}`);
    expect([place, rest]).toEqual(['armies', receivePath]);
    expect(cameFrom(query, origins)).toEqual({ origin: 'siege', path: 'castle/siege' });
  });

  it.each(['', 'p=abc', 'from=', 'from=armies', 'from=toString', 'from=%00'])(
    'kit/receive-path: any other way leads back to the armies: %s',
    (query) => {
      expect(cameFrom(query, origins)).toBeUndefined();
    },
  );
});
