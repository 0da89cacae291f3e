import { describe, it } from 'vitest';
import { surviveKills } from './kills.ts';

describe('faults/kill', () => {
  it('faults/kill: twelve kills of the browser while armies and fights are entered tear and lose nothing', () =>
    surviveKills(6));
});
