import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import type { Site } from '../support/site.ts';

export function folderWith(name: string, text: string, beside?: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'adjutant-'));
  if (beside) cpSync(beside, folder, { recursive: true });
  writeFileSync(path.join(folder, name), text);
  return folder;
}

/** The host answers one of the app's files with a page, and each page of the app reports a worker that gave up. */
export async function refuse(context: BrowserContext, site: Site): Promise<void> {
  const built = JSON.parse(readFileSync(path.join(inject('app'), 'manifest.json'), 'utf8')) as {
    readonly 'castle/entry.ts': { readonly file: string };
  };
  site.deploy(folderWith(built['castle/entry.ts'].file, '<h1>Please log in</h1>', inject('app')));
  await context.addInitScript(() => {
    const { serviceWorker } = navigator;
    const register = serviceWorker.register.bind(serviceWorker);
    serviceWorker.register = async (...asked) => {
      const registration = await register(...asked);
      registration.installing?.addEventListener('statechange', ({ target }) => {
        if ((target as ServiceWorker).state === 'redundant') Object.assign(window, { refused: true });
      });
      return registration;
    };
  });
}

/** The settings, once the worker has given up. */
export async function refused(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => 'refused' in window), { timeout: 120_000 }).toBe(true);
  await page.getByText('Not ready yet').waitFor();
}
