import { execSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { licences } from './manifest/licences.ts';
import { manifest } from './manifest/manifest.ts';
import { nameVersion, sealDocument, sealedIn, storedPage } from './manifest/seal.ts';

const description = JSON.parse(readFileSync(new URL('./package.json', import.meta.url), 'utf8')) as {
  version: string;
  dependencies: Record<string, string>;
};
const version = process.env.ADJUTANT_VERSION ?? description.version;
const out = process.env.ADJUTANT_OUT ?? '../dist';
const assets = process.env.ADJUTANT_ASSETS ?? 'assets';

function commit(): string {
  try {
    return execSync('git rev-parse --short HEAD', { stdio: ['ignore', 'pipe', 'ignore'] })
      .toString()
      .trim();
  } catch {
    return '';
  }
}

function lookUpFile(module: string): string | null {
  const [, game, file] = /\/reference\/([^/]+)\/[^/]+\/(facts|en|pl|hu)\.ts$/.exec(module) ?? [];
  return game && file ? `${game}-${file}` : null;
}

/** A door and words are named for their folder; the names of all who share a file say nothing to anybody. */
function chunkName({ name, facadeModuleId }: { name: string; facadeModuleId: string | null }): string {
  const [, folder, language = ''] =
    /\/([a-z-]+)\/(?:entry|words\/(\w\w))\.ts$/.exec(facadeModuleId ?? '') ?? [];
  return folder ? [folder, language].join(language && '-') : name.replace(/~.*/, '');
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
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        chunkFileNames: (chunk) => `${assets}/${chunkName(chunk)}-[hash].js`,
        codeSplitting: {
          // The look-up: what all languages share of a game, and a file for each of them.
          groups: [
            { test: /\/src\/reference\/[^/]+\/[^/]+\/\w+\.ts$/, name: lookUpFile },
            { tags: ['$initial'], name: 'start' },
            // All that is not seen first: one file is smaller than one for each who shares some of it. What only castles
            // or only armies are dressed in is as much again.
            { test: /\/src\/castle\/.*\.css$/, name: 'castle-styles' },
            { test: /\/src\/armies\/.*\.css$/, name: 'armies-styles' },
            { test: /\/src\/.*\.css$/, name: 'styles' },
            {
              test: /\/src\/(?:storage\/(?!castle|siege|creation|dials|figure|profile|usb|backup|import|unit|parcel|base45|code-series|photos|plays|battle|army-tags)|platform\/(?:persistence|service-worker|wake-lock)|dice\/(?:history|tally)-keeper|app\/(?:keeping|refuse-frame))/,
              name: 'device',
            },
            // Whoever draws figures fetches them; the dice do not wait for them.
            { test: /\/src\/kit\/(?:figure|unit-models)/, name: 'figures' },
            { test: /\/src\/kit\/[^/]+$/, name: 'kit' },
            { test: /\/src\/platform\/(?!backup|centimetres)/, name: 'platform' },
            // What is being played goes to another phone by it, and armies do: one file.
            { test: /\/src\/kit\/send\/.*\.tsx?$/, name: 'hand-over' },
            // What several places count with, and what they keep alike; a unit of BrikWars is only its own games'.
            {
              test: /\/src\/rules\/(?!brikwars\/(?:check-profile|profile-price|creation\/(?:creation-(?!weapons|tables)|price)|wreck\/wreck-state))/,
              name: 'rules',
              minShareCount: 4,
            },
            // What parts of an army's place have in common: one file, not one for each pair of them.
            {
              test: /\/src\/armies\/(?!battle\/.*\.tsx|.*\/words\/|words\/)/,
              name: 'army-parts',
              minShareCount: 2,
            },
            // What all fights of BrikWars ask: no other game waits for it.
            { test: /\/src\/brikwars\/[^/]+$/, name: 'attacks', minShareCount: 4 },
            {
              test: /\/src\/(?!rules|reference|brikwars\/(?:units|creation)|.*\/words\/)/,
              name: 'shared',
              minShareCount: 4,
            },
            {
              test: /\/src\/(?:brikwars\/creation\/(?!builder)|rules\/brikwars\/creation\/creation-(?:profile|combat|mind)|rules\/brikwars\/wreck\/(?:creation-left|wreck-state))/,
              name: 'creations',
              minShareCount: 3,
            },
            { test: /\/src\/brikwars\/units\/(?!creation-parts)/, name: 'units', minShareCount: 3 },
          ],
        },
      },
    },
  },
  plugins: [
    licences(Object.keys(description.dependencies)),
    nameVersion(version, commit()),
    sealDocument(),
    VitePWA({
      strategies: 'generateSW',
      registerType: 'prompt',
      injectRegister: false,
      includeManifestIcons: false,
      manifest,
      workbox: {
        globPatterns: ['**/*.{html,js,css,json,svg,png,woff2}'],
        globIgnores: ['manifest.json', 'index.html', 'pictures/**', 'icons/shortcut-*', 'share-target.js'],
        importScripts: ['share-target.js'],
        skipWaiting: false,
        clientsClaim: true,
        navigateFallback: storedPage,
        navigateFallbackAllowlist: [/\/(?:index\.html)?(?:\?|$)/],
        ignoreURLParametersMatching: [/./],
        inlineWorkboxRuntime: true,
        cleanupOutdatedCaches: true,
        manifestTransforms: [sealedIn(new URL(`${out}/`, new URL('./src/', import.meta.url)))],
      },
    }),
  ],
});
