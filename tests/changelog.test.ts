import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { settings } from '../src/app/settings/words/en.ts';
import { root } from './support/source-files.ts';

const read = (name: string) => readFileSync(join(root, name), 'utf8');

/** The versions of CHANGELOG.md with their lines, in its order; what is not released yet has no number. */
function versionsIn(text: string): readonly (readonly [version: string, lines: readonly string[]])[] {
  return text
    .split(/^## /m)
    .slice(1)
    .filter((section) => !section.startsWith('[Unreleased]'))
    .map((section) => [
      /^\[(.+?)\] - \d{4}-\d\d-\d\d\n/.exec(section)?.[1] ?? section,
      [...section.matchAll(/^- (.+)$/gm)].map(([, line = '']) => line),
    ]);
}

describe('changelog', () => {
  it('changelog: the app shows the versions and lines of CHANGELOG.md, newest first', () => {
    expect(versionsIn(read('CHANGELOG.md'))).toEqual(Object.entries(settings.changes));
  });

  it('changelog: the newest version is the one that is built', () => {
    const { version } = JSON.parse(read('package.json')) as { version: string };
    expect(Object.keys(settings.changes)[0]).toBe(version);
  });
});
