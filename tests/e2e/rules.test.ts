import { describe, it } from 'vitest';
import { usePhone } from './harness.ts';
import { looks, tablesFit } from './rule-tables.ts';

const { take } = usePhone();

describe('the look-up', () => {
  it.each(looks)('rules: tables fit 320 px, and axe finds nothing in them (%s, %s)', (...look) =>
    tablesFit(take, ...look),
  );
});
