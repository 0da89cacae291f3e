import { describe, expect, it } from 'vitest';
import { usePhone } from '../../support/dom/phone.ts';

const { take, current } = usePhone();

const field = () => current().page.getByRole('searchbox');
const button = (name: string | RegExp) => current().page.getByRole('button', { name, exact: true });
const place = () => current().page.evaluate(() => location.hash.split('?')[0]);
const parts = () =>
  current().page.getByRole('group', { name: 'Understood' }).getByRole('button').allTextContents();
const found = () => current().page.getByRole('list', { name: 'Fights' }).getByRole('button');

async function openAsk(hash = '#/fight/ask'): Promise<void> {
  await current().open(hash);
  await field().waitFor();
}

describe('ask: the page of a fight that is asked for in words', () => {
  it('ask: a text is shown in parts, one is taken out, and the fight opens with what is left; Back leads to what was asked', async () => {
    await take();
    await openAsk();
    await field().fill('hero with sword and shield against a rookie');
    await expect
      .poll(parts)
      .toEqual(['my fighter: hero', 'my fighter: sword', 'my fighter: shield', 'enemy: rookie']);
    await button('Leave out: my fighter: shield').click();
    await expect.poll(() => field().inputValue()).toBe('hero with sword and against a rookie');
    await expect.poll(() => found().textContent()).toMatch(/Enemy dies: \d+/);
    await found().click();
    await expect.poll(place).toBe('#/fight/brikwars');
    await current().page.locator('.fight').waitFor();
    const link = await current().page.evaluate(() =>
      new URLSearchParams(location.hash.split('?')[1]).toString(),
    );
    expect(new URLSearchParams(link).get('attacker.unit')).toBe('hero');
    expect(new URLSearchParams(link).get('attacker.hands')).toBeNull();
    expect(new URLSearchParams(link).get('defender.hands')).toBe('hand,nothing');
    await current().page.goBack();
    await expect.poll(place).toBe('#/fight/ask');
    await expect.poll(() => field().inputValue()).toBe('hero with sword and against a rookie');
    await field().fill('');
    await expect.poll(() => button('hero with sword and against a rookie').count()).toBe(1);
  });

  it('ask: what is not understood, or has no place, is named, and no odds are told then', async () => {
    await take();
    await openAsk();
    await field().fill('orc with axe against shield on a wall');
    await expect.poll(parts).toContain('not understood: orc');
    await expect.poll(() => found().textContent()).toContain('Left out: on a wall.');
    expect(await found().textContent()).not.toContain('%');
    await field().fill('what is the weather');
    await expect.poll(() => current().page.getByText('This does not describe a fight yet.').count()).toBe(1);
    await expect.poll(() => button('Look it up in the rules').count()).toBe(1);
  });

  it('ask: of what the words leave open each way is one tap', async () => {
    await take();
    await openAsk();
    await field().fill('bow at 4 inches in cover');
    await expect.poll(() => found().count()).toBe(4);
  });

  it('ask: an example of USB opens its mode, and the way back gives the fight before', async () => {
    await take();
    await openAsk('#/fight/usb/ask');
    await button('riders charge a phalanx').click();
    await expect.poll(() => field().inputValue()).toBe('riders charge a phalanx');
    await found().click();
    await expect.poll(place).toBe('#/fight/usb/charge');
  });

  it('ask: the way to it stands among what is more of a fight', async () => {
    await take();
    await current().open('#/fight/brikwars');
    await current().page.locator('.fight').waitFor();
    await button('More').click();
    await button('Ask in words').click();
    await field().waitFor();
    expect(await place()).toBe('#/fight/ask');
    await button('Close').click();
    await expect.poll(place).toBe('#/fight/brikwars');
  });
});
