import { describe, expect, it } from 'vitest';
import { battles as t } from '../../../src/armies/words/battles-en.ts';
import { battle } from '../../../src/armies/words/en.ts';
import { send } from '../../../src/armies/words/send-en.ts';
import { stepping } from '../../../src/kit/words/en.ts';
import { armyKey } from '../../../src/storage/army/army.ts';
import { encodeArmy } from '../../../src/storage/backup/parcel.ts';
import { playKey, type StoredPlay } from '../../../src/storage/plays.ts';
import { putRecords, readRecords } from '../../faults/records.ts';
import { army, line } from '../../storage/device.ts';
import { stored, usePhone } from '../../support/dom/phone.ts';

const { take } = usePhone();

const usb = (id: string, points: number, limit: number) =>
  army(id, { game: 'usb', name: id, limit, lines: [line('l', { name: `Men of ${id}`, count: 1, points })] });

const fought = (id: string, mine: string, theirs: string, own: number, other: number): StoredPlay => ({
  ...{ version: 2, id, game: 'usb', name: '', created: 1, changed: 5, revision: 1, ended: 5, undone: [] },
  mine: { name: mine, army: mine },
  theirs: { name: theirs, army: theirs },
  units: [
    { id: 'm1', side: 'mine', name: 'A', models: 1 },
    { id: 't1', side: 'theirs', name: 'B', models: 1 },
  ],
  events: [
    { do: 'score', side: 'mine', by: own },
    { do: 'score', side: 'theirs', by: other },
  ],
});

describe('armies/battle/begin', () => {
  it('armies/battle/begin: armies of the same limit first, with their record and what is over it; who was fought last is chosen, and one button says both totals', async () => {
    const { page, open } = await take();
    await open('#/armies');
    await putRecords(page, [
      ...[usb('Guard', 439, 450), usb('Ford', 390, 450), usb('Wardens', 462, 450), usb('Small', 90, 100)].map(
        (each) => [armyKey(each.id), each] as const,
      ),
      ...[fought('one', 'Guard', 'Ford', 3, 1), fought('two', 'Ford', 'Guard', 4, 2)].map(
        (each) => [playKey(each.id), each] as const,
      ),
    ]);
    await page.reload();
    await open('#/armies/~battle/~begin/Guard');
    const card = (name: string) => page.locator('.enemy-card').filter({ hasText: name });
    await card('Ford').waitFor();
    expect(await page.getByRole('radio', { name: /^Ford/ }).isChecked()).toBe(true);
    await card('Ford')
      .getByText(t.met(2, '1', '1'))
      .waitFor();
    await card('Wardens').getByText('12 over the limit').waitFor();
    expect(await card('Small').count()).toBe(0);
    const start = page.getByRole('button', { name: battle.start, exact: true });
    expect(await start.innerText()).toContain(`439 : 390 · ${t.rounds(5)}`);
    await page.getByRole('button', { name: t.everyone, exact: true }).click();
    await card('Small').waitFor();
    await page.getByRole('button', { name: t.playedAgainst, exact: true }).click();
    expect(await page.locator('.enemy-card').count()).toBe(1);
    await page.getByRole('radio', { name: new RegExp(`^${t.solo}`) }).check();
    expect(await start.innerText()).not.toContain(':');
    await start.click();
    await page.locator('.battle-row').first().waitFor();
    expect(await page.locator('.battle-side').count()).toBe(0);
  });

  it('armies/battle/begin: the only other army of the game is the enemy; of two nobody is before he was fought', async () => {
    const { page, open } = await take();
    await open('#/armies');
    await putRecords(
      page,
      [usb('Guard', 439, 450), usb('Ford', 390, 450)].map((each) => [armyKey(each.id), each] as const),
    );
    await page.reload();
    await open('#/armies/~battle/~begin/Guard');
    await page.locator('.enemy-card').waitFor();
    expect(await page.getByRole('radio', { name: /^Ford/ }).isChecked()).toBe(true);
    await putRecords(page, [[armyKey('Wardens'), usb('Wardens', 462, 450)] as const]);
    await page.reload();
    await page.locator('.enemy-card').nth(1).waitFor();
    expect(await page.getByRole('radio', { name: new RegExp(`^${t.plain}`) }).isChecked()).toBe(true);
  });

  it('armies/battle/begin: what is entered of an enemy who is not here is kept till the battle begins', async () => {
    const { page, open } = await take();
    await open('#/armies');
    await putRecords(page, [[armyKey('Guard'), usb('Guard', 439, 450)]]);
    await page.reload();
    await open('#/armies/~battle/~begin/Guard');
    const name = page.getByRole('textbox', { name: battle.enemyName });
    await page.getByRole('button', { name: stepping.more(battle.enemyUnits), exact: true }).click();
    await name.fill('Kub');
    await stored(page, /battle-enemy.*Kub/);
    await page.reload();
    await expect.poll(() => name.inputValue()).toBe('Kub');
    await page.getByRole('button', { name: stepping.typeNumber(battle.enemyUnits, '6') }).waitFor();
    await page.getByRole('button', { name: battle.start, exact: true }).click();
    await page.locator('.battle-row').first().waitFor();
    await open('#/armies/~battle/~begin/Guard');
    await name.waitFor();
    expect(await name.inputValue()).toBe('');
  });

  it('armies/battle/begin: an army received on the spot is chosen when one is back, and the battle has its units', async () => {
    const { page, open } = await take();
    await open('#/armies');
    await putRecords(page, [[armyKey('Guard'), usb('Guard', 439, 450)]]);
    await page.reload();
    await open('#/armies/~battle/~begin/Guard');
    await page.getByRole('button', { name: new RegExp(`^${t.theirArmy}`) }).click();
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles({
        name: 'ford.adjutant',
        mimeType: 'application/json',
        buffer: Buffer.from(encodeArmy(usb('Ford', 390, 450), 5, '0.1.0')),
      });
    await page.getByRole('dialog').getByRole('button', { name: send.keep, exact: true }).click();
    await expect.poll(() => page.getByRole('radio', { name: /^Ford/ }).isChecked()).toBe(true);
    await page.getByRole('button', { name: battle.start, exact: true }).click();
    await page.locator('.battle-side').nth(1).click();
    await page.locator('.battle-row').filter({ hasText: 'Men of Ford' }).waitFor();
    await stored(page, /"theirs":\{"name":"Ford","army":"Ford"\}/);
    expect(Object.keys(await readRecords(page, 'play-summary:'))).toHaveLength(1);
  });

  it('armies/battle/begin: a list that is pasted on the spot is the enemy’s army', async () => {
    const { page, open } = await take();
    await open('#/armies');
    await putRecords(page, [[armyKey('Guard'), usb('Guard', 439, 450)]]);
    await page.reload();
    await open('#/armies/~battle/~begin/Guard');
    await page.getByRole('button', { name: new RegExp(`^${t.theirArmy}`) }).click();
    await page.getByRole('button', { name: send.fromList, exact: true }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByLabel(send.listLabel, { exact: true }).fill('USB: Ford\n3x Spears 20');
    await sheet.getByText('Game: BrikWars', { exact: true }).click();
    await sheet.getByRole('radio', { name: 'USB', exact: true }).check();
    await sheet.getByRole('button', { name: send.listTake(1), exact: true }).click();
    await page.getByRole('button', { name: battle.start, exact: true }).waitFor();
    await expect.poll(() => page.locator('.enemy-card input').first().isChecked()).toBe(true);
  });
});
