import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { stored, usePhone } from '../support/dom/phone.ts';
import { newArmy, playBy, unfoldLine } from '../support/play/hands.ts';

const { take, current } = usePhone();

const button = (name: string | RegExp) => current().page.getByRole('button', { name });
const sheet = () => current().page.getByRole('dialog');
const inSheet = (name: string | RegExp) => sheet().getByRole('button', { name });
const tile = (name: string) => inSheet(new RegExp(`^Add \\d+ × ${name} `));

async function begin(): Promise<Page> {
  const { page, open } = await take();
  await open('#/armies');
  await newArmy(page);
  return page;
}

describe('armies/brikwars', () => {
  it('BW-UNIT-05 four armed squads of sixteen models take few taps from the list of armies', async () => {
    const { page, open } = await take();
    await open('#/armies');
    let taps = 0;
    const tap = async (name: string | RegExp) => {
      taps += 1;
      await page.getByRole('button', { name }).last().click();
    };
    await tap('New army');
    await tap(/^BrikWars/);
    await tap('Add a unit');
    await tap(/^Add 1 × Officer /);
    await tap(/^Add 1 × Hero /);
    for (const [count, name] of [
      ['10', 'Swordsman'],
      ['4', 'Rifleman'],
    ] as const) {
      taps += 1;
      await sheet().getByRole('radio', { name: count, exact: true }).check();
      await tap(new RegExp(`^Add ${count} × ${name} `));
    }
    // 12 + 15 + 10 × 7 + 4 × 9.
    await sheet().getByText('133 CP').first().waitFor();
    await sheet().getByText('16 models').waitFor();
    await tap('Done');
    await expect.poll(() => page.locator('.army-line').count()).toBe(4);
    await stored(page, /"points":15/);
    process.stdout.write(`BrikWars: 4 armed squads, 16 models, ${taps} taps (35 before, at most 16)\n`);
    expect(taps).toBeLessThanOrEqual(16);
  });

  it('BW-HERO-04 a tile taken twice is one squad, what is taken can be given back, and Heroes make each other cheaper', async () => {
    const page = await begin();
    await button('Add a unit').click();
    await tile('Hero').click();
    await tile('Hero').click();
    // Two Heroes: 15 less 1 for each.
    await sheet().getByText('28 CP').first().waitFor();
    await sheet().getByText('2 in the army').waitFor({ state: 'attached' });
    await inSheet('Undo').click();
    await sheet().getByText('15 CP').first().waitFor();
    await inSheet('Done').click();
    await expect.poll(() => page.locator('.army-line').count()).toBe(1);
    await unfoldLine(page, 'Hero');
    await button('Number: Hero: more').click();
    await page.getByText('at 14 CP each').waitFor();
  });

  it('BW-LG-05 an army of the league says what breaks its limits, and its rule is a tap away', async () => {
    const page = await begin();
    await playBy(page, 'League');
    await button('Add a unit').click();
    await tile('Medic').waitFor();
    await sheet().getByRole('radio', { name: '10', exact: true }).check();
    await tile('Knight').click();
    await tile('Rifleman').click();
    await sheet().getByText('190 CP').first().waitFor();
    await inSheet('Done').click();
    await page
      .getByText(/1 rule broken/)
      .first()
      .click();
    await button(/^Broken: The league allows 150 CP: this army costs 190/).click();
    await sheet().getByRole('heading', { level: 2 }).first().waitFor();
    await page.goBack();
    await expect.poll(() => sheet().count()).toBe(0);
    await unfoldLine(page, 'Knight');
    for (let model = 0; model < 4; model += 1) await button('Number: Knight: less').click();
    await page.getByText('Legal army', { exact: true }).first().waitFor();
    // The same army by the English rulebook has no such limit.
    await stored(page, /"edition":"league"/);
  });

  it('BW-LP-01 BW-QW-01 the short games offer their own units, LUGPolWars at its prices, QuikWars without any', async () => {
    const page = await begin();
    await playBy(page, 'LUGPolWars');
    await button('Add a unit').click();
    // A mercenary 4, heavy weapon 3, shield and armor 1 each.
    await inSheet(/^Add 1 × Knight Heavy weapon, Shield, Suit of armor 9 CP/).waitFor();
    await inSheet(/^Build a unit/).click();
    await inSheet(/^Unit: Mercenary, 4 CP/).waitFor();
    await sheet()
      .getByRole('radio', { name: /^Two-handed weapon \+3/ })
      .check();
    await inSheet(/^Left hand: Both hands/).click();
    await sheet()
      .getByRole('radio', { name: /^Shield −2/ })
      .check();
    await inSheet(/^Vehicle/).click();
    await sheet().getByRole('radio', { name: 'Drives a vehicle' }).check();
    await sheet().getByText('11 CP', { exact: true }).first().waitFor();
    await inSheet('Add to the army').click();
    await inSheet('Done').click();
    await page.getByText('Legal army', { exact: true }).first().waitFor();
    await playBy(page, 'QuikWars (English)');
    await page
      .getByText(/1 rule broken/)
      .first()
      .click();
    await button(/^Broken: Built for another game: Mercenary/).waitFor();
    await button(/^Still missing: A Hero is missing/).waitFor();
    await button('Add a unit').click();
    await tile('Hero').click();
    await expect.poll(() => tile('Hero').textContent()).not.toContain('CP');
    await inSheet('Done').click();
    await expect.poll(() => button(/^Still missing/).count()).toBe(0);
    await stored(page, /"short":\{"list":"quik"/);
  });
});
