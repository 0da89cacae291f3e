import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import type { ManifestEntry } from 'workbox-build';
import { languages } from '../src/rules/languages.ts';
import { openingsOf } from './openings.ts';

/** The first words come with the entry: public/first-paint.js knows which language is wanted and asks for its files. */
function firstTexts(bundle: Rolldown.OutputBundle): string {
  const entry = Object.values(bundle).find((chunk) => chunk.type === 'chunk' && chunk.isEntry);
  const files = Object.values(bundle).flatMap((chunk) => {
    const language =
      chunk.type === 'chunk' && /\/app\/words\/(..)\.ts$/.exec(chunk.facadeModuleId ?? '')?.[1];
    if (!language) return [];
    const others = chunk.imports.filter((file) => file !== entry?.fileName);
    return [chunk.fileName, ...others].map((file) => `${language}:./${file}`);
  });
  if (files.length === 0) throw new Error('the first words have no chunks of their own');
  return `<meta name="first-texts" content="${files.join(' ')}">\n  `;
}

/** What the first view of each address waits for comes with the entry as well, in the same way. */
function firstFiles(bundle: Rolldown.OutputBundle, sheet: string): string {
  const { files, ways, first } = openingsOf(bundle, sheet);
  const table = [languages, files.join(' '), ways, first];
  return `<meta name="first-files" content='${JSON.stringify(table)}'>\n  `;
}

/** The page as the worker keeps it, and gives it (src/worker/sw.ts). */
const storedPage = 'stored.html';
const script = '<script src="./first-paint.js">';
/** The same as it comes from index.html, which says that it is bundled with nothing. */
const unbundled = /<script +src="\.\/first-paint\.js">/;

/**
 * The styles of the first view stand in the document, and the content security policy names their hash:
 * nothing inline runs or is styled but what this build wrote.
 */
export function sealDocument(): Plugin {
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
        if (!unbundled.test(html)) throw new Error('index.html has no first-paint.js');
        html = html.replace(
          unbundled,
          () => `${firstTexts(bundle)}${firstFiles(bundle, sheet.fileName)}${script}`,
        );
        // Who comes for the first time has chosen no theme: nothing is waited for.
        page.source = html.replace(script, script.replace(' ', ' async '));
        // Where the worker gives the page, the script is on the device too: the theme stands before the first paint.
        this.emitFile({ type: 'asset', fileName: storedPage, source: html });
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
export const sealedIn = (out: URL) => (entries: (ManifestEntry & { size: number })[]) => {
  const manifest = entries.map((entry) => {
    const hash = createHash('sha256')
      .update(readFileSync(new URL(entry.url, out)))
      .digest('base64');
    return { ...entry, integrity: `sha256-${hash}` };
  });
  // Only the page of the network can say how many there are: it alone is not among them; the app's manifest is.
  const page = new URL('index.html', out);
  const html = readFileSync(page, 'utf8');
  writeFileSync(
    page,
    html.replace(
      /(?=\n *<meta name="version")/,
      `\n    <meta name="files" content="${manifest.length + 1}">`,
    ),
  );
  return { manifest, warnings: [] };
};

/** What version this is stands in the document alone: a new one that changes nothing else gives no file another name. */
export function nameVersion(version: string, commit: string): Plugin {
  const tag = (name: string, content: string) => ({
    tag: 'meta',
    attrs: { name, content },
    injectTo: 'head' as const,
  });
  return {
    name: 'name-version',
    transformIndexHtml: () => [tag('version', version), tag('commit', commit)],
  };
}

const picture = /(<meta property="og:image" content=")\.?\/?([^"]+)">/;

/**
 * What a chat shows of a link it has read where the page lies, and asks for the picture by its whole address. A build
 * that was told of no address says none.
 */
export function nameAddress(address: string | undefined): Plugin {
  const home = address && new URL(address.replace(/\/*$/, '/')).href;
  return {
    name: 'name-address',
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        if (!picture.test(html)) throw new Error('index.html has no picture for chats');
        if (!home) return html;
        return html.replace(
          picture,
          (_, start: string, file: string) =>
            `${start}${home}${file}">\n    <meta property="og:url" content="${home}">`,
        );
      },
    },
  };
}
