import { execSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { groups } from './manifest/chunks.ts';
import { licences } from './manifest/licences.ts';
import { manifest } from './manifest/manifest.ts';
import { chaptersInLines } from './manifest/one-line.ts';
import { nameAddress, nameVersion, sealDocument, sealedIn } from './manifest/seal.ts';

const description = JSON.parse(readFileSync(new URL('./package.json', import.meta.url), 'utf8')) as {
  version: string;
  homepage?: string;
  dependencies: Record<string, string>;
};
const version = process.env.ADJUTANT_VERSION ?? description.version;
/** Where the app is published: only package.json says it, or the workflow what Pages told it. */
const address = description.homepage ?? process.env.ADJUTANT_ADDRESS;
const out = process.env.ADJUTANT_OUT ?? '../dist';
const assets = process.env.ADJUTANT_ASSETS ?? 'assets';

function commit(): string {
  try {
    const git = (words: string) =>
      execSync(`git ${words}`, { stdio: ['ignore', 'pipe', 'ignore'] })
        .toString()
        .trim();
    // A commit of which no release was made ends in a plus.
    const ahead = git('tag --points-at HEAD').split('\n').includes(`v${version}`) ? '' : '+';
    return git('rev-parse --short HEAD') + ahead;
  } catch {
    return '';
  }
}

/** A door and words are named for their folder; the names of all who share a file say nothing to anybody. */
function chunkName({ name, facadeModuleId }: { name: string; facadeModuleId: string | null }): string {
  const [, folder, language = ''] =
    /\/([a-z-]+)\/(?:entry|words\/(\w\w))\.ts$/.exec(facadeModuleId ?? '') ?? [];
  // Every file names many others: the shorter, the less there is to fetch.
  return folder
    ? [folder, language].join(language && '-')
    : name.replace(/~.*|-(?:few|more|all|package|lookup|welcome|usb|brikwars|castle|dice)\b/g, '');
}

export default defineConfig({
  root: 'src',
  base: './',
  appType: 'mpa',
  publicDir: '../public',
  build: {
    outDir: out,
    assetsDir: assets,
    emptyOutDir: true,
    // Only the size check reads it: nobody fetches it, and nothing stores it.
    manifest: process.env.ADJUTANT_MANIFEST ?? false,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // What the first words need is on its way before the app asks for them (manifest/seal.ts).
      // What the page begins with is there.
      resolveDependencies: (file, needed) =>
        /\/app-..-[^/]+$/.test(file)
          ? []
          : needed.filter((each) => !/\/(?:index|rolldown-runtime|styles)-[^/]+$/.test(each)),
    },
    rolldownOptions: {
      output: {
        // Names stand in the start, and what names a version by itself is not made smaller by gzip.
        entryFileNames: `${assets}/[name]-[hash:7].js`,
        assetFileNames: `${assets}/[name]-[hash:7][extname]`,
        chunkFileNames: (chunk) => `${assets}/${chunkName(chunk)}-[hash:7].js`,
        codeSplitting: {
          // A file has what it names and nothing else; see manifest/chunks.ts for why they do not need each other.
          includeDependenciesRecursively: false,
          groups,
        },
      },
    },
  },
  plugins: [
    {
      // Its one export, said as modules say it: what reads the older form would come with every start.
      name: 'module-exports',
      transform: {
        filter: { id: /edmonds-blossom-fixed/ },
        handler: (code) => ({ code: code.replace('module.exports =', 'export default'), map: null }),
      },
    },
    chaptersInLines(),
    licences(Object.keys(description.dependencies)),
    nameVersion(version, commit()),
    nameAddress(address),
    sealDocument(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'worker',
      filename: 'sw.ts',
      registerType: 'prompt',
      injectRegister: false,
      includeManifestIcons: false,
      manifest,
      injectManifest: {
        globPatterns: ['**/*.{html,js,css,json,svg,png,woff2}'],
        // What the system fetches when the app is installed is not what the app needs to run.
        globIgnores: ['manifest.json', 'index.html', 'pictures/**', 'icons/*.png'],
        // The page registers a classic script.
        rollupFormat: 'iife',
        manifestTransforms: [sealedIn(new URL(`${out}/`, new URL('./src/', import.meta.url)))],
      },
    }),
  ],
});
