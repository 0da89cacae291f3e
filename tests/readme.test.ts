import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { root } from './support/source-files.ts';

const readme = readFileSync(join(root, 'README.md'), 'utf8');

/** The sample of the rules with what it prints, as README shows both. */
const [, sample = '', printed = ''] =
  /^## The rules alone$[\s\S]*?^```ts\n([\s\S]*?)^```$[\s\S]*?^```text\n([\s\S]*?)^```$/m.exec(readme) ?? [];

// Beside package.json it would be in the way of the other tests.
const folder = mkdtempSync(join(tmpdir(), 'adjutant-readme-'));
const file = join(folder, 'sample.ts');
// Its doors as they are before they are built.
const doors = sample.replaceAll(
  /from 'adjutant\/([\w-]+)'/g,
  `from '${root.replaceAll('\\', '/')}/src/package/$1.ts'`,
);
writeFileSync(file, doors);
afterAll(() => rmSync(folder, { recursive: true }));

describe('readme', () => {
  it('readme: the sample of the rules prints what stands below it', async () => {
    const lines: string[] = [];
    const log = vi.spyOn(console, 'log').mockImplementation((...parts) => lines.push(parts.join(' ')));
    try {
      await import(/* @vite-ignore */ pathToFileURL(file).href);
    } finally {
      log.mockRestore();
    }
    expect(`${lines.join('\n')}\n`).toBe(printed);
  });

  it('readme: the sample of the rules compiles as strictly as the app', () => {
    const settings = {
      extends: join(root, 'tsconfig.json'),
      compilerOptions: { types: [] },
      include: [],
      // The doors find their words by the folder, as vite does.
      files: [file, join(root, 'node_modules/vite/client.d.ts')],
    };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(settings));
    const compiler = join(root, 'node_modules/typescript/bin/tsc');
    const { stdout, status } = spawnSync(process.execPath, [compiler, '-p', folder], { encoding: 'utf8' });
    expect([status, stdout]).toEqual([0, '']);
  });
});
