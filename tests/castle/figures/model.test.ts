import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createCastleAttackModel } from '../../../src/castle/attack/model.ts';
import {
  type CastleFiguresModel,
  createCastleFiguresModel,
  enteredDial,
  mayAttack,
  mostFigures,
  newFigure,
  openCastleFigures,
  plainFigure,
} from '../../../src/castle/figures/model.ts';
import { readyFigure, tickedFigures } from '../../../src/castle/figures/taking.ts';
import { addressOfUnit, unitInAddress } from '../../../src/kit/figures/unit-address.ts';
import type { Figure } from '../../../src/rules/mage-knight/attack/figure.ts';
import { turnedTo } from '../../../src/rules/mage-knight/attack/figure-dial.ts';
import { suggestedSection } from '../../../src/rules/mage-knight/siege/army-section.ts';
import { loadArmy, saveArmy } from '../../../src/storage/army/armies.ts';
import { castleFiguresList, unitOf } from '../../../src/storage/castle/castle-figures.ts';
import { unitOfSection } from '../../../src/storage/castle/castle-sections.ts';
import { openArmiesTab, type Tab } from '../../armies/tab.ts';
import { army, freshDevice, given, line, openTab } from '../../storage/device.ts';

beforeEach(freshDevice);

const open: { readonly tab: Tab; readonly model: CastleFiguresModel }[] = [];
afterEach(async () => {
  const last = open.at(-1);
  // What is on its way to the device must not reach that of the next test.
  if (last) await vi.waitFor(async () => expect(await storedNames()).toEqual(namesIn(last.model)));
  for (const { tab } of open.splice(0)) tab.close();
});

const griff: Figure = { ...plainFigure, name: 'Griff', kind: 'mounted', baseDamage: 4, range: 8, cost: 30 };

async function tab(hash?: string) {
  const opened = await openArmiesTab(hash);
  await opened.services.language.load(['start', 'kit']);
  const model = createCastleFiguresModel(opened.services);
  await model.arrived;
  open.push({ tab: opened, model });
  return { ...opened, armies: opened.model, model };
}

const namesIn = ({ list }: CastleFiguresModel) => list.value.map(({ name }) => name);

const storedNames = async () => given(await castleFiguresList.load(openTab())).map(({ name }) => name);

describe('castle/figures/model', () => {
  it('castle/figures/model what is saved is there at the next visit; copied, changed and taken away it comes back', async () => {
    const one = await tab();
    const saved = one.model.save(griff);
    expect(one.model.copy(saved?.id ?? '')?.name).toBe('Griff (copy)');
    const { range: _, ...short } = griff;
    one.model.change(saved?.id ?? '', { ...short, name: 'Old Griff' });
    await vi.waitFor(async () => expect(await storedNames()).toEqual(['Old Griff', 'Griff (copy)']));
    expect(one.model.list.value[0]).not.toHaveProperty('range');
    one.model.remove(one.model.list.value[1]?.id ?? '');
    expect(one.model.list.value).toHaveLength(1);
    one.services.notices.current.value?.action?.run();
    const two = await tab();
    await vi.waitFor(() => expect(two.model.list.value).toEqual(one.model.list.value));
    expect(two.model.list.value[1]).toMatchObject({ ...griff, name: 'Griff (copy)' });
  });

  it('castle/figures/model so many fit, and no more', async () => {
    const { model } = await tab();
    for (let number = 0; number < mostFigures; number++) model.save(griff);
    expect(model.full.value).toBe(true);
    expect(model.save(griff)).toBeUndefined();
  });

  it('castle/figures/model one half entered is there after a restart, and is kept under what it is where it has no name', async () => {
    const one = await tab();
    one.model.form.start(plainFigure);
    one.model.form.change({ kind: 'titan', name: '  ' });
    one.model.form.setValue('attack', 12);
    one.model.form.setValue('clicks', 9);
    one.model.form.setValue('clicks', undefined);
    const two = await tab();
    await vi.waitFor(() => expect(two.model.form.draft.value).toEqual(one.model.form.draft.value));
    expect(two.model.form.save('Titan')).toMatchObject({
      figure: { name: 'Titan', kind: 'titan', attack: 12 },
      made: two.model.list.value[0]?.id,
    });
    expect(two.model.form.draft.value).toBeUndefined();
    expect(two.model.list.value).toMatchObject([{ name: 'Titan' }]);
    expect(two.model.list.value[0]).not.toHaveProperty('clicks');
  });

  it('MK-A-15: one whose dial is entered is what its first click shows, and its dial is kept and copied', async () => {
    const { model } = await tab();
    model.form.start(newFigure);
    expect(enteredDial(newFigure)).toEqual([]);
    model.form.change({ name: 'Griff' });
    model.form.setDial([
      { attack: 9, damage: 4 },
      { attack: 8, damage: 3 },
    ]);
    expect(model.form.draft.value?.figure).toMatchObject({ attack: 9, baseDamage: 4, baseRangedDamage: 0 });
    // One that shoots has one damage for both.
    model.form.setValue('range', 8);
    expect(model.form.draft.value?.figure).toMatchObject({ baseRangedDamage: 4 });
    const made = model.form.save('x')?.made ?? '';
    expect(model.copy(made)?.dial).toEqual([
      { attack: 9, damage: 4 },
      { attack: 8, damage: 3 },
    ]);
    expect(model.list.value[0]).not.toHaveProperty('now');
  });

  it('castle/figures/model an old figure is entered on with the one click that is known of it', () => {
    expect(enteredDial(griff)).toEqual([{ damage: 4, ranged: 3 }]);
  });

  it('castle/figures/taking those that are ticked are taken, each as often; on the table it has the clicks that are left', async () => {
    const { model } = await tab();
    const [one, other] = [model.save(griff), model.save({ ...plainFigure, name: 'Bor' })];
    const ticked = new Map([
      [one?.id ?? '', 2],
      [other?.id ?? '', 0],
    ]);
    expect(tickedFigures(model, ticked).map(({ name }) => name)).toEqual(['Griff', 'Griff']);
    const dial = [{ damage: 4 }, { damage: 3 }, { damage: 2 }] as const;
    expect(readyFigure(turnedTo({ ...griff, dial }, 1)).clicks).toBe(2);
    expect(readyFigure(griff)).toEqual(griff);
  });

  it('castle/figures/model one that is changed keeps its place', async () => {
    const { model } = await tab();
    const saved = model.save(griff);
    model.save({ ...griff, name: 'Bor' });
    model.form.start(griff, { id: saved?.id ?? '' });
    model.form.change({ baseDamage: 2 });
    model.form.save('x');
    expect(model.list.value).toMatchObject([{ name: 'Griff', baseDamage: 2 }, { name: 'Bor' }]);
  });

  it('castle/figures/model a figure begins an army at its points, and its line is changed with it', async () => {
    const { model } = await tab();
    const made = given(await model.lines.add(griff, { army: undefined, count: 2, points: 30 }));
    expect(given(await loadArmy(openTab(), made))).toMatchObject({
      value: {
        game: 'mage-knight',
        lines: [{ name: 'Griff', count: 2, points: 30, unit: { game: 'mage-knight', version: 1 } }],
      },
    });
    const [of] = model.armyUnits.value[0]?.units ?? [];
    expect(of).toMatchObject({ count: 2, unit: griff });
    model.form.start(griff, { of: { army: made, line: of?.line ?? '' } });
    model.form.change({ name: 'Griff II' });
    model.form.setValue('cost', 35);
    model.form.save('x');
    await vi.waitFor(async () =>
      expect(given(await loadArmy(openTab(), made))).toMatchObject({
        value: { lines: [{ name: 'Griff II', points: 35 }] },
      }),
    );
  });

  it('castle/figures/model stored figures join the open army, those alike in one line, without the id they are kept under', async () => {
    const { model, armies, army: shown } = await tab();
    const [one, other] = [model.save(griff), model.save({ ...plainFigure, name: 'Bor' })];
    if (!one || !other) throw new Error('not saved');
    armies.create('mage-knight');
    armies.editor.setGame('mage-knight');
    await armies.editor.addFigures([one, one, other]);
    const { lines } = shown();
    expect(lines).toMatchObject([
      { name: 'Griff', count: 2, points: 30, unit: unitOf(griff) },
      { name: 'Bor', count: 1, points: 0 },
    ]);
    expect(lines[0]?.unit?.data).toEqual(griff);
  });

  it('MK-PTS-02: sections of a castle count with their points, and one of several figures moves to a line of its own', async () => {
    const { armies, army: shown } = await tab();
    armies.create('mage-knight');
    const keep = suggestedSection('keep', 'heavy');
    armies.editor.addLines([
      { name: 'Keep', count: 1, points: 173, unit: unitOfSection(keep) },
      { name: 'Griff', count: 3, points: 30, unit: unitOf(griff) },
    ]);
    expect(armies.editor.totals.value?.points).toBe(263);
    const id = shown().lines[1]?.id ?? '';
    armies.editor.partLine(id);
    expect(shown().lines.map(({ name, count }) => [name, count])).toEqual([
      ['Keep', 1],
      ['Griff', 2],
      ['Griff', 1],
    ]);
    expect(armies.editor.totals.value?.points).toBe(263);
    const alone = shown().lines[2]?.id ?? '';
    armies.editor.partLine(alone);
    expect(shown().lines).toHaveLength(3);
    armies.editor.changeUnit(alone, unitOf(turnedTo({ ...griff, clicks: 5 }, 2)));
    expect(shown().lines[2]?.unit?.data).toMatchObject({ now: { click: 2 } });
    expect(shown().lines[1]?.unit?.data).toEqual(griff);
  });

  it('MK-ELG-06: the line of an army leads to the question with its figure', async () => {
    const lines = [line('l', { name: 'Griff', unit: unitOf(griff) })];
    given(await saveArmy(openTab(), army('a', { game: 'mage-knight', lines }), 1));
    const { model, services } = await tab(`#/${addressOfUnit('a', 'l', 'castle/attack')}`);
    const attack = await createCastleAttackModel(services);
    const named = unitInAddress(services.navigation.location.value.query);
    const found = await model.lines.find(named?.army ?? '', named?.line ?? '');
    if (!found) throw new Error('no figure');
    attack.take([found], 'instead');
    expect(attack.verdict.value).toMatchObject({ eligible: true, row: 'MK-ELG-06' });
    expect(attack.figure.value).toMatchObject({ name: 'Griff', kind: 'warrior' });
  });

  it.each([
    ['MK-ELG-12', plainFigure, false, false],
    ['MK-ELG-06', { ...plainFigure, baseDamage: 4 }, true, false],
    ['MK-ELG-09', { ...plainFigure, baseRangedDamage: 4 }, false, true],
    ['MK-ELG-10', { ...plainFigure, abilities: ['bombazas'] }, false, true],
    ['MK-ELG-08', { ...plainFigure, abilities: ['utkozes'] }, true, false],
    ['MK-ELG-05', { ...plainFigure, kind: 'multi-dial' }, true, true],
  ] as const)('%s: whether it may attack at all stands beside each figure', (_, figure, close, ranged) => {
    expect(mayAttack(figure)).toEqual({ close, ranged });
  });

  it('castle/figures/model without a range a titan shoots at no castle', () => {
    const titan = { ...plainFigure, kind: 'titan' } as const;
    expect(mayAttack({ ...titan, range: 0 })).toEqual({ close: true, ranged: false });
    expect(mayAttack({ ...titan, range: 10 })).toEqual({ close: true, ranged: true });
  });

  it('castle/figures/model there is one model for the whole app', async () => {
    const { services } = await tab();
    expect(await openCastleFigures(services)).toBe(await openCastleFigures(services));
  });
});
