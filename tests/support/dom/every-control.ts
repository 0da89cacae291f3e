// Every view of a part of the app, each of its controls used once, in the three languages.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { deepOr } from '../deep.ts';
import { useEverything } from './controls.ts';
import { type Language, usePhone } from './phone.ts';

/** What is shown at an address; where it needs something stored, that is made by hand first, with the way to it as the answer. */
export type View = readonly [address: string, prepare?: (page: Page) => Promise<string>];

const languages: readonly Language[] = ['en', 'pl', 'hu'];

/** In English all is used, as deep as it goes; in the other languages each sheet of a view is looked at. */
export function useEveryControl(of: string, views: readonly View[]): void {
  const { take } = usePhone();
  const known = { en: new Set<string>(), pl: new Set<string>(), hu: new Set<string>() };
  const cases = languages.flatMap((language) =>
    views.map(([name, prepare]) => ({ language, name, prepare })),
  );
  describe(`every control: ${of}`, () => {
    it.each(cases)(
      'app: every control of $name has a name of its own and can be used ($language)',
      async ({ language, name, prepare }) => {
        const { page, open, troubles } = await take({ language });
        let hash = name;
        if (prepare) {
          await open('#/armies');
          hash = await prepare(page);
        }
        const { seen, used, problems } = await useEverything(() => open(hash), troubles, {
          depth: deepOr(9, language === 'en' ? 9 : 0),
          byTitle: deepOr(true, false),
          ...deepOr({}, { used: known[language] }),
        });
        expect(problems).toEqual([]);
        expect(seen).toBeGreaterThan(0);
      },
      600_000,
    );
  });
}
