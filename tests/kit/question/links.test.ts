import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createSeededSource, type RandomSource } from '../../../src/rules/dice/random.ts';
import drafts from '../../fixtures/drafts.json' with { type: 'json' };
import { deepOr } from '../../support/deep.ts';
import { draftOpeners, openers } from '../../support/links.ts';
import { sayingOf, stillWrites } from '../../support/said.ts';

interface Written {
  readonly text: string;
  /** How the same is written today, where that is not the text with more in it. */
  readonly writes?: string;
  /** What the text says; what was added to the mode since is not listed. */
  readonly value: unknown;
}

const folder = new URL('../../fixtures/links/', import.meta.url);
const modes: readonly (readonly [string, readonly Written[]])[] = readdirSync(folder).map((file) => [
  file.replace('.json', ''),
  JSON.parse(readFileSync(new URL(file, folder), 'utf8')),
]);

const kept: readonly (readonly [string, readonly Written[]])[] = Object.entries(drafts);

/** A text with one thing lost, doubled, or put in the place of another. */
function spoilt(text: string, random: RandomSource): string {
  const parts = text.split(/([&=.~,_-])/);
  const [at, from] = [random(parts.length) - 1, random(parts.length) - 1];
  const part = parts[at] ?? '';
  switch (random(4)) {
    case 1:
      return parts.toSpliced(at, 1).join('');
    case 2:
      return parts.toSpliced(at, 0, part, parts[at + 1] ?? '').join('');
    case 3:
      return parts.with(at, parts[from] ?? '').join('');
    default:
      return parts.with(at, String(random(200) - 100)).join('');
  }
}

describe('links: every text that the app has written', () => {
  it('links: every kind of text has its samples', () => {
    expect(modes.map(([mode]) => mode).sort()).toEqual(Object.keys(openers).sort());
    for (const [mode, written] of modes) expect(written.length, mode).toBeGreaterThanOrEqual(12);
  });

  it.each(modes)('links: every link ever written still opens (%s)', (mode, written) => {
    const says = sayingOf();
    for (const { text, writes = text, value } of written) {
      const opened = openers[mode]?.(text);
      says(opened?.value, value, text);
      // What is read by an older way of writing is written by their names.
      if (!opened?.older)
        expect(opened?.writes).toSatisfy((now) => stillWrites(now, writes), `still writes ${writes}`);
      expect(openers[mode]?.(opened?.writes ?? ''), text).toEqual({ ...opened, older: false });
    }
  });

  it.each(kept)('links: what was half entered or half played is still there (%s)', (kind, written) => {
    expect(kept.map(([known]) => known).sort()).toEqual(Object.keys(draftOpeners).sort());
    const says = sayingOf();
    for (const { text, writes = text, value } of written) {
      const opened = draftOpeners[kind]?.(text);
      says(opened?.value, value, text);
      expect(opened?.writes).toSatisfy((now) => stillWrites(now, writes), `still writes ${writes}`);
      expect(draftOpeners[kind]?.(opened?.writes ?? ''), text).toEqual(opened);
    }
  });

  it.each(modes)('links: a spoilt text is refused, or says what it is written as (%s)', (mode, written) => {
    const random = createSeededSource(written.length);
    for (const { text } of written)
      for (let run = 0; run < deepOr(300, 6); run++) {
        const opened = openers[mode]?.(spoilt(text, random));
        if (opened) expect(openers[mode]?.(opened.writes)).toEqual({ ...opened, older: false });
      }
    expect(openers[mode]?.('v=none')?.value).toEqual(openers[mode]?.('')?.value);
  });
});
