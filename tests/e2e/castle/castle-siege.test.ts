import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hands } from '../../support/play/siege-hands.ts';
import { type Language, type PhoneOptions, usePhone } from '../harness.ts';

const { take, current } = usePhone();

async function besiege(options: PhoneOptions & { readonly language: Language }) {
  const { page, open } = await take(options);
  await open('#/castle/siege');
  const table = hands(page, options.language);
  await page.getByRole('heading', { name: table.start.fresh }).waitFor();
  return { page, table };
}

/** The page is as high as the screen: nothing but sheets scrolls. */
const noScroll = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);

describe('castle-siege: a game with castles followed', () => {
  it('castle-siege two tabs on one siege stay in step', async () => {
    const { page, table } = await besiege({ language: 'en' });
    await table.setUp();
    const second = await current().context.newPage();
    await second.goto(page.url());
    const other = hands(second, 'en');
    await other.says(other.start.before);
    await table.tap(table.start.next['set-up']);
    await other.says(other.start.turnOf('Anna'));
    await other.fell(other.wall(1));
    await expect.poll(() => table.piece(table.wall(1)).getAttribute('data-condition')).toBe('destroyed');
    await second.close();
  });

  it('castle-siege while the dice of a shot are typed their keys are in sight; at the table as well the main button shows whose turn it is', async () => {
    const { page, table } = await besiege({ language: 'hu', theme: 'dark' });
    await table.setUp();
    await table.tap(table.start.next['set-up']);
    await table.open(table.keep);
    await table.tab(table.keep, table.play.tabs.shoot);
    await table.card(table.keep).locator('.siege-dice > button').nth(1).click();
    const edge = (await page.locator('.siege-bar').boundingBox())?.y ?? 0;
    for (const key of await table.card(table.keep).locator('.face-pad > button').all()) {
      const box = await key.boundingBox();
      expect((box?.y ?? edge) + (box?.height ?? 0)).toBeLessThanOrEqual(edge);
    }
    await table.shut(table.keep);

    await table.mainButton().click();
    await table.settle();
    await table.says(table.start.turnOf('Béla'));
    const colour = (place: Locator) => place.evaluate((button) => getComputedStyle(button).backgroundColor);
    const inBar = await colour(table.mainButton());
    await page.locator('.siege-bar > button').last().click();
    await page.locator('.dialog-body > .button:has(+ .button + details)').click();
    const atTable = page.locator('.table-mode-bar > [data-kind="primary"]');
    await atTable.waitFor();
    expect(await colour(atTable)).toBe(inBar);
  });

  it('castle-siege from a siege that nothing has decided to its picture are two taps, once', async () => {
    const { page, table } = await besiege({ language: 'en' });
    await table.setUp();
    await table.tap(table.start.next['set-up']);
    await table.fell(table.wall(2));
    await table.shut(table.wall(2));
    table.tapped();
    await table.tap(table.start.more);
    const coming = page.waitForEvent('download');
    await table.tap(table.start.finishSend);
    expect(table.tapped()).toBe(2);
    const picture = await readFile(await (await coming).path());
    expect([picture.subarray(1, 4).toString(), picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([
      'PNG',
      1080,
      1350,
    ]);
    await table.says(table.start.end.saved);
    // It goes on, and is called over without anything being sent.
    let sent = 0;
    page.on('download', () => (sent += 1));
    await table.tap(table.start.goOnAgain);
    await table.tap(table.start.more);
    await table.tap(table.start.finish);
    await table.says(table.start.end.title);
    await page.locator('.siege-over').waitFor();
    expect(sent).toBe(0);
  });

  it('castle/siege/board/ground-pawns: a finger draws a pawn along, and the page stays where it is', async () => {
    const { page, table } = await besiege({ language: 'en' });
    await table.setUp();
    const wall = table.wall(2);
    await table.open(wall);
    await table.tab(wall, table.play.tabs.figures);
    await table.card(wall).getByRole('button', { name: table.play.addFigure }).click();
    await page.getByRole('textbox', { name: table.play.figureName }).fill('Ogre');
    await page.getByRole('radio', { name: 'Béla' }).check({ force: true });
    await table.tap(table.play.put);
    await table.shut(wall);
    const pawn = page.locator('.ground-pawn');
    const facts = () => pawn.getAttribute('aria-label');
    await expect.poll(facts).toContain(table.play.touches(wall));
    const box = await pawn.locator('.map-cover').boundingBox();
    if (!box) throw new Error('no pawn');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const finger = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', far = 0) =>
      finger.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [{ x, y: y + far }],
      });
    await touch('touchStart');
    for (let step = 1; step <= 8; step++) await touch('touchMove', step * 8);
    await touch('touchEnd');
    await expect.poll(facts).not.toContain(table.play.touches(wall));
  });

  it('castle-siege it goes on without any network', async () => {
    const { page, table } = await besiege({ language: 'pl', worker: true });
    await table.setUp();
    await current().readyOffline();
    await current().cutOff();
    await page.reload();
    await table.says(table.start.before);
    await table.tap(table.start.next['set-up']);
    await table.fell(table.wall(2));
    await expect
      .poll(() => page.locator('.siege-figure .visually-hidden').textContent())
      .toContain(table.start.victoryOf('Béla', '20'));
    expect(await noScroll(page)).toBe(0);
  });
});
