import { signal } from '@preact/signals';
import { describe, expect, it } from 'vitest';
import { textLoaders } from '../../src/app/word-files.ts';
import { centimetresIn, inTheirMeasure } from '../../src/platform/centimetres.ts';
import { createLanguageModel } from '../../src/platform/language.ts';
import { followMeasure, type SettingsModel } from '../../src/platform/settings.ts';
import { type Language, languages } from '../../src/rules/languages.ts';
import { defaultSettings, type Settings } from '../../src/storage/settings-mirror.ts';

const cm = (text: string) => text.replaceAll('_', '\u00a0');

describe('platform/centimetres', () => {
  it('platform/centimetres: a very long number is read once', () => {
    const digits = '1'.repeat(200_000);
    expect(centimetresIn(`${digits} 10″`)).toBe(`${digits} 20\u00a0cm`);
  });

  it.each([
    ['A hero within 10″ lends his Tough.', 'A hero within 20_cm lends his Tough.'],
    ['3″ of smoke within 6″', '6_cm of smoke within 12_cm'],
    ['Riders: +2″.', 'Riders: +4_cm.'],
    ['Falanga: −2,5″.', 'Falanga: −5_cm.'],
    ['0.3″', '0.6_cm'],
    ['Hős 10″-en belül', 'Hős 20_cm-en belül'],
    ['2″-et hátrál', '4_cm-t hátrál'],
    ['Potrzeba 4+.', 'Potrzeba 4+.'],
  ])('USB-MEAS-02: %s', (inches, centimetres) => {
    expect(centimetresIn(inches)).toBe(cm(centimetres));
    expect(centimetresIn(centimetresIn(inches))).toBe(cm(centimetres));
  });

  it.each(languages)(
    'USB-MEAS-02: %s, no text of USB that is read in centimetres keeps a length in inches',
    async (language) => {
      const texts = createLanguageModel(textLoaders, language);
      const parts = ['usb', 'usbshoot', 'usbcharge', 'usbbuilder', 'usbtable'] as const;
      await texts.load(['start', 'usb', 'usb/shoot', 'usb/charge']);
      for (const part of parts) {
        const read = JSON.stringify(inTheirMeasure(part, texts.texts(part)));
        expect(read, part).not.toContain('″');
      }
    },
  );

  it('USB-MEAS-02: the setting of the device is heard in every text at once, and only in USB', async () => {
    const language = createLanguageModel(textLoaders, 'en' satisfies Language);
    const value = signal(defaultSettings(['en']));
    const settings: SettingsModel = {
      value,
      fresh: false,
      games: signal([]),
      currentGame: signal('usb'),
      change: (part) => {
        value.value = { ...value.peek(), ...part } as Settings;
      },
      useGame: () => undefined,
    };
    followMeasure(settings, language);
    await language.load(['start', 'usb', 'usb/charge', 'lookup', 'brikwars', 'brikwars/charge']);
    const [printed, other] = [language.texts('usbtables'), language.texts('charge')];
    expect(language.texts('usbcharge').reach('10')).toBe('The charge reaches 10″');
    settings.change({ centimetres: true });
    await import('../../src/platform/centimetres.ts');
    await Promise.resolve();
    expect(language.texts('usbcharge').reach('10')).toBe(cm('The charge reaches 20_cm'));
    expect(language.texts('usb').moves.road('+2.5')).toBe(cm('Along or across a road: +5_cm.'));
    expect(language.texts('usb')).toBe(language.texts('usb'));
    expect(language.texts('usbtables')).toBe(printed);
    expect(language.texts('charge')).toBe(other);
    settings.change({ centimetres: false });
    expect(language.texts('usbcharge').reach('10')).toBe('The charge reaches 10″');
    settings.change({ centimetres: true });
    settings.change({ centimetres: false });
    await import('../../src/platform/centimetres.ts');
    await Promise.resolve();
    expect(language.texts('usbcharge').reach('10')).toBe('The charge reaches 10″');
  });
});
