import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, inject, it } from 'vitest';

const namesIn = (folder: string) =>
  readdirSync(path.join(folder, 'assets'), { recursive: true }).map(String).sort();

describe('build', () => {
  it('build: the page knows how many files there are to store', () => {
    const folder = inject('app');
    const [, files] =
      /name="files" content="(\d+)"/.exec(readFileSync(path.join(folder, 'index.html'), 'utf8')) ?? [];
    const worker = readFileSync(path.join(folder, 'sw.js'), 'utf8');
    expect(Number(files)).toBe(
      new Set(Array.from(worker.matchAll(/\burl"?:\s*"([^"]+)"/g), ([, url]) => url)).size,
    );
  });

  it('build: a version that changes nothing else gives no file another name', () => {
    const page = (folder: string) => readFileSync(path.join(folder, 'index.html'), 'utf8');
    expect(page(inject('nextApp'))).toContain('9.9.9');
    expect(page(inject('app'))).not.toContain('9.9.9');
    expect(namesIn(inject('nextApp'))).toEqual(namesIn(inject('app')));
  });

  it('build: what may be kept for good changes its name with its content, and what is named for hosts is there', () => {
    const app = inject('app');
    expect(namesIn(app).filter((name) => !/-[\w-]{7}\.\w+$/.test(name))).toEqual([]);
    const headers = readFileSync(path.join(app, '_headers'), 'utf8');
    const addresses = headers.split('\n').filter((line) => line.startsWith('/'));
    expect(addresses).toContain('/assets/*');
    const files = addresses.map((address) => path.join(app, address.replace(/\*$/, '')));
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
  });
});
