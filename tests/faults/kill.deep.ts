import { describe, inject, it } from 'vitest';
import { surviveKills } from './kills.ts';

describe('faults/kill', () => {
  // With a window of its own, as players have it; the kills of every day are of one without.
  it('faults/kill: twelve kills of the browser while armies and fights are entered tear and lose nothing', () =>
    surviveKills(6, inject('wholeBrowser')));
});
