import { describe, it } from 'vitest';
import { type PhoneOptions, stored, usePhone } from './harness.ts';

const { take, current } = usePhone();

const button = (name: string | RegExp) => current().page.getByRole('button', { name, exact: true });
const says = (text: string | RegExp) => current().page.getByText(text).first().waitFor();

async function openQuik(options?: PhoneOptions, query = ''): Promise<void> {
  const { page, open } = await take(options);
  await open(`#/fight/quik${query}`);
  await page.locator('.quik .fight-answer').waitFor();
}

/** Types faces on the pad, one die after the other. */
async function type(...faces: readonly number[]): Promise<void> {
  const asked = current().page.getByRole('group', { name: /which face\?$/ });
  for (const face of faces) await asked.getByRole('button', { name: String(face), exact: true }).click();
}

describe('the short games', () => {
  it('BW-QW-06 typed dice through the Armor, kept through a reload, and the answer of who lived', async () => {
    await openQuik();
    const { page } = current();
    await button('Type real dice').click();
    await type(6, 2, 3);
    await says('Enemy: Armor');
    await type(6, 5, 1);
    await says('The enemy lives.');
    await says(/^That happens in 54 of 100/);
    await stored(page, '6.2.3t;6.5.1t');
    await page.reload();
    await button('Back to the dice').click();
    await says('The enemy lives.');
    await button(/^Next turn/).click();
    await button('Let the app roll').click();
    await button('Roll to the end').click();
    await says(/^Mine (lives|is destroyed)\.$/);
  });
});
