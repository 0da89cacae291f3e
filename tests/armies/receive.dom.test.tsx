import { describe, expect, it } from 'vitest';
import { send as t } from '../../src/armies/words/send-en.ts';
import { usePhone } from '../support/dom/phone.ts';

const { take } = usePhone();

const fight =
  'fight/brikwars?v=1&e=pl&cf=total&m=close&a=own.own.shield.2,10,-1.0,6,7.5,1,6,2,hand.-2.decline.3&d=minifig.hand.shield.1,6,0.0,6,4.3,1,6,0,heavy.0.take.0&s=0.0.2.0.12.1.4&x=short-ranged.1.0.6&sp=1&r=5&g=trade&p=p1';

describe('armies/send', () => {
  it('armies/send: a link to a fight, pasted with the words around it, opens the fight, and Back leads here again', async () => {
    const { page, open } = await take();
    await open('#/armies/~receive');
    await page.getByRole('button', { name: t.fromLink, exact: true }).click();
    await page
      .getByRole('textbox', { name: t.pasteLabel })
      .fill(`Your turn (https://example.org/#/${fight}).`);
    await page.getByRole('dialog').getByRole('button', { name: t.take, exact: true }).click();
    await page.locator('.fight-stage').waitFor();
    expect(await page.evaluate(() => location.hash)).toContain('a=own.own.shield.2,10,-1.0,6,7.5');
    await page.goBack();
    await page.getByRole('button', { name: t.fromLink, exact: true }).waitFor();
  });
});
