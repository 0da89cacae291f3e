import { describe, expect, it } from 'vitest';
import { usePhone } from '../support/dom/phone.ts';

const { take } = usePhone();

const quik = (game: string, kind: string) =>
  `quik?v=1&e=${game}&k=${kind}&a=minifig.hand.bare-hands.1.1.0.0.0&t=minifig.hand.bare-hands.1.1.0.0.0&w=together&g=kill&b=4.4.4&m=ground.1.1.10.unit&mu=wheels-2&mb=4.4&f=minifig.5.0.0.0.0.0&c=4.0.10.0&d=normal`;
const many = (kind: string) =>
  `many?v=1&e=2005&k=${kind}&a0=3.short-ranged.minifig..0.0.0.0.;minifig.1;&g=2.heavy.minifig..0.0.0.0.&gv=minifig.hand-shield.1&gp=&b=thrown.minifig..0.5.0&bt=minifig.1.0.0~minifig.2.1.0`;

describe('fight/ends', () => {
  it.each([
    ...['squads', 'wreck', 'brikwars', 'charge', 'usb/shoot', 'usb/charge'].map(
      (mode) => [mode, mode] as const,
    ),
    ...(['together', 'gang', 'blast'] as const).map((kind) => [`many, ${kind}`, many(kind)] as const),
    ...(['attack', 'building', 'feat'] as const).map((kind) => [`quik, ${kind}`, quik('en', kind)] as const),
    ...(['pl', 'lugpol'] as const).map((game) => [`quik of ${game}`, quik(game, 'attack')] as const),
  ])(
    'fight/ends: how likely an end of %s was is said as its bar said it before the first roll, and the bar goes to it at last',
    async (_, address) => {
      const { page, open } = await take({ instant: false });
      await open(`#/fight/${address}`);
      const bar = async () => {
        const parts = page.locator('.outcome');
        const names = await parts.locator('.outcome-label').allTextContents();
        const shown = await parts.locator('.fight-number').allTextContents();
        return new Map(names.map((name, at) => [name, shown[at]]));
      };
      await page.locator('.outcome .fight-number').first().waitFor();
      const before = await bar();
      // What the bar showed last before the end rose in its place.
      let last: readonly (string | undefined)[] = [];
      const watch = new MutationObserver(() => {
        const shown = [...document.querySelectorAll('.moment .outcome:not([data-gone])')];
        if (shown.length > 0)
          last = shown.flatMap((part) =>
            ['.outcome-label', '.fight-number'].map((name) => part.querySelector(name)?.textContent),
          );
      });
      watch.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
      const next = page.locator(
        '.moment-step > :not(.moment-skips) .button, .play-start .thumb-bar .button[data-kind="primary"]:enabled',
      );
      const end = page.locator('.moment-end');
      let chosen = false;
      for (;;) {
        await end.or(next).first().waitFor();
        if (await end.count()) break;
        chosen = (await page.locator('.moment-options').count()) > 0;
        await next.last().click();
        await page.locator('.moment').waitFor();
      }
      watch.disconnect();
      const brick = end.locator('.end-brick');
      const word = (await end.locator('.fight-outcome-word').innerText()).trim();
      // Who lives through an attack may strike back yet: two ends of the bar together.
      const [dies = ''] = [...before.values()];
      const chance = before.get(word) ?? `${100 - Number(dies)}`;
      expect((await brick.innerText()).replace(/\s/g, ''), word).toBe(`${chance}%`);
      expect([...before.keys(), 'Enemy lives', 'Target lives']).toContain(word);
      // A choice that ends it was shown with what it comes to.
      if (!chosen) expect(last).toEqual([word, '100']);
    },
  );

  it('fight/ends: what is no end says its number with its unit to who hears it', async () => {
    const { page, open } = await take();
    await open('#/fight/brikwars?v=2&mode=ranged');
    await page.getByRole('button', { name: /^Hit \d+ %$/ }).waitFor();
  });
});
