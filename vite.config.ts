import { execSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
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

/** The first words come with the entry: public/first-paint.js knows which language is wanted and asks for its file. */
function firstTexts(bundle: Rolldown.OutputBundle): string {
  const files = Object.entries(bundle).flatMap(([file, chunk]) => {
    const source = chunk.type === 'chunk' ? (chunk.facadeModuleId ?? '') : '';
    const language = /\/i18n\/(..)\/start\.ts$/.exec(source)?.[1];
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
        html = html.replace('<script src="./first-paint.js">', (script) => `${firstTexts(bundle)}${script}`);
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

function lookUpFile(module: string): string | null {
  const [, game, file] = /\/reference\/([^/]+)\/[^/]+\/(facts|en|pl|hu)\.ts$/.exec(module) ?? [];
  return game && file ? `${game}-${file}` : null;
}

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
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // The names of all who share a file say nothing to anybody.
        chunkFileNames: ({ name }) => `assets/${name.replace(/~.*/, '')}-[hash].js`,
        codeSplitting: {
          // The look-up: what all languages share of a game, and a file for each of them.
          groups: [
            { test: /\/src\/reference\/[^/]+\/[^/]+\/\w+\.ts$/, name: lookUpFile },
            { tags: ['$initial'], name: 'start' },
            // All that is not seen first: one file is smaller than one for each who shares some of it.
            { test: /\/src\/ui\/(?!welcome).*\.css$/, name: 'styles' },
            {
              test: /\/src\/(?:storage\/(?!castle|siege|dials|profile|usb|backup|import|unit)|offline\/|state\/(?:dice-history|tally)-keeper)/,
              name: 'device',
            },
            { test: /\/src\/ui\/parts\//, name: 'kit' },
            { test: /\/src\/i18n\/(?:[^/]+|..\/show-dice)\.ts$/, name: 'phrasing' },
            // What several places count with, and what they keep alike.
            { test: /\/src\/rules\//, name: 'rules', minShareCount: 4 },
            { test: /\/src\/(?:state|ui|storage)\//, name: 'shared', minShareCount: 4 },
          ],
        },
      },
    },
  },
  plugins: [
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
