import { execSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin, type Rolldown } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import type { ManifestEntry } from 'workbox-build';
import { manifest } from './manifest/manifest.ts';

const description = JSON.parse(readFileSync(new URL('./package.json', import.meta.url), 'utf8')) as {
  version: string;
  dependencies: Record<string, string>;
};

function commit(): string {
  try {
    return execSync('git rev-parse --short HEAD', { stdio: ['ignore', 'pipe', 'ignore'] })
      .toString()
      .trim();
  } catch {
    return '';
  }
}

/** Licences of what is bundled, read from the installed packages: shown in About. */
function licences(): Plugin {
  const id = 'virtual:licences';
  return {
    name: 'licences',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load(resolved) {
      if (resolved !== `\0${id}`) return undefined;
      const names = [...Object.keys(description.dependencies), '@preact/signals-core', 'workbox-core'];
      const rows = names.map((name) => {
        const file = new URL(`./node_modules/${name}/package.json`, import.meta.url);
        const found = JSON.parse(readFileSync(file, 'utf8')) as { version: string; license: string };
        const notice = readdirSync(new URL('./', file)).find((entry) => /^licen[cs]e/i.test(entry));
        if (!notice) throw new Error(`${name} comes without its licence`);
        const text = readFileSync(new URL(notice, file), 'utf8').trim();
        return { name, version: found.version, licence: found.license, text };
      });
      return `export const licences = ${JSON.stringify(rows)};`;
    },
  };
}

/** The first place's code comes with the entry's, not after it: one trip less on a slow network. */
function firstPlaceLinks(bundle: Rolldown.OutputBundle, html: string): string {
  const wanted = new Set<string>();
  const add = (file: string): void => {
    const chunk = bundle[file];
    if (chunk?.type !== 'chunk' || wanted.has(file)) return;
    wanted.add(file);
    chunk.imports.forEach(add);
  };
  for (const [file, chunk] of Object.entries(bundle)) {
    const source = chunk.type === 'chunk' ? (chunk.facadeModuleId ?? '') : '';
    if (/\/src\/(ui\/dice\/dice-screen\.tsx|state\/dice(?:-rest)?\.ts)$/.test(source)) add(file);
  }
  if (wanted.size === 0) throw new Error('the first place has no chunk of its own');
  const links = [...wanted]
    .filter((file) => !html.includes(file))
    .map((file) => `<link rel="modulepreload" crossorigin href="./${file}">\n  `);
  return links.join('');
}

/** The same for the words: public/first-paint.js knows which language is wanted and asks for its files. */
function firstTexts(bundle: Rolldown.OutputBundle): string {
  const files = Object.entries(bundle).flatMap(([file, chunk]) => {
    const source = chunk.type === 'chunk' ? (chunk.facadeModuleId ?? '') : '';
    const language = /\/i18n\/(..)\/(?:shell|dice)\.ts$/.exec(source)?.[1];
    return language ? [`${language}:./${file}`] : [];
  });
  if (files.length === 0) throw new Error('the first words have no chunks of their own');
  return `<meta name="first-texts" content="${files.join(' ')}">\n  `;
}

/**
 * The styles of the first view stand in the document, and the content security policy names their hash:
 * nothing inline runs or is styled but what this build wrote.
 */
function sealDocument(): Plugin {
  return {
    name: 'seal-document',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') throw new Error('index.html is missing from the bundle');
        let html = String(page.source);
        const link = /<link rel="stylesheet"[^>]*href="\.\/([^"]+)"[^>]*>/.exec(html);
        const sheet = link?.[1] ? bundle[link[1]] : undefined;
        if (!link || sheet?.type !== 'asset') throw new Error('the first stylesheet is missing');
        const css = String(sheet.source).trim();
        const hash = createHash('sha256').update(css).digest('base64');
        const policy = [
          "default-src 'none'",
          "script-src 'self'",
          `style-src 'self' 'sha256-${hash}'`,
          "img-src 'self' data: blob:",
          "font-src 'self'",
          "connect-src 'self'",
          "manifest-src 'self'",
          "worker-src 'self'",
          "base-uri 'none'",
          "form-action 'none'",
        ].join('; ');
        html = html
          .replace(link[0], () => `<style>${css}</style>`)
          .replace(
            '<meta charset="utf-8">',
            `<meta charset="utf-8">\n    <meta http-equiv="Content-Security-Policy" content="${policy}">`,
          );
        html = html
          .replace('<script src="./first-paint.js">', (script) => `${firstTexts(bundle)}${script}`)
          .replace('</head>', `${firstPlaceLinks(bundle, html)}</head>`);
        page.source = html;
        delete bundle[sheet.fileName];
        // Lazy chunks list the first stylesheet among what they need; the entry script, long loaded, stands in.
        const entry = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry);
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk')
            file.code = file.code.replaceAll(basename(sheet.fileName), basename(entry?.fileName ?? ''));
        }
      },
    },
  };
}

/** Each game that fights: what all its kinds of fight share, and each of them. */
interface FightFamily {
  readonly frame: readonly string[];
  readonly modes: Readonly<Record<string, readonly string[]>>;
  /** Small enough to take along what all the others share: one file less for them. */
  readonly small?: string;
}

const fightFamilies: Readonly<Record<'all' | 'usb', FightFamily>> = {
  all: {
    frame: ['ui/fight/frame/brikwars-place.tsx', 'state/fight-frame.ts'],
    modes: {
      duel: ['ui/fight/brikwars-fight.tsx', 'state/fight.ts'],
      many: ['ui/fight/many/many-fight.tsx', 'state/many.ts'],
      charge: ['ui/fight/charge/charge-fight.tsx', 'state/charge.ts'],
      quik: ['ui/fight/quik/quik-fight.tsx', 'state/quik.ts'],
    },
  },
  usb: {
    frame: ['ui/fight/frame/usb-place.tsx', 'state/usb-frame.ts'],
    modes: {
      'usb-shoot': ['ui/fight/usb-shoot/usb-shoot-fight.tsx', 'state/usb-shoot.ts'],
      'usb-charge': ['ui/fight/usb-charge/usb-charge-fight.tsx', 'state/usb-charge.ts'],
      'usb-morale': ['ui/fight/usb-morale/usb-morale-fight.tsx', 'state/usb-morale.ts'],
      'usb-test': ['ui/fight/usb-test/usb-test.tsx', 'state/usb-test.ts'],
    },
    small: 'usb-test',
  },
};
/** What each kind of fight asks for after its answer: it must not bring another kind of fight along. */
const fetchedLater: Readonly<Record<string, readonly string[]>> = {
  duel: [
    'state/fight-told.ts',
    'state/fight-play.ts',
    'state/fight-codec.ts',
    'ui/fight/circumstances.tsx',
    'ui/fight/side-values.tsx',
  ],
  many: ['state/many-codec.ts'],
  charge: ['state/charge-codec.ts', 'ui/fight/charge/charge-side-more.tsx'],
  quik: ['state/quik-codec.ts'],
  'usb-shoot': ['state/usb-shoot-codec.ts', 'ui/fight/usb-shoot/shoot-shot.tsx'],
  'usb-charge': ['state/usb-charge-codec.ts', 'ui/fight/usb-charge/usb-charge-meeting.tsx'],
  'usb-morale': ['state/usb-morale-codec.ts'],
};
const otherPlaces = [
  'main.tsx',
  ...['dice-screen', 'dice-more', 'rolled', 'contests-screen', 'fairness-screen'].map(
    (name) => `ui/dice/${name}.tsx`,
  ),
  ...['castle', 'armies', 'rules', 'settings'].map((name) => `ui/${name}/${name}-screen.tsx`),
  ...['dice', 'dice-rest', 'contests', 'fairness', 'castle', 'armies', 'lookup', 'fight-place'].map(
    (name) => `state/${name}.ts`,
  ),
  'ui/fight/fight-screen.tsx',
];

/**
 * What the kinds of fight show before their first answer, in one file for each set of kinds that need it: left to itself
 * the bundler makes thirty, which pack a fifth worse. The rules stay apart, for the welcome counts with them as well.
 */
function fightFiles(): { readonly plugin: Plugin; readonly nameOf: (module: string) => string | null } {
  const imports = new Map<string, readonly string[]>();
  const source = fileURLToPath(new URL('./src/', import.meta.url));
  function reached(entries: readonly string[]): ReadonlySet<string> {
    const found = new Set<string>();
    const visit = (module: string): void => {
      if (found.has(module)) return;
      found.add(module);
      imports.get(module)?.forEach(visit);
    };
    for (const entry of entries) {
      if (!imports.has(source + entry)) throw new Error(`${entry} is not in the bundle`);
      visit(source + entry);
    }
    return found;
  }
  function plan(): (module: string) => string | null {
    const elsewhere = reached(otherPlaces);
    const later = Object.entries(fetchedLater).map(([mode, entries]) => [mode, reached(entries)] as const);
    const families = Object.entries(fightFamilies).map(([name, { frame, modes, small }]) => {
      const framed = reached(frame);
      const each = Object.entries(modes).map(([mode, entries]) => [mode, reached(entries)] as const);
      return { name, framed, modes: each, small };
    });
    return (module) => {
      if (!/\.(?:tsx?|css)$/.test(module) || elsewhere.has(module)) return null;
      const users = families.map(({ framed, modes }) =>
        modes.filter(([, modules]) => framed.has(module) || modules.has(module)).map(([mode]) => mode),
      );
      // A little that kinds of both games share is not worth a file of its own.
      if (!module.endsWith('.css') && users.every(({ length }) => length > 0)) return 'fight-all-usb';
      if (later.some(([mode, modules]) => modules.has(module) && !users.flat().includes(mode))) return null;
      const names = families.flatMap(({ name, modes, small }, at) => {
        const of = users[at] ?? [];
        return modes.every(([mode]) => mode === small || of.includes(mode)) ? [name] : of;
      });
      if (names.length === 0) return null;
      return [module.includes('/src/rules/') ? 'rules' : 'fight', ...names].join('-');
    };
  }
  let planned: ReturnType<typeof plan> | undefined;
  return {
    plugin: {
      name: 'fight-files',
      apply: 'build',
      moduleParsed: ({ id, importedIds }) => void imports.set(id, importedIds),
    },
    nameOf: (module) => {
      planned ??= plan();
      return planned(module);
    },
  };
}

/** Each stored file is checked against its hash: what a network or host puts in its place is refused, and asked for again. */
function sealed(entries: (ManifestEntry & { size: number })[]) {
  const out = new URL(`${process.env.ADJUTANT_OUT ?? '../dist'}/`, new URL('./src/', import.meta.url));
  const manifest = entries.map((entry) => {
    const hash = createHash('sha256')
      .update(readFileSync(new URL(entry.url, out)))
      .digest('base64');
    return { ...entry, integrity: `sha256-${hash}` };
  });
  return { manifest, warnings: [] };
}

const fight = fightFiles();

export default defineConfig({
  root: 'src',
  base: './',
  appType: 'mpa',
  publicDir: '../public',
  define: {
    __VERSION__: JSON.stringify(process.env.ADJUTANT_VERSION ?? description.version),
    __COMMIT__: JSON.stringify(commit()),
  },
  build: {
    outDir: process.env.ADJUTANT_OUT ?? '../dist',
    emptyOutDir: true,
    // Only the size check reads it: nobody fetches it, and nothing stores it.
    manifest: process.env.ADJUTANT_MANIFEST ?? false,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // The lists of scripts cost more bytes than the trip they save: the worker stores all of them at the first visit.
      resolveDependencies: (_, needed, { hostType }) =>
        hostType === 'html' ? needed : needed.filter((file) => file.endsWith('.css')),
    },
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { debugName: 'fight', test: (module) => fight.nameOf(module) !== null, name: fight.nameOf },
            // Who needs the one has the other already.
            { debugName: 'lists', test: /\/src\/state\/(?:kept|named)-list\.ts$/, name: 'kept-list' },
          ],
        },
      },
    },
  },
  plugins: [
    fight.plugin,
    licences(),
    sealDocument(),
    VitePWA({
      strategies: 'generateSW',
      registerType: 'prompt',
      injectRegister: false,
      includeManifestIcons: false,
      manifest,
      workbox: {
        globPatterns: ['**/*.{html,js,css,json,svg,png,woff2}'],
        globIgnores: ['manifest.json'],
        skipWaiting: false,
        clientsClaim: true,
        navigateFallback: null,
        ignoreURLParametersMatching: [/./],
        inlineWorkboxRuntime: true,
        cleanupOutdatedCaches: true,
        manifestTransforms: [sealed],
      },
    }),
  ],
});
