import { describe, expect, it } from 'vitest';
import { languages } from '../../src/rules/languages.ts';
import { usePhone } from '../support/dom/phone.ts';
import { newArmy } from '../support/play/hands.ts';

const { take } = usePhone();

/** Every page that an address leads to, with nothing kept. */
const pages = [
  'dice',
  ...['wisg', 'starts', 'first', 'feat', 'dispute'].map((kind) => `dice/contests?k=${kind}`),
  'dice/fairness',
  ...['brikwars', 'brikwars?v=2&mode=ranged', 'many', 'squads', 'charge', 'wreck', 'quik', 'magic'].map(
    (mode) => `fight/${mode}`,
  ),
  ...['saved', 'ask', 'usb/shoot', 'usb/charge', 'usb/morale', 'usb/test'].map((page) => `fight/${page}`),
  ...['usb/saved', 'usb/ask'].map((page) => `fight/${page}`),
  ...['attack', 'shots', 'effects', 'effects/ways', 'map', 'map/plans', 'siege', 'tape'].map(
    (mode) => `castle/${mode}`,
  ),
  ...['', '/~battle', '/~league', '/~receive', '/~trash'].map((page) => `armies${page}`),
  ...['', '/BW-CC-16', '/BWC-10', '/USB-TEST-03'].map((page) => `rules${page}`),
  'settings',
];

/** Pages that two games have, under one name. */
const twice = ['fight/saved', 'fight/ask'];

describe('page name', () => {
  it.each(languages)(
    'page name: every page has a title of its own and one heading in %s',
    async (language) => {
      const { page, open } = await take({ language });
      const places = new Set<string>();
      const titles = new Map<string, string>();
      for (const address of pages) {
        await open(`#/${address}`);
        const main = page.getByRole('heading', { level: 1 });
        const place = (await main.textContent()) ?? '';
        places.add(place);
        const plain = new RegExp(`^${place} · `);
        const named = ['dice', 'armies', 'rules', 'settings'].includes(address);
        await expect.poll(async () => plain.test(await page.title()), { message: address }).toBe(named);
        expect(await main.count(), address).toBe(1);
        const title = await page.title();
        expect(await main.getAttribute('aria-label'), address).toBe(
          named ? null : title.split(' · ').slice(0, -1).join(', '),
        );
        if (twice.includes(address)) continue;
        expect(titles.get(title), address).toBeUndefined();
        titles.set(title, address);
      }
      expect(places.size).toBe(6);
    },
  );

  it('page name: who comes to an army or a rule comes to its name', async () => {
    const { page, open } = await take();
    const said = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
    await open('#/rules/BW-CC-16');
    await open('#/rules/BWC-10');
    await expect.poll(said).toBe('Who can be shoved?, Rules');
    await open('#/armies');
    await newArmy(page);
    await page.getByRole('textbox', { name: 'Name of the army' }).fill('Shield wall');
    await expect.poll(() => page.title()).toBe('Shield wall · Armies · Adjutant');
    await open('#/dice');
    await expect.poll(() => page.title()).toBe('Dice · Adjutant');
    expect(await page.getByRole('heading', { level: 1 }).getAttribute('aria-label')).toBeNull();
  });
});
