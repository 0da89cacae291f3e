import { describe, expect, it } from 'vitest';
import { usePhone } from '../support/dom/phone.ts';

const { take } = usePhone();

describe('fight/ends', () => {
  it.each(['squads', 'wreck', 'many', 'brikwars', 'charge', 'usb/shoot', 'usb/charge'])(
    'fight/ends: how likely an end of %s was is said as its bar said it before the first roll',
    async (mode) => {
      const { page, open } = await take();
      await open(`#/fight/${mode}`);
      const bar = async () => {
        const parts = page.locator('.outcome');
        const names = await parts.locator('.outcome-label').allTextContents();
        const shown = await parts.locator('.fight-number').allTextContents();
        return new Map(names.map((name, at) => [name, shown[at]]));
      };
      await page.locator('.outcome .fight-number').first().waitFor();
      const before = await bar();
      const next = page.locator(
        '.moment-step .button, .play-start .thumb-bar .button[data-kind="primary"]:enabled',
      );
      const end = page.locator('.moment-end');
      for (;;) {
        await end.or(next).first().waitFor();
        if (await end.count()) break;
        await next.last().click();
        await page.locator('.moment').waitFor();
      }
      const said = (await end.locator('p').last().innerText()).trim();
      const [, named, of] = /^(.*?): (\S+) of 100\./.exec(said) ?? [];
      if (named === undefined) {
        const [, chance] = /^That happens in (\S+) of 100\.$/.exec(said) ?? [];
        expect([...before.values()], said).toContain(chance);
      } else {
        expect(before.get(named), said).toBe(of);
        expect(said).toMatch(/Exactly this: \S+ of 100\.$/);
      }
    },
  );
});
