// Small faults ("mutants") in what lies between the rules and the screen, and which of them the quick tests see:
// `npm run test:mutants`, or for a folder or a file `npm run test:mutants -- src/brikwars/charge`.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  appendFileSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { Instrumenter } from '@stryker-mutator/instrumenter';
import { codeFolder, folder, logFile, planFile } from './log.mjs';
import { Compiler, ignorer } from './worth.mjs';

const between = ['usb', 'brikwars', 'castle', 'armies', 'fight', 'dice', 'kit'].map(
  (slice) => `src/${slice}`,
);
const force = process.argv.includes('--force');
const named = process.argv.slice(2).filter((name) => !name.startsWith('--'));
const knownFile = join(folder, 'known.json');
const known = !force && existsSync(knownFile) ? JSON.parse(readFileSync(knownFile, 'utf8')) : {};

/** A folder with all below it, or a file. */
const filesOf = (place) =>
  (/\.tsx?$/.test(place) ? [place] : globSync(join(place, '**/*.{ts,tsx}')))
    // What is said in three languages is held by the tests of words, and a door only opens.
    .filter((file) => !/\/words\/|\/entry\.ts$|\.d\.ts$/.test(file))
    .sort();

/**
 * The tests that may see a mutant of a folder, nearest first. The screens of other modes mount the same app, but never
 * this part of it.
 */
function near(place) {
  const [, slice, inner] = place.split('/');
  // What a battle takes of a game is proved where battles are.
  if (inner === 'battle')
    return [
      'tests/armies/battle*',
      `unit tests/${slice}/**/*`,
      'tests/joints/*',
      'tests/armies/**/*',
      'tests/fight/**/*',
    ];
  const modes = ['usb', 'brikwars', 'castle'].includes(slice) && inner !== undefined;
  return [
    ...(modes
      ? [`tests/${slice}/${inner}/**/*`, `tests/${slice}/*`, `unit tests/${slice}/**/*`]
      : [`tests/${slice}/**/*`]),
    'unit tests/joints/*',
    'tests/fight/**/*',
    ...(modes
      ? []
      : ['tests/{usb,brikwars,castle}/*', 'unit tests/{usb,brikwars,castle}/**/*', 'tests/armies/**/*']),
  ];
}

const watched = 120_000;

/** Runs the tests, again for as long as a process ended before its time. */
async function runTests(tests, meanwhile) {
  for (let round = 0; round < 100; round += 1) {
    const child = spawn(
      process.execPath,
      [
        'node_modules/vitest/vitest.mjs',
        'run',
        '--config',
        'tests/mutants/vitest.config.ts',
        '--reporter=dot',
      ],
      {
        env: { ...process.env, ADJUTANT_MUTANTS_NEAR: JSON.stringify(tests) },
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    );
    let said = '';
    child.stdout.on('data', (data) => {
      said = `${said}${data}`.slice(-20_000);
    });
    child.stderr.on('data', (data) => {
      said = `${said}${data}`.slice(-20_000);
    });
    let length = -1;
    let since = Date.now();
    let ended = false;
    const watch = setInterval(() => {
      const lines = readLog();
      if (lines.length !== length) {
        length = lines.length;
        since = Date.now();
        meanwhile();
        return;
      }
      const last = lines.at(-1);
      if (Date.now() - since < watched || last?.what !== 'begin') return;
      appendFileSync(
        logFile,
        `${JSON.stringify({ what: 'tried', mutant: last.mutant, test: last.test, seen: true, hits: 1, reason: 'hangs' })}\n`,
      );
      ended = true;
      process.kill(last.process, 'SIGKILL');
    }, 5_000);
    await new Promise((done) => child.on('close', done));
    clearInterval(watch);
    writeFileSync(join(folder, 'said.txt'), said);
    if (!ended && !/exited unexpectedly|Worker .*exit|process\.exit/i.test(said)) return;
  }
}

const readLog = () =>
  existsSync(logFile)
    ? readFileSync(logFile, 'utf8')
        .split('\n')
        // The last may still be on its way.
        .slice(0, -1)
        .map((line) => JSON.parse(line))
    : [];

/** What became of each mutant, by its number. */
function outcomes(mutants) {
  const seen = new Map();
  const hits = new Map();
  const reached = new Map();
  const red = new Map();
  for (const line of readLog()) {
    if (line.what === 'reached') {
      if (line.red) red.set(line.test, line.reason);
      else red.delete(line.test);
      for (const mutant of line.mutants) reached.set(mutant, [...(reached.get(mutant) ?? []), line.test]);
    } else if (line.what === 'tried') {
      hits.set(line.mutant, (hits.get(line.mutant) ?? 0) + line.hits);
      if (line.seen) seen.set(line.mutant, `${line.test}: ${line.reason}`);
    } else if (line.what === 'doubtful') for (const { mutant } of line.tries) seen.delete(mutant);
  }
  for (const mutant of mutants) {
    const { id } = mutant;
    if (seen.has(id)) Object.assign(mutant, { status: 'Killed', by: seen.get(id) });
    else if (!reached.has(id)) mutant.status = 'NoCoverage';
    // What is computed when a file is loaded would need the app anew for each.
    else if (!hits.get(id)) mutant.status = 'Static';
    else mutant.status = 'Survived';
  }
  return red;
}

/** Puts the mutants into the files of one folder, and tries them. */
async function tryFolder(place, files) {
  rmSync(codeFolder, { recursive: true, force: true });
  rmSync(logFile, { force: true });
  const texts = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]));
  const silent = () => undefined;
  const logger = Object.fromEntries(
    ['trace', 'debug', 'info', 'warn', 'error', 'fatal'].map((level) => [level, silent]),
  );
  Object.assign(logger, { isDebugEnabled: () => false });
  const instrumenter = new Instrumenter(logger);
  const { files: written, mutants: all } = await instrumenter.instrument(
    [...texts].map(([file, content]) => ({ name: join(process.cwd(), file), mutate: true, content })),
    { plugins: null, excludedMutations: [], ignorers: [ignorer] },
  );
  for (const { name, content } of written) {
    const path = join(codeFolder, name.slice(process.cwd().length));
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  }
  const compiler = new Compiler();
  const mutants = all
    .filter(({ status }) => status === undefined)
    .map(({ id, fileName, location, mutatorName, replacement }) => {
      const file = fileName.slice(process.cwd().length + 1);
      const mutant = { id, fileName, file, location, mutatorName, replacement };
      return { ...mutant, key: keyOf(mutant) };
    });
  const refused = new Set();
  for (const file of files) {
    const hash = hashOf(texts.get(file));
    if (known[file]?.hash !== hash) known[file] = { hash, seen: [] };
    const entry = known[file];
    const own = mutants.filter((mutant) => mutant.file === file);
    entry.refused ??= own.filter((mutant) => compiler.refuses(mutant)).map(({ key }) => key);
    for (const mutant of own) {
      if (entry.refused.includes(mutant.key)) refused.add(mutant);
      // What was seen once in a file that has not changed since is seen.
      else if (entry.seen.includes(mutant.key)) mutant.status = 'Killed';
    }
  }
  compiler.close();
  const save = () => writeFileSync(knownFile, JSON.stringify(known));
  save();
  const valid = mutants.filter((mutant) => !refused.has(mutant));
  const fresh = valid.filter(({ status }) => status === undefined);
  writeFileSync(planFile, JSON.stringify(fresh.map(({ id }) => id)));
  const learn = () => {
    const red = outcomes(fresh);
    for (const file of files)
      known[file].seen = valid
        .filter((mutant) => mutant.file === file && mutant.status === 'Killed')
        .map(({ key }) => key);
    save();
    return red;
  };
  // As it goes on, so that a run which is broken off was not in vain.
  if (fresh.length > 0) await runTests(near(place), learn);
  const red = learn();
  if (fresh.length > 0 && !existsSync(logFile))
    throw new Error(
      `${place}: no test has loaded the code with the mutants, see ${join(folder, 'said.txt')}`,
    );
  for (const [test, reason] of red)
    process.stdout.write(`red without a mutant: ${test}: ${reason.split('\n')[0]}\n`);
  return valid;
}

const hashOf = (text) => createHash('sha256').update(text).digest('hex').slice(0, 16);
const keyOf = ({ location: { start, end }, mutatorName, replacement }) =>
  `${start.line}:${start.column}-${end.line}:${end.column} ${mutatorName} ${replacement}`;

const lived = new Set(['Survived', 'NoCoverage']);

function figure(mutants) {
  const dead = mutants.filter(({ status }) => status === 'Killed').length;
  return mutants.length === 0 ? '' : `${((100 * dead) / mutants.length).toFixed(1)} % of ${mutants.length}`;
}

function row(name, mutants) {
  const isScreen = ({ file }) => file.endsWith('.tsx');
  const screens = figure(mutants.filter(isScreen));
  const others = figure(mutants.filter((mutant) => !isScreen(mutant)));
  const unreached = mutants.filter(({ status }) => status === 'NoCoverage').length;
  return [name, figure(mutants), screens, others, String(unreached)];
}

function print(cells) {
  process.stdout.write(
    `${cells
      .map((cell, at) => cell.padEnd(at === 0 ? 24 : 18))
      .join('')
      .trimEnd()}\n`,
  );
}

mkdirSync(folder, { recursive: true });
const folders = Map.groupBy((named.length > 0 ? named : between).flatMap(filesOf), (file) => dirname(file));
const survivors = [];
const together = [];
print(['killed', 'all', 'screens (tsx)', 'other files', 'reached by no test']);
for (const [place, files] of folders) {
  const mutants = (await tryFolder(place, files)).filter(({ status }) => status !== 'Static');
  together.push(...mutants);
  print(row(place, mutants));
  for (const { file, location, mutatorName, replacement, status } of mutants)
    if (lived.has(status))
      survivors.push(
        `${file}:${location.start.line + 1}  ${status}  ${mutatorName}: ${replacement.replace(/\s+/g, ' ')}\n`,
      );
  writeFileSync(join(folder, 'survivors.txt'), survivors.join(''));
}
print(row('together', together));
process.stdout.write(`${survivors.length} lived: node_modules/.cache/mutants/survivors.txt\n`);
