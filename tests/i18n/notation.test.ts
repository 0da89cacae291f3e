import { describe, expect, it } from 'vitest';
import { showNotation } from '../../src/i18n/notation.ts';

describe('i18n/notation', () => {
  it.each([
    ['1d10~', '2d6−2'],
    ['3d10~+2d6', '3×(2d6−2)+2d6'],
    ['2d6-1', '2d6−1'],
    ['10d6>=4', '10d6≥4'],
  ])('i18n/notation: %s is read as %s', (notation, shown) => {
    expect(showNotation(notation, 'd')).toBe(shown);
  });

  it('i18n/notation: a very long number is read once', () => {
    const digits = '1'.repeat(200_000);
    expect(showNotation(digits, 'k')).toBe(digits);
  });
});
