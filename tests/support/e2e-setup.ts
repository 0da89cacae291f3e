import type { TestProject } from 'vitest/node';
import { findBrowser } from './browser.mjs';
import { buildApp } from './build.mjs';

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
  project.provide('app', buildApp('e2e'));
  project.provide('nextApp', buildApp('e2e-next', { ADJUTANT_VERSION: '9.9.9' }));
}
