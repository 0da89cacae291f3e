import { describe, expect, it } from 'vitest';
import { signOf } from '../../../src/kit/figures/sign-of.ts';

const of = (data: unknown) => signOf({ game: 'brikwars', data } as Parameters<typeof signOf>[0]);

describe('kit/figures/sign-of', () => {
  it('BW-MAG-01 kit/figures/sign-of: a mage is drawn as one, whatever he carries; who leads is a leader all the same', () => {
    const weapons = ['hand', 'shield'];
    expect(of({ weapons, training: { magic: 2 } })).toBe('mage');
    expect(of({ weapons, training: { magic: 0 } })).toBe('shield');
    expect(of({ weapons, training: {} })).toBe('shield');
    expect(of({ weapons, training: { magic: 2, specialties: ['ego'] } })).toBe('crown');
  });
});
