import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { settings } from '../src/app/settings/words/en.ts';
import { root } from './support/source-files.ts';

const read = (name: string) => readFileSync(join(root, name), 'utf8');

const all: Readonly<Record<string, readonly string[]>> = settings.changes;
const [coming = ''] = Object.keys(all);

/** The versions of CHANGELOG.md with their lines, in its order. */
const sections = read('CHANGELOG.md')
  .split(/^## /m)
  .slice(1)
  .map((section) => {
    const [, version = section] =
      /^\[(\d.+?)\] - \d{4}-\d\d-\d\d\n|^\[(?:Unreleased)\]\n/.exec(section) ?? [];
    return [version, [...section.matchAll(/^- (.+)$/gm)].map(([, line = '']) => line)] as const;
  });
const [[, waiting], ...released] = sections as [(typeof sections)[number], ...typeof sections];

describe('changelog', () => {
  it('changelog: the app shows the versions and lines of CHANGELOG.md, newest first, and what comes under its number', () => {
    const isOut = released.some(([version]) => version === coming);
    expect(isOut ? released : [[coming, waiting], ...released]).toEqual(Object.entries(all));
  });

  it('changelog: the newest version that is out is the one that is built', () => {
    const { version } = JSON.parse(read('package.json')) as { version: string };
    const [newest] = released;
    if (newest) expect(newest[0]).toBe(version);
    else expect(coming).not.toBe(version);
  });

  it('changelog: a version is told in a few lines', () => {
    for (const lines of Object.values(all)) expect(lines.length).toBeLessThanOrEqual(12);
  });
});
