// One phone a test, as in the browser's harness: what goes wrong in it fails the test.
import type { Download, Page } from 'playwright-core';
import { afterEach, expect, vi } from 'vitest';
import { readRecords } from '../../faults/records.ts';
import { newDevice, setViewport } from './device.ts';
import { DomPage, type Downloaded, shownPage } from './page.ts';
import { untilSettled } from './waiting.ts';

export type Language = 'en' | 'pl' | 'hu';

export interface PhoneOptions {
  readonly language?: Language;
  readonly theme?: 'light' | 'dark';
  readonly width?: number;
  readonly height?: number;
  /** False: the first start with its one screen. */
  readonly welcomed?: boolean;
  /** False: what came of a roll is shown in its order, though nothing moves. */
  readonly instant?: boolean;
}

export interface Phone {
  readonly page: Page;
  readonly site: { readonly url: string };
  readonly troubles: readonly string[];
  /** Opens an address, and waits for its place. */
  open(hash?: string): Promise<void>;
  close(): Promise<void>;
}

const settingsOf = (language: Language, instant: boolean) => ({
  version: 1,
  language,
  theme: 'system',
  games: ['brikwars', 'usb', 'mage-knight'],
  lastGame: 'brikwars',
  edition: '2005',
  animation: false,
  instant,
  welcomed: true,
});

function takePhone(options: PhoneOptions, troubles: string[]): Phone {
  const { language = 'en', width = 360, height = 740, welcomed = true, instant = true } = options;
  const device = newDevice();
  if (welcomed) device.local = { 'adjutant-settings': JSON.stringify(settingsOf(language, instant)) };
  Object.defineProperty(navigator, 'languages', { value: [language], configurable: true });
  Object.defineProperty(navigator, 'language', { value: language, configurable: true });
  setViewport({ width, height });
  const page = new DomPage(device);
  vi.spyOn(console, 'error').mockImplementation((...said) => {
    troubles.push(`console: ${said.map(String).join(' ')}`);
  });
  const fault = (event: Event): void => {
    const error: unknown =
      event instanceof ErrorEvent ? event.error : 'reason' in event ? event.reason : undefined;
    troubles.push(`page error: ${error instanceof Error ? error.stack : String(error)}`);
  };
  addEventListener('error', fault);
  addEventListener('unhandledrejection', fault);
  return {
    page: page.asPage,
    site: { url: 'http://localhost:3000/' },
    troubles,
    open: async (hash = '') => {
      await page.goto(hash);
      await untilSettled();
    },
    close: async () => {
      await page.close();
      // Whichever phone was taken up last.
      await shownPage()?.close();
      removeEventListener('error', fault);
      removeEventListener('unhandledrejection', fault);
      vi.restoreAllMocks();
    },
  };
}

/** A page of another profile, in which nothing is stored; the phone taken before waits meanwhile (`bringToFront`). */
export async function otherProfile(): Promise<Page> {
  return new DomPage(newDevice()).asPage;
}

/** Another phone that opens the address of this one, which is short enough to be sent. */
export async function secondPhone({ site }: Pick<Phone, 'site'>): Promise<Page> {
  await untilSettled();
  const { hash } = location;
  expect(hash.length).toBeLessThan(2000);
  const second = await otherProfile();
  await second.goto(`${site.url}${hash}`);
  return second;
}

/** What stands in a file that the app offered. */
export const textOf = (file: Download): Promise<string> => (file as unknown as Downloaded).text();

/** Waits until nothing changes any more. */
export const settled = (_page?: Page): Promise<void> => untilSettled();

/** Waits until the device holds what was entered, and its records read like this. */
export async function stored(page: Page, text: string | RegExp): Promise<void> {
  await expect.poll(async () => JSON.stringify(await readRecords(page))).toMatch(text);
}

/** One phone a test; afterwards it is closed, and nothing may have gone wrong in it. */
export function usePhone(): {
  readonly take: (options?: PhoneOptions) => Promise<Phone>;
  readonly current: () => Phone;
} {
  let phone: Phone | undefined;
  const current = (): Phone => {
    if (!phone) throw new Error('no phone taken yet');
    return phone;
  };
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail')
      process.stdout.write(`${task.name}: ${location.href}\n${document.body.textContent.slice(0, 4000)}\n`);
    await phone?.close();
    const { troubles = [] } = phone ?? {};
    phone = undefined;
    expect(troubles).toEqual([]);
  });
  return {
    current,
    take: async (options = {}) => {
      await phone?.close();
      // The window is one for many tests: what another copied is not to be pasted here.
      await navigator.clipboard.writeText('');
      phone = takePhone(options, []);
      return phone;
    },
  };
}
