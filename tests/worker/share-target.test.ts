import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { takeShared as taken } from '../../src/armies/send/launch.ts';
import { isShared, takeShared } from '../../src/worker/share-target.ts';

/** The caches of a browser, as far as they are used here. */
function cacheStore() {
  const kept = new Map<string, Response>();
  return {
    kept,
    open: async () => ({
      put: async (name: string, response: Response) => void kept.set(name, response),
      match: async (name: string) => kept.get(name),
      delete: async (name: string) => kept.delete(name),
    }),
  };
}

let store = cacheStore();
beforeEach(() => {
  store = cacheStore();
  vi.stubGlobal('caches', store);
  vi.stubGlobal('history', { state: null, replaceState: () => undefined });
});
afterEach(() => vi.unstubAllGlobals());

/** What a page that opens after it is handed. */
async function share(form: FormData) {
  vi.spyOn(Response, 'redirect').mockImplementation((url) => new Response(String(url)));
  const answered = await takeShared(
    new Request('https://host/app/share-target', { method: 'POST', body: form }),
  );
  vi.restoreAllMocks();
  const { search, pathname, hash } = new URL(await answered.text(), 'https://host/app/');
  const page = taken({ search, pathname, hash });
  const files = await page?.files;
  return {
    text: page?.text,
    files:
      files &&
      (await Promise.all(files.map(async (file) => [file.name, (await file.text()).replaceAll('\r', '')]))),
  };
}

function formOf(...parts: readonly (readonly [string, string | File])[]): FormData {
  const form = new FormData();
  for (const [name, value] of parts) form.append(name, value);
  return form;
}

describe('worker/share-target', () => {
  it('worker/share-target: only what is posted to its address is shared', () => {
    const at = (url: string, method: string) => isShared(new Request(url, { method }));
    expect(at('https://host/app/share-target', 'POST')).toBe(true);
    expect(at('https://host/app/share-target', 'GET')).toBe(false);
    expect(at('https://host/app/', 'POST')).toBe(false);
  });

  it('worker/share-target: words arrive whole, each once, however long they are', async () => {
    const link = 'https://host/#/armies/~receive?p=abc';
    expect(await share(formOf(['title', 'Guard'], ['text', 'Look'], ['url', link]))).toEqual({
      text: `Guard\nLook\n${link}`,
      files: undefined,
    });
    expect((await share(formOf(['title', 'Guard'], ['text', 'Guard']))).text).toBe('Guard');
    const list = '5 x Spears: 60 points\n'.repeat(900);
    const long = await share(formOf(['title', ''], ['text', list]));
    expect(long.files).toEqual([['text.txt', list]]);
    expect(store.kept.size).toBe(0);
  });

  it('worker/share-target: all files that come together arrive, and are read once', async () => {
    const files = ['a.adjutant', 'b.txt', 'c.csv'].map((name) => new File([`in ${name}`], name));
    const form = formOf(...files.map((file) => ['file', file] as const), ['file', new File([], 'empty')]);
    expect((await share(form)).files).toEqual([
      ['a.adjutant', 'in a.adjutant'],
      ['b.txt', 'in b.txt'],
      ['c.csv', 'in c.csv'],
    ]);
    const again = taken({ search: '?file=a.adjutant&file=b.txt', pathname: '/', hash: '' });
    expect(await again?.files).toEqual([]);
    expect(taken({ search: '', pathname: '/', hash: '' })).toBeUndefined();
  });
});
