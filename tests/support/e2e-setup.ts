import type { TestProject } from 'vitest/node';
import { findBrowsers } from './browser.mjs';
import { buildApp, buildNextApp } from './build.mjs';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A Chromium, and what opens the pages of most tests. */
    wholeBrowser: string;
    pageBrowser: string;
    /** Folder of the app as it is, and of a later version of it. */
    app: string;
    nextApp: string;
  }
}

export default async function setup(project: TestProject): Promise<void> {
  const { whole, pages } = await findBrowsers();
  project.provide('wholeBrowser', whole);
  project.provide('pageBrowser', pages);
  const [app, nextApp] = await Promise.all([buildApp(), buildNextApp()]);
  project.provide('app', app);
  project.provide('nextApp', nextApp);
}
