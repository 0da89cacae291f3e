import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { textLoaders } from '../../src/app/word-files.ts';
import { brikwarsFacts } from '../../src/brikwars/modes.ts';
import { factsOfFight } from '../../src/fight/saved/fight-facts.ts';
import { createLanguageModel } from '../../src/platform/language.ts';
import type { Language } from '../../src/rules/languages.ts';
import { usbFacts } from '../../src/usb/modes.ts';
import { anyQuery } from '../joints/fights.ts';
import { deepOr } from '../support/deep.ts';
import { type FightMode, frameParts, usbParts } from '../support/modes.ts';

async function speaking(language: Language) {
  const model = createLanguageModel(textLoaders, language);
  await model.load(['kit', 'fight', 'brikwars', 'usb']);
  return (mode: FightMode, query: string) =>
    factsOfFight(mode.startsWith('usb') ? usbFacts : brikwarsFacts, { mode, query }, model);
}

/** What kind of thing is asked stays: most values matter to one of them only. */
const stays = /^(v|table|kind|mode|event|caster|target)=/;

/** A link with some of its values, and with all of these but one. */
function withAndWithout(query: string, [left, ...kept]: readonly number[]): readonly [string, string] {
  const values = query.split('&');
  const linkOf = (places: readonly (number | undefined)[]) =>
    values
      .filter((value, at) => stays.test(value) || places.some((place) => (place ?? 0) % values.length === at))
      .join('&');
  return [linkOf([left, ...kept]), linkOf(kept)];
}

const modes = [...frameParts, ...usbParts];

describe('fight/facts: what is said of a fight', () => {
  it.each(modes)('kit/question/asked what changes the odds is said (%s)', async (mode) => {
    const say = await speaking('en');
    const places = fc.array(fc.nat(90), { minLength: 1, maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(anyQuery[mode], places, async (query, at) => {
        const [one, other] = withAndWithout(query, at);
        const [here, there] = [await say(mode, one), await say(mode, other)];
        const bar = ({ ends }: typeof here) => ends?.map(({ label, shown }) => `${label} ${shown}`).join();
        const told = ({ title, details, rules }: typeof here) => [title, rules, ...details].join('\n');
        // What makes no fight has no odds.
        const alike = bar(here) === bar(there) || !here.ends || !there.ends;
        if (!alike) expect(told(here), `${one}\n${other}`).not.toBe(told(there));
        else expect(alike).toBe(true);
      }),
      // The same ones each day; once a week any.
      { numRuns: deepOr(1_000, 25), ...deepOr({}, { seed: 2005 }) },
    );
  });

  it.each(['en', 'pl', 'hu'] as const)('kit/question/asked every phrase is whole (%s)', async (language) => {
    const say = await speaking(language);
    for (const mode of modes)
      await fc.assert(
        fc.asyncProperty(anyQuery[mode], async (query) => {
          for (const phrase of (await say(mode, query)).details) {
            expect(phrase, mode).toMatch(/[\p{L}\d]/u);
            expect(phrase, mode).not.toMatch(/undefined|NaN|=>|\[object|[‹›]|^: |: $/);
          }
        }),
        { numRuns: deepOr(100, 8) },
      );
  });
});
