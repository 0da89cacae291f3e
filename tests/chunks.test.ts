import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { groups } from '../manifest/chunks.ts';
import { openedFolders } from '../manifest/openings.ts';
import { printTable } from './support/size-table.mjs';
import { filesIn } from './support/source-files.ts';

const stems = new Map<string, number>();
const folders = new Set<string>();
for (const { path } of filesIn('src', ['.ts', '.tsx', '.css'])) {
  const parts = path.split('/');
  const stem = parts.pop()?.replace(/\..*/, '') ?? '';
  stems.set(stem, (stems.get(stem) ?? 0) + 1);
  for (const part of parts) folders.add(part);
}

/** Names of single files that a text has: no folder is called so, and no second file. */
function filesNamed(text: string): readonly string[] {
  const words = text.match(/[a-z\d]+(?:-[a-z\d]+)*/g) ?? [];
  const dotted = [...text.matchAll(/([a-z\d-]+)\\?\.tsx?\b/g)].map(([, name]) => name ?? '');
  const alone = (word: string) => stems.get(word) === 1 && !folders.has(word);
  return [...new Set([...words.filter((word) => word.includes('-')), ...dotted].filter(alone))];
}

describe('chunks', () => {
  it('chunks: at most seven groups say which file a module lies in', () => {
    expect(groups.length).toBeGreaterThan(1);
    expect(groups.length).toBeLessThanOrEqual(7);
  });

  it('chunks: no group names or excepts a single file', () => {
    const config = readFileSync(new URL('../vite.config.ts', import.meta.url), 'utf8');
    const said = readFileSync(new URL('../manifest/chunks.ts', import.meta.url), 'utf8');
    expect(filesNamed(groups.map(({ test }) => String(test)).join('\n'))).toEqual([]);
    // What is said to readers is no rule.
    expect(filesNamed(said.replace(/\/\*\*[\s\S]*?\*\/|\/\/.*/g, ''))).toEqual([]);
    expect(config).toMatch(/codeSplitting: \{[^[\]]*\bgroups,\s*\}/);
    // It knows one where there is one.
    expect(filesNamed(String(/\/src\/dice\/(?:history|tally)-keeper/))).toEqual([]);
    expect(filesNamed(String(/\/src\/dice\/history-keeper|\/src\/platform\/(?!centimetres\.ts)/))).toEqual([
      'history-keeper',
      'centimetres',
    ]);
  });
});

describe('openings', () => {
  it('openings: every mode that has an address of its own is known, so that none is learnt of file by file', () => {
    const opened = Object.values(openedFolders).flat();
    const modes = ['brikwars', 'usb', 'castle'].flatMap((place) => {
      const said = readFileSync(new URL(`../src/${place}/modes.ts`, import.meta.url), 'utf8');
      return [...said.matchAll(/import\('\.\/([a-z]+)\/entry\.ts'\)/g)].map(([, mode]) => `${place}/${mode}`);
    });
    expect(modes.filter((mode) => !opened.includes(mode))).toEqual([]);
    expect(modes.length).toBeGreaterThan(15);
    // All that is named is there.
    const there = new Set(filesIn('src', ['.ts']).map(({ path }) => path));
    const lost = opened.filter(
      (folder) => !there.has(`src/${folder}/entry.ts`) && !there.has(`src/${folder}/words/en.ts`),
    );
    expect(lost).toEqual([]);
  });
});

describe('size', () => {
  it('size: the table has what, bytes, budget and share, and marks and counts what is over', () => {
    let said = '';
    const row = (what: string, value: number, budget: number) => ({
      ...{ what, value, budget, shown: `${value} kB`, limit: `${budget} kB` },
    });
    const over = printTable(
      [row('start', 30.1, 30), row('dice', 120, 200), row('nothing', Number.NaN, 200)],
      (text) => {
        said += text;
      },
    );
    expect(over).toBe(2);
    const lines = said.split('\n').map((line) => line.trim().split(/\s{2,}|(?<=^!) /));
    expect(lines[1]).toEqual(['!', 'start', '30.1 kB', '30 kB', '100%']);
    expect(lines[2]).toEqual(['dice', '120 kB', '200 kB', '60%']);
    expect(lines[3]?.[0]).toBe('!');
    expect(said).toContain('size: 1 of 3 within budget');
  });
});
