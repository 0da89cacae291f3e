import { describe, expect, it } from 'vitest';
import { usePhone } from '../../support/dom/phone.ts';
import { typeCounts, typeFaces } from '../../support/play/real-dice.ts';

const { take, current } = usePhone();

const button = (name: string | RegExp) => current().page.getByRole('button', { name, exact: true });
const dialog = () => current().page.getByRole('dialog');
const shares = () => current().page.locator('.outcome-brick .fight-number').allTextContents();
const plate = (at: number) => current().page.locator('.stage-plate').nth(at);

async function back(): Promise<void> {
  const { page } = current();
  await page.goBack();
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
}

async function openSquads(query = ''): Promise<void> {
  const { open, page } = current();
  await open(`#/fight/squads${query}`);
  await page.locator('.outcome-brick').first().waitFor();
}

describe('squads: two squads in a round', () => {
  it('BW-SQ-23 BW-SQ-40 squads: two squads of eight fight a round with typed dice, and the fallen are taken off', async () => {
    const { page } = await take();
    await openSquads();
    await expect.poll(async () => (await shares()).reduce((sum, share) => sum + Number(share), 0)).toBe(100);
    await page.locator('.thumb-bar .button').first().click();
    await page.getByText('My squad: 8 attacks').first().waitFor();
    // Three of eight hit, each with damage 5 against Armor 4.
    await button(/^3 hits/).click();
    await page.getByText('My squad: damage of 3 hits').first().waitFor();
    await typeFaces(page, 3, 3, 3);
    await page.getByText('Enemy squad: 5 attacks').first().waitFor();
    // Of the five who live two hit; a one of damage does nothing.
    await button(/^2 hits/).click();
    await page.getByText('Enemy squad: damage of 2 hits').first().waitFor();
    await typeFaces(page, 3, 1);
    await expect.poll(() => page.locator('.end-detail').textContent()).toBe('Enemy losses: 3. My losses: 1.');
    await button('Remove the fallen').click();
    await expect.poll(() => plate(0).textContent()).toContain('7 × Minifig');
    await expect.poll(() => plate(1).textContent()).toContain('5 × Minifig');
    await button('Undo').click();
    await expect.poll(() => plate(1).textContent()).toContain('8 × Minifig');
  });

  it('BW-SQ-01 squads: a squad is made of a unit at hand', async () => {
    const { page } = await take();
    await openSquads();
    await plate(0).click();
    await button('Choose a unit…').click();
    await dialog().getByRole('button', { name: /^Hero/ }).first().click();
    await expect.poll(() => dialog().getByText('Skill 1d10, Armor 2d6').count()).toBeGreaterThan(0);
    await back();
    await expect.poll(() => plate(0).textContent()).toContain('8 × Own values');
    await expect.poll(() => page.url()).toMatch(/&mine\.unit=own&mine\.ownSkill=1d10&mine\.ownArmor=2d6&/);
  });

  it('BW-SQ-38 squads: the owner chooses who takes the hit, and each choice says its odds', async () => {
    const { page } = await take();
    const armed = 'heavy*long-ranged*1d6*4*3*1d6*2';
    await openSquads(`?v=1&e=2005&k=ranged.mine.8.1.0&m=1*minifig*0*${armed}&t=1*minifig*1*${armed}&s=`);
    await expect.poll(() => plate(1).textContent()).toContain('1 × Minifig + Officer');
    await page.locator('.thumb-bar .button').first().click();
    await typeFaces(page, 5);
    await typeFaces(page, 4);
    await page
      .getByText(/Enemy squad: who takes/)
      .first()
      .waitFor();
    const spared = page.getByRole('button', { name: /^Minifig 1/ });
    await spared.waitFor();
    await page.getByRole('button', { name: /^Officer/ }).waitFor();
    await spared.click();
    await expect.poll(() => page.locator('.end-detail').textContent()).toBe('1 of them falls.');
  });

  it('BW-SQ-34 BW-SQ-35 squads: a Charge is set on the stage, explained, advised and played with typed dice', async () => {
    const { page } = await take();
    await openSquads();
    await page.locator('.stage').getByRole('radio', { name: 'Charge' }).check();
    await page.locator('.ruler').waitFor();
    await page.getByText('Momentum points').first().waitFor();
    // They meet it with spears, which is no sure thing.
    await expect.poll(shares).toEqual(['<1', '83', '17']);
    await page.locator('.outcome').first().click();
    await dialog().getByText('Braced: they stand as one body and strike back').waitFor();
    await dialog()
      .getByRole('button', { name: /Rule BWC-153/ })
      .waitFor();
    await back();
    await button('Attack: More 1').click();
    const braces = dialog().getByRole('button', { name: 'They brace', exact: true });
    await expect.poll(() => braces.innerText()).toMatch(/→\s>99\s%$/);
    await braces.click();
    await expect.poll(() => braces.getAttribute('aria-pressed')).toBe('false');
    await back();
    await page.locator('.outcome').first().click();
    await dialog().getByText('Not braced: each is a separate target').waitFor();
    await back();
    await button('My squad loses 0 of 8').click();
    await dialog().getByText('How many enemies fall').first().waitFor();
    await back();
    await openSquads('?v=2&kind=charge&run.braced=1');
    await expect.poll(async () => (await shares()).length).toBe(3);
    await page.locator('.thumb-bar .button').first().click();
    await page.getByText('My squad: damage of 1 hit').first().waitFor();
    // Four points of Momentum: more than Armor 4. Eight that resist: all ones do nothing.
    await typeFaces(page, 2, 2, 2, 3);
    await page.getByText('Enemy squad: damage of 1 hit').first().waitFor();
    await typeCounts(page, { 1: 8 });
    await page.getByText('My squad: KnockBack').first().waitFor();
    await typeFaces(page, 5, 5, 5, 5);
    await typeCounts(page, { 1: 7, 2: 1 });
    await expect.poll(() => page.locator('.end-detail').textContent()).toBe('Enemy losses: 1. My losses: 0.');
    await page
      .getByText(/the plate flies 3″/)
      .first()
      .waitFor();
  });

  const knight = '1*own*0*heavy*long-ranged*1d6*3d10*3*1d6*0';
  const spears = (count: number) => `${count}*minifig*0*heavy*long-ranged*1d6*4*3*1d6*0`;

  it('BWC-07 BW-SQ-34 squads: four spears kill Armor 3d10 in 82 of 100, two braced ones in 34', async () => {
    const { page } = await take();
    await openSquads(`?v=1&e=2005&k=charge.mine.8.1.0&m=${spears(4)}&t=${knight}&s=&c=8.0.1.0.4.4`);
    await expect.poll(shares).toEqual(['82', '18']);
    await page.locator('.outcome').first().click();
    await dialog().getByText('Every weapon that hits adds its damage to the one blow').waitFor();
    await back();
    await openSquads(`?v=1&e=2005&k=charge.theirs.8.1.0&m=${spears(2)}&t=${knight}&s=&c=8.1.1.0.4.4`);
    await page.locator('.outcome').last().click();
    await expect.poll(() => dialog().textContent()).toMatch(/33\.9\s%/);
  });

  it('BW-CHG-13 squads: in a Charge spears and lances are there to choose, hand weapons are not', async () => {
    const { page } = await take();
    await openSquads(`?v=1&e=2005&k=charge.mine.8.1.0&m=${spears(4)}&t=${knight}&s=&c=8.0.1.0.4.4`);
    await plate(0).click();
    const named = (name: RegExp) => dialog().getByRole('radio', { name });
    await named(/^Spear/).waitFor();
    await named(/^Bodies/).waitFor();
    expect(await named(/^(Hand weapon|Random object)/).count()).toBe(0);
    await named(/^Lance or pike/).check();
    await back();
    await expect.poll(() => plate(0).textContent()).toContain('Lance or pike');
    await button('Attack: More 1').click();
    await dialog().getByRole('button', { name: 'Against riders', exact: true }).click();
    await back();
    await expect.poll(() => page.url()).toContain('ridersMet');
  });

  it('BW-SQ-29 BW-SQ-36 squads: numbers and plates change the odds, with their reasons', async () => {
    const { page } = await take();
    await openSquads();
    await plate(1).click();
    const fewer = dialog()
      .getByRole('button', { name: /fewer|less|−/i })
      .first();
    for (let member = 0; member < 4; member += 1) await fewer.click();
    await expect.poll(() => plate(1).textContent()).toContain('4 × Minifig');
    await back();
    await page.locator('.outcome').first().click();
    await dialog().getByText('Outnumbered: Counters at −1 Skill and damage').waitFor();
    await dialog()
      .getByRole('button', { name: /Rule BW-SQ-29/ })
      .waitFor();
    await back();
    await page.getByRole('radio', { name: 'Volley' }).check();
    await page.locator('.ruler').waitFor();
    await page.locator('.outcome', { hasText: 'All fall' }).click();
    await dialog().getByText('The size of the plate: Skill +1').waitFor();
  });

  it('BW-SQ-04 squads: on the ground of a volley and of a Charge stands what carries how far, and how many there are', async () => {
    const { page } = await take();
    await openSquads('?v=2&kind=ranged');
    const bands = () => page.locator('.ground-band').allTextContents();
    expect(await bands()).toEqual(['short bow 6″', 'longbow 12″']);
    const slider = page.getByRole('slider', { name: 'Between the Standards' });
    expect(await slider.getAttribute('aria-valuetext')).toBe('8″');
    await button('My squad: How many: less').click();
    await expect.poll(() => plate(0).textContent()).toContain('7 × Minifig');
    await openSquads('?v=2&kind=charge');
    expect(await bands()).toEqual(['Move 5″']);
    // Riders run as far as their horses.
    await openSquads('?v=2&kind=charge&run.riders=1');
    expect(await bands()).toEqual(['Move 10″']);
  });
});
