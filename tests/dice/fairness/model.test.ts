import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createFairnessModel, diceOf, verdictOf } from '../../../src/dice/fairness/model.ts';
import type { Language } from '../../../src/rules/languages.ts';
import { chiSquare } from '../../../src/rules/statistics/chi-square.ts';
import { appendRoll } from '../../../src/storage/rolls.ts';
import { readOne, write } from '../../../src/storage/store.ts';
import { loadTally } from '../../../src/storage/tally.ts';
import { fixture, freshDevice, given, openTab } from '../../storage/device.ts';
import { openDice } from '../device.ts';

beforeEach(freshDevice);

async function screen(faces: readonly number[] = [], language: Language = 'en') {
  const device = await openDice(faces, { language });
  const files: { readonly name: string; readonly text: string }[] = [];
  const model = await createFairnessModel(device.services, (name, text) => files.push({ name, text }));
  await model.arrived;
  return { ...device, fairness: model, files };
}

describe('dice/fairness/model', () => {
  it('dice/fairness/model shows what the app drew, in rolls, and not what was typed', async () => {
    const { model, composer, fairness } = await screen([3, 6, 2]);
    expect(fairness.since.value).toBeUndefined();
    expect(fairness.dice.value).toEqual([]);
    composer.setText('1d6');
    model.roll();
    model.roll();
    composer.startTyping();
    composer.typeFace(5);
    await fairness.refresh();
    expect(fairness.since.value).toBe(1000);
    expect(fairness.dice.value).toMatchObject([
      { sides: 6, total: 3, counts: [0, 1, 1, 0, 0, 1], expected: 0.5, verdict: 'few' },
    ]);
  });

  it('dice/fairness/model each kind of die is judged on its own, small dice first', () => {
    const dice = diceOf({
      version: 1,
      since: 1,
      faces: { 10: Array(10).fill(3), 6: [30, 28, 33, 29, 31, 29], 2: [400, 600] },
    });
    expect(dice.map(({ sides, verdict }) => [sides, verdict])).toEqual([
      [2, 'unusual'],
      [6, 'usual'],
      [10, 'few'],
    ]);
    expect(dice[2]?.test.missing).toBe(20);
    expect(dice[1]?.test).toEqual(chiSquare([30, 28, 33, 29, 31, 29]));
  });

  it.each([
    [0.5, true, 'usual'],
    [0.01, true, 'usual'],
    [0.0099, true, 'rare'],
    [0.001, true, 'rare'],
    [0.00099, true, 'unusual'],
    [0, true, 'unusual'],
    [0, false, 'few'],
  ])('dice/fairness/model a chance of %f (enough rolls: %s) is %s', (chance, valid, verdict) => {
    expect(verdictOf({ chance, valid, statistic: 0, degrees: 5, missing: valid ? 0 : 3 })).toBe(verdict);
  });

  it('dice/fairness/model counted again, and the old counts come back with undo', async () => {
    given(await write(openTab(), [['tally', fixture('tally-1.json')]]));
    const { model, services, fairness } = await screen([4]);
    model.roll();
    await fairness.reset();
    expect(fairness.dice.value).toEqual([]);
    expect(given(await readOne(openTab(), 'tally'))).toBeUndefined();
    expect(services.notices.current.value?.text).toBe('The count starts over.');
    services.notices.current.value?.action?.run();
    await vi.waitFor(() => expect(fairness.dice.value[0]?.counts).toEqual([12, 9, 14, 11, 8, 11]));
    expect(fairness.since.value).toBe(1000);
    expect(given(await loadTally(openTab()))?.faces).toMatchObject({ 10: [1, 0, 2, 3, 1, 0, 0, 1, 2, 1] });
  });

  it('dice/fairness/model the faces as a table', async () => {
    given(
      await write(openTab(), [
        ['tally', { version: 1, since: 5, faces: { 10: Array(10).fill(1), 2: [3, 2] } }],
      ]),
    );
    const { fairness, files } = await screen();
    await fairness.saveFaces();
    expect(files[0]?.name).toMatch(/^adjutant-dice-\d{4}-\d\d-\d\d\.csv$/);
    const lines = files[0]?.text.split('\r\n') ?? [];
    expect(lines.slice(0, 4)).toEqual([
      '\ufeffDie,Face,Rolled,Expected',
      'd2,1,3,2.5',
      'd2,2,2,2.5',
      'd10,1,1,1',
    ]);
    expect(lines.length).toBe(1 + 2 + 10 + 1);
  });

  it('dice/fairness/model all rolls as a table, in the words and signs of the language', async () => {
    const rules = { bonus: 'none', floor: false } as const;
    const roll = { label: '', notation: '2d6', rules, faces: [3, 4], typed: false, total: 7 };
    const rolls = [
      { ...roll, time: 1, label: '=1+1;"x"' },
      { ...roll, time: 2, preset: 'bail', typed: true },
      { ...roll, time: 3, notation: '-2', faces: [], total: -2, preset: 'later' },
    ];
    for (const each of rolls) given(await appendRoll(openTab(), each));
    const { fairness, files } = await screen([], 'pl');
    await fairness.saveRolls();
    // The first column is the time, which depends on where the test runs.
    const rows = (files[0]?.text.split('\r\n') ?? []).map((row) => row.slice(row.indexOf(';') + 1));
    expect(rows).toEqual([
      'Nazwa;Kostki;Wyniki kostek;Wynik;Wpisany',
      `"'=1+1;""x""";2d6;3 4;7;nie`,
      'Ratunek;2d6;3 4;7;tak',
      "later;'-2;;-2;nie",
      '',
    ]);
  });
});
