import { expect, inject, it } from 'vitest';
import { systemFonts } from '../../support/fonts.mjs';
import { bringRules, type Language, lookedIn, requestsOf, usePhone } from '../harness.ts';
import { walkArmies } from './views-armies.ts';
import { walkCastle } from './views-castle.ts';
import { walkFights } from './views-fights.ts';
import { walkRest } from './views-places.ts';
import { beginWalk, inFont, narrow, phone, type Screen, screens, twice, type Walk } from './walk.ts';

const places = {
  fights: walkFights,
  castle: walkCastle,
  armies: walkArmies,
  'dice, rules, settings': walkRest,
} as const satisfies Readonly<Record<string, (walk: Walk) => Promise<void>>>;

type Place = keyof typeof places;

/** The longest walk has a file of its own, beside which the others are walked. */
export const shorter: readonly Place[] = ['castle', 'armies', 'dice, rules, settings'];

const [, ...otherFonts] = systemFonts;

/** Every screen in every font. */
const deeply: readonly Screen[] = [...screens, ...otherFonts.flatMap((font) => inFont(font, screens))];

/** In the other fonts only what is narrowest. */
const first: readonly Screen[] = [...screens, ...otherFonts.flatMap((font) => inFont(font, [narrow]))];

/** What differs from a first view in one thing, or is a sheet, beside the screen that it is set up on. */
const then: readonly Screen[] = [twice];

/** Walks through all views of places in one language: one page, each view on one screen after another. */
export function walkAll(language: Language, walked: readonly Place[] = ['fights', ...shorter]): void {
  const { take } = usePhone();
  const deep = inject('deep');
  it.each(walked)(
    `fit: %s hold on every screen, with letters twice as large and in other fonts (${language})`,
    async (name) => {
      const { page, open } = await take({ language, theme: language === 'pl' ? 'dark' : 'light' });
      const rules = lookedIn(language);
      const { walk, faults, seen } = await beginWalk(page, {
        // English words are the shortest.
        standing: language === 'en' ? phone : narrow,
        held: (ofLaw) => (deep ? deeply : ofLaw ? first : then),
        ...(rules === 'nothing' ? {} : { rules }),
        waiting: requestsOf(page),
      });
      await open('#/dice');
      if (rules !== 'nothing') await bringRules(page);
      await places[name](walk);
      const { views, looked, table } = seen();
      process.stdout.write(`fit: ${name} (${language}): ${looked} of ${views} views; ${table}\n`);
      // All of them, and at once: other walks take as long.
      for (const fault of faults) process.stdout.write(`fit, ${language}: ${fault}\n`);
      expect(faults).toEqual([]);
    },
    // It ends a walk that hangs: with every core kept busy one takes four minutes.
    deep ? 1_800_000 : 900_000,
  );
}
