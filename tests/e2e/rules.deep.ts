import { describe, it } from 'vitest';
import { usePhone } from './harness.ts';
import { looks, tablesFit } from './rule-tables.ts';

const { take } = usePhone();

describe('the look-up', () => {
  it.each(looks)('rules: axe finds nothing in any table (%s, %s)', (...look) => tablesFit(take, ...look));
});
