import { describe, expect, it } from 'vitest';
import { initialWreck, wreckCodec } from '../../src/brikwars/wreck/inputs.ts';
import { usePhone } from '../support/dom/phone.ts';

const { take } = usePhone();

const wreck = initialWreck('2005');
const shot = {
  ...wreck,
  groups: wreck.groups.map((group) => ({
    ...group,
    weapon: 'long-ranged' as const,
    count: 5,
    skillModifier: -2,
  })),
};

describe('fight/advice', () => {
  it.each([
    ['brikwars?v=2', /^My fighter dies 19 → 0$/],
    ['many', /^Hits on average \S+ → \S+$/],
    ['magic?v=2&level=3', /^Hit \S+ → \S+$/],
    ['usb/shoot', /^Standfast lost \S+ → \S+$/],
    ['usb/charge', /^My unit breaks \S+ → \S+$/],
  ])('kit/stage/advice-chip: what is best in %s says the other number too', async (address, says) => {
    const { page, open } = await take();
    await open(`#/fight/${address}`);
    const also = page.locator('.advice-also');
    await also.first().waitFor();
    expect((await also.first().innerText()).trim()).toMatch(says);
    // The number that it is about stands beside it, now and then.
    expect(await page.locator('.advice-worth').first().innerText()).toMatch(/\d/);
  });

  it.each([
    [`wreck?${wreckCodec('2005').encode(shot)}`, /^Destroyed \/ Damaged$/],
    ['usb/test?v=1&kind=hit', /\d\+|Hit|or more/],
  ])('kit/stage/advice-chip: what is best in %s says whose chance it changes', async (address, says) => {
    const { page, open } = await take();
    await open(`#/fight/${address}`);
    const of = page.locator('.advice-worth > .visually-hidden');
    await of.first().waitFor();
    expect(await of.first().innerText()).toMatch(says);
  });

  it.each([
    ['pl', 'Mój wojownik ginie 19 → 0'],
    ['hu', 'A harcosom meghal 19 → 0'],
  ] as const)('kit/stage/advice-chip: the second number of a duel in %s', async (language, says) => {
    const { page, open } = await take({ language });
    await open('#/fight/brikwars?v=2');
    const also = page.locator('.advice-also');
    await also.first().waitFor();
    expect((await also.first().innerText()).trim()).toBe(says);
  });
});
