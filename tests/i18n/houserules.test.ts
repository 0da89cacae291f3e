import { describe, expect, it } from 'vitest';
import { houserules as en } from '../../src/i18n/en/brikwars.ts';
import { usbrules as usbEn } from '../../src/i18n/en/usb.ts';
import { houserules as hu } from '../../src/i18n/hu/brikwars.ts';
import { usbrules as usbHu } from '../../src/i18n/hu/usb.ts';
import { houserules as pl } from '../../src/i18n/pl/brikwars.ts';
import { usbrules as usbPl } from '../../src/i18n/pl/usb.ts';
import { houseRuleIds, valuesOf } from '../../src/rules/brikwars/house-rules.ts';
import { usbHouseRuleIds, usbValuesOf } from '../../src/rules/usb/house-rules.ts';

const usb = { en: usbEn, pl: usbPl, hu: usbHu };
const languages = { en, pl, hu };

describe('i18n/houserules', () => {
  it.each(['en', 'pl', 'hu'] as const)(
    'i18n/houserules: every value of every switch has its words, and only those, in %s',
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
    'i18n/houserules: every value of every switch of USB has its words, and only those, in %s',
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
