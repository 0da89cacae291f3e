// Production builds for tests: always in a process of their own, never into dist.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const project = fileURLToPath(new URL('../../', import.meta.url));

/** Builds the app as a player gets it and returns the folder. */
export function buildApp(name, extra = {}) {
  const folder = path.join(project, 'node_modules/.cache/builds', name);
  const environment = { ...process.env, ...extra, ADJUTANT_OUT: folder };
  for (const variable of [
    'NODE_ENV',
    'VITEST',
    'VITEST_MODE',
    'VITEST_POOL_ID',
    'VITEST_WORKER_ID',
    'TEST',
    'DEV',
    'PROD',
    'MODE',
  ]) {
    delete environment[variable];
  }
  const vite = path.join(project, 'node_modules/vite/bin/vite.js');
  const run = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
    cwd: project,
    env: environment,
    encoding: 'utf8',
  });
  if (run.status !== 0) throw new Error(`the build failed:\n${run.stdout}\n${run.stderr}`);
  return folder;
}
