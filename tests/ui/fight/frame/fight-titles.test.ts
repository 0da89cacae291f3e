import { describe, expect, it } from 'vitest';
import { textLoaders } from '../../../../src/i18n/start.ts';
import { frameParts } from '../../../../src/state/fight-frame.ts';
import { partOfFight } from '../../../../src/state/fight-verdicts.ts';
import type { KeptModel } from '../../../../src/state/kept-models.ts';
import { createLanguageModel } from '../../../../src/state/language.ts';
import { usbParts } from '../../../../src/state/usb-frame.ts';
import { differencesOf, factsOfFight, titleOfFight } from '../../../../src/ui/fight/frame/fight-titles.ts';
import { openFightPlace } from '../../../state/fight-device.ts';

async function textOf({ inputs }: KeptModel): Promise<string> {
  await inputs.complete;
  return inputs.text.value;
}

/** Each mode of both games as it is first opened. */
async function freshFights() {
  const { model } = await openFightPlace();
  const [brikwars, usb] = await Promise.all([model.brikwars(), model.usb()]);
  return Promise.all([
    ...frameParts.map(async (mode) => ({ mode, query: await textOf(await brikwars.load(mode)) })),
    ...usbParts.map(async (mode) => ({ mode, query: await textOf(await usb.load(mode)) })),
  ]);
}

describe('ui/fight/frame/fight-titles', () => {
  it.each(['en', 'pl', 'hu'] as const)(
    'fight-titles every mode names its fight and counts its chances (%s)',
    async (language) => {
      const model = createLanguageModel(textLoaders, language);
      for (const fight of await freshFights()) {
        const { title, verdict } = await factsOfFight(fight, model);
        expect(title, fight.mode).toMatch(/\p{L}{3}/u);
        expect(title, fight.mode).toBe(await titleOfFight(fight, model));
        expect(verdict?.figures.length, fight.mode).toBeGreaterThan(0);
        for (const { chance } of verdict?.figures ?? []) {
          expect(chance).toBeGreaterThanOrEqual(0);
          expect(chance).toBeLessThanOrEqual(1);
        }
      }
    },
  );

  it('fight-titles what cannot be read has neither a title nor figures', async () => {
    const model = createLanguageModel(textLoaders, 'en');
    for (const mode of [...frameParts, ...usbParts, 'siege', 'constructor']) {
      expect(await factsOfFight({ mode, query: 'nonsense' }, model)).toMatchObject({
        title: undefined,
        verdict: undefined,
      });
    }
    expect(partOfFight({ mode: 'siege', query: '' })).toBeUndefined();
  });

  it.each([
    ['many', 'e=2005~bonus.none', '2005 rulebook · 1 house rule'],
    ['many', 'e=2005', '2005 rulebook'],
    ['many', 'e=1066', undefined],
    ['quik', 'e=en', undefined],
    ['usb-shoot', 'e=usb', 'No house rules'],
    ['usb-shoot', 'e=usb~ruinsStack.1~growthModel.F1', '2 house rules'],
    ['usb-test', 'n=10', undefined],
  ])('fight-titles what it is played by is said (%s, %s)', async (mode, query, rules) => {
    const model = createLanguageModel(textLoaders, 'en');
    expect((await factsOfFight({ mode, query }, model)).rules).toBe(rules);
  });

  it('fight-titles fights of one mode are told apart by what they do not share', () => {
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
