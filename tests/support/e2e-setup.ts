import type { TestProject } from 'vitest/node';
import { findBrowser } from './browser.mjs';
import { buildApp, buildNextApp } from './build.mjs';

declare module 'vitest' {
  export interface ProvidedContext {
    browserPath: string;
    /** Folder of the app as it is, and of a later version of it. */
    app: string;
    nextApp: string;
  }
}

export default async function setup(project: TestProject): Promise<void> {
  project.provide('browserPath', await findBrowser());
  const [app, nextApp] = await Promise.all([buildApp(), buildNextApp()]);
  project.provide('app', app);
  project.provide('nextApp', nextApp);
}
