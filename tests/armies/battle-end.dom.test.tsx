import { describe, expect, it } from 'vitest';
import { aftermath } from '../../src/armies/words/aftermath-en.ts';
import { battle } from '../../src/armies/words/battle-en.ts';
import { league } from '../../src/armies/words/league-en.ts';
import type { BattleEvent } from '../../src/rules/battle.ts';
import type { BattleUnit } from '../../src/rules/battle-unit.ts';
import { putRecords } from '../faults/records.ts';
import { fixture } from '../storage/device.ts';
import { stored, usePhone } from '../support/dom/phone.ts';

const { take } = usePhone();

/** A battle of the fixture's armies, with fights that recorded their odds. */
const fought: readonly BattleEvent[] = [
  {
    ...{ do: 'fight', stamp: '1', way: 'shoot', by: 'm2', at: 't1', likely: 1800 },
    changes: [{ unit: 'm2', lost: 3 }],
    expected: { mine: 100, theirs: 50 },
    dice: { mine: [{ sides: 6, count: 4, sum: 20 }] },
  },
  { do: 'round' },
  {
    ...{ do: 'fight', stamp: '2', way: 'charge', by: 'm2', at: 't1' },
    changes: [],
    look: { unit: 'm2', choice: 'Charge', other: 'Wait', by: -1200 },
  },
];

describe('armies/battle/end', () => {
  async function opened(more: Record<string, unknown> = {}) {
    const { page, open } = await take();
    await open('#/armies');
    const play = fixture('play-1.json') as Record<string, unknown>;
    await putRecords(page, [['play:p1', { ...play, id: 'p1', ...more }]]);
    await open('#/armies/~battle/p1');
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    const dialog = page.getByRole('dialog');
    const inDialog = (name: string) => dialog.last().getByRole('button', { name, exact: true });
    return { page, open, button, dialog, inDialog };
  }

  it('USB-VIC-01 armies/battle/end: a battle called over shows who won and why; nobody is in turn, and it can be taken up again', async () => {
    const { page, button, inDialog } = await opened();
    await button(battle.more).click();
    await inDialog(battle.end).click();
    await page.getByRole('heading', { name: aftermath.over, exact: true }).waitFor();
    expect(await page.locator('.end-half').allInnerTexts()).toEqual([
      `Guard\n${battle.victory.mine}\n1`,
      'Ford\n0',
    ]);
    await page.getByText(aftermath.by.score).waitFor();
    expect(await page.locator('.battle-turn').count()).toBe(0);
    expect(await button(battle.handOver).count()).toBe(0);
    await page.getByText(aftermath.noMoments).waitFor();
    // The league is of BrikWars.
    expect(await button(battle.toLeague).count()).toBe(0);
    await button(battle.more).click();
    await inDialog(battle.goOn).click();
    await page.locator('.battle-row').first().waitFor();
  });

  it('USB-VIC-01 armies/battle/bar: where nobody of a side is left the main button ends the battle, and who plays on does so in the hint', async () => {
    const { units } = fixture('play-1.json') as { readonly units: readonly BattleUnit[] };
    const fallen = units.filter(({ side }) => side === 'theirs');
    const events = fallen.map(({ id, models }): BattleEvent => ({ do: 'lose', unit: id, by: models }));
    const { page } = await opened({ events });
    const main = page.locator('.battle-bar .button[data-kind="primary"]');
    await expect.poll(() => main.innerText()).toBe(battle.end);
    expect(await page.getByRole('button', { name: battle.next, exact: true }).count()).toBe(1);
    await main.click();
    await page.getByRole('heading', { name: aftermath.over, exact: true }).waitFor();
  });

  it('BW-LG-01 armies/battle/end: what began as no game of a season is shown by the main button, and may be entered in the league from More', async () => {
    const { page, button, dialog, inDialog } = await opened({ game: 'brikwars', ended: 1, events: [] });
    await page.getByRole('heading', { name: aftermath.over, exact: true }).waitFor();
    await button(battle.more).click();
    await dialog.last().getByRole('radio', { name: 'Guard' }).click();
    await page.keyboard.press('Escape');
    const main = page.locator('.end-bar .button[data-kind="primary"]');
    await expect.poll(() => main.innerText()).toContain(aftermath.share);
    await button(battle.more).click();
    await inDialog(battle.toLeague).click();
    await page.getByText(battle.noGames).waitFor();
  });

  it('armies/battle/end: it goes out as a text, as a picture where one can be drawn, and what is corrected by hand is said', async () => {
    const { page, button, dialog, inDialog } = await opened({ ended: 1 });
    // Where nothing can be drawn, that is said.
    await button(aftermath.picture).click();
    await page.getByText(league.noPicture).first().waitFor();
    await button(battle.more).click();
    await inDialog(battle.share).click();
    const copied = () => page.evaluate(() => navigator.clipboard.readText());
    await expect
      .poll(async () => (await copied()).split('\n'))
      .toEqual([
        'Guard against Ford',
        'Models standing: my side 7 of 9, enemy 1 of 1',
        'Score 1 : 0',
        'Round 1: Lost: my side 2, enemy 0',
        ...['Spears −2', 'Spears: Shaken', 'My side +1', 'Power My side: 3'].map((event) => `  ${event}`),
        'Round 2: Lost: my side 0, enemy 0',
        '  rain',
      ]);
    await inDialog('Score: Enemy: more').click();
    await inDialog('Score: Enemy: more').click();
    await expect.poll(() => page.locator('.end-half').nth(1).innerText()).toContain(battle.victory.mine);
    await dialog.getByRole('radio', { name: 'Draw', exact: true }).click();
    await expect.poll(() => page.getByText(aftermath.by.said).count()).toBe(1);
    await stored(page, /"won":"draw"/);
  });

  it('armies/battle/end: moments stand in their order with what would have been better; a tap opens the board as it stood then, and the battle goes on from there with one way back', async () => {
    const { page, inDialog, dialog } = await opened({ ended: 1, events: fought });
    expect(await page.locator('.end-moment').allInnerTexts()).toEqual([
      '1Shooting: Spears → Unit 1dice 18 % chance−2.5points',
      '2Charge: Spears → Unit 1choice Charge · better: Wait−12% points',
    ]);
    await page.locator('.end-moment').first().click();
    await page.getByRole('heading', { name: aftermath.step('1', '3') }).waitFor();
    expect(await dialog.last().locator('.then-side li').allInnerTexts()).toEqual([
      'Captain1/1',
      'Spears5/8',
      'Unit 11/1',
    ]);
    await inDialog(aftermath.goOnHere).click();
    await page.locator('.battle-row').first().waitFor();
    await stored(page, /"undone":\[\{"do":"round"\}/);
    await page.getByRole('button', { name: 'Undo', exact: true }).first().click();
    await page.getByRole('heading', { name: aftermath.over, exact: true }).waitFor();
    await stored(page, /"ended":1,/);
  });

  it('armies/battle/end: notes grow with what is written down, and a rematch begins with all who began', async () => {
    const { page, button, inDialog } = await opened({ ended: 1 });
    const note = page.getByRole('textbox', { name: battle.note });
    await note.fill('   ');
    expect(await button(battle.noteAdd).isDisabled()).toBe(true);
    await note.fill('A bridge falls');
    await button(battle.noteAdd).click();
    await stored(page, /"text":"A bridge falls"/);
    expect(await note.inputValue()).toBe('');
    await button(aftermath.rematch).click();
    await inDialog(aftermath.rematches.swapped).click();
    await page.locator('.battle-row').first().waitFor();
    const sides = await page.locator('.battle-side').allInnerTexts();
    expect(sides.map((side) => side.replace(/\d.*/s, '').trim())).toEqual(['Ford', 'Guard']);
  });
});
