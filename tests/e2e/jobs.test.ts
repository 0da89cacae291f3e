import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { backToDice, newArmy } from '../support/play/hands.ts';
import { usePhone } from './harness.ts';

const { take, current } = usePhone();

const goTo = (place: string) =>
  current().page.getByRole('navigation', { name: 'Places' }).getByRole('link', { name: place }).click();

describe('jobs', () => {
  it('jobs: with the server dead all four are done, and all is there after a reload', async () => {
    const { page, open, readyOffline, cutOff } = await take({ worker: true });
    await open();
    await readyOffline();
    await cutOff();
    await page.reload();

    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('button', { name: 'What to roll' }).click();
    await page.getByRole('textbox', { name: 'Dice', exact: true }).fill('3d6+2');
    await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).click();
    await page.getByRole('button', { name: 'Roll 3d6+2' }).click();
    const total = await page.locator('.dice-total').textContent();
    expect(Number(total)).toBeGreaterThanOrEqual(5);

    await goTo('Fight');
    await page.getByRole('button', { name: /^Enemy dies/ }).waitFor();
    await page.getByRole('button', { name: /^Roll: my attack/ }).click();
    // A six waits for its bonus die, and nothing is recorded before.
    const record = page.getByRole('list', { name: 'Record' });
    const rest = page.getByRole('button', { name: 'Roll to the end' });
    await record.or(rest).first().waitFor();
    if (!(await record.isVisible())) await rest.click();
    await record.waitFor();
    await page.goBack();
    // What is over lies behind the last button of the thumb's bar.
    const rolls = page.getByRole('button', { name: /^Roll: my attack/ });
    await rolls.waitFor();

    await goTo('Castle');
    await page.getByRole('button', { name: 'Base damage: more' }).click();
    await page.getByRole('heading', { name: 'Yes, it may' }).waitFor();

    await goTo('Armies');
    await newArmy(page);
    await page.getByRole('textbox', { name: 'Name of the army' }).fill('Iron Bridge Watch');
    await page.getByRole('button', { name: 'Add a plain unit' }).click();
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Spear');

    await goTo('Rules');
    await page.getByRole('searchbox', { name: 'Search the rules' }).fill('parry');
    await page.getByRole('link', { name: /Parry/ }).first().waitFor();

    await page.reload();
    await goTo('Dice');
    await expect.poll(() => page.locator('.dice-total').textContent()).toBe(total);
    await goTo('Fight');
    await rolls.waitFor();
    await backToDice(page);
    await record.waitFor();
    await page.goBack();
    await rolls.waitFor();
    await goTo('Castle');
    await page.getByRole('heading', { name: 'Yes, it may' }).waitFor();
    await goTo('Armies');
    await page.getByRole('link', { name: /Iron Bridge Watch/ }).waitFor();
    await goTo('Rules');
    await expect
      .poll(() => page.getByRole('searchbox', { name: 'Search the rules' }).inputValue())
      .toBe('parry');
  });
});

describe('armies', () => {
  async function addArmy(name: string): Promise<void> {
    const { page } = current();
    await newArmy(page);
    await page.getByRole('textbox', { name: 'Name of the army' }).fill(name);
    await page.getByRole('textbox', { name: 'Limit in CP' }).fill('10');
    await page.getByRole('button', { name: 'Add a plain unit' }).click();
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Spear');
    await page.getByRole('textbox', { name: 'CP each' }).fill('7.5');
    await page.getByRole('button', { name: 'Number: Spear: more' }).click();
  }

  it('backup: everything in one file, imported elsewhere after a preview; bad files change nothing', async () => {
    const { page, open } = await take();
    await open('#/armies');
    await addArmy('Travellers');
    await open('#/settings');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download backup' }).click();
    const backup = await readFile(await (await download).path());
    await current().close();

    const next = await take();
    await next.open('#/settings');
    const chooser = next.page.locator('input[type="file"]');
    await chooser.setInputFiles({
      name: 'bad.json',
      mimeType: 'application/json',
      buffer: Buffer.from('{"format":"other"}'),
    });
    await next.page
      .getByRole('main')
      .getByText(/bad\.json/)
      .first()
      .waitFor();
    await chooser.setInputFiles({
      name: 'newer.json',
      mimeType: 'application/json',
      buffer: Buffer.from('{"format":"adjutant-backup","version":99}'),
    });
    await next.page
      .getByText(/newer version/i)
      .first()
      .waitFor();
    await chooser.setInputFiles({ name: 'backup.json', mimeType: 'application/json', buffer: backup });
    await next.page
      .getByRole('dialog')
      .getByText(/Travellers|1 army|1/)
      .first()
      .waitFor();
    await next.page.getByRole('dialog').getByRole('button', { name: 'Import', exact: true }).click();
    await next.page.getByRole('banner').getByText('Imported.').waitFor();
    await next.open('#/armies');
    await next.page.getByRole('link', { name: /Travellers/ }).waitFor();
  });

  it('backup: a heavy file leaves the page alive, and reading it can be stopped', async () => {
    const { page, open } = await take();
    await open('#/settings');
    const heavy = {
      ...{ format: 'adjutant-backup', version: 1, created: '2026-01-01T00:00:00Z', app: '0' },
      armies: Array.from({ length: 400_000 }, () => ({})),
    };
    await page.locator('input[type="file"]').setInputFiles({
      name: 'heavy.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(heavy)),
    });
    await page.getByRole('progressbar', { name: 'How much is read' }).waitFor();
    // At once, wherever it stands: to scroll to it may take longer than to read on.
    await page.getByRole('button', { name: 'Stop reading' }).press('Enter');
    await expect.poll(() => page.getByRole('progressbar').count()).toBe(0);
    await page.getByRole('button', { name: 'Download backup' }).waitFor();
  });
});

describe('iPhone', () => {
  it('install: on iOS the how-to says why, and the backup is at hand', async () => {
    const { page, open } = await take({
      userAgent:
        'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    });
    await open('#/settings');
    await page.getByRole('button', { name: 'Install the app' }).click();
    await page
      .getByRole('dialog')
      .getByText(/not used for 7 days/)
      .waitFor();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Make a backup now' }).click();
    expect((await download).suggestedFilename()).toMatch(/^adjutant-.*\.json$/);
  });
});
