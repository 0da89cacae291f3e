import { describe, expect, it } from 'vitest';
import { battle } from '../../src/armies/words/battle-en.ts';
import { league } from '../../src/armies/words/league-en.ts';
import { putRecords } from '../faults/records.ts';
import { fixture } from '../storage/device.ts';
import { stored, usePhone } from '../support/dom/phone.ts';

const { take } = usePhone();

describe('armies/battle/report', () => {
  it('USB-VIC-01 armies/battle/report: what happened stands round by round with who stands, goes out as text, and grows with a note', async () => {
    const { page, open } = await take();
    await open('#/armies');
    const play = fixture('play-1.json') as Record<string, unknown>;
    await putRecords(page, [['play:p1', { ...play, id: 'p1' }]]);
    await open('#/armies/~battle/p1');
    const sheet = page.getByRole('dialog');
    const button = (name: string) => sheet.getByRole('button', { name, exact: true });
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await sheet.getByText('Report', { exact: true }).click();
    await expect.poll(() => sheet.locator('.battle-plate').allInnerTexts()).toEqual(['7/9Guard', '1/1Ford']);
    expect(await sheet.locator('.battle-verdict').allInnerTexts()).toEqual([battle.victory.mine]);
    await sheet.getByText(battle.noLuck).waitFor();
    const rounds = () => sheet.locator('.battle-report > li').allInnerTexts();
    const first = 'Round 1: Lost: 2 mine, 0 enemySpears −2\nSpears: Shaken\nMine +1\nPower Mine: 3';
    expect(await rounds()).toEqual([first, 'Round 2: Lost: 0 mine, 0 enemyrain']);
    await button(battle.share).click();
    const copied = () => page.evaluate(() => navigator.clipboard.readText());
    await expect
      .poll(async () => (await copied()).split('\n'))
      .toEqual([
        'Guard against Ford',
        'Models standing: 7 of 9 mine, 1 of 1 enemy',
        'Score 1 : 0',
        'Round 1: Lost: 2 mine, 0 enemy',
        ...['Spears −2', 'Spears: Shaken', 'Mine +1', 'Power Mine: 3'].map((event) => `  ${event}`),
        'Round 2: Lost: 0 mine, 0 enemy',
        '  rain',
      ]);
    // Where nothing can be drawn, that is said.
    await button(battle.sharePicture).click();
    await page.getByText(league.noPicture).first().waitFor();
    // A note of two lines of blanks is none.
    const note = sheet.getByRole('textbox', { name: 'Note' });
    await note.fill('   ');
    expect(await button('Write it down').isDisabled()).toBe(true);
    await note.fill('A bridge falls');
    await button('Write it down').click();
    await expect.poll(rounds).toEqual([first, 'Round 2: Lost: 0 mine, 0 enemyrain\nA bridge falls']);
    expect(await note.inputValue()).toBe('');
    await button('Score: Enemy: more').click();
    await button('Score: Enemy: more').click();
    await expect
      .poll(() => sheet.locator('.battle-verdict').allInnerTexts())
      .toEqual([battle.victory.theirs]);
    await button('Score: Mine: more').click();
    await expect.poll(() => sheet.locator('.battle-verdict').allInnerTexts()).toEqual([battle.victory.draw]);
    await stored(page, /"text":"A bridge falls"/);
    // The league is of BrikWars.
    expect(await button(battle.toLeague).count()).toBe(0);
  });
});
