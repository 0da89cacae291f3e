import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { copiedLength, copiedRuns, type Passage, runsOf, textsIn } from '../support/copied.ts';
import { literals } from '../support/literals.ts';
import { filesIn, root } from '../support/source-files.ts';

/** What the holder of the rights asks every user of his rules to say, and so the only text that may be his. */
const notice =
  'BrikWars is copyright ©1995-2006 Mike Rayhawk. For more information and the complete rules, please visit brikwars.com.';

/** Everything that the app says, entries and words, and what is written about it. */
const said: readonly Passage[] = [
  ...filesIn('src', ['.ts', '.tsx']).flatMap(({ path, text }) =>
    literals(text).map((literal) => ({ place: path, text: literal })),
  ),
  ...['README.md', 'CHANGELOG.md', 'CONTRIBUTING.md', ...globSync('docs/*.md', { cwd: root })].map(
    (name) => ({
      place: name,
      text: readFileSync(join(root, name), 'utf8'),
    }),
  ),
];

const given = `When the <b>thirsty</b> knight comes home at last,
  he **pours** himself a mug; Żółta łódź płynie powoli przez staw i nikt jej nie woła.`;

describe('reference/copied: how texts are compared', () => {
  const found = (text: string) => copiedRuns([{ place: 'here', text }], runsOf([given]));

  it.each([
    ['as it stands', 'the thirsty knight comes home at last, he pours'],
    ['in other case and punctuation', 'THE THIRSTY: knight comes home! At last he pours'],
    ['without diacritics', 'zolta lodz plynie powoli przez staw i nikt jej'],
  ])('reference/copied: a run of nine words is found %s', (_how, text) => {
    expect(found(`Say: ${text} and stop.`).map(({ words }) => words.split(' ').length)).toEqual([9]);
  });

  it('reference/copied: a longer run is shown whole and once, two runs apart', () => {
    const long = 'when the thirsty knight comes home at last he pours himself a mug';
    const other = 'zolta lodz plynie powoli przez staw i nikt jej nie wola';
    expect(found(`${long}, but then: ${other}`)).toEqual([
      { place: 'here', words: long },
      { place: 'here', words: other },
    ]);
  });

  it('reference/copied: eight words are no copy, nor nine with one changed', () => {
    expect(found('the thirsty knight comes home at last he')).toEqual([]);
    expect(found('the thirsty knight comes back at last he pours himself a')).toEqual([]);
  });
});

describe('reference/copied: what the app says', () => {
  it('reference/copied: of the notice of rights, the English words of the settings and the README hold all', () => {
    const found = copiedRuns(said, runsOf([notice]));
    const whole = copiedRuns([{ place: '', text: notice }], runsOf([notice]))[0]?.words;
    expect(found).toEqual([
      { place: 'src/app/settings/words/en.ts', words: whole },
      { place: 'README.md', words: whole },
    ]);
  });

  // The texts of the games are their authors' own and not part of the project: SOURCES_DIR names a folder that has them.
  it(`reference/copied: no ${copiedLength} words in a row are those of a text in SOURCES_DIR`, () => {
    const folder = process.env.SOURCES_DIR;
    const texts = folder === undefined ? [given] : textsIn(folder);
    process.stdout.write(
      `copied: compared with ${folder === undefined ? 'the sample alone' : `${texts.length} texts`}\n`,
    );
    expect(texts.length).toBeGreaterThan(0);
    const allowed = runsOf([notice]);
    const runs = new Set([...runsOf(texts)].filter((run) => !allowed.has(run)));
    expect(copiedRuns(said, runs)).toEqual([]);
  });
});
