import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { secondPhone, settled, stored, usePhone } from '../../support/dom/phone.ts';

const { take, current } = usePhone();

/** Seven sections of one castle, all legal. */
const plan =
  'v=1&t=36-72&c=1&o=cptf&a=near-0-36-3&a=far-0-36-3&s=k0-18-60-6-6-0,r0-11-60-2,r0-25-60-2,g0-18-54-6-4-0,w0-11-55-6-2-90,w0-25-55-6-2-90,d0-14-52-2-2-0';
const other = 'v=1&t=48-48&c=1&o=cptf&a=near-0-48-3&a=far-0-48-3&s=g0-24-40-6-4-0';

const button = (name: string | RegExp) => current().page.getByRole('button', { name, exact: true });
const place = () => current().page.evaluate(() => location.hash.split('?')[0]);
const pieces = (page: Page) => page.locator('svg.map [role="button"]').count();
const rows = () => current().page.locator('.plan-row');

/** The plan of a link taken as the own one. */
async function openPlan(query = plan): Promise<Page> {
  const { page } = current();
  await current().open(`#/castle/map?${query}`);
  await expect.poll(() => pieces(page)).toBeGreaterThan(0);
  await more();
  await button(/^Saved plans \(\d+\)$/).waitFor();
  return page;
}

/** What is done with the plan as a whole lies behind one button. */
async function more(): Promise<void> {
  await button('More').click();
  await current().page.getByRole('dialog').waitFor();
}

async function save(name: string): Promise<void> {
  const { page } = current();
  await button('Save').first().click();
  await page.getByRole('textbox', { name: 'Name of this plan' }).fill(name);
  await page.keyboard.press('Enter');
  await expect.poll(() => page.getByRole('textbox', { name: 'Name of this plan' }).count()).toBe(0);
}

describe('castle-plans: what is sent', () => {
  it.each([
    ['en', 'Send link', 'too long for a message'],
    ['pl', 'Wyślij link', 'za długi na wiadomość'],
    ['hu', 'Link küldése', 'túl hosszú egy üzenethez'],
  ] as const)(
    'kit/question/send-link: a plan whose link a chat would cut goes as codes, as a file or packed, and says why (%s)',
    async (language, send, why) => {
      await take({ language });
      const { page } = current();
      const place = (at: number) => `${10.125 + (at % 5)}-${10.125 + Math.floor(at / 5)}`;
      const many = (count: number, of: (at: number) => string) =>
        Array.from({ length: count }, (_, at) => of(at));
      const parts = {
        s: many(30, (at) => `w0-${place(at)}-6.125-2.125-90.125`),
        x: many(12, (at) => `0-${place(at)}-2.125-2.125-45.125`),
        f: many(12, (at) => `0-${place(at)}-0.625`),
      };
      const things = Object.entries(parts).map(([key, of]) => `${key}=${of.join(',')}`);
      const names = many(12, (at) => `n=Guard${at}`);
      const query = ['v=1&t=36-72&c=1&o=cptf&a=near-0-36-3&a=far-0-36-3', ...things, ...names].join('&');
      const link = `http://localhost:3000/#/castle/map?${query}`;
      expect([query.length <= 2_000, link.length > 1_900]).toEqual([true, true]);
      await current().open(`#/castle/map?${query}`);
      await page.locator('.thumb-bar button').last().click();
      await page.getByRole('dialog').waitFor();
      await button(send).click();
      const sheet = page.getByRole('dialog').last();
      await sheet.getByText(why).waitFor();
      await sheet.getByRole('img').waitFor();
      await sheet.getByRole('button', { name: /^Link/ }).click();
      const copied = () => page.evaluate(() => navigator.clipboard.readText());
      await expect.poll(copied).toContain('~receive?p=');
      expect((await copied()).length).toBeLessThan(1_900);
    },
  );
});

describe('castle-plans: what is kept', () => {
  it('castle-plans: seven sections saved under a name, another plan made, the first opened again and left again', async () => {
    await take();
    const page = await openPlan();
    await expect.poll(() => pieces(page)).toBe(7);
    await button('Save').first().click();
    const name = page.getByRole('textbox', { name: 'Name of this plan' });
    await expect.poll(() => name.inputValue()).toBe('Castle of 7 sections');
    // What is typed at once stands in its place, and not behind it.
    const marked = await name.evaluate((field) =>
      field instanceof HTMLInputElement
        ? field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)
        : '',
    );
    expect(marked).toBe('Castle of 7 sections');
    await name.fill('River gate');
    // A name half typed survives a reload.
    await stored(page, /"draft:castle-map".*"data":"River gate"/);
    await page.reload();
    await more();
    await button('Save').click();
    await expect.poll(() => name.inputValue()).toBe('River gate');
    await expect.poll(() => name.evaluate((field) => field === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    // It is heard, and stands above the buttons from now on.
    await page.getByRole('status').filter({ hasText: 'Saved: “River gate”.' }).first().waitFor();
    await page.getByRole('dialog').getByText('Plan: River gate', { exact: true }).waitFor();
    await expect.poll(() => button('Saved plans (1)').count()).toBe(1);

    await page.goto(`${current().site.url}#/castle/map?${other}`);
    await button('Use these').click();
    await expect.poll(() => pieces(page)).toBe(1);
    await more();
    await button('Saved plans (1)').click();
    await expect.poll(place).toBe('#/castle/map/plans');
    await rows().getByText('7 sections').waitFor();
    await rows()
      .getByRole('button', { name: /^River gate/ })
      .first()
      .click();
    await expect.poll(() => pieces(page)).toBe(7);
    await expect.poll(() => place()).toBe('#/castle/map');
    await button('Back to my plan').click();
    await expect.poll(() => pieces(page)).toBe(1);
    await button('Undo').click();
    await expect.poll(() => pieces(page)).toBe(7);
    await page.reload();
    await expect.poll(() => pieces(page)).toBe(7);
  });

  it('castle/plans/plan-keeping: what stands of the saved plans in the sheet stands there from its first sight on', async () => {
    await take();
    const page = await openPlan();
    await save('River gate');
    await page.reload();
    await expect.poll(() => pieces(page)).toBe(7);
    await page.evaluate(() => {
      const seen = () => document.querySelector('dialog .plan-keeping')?.textContent ?? '';
      new MutationObserver(() => {
        const said = seen();
        const kept = document.body.dataset.said?.split('|') ?? [];
        if (said !== '' && !kept.includes(said)) document.body.dataset.said = [...kept, said].join('|');
      }).observe(document.body, { childList: true, subtree: true, characterData: true });
    });
    await more();
    await page.getByRole('dialog').getByText('Plan: River gate', { exact: true }).waitFor();
    await settled(page);
    const said = await page.evaluate(() => document.body.dataset.said ?? '');
    expect(said).toContain('Saved plans (1)');
    expect(said.split('|')).toHaveLength(1);
  });

  it('castle-plans: a saved plan is renamed, doubled and deleted, with a way back', async () => {
    await take();
    const page = await openPlan();
    await save('Gate');
    await button('Saved plans (1)').click();
    await button('Gate: more').click();
    await page.getByRole('textbox', { name: 'Rename' }).fill('Gate at the ford');
    await button('Duplicate').click();
    await expect.poll(() => rows().count()).toBe(2);
    await expect.poll(() => rows().first().textContent()).toContain('Gate at the ford (copy)');
    // The keyboard goes on with the copy.
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toContain('Gate at the ford (copy)');
    await button('Gate at the ford (copy): more').click();
    await button('Delete').click();
    await expect.poll(() => rows().count()).toBe(1);
    await button('Undo').click();
    await expect.poll(() => rows().count()).toBe(2);
    await page.reload();
    await expect.poll(() => rows().count()).toBe(2);
    await button('Back to the map').click();
    await expect.poll(() => pieces(page)).toBe(7);
  });

  it('kit/named-row: who copies a plan with the tap that ends its new name goes on at the copy', async () => {
    await take();
    const page = await openPlan();
    await save('Gate');
    await button('Saved plans (1)').click();
    await button('Gate: more').click();
    await page.getByRole('textbox', { name: 'Rename' }).fill('Ford');
    // One tap of a finger: the field is left, the list redrawn, and the button is tapped before that is announced.
    await page.evaluate(async () => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      for (let moment = 0; moment < 50; moment += 1) await Promise.resolve();
      const tools = [...document.querySelectorAll<HTMLElement>('.plan-row button')];
      tools.find(({ textContent }) => textContent === 'Duplicate')?.click();
    });
    await expect.poll(() => rows().count()).toBe(2);
    await settled(page);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Ford (copy)');
  });

  it('castle-plans: a saved plan is changed and saved in its place, with a way back; a link is no saved plan', async () => {
    await take();
    const page = await openPlan();
    await save('River gate');
    await page.getByText('Plan: River gate', { exact: true }).waitFor();
    await expect.poll(() => button('Save the changes').count()).toBe(0);
    // What is sent bears its name.
    await button('Send link').click();
    await page.getByText('Copied').first().waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^River gate\n/);
    await button('Done').click();
    await button('Wall').first().click();
    await expect.poll(() => pieces(page)).toBe(8);
    await more();
    await page.getByText('Plan: River gate, changed').waitFor();
    // The address follows a moment later.
    await expect.poll(() => page.evaluate(() => location.hash)).toContain('w0-14-48-6-2-90');
    await page.reload();
    await more();
    await button('Save the changes').click();
    await expect.poll(() => page.getByText('Plan: River gate', { exact: true }).count()).toBe(1);
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toBe('Plan: River gate');
    await button('Saved plans (1)').click();
    await rows().getByText('8 sections').waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Saved plans');
    await button('Undo').click();
    await rows().getByText('7 sections').waitFor();

    await page.goto(`${current().site.url}#/castle/map?${other}`);
    await button('Use these').click();
    await more();
    await button('Save').waitFor();
    await expect.poll(() => page.getByText('Plan: River gate').count()).toBe(0);
  });

  it('castle-plans: a link shows the same plan in another profile and leaves his alone', async () => {
    await take();
    const page = await openPlan();
    await button('Send link').click();
    await page.getByText('Copied').first().waitFor();
    const sent = await page.evaluate(() => navigator.clipboard.readText());
    expect(sent).toBe(`Castle of 7 sections\n${page.url()}`);
    const second = await secondPhone(current());
    // Who has no plan of his own is asked nothing.
    await expect.poll(() => pieces(second)).toBe(7);
    await expect.poll(() => second.getByRole('button', { name: 'Use these' }).count()).toBe(0);
    await second.getByRole('button', { name: 'Wall', exact: true }).first().click();
    await expect.poll(() => pieces(second)).toBe(8);
    await stored(second, /draft:castle-map/);
    // The address follows what is entered, a moment later.
    await expect.poll(() => second.url()).not.toBe(sent.split('\n')[1]);
    await second.goto(sent.split('\n')[1] ?? '');
    await expect.poll(() => pieces(second)).toBe(7);
    await second.getByRole('button', { name: 'Back to my own values' }).click();
    await expect.poll(() => pieces(second)).toBe(8);
    await second.goto(sent.split('\n')[1] ?? '');
    await second.reload();
    await second.getByRole('button', { name: 'Use these' }).click();
    await expect.poll(() => pieces(second)).toBe(7);
    await second.reload();
    await expect.poll(() => pieces(second)).toBe(7);
    await second.context().close();
  });
});
