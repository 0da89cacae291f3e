import { describe, expect, it } from 'vitest';
import type { Slice } from '../../src/i18n/messages.ts';
import { filesIn } from '../support/source-files.ts';

/** The words that are there where a component stands: those of the start, and what its place or game loads. */
const loaded: readonly (readonly [folder: RegExp, slices: readonly Slice[]])[] = [
  [/^src\/ui\/(?:usb-units|armies\/usb)\//, ['start', 'kit', 'armies', 'usb']],
  [/^src\/ui\/fight\/(?:usb|frame\/usb)/, ['start', 'kit', 'fight', 'usb']],
  [/^src\/ui\/fight\//, ['start', 'kit', 'fight', 'brikwars']],
  [/^src\/ui\/castle\//, ['start', 'kit', 'castle']],
  [/^src\/ui\/armies\//, ['start', 'kit', 'armies']],
  [/^src\/ui\/rules\//, ['start', 'kit', 'lookup']],
  [/^src\/ui\/settings\//, ['start', 'kit', 'settings', 'armies']],
  [/^src\/ui\/welcome\//, ['start', 'welcome']],
  [/^src\/ui\/dice\//, ['start', 'kit', 'dice']],
  [/^src\/ui\//, ['start', 'kit']],
];

const sliceOf = new Map(
  filesIn('src/i18n/en', ['.ts']).flatMap(({ path, text }) =>
    [...text.matchAll(/^export const (\w+)/gm)].map(([, part]) => [
      part,
      /(\w+)\.ts$/.exec(path)?.[1] as Slice,
    ]),
  ),
);

describe('i18n/loaded', () => {
  it('i18n/loaded: no component asks for words that its place has not loaded', () => {
    const asked = filesIn('src/ui', ['.ts', '.tsx']).flatMap(({ path, text }) =>
      [...text.matchAll(/\b(?:useTexts|texts)\('(\w+)'\)/g)].map(([, part]) => ({ path, part: part ?? '' })),
    );
    expect(asked.length).toBeGreaterThan(500);
    const missing = asked.filter(({ path, part }) => {
      const [, slices] = loaded.find(([folder]) => folder.test(path)) ?? [];
      return !slices?.some((slice) => slice === sliceOf.get(part));
    });
    expect(missing).toEqual([]);
  });
});
