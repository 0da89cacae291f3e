import { describe, expect, it } from 'vitest';
import { createFormat } from '../../../../src/i18n/format.ts';
import { tapeChecks } from '../../../../src/rules/mage-knight/checklist.ts';
import { linesOf } from '../../../../src/state/castle-tape.ts';
import { lineName, wrongText } from '../../../../src/ui/castle/tape/phrases.ts';
import { en, hu, pl } from '../../../support/words.ts';

const languages = [
  ['en', en],
  ['pl', pl],
  ['hu', hu],
] as const;

describe.each(languages)('castle/tape/phrases in %s', (language, messages) => {
  const format = createFormat(language);

  it('castle/tape/phrases: every line says its limit', async () => {
    const castletape = await messages.castletape();
    const names = linesOf({}).map((line) => lineName(castletape, format, line));
    expect(new Set(names).size).toBe(tapeChecks.length);
    expect(names.filter((name) => /\d″/.test(name))).toHaveLength(6);
    expect(names.join()).not.toMatch(/undefined|\[object/);
  });

  it('MK-SET-05 castle/tape/phrases: what was measured stands beside the limit, what was ticked in words', async () => {
    const castletape = await messages.castletape();
    const find = (entries: Parameters<typeof linesOf>[0]) =>
      linesOf(entries)
        .filter(({ state }) => state === 'broken')
        .map((line) => wrongText(castletape, format, line));
    const [measured = ''] = find({ gap: 3.25 });
    expect(measured).toContain(`${format.number(3.25)}″`);
    expect(measured).toContain('3″');
    expect(find({ gap: false })).toEqual([castletape.checks.gap.wrong]);
  });
});
