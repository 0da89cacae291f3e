import { readdirSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** Licences of what is bundled, read from the installed packages: shown in About. */
export function licences(dependencies: readonly string[]): Plugin {
  const id = 'virtual:licences';
  return {
    name: 'licences',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load(resolved) {
      if (resolved !== `\0${id}`) return undefined;
      const names = [...dependencies, '@preact/signals-core', 'workbox-strategies'];
      const rows = names.map((name) => {
        const file = new URL(`../node_modules/${name}/package.json`, import.meta.url);
        const found = JSON.parse(readFileSync(file, 'utf8')) as { version: string; license: string };
        const notices = readdirSync(new URL('./', file)).filter((entry) => /^licen[cs]e/i.test(entry));
        // Of two to choose from, the one that the app itself has.
        const notice = notices.find((entry) => /mit/i.test(entry)) ?? notices[0];
        if (!notice) throw new Error(`${name} comes without its licence`);
        const text = readFileSync(new URL(notice, file), 'utf8').trim();
        return { name, version: found.version, licence: found.license, text };
      });
      return `export const licences = ${JSON.stringify(rows)};`;
    },
  };
}
