import { describe, expect, it } from 'vitest';
import { brikwarsModes } from '../src/brikwars/modes.ts';
import { castleModes } from '../src/castle/modes.ts';
import { addressOfMode } from '../src/fight/saved-fights.ts';
import { usbModes } from '../src/usb/modes.ts';
import { layers } from './support/layers.ts';
import { filesIn, importsOf, type SourceFile, withoutComments } from './support/source-files.ts';

const scripts = filesIn('src', ['.ts', '.tsx']).filter(({ path }) => !path.endsWith('.d.ts'));
const isText = ({ path }: SourceFile) => /\/words\/[a-z-]+\.ts$/.test(path);

/** A mode is a folder of a place with one record: `mode.ts`, or a door that opens on it. */
const modes = scripts.flatMap((file) => {
  const [, folder, name] = /^(src\/[^/]+\/[^/]+)\/(mode|entry)\.ts$/.exec(file.path) ?? [];
  return folder && (name === 'mode' || /^export const mode\b/m.test(file.text)) ? [folder] : [];
});

/** The parts of a file of words. */
const partsOf = ({ text }: SourceFile): readonly string[] =>
  [...text.matchAll(/^export const (\w+)/gm)].map(([, part = '']) => part);

/** The words of a mode stand in its folder; in the place of castles, whose modes share much, in the words of the place. */
const wordsOfMode: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(
    modes.flatMap((mode) =>
      scripts.filter(({ path }) => path === `${mode}/words/en.ts`).map((file) => [mode, partsOf(file)]),
    ),
  ),
  'src/castle/shots': ['castleshots'],
  'src/castle/tape': ['castletape'],
  'src/castle/map': ['castlemap'],
  'src/castle/siege': ['castlesiege'],
  'src/castle/questions': ['castlequestions'],
};

/** Where the words of a mode stand in the graph of who reaches whom. */
const wordsOf = (part: string) =>
  Object.entries(wordsOfMode).flatMap(([mode, parts]) =>
    parts.includes(part) ? [`${mode}/words:${part}`] : [],
  );

const asked =
  /\b(?:useTexts|texts)(?:<([^>]+)>)?\(\s*(?:'(\w+)')?|\bMessages\[([^\]]+)\]|\bMessages,([^>]+)>/g;

/** The parts of the words that a file reads, or whose type it names. */
const partsIn = ({ text }: SourceFile): readonly string[] => [
  ...new Set(
    [...withoutComments(text).matchAll(asked)].flatMap(([, typed, part, one, some]) => [
      ...(part === undefined ? [] : [part]),
      ...[typed, one, some].flatMap((names = '') =>
        [...names.matchAll(/'(\w+)'/g)].map(([, name = '']) => name),
      ),
    ]),
  ),
];

/** The slice in whose words each part stands. */
const sliceOfPart = new Map(
  scripts
    .filter(({ path }) => path.endsWith('/words/en.ts'))
    .flatMap((file) => partsOf(file).map((part) => [part, file.path.split('/')[1] ?? ''] as const)),
);

const modeOf = (path: string) => modes.find((mode) => path.startsWith(`${mode}/`));

/** Files and words that come with each file, types too; what stands behind a door comes with nobody. */
const graph = new Map(
  scripts.map((file) => [
    file.path,
    [
      ...importsOf(file).flatMap(({ target, own, dynamic, typeOnly }) =>
        own && (typeOnly || !dynamic || !/\/entry\.ts$/.test(target)) ? [target] : [],
      ),
      ...(isText(file) ? [] : partsIn(file).flatMap(wordsOf)),
    ],
  ]),
);

/** The shortest ways from the files of a mode into others, given by their last two steps. */
function leaksOf(mode: string): readonly string[] {
  const seen = new Set<string>();
  const waiting = [...graph.keys()].filter((path) => modeOf(path) === mode);
  const leaks: string[] = [];
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    if (seen.has(path)) continue;
    seen.add(path);
    for (const target of graph.get(path) ?? []) {
      const other = modeOf(target);
      if (other !== undefined && other !== mode) leaks.push(`${mode}: ${path} -> ${target}`);
      else waiting.push(target);
    }
  }
  return leaks;
}

describe('architecture: a mode knows no other mode', () => {
  it('architecture: the modes of the tables are the folders with a record', () => {
    const tables = scripts.filter(({ path }) => /^src\/[^/]+\/modes\.ts$/.test(path));
    const named = tables
      .flatMap(importsOf)
      .flatMap(({ target }) => /^(.+)\/(?:mode|entry)\.ts$/.exec(target)?.[1] ?? []);
    expect(tables).toHaveLength(3);
    expect([...modes].sort()).toEqual([...named].sort());
  });

  it.each(modes)(
    'architecture: %s reaches no other mode, nor its words, directly or through others',
    (mode) => {
      expect(leaksOf(mode)).toEqual([]);
    },
  );
});

describe('architecture: whose words a file reads', () => {
  const readers = scripts.filter((file) => !isText(file));

  it('architecture: words of a mode exist, and what one mode alone reads is among them', () => {
    const owned = Object.values(wordsOfMode).flat();
    expect(owned.filter((part) => !sliceOfPart.has(part))).toEqual([]);
    expect(Object.keys(wordsOfMode).filter((mode) => !modes.includes(mode))).toEqual([]);
    const alone = [...sliceOfPart.keys()].filter((part) => {
      const by = new Set(
        readers.filter((file) => partsIn(file).includes(part)).map(({ path }) => modeOf(path)),
      );
      return by.size === 1 && !by.has(undefined);
    });
    expect(alone.length).toBeGreaterThan(10);
    expect(alone.filter((part) => !owned.includes(part))).toEqual([]);
  });

  it('architecture: every part that is read stands in the words', () => {
    const unknown = readers.flatMap((file) =>
      partsIn(file)
        .filter((part) => !sliceOfPart.has(part))
        .map((part) => `${file.path}: ${part}`),
    );
    expect(unknown).toEqual([]);
  });

  // The start has its words before any place; the kit draws what is handed over and battles, of which the armies speak.
  const lent: Readonly<Record<string, readonly string[]>> = {
    kit: ['battle', 'send'],
    platform: ['trouble'],
  };

  it.each(Object.entries(layers))(
    'architecture: %s reads the words of itself and of what is below',
    (name, { below }) => {
      const others = readers
        .filter(({ path }) => path.startsWith(`src/${name}/`))
        .flatMap((file) =>
          partsIn(file)
            .filter((part) => ![name, 'app', ...below].includes(sliceOfPart.get(part) ?? ''))
            .filter((part) => !lent[name]?.includes(part))
            .map((part) => `${file.path}: ${part}`),
        );
      expect(others).toEqual([]);
    },
  );
});

describe('architecture: what all games share names no mode', () => {
  // The duel has the name of its game.
  const fights = [...Object.keys(brikwarsModes), ...Object.keys(usbModes)].filter(
    (mode) => mode !== 'brikwars',
  );
  const castles = Object.keys(castleModes);
  const addresses = [
    ...['brikwars', ...fights].map(addressOfMode),
    ...castles.map((mode) => `castle/${mode}`),
  ];
  /** The same word, for something else. */
  const others = ["src/kit/question/battle-ref.ts: 'attack'", "src/fight/switch-list.tsx: 'shots'"];

  it.each(['kit', 'fight'])('architecture: %s knows no mode by its name or address', (folder) => {
    const ids = new RegExp(`(['"\`])(?:${[...fights, ...castles].join('|')})\\1`, 'g');
    const places = new RegExp(`['"\`/](?:${addresses.join('|')})\\b`, 'g');
    const found = scripts
      .filter((file) => file.path.startsWith(`src/${folder}/`) && !isText(file))
      .flatMap(({ path, text }) => {
        const code = withoutComments(text);
        return [...code.matchAll(ids), ...code.matchAll(places)].map(([name]) => `${path}: ${name}`);
      });
    expect(found.filter((name) => !others.includes(name))).toEqual([]);
  });
});
