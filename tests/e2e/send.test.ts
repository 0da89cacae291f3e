import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { send as en } from '../../src/armies/words/send-en.ts';
import { readRecords } from '../faults/records.ts';
import { photos } from '../support/codes.ts';
import { newArmy } from '../support/play/hands.ts';
import { otherProfile, usePhone } from './harness.ts';

declare global {
  interface Window {
    holdBefore?: (picture: string) => Promise<void>;
    cameraIsOn?: () => boolean;
  }
}

const { take, current } = usePhone();
/** The largest army to start from, stored; three taps lead from the list to its codes. */
async function sendSample(): Promise<void> {
  const { page, open } = current();
  await open('#/armies');
  await newArmy(page, 'USB');
  await page.locator('.usb-sample').last().click();
  await expect.poll(async () => Object.keys(await readRecords(page, 'army:')).length).toBe(1);
  await page.getByRole('button', { name: en.send, exact: true }).click();
  await page.locator('.code-picture').waitFor();
}

async function armies(page: Page): Promise<readonly Record<string, unknown>[]> {
  const records = await readRecords(page, 'army:');
  return Object.values(records) as Record<string, unknown>[];
}

async function keep(page: Page): Promise<void> {
  const preview = page.getByRole('dialog', { name: en.receiveTitle });
  await preview.getByText('1 army is added').waitFor();
  expect(await armies(page)).toEqual([]);
  await preview.getByRole('button', { name: en.keep }).click();
  await page.locator('.usb-line').first().waitFor();
  await expect.poll(() => page.evaluate(() => location.hash)).toMatch(/^#\/armies\/[\w-]+$/);
}

/** Without what every copy has of its own. */
const same = ({ revision: _, changed: _changed, ...army }: Record<string, unknown>) => army;

describe('send', () => {
  it('armies/send: the largest sample army goes from glass to glass, its codes in disorder and two of them damaged', async () => {
    const phone = await take();
    await sendSample();
    const codes = await photos(phone.page);
    expect(codes.length).toBeGreaterThan(1);
    const second = await otherProfile(phone);
    await second.goto(`${phone.site.url}#/armies/~receive`);
    // No camera is allowed here: the page says so, and the photos of the codes do.
    await second.locator('.receive .note').waitFor();
    const photo = second.locator('.receive input[type=file]');
    const picture = (buffer: Buffer, name: string) => ({ name, mimeType: 'image/png', buffer });
    const [first, ...others] = codes.toReversed();
    if (!first) throw new Error('no code');
    const box = await phone.page.locator('.code-picture').boundingBox();
    const clip = { x: box?.x ?? 0, y: (box?.y ?? 0) + 90, width: box?.width ?? 0, height: 120 };
    const damaged = await phone.page.screenshot({ clip });
    await photo.setInputFiles([picture(damaged, 'damaged.png')]);
    await second.locator('#main').getByText(en.noCode).waitFor();
    await photo.setInputFiles([{ name: 'none.png', mimeType: 'image/png', buffer: Buffer.from('none') }]);
    await second.locator('#main').getByText(en.noCode).waitFor();
    await photo.setInputFiles([picture(first, 'a.png')]);
    await second.getByText(en.read('1', codes.length), { exact: true }).first().waitFor();
    await photo.setInputFiles(others.map((code, at) => picture(code, `${at}.png`)));
    await keep(second);
    expect((await armies(second)).map(same)).toEqual((await armies(phone.page)).map(same));
    await second.context().close();
  });

  it('armies/send: the camera reads the codes, whichever comes first, and rests when all are there', async () => {
    const phone = await take();
    await sendSample();
    const codes = await photos(phone.page);
    const second = await otherProfile(phone);
    // A camera in front of which pictures are held.
    await second.addInitScript(() => {
      const canvas = document.createElement('canvas');
      canvas.width = 960;
      canvas.height = 720;
      const stream = canvas.captureStream(15);
      const pen = canvas.getContext('2d');
      navigator.mediaDevices.getUserMedia = () => Promise.resolve(stream);
      let held: HTMLImageElement | undefined;
      // A camera never stops to give pictures, of whatever is before it.
      setInterval(() => {
        if (!pen) return;
        pen.fillStyle = '#777';
        pen.fillRect(0, 0, canvas.width, canvas.height);
        pen.rotate(0.05);
        if (held) pen.drawImage(held, 200, 60, 540, 540);
        pen.resetTransform();
      }, 100);
      window.holdBefore = async (picture) => {
        const image = new Image();
        image.src = picture;
        await image.decode();
        held = image;
      };
      window.cameraIsOn = () => stream.getTracks().some(({ readyState }) => readyState === 'live');
    });
    await second.goto(`${phone.site.url}#/armies/~receive`);
    await second.getByText(en.point).waitFor();
    const hold = (code: Buffer) =>
      second.evaluate(
        (picture) => window.holdBefore?.(picture),
        `data:image/png;base64,${code.toString('base64')}`,
      );
    for (const [at, code] of codes.toReversed().entries()) {
      await hold(code);
      if (at + 1 < codes.length)
        await expect
          .poll(() => second.locator('.receive-progress b').textContent())
          .toBe(en.read(String(at + 1), codes.length));
    }
    await second.getByRole('dialog', { name: en.receiveTitle }).waitFor();
    await expect.poll(() => second.evaluate(() => window.cameraIsOn?.())).toBe(false);
    await keep(second);
    await second.context().close();
  });

  it('armies/send: a link carries an army too, a file and a text go their ways, and what is here already is said', async () => {
    const phone = await take();
    const { page } = phone;
    await sendSample();
    const sheet = page.getByRole('dialog').last();
    const copied = () => page.evaluate(() => navigator.clipboard.readText());
    await sheet.getByRole('button', { name: en.text }).click();
    await expect.poll(copied).toMatch(/USB.*\n(.*\n)+Made with Adjutant\.$/);
    const [coming] = await Promise.all([
      page.waitForEvent('download'),
      sheet.getByRole('button', { name: en.file }).click(),
    ]);
    expect(coming.suggestedFilename()).toMatch(/\.adjutant$/);
    const file = await coming.path();
    const link = sheet.getByRole('button', { name: en.link });
    await expect.poll(() => link.isEnabled()).toBe(true);
    await link.click();
    await expect.poll(copied).toContain('~receive?p=');
    const second = await otherProfile(phone);
    await second.goto(/https?:\S+/.exec(await copied())?.[0] ?? '');
    await keep(second);
    expect((await armies(second)).map(same)).toEqual((await armies(page)).map(same));
    await second.goto(`${phone.site.url}#/armies`);
    await second.getByRole('button', { name: en.receive, exact: true }).click();
    await second.locator('.receive input[type=file]').setInputFiles(file);
    await second.getByRole('dialog').getByText(en.nothingNew).waitFor();
    await second.goBack();
    await expect.poll(() => second.getByRole('dialog').count()).toBe(0);
    // A link may be pasted, and one that is cut says so.
    await second.getByRole('button', { name: en.fromLink }).click();
    await second.getByRole('textbox', { name: en.pasteLabel }).fill('https://example.org/~receive?p=abc');
    await second.getByRole('button', { name: en.take }).click();
    await second.getByRole('dialog').getByText(en.damaged).waitFor();
    expect(await armies(second)).toHaveLength(1);
    await second.context().close();
  });

  it('armies/send: a link that another app shares, and a file opened with the app, lead to the preview', async () => {
    const phone = await take();
    await sendSample();
    const { page, site } = phone;
    await page.evaluate(() => {
      Object.defineProperty(navigator, 'share', { value: undefined });
      Object.defineProperty(navigator, 'clipboard', {
        value: { writeText: (text: string) => Promise.resolve(sessionStorage.setItem('copied', text)) },
      });
    });
    await page
      .getByRole('dialog')
      .getByRole('button', { name: new RegExp(`^${en.link} `) })
      .click();
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('copied'))).toContain('~receive?p=');
    const copied = await page.evaluate(() => sessionStorage.getItem('copied') ?? '');
    const second = await otherProfile(phone);
    await second.goto(`${site.url}?text=${encodeURIComponent(copied)}#/armies/~receive`);
    await keep(second);
    await expect.poll(() => second.evaluate(() => location.search)).toBe('');
    await second.context().close();

    const third = await otherProfile(phone);
    const record = Object.values(await readRecords(page, 'army:'))[0];
    const file = JSON.stringify({
      ...{ format: 'adjutant-backup', version: 1, created: '2026-01-01T00:00:00.000Z', app: '0.1.0' },
      armies: [record],
    });
    await third.addInitScript((text) => {
      Object.defineProperty(window, 'launchQueue', {
        value: {
          setConsumer: (take: (launch: object) => void) =>
            take({ files: [{ getFile: () => Promise.resolve(new File([text], 'army.adjutant')) }] }),
        },
      });
    }, file);
    await third.goto(`${site.url}#/armies/~receive`);
    await keep(third);
    await third.context().close();
  });

  it('armies/send: an army is printed on one page, and as cards to cut out; nothing of it stays', async () => {
    await take();
    await sendSample();
    const { page } = current();
    const lines = await page.locator('.army-line').count();
    await page.evaluate(() => {
      window.print = () => undefined;
    });
    const printed = async (name: string) => {
      await page.getByRole('dialog').getByRole('button', { name }).click();
      await page.locator('.print-sheet').waitFor({ state: 'attached' });
      const rows = await page.locator('.print-sheet li').allTextContents();
      const rules = await page.locator('.print-rules').innerText();
      const { title, margins } = await page.evaluate(() => ({
        title: document.title,
        margins: document.adoptedStyleSheets
          .flatMap(({ cssRules }) => [...cssRules])
          .filter((rule) => rule instanceof CSSPageRule).length,
      }));
      // What is printed is cleared away as soon as it is on paper.
      const paper = (await page.pdf({ format: 'A4' })).toString('latin1');
      const pages = paper.match(/\/Type\s*\/Page\b(?!s)/g)?.length;
      await expect.poll(() => page.locator('.print-sheet').count()).toBe(0);
      expect(await page.title()).toContain('Adjutant');
      return { pages, rows, rules, title, margins };
    };
    const list = await printed('Print one list');
    expect(list.pages).toBe(1);
    expect(list.rows).toHaveLength(lines);
    // What the browser calls the file, and what stands on its further pages.
    expect([list.title, list.margins]).toEqual([await page.locator('.army-head h2').textContent(), 2]);
    // The rules that its units are played by, on the same page.
    expect(list.rules).toContain('How to make a test.');
    expect(list.rules).toContain('USB-MELEE-07');
    expect(list.rules).not.toContain('USB-SPEC-02');
    expect(list.rows.join()).toContain('☐☐☐☐☐');
    expect(list.rows.join()).toContain('Hit 4+, Initiative 3, Tough 4+, Standfast 2');
    const cards = await printed('Print cards to cut out');
    expect(cards.pages).toBe(1);
    expect(cards.rows).toHaveLength(lines);
  });

  it('armies/send: a file that another app shares opens in the preview, offline, and is read once', async () => {
    const { page, open, site, readyOffline, cutOff } = await take({ worker: true });
    await open('#/armies');
    await readyOffline();
    await cutOff();
    const army = {
      id: 'sent',
      version: 1,
      name: 'Iron Ford',
      game: 'usb',
      lines: [],
      created: 1,
      changed: 1,
      revision: 1,
    };
    const document = {
      format: 'adjutant-backup',
      version: 1,
      created: '2026-11-20T10:00:00.000Z',
      app: '0.1.0',
      armies: [army],
    };
    // As the system does it: a POST to the address that the manifest names.
    const answered = await page.evaluate(async (text) => {
      const form = new FormData();
      form.set('file', new File([text], 'iron.adjutant', { type: 'application/json' }));
      const { type } = await fetch('./share-target', { method: 'POST', body: form, redirect: 'manual' });
      return type;
    }, JSON.stringify(document));
    expect(answered).toBe('opaqueredirect');
    await page.goto(`${site.url}?file=iron.adjutant#/armies/~receive`);
    const preview = page.getByRole('dialog', { name: en.receiveTitle });
    await preview.getByText('1 army is added').waitFor();
    expect(await page.evaluate(() => location.search)).toBe('');
    await preview.getByRole('button', { name: en.keep }).click();
    await expect.poll(async () => (await armies(page)).map(({ name }) => name)).toEqual(['Iron Ford']);
    await page.goto(`${site.url}?file=iron.adjutant#/armies/~receive`);
    await page.getByRole('main').getByText(en.damaged).waitFor();
    expect(await armies(page)).toHaveLength(1);
  });
});
