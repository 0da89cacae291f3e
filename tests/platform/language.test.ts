import { describe, expect, it } from 'vitest';
import { textLoaders } from '../../src/app/word-files.ts';
import { createLanguageModel } from '../../src/platform/language.ts';

describe('language', () => {
  it('language: texts come after they were loaded, and a part not loaded is a mistake', async () => {
    const language = createLanguageModel(textLoaders, 'en');
    expect(() => language.texts('shell')).toThrow(/are not loaded/);
    await language.load(['start']);
    expect(language.texts('shell').places.dice).toBe('Dice');
  });

  it('language: a change brings every loaded part along, never half a screen', async () => {
    const language = createLanguageModel(textLoaders, 'en');
    await language.load(['start', 'settings']);
    await language.change('pl');
    expect(language.language.value).toBe('pl');
    expect(language.texts('shell').places.dice).toBe('Kostki');
    expect(language.texts('settings').theme).toBe('Kolory');
    expect(language.format.value.number(1.5)).toBe('1,5');
  });

  it('language: a part that arrives after a change is loaded in the new language', async () => {
    const language = createLanguageModel(textLoaders, 'en');
    await language.load(['start']);
    const late = language.load(['start', 'settings']);
    await language.change('hu');
    await late;
    expect(language.texts('settings').theme).toBe('Színek');
  });
});
