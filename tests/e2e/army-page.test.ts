import { describe, expect, it } from 'vitest';
import { newArmy } from '../support/play/hands.ts';
import { overflow, stored, usePhone, violations } from './harness.ts';

const { take, current } = usePhone();

const button = (name: string | RegExp) => current().page.getByRole('button', { name, exact: true });
const dialog = () => current().page.getByRole('dialog');
const row = (name: string) => current().page.locator('.army-line-name').filter({ hasText: name });

/** The ready army of USB for 300 points. */
async function openArmy(): Promise<void> {
  const { page, open } = current();
  await open('#/armies');
  await newArmy(page, 'USB');
  await page.locator('.usb-sample').filter({ hasText: '300' }).click();
  await row('Aspirant').or(row('Aspirujący')).or(row('Törekvő')).waitFor();
}

/** Rows of units that stand above the bar at the thumb, whole, before anything is scrolled. */
function unitsInSight(): Promise<number> {
  return current().page.evaluate(() => {
    const foot = document.querySelector('.unit-bar')?.getBoundingClientRect().top ?? 0;
    return [...document.querySelectorAll('.army-line')].filter(
      (line) => line.getBoundingClientRect().bottom <= foot,
    ).length;
  });
}

describe('army page', () => {
  it('armies: seven units stand on the first screen of a phone', async () => {
    const { page } = await take({ width: 360, height: 740 });
    await openArmy();
    for (let copies = 0; copies < 3; copies += 1) {
      await row('Daredevil').first().click();
      await page.locator('.army-line').getByRole('button', { name: 'Duplicate' }).click();
      await row('Daredevil').first().click();
    }
    await page.evaluate(() => scrollTo(0, 0));
    await expect.poll(() => page.locator('.army-line').count()).toBe(8);
    const seen = await unitsInSight();
    process.stdout.write(`units of an army on the first screen, 360 x 740: ${seen}\n`);
    expect(seen).toBeGreaterThanOrEqual(7);
  });

  it('armies: every edit is taken back by name and done again, and earlier states say what changed', async () => {
    const { page } = await take();
    await openArmy();
    await row('Daredevil').click();
    await button('Activations: Daredevil: more').click();
    await page.getByText('365 of 300 points').first().waitFor();
    await page.locator('.army-line').getByRole('button', { name: 'Remove' }).click();
    await page.getByText('235 of 300 points').first().waitFor();
    await button('Undo: Daredevil removed')
      .or(button(/^Undo: .*removed$/))
      .click();
    await page.getByText('365 of 300 points').first().waitFor();
    await button(/^Undo: .*changed$/).click();
    await page.getByText('300 of 300 points').first().waitFor();
    await button('More about this army').click();
    await dialog()
      .getByRole('button', { name: /^Redo: .*changed$/ })
      .click();
    await page.keyboard.press('Escape');
    await page.getByText('365 of 300 points').first().waitFor();
    await stored(page, '"count":2');

    // A while later an edit keeps what stood.
    await page.clock.install({ time: Date.now() + 3_600_000 });
    await page.reload();
    await row('7 Regulars').waitFor();
    await row('7 Regulars').click();
    await page.locator('.army-line').getByRole('button', { name: 'Remove' }).click();
    await stored(page, '"why":"edited"');
    await button('More about this army').click();
    await dialog().getByText('Earlier versions').click();
    await dialog().getByText('1 unit gone').click();
    await dialog().getByText('365 points → 267 points').waitFor();
    await dialog().getByRole('button', { name: 'Restore' }).click();
    await row('7 Regulars').waitFor();
  });

  it('armies: a photo of models is scaled down, kept, shown large and taken away with undo', async () => {
    const { page } = await take();
    await openArmy();
    await row('Daredevil').click();
    const field = page.locator('.photo-field input');
    await field.setInputFiles({
      name: 'none.jpg',
      mimeType: 'image/jpeg',
      buffer: Buffer.from('no picture'),
    });
    await page.getByText('The browser cannot read this file as a picture').waitFor();
    // Noise, which no picture format makes small.
    const bytes = await field.evaluate(async (input: HTMLInputElement) => {
      const canvas = document.createElement('canvas');
      canvas.width = 2000;
      canvas.height = 1500;
      const context = canvas.getContext('2d');
      const picture = context?.createImageData(2000, 1500);
      if (!context || !picture) throw new Error('no canvas');
      const pixels = new Uint32Array(picture.data.buffer);
      const some = new Uint32Array(65_536);
      for (let at = 0; at < some.length; at += 1)
        some[at] = (((at * 4 * 2_654_435_761) % 4_294_967_296) | 0xff_00_00_00) >>> 0;
      for (let at = 0; at < pixels.length; at += some.length)
        pixels.set(some.subarray(0, pixels.length - at), at);
      context.putImageData(picture, 0, 0);
      const blob = await new Promise<Blob | null>((made) => canvas.toBlob(made, 'image/jpeg', 1));
      if (!blob) throw new Error('no picture');
      // Given to the field here: eight megabytes take long from one process to the next.
      const files = new DataTransfer();
      files.items.add(new File([blob], 'dragon.jpg', { type: blob.type }));
      input.files = files.files;
      input.dispatchEvent(new Event('change', { bubbles: true }));
      return blob.size;
    });
    await button('Photo of Daredevil').waitFor();
    const size = () =>
      page.evaluate(
        () =>
          new Promise<number>((done, failed) => {
            const opening = indexedDB.open('adjutant');
            opening.onerror = () => failed(opening.error);
            opening.onsuccess = () => {
              const range = IDBKeyRange.bound('photo:', 'photo:\uffff');
              const asked = opening.result.transaction('records').objectStore('records').getAll(range);
              asked.onsuccess = () => done(asked.result[0]?.blob.size ?? 0);
            };
          }),
      );
    process.stdout.write(`photo of ${bytes} bytes kept in ${await size()}\n`);
    expect(await size()).toBeGreaterThan(1000);
    expect(await size()).toBeLessThanOrEqual(200_000);
    await stored(page, '"photo":');
    await page.reload();
    await row('Daredevil').locator('.photo-thumb img').waitFor();
    await row('Daredevil').click();
    await button('Photo of Daredevil').click();
    await dialog().getByRole('img', { name: 'Photo of Daredevil' }).waitFor();
    await page.keyboard.press('Escape');
    await button('Remove the photo').click();
    await expect.poll(() => page.locator('.photo-thumb').count()).toBe(0);
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await dialog().getByRole('button', { name: 'File' }).waitFor();
    expect(await dialog().getByText('go without the photos').count()).toBe(0);
    await page.keyboard.press('Escape');
    await button(/^Undo: .*changed$/).click();
    await row('Daredevil').locator('.photo-thumb img').waitFor();
    // What goes by code goes without it, and the file that takes it along is offered.
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await dialog().getByText('Codes and the link leave out the photos. The file includes them.').waitFor();
    await dialog().getByRole('button', { name: 'File for the app, with the photos' }).waitFor();
    expect(await overflow(page)).toEqual([]);
    expect(await violations(page)).toEqual([]);
  });
});
