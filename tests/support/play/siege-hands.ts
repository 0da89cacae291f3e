import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { castlesiege as en, castleplan as enPlan } from '../../../src/castle/words/en.ts';
import { castlesiege as hu, castleplan as huPlan } from '../../../src/castle/words/hu.ts';
import { castlesiege as pl, castleplan as plPlan } from '../../../src/castle/words/pl.ts';
import { castleterms as enTerms } from '../../../src/kit/words/en.ts';
import { castleterms as huTerms } from '../../../src/kit/words/hu.ts';
import { castleterms as plTerms } from '../../../src/kit/words/pl.ts';
import type { Language } from '../../e2e/harness.ts';

export const closeOf: Readonly<Record<Language, string>> = { en: 'Close', pl: 'Zamknij', hu: 'Bezárás' };

const texts = {
  en: { start: en, play: en, plan: enPlan, terms: enTerms },
  hu: { start: hu, play: hu, plan: huPlan, terms: huTerms },
  pl: { start: pl, play: pl, plan: plPlan, terms: plTerms },
} as const;

/** The name of what has the focus. */
export const focused = (page: Page) =>
  page.evaluate(() => {
    const at = document.activeElement;
    const label = at instanceof HTMLInputElement ? at.labels?.[0]?.textContent : undefined;
    return (
      label ??
      at?.getAttribute('aria-label') ??
      (at?.getAttribute('title') || at?.textContent) ??
      ''
    ).trim();
  });

/** A text as a pattern of nothing else. */
export const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** What a player does at the table, in his language. */
export function hands(page: Page, language: Language) {
  const { start, play, plan, terms } = texts[language];
  const section = (kind: keyof typeof terms.sections, number: number) =>
    plan.numbered(terms.sections[kind], number);
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
  let taps = 0;
  const counted = async (place: Locator) => {
    taps += 1;
    await place.click();
  };
  const tap = (name: string | RegExp) => counted(button(name));
  const says = (text: string | RegExp) => page.getByText(text).first().waitFor();
  const piece = (name: string) => page.locator(`.siege-piece[aria-label^="${name}:"]`);
  /** The sheet with all about a section, beside the castle. */
  const card = (name: string) => page.getByRole('dialog', { name, exact: true });
  const open = async (name: string) => {
    if ((await card(name).count()) === 0) await counted(piece(name));
    await card(name).waitFor();
  };
  const tab = async (section: string, name: string) => {
    const place = card(section).getByRole('tab', { name });
    if ((await place.getAttribute('aria-selected')) !== 'true') await counted(place);
  };
  const shut = async (name: string) => {
    await card(name).getByRole('button', { name: closeOf[language] }).click();
    await expect.poll(() => card(name).count()).toBe(0);
  };
  const mainButton = () => page.locator('.siege-bar > [data-kind="primary"]');
  return {
    start,
    play,
    terms,
    button,
    tap,
    says,
    card,
    piece,
    open,
    tab,
    shut,
    mainButton,
    /** The taps since this was asked last. */
    tapped() {
      const so = taps;
      taps = 0;
      return so;
    },
    section,
    /** Those of a typical castle, which has one keep and some walls. */
    keep: terms.sections.keep,
    wall: (number: number) => section('wall', number),
    async setUp() {
      await tap(start.typical);
      await page.locator('.siege-bench .siege-piece').nth(7).waitFor();
      await page.getByText(start.playersAndGame, { exact: true }).click();
      await page.getByRole('textbox', { name: start.playerName(1) }).fill('Anna');
      await page.getByRole('textbox', { name: start.playerName(2) }).fill('Béla');
      await page.keyboard.press('Escape');
      await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
      await tap(start.begin);
      await button(start.next['set-up']).waitFor();
      await expect.poll(() => focused(page)).toMatch(new RegExp(`^${start.before}`));
    },
    /** Turns and tokens are settled as they stand. */
    async settle() {
      await tap(play.habits.settle);
      await expect.poll(() => page.getByRole('dialog', { name: play.habits.title }).count()).toBe(0);
    },
    /** Puts a warrior of the lord on a section. */
    async station(section: string, name: string, clicks?: number) {
      await open(section);
      await tab(section, play.tabs.figures);
      await card(section).getByRole('button', { name: play.addFigure }).click();
      await expect.poll(() => focused(page)).toBe(play.figureName);
      await page.getByRole('textbox', { name: play.figureName }).fill(name);
      if (clicks !== undefined) {
        await tap(play.clicksKnown);
        const steps = page.getByRole('group', { name: play.clicksLeft }).getByRole('button');
        // The form begins with five.
        for (let now = 5; now < clicks; now++) await steps.last().click();
        for (let now = 5; now > clicks; now--) await steps.first().click();
      }
      await tap(play.put);
      await card(section).locator('.siege-pick').getByText(name, { exact: true }).waitFor();
      await expect.poll(() => focused(page)).toBe(play.figuresHead);
      await shut(section);
    },
    /** Types two dice for an attack on a section. */
    async attack(section: string, first: number, second: number) {
      await open(section);
      await tab(section, play.tabs.attack);
      await counted(card(section).locator('.siege-dice > button').nth(1));
      const keys = card(section).locator('.face-pad > button');
      await counted(keys.nth(first - 1));
      // The keys stay where they are for the second die.
      await card(section).locator('.entered-dice button').first().waitFor();
      await counted(keys.nth(second - 1));
      await expect.poll(() => card(section).locator('.siege-typing').count()).toBe(0);
    },
    async typeFall(name: string, face: number) {
      await tap(play.typeOne(name));
      await expect.poll(() => focused(page)).toBe('1');
      await page
        .getByRole('group', { name: play.typeFor(name) })
        .getByRole('button', { name: String(face), exact: true })
        .click();
    },
    async fell(section: string) {
      await open(section);
      await tab(section, play.tabs.dial);
      await card(section).getByRole('button', { name: play.towers, exact: true }).click();
      await expect.poll(() => piece(section).getAttribute('data-condition')).toBe('destroyed');
    },
  };
}
