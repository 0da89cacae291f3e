import { describe, expect, it } from 'vitest';
import { linesOf } from '../../../src/castle/tape/model.ts';
import { lineName, wrongText } from '../../../src/castle/tape/text.ts';
import { createFormat } from '../../../src/platform/format.ts';
import { tapeChecks } from '../../../src/rules/mage-knight/checklist.ts';
import { en, hu, pl } from '../../support/words.ts';

const languages = [
  ['en', en],
  ['pl', pl],
  ['hu', hu],
] as const;

describe.each(languages)('castle/tape/text in %s', (language, messages) => {
  const format = createFormat(language);

  it('castle/tape/text: every line says its limit', async () => {
    const castletape = await messages.castletape();
    const names = linesOf({}).map((line) => lineName(castletape, format, line));
    expect(new Set(names).size).toBe(tapeChecks.length);
    expect(names.filter((name) => /\d″/.test(name))).toHaveLength(6);
    expect(names.join()).not.toMatch(/undefined|\[object/);
  });

  it('MK-SET-05 castle/tape/text: what was measured stands beside the limit, what was ticked in words', async () => {
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
