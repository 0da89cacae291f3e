import { describe, expect, it } from 'vitest';
import { castlemap as map, castleplan as plans } from '../../../src/castle/words/hu.ts';
import { settled, usePhone } from '../harness.ts';

const { take } = usePhone();

const named =
  'v=1&t=36-72&c=1&o=cptf&a=near-0-36-3&a=far-0-36-3&s=k0-18-60-6-6-0,w0-24-60-6-2-0,r0-29-60-2&f=0-22-54-0.75&n=Smok+%C5%90r&d=0';

describe('castle plan on paper', () => {
  it('castle/plan with a figure that has a name is printed on one page', async () => {
    const { page, open } = await take({ language: 'hu', theme: 'dark' });
    await open(`#/castle/map?${named}`);
    const figure = page.locator('.map-thing[data-thing="figure-0"]');
    await expect.poll(() => figure.getAttribute('aria-label')).toContain(`Smok Őr (${map.demoralised})`);
    await page.locator('.map-hand > .thumb-bar > .button').last().click();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('button', { name: plans.picture, exact: true }).click();
    await page.locator('.plan-picture:not([data-paper])').waitFor();
    await settled(page);
    const paper = (await page.pdf({ format: 'A4' })).toString('latin1');
    const pages = paper.match(/\/Type\s*\/Page\b(?!s)/g)?.length;
    process.stdout.write(`castle plan: ${pages} page of paper\n`);
    expect(pages).toBe(1);
  });
});
