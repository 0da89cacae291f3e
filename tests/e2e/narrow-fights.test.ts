import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { cutNames } from './first-sight.ts';
import { type Language, overflow, settled, usePhone, violations } from './harness.ts';

const { take } = usePhone();

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
/** What stood open in one kind of fight may stand open in the next. */
async function unfold(page: Page, name: string): Promise<void> {
  const fold = page.locator('details', { has: page.locator('> summary', { hasText: name }) }).first();
  if ((await fold.getAttribute('open')) === null) await fold.locator('> summary').click();
}
const says = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor();

const words = {
  en: {
    joust: 'Joust',
    charge: /^The enemy dies in [<>]?\d+ of 100, mine in [<>]?\d+\./,
    many: ['3 bowmen', '3 on 1', '8 pistols', 'Grenade', 'Mixed attack'],
    veterans: '20 Veterans',
    shoot: /^The enemy unit usually loses \d+ to \d+ models; .*panics in \d+.* of 100\.$/,
    duel: 'Duel of heroes',
    melee: /^Mine win in [<>]?\d+ of 100\. The enemy usually lose /,
    morale: 'Of 100: panics in 50 and stays steady in 50.',
    hits: 'What hit it?',
    phase: 'What may it do now?',
    table: 'Table helpers',
    size: 'Table and deployment',
  },
  pl: {
    joust: 'Na kopie',
    charge: /^Na 100 walk wróg ginie \d+ raz(?:y)?, mój \d+ raz(?:y)?\./,
    many: ['3 łuczników', '3 na 1', '8 pistoletów', 'Granat', 'Atak kombinowany'],
    veterans: '20 Weteranów',
    shoot: /^Oddział wroga zwykle traci \d+–\d+ model\w*; na 100 strzałów .*panikuje/,
    duel: 'Pojedynek bohaterów',
    melee: /^Na 100 takich walk moi wygrywają \d+ raz(?:y)?\. Wrogowie (?:tracą|zwykle) /,
    morale: 'Na 100 prób: 50 razy panikuje i 50 razy jest niewzruszony.',
    hits: 'Co trafiło?',
    phase: 'Co teraz wolno?',
    table: 'Pomoce do gry',
    size: 'Stół i rozstawienie',
  },
  hu: {
    joust: 'Kopjatörés',
    charge: /^100-ból az ellenség \d+\u2011sz[eoö]r, az enyém \d+\u2011sz[eoö]r hal meg\./,
    many: ['3 íjász', '3 egy ellen', '8 pisztoly', 'Gránát', 'Vegyes támadás'],
    veterans: '20 veterán',
    shoot: /^Az ellenség többnyire \d+–\d+ figurát veszít; 100-ból .*\d+\u2011sz[eoö]r pánikba esik/,
    duel: 'Hősök párbaja',
    melee: /^Az enyéim 100-ból \d+\u2011sz[eoö]r győznek\. Az ellenségek rendszerint /,
    morale: '100-ból: 50\u2011szer pánikba esik és 50\u2011szer szilárd marad.',
    hits: 'Mi érte?',
    phase: 'Mit tehet most?',
    table: 'Játéksegédletek',
    size: 'Asztal és felállítás',
  },
} as const satisfies Readonly<Record<Language, object>>;

/** One phone a language goes from fight to fight, and unfolds all that there is. */
describe('narrow fights', () => {
  it.each([
    ['en', 'dark'],
    ['pl', 'light'],
    ['hu', 'dark'],
  ] as const)(
    'charge, many, quik, magic, usb-shoot, usb-charge, usb-morale, usb-fights: in %s, %s, nothing reaches past 320 px and axe finds nothing',
    async (language, theme) => {
      const { page, open } = await take({ language, theme, width: 320 });
      const t = words[language];
      const check = async (where: string) => {
        await settled(page);
        const [out, cut, found] = [await overflow(page), await cutNames(page), await violations(page)];
        expect({ where, out, cut, found }).toEqual({ where, out: [], cut: [], found: [] });
      };

      await open('#/fight/charge');
      await page.locator('.thumb-bar button').last().click();
      await button(page, t.joust).click();
      await page.locator('dialog[open]').waitFor({ state: 'detached' });
      await says(page, t.charge);
      await check('charge');
      await page.locator('.thumb-bar button').last().click();
      await page.locator('dialog[open] .button[data-wide]').nth(1).click();
      await page.locator('dialog[open] .fight-choice').first().waitFor();
      await check('charge: what is best');
      await page.keyboard.press('Escape');
      await page.locator('dialog[open]').waitFor({ state: 'detached' });
      await settled(page);

      await open('#/fight/many');
      for (const preset of t.many) {
        await page.locator('.many-kind').click();
        await check(`many: the sheet with ${preset}`);
        await button(page, preset).click();
        await page.locator('dialog[open]').waitFor({ state: 'detached' });
        await check(preset);
        for (const side of ['mine', 'theirs']) {
          await page.locator(`.stage-plate[data-side="${side}"]`).click();
          await check(`${preset}: the sheet of ${side}`);
          await page.goBack();
          await page.locator('dialog[open]').waitFor({ state: 'detached' });
        }
      }

      await open('#/fight/quik');
      await page.locator('.quik .fight-answer').waitFor();
      for (const kind of await page.locator('.stage-chips').getByRole('radio').all()) {
        await kind.click();
        await check(`quik: ${await kind.getAttribute('value')}`);
      }

      await open('#/fight/magic');
      await page.locator('.magic .fight-answer').waitFor();
      for (const kind of await page.locator('.stage-chips').getByRole('radio').all()) {
        const name = `magic: ${await kind.getAttribute('value')}`;
        await kind.click();
        await check(name);
        for (const plate of await page.locator('.stage-plate').all()) {
          await plate.click();
          await check(`${name}, its sheet`);
          await page.goBack();
          await page.locator('dialog[open]').waitFor({ state: 'detached' });
        }
      }

      await open('#/fight/usb/shoot');
      await says(page, t.shoot);
      await check('usb-shoot');
      const shut = async () => {
        await page.keyboard.press('Escape');
        await page.locator('dialog[open]').waitFor({ state: 'detached' });
        await settled(page);
      };
      const stage = [
        '.stage-plate >> nth=0',
        '.stage-plate >> nth=1',
        '.stage-spot >> nth=0',
        '.stage-spot >> nth=1',
      ];
      for (const part of [
        ...stage,
        '.outcome >> nth=0',
        '.outcome >> nth=1',
        '.outcome-fact',
        '.stage-chips [aria-haspopup]',
      ]) {
        await page.locator(part).first().click();
        await page.locator('dialog[open]').waitFor();
        if (part === stage[0]) await button(page, t.veterans).click();
        for (const each of await page.locator('dialog[open] .fold > summary').all()) await each.click();
        await check(`usb-shoot: ${part}`);
        await shut();
      }
      await page.locator('.thumb-bar button').last().click();
      const ways = await page.locator('.dialog-body > .stack > .button').count();
      for (let way = 0; way < ways - 1; way++) {
        if (way > 0) await page.locator('.thumb-bar button').last().click();
        await page.locator('.dialog-body > .stack > .button').nth(way).click();
        await check(`usb-shoot: more, ${way}`);
        await shut();
      }

      await page.locator('#fight-rules').click();
      await page.locator('dialog[open] .switch').first().waitFor();
      await check('usb-fights: the sheet of rules');
      await page.keyboard.press('Escape');
      // The sheet takes its entry out of the history; whoever is faster than that goes back to where he was.
      await page.locator('dialog[open]').waitFor({ state: 'detached' });
      await settled(page);

      await open('#/fight/usb/charge');
      const more = page.locator('.thumb-bar button').last();
      await more.click();
      await button(page, t.duel).click();
      await says(page, t.melee);
      await page.locator('.advice-worth').waitFor();
      await check('usb-charge');
      const opened = page.locator('dialog[open]');
      for (const [name, opens] of [
        ['choices', page.locator('.stage-chips [aria-haspopup]').first()],
        ['meeting', page.locator('.stage-chips [aria-haspopup]').last()],
        ['charger', page.locator('.stage-plate').first()],
        ['target', page.locator('.stage-plate').last()],
        ['arms', page.locator('.stage-spot').first()],
        ['more', more],
        ['why', page.locator('.outcome').first()],
      ] as const) {
        await opens.click();
        await opened.waitFor();
        const folds = opened.locator('details:not([open]) > summary');
        for (let left = await folds.count(); left > 0; left = await folds.count()) {
          await folds.first().click();
          await settled(page);
        }
        await check(`usb-charge: ${name}`);
        await page.keyboard.press('Escape');
        await opened.waitFor({ state: 'detached' });
        await settled(page);
      }

      await open('#/fight/usb/morale');
      await says(page, t.morale);
      await page.getByRole('radio', { name: t.hits }).check();
      await check('usb-morale');
      await more.click();
      await page.locator('dialog').getByRole('button', { name: t.phase, exact: true }).click();
      await page.locator('.usb-phase-item').first().waitFor();
      await page.goBack();
      await page.locator('dialog[open]').waitFor({ state: 'detached' });
      await more.click();
      await unfold(page, t.table);
      await unfold(page, t.size);
      await page.locator('.usb-facts').first().waitFor();
      await check('usb-morale');
    },
  );
});
