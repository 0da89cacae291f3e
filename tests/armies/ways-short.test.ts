import { describe, expect, it } from 'vitest';
import { languages } from '../../src/rules/languages.ts';
import { words } from '../support/words.ts';

describe('armies/battle/targets', () => {
  it.each(languages)(
    'armies/battle/targets: what stands over a column of odds has one word of seven letters at most, so that none is broken (%s)',
    async (language) => {
      const { waysShort } = await words[language].battle();
      expect(Object.values(waysShort).filter((way) => /\s/.test(way) || [...way].length > 7)).toEqual([]);
    },
  );
});
