// A release: `npm run release -- 1.2.0` gives what is not released yet that version, commits and tags it.
// `npm run release -- notes 1.2.0` prints what is new in one, for the page of the release.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const unreleased = '## [Unreleased]\n';

/** What a changelog says of a version; undefined where it does not know it. */
export function notesOf(changelog, version) {
  const section = changelog.split(/^## /m).find((each) => each.startsWith(`[${version}]`));
  return section?.slice(section.indexOf('\n') + 1).trim();
}

/** The changelog in which what is not released yet has a version and a day (YYYY-MM-DD); why not, where that cannot be. */
export function released(changelog, version, day) {
  if (!/^\d+\.\d+\.\d+$/.test(version)) return { problem: `${version} is no version such as 1.2.0` };
  if (notesOf(changelog, version) !== undefined) return { problem: `${version} is released already` };
  if (!/^- /m.test(notesOf(changelog, 'Unreleased') ?? ''))
    return { problem: 'CHANGELOG.md says nothing under [Unreleased]: nobody would notice this version' };
  return { text: changelog.replace(unreleased, `${unreleased}\n## [${version}] - ${day}\n`) };
}

function release(root, version) {
  const git = (...words) => execFileSync('git', words, { cwd: root, encoding: 'utf8' }).trim();
  const file = (name) => path.join(root, name);
  if (git('status', '--porcelain')) throw new Error('commit first: there are changes that are in no commit');
  const log = readFileSync(file('CHANGELOG.md'), 'utf8');
  const { text, problem } = released(log, version, new Date().toISOString().slice(0, 10));
  if (problem) throw new Error(problem);
  writeFileSync(file('CHANGELOG.md'), text);
  for (const name of ['package.json', 'package-lock.json']) {
    const told = JSON.parse(readFileSync(file(name), 'utf8'));
    told.version = version;
    // The lock says it again of the app itself.
    if (told.packages) told.packages[''].version = version;
    writeFileSync(file(name), `${JSON.stringify(told, undefined, 2)}\n`);
  }
  git('commit', '--quiet', '--all', '--message', `Release ${version}`);
  git('tag', '--annotate', `v${version}`, '--message', `Adjutant ${version}`);
  process.stdout.write(
    `${version} is committed and tagged. Run npm test: what the settings show must say the same (changes, in three languages). Then: git push --follow-tags\n`,
  );
}

const root = fileURLToPath(new URL('../', import.meta.url));
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [what = '', version = ''] = process.argv.slice(2);
  try {
    if (what === 'notes') {
      const notes = notesOf(readFileSync(path.join(root, 'CHANGELOG.md'), 'utf8'), version);
      if (notes === undefined) throw new Error(`CHANGELOG.md does not know ${version}`);
      process.stdout.write(`${notes}\n`);
    } else release(root, what);
  } catch (error) {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
