import { describe, expect, it } from 'vitest';
import { send as t } from '../../src/armies/words/send-en.ts';
import { encodeArmy } from '../../src/storage/backup/parcel.ts';
import { readRecords } from '../faults/records.ts';
import { army } from '../storage/device.ts';
import { usePhone } from '../support/dom/phone.ts';

const { take } = usePhone();

/** A file with one army in it. */
const sent = (name: string) => encodeArmy(army(name, { name }), 5, '0.1.0');

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

  it('armies/send: a text of the app pasted where links go is shown as the army that it was, game and limit and all', async () => {
    const { page, open } = await take();
    await open('#/armies/~receive');
    await page.getByRole('button', { name: t.fromLink, exact: true }).click();
    await page
      .getByRole('textbox', { name: t.pasteLabel })
      .fill(
        'Iron Ford (USB, 1,300 of 1,500 points)\n3 × Thirds: 100 points\n   Hit 5+, Initiative 2\n1 × Ship: 1,200 points\nMade with Adjutant.',
      );
    await page.getByRole('dialog').getByRole('button', { name: t.take, exact: true }).click();
    const sheet = page.getByRole('dialog', { name: t.fromList });
    await sheet.getByRole('status').getByText(t.listSays('1,300', '1,300')).waitFor();
    await sheet.getByRole('button', { name: t.listTake(2), exact: true }).click();
    await page.getByRole('heading', { name: 'Iron Ford', exact: true }).waitFor();
    const [army] = Object.values(await readRecords(page, 'army:')) as {
      game: string;
      limit: number;
      lines: { count: number; points: number }[];
    }[];
    expect([army?.game, army?.limit]).toEqual(['usb', 1500]);
    expect(army?.lines.map(({ count, points }) => [count, points])).toEqual([
      [2, 33.33],
      [1, 33.34],
      [1, 1200],
    ]);
  });

  it('armies/send: what nobody can read stays to be read, with the reason beside it', async () => {
    const { page, open } = await take();
    await open('?text=Shall%20we%20play%3F#/armies/~receive');
    const sheet = page.getByRole('dialog', { name: t.fromLink });
    await sheet.getByText(t.foreign).waitFor();
    expect(await sheet.getByRole('textbox', { name: t.pasteLabel }).inputValue()).toBe('Shall we play?');
    await sheet.getByRole('textbox', { name: t.pasteLabel }).fill('https://example.org/#/armies/k3x9');
    await sheet.getByRole('button', { name: t.take, exact: true }).click();
    await sheet.getByText(t.keptThere).waitFor();
  });

  it('armies/send: a backup pasted as a list leads to its preview', async () => {
    const { page, open } = await take();
    await open('#/armies/~receive');
    await page.getByRole('button', { name: t.fromList, exact: true }).click();
    const sheet = page.getByRole('dialog', { name: t.fromList });
    await sheet.getByRole('textbox', { name: t.listLabel }).fill(sent('Guard'));
    await sheet.getByRole('button', { name: t.take, exact: true }).click();
    await page.getByRole('dialog', { name: t.receiveTitle }).getByText('1 army is added').waitFor();
  });

  it('armies/send: rows that have no room in an army are counted before it is made', async () => {
    const { page, open } = await take();
    await open('#/armies/~receive');
    await page.getByRole('button', { name: t.fromList, exact: true }).click();
    const sheet = page.getByRole('dialog', { name: t.fromList });
    await sheet
      .getByRole('textbox', { name: t.listLabel })
      .fill(`name;count;points\n${Array.from({ length: 700 }, (_, at) => `U${at};1;1`).join('\n')}`);
    await sheet.getByRole('button', { name: t.listTake(500), exact: true }).waitFor();
    await sheet.getByText(t.noRoom(200)).waitFor();
  });

  it('armies/send: of several files each has its turn', async () => {
    const { page, open } = await take();
    await open('#/armies/~receive');
    const file = (name: string) => ({
      name: `${name}.adjutant`,
      mimeType: 'application/json',
      buffer: Buffer.from(sent(name)),
    });
    await page
      .locator('.receive-ways > label input[type=file]')
      .setInputFiles([file('one'), file('two'), file('three')]);
    const preview = page.getByRole('dialog', { name: t.receiveTitle });
    for (const name of ['one', 'two']) {
      await preview.getByText(name, { exact: true }).waitFor();
      await preview.getByRole('button', { name: t.keep }).click();
    }
    await preview.getByText('three', { exact: true }).waitFor();
    await preview.getByRole('button', { name: t.keep }).click();
    await page.getByRole('heading', { name: 'three', exact: true }).waitFor();
    expect(Object.keys(await readRecords(page, 'army:'))).toHaveLength(3);
  });
});
