// Small faults ("mutants") in what lies between the rules and the screen, and which of them the quick tests see:
// `npm run test:mutants`, or for a folder or a file `npm run test:mutants -- src/brikwars/charge`. There are thousands:
// `npm run test:mutants -- --sample=80 'src/brikwars/*/setup.ts' src/usb` tries as many of each place that is named, always
// the same ones (others with `--seed=2`), and says between which figures that of all lies. `--unit` asks the unit tests
// alone, which takes a fraction of the time: what they see needs no screen. `--by='unit tests/castle/siege/**/*'` names the
// tests that are asked (with commas between several) where those that a folder has near it would take too long.
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
const unitAlone = process.argv.includes('--unit');
const named = process.argv.slice(2).filter((name) => !name.startsWith('--'));
const option = (name) =>
  process.argv.find((each) => each.startsWith(`--${name}=`))?.slice(`--${name}=`.length);
const sample = Number(option('sample') ?? Number.POSITIVE_INFINITY);
const seed = option('seed') ?? '1';
const by = option('by')?.split(',');
const knownFile = join(folder, 'known.json');
const known = !force && existsSync(knownFile) ? JSON.parse(readFileSync(knownFile, 'utf8')) : {};

/** A folder with all below it, or files. */
const filesOf = (place) =>
  globSync(/\.tsx?$/.test(place) ? place : join(place, '**/*.{ts,tsx}'))
    // What is said in three languages is held by the tests of words, and a door only opens.
    .filter((file) => !/\/words\/|\/entry\.ts$|\.d\.ts$/.test(file))
    .sort();

/**
 * The tests that may see a mutant of a folder, nearest first. The screens of other modes mount the same app, but never
 * this part of it.
 */
function near(place) {
  if (by !== undefined) return by;
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
  if (slice === 'rules')
    return [
      `unit ${place.replace('src/', 'tests/')}/*`,
      ...(inner === 'mage-knight'
        ? ['unit tests/rules/mage-knight/**/*', 'unit tests/storage/castle/*', 'unit tests/castle/**/*']
        : ['unit tests/rules/**/muster*', 'unit tests/storage/*', 'unit tests/armies/**/*']),
      'unit tests/joints/*',
    ];
  if (slice === 'storage' || slice === 'platform')
    return [
      `unit ${place.replace('src/', 'tests/')}/*`,
      `unit tests/${slice}/**/*`,
      ...(inner === 'castle' ? ['unit tests/castle/**/*'] : ['unit tests/armies/**/*']),
      'unit tests/joints/*',
    ];
  const modes = ['usb', 'brikwars', 'castle'].includes(slice) && inner !== undefined;
  return [
    `${place.replace('src/', 'tests/')}/*`,
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
        env: {
          ...process.env,
          ADJUTANT_MUTANTS_NEAR: JSON.stringify(
            tests.map((files) => (unitAlone && !files.startsWith('unit ') ? `unit ${files}` : files)),
          ),
        },
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
  const loaded = new Set();
  for (const line of readLog()) {
    if (line.what === 'reached') {
      if (line.red) red.set(line.test, line.reason);
      else red.delete(line.test);
      for (const mutant of line.mutants) reached.set(mutant, [...(reached.get(mutant) ?? []), line.test]);
    } else if (line.what === 'loaded') for (const mutant of line.mutants) loaded.add(mutant);
    else if (line.what === 'tried') {
      hits.set(line.mutant, (hits.get(line.mutant) ?? 0) + line.hits);
      if (line.seen) seen.set(line.mutant, `${line.test}: ${line.reason}`);
    } else if (line.what === 'doubtful') for (const { mutant } of line.tries) seen.delete(mutant);
  }
  for (const mutant of mutants) {
    const { id } = mutant;
    if (seen.has(id)) Object.assign(mutant, { status: 'Killed', by: seen.get(id) });
    // What is computed when a file is loaded would need the app again for each.
    else if (reached.has(id) ? !hits.get(id) : loaded.has(id)) mutant.status = 'Static';
    else if (!reached.has(id)) mutant.status = 'NoCoverage';
    else mutant.status = 'Survived';
  }
  return red;
}

/**
 * Puts the mutants into files that the same tests are near to, and tries them; of each place as many as are asked for,
 * in an order that is drawn once for all.
 */
async function tryPlaces(places) {
  const files = [...new Set(places.flatMap(({ files }) => files))];
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
  for (const file of files) {
    const hash = hashOf(texts.get(file));
    if (known[file]?.hash !== hash) known[file] = { hash, seen: [], refused: [], accepted: [] };
  }
  const accepts = ({ file, key }) => known[file].accepted.includes(key);
  const valid = new Set();
  for (const place of places) {
    const own = mutants.filter(({ file }) => place.files.includes(file));
    const drawn = sample < own.length ? own.toSorted(byLot) : own;
    place.mutants = [];
    let looked = 0;
    for (const mutant of drawn) {
      if (place.mutants.length >= sample) break;
      looked += 1;
      const { refused, accepted } = known[mutant.file];
      if (!refused.includes(mutant.key) && !accepts(mutant))
        (compiler.refuses(mutant) ? refused : accepted).push(mutant.key);
      if (accepts(mutant)) place.mutants.push(mutant);
    }
    place.part = looked / own.length;
    for (const mutant of place.mutants) valid.add(mutant);
  }
  compiler.close();
  // What was seen once in a file that has not changed since is seen.
  for (const mutant of valid) if (known[mutant.file].seen.includes(mutant.key)) mutant.status = 'Killed';
  const save = () => writeFileSync(knownFile, JSON.stringify(known));
  save();
  const fresh = [...valid].filter(({ status }) => status === undefined);
  writeFileSync(planFile, JSON.stringify(fresh.map(({ id }) => id)));
  const learn = () => {
    const red = outcomes(fresh);
    for (const { file, key, status } of fresh) {
      const seen = known[file].seen.filter((each) => each !== key);
      known[file].seen = status === 'Killed' ? [...seen, key] : seen;
    }
    save();
    return red;
  };
  // As it goes on, so that a run which is broken off was not in vain.
  const tests = new Set(files.flatMap((file) => near(dirname(file))));
  if (fresh.length > 0) await runTests([...tests], learn);
  const red = learn();
  if (fresh.length > 0 && !existsSync(logFile))
    throw new Error(
      `${places.map(({ name }) => name).join(' ')}: no test has loaded the code with the mutants, see ${join(folder, 'said.txt')}`,
    );
  for (const [test, reason] of red)
    process.stdout.write(`red without a mutant: ${test}: ${reason.split('\n')[0]}\n`);
}

const hashOf = (text) => createHash('sha256').update(text).digest('hex').slice(0, 16);
const keyOf = ({ location: { start, end }, mutatorName, replacement }) =>
  `${start.line}:${start.column}-${end.line}:${end.column} ${mutatorName} ${replacement}`;

const lotOf = ({ file, key }) => hashOf(`${seed} ${file} ${key}`);
const byLot = (one, other) => (lotOf(one) < lotOf(other) ? -1 : 1);

const lived = new Set(['Survived', 'NoCoverage']);

/** How many were seen; of a part of all with how far that of all may lie from it, nineteen times of twenty. */
function figure(mutants, part = 1) {
  const dead = mutants.filter(({ status }) => status === 'Killed').length;
  const share = (100 * dead) / mutants.length;
  const margin = 1.96 * Math.sqrt(((share * (100 - share)) / mutants.length) * (1 - part));
  const about = part < 1 ? ` ±${margin.toFixed(0)}` : '';
  return mutants.length === 0 ? '' : `${share.toFixed(1)} %${about} of ${mutants.length}`;
}

function row(name, mutants, part) {
  const isScreen = ({ file }) => file.endsWith('.tsx');
  const screens = figure(mutants.filter(isScreen), part);
  const others = figure(
    mutants.filter((mutant) => !isScreen(mutant)),
    part,
  );
  const unreached = mutants.filter(({ status }) => status === 'NoCoverage').length;
  return [name, figure(mutants, part), screens, others, String(unreached)];
}

function print(cells) {
  process.stdout.write(
    `${cells
      .map((cell, at) => cell.padEnd(at === 0 ? 34 : 20))
      .join('')
      .trimEnd()}\n`,
  );
}

mkdirSync(folder, { recursive: true });
const asked = named.length > 0 ? named : between;
// Drawn ones are few in each folder: they share one run of the tests.
const runs = Number.isFinite(sample)
  ? [asked.map((name) => ({ name, files: filesOf(name) }))]
  : [...Map.groupBy(asked.flatMap(filesOf), (file) => dirname(file))].map(([name, files]) => [
      { name, files },
    ]);
const survivors = [];
const together = [];
print(['killed', 'all', 'screens (tsx)', 'other files', 'reached by no test']);
for (const places of runs) {
  await tryPlaces(places);
  for (const { name, mutants, part } of places) {
    const counted = mutants.filter(({ status }) => status !== 'Static');
    together.push(...counted);
    print(row(name, counted, part));
    for (const { file, location, mutatorName, replacement, status } of counted)
      if (lived.has(status))
        survivors.push(
          `${file}:${location.start.line + 1}  ${status}  ${mutatorName}: ${replacement.replace(/\s+/g, ' ')}\n`,
        );
    writeFileSync(join(folder, 'survivors.txt'), survivors.join(''));
  }
}
if (!Number.isFinite(sample)) print(row('together', together));
process.stdout.write(`${survivors.length} lived: node_modules/.cache/mutants/survivors.txt\n`);
