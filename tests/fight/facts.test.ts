import { describe, expect, it } from 'vitest';
import { textLoaders } from '../../src/app/word-files.ts';
import { brikwarsFacts } from '../../src/brikwars/modes.ts';
import { titleOfFight } from '../../src/fight/facts.ts';
import { differencesOf, factsOfFight, inOneLine } from '../../src/fight/saved/fight-facts.ts';
import { createLanguageModel } from '../../src/platform/language.ts';
import type { Language } from '../../src/rules/languages.ts';
import { usbFacts } from '../../src/usb/modes.ts';
import { openFightPlace } from '../brikwars/duel/device.ts';
import { frameParts, usbParts } from '../support/modes.ts';

/** The facts of the game that the mode is of. */
function gameOf(mode: string) {
  return mode.startsWith('usb') ? usbFacts : brikwarsFacts;
}

async function speaking(language: Language) {
  const model = createLanguageModel(textLoaders, language);
  await model.load(['kit', 'fight', 'brikwars', 'usb']);
  return model;
}

/** Each mode of both games as it is first opened. */
async function freshFights() {
  const { model } = await openFightPlace();
  const [brikwars, usb] = await Promise.all([model.brikwars(), model.usb()]);
  return Promise.all([
    ...frameParts.map(async (mode) => ({ mode, query: (await brikwars.load(mode)).inputs.text.value })),
    ...usbParts.map(async (mode) => ({ mode, query: (await usb.load(mode)).inputs.text.value })),
  ]);
}

describe('fight/facts', () => {
  it.each(['en', 'pl', 'hu'] as const)(
    'fight/facts every mode names its fight and counts its chances (%s)',
    async (language) => {
      const model = await speaking(language);
      for (const fight of await freshFights()) {
        const { title, ends } = await factsOfFight(gameOf(fight.mode), fight, model);
        expect(title, fight.mode).toMatch(/\p{L}{3}/u);
        expect(title, fight.mode).toBe(await titleOfFight(gameOf(fight.mode), fight, model));
        // Together they are all there is, as the bar of the fight has them.
        expect(
          ends?.reduce((sum, { chance }) => sum + chance, 0),
          fight.mode,
        ).toBeCloseTo(1, 9);
        for (const { chance, label } of ends ?? []) {
          expect(chance).toBeGreaterThanOrEqual(0);
          expect(label).toMatch(/\p{L}{3}/u);
        }
      }
    },
  );

  it('fight/facts an end is a gain of the same side, whoever acts', async () => {
    const model = await speaking('en');
    const ends = async (query: string) =>
      (await factsOfFight(brikwarsFacts, { mode: 'brikwars', query }, model)).ends?.map(
        ({ label, gain }) => `${label}: ${gain}`,
      );
    expect(await ends('v=2')).toEqual(['Enemy dies: mine', 'My fighter dies: theirs', 'Nobody dies: nobody']);
    expect(await ends('v=2&acts=theirs')).toEqual([
      'My fighter dies: theirs',
      'Enemy dies: mine',
      'Nobody dies: nobody',
    ]);
  });

  it('fight/facts what cannot be read has neither a title nor figures', async () => {
    const model = await speaking('en');
    for (const mode of [...frameParts, ...usbParts, 'siege', 'constructor']) {
      expect(await factsOfFight(gameOf(mode), { mode, query: 'nonsense' }, model)).toMatchObject({
        title: undefined,
        ends: undefined,
      });
    }
  });

  it.each(['en', 'pl', 'hu'] as const)('fight/facts every mode has its name (%s)', async (language) => {
    const model = await speaking(language);
    const kinds = [...frameParts, ...usbParts].map((mode) => gameOf(mode).kindOf(model, { mode, query: '' }));
    for (const kind of kinds) expect(kind).toMatch(/\p{L}{3}/u);
    const shot = brikwarsFacts.kindOf(model, { mode: 'brikwars', query: 'v=2&mode=ranged' });
    expect(shot).toBe(model.texts('brikwars').modes.ranged);
    expect(kinds[0]).toBe(model.texts('brikwars').modes.close);
    for (const facts of [brikwarsFacts, usbFacts])
      expect(facts.kindOf(model, { mode: 'constructor', query: '' })).toBeUndefined();
  });

  it.each([
    ['many', 'e=2005~bonus.none', '2005 rulebook · 1 house rule'],
    ['many', 'e=2005', '2005 rulebook'],
    ['many', 'e=1066', undefined],
    ['magic', 'e=pl', 'Polish text'],
    ['quik', 'e=en', 'QuikWars (English)'],
    ['quik', 'table=pl', 'QuickWars (Polish)'],
    ['quik', 'table=lugpol~protection.one-die', 'LUGPolWars · 1 house rule'],
    ['quik', 'e=1066', undefined],
    ['usb-shoot', 'e=usb', 'No house rules'],
    ['usb-shoot', 'e=usb~ruinsStack.1~growthModel.F1', '2 house rules'],
    ['usb-test', 'n=10', undefined],
  ])('fight/facts what it is played by is said (%s, %s)', async (mode, query, rules) => {
    const model = await speaking('en');
    expect((await factsOfFight(gameOf(mode), { mode, query }, model)).rules).toBe(rules);
  });

  it('fight/facts of whom several phrases in a row speak is said once', () => {
    expect(
      inOneLine([
        'Quick',
        'My fighter: Shield',
        'My fighter: Inches: 3',
        'Enemy: Hero',
        'My fighter: Armor',
        'blind',
      ]),
    ).toBe('Quick · My fighter: Shield, Inches: 3 · Enemy: Hero · My fighter: Armor · blind');
    expect(inOneLine([])).toBe('');
  });

  it('fight/facts fights of one mode are told apart by what they do not share', () => {
    const duel = (...details: readonly string[]) => ({ mode: 'brikwars', details });
    expect(
      differencesOf([
        duel('hero', 'parry', 'blind'),
        duel('hero', 'riposte'),
        { mode: 'many', details: ['x'] },
      ]),
    ).toEqual([['parry', 'blind'], ['riposte'], []]);
    expect(differencesOf([duel('hero')])).toEqual([[]]);
    expect(differencesOf([])).toEqual([]);
  });
});
