import { describe, expect, it } from 'vitest';
import { findNode, floor, older } from './node.mjs';

describe('support/node', () => {
  it.each([
    ['20.20.2', '22.12', true],
    ['22.11.9', '22.12', true],
    ['22.12.0', '22.12', false],
    ['22.12.0', '22.12.1', true],
    ['22.9.0', '22.12', true],
    ['24.0.0', '22.12', false],
    ['100.0.0', '22.12', false],
  ])('support/node: %s is older than %s: %s', (version, than, expected) => {
    expect(older(version, than)).toBe(expected);
  });

  it('support/node: where the machine has what package.json asks for, nothing is fetched', () => {
    expect(floor).toMatch(/^\d+\.\d+$/);
    expect(findNode(`${floor}.0`)).toBeUndefined();
    expect(findNode()).toBeUndefined();
  });
});
