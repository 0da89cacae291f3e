import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { league as en } from '../../../src/armies/words/league-en.ts';
import { league as pl } from '../../../src/armies/words/league-pl.ts';
import { seasonKey } from '../../../src/storage/season.ts';
import { putRecords, readRecords } from '../../faults/records.ts';
import { fixture } from '../../storage/device.ts';
import { textOf, usePhone } from '../../support/dom/phone.ts';

const { take, current } = usePhone();

const button = (name: string | RegExp) => current().page.getByRole('button', { name });
const sheet = () => current().page.getByRole('dialog');
const notice = () => current().page.getByRole('banner').getByRole('status');

/** How many games of the season have a result on the device. */
async function played(): Promise<number> {
  const seasons = Object.values(await readRecords(current().page, 'season:')) as {
    readonly meetings: readonly { readonly result?: object }[];
  }[];
  return seasons.flatMap(({ meetings }) => meetings.filter(({ result }) => result)).length;
}

/** The table as it is read: place, name, points, perhaps those of the play-off, games. */
const rows = () =>
  current()
    .page.locator('.league-table tbody tr')
    .evaluateAll((all) =>
      all.map((row) => [...row.children].map(({ textContent }) => textContent?.trim() ?? '').join(' | ')),
    );

async function fileOf(press: Locator): Promise<string> {
  const coming = current().page.waitForEvent('download');
  await press.click();
  return textOf(await coming);
}

/** Four taps: enter a result, who won, a secondary goal, save. */
async function enterInFourTaps(number: number): Promise<void> {
  const { page } = current();
  await button(pl.enterResult).click();
  const title = await sheet().locator('p > b').first().innerText();
  const [light = ''] = title.split(' – ');
  await sheet().getByRole('radio', { name: light }).first().click();
  await expect.poll(() => sheet().getByRole('radio', { name: light }).first().isChecked()).toBe(true);
  if (light === 'Anna' || light === 'Bolek') {
    const goal = sheet().getByRole('group', { name: pl.secondary }).getByRole('button', { name: light });
    await goal.click();
    await expect.poll(() => goal.getAttribute('aria-pressed')).toBe('true');
  }
  await sheet().getByRole('button', { name: pl.save }).click();
  await expect.poll(() => played()).toBe(number);
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
}

describe('league', () => {
  it('armies/league: the name of a player that is half typed is there again after a reload, in its own season alone', async () => {
    const { page, open } = await take();
    await open('#/armies');
    await page.getByRole('radio', { name: en.open }).check();
    await button(en.newSeason).click();
    const field = page.getByRole('textbox', { name: en.newPlayer });
    await field.fill('Ann');
    await expect.poll(async () => JSON.stringify(await readRecords(page, 'draft:'))).toContain('Ann');
    const first = await page.evaluate(() => location.hash);
    await open('#/armies');
    await page.getByRole('radio', { name: en.open }).check();
    await button(en.newSeason).click();
    await expect.poll(() => page.evaluate(() => location.hash)).not.toBe(first);
    await field.waitFor();
    expect(await field.inputValue()).toBe('');
    await open(first);
    await page.reload();
    await expect.poll(() => field.inputValue()).toBe('Ann');
    await button(en.addPlayer).click();
    await page.locator('.league-players').getByRole('button', { name: 'Ann' }).waitFor();
    await page.reload();
    await page.locator('.league-players').getByRole('button', { name: 'Ann' }).waitFor();
    expect(await field.inputValue()).toBe('');
  });

  it('BW-LG-01 a season of four is played to its table in Polish: a walkover, a tie, a play-off, and it is sent', async () => {
    const { page, open } = await take({ language: 'pl' });
    await open('#/armies');
    await page.getByRole('radio', { name: pl.open }).check();
    await button(pl.newSeason).click();
    for (const name of ['Anna', 'Bolek', 'Celina', 'Darek']) {
      await page.getByRole('textbox', { name: pl.newPlayer }).fill(name);
      await page.keyboard.press('Enter');
      await page.locator('.league-players').getByRole('button', { name }).waitFor();
    }
    for (let number = 1; number <= 6; number++) await enterInFourTaps(number);
    await page.reload();
    await expect.poll(() => rows()).toHaveLength(4);
    expect((await rows()).every((row) => row.endsWith('3 z 6'))).toBe(true);
    await enterInFourTaps(7);

    // Darek came and Celina did not; she had not played the transport before, so nothing comes off.
    await button(pl.enterResult).click();
    await expect.poll(() => sheet().locator('p > b').first().innerText()).toBe('Darek – Celina, Transport');
    await sheet().getByText(pl.walkover, { exact: true }).click();
    await sheet().getByRole('group', { name: pl.whoIsAbsent }).getByRole('radio', { name: 'Celina' }).click();
    await expect.poll(() => sheet().locator('.league-scored').innerText()).toBe('Darek 7 : 0 Celina');
    const before = sheet().getByRole('button', { name: pl.absentPlayed('Celina') });
    expect(await before.getAttribute('aria-pressed')).toBe('false');
    await before.click();
    await expect.poll(() => sheet().locator('.league-scored').innerText()).toBe('Darek 7 : −3 Celina');
    await before.click();
    await expect.poll(() => sheet().locator('.league-scored').innerText()).toBe('Darek 7 : 0 Celina');
    await sheet().getByRole('button', { name: pl.save }).click();
    await expect.poll(() => played()).toBe(8);
    for (let number = 9; number <= 12; number++) await enterInFourTaps(number);
    await expect
      .poll(() => rows())
      .toEqual([
        '1 | Anna | 33 | 6 z 6',
        '1 | Bolek | 33 | 6 z 6',
        '3 | Darek | 30 | 6 z 6',
        '4 | Celina | 27 | 5 z 6',
      ]);
    await page.getByText(pl.level('Anna i Bolek')).waitFor();

    // What is still open stands on the player's page, with the reasons of every point.
    await page.getByRole('link', { name: 'Celina' }).click();
    await button('Wpisz wynik: Transport strona ciemna').waitFor();
    await page.getByText('Strata do miejsca wyżej: 3 pkt').waitFor();
    await page.getByText(pl.pointsOneByOne, { exact: true }).click();
    await page.getByText(`${pl.reasons['walkover-absent']}: 0`).click();
    await sheet().getByText('Walkower', { exact: true }).first().waitFor();
    await page.goBack();
    await page.goBack();

    // Of what was entered nobody waits to read it all.
    const close = notice().getByRole('button', { name: 'Zamknij' });
    while ((await close.count()) > 0) await close.first().click();
    await button(pl.drawPlayoff).click();
    await notice().getByText('Wylosowano').waitFor();
    await page.locator('.league-next').getByText(pl.next).waitFor();
    await button(pl.enterResult).click();
    await sheet().getByRole('radio', { name: 'Bolek' }).first().click();
    await sheet().getByRole('button', { name: pl.save }).click();
    await expect.poll(() => played()).toBe(13);
    const table = ['1 | Bolek | 33 | 7 | 6 z 6', '2 | Anna | 33 | 3 | 6 z 6'];
    const rest = ['3 | Darek | 30 | 0 | 6 z 6', '4 | Celina | 27 | 0 | 5 z 6'];
    await expect.poll(() => rows()).toEqual([...table, ...rest]);
    await page.getByText(pl.won('Bolek')).waitFor();
    await page.reload();
    await expect.poll(() => rows()).toEqual([...table, ...rest]);

    await button(pl.send).click();
    const line = '1. Bolek: 33 pkt, gry: 6 z 6, dogrywka 7';
    await sheet().getByRole('button', { name: pl.asText }).click();
    const copied = () => page.evaluate(() => navigator.clipboard.readText());
    await expect.poll(copied).toContain(`${line}\n2. Anna: 33 pkt, gry: 6 z 6, dogrywka 3\n`);
    expect(await copied()).toContain('Darek – Celina, Transport · 7 : 0 · walkower');
    const csv = await fileOf(sheet().getByRole('button', { name: pl.tableCsv }));
    expect(csv.split('\r\n').slice(1, 5)).toEqual([
      '1;Bolek;33;6;0;7',
      '2;Anna;33;6;0;3',
      '3;Darek;30;6;0;0',
      '4;Celina;27;5;1;0',
    ]);
    const games = await fileOf(sheet().getByRole('button', { name: pl.gamesCsv }));
    expect(games.trim().split('\r\n')).toHaveLength(14);
  });

  it('armies/league: a drawn round, two of one name, one who leaves and comes back, a season that is over', async () => {
    const { page, open } = await take();
    await open('#/armies');
    const { deleted: _, ...live } = fixture('season-1.json') as Record<string, unknown>;
    const called = ['Anna', 'Bolek', 'Anna', 'Darek', 'Ewa'];
    const players = called.map((name, at) => ({ id: `p${at}`, name, armies: [] }));
    const result = { by: 'game', winner: 'light', secondary: { light: false, dark: false } };
    const first = { id: 'g1', kind: 'game', scenario: 'battle', light: 'p3', dark: 'p0', result };
    await putRecords(page, [
      [
        seasonKey('s1'),
        { ...live, id: 's1', start: new Date().toISOString().slice(0, 10), players, meetings: [first] },
      ],
      [seasonKey('s2'), { ...live, id: 's2', start: '2020-01-01', players, meetings: [first] }],
    ]);
    await open('#/armies/~league/s1');
    await expect
      .poll(rows)
      .toEqual([
        '1 | Darek | 7 | 1 of 6',
        '2 | Anna (1) | 3 | 1 of 6',
        '3 | Bolek | 0 | 0 of 6',
        '3 | Anna (2) | 0 | 0 of 6',
        '3 | Ewa | 0 | 0 of 6',
      ]);
    await button(en.drawRound('1', 2)).click();
    await page.getByText(/^Round 1, without an opponent: (Bolek|Ewa|Anna \(2\))\.$/).waitFor();
    expect(await button(/^Draw round/).count()).toBe(0);

    // Who has played leaves: the points stay, without a place.
    await page.getByRole('link', { name: 'Darek', exact: true }).click();
    await page.getByText(en.part, { exact: true }).click();
    await button(en.leave).click();
    await notice().getByText(en.hasLeft('Darek', 1)).waitFor();
    await page.getByText(/^Left on .*, 7 points$/).waitFor();
    await page.goBack();
    await expect
      .poll(rows)
      .toEqual([
        '1 | Anna (1) | 3 | 1 of 6',
        '2 | Bolek | 0 | 0 of 6',
        '2 | Anna (2) | 0 | 0 of 6',
        '2 | Ewa | 0 | 0 of 6',
        '– | Darek | 7 | left',
      ]);
    await button(en.plan).click();
    expect(await sheet().getByRole('option', { name: 'Darek' }).count()).toBe(0);
    await page.goBack();
    await page.getByRole('link', { name: 'Darek', exact: true }).click();
    await page.getByText(en.part, { exact: true }).click();
    await button(en.comeBack).click();
    await page.getByText(en.standing('1', '7')).waitFor();

    // A season that is over suggests, plans and draws nothing.
    await open('#/armies/~league/s2');
    await expect.poll(rows).toHaveLength(5);
    await button(en.send).waitFor();
    expect(await page.locator('.league-next').count()).toBe(0);
    for (const gone of [en.plan, en.enterResult, /^Draw round/]) expect(await button(gone).count()).toBe(0);
    await button(en.forgotten).click();
    await sheet().getByRole('group', { name: en.whoWon }).waitFor();
    await page.goBack();
    await page.getByRole('link', { name: 'Ewa' }).click();
    await page.getByText(en.notPlayed).waitFor();
    expect(await button(/^Enter a result/).count()).toBe(0);
  });

  it('BW-LG-04 league: each army that a player brings is held against the limits, and is taken out and brought again', async () => {
    const { page, open } = await take();
    await open('#/armies');
    const { deleted: _, ...live } = fixture('season-1.json') as Record<string, unknown>;
    const armies = [
      { id: 'small', name: 'Small' },
      { id: 'huge', name: 'Huge' },
      { id: 'gone', name: 'Left at home' },
    ];
    const players = [{ id: 'anna', name: 'Anna', armies }];
    const armyOf = (id: string, name: string, points: number) => ({
      ...{ id, version: 1, name, game: 'brikwars', created: 1, changed: 1, revision: 1 },
      lines: [{ id: 'l', name: 'Guard', count: 1, points, note: '' }],
    });
    await putRecords(page, [
      [seasonKey('s1'), { ...live, id: 's1', players, meetings: [] }],
      ['army:small', armyOf('small', 'Small', 10)],
      ['army:huge', armyOf('huge', 'Huge', 5000)],
      ['army:spare', armyOf('spare', 'Spare', 20)],
    ]);
    await open('#/armies/~league/s1/player/anna');
    const fold = page.locator('details').filter({ hasText: en.armies });
    const heading = () => fold.locator('summary').innerText();
    await expect.poll(heading).toBe(`${en.armies} ${en.armiesWrong(1)}3`);
    await fold.locator('summary').click();
    const army = (name: string) => page.getByRole('region', { name, exact: true });
    await army('Small').getByText(en.armyLegal).waitFor();
    await army('Small').getByText(en.armyPoints('10')).waitFor();
    await army('Huge')
      .getByText(/ over the limit of the league\.$/)
      .waitFor();
    expect(await army('Huge').getByText(en.armyLegal).count()).toBe(0);
    await army('Left at home').getByText(en.armyGone).waitFor();
    expect(await army('Left at home').getByText(en.armyLegal).count()).toBe(0);
    // Those that he brings already are not offered again.
    await button(en.bring).click();
    expect(
      await sheet()
        .getByRole('button', { name: / points$/ })
        .allInnerTexts(),
    ).toEqual(['Spare · 20 points']);
    await sheet()
      .getByRole('button', { name: /^Spare/ })
      .click();
    await expect.poll(heading).toBe(`${en.armies} ${en.armiesWrong(1)}4`);
    await notice().getByText(en.armyAdded('Spare')).waitFor();
    await button(en.takeArmy('Huge')).click();
    await expect.poll(heading).toBe(`${en.armies}3`);
    await notice().getByText(en.armyTaken('Huge')).waitFor();
    await notice().getByRole('button', { name: 'Undo' }).click();
    await expect.poll(heading).toBe(`${en.armies} ${en.armiesWrong(1)}4`);
    await army('Small').getByRole('button', { name: 'Small', exact: true }).click();
    await expect.poll(() => page.evaluate(() => location.hash)).toBe('#/armies/small');
  });

  it('BW-LG-15 the card of a battle counts, ticks and scores, survives a reload, and hands its goals to the result', async () => {
    const { page, open } = await take();
    await open('#/armies');
    const season = fixture('season-1.json') as Record<string, unknown>;
    const { deleted: _, ...live } = season;
    const meetings = [{ id: 'm9', kind: 'game', scenario: 'battle', light: 'anna', dark: 'bolek' }];
    await putRecords(page, [[seasonKey('s1'), { ...live, id: 's1', meetings }]]);
    await open('#/armies/~league/s1/game/m9');
    const less = (name: string) =>
      page.getByRole('group', { name: en.unitsNow }).getByRole('button', { name: `${name}: less` });
    for (let left = 9; left >= 5; left--) {
      await less('Bolek').click();
      await notice()
        .getByText(en.step(`${en.unitsNow}, Bolek`))
        .waitFor();
      await expect
        .poll(() =>
          page
            .getByRole('group', { name: en.unitsNow })
            .getByRole('button', { name: `Bolek: ${left}, type` })
            .count(),
        )
        .toBe(1);
    }
    const through = page.getByRole('group', { name: en.breakThrough }).getByRole('button', { name: /^Anna/ });
    await through.click();
    await expect.poll(() => through.getAttribute('aria-pressed')).toBe('true');
    const points = () => page.locator('.league-goals .league-scored').allInnerTexts();
    await expect.poll(() => points()).toEqual(['6', '5']);
    await notice().getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => through.getAttribute('aria-pressed')).toBe('false');
    await through.click();
    await expect.poll(() => points()).toEqual(['6', '5']);
    await expect
      .poll(async () => JSON.stringify(await readRecords(page, 'season:')))
      .toContain('"enemiesThen":5');
    await page.reload();
    await expect.poll(() => points()).toEqual(['6', '5']);
    await button(en.enterResult).click();
    await expect.poll(() => sheet().locator('.league-scored').innerText()).toBe('Anna 6 : 5 Bolek');
    // What is half entered is there again: the sheet may be closed by mistake, and the phone may close the app.
    await sheet().getByRole('radio', { name: 'Bolek' }).first().click();
    const half = () =>
      expect.poll(() => sheet().locator('.league-scored').innerText()).toBe('Anna 4 : 7 Bolek');
    await half();
    await page.goBack();
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    await expect.poll(async () => JSON.stringify(await readRecords(page, 'draft:'))).toContain('league-game');
    await page.reload();
    await button(en.enterResult).click();
    await half();
    await sheet().getByRole('radio', { name: en.draw }).first().click();
    await expect.poll(() => sheet().locator('.league-scored').innerText()).toBe('Anna 6 : 5 Bolek');
    await sheet().getByRole('button', { name: en.save }).click();
    await page.getByText('Anna: 6 points').waitFor();
    await page.getByText('Secondary goal reached: +1').waitFor();
    await button(en.takeBack).click();
    await page.getByText(en.now).waitFor();
    await expect.poll(() => played()).toBe(0);
  });
});
