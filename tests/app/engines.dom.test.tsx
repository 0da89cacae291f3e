// What other engines lack or do otherwise, as far as a screen without a browser can be told so.
import { afterEach, describe, expect, it, vi } from 'vitest';
import { send } from '../../src/armies/words/send-en.ts';
import { table } from '../../src/dice/words/en.ts';
import { printTitled } from '../../src/kit/print-titled.ts';
import { usePhone } from '../support/dom/phone.ts';

const { take } = usePhone();

const undo: (() => void)[] = [];
afterEach(() => {
  for (const each of undo.splice(0).reverse()) each();
});

/** Until the end of the test. */
function put(target: object, name: string, value: unknown): void {
  const before = Object.getOwnPropertyDescriptor(target, name);
  Object.defineProperty(target, name, { value, configurable: true });
  undo.push(() => {
    if (before) Object.defineProperty(target, name, before);
    else Reflect.deleteProperty(target, name);
  });
}

const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1';
const damagedLink = '#/armies/~receive?p=abc';

describe('engines', () => {
  it('armies/send: a link that opens in Safari says so, and how to bring it into the installed app', async () => {
    put(navigator, 'userAgent', iPhone);
    const copied = vi.fn(async (_text: string) => undefined);
    put(navigator, 'clipboard', { writeText: copied });
    const { page, open } = await take();
    await open(damagedLink);
    await page.getByText(send.inSafari).waitFor();
    await page.getByRole('button', { name: send.copyLink }).click();
    await expect.poll(() => copied.mock.calls.at(-1)?.[0]).toBe(location.href);
    expect(location.href).toContain(damagedLink);
    await open('#/armies/~receive');
    expect(await page.getByText(send.inSafari).count()).toBe(0);
  });

  it('armies/send: elsewhere, and in the installed app, nothing is said of Safari', async () => {
    const first = await take();
    await first.open(damagedLink);
    await first.page.getByText(send.damaged).first().waitFor();
    expect(await first.page.getByText(send.inSafari).count()).toBe(0);
    await first.close();
    put(navigator, 'userAgent', iPhone);
    put(navigator, 'standalone', true);
    const { page, open } = await take();
    await open(damagedLink);
    await page.getByText(send.damaged).first().waitFor();
    expect(await page.getByText(send.inSafari).count()).toBe(0);
  });

  it('kit/controls/dialog: where a tap leaves a button without the focus, a sheet gives it to the button when it closes', async () => {
    const { page, open } = await take();
    await open('#/dice');
    await page.getByRole('button', { name: 'More', exact: true }).waitFor();
    const more = [...document.querySelectorAll('button')].find(
      (each) => (each.title || each.textContent) === 'More',
    );
    if (!more) throw new Error('no such button');
    // As Safari: a click, and the focus stays where it was.
    (document.activeElement as HTMLElement | null)?.blur();
    more.click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: 'Done' })
      .or(page.getByRole('dialog').getByRole('button', { name: 'Close' }))
      .first()
      .click();
    await expect.poll(() => document.activeElement === more).toBe(true);
  });

  it('dice: what the device cannot do has no switch', async () => {
    const { page, open } = await take();
    const switches = async () => {
      await open('#/dice');
      await page.getByRole('button', { name: 'More', exact: true }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'No animation' }).waitFor();
      return Promise.all(
        [table.vibration, table.shake].map((name) => page.getByRole('button', { name }).count()),
      );
    };
    put(globalThis, 'DeviceMotionEvent', undefined);
    expect(await switches()).toEqual([0, 0]);
    put(navigator, 'vibrate', () => true);
    put(globalThis, 'DeviceMotionEvent', class {});
    await page.reload();
    expect(await switches()).toEqual([1, 1]);
  });

  it('kit/print-titled: iOS, which says too soon that it has printed, keeps the pages until the next touch', () => {
    put(navigator, 'userAgent', iPhone);
    const seen: string[] = [];
    printTitled(
      'Iron Ford',
      () => seen.push('cleared'),
      () => seen.push('printed'),
    );
    dispatchEvent(new Event('afterprint'));
    expect(seen).toEqual(['printed']);
    dispatchEvent(new Event('pointerdown'));
    dispatchEvent(new Event('keydown'));
    expect(seen).toEqual(['printed', 'cleared']);
  });
});
