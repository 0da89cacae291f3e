import { describe, expect, it } from 'vitest';
import { d2FromD6, d3FromD6, disputeWinner } from '../../../../src/rules/usb/test/small-dice.ts';

describe('small dice', () => {
  it.each([
    [1, 1, 1, 'low'],
    [2, 1, 1, 'low'],
    [3, 1, 2, 'low'],
    [4, 2, 2, 'high'],
    [5, 2, 3, 'high'],
    [6, 2, 3, 'high'],
  ])('USB-A-20 and USB-DICE-02 a %i', (face, d2, d3, right) => {
    expect(d2FromD6(face)).toBe(d2);
    expect(d3FromD6(face)).toBe(d3);
    expect(disputeWinner(face)).toBe(right);
  });
});
