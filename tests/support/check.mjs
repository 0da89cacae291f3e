// What `npm test` runs: the tests, and beside them lint, types, builds and byte budgets, each of which has its say in
// one piece.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { findNode, runAgainWith } from './node.mjs';

const project = fileURLToPath(new URL('../../', import.meta.url));
const projects = ['unit', 'dom', 'e2e'].flatMap((name) => ['--project', name]);
const vitest = path.join(project, 'node_modules/vitest/vitest.mjs');

const npmRun = (name) => ({ name, command: `npm run --silent ${name}` });

/**
 * Two at a time, and the tests begin with those that need no browser: these leave a third of two cores to the others,
 * which are over before a browser is waited for. The builds are made for the tests in a browser; size weighs them.
 */
const lanes = [
  [{ name: 'tests', command: `"${process.execPath}" "${vitest}" run ${projects.join(' ')}`, live: true }],
  [npmRun('lint'), npmRun('types'), npmRun('size')],
];

/** Whole lines of what takes minutes as they come; all of what is short, once it is over. */
function say(stream, live) {
  let held = '';
  stream.setEncoding('utf8').on('data', (text) => {
    held += text;
    if (!live) return;
    const end = held.lastIndexOf('\n') + 1;
    process.stdout.write(held.slice(0, end));
    held = held.slice(end);
  });
  return () => process.stdout.write(held === '' || held.endsWith('\n') ? held : `${held}\n`);
}

function run({ name, command, live }) {
  const begun = performance.now();
  const part = spawn(`${command} 2>&1`, {
    cwd: project,
    shell: true,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...(process.stdout.isTTY && { FORCE_COLOR: '1' }) },
  });
  const sayRest = say(part.stdout, live);
  return new Promise((resolve) => {
    const end = (passed) => {
      sayRest();
      const said = `${name}: ${((performance.now() - begun) / 1000).toFixed(0)} s${passed ? '' : ', FAILED'}\n`;
      process.stdout.write(said);
      resolve({ said, passed });
    };
    part.once('error', (error) => {
      process.stderr.write(`${error.message}\n`);
      end(false);
    });
    part.once('close', (status) => end(status === 0));
  });
}

async function checkAll() {
  const ended = await Promise.all(
    lanes.map(async (lane) => {
      const results = [];
      for (const part of lane) results.push(await run(part));
      return results;
    }),
  );
  const results = ended.flat();
  process.stdout.write(`\n${results.map(({ said }) => said).join('')}`);
  return results.every(({ passed }) => passed) ? 0 : 1;
}

const other = findNode();
process.exitCode = other ? runAgainWith(other) : await checkAll();
