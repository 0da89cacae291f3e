// What is checked before any test runs: types beside lint, builds and byte budgets, and what each says in one piece.
import { spawn } from 'node:child_process';
import { buildApp, buildNextApp, project } from './build.mjs';

const seconds = (since) => ((performance.now() - since) / 1000).toFixed(0);

function script(name) {
  const begun = performance.now();
  const run = spawn(`npm run --silent ${name}`, {
    cwd: project,
    shell: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const told = [];
  run.stdout.on('data', (data) => told.push(data));
  run.stderr.on('data', (data) => told.push(data));
  return new Promise((resolve, reject) => {
    run.once('error', reject);
    run.once('close', (status) => {
      process.stdout.write(`${Buffer.concat(told)}${name}: ${seconds(begun)} s\n`);
      if (status === 0) resolve();
      else reject(new Error(`${name} fails`));
    });
  });
}

async function buildAndWeigh() {
  await script('lint');
  const begun = performance.now();
  await Promise.all([buildApp(), buildNextApp()]);
  process.stdout.write(`builds: ${seconds(begun)} s\n`);
  await script('size');
}

const checks = await Promise.allSettled([script('types'), buildAndWeigh()]);
for (const { reason } of checks.filter(({ status }) => status === 'rejected')) {
  process.stderr.write(`${reason.message}\n`);
  process.exitCode = 1;
}
