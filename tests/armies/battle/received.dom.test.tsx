import { describe, expect, it } from 'vitest';
import { battle } from '../../../src/armies/words/battle-en.ts';
import { battles as t } from '../../../src/armies/words/battles-en.ts';
import { playKey, type StoredPlay } from '../../../src/storage/plays.ts';
import { putRecords, readRecords } from '../../faults/records.ts';
import { stored, usePhone } from '../../support/dom/phone.ts';

const { take } = usePhone();

const sent: StoredPlay = {
  ...{ version: 2, id: 'sent', game: 'usb', counted: true, name: '', created: 1, changed: 5, revision: 1 },
  handed: true,
  mine: { name: 'Guard' },
  theirs: { name: 'Ford' },
  units: [
    { id: 'm1', side: 'mine', name: 'Spears', models: 2 },
    { id: 't1', side: 'theirs', name: 'Riders', models: 2 },
  ],
  events: [{ do: 'hand', to: 'theirs' }],
  undone: [],
};

describe('armies/battle/side-question', () => {
  async function receive() {
    const { page, open } = await take();
    await open('#/armies');
    await putRecords(page, [[playKey(sent.id), sent]]);
    await page.reload();
    await open(`#/armies/~battle/${sent.id}`);
    await page.getByRole('heading', { name: t.whichSide, exact: true }).waitFor();
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    return { page, button };
  }

  it('armies/battle/side-question: the side that did not send it is proposed; what is chosen is asked once, and “mine” is his', async () => {
    const { page, button } = await receive();
    expect(await button(t.iPlay('Ford')).getAttribute('data-kind')).toBe('primary');
    expect(await button(t.iPlay('Guard')).getAttribute('data-kind')).toBe('plain');
    await button(t.iPlay('Ford')).click();
    await page.getByText('My turn').waitFor();
    await page.locator('.battle-row').filter({ hasText: 'Riders' }).waitFor();
    await stored(page, '"begins":"theirs"');
    await page.reload();
    await page.getByText('My turn').waitFor();
    expect(Object.values(await readRecords(page, 'play:'))[0]).not.toHaveProperty('handed');
  });

  it('armies/battle/side-question: who only looks on has no side: the turn is told by the name of its army', async () => {
    const { page, button } = await receive();
    await button(t.lookOn).click();
    await page.getByText(battle.looksOn).first().waitFor();
    await page.locator('.battle-turn').getByText('Ford', { exact: true }).waitFor();
    expect(await page.getByText('My turn').count()).toBe(0);
    await stored(page, '"looks":true');
  });

  it('armies/battle/clock: a clock a side is set in the sheet, is seen in the head, stands in the record and stops at will', async () => {
    const { page, button } = await receive();
    await button(t.iPlay('Guard')).click();
    await button('More').click();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('radio', { name: t.minutes(30), exact: true }).check();
    await stored(page, /"clock":\{[^}]*"limit":30[^}]*"runs":"theirs"/);
    await sheet.getByRole('button', { name: t.clockStop }).click();
    await stored(page, /"clock":\{(?:"(?:mine|theirs|limit)":\d+,?){3}\}/);
    await page.reload();
    await page.locator('.battle-clock').first().waitFor();
    expect(await page.locator('.battle-turn .battle-clock').innerText()).toMatch(/^(?:30:00|29:\d\d)$/);
  });
});
