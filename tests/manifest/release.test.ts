import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { notesOf, released } from '../../manifest/release.mjs';
import { settings } from '../../src/app/settings/words/en.ts';
import { settings as hu } from '../../src/app/settings/words/hu.ts';
import { settings as pl } from '../../src/app/settings/words/pl.ts';

const changelog = `# Changelog

## [Unreleased]

### Added

- Dice fly.

## [0.1.0] - 2026-11-20

- Dice.
`;

describe('manifest/release', () => {
  it('manifest/release: what is not released gets the version and the day; its notes are what stood there', () => {
    const { text = '' } = released(changelog, '0.2.0', '2026-11-28');
    expect(text).toContain(
      '## [Unreleased]\n\n## [0.2.0] - 2026-11-28\n\n### Added\n\n- Dice fly.\n\n## [0.1.0]',
    );
    expect(notesOf(text, '0.2.0')).toBe('### Added\n\n- Dice fly.');
    expect(notesOf(text, 'Unreleased')).toBe('');
    expect(notesOf(text, '0.3.0')).toBeUndefined();
  });

  it.each([
    ['0.2', 'is no version'],
    ['0.1.0', 'released already'],
  ])('manifest/release: %s is refused in words', (version, why) => {
    expect(released(changelog, version, '2026-11-28').problem).toContain(why);
  });

  it('manifest/release: a version with nothing new is refused', () => {
    const { text = '' } = released(changelog, '0.2.0', '2026-11-28');
    expect(released(text, '0.3.0', '2026-11-29').problem).toContain('[Unreleased]');
  });

  it('manifest/release: the script commits and tags, and touches no other version in the lock', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'release-'));
    try {
      const git = (...words: string[]) => execFileSync('git', words, { cwd: folder, encoding: 'utf8' });
      for (const name of ['manifest/release.mjs', 'package.json', 'package-lock.json'])
        cpSync(name, path.join(folder, name), { recursive: true });
      writeFileSync(path.join(folder, 'CHANGELOG.md'), changelog);
      git('init', '--quiet');
      git('config', 'user.name', 'Somebody');
      git('config', 'user.email', 'somebody@example.org');
      git('add', '--all');
      git('commit', '--quiet', '--message', 'All');
      const run = (...words: string[]) =>
        execFileSync(process.execPath, ['manifest/release.mjs', ...words], { cwd: folder, encoding: 'utf8' });
      const before = readFileSync('package-lock.json', 'utf8').split('\n');
      expect(run('9.8.7')).toContain('git push --follow-tags');
      const after = readFileSync(path.join(folder, 'package-lock.json'), 'utf8').split('\n');
      expect(after.filter((line, row) => line !== before[row]).map((line) => line.trim())).toEqual([
        '"version": "9.8.7",',
        '"version": "9.8.7",',
      ]);
      expect(JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))).toMatchObject({
        version: '9.8.7',
      });
      expect([git('tag'), git('status', '--porcelain')]).toEqual(['v9.8.7\n', '']);
      expect(run('notes', '9.8.7')).toContain('- Dice fly.');
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });

  it('manifest/release: a build that no release was made of says so', () => {
    expect(settings.version('1.0.0', 'ab12')).toBe('Version 1.0.0 (ab12)');
    expect([settings, pl, hu].map(({ version }) => version('1.0.0', 'ab12+'))).toEqual([
      'Version 1.0.0, development (ab12)',
      'Wersja 1.0.0, rozwojowa (ab12)',
      'Verzió: 1.0.0, fejlesztői (ab12)',
    ]);
  });
});
