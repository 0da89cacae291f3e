import { describe, expect, it } from 'vitest';
import links from '../fixtures/links.json' with { type: 'json' };
import { openers } from '../support/links.ts';

interface Written {
  readonly text: string;
  /** How the same is written today, where that has changed. */
  readonly writes?: string;
  readonly value: unknown;
}

const modes: readonly (readonly [string, readonly Written[]])[] = Object.entries(links);

describe('links: every text that the app has written', () => {
  it('links: every kind of text has its samples', () => {
    expect(modes.map(([mode]) => mode).sort()).toEqual(Object.keys(openers).sort());
    for (const [mode, written] of modes) expect(written.length, mode).toBeGreaterThanOrEqual(12);
  });

  it.each(modes)('links: every link ever written still opens (%s)', (mode, written) => {
    for (const { text, writes = text, value } of written) {
      const opened = openers[mode]?.(text);
      // A limit that is none is no number of JSON.
      expect(JSON.parse(JSON.stringify(opened?.value ?? null)), text).toEqual(value);
      expect(opened?.writes).toBe(writes);
    }
  });
});
