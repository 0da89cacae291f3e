import { describe, expect, it } from 'vitest';
import { usePhone } from '../../support/dom/phone.ts';

const { take, current } = usePhone();

const button = (name: string | RegExp) => current().page.getByRole('button', { name, exact: true });
const dialog = () => current().page.getByRole('dialog');
const shares = () => current().page.locator('.outcome-brick .fight-number').allTextContents();

async function back(): Promise<void> {
  const { page } = current();
  await page.goBack();
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
}

async function openWreck(query = ''): Promise<void> {
  const { open, page } = current();
  await open(`#/fight/wreck${query}`);
  await page.locator('.outcome-brick').first().waitFor();
}

describe('wreck: attacks on a creation', () => {
  it('BW-CRE-05 wreck: vermin are hurt as their Armor says', async () => {
    await take();
    const rat = (armor: number) =>
      `?v=1&e=2005&a=1*minifig*1d6*hand*1*3*1d6**0&c=0.0.${armor}~ground-4-4~~simple.0.0.0&s=0...0&t=whole.0&o=0.0.2x2.0.0`;
    await openWreck(rat(0));
    await expect.poll(shares).toEqual(['69', '31']);
    const { page } = current();
    await page.locator('.stage-plate', { hasText: 'Armor 0' }).waitFor();
    await openWreck(rat(3));
    await expect.poll(shares).toEqual(['42', '58']);
    await page.locator('.outcome').first().click();
    await dialog().getByText('Vermin have no Structure Level: Armor 3').waitFor();
  });

  it('BWC-09 BW-ATK-05 wreck: axes fell a house without a roll, and a grenade is asked how far it flies', async () => {
    const { page } = await take();
    const house = 'c=10.2.0~~~none.0.0.0&s=0...0&t=whole.0&o=0.0.2x2.0.0';
    await openWreck(`?v=1&e=2005&a=4*minifig*1d6*two-handed*1*3*1d6**0&${house}`);
    const hit = button(/^Hit /);
    await expect.poll(() => hit.textContent()).toContain('100');
    await page.locator('.stage-plate').first().click();
    await button('Target is an object: automatic hit').click();
    await back();
    await expect.poll(() => hit.textContent()).not.toContain('100');
    await openWreck(`?v=1&e=2005&a=1*minifig*1d6*explosive*1*3*1d6**0*d9&${house}`);
    await expect.poll(() => hit.textContent()).toMatch(/<?\d/);
    await hit.click();
    await dialog().getByText('The throw must carry 9″').waitFor();
  });

  it('BW-WEAP-12 BW-ATK-05 wreck: a grenade that falls 2 inches short harms a house with its blast', async () => {
    const { page } = await take();
    const house = 'c=10.2.0~~~none.0.0.0&s=0...0&t=whole.0&o=0.0.2x2.0.0&r=1';
    await openWreck(`?v=1&e=2005&a=1*minifig*1d6*explosive*1*3*1d6**0*d7&${house}`);
    await page.locator('.outcome').first().click();
    await dialog().getByText('A throw short by 2″ at most still catches it in its blast').waitFor();
    await back();
    await button('Type real dice').click();
    const faces = page.getByRole('group', { name: /which face\?$/ });
    await faces.getByRole('button', { name: '3', exact: true }).click();
    await page
      .getByText(/\(blast from beside: 1\)/)
      .first()
      .waitFor();
    await page
      .getByText(/damage of 1 hit/)
      .first()
      .waitFor();
  });

  it('BW-DMG-03 BW-DMG-04 wreck: a tank is built, its bill and its faults shown, attacked with typed dice, and its damage kept', async () => {
    const { page } = await take();
    await openWreck();
    await page.locator('.stage-plate').nth(1).click();
    await button('Tank').click();
    await dialog().getByText('Costs 24 CP').waitFor();
    await button('Gun 3 9').click();
    await dialog()
      .getByText(/4″ of 8″ of weapons/)
      .waitFor();
    for (let weapon = 0; weapon < 5; weapon += 1) await button('One more weapon').click();
    await dialog().getByText('Too many weapons: 9″ of Weapon Size, 8″ fit.').waitFor();
    await expect
      .poll(() =>
        dialog()
          .getByRole('button', { name: /^Gun \d \d$/ })
          .count(),
      )
      .toBe(7);
    await button('Tank').click();
    await expect
      .poll(() =>
        dialog()
          .getByText(/Too many weapons/)
          .count(),
      )
      .toBe(0);
    await back();
    await page.locator('.stage-plate', { hasText: 'Tank' }).waitFor();

    await page.locator('.thumb-bar .button').first().click();
    for (const face of [5, 5, 5]) await button(String(face)).click();
    // Damage 10 for each, met by three rolls of Armor.
    for (const face of [9, 9, 9]) await button(String(face)).click();
    for (let die = 0; die < 6; die += 1) await button('2').click();
    await expect.poll(() => page.locator('.end-detail').textContent()).toBe('3 pips of Size Damage.');
    await button('Save this damage').click();
    await button('3 of 4 pips gone').waitFor();
    await page.reload();
    await button('3 of 4 pips gone').click();
    await dialog()
      .getByText(/Move now 5″/)
      .waitFor();
    await button('Repair all').click();
    await dialog().getByRole('button', { name: 'Undo' }).click();
    await back();
    await button('3 of 4 pips gone').waitFor();
  });

  it('BW-HERO-03 wreck: a Cranky Hero harms a creation less', async () => {
    const { page } = await take();
    await openWreck();
    await page.locator('.stage-plate').first().click();
    await dialog().getByRole('radio', { name: /^Hero/ }).first().check();
    for (let hero = 1; hero <= 5; hero++) await button('Other heroes on the team (Cranky): more').click();
    await back();
    await page.locator('.stage-plate', { hasText: 'Cranky −5' }).waitFor();
    await page.locator('.stage-scene .cranky-cloud').first().waitFor();
    await expect.poll(() => page.url()).toMatch(/&groups\.1\.cranky=5/);
  });

  it('BW-DMG-05 BW-CRE-13 wreck: a part is aimed at, breaks off, and is gone from what can be aimed at', async () => {
    const { page } = await take();
    await openWreck();
    // Each part says how likely it comes off, and the bar says the same once it is aimed at.
    await expect.poll(() => button('Gun 1').innerText()).toMatch(/Gun \d+\s%$/);
    await expect.poll(() => button('Ground: a part of it').innerText()).toMatch(/Wheels \d+\s%$/);
    const before = await button('Gun 1').innerText();
    await button('Gun 1').click();
    await expect.poll(() => button('Gun 1').getAttribute('aria-pressed')).toBe('true');
    await page.locator('.outcome', { hasText: 'Breaks off' }).waitFor();
    const [comesOff] = await shares();
    expect(before).toContain(`${comesOff}`);
    await expect.poll(() => button('Gun 1').innerText()).toBe(before);
    expect((await shares()).reduce((sum, share) => sum + Number(share), 0)).toBe(100);
    await page.locator('.outcome').first().click();
    await dialog()
      .getByRole('button', { name: /Rule BW-DMG-05/ })
      .waitFor();
    await back();
    await button('Undamaged').click();
    await button('Gun 1 is off').click();
    await back();
    await expect.poll(() => button('Gun 1').count()).toBe(0);
    await expect.poll(() => button('Whole car').getAttribute('aria-pressed')).toBe('true');
    await button('Parts gone').waitFor();
    // One thrower more, at the foot of the picture.
    await button('Attacks 1: how many: more').click();
    await page.locator('.stage-plate', { hasText: '4 × Grenade' }).waitFor();
  });

  it('BW-DMG-07 BW-DMG-09 wreck: a hit grinds instead, and a creation is cut in two, each with its way back', async () => {
    await take();
    await openWreck();
    await button(/^More \(/).click();
    await dialog()
      .getByText(/each die above 1 is a point/)
      .waitFor();
    await button('Roll a Grinding').click();
    await dialog()
      .getByText(/^Dice [\d, ]+: points \d+\.$/)
      .first()
      .waitFor();
    await back();
    await button('Undamaged').click();
    await dialog().getByText('Cut in two').click();
    await button('Continue with Size 2: counts as 2').click();
    await dialog().getByRole('button', { name: 'Undo' }).waitFor();
    await back();
    await button('cut to Size 2').waitFor();
    await button('cut to Size 2').click();
    await button('Repair all').click();
    await back();
    await button('Undamaged').waitFor();
  });
});
