import { signal } from '@preact/signals';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { textLoaders } from '../../../src/app/word-files.ts';
import { hungarianName } from '../../../src/castle/eligibility-text.ts';
import { createCastleEffectsModel, effectName, effectSays } from '../../../src/castle/questions/effects.ts';
import {
  castleEffectsCodec,
  effectsAsked,
  longestEffectQuery,
} from '../../../src/castle/questions/inputs.ts';
import { lookupCodec } from '../../../src/lookup/model.ts';
import { fold } from '../../../src/platform/fold.ts';
import type { LanguageModel } from '../../../src/platform/language.ts';
import { type Language, languages } from '../../../src/rules/languages.ts';
import { castleEffects } from '../../../src/rules/mage-knight/attack/effects.ts';
import { fakeServices } from '../../support/fake-services.ts';
import { anyInputs } from '../../support/samples/any-inputs.ts';
import { words } from '../../support/words.ts';

const texts = await Promise.all(
  languages.map(
    async (language) =>
      [await words[language].castlequestions(), await words[language].castleterms()] as const,
  ),
);

async function open(hash = '#/castle/effects', own: Language = 'en', stored?: Map<string, string>) {
  const services = fakeServices(hash, stored);
  const outdated = { markOutdated: () => undefined };
  const language = {
    language: signal(own),
    wordsOf: (async (wanted, slice) => textLoaders[wanted](slice)) satisfies LanguageModel['wordsOf'],
  };
  const model = await createCastleEffectsModel({ ...services, language, offline: outdated });
  // The words of all languages come behind the list.
  const asked = model.inputs.value.peek().query;
  await vi.waitFor(() => {
    model.search('a');
    expect(model.found.value).toBeDefined();
  });
  model.search(asked);
  const ids = (query: string) => {
    model.search(query);
    return model.found.value?.map(({ id }) => id) ?? [];
  };
  return { ...services, model, ids };
}

/** The list that only searches, opened once in each language: a search changes nothing but what is found. */
const opened = new Map<Language, ReturnType<typeof open>>();
function searching(own: Language) {
  const found = opened.get(own) ?? open(undefined, own);
  opened.set(own, found);
  return found;
}

describe('castle/questions/effects', () => {
  it('castle/questions/effects with nothing typed everything stands under its heading', async () => {
    const { model } = await open();
    expect(model.found.value).toBeUndefined();
    expect(model.groups.flatMap(({ effects }) => effects)).toHaveLength(castleEffects.length);
    expect(model.groups.every(({ effects }) => effects.length > 0)).toBe(true);
  });

  it.each([
    ['MK-IMM-02', 'mergezes', ['mérgezés', 'mergezes', 'MÉRGEZÉS', 'Venom', 'jad', 'poison', 'trucizna']],
    ['MK-ELG-10', 'bombazas', ['bombázás', 'bombazas', 'Bombardment', 'bombardowanie']],
    ['MK-IMM-09', 'trample', ['eltaposás', 'trample', 'stratowanie']],
    ['MK-IMM-03', 'back-into-play', ['nekromancja', 'necromancy', 'nekromancia', 'újra játékba']],
    ['MK-IMM-12', 'enchantments', ['enchantment', 'urok', 'bűbáj']],
    ['MK-BRE-01', 'demoralised', ['demoralizált', 'demoralised', 'demoralizacja']],
    ['MK-IMM-04', 'critical-miss', ['critical miss', 'krytyczne pudło', 'krytyczne pudlo', 'kritikus hiba']],
  ] as const)('%s: %s is found in three languages, with and without accents', async (rule, id, queries) => {
    expect(castleEffects.find((effect) => effect.id === id)).toMatchObject({ rule });
    for (const own of languages) {
      const { ids } = await searching(own);
      for (const query of queries) expect(ids(query), query).toContain(id);
    }
  });

  it('castle/questions/effects what is named so comes before what only speaks of it', async () => {
    const { ids } = await open(undefined, 'hu');
    expect(ids('mérgezés')[0]).toBe('mergezes');
    expect(ids('mérgezés')).toContain('contact-through-access-point');
    const english = await open();
    expect(english.ids('titan').slice(0, 2)).toEqual(['riders-and-titans-entering', 'titan-attack']);
  });

  it('castle/questions/effects an ending more or less still finds it', async () => {
    const { ids } = await open(undefined, 'hu');
    expect(ids('bénítással')).toContain('benitas');
    expect(ids('bombázó')).toContain('bombazas');
  });

  // Abilities of the base game of which the castle text says nothing.
  it.each([
    'Charge',
    'szarża',
    'roham',
    'Stealth',
    'Support',
    'Bound',
    'Flight',
    'Quickness',
    'Aquatic',
    'Dodge',
    'Defend',
    'Berserk',
    'Toughness',
    'Battle Armor',
    'Invulnerability',
    'Weapon Master',
    'Polearm',
  ])('castle/questions/effects %s is not taken for an effect that it only sounds like', async (query) => {
    for (const own of languages) expect((await searching(own)).ids(query)).toEqual([]);
  });

  it('castle/questions/effects a number of a rule finds what it decides', async () => {
    const { ids } = await open();
    expect(ids('MK-IMM-01')).toEqual(['being-captured', 'taking-captives']);
  });

  it('castle/questions/effects the search agrees with a plain look at every text', async () => {
    const { ids } = await open();
    for (const query of [
      'section',
      'gyógyítás',
      'mur',
      'no enemy',
      'łuk',
      'arc',
      'titán',
      'MK-A-32',
      'ebzés',
    ]) {
      const words = fold(query).split(' ');
      const having = (has: (text: string, word: string) => boolean) =>
        castleEffects.filter((effect) => {
          const everything = texts
            .map(
              ([words, terms]) =>
                `${effectName(words, terms, effect)} ${effect.ability ? hungarianName(effect.ability) : ''} ${effectSays(words, effect)} ${words.words[effect.id] ?? ''}`,
            )
            .concat(effect.rule, effect.also);
          return words.every((word) => everything.some((text) => has(fold(text), word)));
        });
      const begun = having((text, word) => new RegExp(`(^|[^\\p{L}\\p{N}])${word}`, 'u').test(text));
      const slow = begun.length > 0 ? begun : having((text, word) => text.includes(word));
      expect(slow.length).toBeGreaterThan(0);
      expect([...ids(query)].sort(), query).toEqual(slow.map(({ id }) => id).sort());
    }
  });

  it('MK-IMM-11: nothing found leads to the look-up with the word', async () => {
    const { model, ids, history, stored } = await open();
    expect(ids('zeppelin')).toEqual([]);
    model.askRules();
    expect(history.hash()).toBe('#/rules?v=1&q=zeppelin&all=0');
    expect(stored.get('rules')).toBe('v=1&q=zeppelin&all=0');
    expect(lookupCodec.decode('v=1&q=zeppelin&all=0')).toEqual({ ...lookupCodec.initial, query: 'zeppelin' });
  });

  it('castle/questions/effects what was asked is there after a restart, and a link asks at once', async () => {
    const { model, stored } = await open();
    model.search('trample');
    const again = await open(undefined, 'en', stored);
    expect(again.model.found.value?.[0]?.id).toBe('trample');
    const linked = await open('#/castle/effects?v=1&q=mérgezés', 'hu', stored);
    expect(linked.model.inputs.linked.value).toBe(true);
    expect(linked.model.found.value?.[0]?.id).toBe('mergezes');
  });

  it('castle/questions/effects words that cannot be fetched are an outdated page, and the list stands', async () => {
    let shown = 0;
    const model = await createCastleEffectsModel({
      ...fakeServices('#/castle/effects?v=1&q=jad'),
      language: {
        language: signal<Language>('pl'),
        wordsOf: () => Promise.reject(new Error('gone')),
      },
      offline: { markOutdated: () => void shown++ },
    });
    expect([shown, model.found.value]).toEqual([1, undefined]);
  });

  it('castle/questions/inputs whatever is asked comes back, whole signs only', async () => {
    const query = fc.string({ unit: 'grapheme' }).filter((text) => text.length <= longestEffectQuery);
    fc.assert(
      fc.property(anyInputs(effectsAsked, { query }), (inputs) => {
        expect(castleEffectsCodec.decode(castleEffectsCodec.encode(inputs))).toEqual(inputs);
      }),
    );
    expect(castleEffectsCodec.encode({ query: 'jad & méreg' })).toBe('v=2&query=jad%20%26%20m%C3%A9reg');
    const { model, stored } = await open();
    model.search(`${'x'.repeat(longestEffectQuery - 1)}🐉`);
    const again = await open(undefined, 'en', stored);
    expect(again.model.inputs.value.value).toEqual({ query: 'x'.repeat(longestEffectQuery - 1) });
  });

  it.each([
    ['v=2&q=jad', { issue: 'unknown', name: 'q' }],
    ['v=1', { issue: 'version', text: '1' }],
    [`v=1&q=${'x'.repeat(101)}`, { issue: 'version', text: '1' }],
    [`v=2&query=${'x'.repeat(101)}`, { issue: 'value', name: 'query', text: 'x'.repeat(101) }],
  ])('castle/questions/inputs %s is not read, and the link says why', (text, fault) => {
    expect(castleEffectsCodec.decode(text)).toBeUndefined();
    expect(castleEffectsCodec.faultOf?.(text)).toEqual(fault);
  });

  it('castle/questions/effects every effect has a name and a sentence of its own in each language', () => {
    for (const [words, terms] of texts) {
      const names = castleEffects.map((effect) => effectName(words, terms, effect));
      expect(new Set(names).size).toBe(castleEffects.length);
      for (const effect of castleEffects) expect(effectSays(words, effect)).toBeTruthy();
    }
  });
});
