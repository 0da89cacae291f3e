import { describe, expect, it } from 'vitest';
import type { Slice } from '../../../src/platform/words.ts';
import { filesIn } from '../../support/source-files.ts';

/** The words that are there where a component stands: those of the start, and what its place or game loads. */
const loaded: readonly (readonly [folder: RegExp, slices: readonly Slice[]])[] = [
  [/^src\/(?:usb\/units|armies\/usb)\//, ['start', 'kit', 'armies', 'usb']],
  [/^src\/armies\/brikwars\//, ['start', 'kit', 'armies', 'fight', 'brikwars']],
  [/^src\/armies\/(?:compare\/|sieges-sent)/, ['start', 'kit', 'armies', 'castle']],
  [/^src\/armies\/first\//, ['start', 'kit', 'armies', 'fight', 'brikwars', 'usb']],
  [/^src\/armies\/muster\//, ['start', 'kit', 'armies', 'fight', 'brikwars', 'usb']],
  // Sieges among the battles come with the words of castles.
  [/^src\/armies\/battle\/siege-cards\./, ['start', 'kit', 'armies', 'castle']],
  // The odds against usual enemies fetch the words of ready units with themselves.
  [/^src\/armies\/battle\/usual-odds\./, ['start', 'kit', 'armies', 'brikwars']],
  [/^src\/armies\/battle\//, ['start', 'kit', 'armies', 'usb']],
  [/^src\/armies\/mage-knight\//, ['start', 'kit', 'armies', 'castle']],
  [/^src\/usb\//, ['start', 'kit', 'fight', 'usb']],
  [/^src\/brikwars\//, ['start', 'kit', 'fight', 'brikwars']],
  [/^src\/(?:fight|app\/fight)\//, ['start', 'kit', 'fight']],
  [/^src\/castle\//, ['start', 'kit', 'castle']],
  [/^src\/armies\//, ['start', 'kit', 'armies']],
  // The way back into a battle, which fetches the words of battles with itself.
  [/^src\/kit\/battle\//, ['start', 'kit', 'armies']],
  // What is handed over fetches the words of sending with itself.
  [/^src\/kit\/send\//, ['start', 'kit', 'armies']],
  // How a backup went is said in the words of backups, which are fetched then.
  [/^src\/(?:platform\/backup|app\/error-page)\./, ['start', 'kit', 'armies']],
  [/^src\/lookup\//, ['start', 'kit', 'lookup']],
  [/^src\/app\/settings\//, ['start', 'kit', 'settings', 'armies']],
  [/^src\/app\/welcome\//, ['start', 'welcome']],
  [/^src\/dice\//, ['start', 'kit', 'dice']],
  [/^src\//, ['start', 'kit']],
];

/** A mode is opened with its own words. */
const isOwn = (path: string, slice: string) => slice.includes('/') && path.startsWith(`src/${slice}/`);

const sliceOf = new Map(
  filesIn('src', ['en.ts'])
    .filter(({ path }) => path.endsWith('/words/en.ts'))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/^export const (\w+)/gm)].map(([, part]) => [
        part,
        (/^src\/(?:app\/(?=[a-z]+\/words))?([a-z/]+)\/words\//.exec(path)?.[1]?.replace('app', 'start') ??
          '') as Slice,
      ]),
    ),
);

describe('words/loaded', () => {
  it('words/loaded: no component asks for words that its place has not loaded', () => {
    const asked = filesIn('src', ['.ts', '.tsx']).flatMap(({ path, text }) =>
      [...text.matchAll(/\b(?:useTexts|texts)\('(\w+)'\)/g)].map(([, part]) => ({ path, part: part ?? '' })),
    );
    expect(asked.length).toBeGreaterThan(500);
    const missing = asked.filter(({ path, part }) => {
      const [, slices] = loaded.find(([folder]) => folder.test(path)) ?? [];
      const own = sliceOf.get(part) ?? '';
      return !isOwn(path, own) && !slices?.some((slice) => slice === own);
    });
    expect(missing).toEqual([]);
  });
});
