import { describe, expect, it } from 'vitest';
import { brikwars as en } from '../../../src/brikwars/words/en.ts';
import { brikwars as hu } from '../../../src/brikwars/words/hu.ts';
import { brikwars as pl } from '../../../src/brikwars/words/pl.ts';
import { houseRuleIds, valuesOf } from '../../../src/rules/brikwars/house-rules.ts';
import { usbHouseRuleIds, usbValuesOf } from '../../../src/rules/usb/house-rules.ts';
import { usb as usbEn } from '../../../src/usb/words/en.ts';
import { usb as usbHu } from '../../../src/usb/words/hu.ts';
import { usb as usbPl } from '../../../src/usb/words/pl.ts';

const usb = { en: usbEn, pl: usbPl, hu: usbHu };
const languages = { en: en.houserules, pl: pl.houserules, hu: hu.houserules };

describe('words/houserules', () => {
  it.each(['en', 'pl', 'hu'] as const)(
    'words/houserules: every value of every switch has its words, and only those, in %s',
    (language) => {
      for (const id of houseRuleIds) {
        const { title, values } = languages[language].table[id];
        expect(title, id).not.toBe('');
        expect(Object.keys(values).sort(), id).toEqual(valuesOf(id).map(String).sort());
        expect(new Set(Object.values(values)).size, id).toBe(valuesOf(id).length);
      }
    },
  );

  it.each(['en', 'pl', 'hu'] as const)(
    'words/houserules: every value of every switch of USB has its words, and only those, in %s',
    (language) => {
      for (const id of usbHouseRuleIds) {
        const { title, hint, values } = usb[language].switches[id];
        expect([title, hint], id).not.toContain('');
        expect(Object.keys(values).sort(), id).toEqual(usbValuesOf(id).map(String).sort());
        expect(new Set(Object.values(values)).size, id).toBe(usbValuesOf(id).length);
      }
    },
  );
});
