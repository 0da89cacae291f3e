import { describe, it } from 'vitest';
import { surviveKills } from './kills.ts';

describe('faults/kill', () => {
  it(
    'faults/kill: what was shown outlives a kill of the browser, and nothing is torn',
    () => surviveKills(1),
    180_000,
  );
});
