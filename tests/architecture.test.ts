import { describe, expect, it } from 'vitest';
import { lawPicture } from '../manifest/law-picture.ts';
import { layers } from './support/layers.ts';
import { filesIn, type Import, importsOf, type SourceFile, withoutComments } from './support/source-files.ts';

const files = filesIn('src', ['.ts', '.tsx', '.css', '.html']);
const scripts = files.filter(({ path }) => /\.tsx?$/.test(path) && !path.endsWith('.d.ts'));
const gamesOfRules = ['brikwars', 'usb', 'mage-knight'];

const inside = (target: string, ...folders: readonly string[]) =>
  folders.some((folder) => target.startsWith(`src/${folder}/`));

/** The door of a place, of a game or of a mode that comes by itself: all behind it is one file of the app. */
const entry = /^src\/[a-z/-]+\/entry\.ts$/;

const layerOf = (path: string) => /^src\/([^/]+)\//.exec(path)?.[1];
const lineCount = (text: string) => text.split('\n').length - (text.endsWith('\n') ? 1 : 0);
const isText = ({ path }: SourceFile) => /^src\/reference\/|\/words\/[a-z]+\.ts$/.test(path);

function offences(check: (file: SourceFile, imported: Import) => boolean): readonly string[] {
  return scripts.flatMap((file) =>
    importsOf(file)
      .filter((imported) => check(file, imported))
      .map(({ target, typeOnly }) => `${file.path} -> ${target}${typeOnly ? ' (types)' : ''}`),
  );
}

describe('architecture: who may import whom', () => {
  it('architecture: the picture of the law is drawn of its table', async () => {
    await expect(lawPicture(layers)).toMatchFileSnapshot('../manifest/law.svg');
  });

  it('architecture: every script lies in a known folder or is the composition root', () => {
    const strays = scripts.filter(({ path }) => !Object.hasOwn(layers, layerOf(path) ?? ''));
    expect(strays.map(({ path }) => path).filter((path) => path !== 'src/main.tsx')).toEqual([]);
    expect(scripts.length).toBeGreaterThan(20);
  });

  it.each(Object.entries(layers))('architecture: %s imports downwards only, types too', (name, { below }) => {
    expect(
      offences(
        ({ path }, { target, own }) => layerOf(path) === name && own && !inside(target, name, ...below),
      ),
    ).toEqual([]);
  });

  it('architecture: what counts or speaks never imports a screen', () => {
    expect(
      offences(
        ({ path }, { target, typeOnly }) =>
          !typeOnly && /\/(?:model|text|answer|inputs|link|play)\.ts$/.test(path) && /\.tsx$/.test(target),
      ),
    ).toEqual([]);
  });

  it.each(Object.entries(layers))('architecture: %s uses its own packages only', (name, layer) => {
    expect(
      offences(
        ({ path }, { target, own }) => layerOf(path) === name && !own && !layer.packages.includes(target),
      ),
    ).toEqual([]);
  });

  it('architecture: a game never imports another, and what all share imports none of their code', () => {
    const gameOf = (path: string) => gamesOfRules.find((game) => path.startsWith(`src/rules/${game}/`));
    expect(
      offences(({ path }, { target, typeOnly }) => {
        const theirs = gameOf(target);
        if (!path.startsWith('src/rules/') || !theirs) return false;
        const own = gameOf(path);
        return own ? own !== theirs : !typeOnly;
      }),
    ).toEqual([]);
  });

  it('architecture: id lists and entries of the look-up hold no code of others', () => {
    const tables = /^src\/(rules\/[^/]+\/(ids|units|weapons)|reference\/[^/]+\/[^/]+\/[^/]+)\.ts$/;
    expect(
      offences(
        ({ path }, { typeOnly, target }) => tables.test(path) && !typeOnly && !/\/ids\.ts$/.test(target),
      ),
    ).toEqual([]);
  });

  it('architecture: chapters of the look-up are loaded on their own', () => {
    const chapter = /^src\/reference\/[^/]+\/[^/]+\/(facts|en|pl|hu)\.ts$/;
    expect(
      offences((_, { target, typeOnly, dynamic }) => chapter.test(target) && !typeOnly && !dynamic),
    ).toEqual([]);
  });

  it('architecture: what reads the links of old is walled off, and asks nothing of the mode as it is today', () => {
    const frozen = /\/link-1\.ts$/;
    const folder = (path: string) => path.replace(/[^/]*$/, '');
    expect(files.filter(({ path }) => frozen.test(path)).length).toBeGreaterThan(3);
    expect(
      offences(
        (file, { target }) =>
          (frozen.test(target) &&
            !(folder(target) === folder(file.path) && /\/(?:inputs|model)\.ts$/.test(file.path))) ||
          (frozen.test(file.path) && folder(target) === folder(file.path)),
      ),
    ).toEqual([]);
  });

  it('architecture: the code of a place or a game has one door, which is opened when it is wanted; words have none', () => {
    const texts = /\/words\/(en|pl|hu)\.ts$/;
    expect(
      offences(
        ({ path }, { target, typeOnly, dynamic }) =>
          !typeOnly && !dynamic && (entry.test(target) || (texts.test(target) && !texts.test(path))),
      ),
    ).toEqual([]);
    // What is not behind such a door comes with the code that asks for it; few things are heavy and rare enough to
    // wait.
    const apart = [
      /^src\/(?:reference|storage)\//,
      /^src\/platform\/(?:wake-lock|centimetres|download-backup)\.ts$/,
      /^src\/dice\/history\/(?:history|tally)-keeper\.ts$/,
      /^src\/castle\/(?:plans\/picture-dialog|siege\/(?:sheets|siege-over))\.tsx$/,
      /^src\/brikwars\/(?:(?:charge|magic|many)\/sheets\.tsx|onward\/duel-to-(?:many|hider)\.ts)$/,
      /^src\/brikwars\/(?:creation\/builder|units\/(?:incoming-unit|profile-editor|unit-sheet))\.tsx$/,
      // A name for each file of words: too long a list for the first place to wait for.
      /^src\/app\/words\/slices\.ts$/,
      /^src\/app\/settings\/(?:licence-list|changes)\.tsx$/,
      /^src\/app\/pseudo\.ts$/,
      // Reads what is asked in words, in three languages.
      /^src\/dice\/ask\/asked-dice\.tsx$/,
      // Asked for by few, at the end of a fight and about its odds.
      /^src\/fight\/(?:end-picture\.ts|after-tries\.tsx)$/,
      // Reads armies and battles, of which the look-up needs nothing else.
      /^src\/lookup\/needed\.ts$/,
    ];
    expect(
      offences(
        ({ path }, { target, own, typeOnly, dynamic }) =>
          own &&
          // Whoever takes the rules alone fetches only the words that he asks for.
          !(path.startsWith('src/package/') && texts.test(target)) &&
          dynamic &&
          !typeOnly &&
          !entry.test(target) &&
          !apart.some((known) => known.test(target)),
      ),
    ).toEqual([]);
  });

  it('architecture: no file imports itself through others, types too', () => {
    const graph = new Map(
      scripts.map((file) => [
        file.path,
        importsOf(file).flatMap(({ target, own, dynamic }) => (own && !dynamic ? [target] : [])),
      ]),
    );
    const done = new Set<string>();
    const circles: string[] = [];
    const visit = (path: string, way: readonly string[]): void => {
      if (way.includes(path)) circles.push([...way.slice(way.indexOf(path)), path].join(' -> '));
      if (way.includes(path) || done.has(path)) return;
      for (const target of graph.get(path) ?? []) visit(target, [...way, path]);
      done.add(path);
    };
    for (const path of graph.keys()) visit(path, []);
    expect(circles).toEqual([]);
  });

  it('architecture: every file imported exists', () => {
    const known = new Set(files.map(({ path }) => path));
    expect(
      offences((_, { target, own }) => own && inside(target, ...Object.keys(layers)) && !known.has(target)),
    ).toEqual([]);
  });
});

function matches(pattern: RegExp, where: (file: SourceFile) => boolean): readonly string[] {
  return files
    .filter(where)
    .flatMap(({ path, text }) =>
      [...withoutComments(text).matchAll(pattern)].map((found) => `${path}: ${found[0]}`),
    );
}

describe('architecture: what no file contains', () => {
  it('architecture: no markup from strings', () => {
    expect(
      matches(
        /\b(?:innerHTML|outerHTML|insertAdjacentHTML|dangerouslySetInnerHTML|srcdoc|document\.write)\b/g,
        () => true,
      ),
    ).toEqual([]);
  });

  it('architecture: no code from strings', () => {
    expect(matches(/\beval\(|\bnew Function\b/g, ({ path }) => /\.tsx?$/.test(path))).toEqual([]);
  });

  it('architecture: no weak randomness', () => {
    expect(matches(/\bMath\.random\b/g, () => true)).toEqual([]);
  });

  it('architecture: the rules know no clock, no page, no device', () => {
    const world =
      /\bDate\b|\bperformance\b|\bcrypto\b|\bdocument\b|\bwindow\b|\bnavigator\b|\blocalStorage\b|\bindexedDB\b|\bsetTimeout\b|\bglobalThis\b/g;
    expect(matches(world, ({ path }) => path.startsWith('src/rules/'))).toEqual([]);
  });

  it('architecture: nothing is fetched, and the only addresses are for people to read', () => {
    expect(
      matches(/\bfetch\(|\bXMLHttpRequest\b|\bWebSocket\b|\bEventSource\b|\bsendBeacon\b/g, ({ path }) =>
        /\.tsx?$/.test(path),
      ),
    ).toEqual([]);
    const readable = ['www.w3.org', 'brikwars.com', 'www.brikwars.com'];
    const hosts = files.flatMap(({ path, text }) =>
      [...text.matchAll(/https?:\/\/([a-z0-9.-]+)/gi)].map(([, host]) => ({ path, host: host ?? '' })),
    );
    expect(hosts.filter(({ host }) => !readable.includes(host))).toEqual([]);
  });

  it('architecture: the records of the device are touched in one folder', () => {
    const storage = /\bindexedDB\b|\blocalStorage\b|\bsessionStorage\b/g;
    const allowed = /^src\/(storage\/|main\.tsx$|index\.html$)/;
    expect(matches(storage, ({ path }) => !allowed.test(path))).toEqual([]);
  });
});

describe('architecture: shape of files', () => {
  it('architecture: names are small letters and hyphens, and no drawer for everything', () => {
    const names = files.map(({ path }) => path.split('/').at(-1) ?? '');
    expect(names.filter((name) => !/^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z]+)+$/.test(name))).toEqual([]);
    expect(files.filter(({ path }) => /(^|\/)(utils?|helpers?|common|misc)(\.|\/)/.test(path))).toEqual([]);
  });

  it('architecture: no barrels: code imports the module that has what it needs', () => {
    expect(scripts.map(({ path }) => path).filter((path) => /\/index\.tsx?$/.test(path))).toEqual([]);
    const passingOn = scripts.filter(
      (file) =>
        !/\/(?:entry|mode)\.ts$|^src\/package\//.test(file.path) &&
        importsOf(file).some(({ reExport, typeOnly }) => reExport && !typeOnly),
    );
    expect(passingOn.map(({ path }) => path)).toEqual([]);
  });

  it('architecture: files stay short', () => {
    const limit = (file: SourceFile) => {
      if (isText(file) || /\/ids\.ts$/.test(file.path)) return Number.POSITIVE_INFINITY;
      if (file.path.startsWith('src/rules/')) return 250;
      return file.path.endsWith('.tsx') && file.path !== 'src/main.tsx' ? 300 : 400;
    };
    const long = files.filter((file) => lineCount(file.text) > limit(file));
    expect(long.map(({ path, text }) => `${path}: ${lineCount(text)} lines`)).toEqual([]);
  });

  it('architecture: components stay short', () => {
    const long = scripts
      .filter(({ path }) => path.endsWith('.tsx'))
      .flatMap(({ path, text }) =>
        [...text.matchAll(/^(?:export )?(?:default )?function (\w+)[\s\S]*?^}$/gm)]
          .filter(([body]) => lineCount(body) > 150)
          .map(([body, name]) => `${path}: ${name}, ${lineCount(body)} lines`),
      );
    expect(long).toEqual([]);
  });

  it('architecture: imports carry the extension of the file', () => {
    expect(offences((_, { target, own }) => own && !/\.(ts|tsx|css|json|svg)(\?\w+)?$/.test(target))).toEqual(
      [],
    );
  });

  it('architecture: the styles of all come before those of any place, which stand over them', () => {
    const main = files.find(({ path }) => path === 'src/main.tsx');
    const targets = main ? importsOf(main).map(({ target }) => target) : [];
    const sheets = targets.filter((target) => target.endsWith('.css'));
    expect(sheets).toHaveLength(5);
    expect(targets.slice(0, 5)).toEqual(sheets);
  });

  it('architecture: nothing is put off', () => {
    expect(files.filter(({ text }) => /\b(?:TODO|FIXME|XXX)\b/.test(text)).map(({ path }) => path)).toEqual(
      [],
    );
  });
});
