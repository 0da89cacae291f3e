// The byte budgets of the app, checked on a real build. Everything is gzip, as a static host sends it.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { buildApp, project } from './build.mjs';

const folder = await buildApp();
const manifest = JSON.parse(readFileSync(path.join(folder, 'manifest.json'), 'utf8'));

const gzipped = (content) => gzipSync(content, { level: 9 }).length;
const fileSize = (file) => gzipped(readFileSync(path.join(folder, file)));

/** A module that its screen imports too stands in a shared chunk, named after it; those of Fight have names of their own (see vite.config.ts). */
function chunkOf(key) {
  if (manifest[key]) return key;
  const shared = Object.keys(manifest).find(
    (other) => other.startsWith('_') && manifest[other].name === path.basename(key, '.ts'),
  );
  if (!shared) throw new Error(`no chunk for ${key}`);
  return shared;
}

/** Files that come with these modules through static imports. */
function closure(...keys) {
  const seen = new Set();
  const scripts = new Set();
  const styles = new Set();
  const visit = (wanted) => {
    const key = chunkOf(wanted);
    if (seen.has(key)) return;
    seen.add(key);
    const entry = manifest[key];
    scripts.add(entry.file);
    for (const sheet of entry.css ?? []) styles.add(sheet);
    for (const other of entry.imports ?? []) visit(other);
  };
  keys.forEach(visit);
  return { scripts, styles };
}

/** Files that need each other may run in the wrong order: then a place never opens. */
function circle() {
  const open = [];
  const done = new Set();
  const visit = (key) => {
    if (done.has(key)) return undefined;
    if (open.includes(key)) return [...open.slice(open.indexOf(key)), key];
    open.push(key);
    for (const other of manifest[key].imports ?? []) {
      const found = visit(other);
      if (found) return found;
    }
    open.pop();
    done.add(key);
    return undefined;
  };
  return Object.keys(manifest)
    .map(visit)
    .find((found) => found !== undefined);
}
const circling = circle();
if (circling) throw new Error(`files need each other: ${circling.join(' -> ')}`);

const sum = (files) =>
  [...files]
    .filter((file) => existsSync(path.join(folder, file)))
    .reduce((total, file) => total + fileSize(file), 0);
const without = (files, known) => [...files].filter((file) => !known.has(file));

const diceMore = ['ui/dice/dice-more.tsx', 'ui/dice/rolled.tsx', 'state/dice-rest.ts'];
const start = closure('index.html');
const dice = closure('index.html', 'ui/dice/dice-screen.tsx', 'state/dice.ts');
const texts = new Set(
  Object.entries(manifest)
    .filter(([key]) => /^i18n\//.test(key))
    .map(([, entry]) => entry.file),
);
const startScripts = new Set(without(dice.scripts, texts));

/** The whole first place, which every visit fetches: what its first roll needs, and what follows. */
const wholeDice = ['ui/dice/dice-screen.tsx', 'state/dice.ts', ...diceMore];
const first = closure('index.html', ...wholeDice);

/** Code, styles and the longest of the three languages' words, beyond what is there already. */
function place(known, words, ...keys) {
  const opened = closure(...keys);
  const longest = Math.max(
    ...['en', 'pl', 'hu'].map((code) => sum(words.map((part) => manifest[`i18n/${code}/${part}.ts`].file))),
  );
  return longest + sum(without(opened.scripts, known.scripts)) + sum(without(opened.styles, known.styles));
}

/** What a player fetches at the start: each file by itself. */
function startTexts(code) {
  return sum(['shell', 'dice'].map((part) => manifest[`i18n/${code}/${part}.ts`].file));
}

/** All words of a language, taken together. */
function allTexts(code) {
  const files = Object.keys(manifest).filter((key) => key.startsWith(`i18n/${code}/`));
  return gzipped(files.map((key) => readFileSync(path.join(folder, manifest[key].file), 'utf8')).join('\n'));
}

function lookUp(game, code) {
  const keys = Object.keys(manifest).filter((key) =>
    new RegExp(`^reference/${game}/[^/]+/(${code}|facts)\\.ts$`).test(key),
  );
  if (keys.length === 0) throw new Error(`no chapters of ${game} in ${code}`);
  return sum(new Set(keys.map((key) => manifest[key].file)));
}

function precached() {
  const worker = readFileSync(path.join(folder, 'sw.js'), 'utf8');
  const files = [...worker.matchAll(/url:\s*"([^"]+)"/g)].map((match) => match[1]);
  if (files.length < 10) throw new Error('the service worker lists almost nothing');
  return sum(new Set(files)) + fileSize('sw.js');
}

/** One part of the core bundled alone, as somebody who imports it would get it. */
async function bundled(entry) {
  const virtual = '\0entry';
  const output = await build({
    root: project,
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === 'entry' ? virtual : undefined),
        load: (id) => (id === virtual ? entry : undefined),
      },
    ],
    build: {
      write: false,
      minify: true,
      target: 'es2022',
      rollupOptions: { input: 'entry', preserveEntrySignatures: 'strict' },
      modulePreload: false,
    },
  });
  return gzipped(
    (Array.isArray(output) ? output[0] : output).output.map((chunk) => chunk.code ?? '').join(''),
  );
}

function everything(under) {
  const root = path.join(project, 'src/rules', under);
  return readdirSync(root, { recursive: true })
    .map(String)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('index.ts'))
    .map((file, index) => {
      // Names of one part are all different; those of several games may meet.
      const own = under === '.' ? ` as part${index}` : '';
      return `export *${own} from ${JSON.stringify(path.join(root, file))};`;
    })
    .join('\n');
}

const fightPlace = ['ui/fight/fight-screen.tsx', 'state/fight-place.ts'];
const brikwars = { place: [...fightPlace, 'fight-all'], placeWords: ['fightplace', 'fights'] };
const usb = { place: [...fightPlace, 'fight-usb'], placeWords: ['fightplace', 'usbfights'] };

/** Each kind of fight: what stands with its first answer, and what is fetched after it without being asked for. */
const fightKinds = [
  {
    ...brikwars,
    name: 'Fight',
    budgets: [32, 35],
    words: ['fight'],
    keys: ['fight-duel'],
    moreWords: ['fightmore'],
    more: [
      'ui/fight/circumstances.tsx',
      'ui/fight/counsel.tsx',
      'ui/fight/play-card.tsx',
      'state/fight-codec.ts',
      'state/fight-play.ts',
    ],
  },
  {
    ...brikwars,
    name: 'Fight, many',
    // Volleys, gangs and blasts each have odds of their own.
    budgets: [50, 42],
    words: ['fight', 'many'],
    keys: ['fight-many'],
    moreWords: ['fightmore', 'fightwhy', 'manymore', 'manyplay'],
    more: [
      'ui/fight/many/many-table.tsx',
      'ui/fight/many/many-figures.tsx',
      'ui/fight/many/many-counsel.tsx',
      'state/many-codec.ts',
      'state/many-play.ts',
    ],
  },
  {
    ...brikwars,
    name: 'Fight, charge',
    budgets: [33, 42],
    words: ['fight', 'charge'],
    keys: ['fight-charge'],
    moreWords: ['chargemore', 'chargeplay'],
    more: [
      'ui/fight/charge/charge-run.tsx',
      'ui/fight/charge/charge-counsel.tsx',
      'ui/fight/charge/charge-table.tsx',
      'ui/fight/charge/charge-figures.tsx',
      'state/charge-codec.ts',
      'state/charge-play.ts',
    ],
  },
  {
    ...brikwars,
    name: 'Fight, quik',
    budgets: [30, 30],
    words: ['quik'],
    keys: ['fight-quik'],
    moreWords: ['quikmore', 'quikplay'],
    more: [
      'ui/fight/quik/ways-card.tsx',
      'ui/fight/quik/quik-play-card.tsx',
      'ui/fight/quik/quik-figures.tsx',
      'state/quik-codec.ts',
      'state/quik-play.ts',
    ],
  },
  {
    ...usb,
    name: 'USB, shoot',
    budgets: [33, 51],
    words: ['usbunits', 'usbshoot'],
    keys: ['fight-usb-shoot'],
    moreWords: ['usbwhy', 'usbshootmore', 'usbmoralemore', 'usbshootplay'],
    more: [
      'ui/fight/usb-shoot/shoot-shot.tsx',
      'ui/fight/usb-shoot/shoot-table.tsx',
      'ui/fight/usb-shoot/shoot-figures.tsx',
      'ui/fight/usb/unit-presets.tsx',
      'ui/fight/usb/unit-arms.tsx',
      'state/usb-shoot-codec.ts',
      'state/usb-shoot-play.ts',
    ],
  },
  {
    ...usb,
    name: 'USB, charge',
    // Blows of two units depend on each other: the odds alone are 12 kB.
    budgets: [37, 51],
    words: ['usbunits', 'usbcharge'],
    keys: ['fight-usb-charge'],
    moreWords: ['usbchargemore', 'usbchargeplay'],
    more: [
      'ui/fight/usb-charge/usb-charge-presets.tsx',
      'ui/fight/usb-charge/usb-charge-meeting.tsx',
      'ui/fight/usb-charge/usb-charge-side-more.tsx',
      'ui/fight/usb-charge/usb-charge-counsel.tsx',
      'ui/fight/usb-charge/usb-charge-table.tsx',
      'ui/fight/usb-charge/usb-charge-all-figures.tsx',
      'ui/fight/usb/unit-presets.tsx',
      'ui/fight/usb/unit-arms.tsx',
      'state/usb-charge-codec.ts',
      'state/usb-charge-play.ts',
    ],
  },
  {
    ...usb,
    name: 'USB, morale',
    budgets: [34, 41],
    words: ['usbmorale', 'usbunits'],
    keys: ['fight-usb-morale'],
    moreWords: ['usbmoralemore', 'usbmoraleplay'],
    more: [
      'ui/fight/usb-morale/morale-table.tsx',
      'ui/fight/usb-morale/morale-folds.tsx',
      'ui/fight/usb/unit-presets.tsx',
      'state/usb-morale-codec.ts',
      'state/usb-morale-play.ts',
    ],
  },
  {
    ...usb,
    name: 'USB, test',
    budgets: [34, 30],
    words: ['usb'],
    keys: ['fight-usb-test'],
    moreWords: [],
    more: [],
  },
];
const playFetched = ['state/table-play.ts', 'rules/played-roll.ts', 'rules/steps.ts'];

function fightRows({ place: frame, placeWords, name, budgets: [soon, late], words, keys, moreWords, more }) {
  const answered = closure('index.html', ...wholeDice, ...frame, ...keys);
  return [
    [`${name}, beyond the start`, place(first, [...placeWords, ...words], ...frame, ...keys), soon],
    [
      `${name}, all that follows the answer`,
      place(
        answered,
        ['fightkeep', 'fightplay', ...moreWords],
        'ui/fight/frame/keep-bar.tsx',
        ...playFetched,
        ...more,
      ),
      late,
    ],
  ];
}

const castlePlace = [
  'ui/castle/castle-screen.tsx',
  'state/castle.ts',
  'ui/castle/attack/attack-mode.tsx',
  'state/castle-attack.ts',
];
/** Each question of the castle place, beyond the common one: what is fetched when it is first opened. */
const castleModes = [
  { mode: 'shots', budget: 20 },
  { mode: 'tape', budget: 20 },
  { mode: 'map', budget: 21 },
  {
    mode: 'siege',
    // Setting one up and all its single rules.
    budget: 32,
    more: [
      'ui/castle/siege/siege-start.tsx',
      'ui/castle/siege/siege-board.tsx',
      'state/castle-siege-moves.ts',
    ],
    words: ['castlesiege', 'castlesiegeplay'],
  },
  {
    mode: 'effects',
    budget: 20,
    more: ['ui/castle/questions/questions-mode.tsx', 'state/castle-questions.ts'],
  },
  { mode: 'ways', screen: 'ui/castle/ways/ways-question.tsx', budget: 20 },
];

function castleRow({
  mode,
  screen = `ui/castle/${mode}/${mode}-mode.tsx`,
  budget,
  words = [`castle${mode}`],
  more = [],
}) {
  const opened = closure('index.html', ...wholeDice, ...castlePlace);
  return [
    `Castle, ${mode}, beyond the place`,
    place(opened, words, screen, `state/castle-${mode}.ts`, ...more),
    budget,
  ];
}

const kilo = 1000;
const rows = [
  ['script before the first place can be used', sum(startScripts), 34],
  ['  of which the shell alone', sum(without(start.scripts, texts)), 30],
  ['HTML + CSS of the first view', fileSize('index.html') + sum(dice.styles), 15],
  ['Dice, all that follows the first roll', place(dice, ['compose', 'rolls'], ...diceMore), 35],
  [
    'Contests, beyond the start',
    place(first, ['contests'], 'ui/dice/contests-screen.tsx', 'state/contests.ts'),
    30,
  ],
  [
    'Fairness, beyond the start',
    place(first, ['rolls'], 'ui/dice/fairness-screen.tsx', 'state/fairness.ts'),
    30,
  ],
  ...fightKinds.flatMap(fightRows),
  ['Castle, beyond the start', place(first, ['castle', 'castleterms'], ...castlePlace), 30],
  ...castleModes.map(castleRow),
  [
    'Armies, beyond the start',
    place(first, ['armies'], 'ui/armies/armies-screen.tsx', 'state/armies.ts'),
    31,
  ],
  [
    'USB army, beyond Armies',
    place(
      closure('index.html', ...wholeDice, 'ui/armies/armies-screen.tsx', 'state/armies.ts'),
      ['usbarmy', 'usbunits', 'usbrules'],
      'ui/armies/usb/usb-army.tsx',
      'state/usb-army.ts',
    ),
    35,
  ],
  [
    'USB unit builder, beyond a fight',
    place(
      closure('index.html', ...wholeDice, ...usb.place, 'fight-usb-shoot'),
      ['units', 'usbbuild'],
      'ui/usb-units/unit-bench.tsx',
    ),
    30,
  ],
  ['Rules, beyond the start', place(first, ['rules'], 'ui/rules/rules-screen.tsx', 'state/lookup.ts'), 30],
  [
    'Settings, beyond the start',
    place(first, ['settings', 'armies'], 'ui/settings/settings-screen.tsx', 'state/armies.ts'),
    30,
  ],
  ...['en', 'pl', 'hu'].map((code) => [`texts at the start (${code})`, startTexts(code), 3]),
  ...['en', 'pl', 'hu'].map((code) => [`all texts (${code})`, allTexts(code), 80]),
  ...['brikwars', 'usb', 'mage-knight'].flatMap((game) =>
    ['en', 'pl', 'hu'].map((code) => [`look-up of ${game} (${code})`, lookUp(game, code), 60]),
  ),
  ['everything precached', precached(), 1380],
  ['dice engine alone', await bundled(everything('dice')), 8],
  ['rules core without texts', await bundled(everything('.')), 150],
];

let over = 0;
for (const [name, bytes, budget] of rows) {
  const fits = bytes <= budget * kilo;
  if (!fits) over += 1;
  process.stdout.write(
    `${fits ? ' ' : '!'} ${name.padEnd(44)} ${(bytes / kilo).toFixed(1).padStart(7)} kB of ${budget}\n`,
  );
}
process.stdout.write(`size: ${rows.length - over} of ${rows.length} within budget\n`);
if (over > 0) process.exitCode = 1;
