// Every view of a part of the app, each of its controls used once, in the three languages.
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, inject, it, onTestFinished } from 'vitest';
import { deepOr } from '../deep.ts';
import { type Manner, onlyChanges, useEverything } from './controls.ts';
import { type Language, usePhone } from './phone.ts';
import { readAgain } from './read-again.ts';
import { fileOfCourse, heldTo, sameCourse } from './same-course.ts';

/** Sheets that are the same in all fights and questions of a game: in English they are used in one view of it. */
const usedOnce = /^Rule [A-Z]|^(?:What do you play\?|Choose a unit|New unit)$/;
const homes: ReadonlySet<string> = new Set([
  '#/fight/brikwars',
  '#/fight/usb/shoot',
  '#/castle/attack',
  '#/dice',
  '#/armies',
  '#/rules',
]);

const languages: readonly Language[] = ['en', 'pl', 'hu'];

/** What opens something, in no sheet. */
const inOutline: Manner = { depth: 0, byTitle: false, leave: onlyChanges };

/**
 * Uses what is shown at an address; where it needs something stored, that is made by hand first, with the way to it as
 * the answer. In English all of it and of its sheets is used (`npm run test:deep`: as deep as sheets go), and what is
 * shown is compared with what was shown before (`npm run dom -- view -u` takes what is shown now). In the other
 * languages each sheet of the view is opened. What stands on the page and in a sheet of it alike is used where it comes
 * first, or in each of them, where a sheet shows more with each choice.
 */
export function useEveryControl(
  name: string,
  prepare?: (page: Page) => Promise<string>,
  { eachSheet = false }: { readonly eachSheet?: boolean } = {},
): void {
  const { take } = usePhone();
  it.each(languages)(
    `app: every control of ${name} has a name of its own and does what it did (%s)`,
    async (language) => {
      const { page, open, troubles } = await take({ language });
      const whole: Manner = {
        depth: 1,
        byTitle: eachSheet,
        elsewhere: (sheet) => usedOnce.test(sheet) && !homes.has(name),
        write: true,
      };
      const course = sameCourse();
      onTestFinished(course.end);
      let hash = name;
      if (prepare) {
        await open('#/armies');
        hash = await prepare(page);
      }
      const file = fileOfCourse('views', name);
      const {
        shown: pageText,
        seen,
        problems,
      } = await useEverything(() => open(hash), troubles, {
        settled: course.settled,
        readAgain,
        ...(inject('mutants') && { course: heldTo(readFileSync(file, 'utf8')) }),
        ...deepOr<Manner>({}, language === 'en' ? whole : inOutline),
      });
      expect(problems).toEqual([]);
      expect(seen).toBeGreaterThan(0);
      if (pageText.length > 0) await expect(pageText.join('\n')).toMatchFileSnapshot(file);
    },
    600_000,
  );
}
