import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { nameAddress } from '../../manifest/seal.ts';
import { root } from '../support/source-files.ts';

const page = readFileSync(join(root, 'src/index.html'), 'utf8');

/** What a chat reads of a page that was built for an address, by property. */
function told(address: string | undefined): Record<string, string | undefined> {
  const { transformIndexHtml: hook } = nameAddress(address);
  if (typeof hook !== 'object') throw new Error('no hook');
  const html = Reflect.apply(hook.handler, undefined, [page, undefined]);
  const metas = String(html).matchAll(/<meta property="og:([^"]+)" content="([^"]+)">/g);
  return Object.fromEntries([...metas].map(([, name, content]) => [name, content]));
}

describe('address', () => {
  it('address: a build for an address tells chats where the page and its picture lie', () => {
    const built = {
      url: 'https://example.org/adjutant/',
      image: 'https://example.org/adjutant/pictures/fight-wide.png',
    };
    expect(told('https://example.org/adjutant/')).toMatchObject(built);
    // As Pages says it.
    expect(told('https://example.org/adjutant')).toMatchObject(built);
    expect(told('https://example.org/adjutant')).toMatchObject({ title: 'Adjutant', type: 'website' });
    expect(told('https://example.org/adjutant').description).toContain('Mage Knight');
    expect(() => told('no address')).toThrow();
  });

  it('address: a build for none invents none', () => {
    for (const none of [undefined, '']) {
      expect(told(none)).not.toHaveProperty('url');
      expect(told(none).image).toBe('./pictures/fight-wide.png');
    }
  });

  it('address: README leads to the published copy where package.json names one, and to no other', () => {
    const { homepage } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
      homepage?: string;
    };
    const readme = readFileSync(join(root, 'README.md'), 'utf8');
    const [, linked] = /\[Try it\]\(([^)]+)\)/.exec(readme) ?? [];
    expect(linked).toBe(homepage);
  });
});
