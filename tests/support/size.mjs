// The byte budgets of the app, checked on a real build. Everything is gzip, as a static host sends it.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, runnerImport } from 'vite';
import { buildApp, project } from './build.mjs';
import { printTable } from './size-table.mjs';

const folder = await buildApp();
const manifest = JSON.parse(readFileSync(path.join(folder, 'manifest.json'), 'utf8'));
const gzipped = (content) => gzipSync(content, { level: 9 }).length;
const fileSize = (file) => gzipped(readFileSync(path.join(folder, file)));
const sum = (files) => [...files].reduce((total, file) => total + fileSize(file), 0);
const source = (file) => readFileSync(path.join(project, 'src', file), 'utf8');

/** Scripts and styles that come with these modules; files that need each other may run in the wrong order, so none may. */
function closure(...keys) {
  const files = new Set();
  const visit = (key, way) => {
    if (way.includes(key)) throw new Error(`files need each other: ${[...way, key].join(' -> ')}`);
    const { file, css = [], imports = [] } = manifest[key];
    for (const other of imports) visit(other, [...way, key]);
    for (const one of [file, ...css]) files.add(one);
  };
  for (const key of keys) visit(key, []);
  return files;
}
for (const key of Object.keys(manifest)) closure(key);

const languages = source('rules/languages.ts').match(/(?<=')\w\w(?=')/g);
const wordsIn = { start: 'app', settings: 'app/settings', welcome: 'app/welcome' };
const wordFile = (slice, code) => `${wordsIn[slice] ?? slice}/words/${code}.ts`;

const { wordsOf } = (await runnerImport(path.join(project, 'manifest/chunks.ts'))).module;

/** Where the words of a slice lie: in a file of their own, or in one of the game. */
function words(slice, code) {
  const own = wordFile(slice, code);
  if (manifest[own]) return own;
  const ofGame = wordsOf(path.join(project, 'src', own));
  return Object.keys(manifest).find((key) => manifest[key].name === ofGame);
}

/** What comes before the first place can be used: the script of the page, and the first words with all they need. */
const starts = languages.map((code) => closure('index.html', wordFile('start', code)));
const start = new Set(starts.flatMap((files) => [...files]));

/** What is done in the background from the beginning, such as opening the database. */
const device = Object.keys(manifest).find((key) => manifest[key].name === 'device');

/** All that is fetched when something is first opened: code, styles, and the longest words of the three languages. */
function opening(slices, ...doors) {
  const beyond = (files) => sum([...files].filter((file) => !start.has(file)));
  const code = closure(...doors, device);
  const spoken = languages.map((language) => {
    const said = closure(...slices.map((slice) => words(slice, language)));
    return beyond(new Set([...code, ...said]));
  });
  return Math.max(...spoken);
}

/** The doors named in a file, as `castle: () => import('../castle/entry.ts')`. */
function doorsIn(file) {
  const found = [...source(file).matchAll(/import\('(\.[^']+entry\.ts)'\)/g)];
  return found.map(([, door]) => path.posix.join(path.posix.dirname(file), door));
}

const behind = Object.fromEntries(
  [...source('app/doors.ts').matchAll(/(\w+): \(\) => import\('(\..*?)'\)/g)].map(([, id, door]) => [
    id,
    door,
  ]),
);
const routes = source('app/places.ts').matchAll(
  /id: '(\w+)',[^{]*?words: \[(.*?)\][^{]*?(?:doors\.(\w+)\(|import\('(\..*?)'\))/g,
);
const places = Object.fromEntries(
  [...routes].map(([, id, slices, door, file]) => [
    id,
    { slices: slices.match(/\w+/g), doors: [path.posix.join('app', behind[door] ?? file)] },
  ]),
);
// Its model is that of the armies.
places.settings.doors.push('armies/entry.ts');
const { fight, castle, ...others } = places;
const [brikwars, usb] = doorsIn('app/fight/screen.tsx');

/** The words of a mode stand in its folder. */
function ownWords(door) {
  const folder = path.posix.dirname(door);
  return existsSync(path.join(project, 'src', wordFile(folder, 'en'))) ? [folder] : [];
}

/** A place that opens with one of its modes: what is fetched for each. */
function modes(name, file, { slices, doors }) {
  const found = doorsIn(file);
  if (found.length < 3) throw new Error(`${file} names almost no modes`);
  return found.map((door) => [
    `${name}: ${path.basename(path.dirname(door))}`,
    opening([...slices, ...ownWords(door)], ...doors, door),
    opened,
  ]);
}

const listed = readFileSync(path.join(folder, 'sw.js'), 'utf8').matchAll(/\burl"?:\s*"([^"]+)"/g);
const precached = [...new Set([...listed].map(([, file]) => file))];
if (precached.length < 10) throw new Error('the service worker lists almost nothing');

/** The dice engine bundled alone, as somebody who imports it would get it. */
async function diceAlone() {
  const root = path.join(project, 'src/rules/dice');
  const lines = readdirSync(root).map((file) => `export * from ${JSON.stringify(path.join(root, file))};`);
  const entry = {
    name: 'entry',
    resolveId: (id) => (id === 'entry' ? '\0entry' : undefined),
    load: (id) => (id === '\0entry' ? lines.join('\n') : undefined),
  };
  const rolldownOptions = { input: 'entry', preserveEntrySignatures: 'strict' };
  const options = { write: false, target: 'es2022', modulePreload: false, rolldownOptions };
  const how = { root: project, configFile: false, logLevel: 'silent', plugins: [entry] };
  const { output } = await build({ ...how, build: options });
  return gzipped(output.map((chunk) => chunk.code ?? '').join(''));
}

/** What a player feels: how long the first visit waits, how long a place, and when all is there without network. */
const opened = 204;
const rows = [
  [
    'start: script before the first place',
    Math.max(...starts.map((files) => sum([...files].filter((file) => file.endsWith('.js'))))),
    30,
  ],
  ['start: HTML and styles', fileSize('index.html'), 15],
  ['dice', opening(['kit', 'dice'], 'dice/entry.ts'), opened],
  ...Object.entries(others).map(([id, { slices, doors }]) => [id, opening(slices, ...doors), opened]),
  ...modes('castle', 'castle/modes.ts', castle),
  ...modes('usb', 'usb/modes.ts', { slices: [...fight.slices, 'usb'], doors: [...fight.doors, usb] }),
  ...modes('brikwars', 'brikwars/modes.ts', {
    slices: [...fight.slices, 'brikwars'],
    doors: [...fight.doors, brikwars],
  }),
  ['offline: everything', sum(precached) + fileSize('sw.js'), 1740],
  ['offline: files', precached.length, 170],
  ['dice engine alone', await diceAlone(), 8],
];

const kilo = 1000;
const over = printTable(
  rows.map(([what, value, budget]) =>
    what.endsWith('files')
      ? { what, value, budget, shown: `${value}`, limit: `${budget}` }
      : {
          what,
          value,
          budget: budget * kilo,
          shown: `${(value / kilo).toFixed(1)} kB`,
          limit: `${budget} kB`,
        },
  ),
);
if (over > 0) process.exitCode = 1;
