import { describe, expect, it } from 'vitest';
import { usePhone } from '../../support/dom/phone.ts';

const { take, current } = usePhone();

const button = (name: string | RegExp) => current().page.getByRole('button', { name });
const bar = (text: RegExp) => current().page.locator('.outcome', { hasText: text });

describe('shoot', () => {
  it('BW-ATK-12 brikwars/duel/shot-advice: to aim first is offered with what it makes of the hits and of the end, and can be taken back', async () => {
    const { page, open } = await take();
    await open('#/fight/brikwars?v=2&mode=ranged');
    const aim = button(/^Aim first and stand still\s*Enemy dies\s*22\s*→\s*28\s*hits 67 → 83/);
    await aim.click();
    await bar(/^Enemy dies\s*28/).waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await bar(/^Enemy dies\s*22/).waitFor();
  });

  it('BW-ATK-04 brikwars/duel/shot-advice: who is out of reach is told how far to step, and what the shot is worth then', async () => {
    const { page, open } = await take();
    await open('#/fight/brikwars?v=2&mode=ranged&shot=long-ranged&distance=13');
    await page.getByText('Out of range: this weapon reaches 12″.').first().waitFor();
    await button(/^Step 1″ nearer, then shoot\s*Enemy dies\s*0\s*→\s*33\s*hits 0 → 67/).click();
    await bar(/^Enemy dies\s*33/).waitFor();
    await expect
      .poll(() => page.getByRole('slider', { name: /Inches to the target/ }).getAttribute('aria-valuetext'))
      .toBe('12″');
    // So far is no step any more: moving costs.
    await page.getByRole('slider', { name: /Inches to the target/ }).fill('20');
    await button(/^Step 8″ nearer, then shoot\s*Enemy dies\s*0\s*→\s*25\s*hits 0 → 50/).waitFor();
  });

  it('BW-COMB-05 kit/stage/count-pill: one more shooter goes on with several, and takes along all that was set, and there it is one more again', async () => {
    const { page, open } = await take();
    await open('#/fight/brikwars?v=2&mode=ranged&shot=long-ranged&distance=8');
    const pill = page.getByRole('group', { name: 'My shooters', exact: true });
    expect(await pill.getByRole('button', { name: 'My shooters: less' }).isDisabled()).toBe(true);
    await pill.getByRole('button', { name: 'My shooters: more' }).click();
    const many = page.getByRole('group', { name: 'My attackers', exact: true });
    await expect.poll(() => many.innerText()).toMatch(/×2/);
    expect(page.url()).toMatch(/fight\/many.*=2\.+lo\.+8/);
    await expect
      .poll(() => page.getByRole('slider', { name: /Inches to the target/ }).getAttribute('aria-valuetext'))
      .toBe('8″');
    await many.getByRole('button', { name: 'My attackers: more' }).click();
    await page.locator('.stage-plate', { hasText: '3 × Minifig' }).waitFor();
  });

  it('BW-SKL-02 brikwars/duel/circumstance-chips: of a target that hides it is one tap to who looks first, and there the odds are the same', async () => {
    const { page, open } = await take();
    await open('#/fight/brikwars?v=2&mode=ranged&distance=5');
    await button(/^More \(/).click();
    const sheet = page.getByRole('dialog');
    const looks = sheet.getByRole('button', { name: 'My fighter looks for the hider first…' });
    expect(await looks.count()).toBe(0);
    await sheet.getByRole('button', { name: /^Hides at half speed/ }).click();
    await looks.waitFor();
    await bar(/^Enemy dies\s*17/).waitFor();
    await looks.click();
    await expect.poll(() => page.url()).toMatch(/fight\/magic.*kind=shot/);
    await page.getByText('Hit, but lives').first().waitFor();
  });
});
