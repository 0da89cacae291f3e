import { describe, expect, it } from 'vitest';
import { type AskedIn, addressIn } from '../../src/kit/asked-at.ts';

const doors = {
  near: { draft: 'near', address: 'fight/near', encode: (inches: number) => `v=2&inches=${inches}` },
  far: { draft: 'far-kept', address: 'fight/far', encode: (name: string) => `v=2&name=${name}` },
};

describe('kit/asked-at', () => {
  it('kit/asked-at: a question on its way is written by its own mode', () => {
    const addressOf = addressIn(doors);
    expect(addressOf({ mode: 'near', inputs: 4 })).toEqual({
      draft: 'near',
      address: 'fight/near',
      query: 'v=2&inches=4',
    });
    expect(addressOf({ mode: 'far', inputs: 'wall' })).toEqual({
      draft: 'far-kept',
      address: 'fight/far',
      query: 'v=2&name=wall',
    });
  });

  it('kit/asked-at: with the inputs of another mode it does not compile', () => {
    // @ts-expect-error A name is no number of inches.
    const wrong: AskedIn<typeof doors> = { mode: 'near', inputs: 'wall' };
    expect(addressIn(doors)(wrong).query).toBe('v=2&inches=wall');
    // @ts-expect-error Nobody knows this mode.
    expect(() => addressIn(doors)({ mode: 'beside', inputs: 1 })).toThrow('beside');
  });
});
