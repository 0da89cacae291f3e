import { describe, expect, it } from 'vitest';
import { rulesOfFight } from '../../src/fight/facts.ts';
import type { LanguageModel } from '../../src/platform/language.ts';
import { usbFacts } from '../../src/usb/modes.ts';
import { encodeMorale, initialMorale } from '../../src/usb/morale/inputs.ts';
import { encodeShoot, initialShoot } from '../../src/usb/shoot/inputs.ts';
import { usbTestCodec } from '../../src/usb/test/inputs.ts';

const words = {
  usb: { asRead: 'as read' },
  fight: { changes: (number: number) => `${number} changed` },
};
// Only these two parts are asked for.
const language = { texts: (part: keyof typeof words) => words[part] } as unknown as LanguageModel;
const notify = (query: string) => usbFacts.rulesPhrase(language, { mode: 'usb-shoot', query });

const table = { house: { fatigue: 'inclusive', growthModel: 'F1' } } as const;

describe('usb/modes', () => {
  it('usb/modes: a kept fight says its house rules, however its link was written; a test has none', () => {
    expect(notify(encodeShoot(initialShoot))).toBe('as read');
    expect(notify(encodeMorale(initialMorale))).toBe('as read');
    expect(notify(encodeShoot({ ...initialShoot, table }))).toBe('2 changed');
    expect(notify(encodeMorale({ ...initialMorale, table }))).toBe('2 changed');
    expect(notify('v=1&e=usb~fatigue.inclusive&a=x')).toBe('1 changed');
    expect(notify(usbTestCodec.encode(usbTestCodec.initial))).toBeUndefined();
  });

  it('usb/modes: fights of old and of today that are played by one table have the same rules', () => {
    expect(rulesOfFight({ query: encodeShoot(initialShoot) })).toBe(rulesOfFight({ query: 'v=1&e=usb&a=x' }));
    expect(rulesOfFight({ query: encodeShoot({ ...initialShoot, table }) })).not.toBe(
      rulesOfFight({ query: 'v=1&e=usb&a=x' }),
    );
  });
});
