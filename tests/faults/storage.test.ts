import { describe, expect, it } from 'vitest';
import { usePhone } from '../e2e/harness.ts';
import { newArmy } from '../support/play/hands.ts';
import { readRecords } from './records.ts';

const { take } = usePhone();

/** No room, until the page learns that there is. */
function fill(): void {
  const { put } = IDBObjectStore.prototype;
  IDBObjectStore.prototype.put = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  Object.assign(window, {
    makeRoom: () => {
      IDBObjectStore.prototype.put = put;
    },
  });
}

describe('faults/storage full', () => {
  it('faults/storage full, then free: what waited is stored by itself, a sign stays until then, leaving asks', async () => {
    const { page, open } = await take();
    await open('#/armies');
    await page.evaluate(fill);
    await newArmy(page);
    await page.getByRole('textbox', { name: 'Name of the army' }).fill('Held');
    const sign = page.getByRole('button', { name: 'Not saved yet. Why?' });
    await sign.waitFor();
    await page.getByText('The device is full').waitFor();
    await page.getByRole('button', { name: 'Close' }).first().click();
    await expect.poll(() => page.getByText('The device is full').count()).toBe(0);
    await sign.click();
    await page.getByText('The device is full').waitFor();

    // Leaving asks; staying keeps it all.
    const question = page.waitForEvent('dialog');
    await page.close({ runBeforeUnload: true });
    const asked = await question;
    expect(asked.type()).toBe('beforeunload');
    await asked.dismiss();

    await page.evaluate(() => (window as unknown as { makeRoom: () => void }).makeRoom());
    await expect.poll(() => sign.count(), { timeout: 40_000 }).toBe(0);
    expect(JSON.stringify(await readRecords(page, 'army:'))).toContain('"name":"Held"');
    await page.reload();
    await page.getByRole('heading', { name: 'Held', exact: true }).waitFor();
  });
});

describe('faults/storage silent', () => {
  it('faults/storage silent: a database that never answers holds nothing up and is shown; what is there joins when it answers', async () => {
    const { page, context, open } = await take();
    await open('#/armies');
    await newArmy(page);
    await page.getByRole('textbox', { name: 'Name of the army' }).fill('Stored before');
    await expect
      .poll(async () => JSON.stringify(await readRecords(page, 'army:')))
      .toContain('"name":"Stored before"');

    await context.addInitScript(() => {
      const { open: real } = IDBFactory.prototype;
      const held: (() => void)[] = [];
      let silent = true;
      IDBFactory.prototype.open = function (this: IDBFactory, ...asked) {
        if (!silent) return real.apply(this, asked);
        // A request of which nothing is heard until the browser answers.
        const request = new EventTarget();
        held.push(() => {
          const answered = real.apply(this, asked);
          for (const kind of ['upgradeneeded', 'success', 'error'] as const) {
            answered.addEventListener(kind, () => {
              const result = kind === 'error' ? undefined : answered.result;
              Object.assign(request, { result, error: kind === 'error' ? answered.error : null });
              const listener: unknown = Reflect.get(request, `on${kind}`);
              if (typeof listener === 'function') listener.call(request, new Event(kind));
              request.dispatchEvent(new Event(kind));
            });
          }
        });
        return request as IDBOpenDBRequest;
      };
      Object.assign(window, {
        answer: () => {
          silent = false;
          for (const go of held.splice(0)) go();
        },
      });
    });
    await page.evaluate(() => history.replaceState({}, '', '#/armies'));
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'Armies' }).waitFor();
    await page.getByText('storage does not answer').waitFor();
    const places = page.getByRole('navigation', { name: 'Places' });
    for (const place of ['Castle', 'Rules', 'Fight', 'Dice'] as const) {
      await places.getByRole('link', { name: place }).click();
      await page.getByRole('heading', { level: 1, name: place }).waitFor();
      await page.locator('main:not([aria-busy="true"])').waitFor();
    }
    await page.getByRole('button', { name: /^BrikWars/ }).click();
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('button', { name: /^Colours/ }).click();
    await page.getByRole('dialog').getByRole('radio', { name: 'Dark' }).check();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expect.poll(() => page.evaluate(() => !window.stepsBack)).toBe(true);
    await page.goBack();
    await places.getByRole('link', { name: 'Armies' }).click();
    await newArmy(page);
    await page.getByRole('textbox', { name: 'Name of the army' }).fill('Made meanwhile');
    await page.getByRole('button', { name: 'Not saved yet. Why?' }).waitFor();

    await page.evaluate(() => (window as unknown as { answer: () => void }).answer());
    await expect.poll(() => page.getByRole('button', { name: 'Not saved yet. Why?' }).count()).toBe(0);
    await page.getByRole('button', { name: 'All armies' }).click();
    await page.getByRole('link', { name: /Made meanwhile/ }).waitFor();
    await page.getByRole('link', { name: /Stored before/ }).waitFor();
    const stored = JSON.stringify(await readRecords(page));
    expect(stored).toContain('"name":"Made meanwhile"');
    expect(stored).toContain('"theme":"dark"');
  });
});
