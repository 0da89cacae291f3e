import type { Page } from 'playwright-core';
import { describe, expect, it, vi } from 'vitest';
import { otherProfile, textOf, usePhone } from '../support/dom/phone.ts';
import { fromArmyMenu, listen, newArmy } from '../support/play/hands.ts';

const { take, current } = usePhone();

const goTo = (place: string) =>
  current().page.getByRole('navigation', { name: 'Places' }).getByRole('link', { name: place }).click();

/** Opens what has no room on the stage of a fight. */
async function options(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^More \(/ }).click();
}

async function close(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

async function defend(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'How does the enemy defend?' }).click();
}

describe('fight', () => {
  it('fight: a link carries the inputs, and never overwrites the own fight', async () => {
    const { page, open } = await take();
    await open('#/fight');
    await options(page);
    await page
      .getByRole('group', { name: 'My fighter rolled' })
      .getByRole('radio', { name: '5', exact: true })
      .check();
    await close(page);
    await expect.poll(() => page.url()).toContain('?v=2');
    const link = page.url();
    const other = await otherProfile();
    await other.goto('#/fight');
    const begin = other.getByRole('button', { name: /Start|Begin|Go/ });
    await other
      .getByRole('button', { name: /^More \(/ })
      .or(begin)
      .first()
      .waitFor();
    if (await begin.isVisible()) await begin.click();
    await options(other);
    await other
      .getByRole('group', { name: 'My fighter rolled' })
      .getByRole('radio', { name: '2', exact: true })
      .check();
    await close(other);
    await expect.poll(() => other.url()).toContain('?v=2');
    await other.goto(link);
    await other.getByText('Opened from a link.').waitFor();
    await options(other);
    await expect(
      other
        .getByRole('group', { name: 'My fighter rolled' })
        .getByRole('radio', { name: '5', exact: true })
        .isChecked(),
    ).resolves.toBe(true);
    await close(other);
    await other.getByRole('button', { name: 'Back to my own values' }).click();
    await options(other);
    await expect
      .poll(() =>
        other
          .getByRole('group', { name: 'My fighter rolled' })
          .getByRole('radio', { name: '2', exact: true })
          .isChecked(),
      )
      .toBe(true);
  });

  it('C-parry-005 BWC-61 fight: a sword against a shield stands beside the other defences, and what he rolled conditions the figures', async () => {
    const { page, open } = await take();
    await open('#/fight');
    const defences = page.getByRole('radiogroup', { name: 'How does the enemy defend?' });
    const dies = () => page.getByRole('button', { name: /^Enemy dies/ }).textContent();
    const rolled = page.getByRole('group', { name: 'My fighter rolled' });
    await options(page);
    await rolled.getByRole('radio', { name: '1', exact: true }).check();
    // What cannot happen has no brick in the wall.
    await expect.poll(() => page.getByRole('button', { name: /^Enemy dies/ }).count()).toBe(0);
    await rolled.getByRole('radio', { name: '5', exact: true }).check();
    await expect.poll(dies).toContain('67');
    await rolled.getByRole('radio', { name: 'not yet' }).check();
    await close(page);
    await defend(page);
    await defences.getByRole('radio', { name: /^Parry: Shield/ }).check();
    await expect.poll(dies).toContain('27');
    // The hand weapon parries as well as the shield: both are marked.
    await expect(defences.getByText('Best').count()).resolves.toBe(2);
  });

  it('fight: a number unfolds into reasons, a reason opens its rule, Back returns to the same state', async () => {
    const { page, open } = await take();
    await open('#/fight');
    await page.getByRole('button', { name: /^Enemy dies/ }).click();
    await page
      .getByRole('button', { name: /Rule BW-/ })
      .first()
      .click();
    await expect.poll(() => page.getByRole('dialog').count()).toBe(2);
    const sheet = page.getByRole('dialog').last();
    await sheet.getByRole('heading', { level: 2 }).first().waitFor();
    await expect.poll(async () => ((await sheet.textContent()) ?? '').length).toBeGreaterThan(80);
    await page.goBack();
    await expect.poll(() => page.getByRole('dialog').count()).toBe(1);
    await page.getByRole('dialog', { name: /^Enemy dies/ }).waitFor();
    await page.goBack();
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    await page.getByRole('button', { name: /^Enemy dies/ }).waitFor();
  });

  it('fight: played step by step with typed dice, the log says it and how likely it was', async () => {
    const { page, open } = await take();
    await open('#/fight');
    const defences = page.getByRole('radiogroup', { name: 'How does the enemy defend?' });
    await defend(page);
    await defences.getByText('All defences: 7').click();
    await defences.getByRole('radio', { name: /^No defence/ }).check();
    await close(page);
    await page.getByRole('button', { name: 'Type real dice' }).click();
    await page.getByRole('button', { name: '5', exact: true }).click();
    await page.getByRole('button', { name: 'Take it', exact: true }).click();
    await page.getByRole('button', { name: '4', exact: true }).click();
    await page
      .getByRole('region', { name: 'On the table' })
      .getByText('before the first die')
      .first()
      .waitFor();
    await expect(
      page.getByRole('list', { name: 'Record' }).getByRole('listitem').count(),
    ).resolves.toBeGreaterThanOrEqual(2);
  });

  it('fight: a link with nonsense, of any place, says so and changes nothing', async () => {
    const { page, open } = await take();
    const shown = page.getByText('This link cannot be read');
    for (const hash of [
      '#/fight?v=99&x=%00',
      '#/dice?v=1&d=%3Cscript%3E',
      '#/castle?v=1&m=nonsense',
      '#/fight/usb?v=x',
    ]) {
      await open(hash);
      await shown.waitFor();
      await open('#/armies');
      await expect.poll(() => shown.count()).toBe(0);
    }
  });

  it('USB-TEST-05 fight: a pool of USB dice shows its odds and rolls', async () => {
    const { page, open } = await take();
    await open('#/fight');
    await page.locator('#fight-rules').click();
    await page.getByRole('radio', { name: 'USB' }).click();
    await page.getByRole('radio', { name: 'Test', exact: true }).check();
    await page.getByText('50\u00a0%').first().waitFor();
    const said = await listen(page);
    await page
      .locator('.thumb-bar')
      .getByRole('button', { name: /^Roll: / })
      .click();
    await page.locator('.fight-outcome-word', { hasText: /^\d+ success/ }).waitFor();
    await expect.poll(async () => (await said()).filter((line) => /\d+ success/.test(line)).length).toBe(1);
  });
});

describe('castle', () => {
  it('MK-ELG-07 castle: the common question takes at most five taps from the start', async () => {
    const { page, open } = await take();
    await open();
    await goTo('Castle');
    await page.getByRole('heading', { name: 'No, it may not' }).waitFor();
    await page.getByRole('button', { name: /^Abilities at this click/ }).click();
    await page.getByRole('button', { name: /^Sweep/ }).click();
    await page.getByRole('heading', { name: 'Yes, it may' }).waitFor();
  });

  it('MK-ELG-13 castle: in a gang up everybody must qualify', async () => {
    const { page, open } = await take();
    await open('#/castle');
    await page.getByRole('button', { name: 'Base damage: more' }).click();
    await page.getByRole('button', { name: /^Who attacks\?/ }).click();
    await page.getByRole('button', { name: 'Add an attacker' }).click();
    await page.getByRole('heading', { name: 'Yes, all of them may' }).waitFor();
    await page.getByRole('button', { name: 'Attacker 2: Base damage: less' }).click();
    await page.getByRole('heading', { name: 'Not all of them may' }).waitFor();
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

  it('BW-GEN-06 armies: totals follow each tap against the limit, markup stays text', async () => {
    const { page, open } = await take();
    await open('#/armies');
    await addArmy('<b onclick=alert(1)>Bold & "brave"</b>');
    await page.getByText('15 of 10 CP').first().waitFor();
    await page.getByText('5 CP over the limit').first().waitFor();
    await page.getByRole('button', { name: 'All armies' }).click();
    await page.getByRole('link', { name: /<b onclick=alert\(1\)>Bold & "brave"<\/b>/ }).waitFor();
  });

  it('backup: on a device in use one chooses what to take, and language and rolls stay as they are', async () => {
    const { page, open } = await take({ language: 'pl' });
    await open('#/dice');
    await page.getByRole('button', { name: /^Rzuć 1k6/ }).click();
    await open('#/armies');
    await newArmy(page);
    await page.getByRole('textbox', { name: 'Nazwa armii' }).fill('Cudza');
    await open('#/settings');
    await page.getByRole('button', { name: /^Kolory/ }).click();
    await page.getByRole('radio', { name: 'Ciemne' }).check();
    await page.keyboard.press('Escape');
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Pobierz kopię' }).click();
    const backup = Buffer.from(await textOf(await download));
    await current().close();

    const next = await take();
    await next.open('#/armies');
    await addArmy('Mine');
    await next.open('#/settings');
    await next.page
      .locator('input[type="file"]')
      .setInputFiles({ name: 'backup.json', mimeType: 'application/json', buffer: backup });
    const parts = next.page.getByRole('dialog').getByRole('group', { name: 'What to take' });
    await expect(parts.getByRole('checkbox', { name: 'Armies 1' }).isChecked()).resolves.toBe(true);
    await expect(parts.getByRole('checkbox', { name: 'History of rolls 1' }).isChecked()).resolves.toBe(
      false,
    );
    await expect(parts.getByRole('checkbox', { name: 'Settings and language' }).isChecked()).resolves.toBe(
      false,
    );
    await next.page.getByRole('dialog').getByRole('button', { name: 'Import', exact: true }).click();
    await next.page.getByRole('banner').getByText('Imported.').waitFor();
    await next.open('#/armies');
    await next.page.getByRole('link', { name: /Cudza/ }).waitFor();
    await next.page.getByRole('link', { name: /Mine/ }).waitFor();
  });

  it('armies: deleted with undo, kept in the trash, restored', async () => {
    const { page, open } = await take();
    await open('#/armies');
    await addArmy('First');
    await fromArmyMenu(page, 'Delete army');
    await page.getByRole('button', { name: 'Undo' }).click();
    await fromArmyMenu(page, 'Delete army');
    await expect.poll(() => page.getByRole('link', { name: /First/ }).count()).toBe(0);
    await page.getByRole('button', { name: 'Trash' }).click();
    await page.getByRole('button', { name: /^Restore/ }).click();
    await page.getByRole('button', { name: 'All armies' }).click();
    await page.getByRole('link', { name: /First/ }).waitFor();
  });

  it('armies: an address from another device says where the army is, and a deleted one where it lies', async () => {
    const { page, open } = await take();
    await open('#/armies/0k3v9d2m1q8s7t4u');
    await page.getByText('This army is not on this device.').waitFor();
    await page.getByRole('button', { name: 'Import a backup' }).waitFor();
    await open('#/armies');
    await addArmy('Gone');
    const address = await page.evaluate(() => location.hash);
    await fromArmyMenu(page, 'Delete army');
    await page.getByRole('button', { name: 'New army' }).waitFor();
    await open(address);
    await page.getByText('This army was deleted. It is still in the trash.').waitFor();
  });
});

describe('rules', () => {
  it('BW-CC-16 rules: the parry test is found in each language, without accents, misspelt and by number; no such number says so', async () => {
    const { page, open } = await take();
    await open('#/rules');
    const field = page.getByRole('searchbox', { name: 'Search the rules' });
    const results = page.getByRole('region', { name: 'Results' });
    for (const query of ['parowanie', 'hárítás', 'haritas', 'pary', 'BW-CC-16']) {
      await field.fill('zzzz');
      await expect.poll(() => results.getByRole('link').count()).toBe(0);
      await field.fill(query);
      await results.getByRole('link', { name: /Parry/ }).first().waitFor();
    }
    await open('#/rules/NOPE-1');
    await page.getByText('There is no rule with the number NOPE-1.').waitFor();
  });

  it('rules: an entry shows another language, its source and related rules; Back returns to the search', async () => {
    const { page, open } = await take();
    await open('#/rules');
    await page.getByRole('searchbox', { name: 'Search the rules' }).fill('parry test');
    await page.getByRole('region', { name: 'Results' }).getByRole('link').first().click();
    await page.getByRole('button', { name: 'Polski' }).click();
    await page.locator('.beside[lang="pl"]').waitFor();
    await page.getByRole('heading', { name: 'Source' }).waitFor();
    await page.getByRole('button', { name: 'Back' }).click();
    await expect
      .poll(() => page.getByRole('searchbox', { name: 'Search the rules' }).inputValue())
      .toBe('parry test');
  });
});

describe('storage full', () => {
  it('storage full: the app says so, goes on in memory and loses nothing of the visit', async () => {
    const { page, open } = await take();
    await open('#/armies');
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await newArmy(page);
    await page.getByRole('textbox', { name: 'Name of the army' }).fill('Too many');
    await page.getByText('The device is full').waitFor();
    await page.getByRole('button', { name: 'All armies' }).click();
    await page.getByRole('link', { name: /Too many/ }).waitFor();
  });
});
