// Production builds for tests: always in processes of their own, never into dist.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const project = fileURLToPath(new URL('../../', import.meta.url));

/** What a build is made of: while it stays the same, the last build is as good as a new one. */
function madeOf(extra) {
  const hash = createHash('sha256').update(JSON.stringify(extra));
  // The app names the commit it was built from.
  hash.update(spawnSync('git', ['rev-parse', 'HEAD'], { cwd: project, encoding: 'utf8' }).stdout ?? '');
  const files = ['src', 'public', 'manifest'].flatMap((folder) =>
    readdirSync(path.join(project, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(project, path.join(entry.parentPath, entry.name))),
  );
  for (const file of [...files.sort(), 'vite.config.ts', 'package.json', 'package-lock.json']) {
    const content = readFileSync(path.join(project, file));
    hash.update(`\n${file} ${content.length}\n`).update(content);
  }
  return hash.digest('hex');
}

function runVite(environment) {
  const vite = path.join(project, 'node_modules/vite/bin/vite.js');
  const build = spawn(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
    cwd: project,
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const shown = [];
  build.stdout.on('data', (data) => shown.push(data));
  build.stderr.on('data', (data) => shown.push(data));
  return new Promise((resolve, reject) => {
    build.once('error', reject);
    build.once('close', (status) => {
      if (status === 0) resolve();
      else reject(new Error(`the build failed:\n${Buffer.concat(shown)}`));
    });
  });
}

const builds = path.join(project, 'node_modules/.cache/builds');
const hour = 3_600_000;

/** Other tests may still be served from what was built a while ago. */
function removeOld() {
  if (!existsSync(builds)) return;
  for (const name of readdirSync(builds)) {
    const old = path.join(builds, name);
    if (Date.now() - statSync(old).mtimeMs > 3 * hour) rmSync(old, { recursive: true, force: true });
  }
}

/** Builds the app as a player gets it, with the list of its files beside it, and returns the folder. */
async function buildOnce(name, extra) {
  const folder = path.join(builds, `${name}-${madeOf(extra).slice(0, 12)}`);
  if (existsSync(folder)) return folder;
  removeOld();
  // Whole or not there at all.
  const part = `${folder}.${process.pid}`;
  const environment = { ...process.env, ...extra, ADJUTANT_OUT: part, ADJUTANT_MANIFEST: 'manifest.json' };
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
  await runVite(environment);
  // Somebody else may have been quicker.
  if (existsSync(folder)) rmSync(part, { recursive: true, force: true });
  else renameSync(part, folder);
  return folder;
}

export const buildApp = () => buildOnce('app', {});

/** A later version of the app. */
export const buildNextApp = () => buildOnce('next', { ADJUTANT_VERSION: '9.9.9' });

/** A later version in which every file has another name, as after a change of the code. */
export const buildChangedApp = () =>
  buildOnce('changed', { ADJUTANT_VERSION: '9.9.9', ADJUTANT_ASSETS: 'parts' });
