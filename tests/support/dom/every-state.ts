// What a view tells where all is not as it is in the beginning: each state by its link, with what a tap opens there.
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, inject, it, onTestFinished } from 'vitest';
import { topSheet } from './find.ts';
import { press } from './locator.ts';
import { type Phone, usePhone } from './phone.ts';
import { type Course, fileOfCourse, heldTo, sameCourse } from './same-course.ts';
import { difference, told } from './told.ts';

/** A state: what is unusual in it, its link, and what is tapped in it; a list of names is tapped one after the other. */
export interface State {
  readonly as: string;
  readonly link: string;
  readonly taps?: readonly (string | RegExp | readonly (string | RegExp)[])[];
}

/** What is the same in all places, and how a link came to be taken up. */
const ofPlaces =
  /^(?:link|button|radio) "(?:Settings|Dice|Fight|Castle|Armies|Rules|Use these|Back to mine)"|^Opened from a link\.$/;

const linesOf = (scene?: HTMLElement): readonly string[] =>
  told(scene).filter((line) => !ofPlaces.test(line));

/** Opens states one after the other; each is told as it differs from the page of the first. */
async function walk(
  phone: Phone,
  address: string,
  states: readonly State[],
  { settled, again }: Course,
  write: (of: State, lines: readonly string[]) => void,
): Promise<readonly string[]> {
  const { page, open } = phone;
  const missing: string[] = [];
  let first: readonly string[] | undefined;
  for (const state of states) {
    const { as, link, taps = [] } = state;
    again();
    await open(`${address}?${link}`);
    await settled();
    const now = linesOf();
    write(state, [`▸ ${as}`, ...difference(first ?? [], now)]);
    first ??= now;
    for (const names of taps) {
      let before = now;
      for (const name of [names].flat()) {
        const sheet = topSheet();
        if (!(await tap(page, name))) {
          missing.push(`${as}: ${String(name)} is none of ${namesNow()}`);
          write(state, [`  no ${String(name)}`]);
          break;
        }
        await settled();
        const open = topSheet();
        const opened = open !== undefined && open !== sheet;
        const after = linesOf(open);
        write(state, [`  ▹ ${String(name)}`, ...difference(opened ? [] : before, after)]);
        before = after;
      }
      while (topSheet()) {
        await press('Escape');
        await settled();
      }
    }
  }
  return missing;
}

/** Holds what each state tells against what it told before (`npm run dom -- states -u` takes what is told now). */
export function tellStates(address: string, states: readonly State[]): void {
  const { take } = usePhone();
  const title = `app: ${address} tells what it told in each of its states`;
  const file = fileOfCourse('states', address);
  const prepared = async () => {
    const course = sameCourse();
    onTestFinished(course.end);
    return { phone: await take(), course };
  };
  if (inject('mutants')) {
    // Each for itself, after the first: a mutant is tried in the states alone that come by it.
    const [plain] = states;
    const parts = readFileSync(file, 'utf8').split(/\n(?=▸ )/);
    it.each(states)(`${title}: $as`, async (state) => {
      const { phone, course } = await prepared();
      const told = heldTo(parts[states.indexOf(state)] ?? '');
      const way = plain && plain !== state ? [{ ...plain, taps: [] }, state] : [state];
      await walk(phone, address, way, course, (of, lines) => {
        if (of === state) told.push(...lines);
      });
      expect(phone.troubles).toEqual([]);
    });
    return;
  }
  it(title, async () => {
    const { phone, course } = await prepared();
    const lines: string[] = [];
    const missing = await walk(phone, address, states, course, (_, more) => lines.push(...more));
    expect(phone.troubles).toEqual([]);
    expect(missing).toEqual([]);
    await expect(lines.join('\n')).toMatchFileSnapshot(file);
  });
}

const namesNow = (): string =>
  told(topSheet())
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
