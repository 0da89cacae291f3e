// The figures that a screen shows, as they are written, and what they have to be by the rules.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { createFormat } from '../../../src/platform/format.ts';

type Written = readonly (readonly [label: string, shown: string])[];
type Chances = readonly (readonly [label: string, chance: number])[];

const format = createFormat('en');

/** The ends of the bar, in their order. */
async function barOf(page: Page): Promise<Written> {
  return page
    .locator('.outcome')
    .evaluateAll((ends) =>
      ends.map(
        (end) =>
          [
            end.querySelector('.outcome-label')?.textContent ?? '',
            end.querySelector('.fight-number')?.textContent ?? '',
          ] as const,
      ),
    );
}

/** What is no end, beside the bar. */
export async function factsOf(page: Page): Promise<Written> {
  return page.locator('.outcome-fact').evaluateAll((facts) =>
    facts.map((fact) => {
      const shown = fact.querySelector('b')?.textContent ?? '';
      return [(fact.textContent.split(shown)[0] ?? '').trim(), shown] as const;
    }),
  );
}

/** Every end stands in the bar with its own chance, and together they are all there are. */
export async function expectBar(page: Page, ends: Chances): Promise<void> {
  const shares = format.shares(ends.map(([, chance]) => chance));
  expect(
    ends.reduce((sum, [, chance]) => sum + chance, 0),
    'the chances of all ends',
  ).toBeCloseTo(1, 9);
  await expect.poll(() => barOf(page)).toEqual(ends.map(([label], at) => [label, shares[at]]));
}

/** A chance as the facts and the end of a fight write it. */
export const ofHundred = (chance: number): string => format.hundredths(chance);

/** A mean as the facts write it. */
export const oneDigit = (value: number): string => format.number(value, 1);

/** A chance with one decimal, as the facts of a die write it. */
export const percent = (chance: number): string => format.percent(chance);
