// The byte budgets of the app, checked on a real build. Everything is gzip, as a static host sends it.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { buildApp, project } from './build.mjs';

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

const start = closure('index.html');
const languages = ['en', 'pl', 'hu'];
const wordsIn = { start: 'app', settings: 'app/settings', welcome: 'app/welcome' };
const words = (slice) =>
  languages.map((code) => fileSize(manifest[`${wordsIn[slice] ?? slice}/words/${code}.ts`].file));

/** All that is fetched when something is first opened: code, styles, and the longest words of the three languages. */
function opening(slices, ...doors) {
  const files = [...closure(...doors)].filter((file) => !start.has(file));
  return sum(files) + slices.reduce((total, slice) => total + Math.max(...words(slice)), 0);
}

/** The doors named in a file, as `castle: () => import('../castle/entry.ts')`. */
function doorsIn(file) {
  const found = [...source(file).matchAll(/import\('(\.[^']+entry\.ts)'\)/g)];
  return found.map(([, door]) => path.posix.join(path.posix.dirname(file), door));
}

const routes = [
  ...source('app/places.ts').matchAll(/id: '(\w+)',[^{]*?words: \[(.*?)\][^{]*?import\('(\..*?)'\)/g),
];
const places = routes.map(([, id, slices, door]) => [id, slices.match(/\w+/g), path.posix.join('app', door)]);
const [, fightWords, fight] = places.find(([id]) => id === 'fight');
const [brikwars, usb] = doorsIn('app/fight/screen.tsx');

/** The chapters of a game in a language, and what all languages share of them. */
function lookUp(game, code) {
  const names = [`${game}-${code}`, `${game}-facts`];
  const files = Object.values(manifest).filter(({ name }) => names.includes(name));
  if (files.length !== 2) throw new Error(`no chapters of ${game} in ${code}`);
  return sum(new Set(files.map(({ file }) => file)));
}

const listed = readFileSync(path.join(folder, 'sw.js'), 'utf8').matchAll(/url:\s*"([^"]+)"/g);
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

// A place whose modes share most of what they have is one file: castles and USB.
// Sieges played on the drawn castle, armies that go to the table, and fights that know of a battle are new work.
const large = { dice: 130, castle: 265, usb: 247, rules: 150, armies: 163, welcome: 130 };
const kilo = 1000;
const rows = [
  ['script before the first roll', sum([...start].filter((file) => file.endsWith('.js'))), 30.5],
  ['HTML + CSS of the first view', fileSize('index.html'), 15],
  ['Dice, all that follows the first roll', opening(['kit', 'dice'], 'dice/entry.ts'), large.dice],
  ...places
    .filter(([id]) => id !== 'fight')
    .map(([id, slices, door]) => [`${id}, beyond the start`, opening(slices, door), large[id] ?? 120]),
  ['fight of USB, beyond the start', opening([...fightWords, 'usb'], fight, usb), large.usb],
  ...doorsIn('brikwars/modes.ts').map((door) => [
    `fight of BrikWars, ${path.basename(path.dirname(door))}`,
    opening([...fightWords, 'brikwars'], fight, brikwars, door),
    215,
  ]),
  ...languages.map((code, at) => [`texts at the start (${code})`, words('start')[at], 3]),
  ...['brikwars', 'usb', 'mage-knight'].flatMap((game) =>
    languages.map((code) => [
      `look-up of ${game} (${code})`,
      lookUp(game, code),
      game === 'brikwars' ? 75 : 60,
    ]),
  ),
  ['everything precached', sum(precached) + fileSize('sw.js'), 1460],
  ['files precached', precached.length * kilo, 150],
  ['dice engine alone', await diceAlone(), 8],
];

let over = 0;
for (const [name, bytes, budget] of rows) {
  const fits = bytes <= budget * kilo;
  if (!fits) over += 1;
  const unit = name.startsWith('files') ? '  ' : 'kB';
  process.stdout.write(
    `${fits ? ' ' : '!'} ${name.padEnd(44)} ${(bytes / kilo).toFixed(1).padStart(7)} ${unit} of ${budget}\n`,
  );
}
process.stdout.write(`size: ${rows.length - over} of ${rows.length} within budget\n`);
if (over > 0) process.exitCode = 1;
