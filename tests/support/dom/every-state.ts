// What a view shows where all is not as it is in the beginning: each state by its link, with what a tap opens there.
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { topSheet } from './find.ts';
import { press } from './locator.ts';
import { difference, pageText } from './page-text.ts';
import { type Phone, usePhone } from './phone.ts';
import { type Course, fileOfCourse, heldTo, sameCourse } from './same-course.ts';

/** A state: what is unusual in it, its link, and what is tapped in it; a list of names is tapped one after the other. */
export interface State {
  readonly as: string;
  readonly link: string;
  readonly taps?: readonly (string | RegExp | readonly (string | RegExp)[])[];
}

/** What is the same in all places, and how a link came to be taken up. */
const ofPlaces =
  /^(?:link|button|radio) "(?:Settings|Dice|Fight|Castle|Armies|Rules|Use these|Back to my own values)"|^Opened from a link\.$/;

const linesOf = (scene?: HTMLElement): readonly string[] =>
  pageText(scene).filter((line) => !ofPlaces.test(line));

async function openState(phone: Phone, address: string, { link }: State, course: Course) {
  course.again();
  await phone.open(`${address}?${link}`);
  await course.settled();
  return linesOf();
}

/**
 * What a state shows as it differs from the page of the first, which lies open before; then what is shown after each of
 * its taps. Each on a phone of its own: nothing hangs on the states before it.
 */
async function walk(
  phone: Phone,
  address: string,
  state: State,
  course: Course,
  plain: State,
  write: (...lines: readonly string[]) => void,
): Promise<readonly string[]> {
  const { page } = phone;
  const { settled } = course;
  const missing: string[] = [];
  const first = await openState(phone, address, plain, course);
  const now = state === plain ? first : await openState(phone, address, state, course);
  write(`▸ ${state.as}`, ...difference(state === plain ? [] : first, now));
  for (const names of state.taps ?? []) {
    let before = now;
    for (const name of [names].flat()) {
      const sheet = topSheet();
      if (!(await tap(page, name))) {
        missing.push(`${state.as}: ${String(name)} is none of ${namesNow()}`);
        write(`  no ${String(name)}`);
        break;
      }
      await settled();
      const open = topSheet();
      const opened = open !== undefined && open !== sheet;
      const after = linesOf(open);
      write(`  ▹ ${String(name)}`, ...difference(opened ? [] : before, after));
      before = after;
    }
    while (topSheet()) {
      await press('Escape');
      await settled();
    }
  }
  return missing;
}

/** Compares what each state shows with what it showed before (`npm run dom -- states -u` takes what is shown now). */
export function recordStates(address: string, states: readonly State[]): void {
  const { take } = usePhone();
  const title = `app: ${address} tells what it told in each of its states`;
  const file = fileOfCourse('states', address);
  const [plain] = states;
  if (!plain) throw new Error(`${address} has no state`);
  const notify = async (pageText: readonly State[], lines: string[]): Promise<void> => {
    for (const state of pageText) {
      const phone = await take();
      // Begun for each: with the phone before it went what it had put in place.
      const course = sameCourse();
      try {
        const missing = await walk(phone, address, state, course, plain, (...more) => {
          lines.push(...more);
        });
        expect(phone.troubles).toEqual([]);
        expect(missing).toEqual([]);
      } finally {
        course.end();
      }
    }
  };
  if (inject('mutants')) {
    // Each for itself: a mutant is tried in the states alone that come by it.
    const parts = readFileSync(file, 'utf8').split(/\n(?=▸ )/);
    it.each(states)(`${title}: $as`, (state) => notify([state], heldTo(parts[states.indexOf(state)] ?? '')));
    return;
  }
  it(title, async () => {
    const lines: string[] = [];
    await notify(states, lines);
    await expect(lines.join('\n')).toMatchFileSnapshot(file);
  });
}

const namesNow = (): string =>
  pageText(topSheet())
    .filter((line) => line.includes('"'))
    .join(', ');

async function tap(page: Page, name: string | RegExp): Promise<boolean> {
  const within = topSheet() ? page.locator('dialog[open]').last() : page;
  const ways = [
    within.getByRole('button', { name, exact: true }),
    within.getByRole('radio', { name, exact: true }),
    within.locator('summary', { hasText: name }),
  ];
  for (const control of ways)
    if ((await control.count()) > 0) {
      await control.first().click();
      return true;
    }
  return false;
}
