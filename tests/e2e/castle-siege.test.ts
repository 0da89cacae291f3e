import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { castlesiege as en, castlesiegeplay as enPlay } from '../../src/castle/words/en.ts';
import { castlesiege as hu, castlesiegeplay as huPlay } from '../../src/castle/words/hu.ts';
import { castlesiege as pl, castlesiegeplay as plPlay } from '../../src/castle/words/pl.ts';
import { castleterms as enTerms } from '../../src/kit/words/en.ts';
import { castleterms as huTerms } from '../../src/kit/words/hu.ts';
import { castleterms as plTerms } from '../../src/kit/words/pl.ts';
import { type Language, listen, overflow, type PhoneOptions, usePhone, violations } from './harness.ts';

const { take, current } = usePhone();

const doneOf: Readonly<Record<Language, string>> = { en: 'Done', pl: 'Gotowe', hu: 'Kész' };

const texts = {
  en: { start: en, play: enPlay, terms: enTerms },
  hu: { start: hu, play: huPlay, terms: huTerms },
  pl: { start: pl, play: plPlay, terms: plTerms },
} as const;

/** The name of what has the focus. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const at = document.activeElement;
    const label = at instanceof HTMLInputElement ? at.labels?.[0]?.textContent : undefined;
    return (label ?? at?.getAttribute('aria-label') ?? at?.textContent ?? '').trim();
  });

/** Neither beyond an edge of the screen nor beneath one of the lines that stay in their place. */
const inSight = (place: Locator) =>
  place.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const seen = document.elementFromPoint(left + width / 2, top + height / 2);
    return seen !== null && (element.contains(seen) || seen.contains(element));
  });

/** What a player does at the table, in his language. */
function hands(page: Page, language: Language) {
  const { start, play, terms } = texts[language];
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
  const tap = (name: string | RegExp) => button(name).click();
  const says = (text: string | RegExp) => page.getByText(text).first().waitFor();
  const piece = (name: string) => page.locator(`.siege-piece[aria-label^="${name}:"]`);
  /** The sheet with all about a section. */
  const card = (name: string) => page.getByRole('dialog', { name, exact: true });
  const shut = async (name: string) => {
    await card(name).getByRole('button', { name: doneOf[language] }).click();
    await expect.poll(() => card(name).count()).toBe(0);
  };
  const open = async (name: string) => {
    if ((await card(name).count()) === 0) await piece(name).click();
    await card(name).waitFor();
  };
  return {
    start,
    play,
    terms,
    button,
    tap,
    says,
    card,
    piece,
    open,
    shut,
    wall: (number: number) => `${terms.sections.wall} ${number}`,
    async setUp() {
      await tap(start.typical);
      await page.getByRole('list', { name: start.sections }).locator('.siege-row').nth(7).waitFor();
      await page.getByText(start.playersAndGame, { exact: true }).click();
      await page.getByRole('textbox', { name: start.playerName(1) }).fill('Anna');
      await page.getByRole('textbox', { name: start.playerName(2) }).fill('Béla');
      await tap(start.begin);
      await says(start.before);
      await expect.poll(() => focused(page)).toBe(start.before);
    },
    /** Puts a warrior of the lord on a section. */
    async station(section: string, name: string, clicks?: number) {
      await open(section);
      await expect.poll(() => inSight(card(section).getByText(play.figuresHead))).toBe(true);
      await card(section).getByRole('button', { name: play.addFigure }).click();
      await expect.poll(() => focused(page)).toBe(play.figureName);
      await page.getByRole('textbox', { name: play.figureName }).fill(name);
      if (clicks !== undefined) {
        await tap(play.clicksKnown);
        const steps = page.getByRole('group', { name: play.clicksLeft }).getByRole('button');
        // The form begins with five.
        for (let now = 5; now < clicks; now++) await steps.last().click();
        for (let now = 5; now > clicks; now--) await steps.first().click();
      }
      await tap(play.put);
      const put = card(section).locator('.siege-pick').getByText(name, { exact: true });
      await put.waitFor();
      await expect.poll(() => focused(page)).toBe(play.figuresHead);
      await expect.poll(() => inSight(put)).toBe(true);
      await shut(section);
    },
    async typeFall(name: string, face: number) {
      await tap(play.typeOne(name));
      await expect.poll(() => focused(page)).toBe('1');
      await page
        .getByRole('group', { name: play.typeFor(name) })
        .getByRole('button', { name: String(face), exact: true })
        .click();
    },
    /** The lord's turn goes by. */
    async passTurn() {
      await tap(start.next['before-command']);
      await tap(start.next.command);
    },
    async fell(section: string) {
      await open(section);
      await card(section).getByRole('button', { name: play.towers, exact: true }).click();
      await expect.poll(() => piece(section).getAttribute('data-condition')).toBe('destroyed');
    },
  };
}

async function besiege(options: PhoneOptions & { readonly language: Language }) {
  const { page, open } = await take(options);
  await open('#/castle/siege');
  const table = hands(page, options.language);
  await page.getByRole('heading', { name: table.start.fresh }).waitFor();
  return { page, table };
}

describe('castle-siege: a game with castles followed', () => {
  it('MK-DST-03 a siege to a collapse, with a reload in the middle and dice typed from the table (hu)', async () => {
    const { page, table } = await besiege({ language: 'hu' });
    await table.setUp();
    await table.station(table.wall(1), 'Íjász', 3);
    await table.station(table.wall(1), 'Őr');
    await table.tap('Kezdődjön a játék');

    // Before the command phase the lord opens a door; in it, a section shoots once and no second time.
    await table.tap('Első ajtó: zárva');
    await table.button('Első ajtó: nyitva').waitFor();
    await table.tap('Parancs fázis');
    await table.says('Extra cselekvés: 1 / 1 maradt');
    await table.open('Vártorony');
    await table.tap('Vártorony lő');
    await table.says('Extra cselekvés: 0 / 1 maradt');
    await table.tap('Vártorony lő');
    const refusal = page.getByRole('dialog', { name: 'Nem lehet' });
    await refusal
      .getByRole('button', { name: /Egy vár-rész körönként csak egyszer cselekedhet\..*MK-ACT-01/ })
      .waitFor();
    await refusal.getByRole('button', { name: 'Maradjon így' }).click();
    await table.shut('Vártorony');
    await table.tap('Kör vége');
    const asked = page.getByRole('dialog', { name: 'Mely jelzők kerülnek le?' });
    await asked.getByRole('button', { name: /^Vártorony: 1 jelző/ }).waitFor();
    await asked.getByRole('button', { name: 'Kör vége' }).click();

    // Béla brings the wall down; its figures wait for their dice.
    await table.says('Béla köre');
    await table.says('Nincs mit nyitni vagy zárni');
    await expect.poll(() => page.getByText('most lehet ajtót nyitni').count()).toBe(0);
    await table.tap('Parancs fázis');
    const said = await listen(page);
    await table.fell('Fal 1');
    await table.says('Fal 1 ledől');
    await table.typeFall('Íjász', 4);
    await table.says('4 sebzést kap');
    await expect.poll(async () => (await said()).some((text) => text.includes('Íjász'))).toBe(true);
    await page.reload();
    await table.says('Fal 1 ledől');
    await table.says('4 sebzést kap');
    await expect.poll(() => table.button('Beírom: Íjász').count()).toBe(0);
    // The turn does not end while a die is awaited.
    await table.tap('Kör vége');
    await page
      .getByRole('button', { name: /MK-DST-03/ })
      .first()
      .waitFor();
    await table.tap('Maradjon így');
    await table.typeFall('Őr', 2);
    await table.tap('Kiesett? Őr');
    await table.says('Lezuhantak ebben a körben');

    // The points, and back to the very beginning.
    await table.button(/Győzelmi pontok.*Béla: 20/).waitFor();
    await expect.poll(() => table.piece('Fal 1').getAttribute('data-condition')).toBe('destroyed');
    const undo = table.button('Visszavonás');
    for (let back = 0; back < 30 && (await undo.isEnabled()); back++) await undo.click();
    await expect.poll(() => undo.isEnabled()).toBe(false);
    await expect.poll(() => focused(page)).toBe('Visszavonás');
    await table.says('A játék előtt');
    await expect.poll(() => table.piece('Fal 1').getAttribute('data-condition')).toBe('standing');
    await page.reload();
    const redo = table.button('Újra');
    for (let forth = 0; forth < 30 && (await redo.isEnabled()); forth++) await redo.click();
    await table.button(/Győzelmi pontok.*Béla: 20/).waitFor();
  });

  it('MK-BRE-03 a breach opens the doors for good and is worth half (hu)', async () => {
    const { page, table } = await besiege({ language: 'hu' });
    await table.setUp();
    await table.tap('Kezdődjön a játék');
    await table.passTurn();
    await table.tap('Parancs fázis');
    await table.open('Vártorony');
    await table.card('Vártorony').getByRole('button', { name: 'Demoralizált', exact: true }).click();
    await table.button(/Győzelmi pontok.*Béla: 86/).waitFor();
    await expect.poll(() => table.piece('Vártorony').getAttribute('data-condition')).toBe('breached');
    await table.card('Vártorony').getByRole('button', { name: 'Első ajtó: nyitva' }).click();
    await page
      .getByRole('dialog', { name: 'Nem lehet' })
      .getByRole('button', { name: /MK-BRE-03/ })
      .first()
      .click();
    await page.getByRole('dialog', { name: /MK-BRE-03/ }).waitFor();
  });

  it('castle-siege two tabs on one siege stay in step', async () => {
    const { page, table } = await besiege({ language: 'en' });
    await table.setUp();
    const second = await current().context.newPage();
    await second.goto(page.url());
    const other = hands(second, 'en');
    await other.says(other.start.before);
    await table.tap(table.start.next['set-up']);
    await other.says(other.start.turnOf('Anna'));
    await other.tap(other.start.next['before-command']);
    await table.button(table.start.next.command).waitFor();
    await second.close();
  });

  it('castle-siege keeps the screen awake while it is open, unless nobody wants that', async () => {
    const { page, table } = await besiege({ language: 'en' });
    await page.addInitScript(() => {
      const locks: { released: boolean }[] = [];
      const request = async () => {
        const lock = Object.assign(new EventTarget(), {
          released: false,
          async release() {
            lock.released = true;
            lock.dispatchEvent(new Event('release'));
          },
        });
        locks.push(lock);
        return lock;
      };
      Object.defineProperty(navigator, 'wakeLock', { value: { request } });
      Object.assign(window, { locks });
    });
    await page.reload();
    const held = () =>
      page.evaluate(
        () =>
          (window as unknown as { readonly locks: readonly { released: boolean }[] }).locks.filter(
            ({ released }) => !released,
          ).length,
      );
    await table.setUp();
    await expect.poll(held).toBe(1);
    await page.getByRole('link', { name: 'Dice', exact: true }).click();
    await expect.poll(held).toBe(0);
    await page.goBack();
    await expect.poll(held).toBe(1);
    await table.tap(table.start.more);
    await table.tap(table.play.awake);
    await expect.poll(held).toBe(0);
    await table.says(table.play.awakeStates.off);
  });

  it('castle-siege what the table overruled is put once, and a siege that is over leads to the list', async () => {
    const { page, table } = await besiege({ language: 'en' });
    const { start, play } = table;
    await table.setUp();
    await table.open(table.wall(1));
    await table.card(table.wall(1)).getByRole('button', { name: play.addFigure }).click();
    await page.getByRole('textbox', { name: play.figureName }).fill('Rider');
    await page.getByRole('radio', { name: play.figureKinds.mounted }).check({ force: true });
    await table.tap(play.put);
    await table.tap(play.overrule);
    await table.card(table.wall(1)).locator('.siege-pick').getByText('Rider').waitFor();
    await expect.poll(() => page.getByRole('textbox', { name: play.figureName }).count()).toBe(0);
    await table.shut(table.wall(1));

    await table.tap(start.more);
    await table.tap(play.finish);
    await table.says(start.finished);
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    await expect.poll(() => table.button(start.next['set-up']).count()).toBe(0);
    await table.button(/Anna: 0.*Béla: 0/).waitFor();
    await table.tap(start.more);
    await table.tap(play.newSiege);
    await expect.poll(() => focused(page)).toBe(start.kept);
  });

  it('MK-ACC-05 in play a figure that stands on a wall already is asked where it came from, and not refused (M9.7, hu)', async () => {
    const { page, table } = await besiege({ language: 'hu' });
    await table.setUp();
    await table.tap('Kezdődjön a játék');
    await table.open('Fal 1');
    await table.card('Fal 1').getByRole('button', { name: 'Új figura' }).click();
    await page.getByRole('textbox', { name: table.play.figureName }).fill('Íjász');
    const origin = page.getByRole('group', { name: 'Honnan jön?' });
    await expect.poll(() => origin.getByRole('radio').count()).toBe(3);
    await expect.poll(() => origin.getByRole('radio', { checked: true }).count()).toBe(0);
    await table.tap(table.play.put);
    await table.says(/^Add meg, honnan jön/);
    await expect.poll(() => focused(page)).toBe('A földről');
    expect(await violations(page)).toEqual([]);
    // From the ground it is judged as before, and the table may still decide otherwise.
    await origin.getByRole('radio', { name: 'A földről' }).check({ force: true });
    await table.tap(table.play.put);
    await page.getByRole('dialog', { name: 'Nem lehet' }).waitFor();
    await table.tap('Maradjon így');
    await origin.getByRole('radio', { name: 'Eddig is itt volt' }).check({ force: true });
    await table.tap(table.play.put);
    await table.card('Fal 1').locator('.siege-pick').getByText('Íjász', { exact: true }).waitFor();
    await expect.poll(() => page.getByRole('dialog').count()).toBe(1);
    await table.shut('Fal 1');

    // What nobody typed is not told as if it were known.
    await table.tap('Parancs fázis');
    await table.open('Vártorony');
    await table.tap('Vártorony lő');
    await table.shut('Vártorony');
    await table.tap(table.start.log);
    await page
      .getByRole('dialog')
      .getByText(/^Itt nincs megadva/)
      .first()
      .waitFor();
    await expect.poll(() => page.getByRole('dialog').getByText('nagyobb 0-nál: lőhet').count()).toBe(0);
  });

  it('MK-ELG-06 an attack with dice from the table takes four taps from the wall to its turned dial (hu)', async () => {
    const { page, table } = await besiege({ language: 'hu' });
    await table.setUp();
    await table.tap('Kezdődjön a játék');
    await table.passTurn();
    await table.tap('Parancs fázis');
    const wall = table.card('Fal 1');
    await table.open('Fal 1');
    await wall.getByText('Támadhat.').waitFor();
    await wall.getByText('2k6-tal legalább 7').waitFor();
    await wall.getByRole('button', { name: 'Asztali dobás beírása' }).click();
    const key = (face: number) => wall.getByRole('button', { name: String(face), exact: true }).first();
    const pad = wall.getByRole('group', { name: 'Mennyi az első kocka?' });
    await expect.poll(() => inSight(pad)).toBe(true);
    await pad.getByRole('button', { name: '3', exact: true }).click();
    await wall
      .getByRole('group', { name: 'Az első 3. És a második?' })
      .getByRole('button', { name: '4', exact: true })
      .click();
    await wall.getByText('7: talált, 4 sebzés').last().waitFor();
    await expect.poll(() => table.piece('Fal 1').getAttribute('aria-label')).toMatch(/4\. kattanás/);
    expect(await violations(page)).toEqual([]);
    // Taken back, the wall is as it was; what misses turns nothing.
    await wall.getByRole('button', { name: 'Visszavonás' }).click();
    await expect.poll(() => table.piece('Fal 1').getAttribute('aria-label')).toMatch(/0\. kattanás/);
    await wall.getByRole('button', { name: 'Asztali dobás beírása' }).click();
    await key(1).click();
    await wall.getByRole('group', { name: 'Az első 1. És a második?' }).waitFor();
    await wall
      .getByRole('group', { name: 'Az első 1. És a második?' })
      .getByRole('button', { name: '2', exact: true })
      .click();
    await wall.getByText('3: nem talált').last().waitFor();
    // Who has not what it takes may not, and why; what was entered is there in the next sheet.
    await wall.getByRole('button', { name: 'Alap sebzés: kevesebb' }).click();
    await wall.getByText('Nem támadhat.').waitFor();
    await table.shut('Fal 1');
    await table.open('Fal 2');
    await table.card('Fal 2').getByText('Nem támadhat.').waitFor();
  });

  it('castle-siege it goes on without any network', async () => {
    const { page, table } = await besiege({ language: 'pl', worker: true });
    await table.setUp();
    await current().readyOffline();
    await current().cutOff();
    await page.reload();
    await table.says(table.start.before);
    await table.tap(table.start.next['set-up']);
    await table.passTurn();
    await table.tap(table.start.next['before-command']);
    await table.fell(table.wall(2));
    await table.button(new RegExp(`${table.start.victory}.*Béla: 20`)).waitFor();
  });

  for (const language of ['en', 'pl', 'hu'] as const) {
    it(`castle-siege every view fits a narrow phone and breaks no rule of accessibility (${language})`, async () => {
      const { page, table } = await besiege({
        language,
        width: 320,
        theme: language === 'pl' ? 'dark' : 'light',
      });
      const check = async () => {
        expect(await overflow(page)).toEqual([]);
        expect(await violations(page)).toEqual([]);
      };
      await check();
      // The way to begin is at hand, and then the castle is to be seen at once.
      await expect.poll(() => inSight(table.button(table.start.begin))).toBe(true);
      await table.setUp();
      await expect.poll(() => inSight(page.locator('.siege-piece').nth(1))).toBe(true);
      await table.station(table.wall(1), 'A', 2);
      await table.station(table.wall(1), 'B', 6);
      await check();
      await table.tap(table.start.next['set-up']);
      await check();
      await table.passTurn();
      await table.tap(table.start.next['before-command']);
      await table.fell(table.wall(1));
      await expect.poll(() => inSight(table.button(table.play.rollAll))).toBe(true);
      await check();
      await table.tap(table.play.rollAll);
      await expect.poll(() => focused(page)).toBe(table.play.falls);
      await table.says(table.play.falls);
      await check();
      await table.tap(table.start.log);
      await page.getByRole('dialog').waitFor();
      await check();
    });
  }
});
