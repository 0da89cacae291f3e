// Small faults ("mutants") in what lies between the rules and the screen, and which of them the quick tests see:
// `npm run test:mutants`, or for a folder or a file `npm run test:mutants -- src/brikwars/charge`.
import { statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Stryker } from '@stryker-mutator/core';

const cache = 'node_modules/.cache/mutants';
const between = ['usb', 'brikwars', 'castle', 'armies', 'fight', 'dice', 'kit'].map(
  (slice) => `src/${slice}`,
);

const inProject = (path) => relative(process.cwd(), path);
const named = process.argv.slice(2).filter((name) => !name.startsWith('--'));
const places = named.length > 0 ? named : between;
/** A folder with all below it; a file may be named with lines too: `src/usb/side.ts:10-20`. */
const patterns = places.map((place) =>
  /\.tsx?(:|$)/.test(place) || !statSync(place).isDirectory() ? place : join(place, '**/*.{ts,tsx}'),
);
const roots = places.map((place) => place.replace(/:.*|\/$/g, ''));

/** The DOM tests of a place: those of other games and other modes mount the same app, but never this place of it. */
function near(root) {
  const [, slice, folder = ''] = root.split('/');
  if (!['usb', 'brikwars', 'castle', 'dice'].includes(slice)) return ['tests/**'];
  const own = folder === '' || folder.includes('.') ? ['**'] : [`${folder}/**`, '.'];
  // The views of armies lead to all fights, and would be gone through for each mutant of these.
  return [...own.map((under) => join('tests', slice, under)), 'tests/fight/**', 'tests/armies'];
}
process.env.ADJUTANT_MUTANTS_NEAR = roots
  .flatMap(near)
  .map((folder) => `${folder}/*.dom.test.tsx`)
  .join(' ');

const results = await new Stryker({
  // What is said in three languages is held by the tests of words, and a door only opens.
  mutate: [...patterns, '!src/**/words/**', '!src/**/entry.ts', '!src/**/*.d.ts'],
  testRunner: 'vitest',
  plugins: [import.meta.resolve('@stryker-mutator/vitest-runner'), import.meta.resolve('./plugins.mjs')],
  // By its path in the project, for a copy of all is what the tests run in.
  vitest: { configFile: inProject(fileURLToPath(import.meta.resolve('./vitest.config.ts'))), pool: 'forks' },
  // On a busy machine: it ends a run that hangs.
  dryRunTimeoutMinutes: 60,
  coverageAnalysis: 'perTest',
  // What is computed when a file is loaded would need every test again for each of its mutants.
  ignoreStatic: true,
  checkers: ['types'],
  ignorers: ['unseen'],
  // One process checks, one tests: more than two quick ones would fill the machine.
  concurrency: 2,
  incremental: true,
  incrementalFile: `${cache}/known.json`,
  force: process.argv.includes('--force'),
  // Outside of the project, where no other tool meets it.
  tempDirName: join(tmpdir(), 'adjutant-mutants'),
  cleanTempDir: 'always',
  // The compiler of the project has no part that would rewrite its configuration; nothing has to be rewritten.
  tsconfigFile: 'none',
  disableTypeChecks: false,
  reporters: ['progress-append-only', 'html'],
  htmlReporter: { fileName: `${cache}/report.html` },
  allowConsoleColors: false,
  logLevel: 'warn',
  thresholds: { high: 85, low: 75, break: null },
}).runMutationTest();

const killed = new Set(['Killed', 'Timeout']);
const lived = new Set(['Survived', 'NoCoverage']);

const folders = Map.groupBy(
  results
    .map(({ fileName, ...rest }) => ({ ...rest, file: inProject(fileName) }))
    // What is known of other places is answered too.
    .filter(({ file }) => roots.some((root) => file === root || file.startsWith(`${root}/`)))
    .filter(({ status }) => killed.has(status) || lived.has(status)),
  ({ file }) => dirname(file),
);

function figure(mutants) {
  const dead = mutants.filter(({ status }) => killed.has(status)).length;
  return mutants.length === 0 ? '' : `${((100 * dead) / mutants.length).toFixed(1)} % of ${mutants.length}`;
}

function row(name, mutants) {
  const isScreen = ({ file }) => file.endsWith('.tsx');
  const screens = figure(mutants.filter(isScreen));
  const others = figure(mutants.filter((mutant) => !isScreen(mutant)));
  const unreached = mutants.filter(({ status }) => status === 'NoCoverage').length;
  return [name, figure(mutants), screens, others, String(unreached)];
}

const all = [...folders].sort(([one], [other]) => one.localeCompare(other));
const table = [
  ['killed', 'all', 'screens (tsx)', 'other files', 'reached by no test'],
  ...all.map(([folder, mutants]) => row(folder, mutants)),
  row('together', [...folders.values()].flat()),
];
const widths = table[0].map((_, column) => Math.max(...table.map((cells) => cells[column].length)));
for (const cells of table) {
  process.stdout.write(
    `${cells
      .map((cell, column) => cell.padEnd(widths[column]))
      .join('  ')
      .trimEnd()}\n`,
  );
}

const survivors = all.flatMap(([, mutants]) =>
  mutants
    .filter(({ status }) => lived.has(status))
    .sort(
      (one, other) =>
        one.file.localeCompare(other.file) || one.location.start.line - other.location.start.line,
    )
    .map(
      ({ file, location, mutatorName, replacement, status }) =>
        `${file}:${location.start.line + 1}  ${status}  ${mutatorName}: ${replacement.replace(/\s+/g, ' ')}\n`,
    ),
);
writeFileSync(`${cache}/survivors.txt`, survivors.join(''));
process.stdout.write(`${survivors.length} lived: ${cache}/survivors.txt, ${cache}/report.html\n`);
