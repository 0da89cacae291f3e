import { describe, expect, it } from 'vitest';
import { languages } from '../../src/rules/languages.ts';
import { usePhone } from '../support/dom/phone.ts';
import { words } from '../support/words.ts';

const { take } = usePhone();

const modes = [
  ...['brikwars', 'brikwars?v=2&mode=ranged', 'many', 'squads', 'charge', 'wreck', 'quik', 'magic'],
  ...['usb/shoot', 'usb/charge', 'usb/morale', 'usb/test'],
];

describe('fight/mode-sheets', () => {
  it.each(modes)(
    'fight/mode-sheets: each sheet that the stage of %s opens is named by what it is',
    async (mode) => {
      for (const language of languages) {
        const texts = words[language];
        const [fight, brikwars] = [await texts.fight(), await texts.brikwars()];
        // Whose it is says nothing by itself, nor that there is more.
        const bare = [
          ...Object.values(fight.fallenWords.sides),
          ...[brikwars.otherOptions, brikwars.situation, fight.more],
        ];
        const { page, open } = await take({ language });
        await open(`#/fight/${mode}`);
        await page.locator('.stage-scene').waitFor();
        const doors = page.locator(
          '.stage-plate, .stage-spot, .circumstance-more, .thumb-bar .button:last-child',
        );
        const names: string[] = [];
        for (let place = 0; place < (await doors.count()); place += 1) {
          await doors.nth(place).click();
          const sheet = page.getByRole('dialog');
          await sheet.waitFor();
          names.push(await sheet.getByRole('heading').first().innerText());
          await page.keyboard.press('Escape');
          await sheet.waitFor({ state: 'detached' });
        }
        expect(names.length).toBeGreaterThan(2);
        expect(names, language).toContain(fight.aboutFight);
        expect(names.filter((name) => bare.includes(name))).toEqual([]);
      }
    },
  );
});
