import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { newProfile } from '../../../src/brikwars/units/form-model.ts';
import { createProfilesModel } from '../../../src/brikwars/units/model.ts';
import { addressOfUnit, unitInAddress } from '../../../src/kit/figures/unit-address.ts';
import { nameFor } from '../../../src/kit/units/army-lines.ts';
import { armyBounds } from '../../../src/rules/army.ts';
import type { Profile } from '../../../src/rules/brikwars/units/profile.ts';
import { loadArmy, saveArmy } from '../../../src/storage/army/armies.ts';
import { write } from '../../../src/storage/store.ts';
import { unitOf } from '../../../src/storage/units/profile-unit.ts';
import { openArmiesTab, type Tab } from '../../armies/tab.ts';
import { army, freshDevice, given, line, openTab } from '../../storage/device.ts';

beforeEach(freshDevice);

const open: Tab[] = [];
afterEach(() => {
  for (const tab of open.splice(0)) tab.close();
});

const viking: Profile = { ...newProfile, name: 'Viking', weapons: ['heavy', 'shield'], cost: 8 };

async function tab(hash?: string) {
  const opened = await openArmiesTab(hash);
  open.push(opened);
  const profiles = createProfilesModel(opened.services);
  await profiles.arrived;
  return { ...opened, profiles };
}

async function linesOf(id: string) {
  const loaded = given(await loadArmy(openTab(), id));
  return loaded?.state === 'ok' ? loaded.value.lines : undefined;
}

describe('kit/units/army-lines', () => {
  it('kit/units/army-lines a unit joins an army that is open, and the screen shows it', async () => {
    given(await saveArmy(openTab(), army('a', { lines: [line('l')] }), 1));
    const { profiles, model } = await tab('#/armies/a');
    await vi.waitFor(() => expect(model.editor.current.value.state).toBe('ready'));
    expect(await profiles.lines.add(viking, { army: 'a', count: 3, points: 8.5 })).toEqual({
      ok: true,
      value: 'a',
    });
    expect((await linesOf('a'))?.[1]).toMatchObject({
      name: 'Viking',
      count: 3,
      points: 8.5,
      unit: { game: 'brikwars', version: 1, data: viking },
    });
    await vi.waitFor(() => {
      const current = model.editor.current.value;
      expect(current.state === 'ready' && current.army.lines.length).toBe(2);
    });
    expect(profiles.armyUnits.value[0]?.units[0]).toMatchObject({ count: 3, unit: viking });
  });

  it('kit/units/army-lines a unit begins an army of its own', async () => {
    const { profiles, model } = await tab();
    const made = given(await profiles.lines.add(viking, { army: undefined, count: 1, points: 8 }));
    expect(await linesOf(made)).toMatchObject([{ name: 'Viking', points: 8 }]);
    await vi.waitFor(() =>
      expect(model.list.rows.value.map(({ id, points }) => [id, points])).toEqual([[made, 8]]),
    );
  });

  it('kit/units/army-lines an army that is gone, damaged or full says so and stays as it is', async () => {
    const { profiles } = await tab();
    const full = army('full', { lines: Array.from({ length: armyBounds.lines }, (_, n) => line(`l${n}`)) });
    given(await saveArmy(openTab(), full, 1));
    given(await write(openTab(), [['army:bad', 'rubbish']]));
    const add = (id: string) => profiles.lines.add(viking, { army: id, count: 1, points: 0 });
    expect(await add('gone')).toEqual({ ok: false, issues: ['army-missing'] });
    expect(await add('bad')).toEqual({ ok: false, issues: ['army-missing'] });
    expect(await add('full')).toEqual({ ok: false, issues: ['army-full'] });
  });

  it('kit/units/army-lines a unit is found under the name of its line', async () => {
    const lines = [line('l', { name: 'Jarl', unit: unitOf(viking) }), line('m')];
    given(await saveArmy(openTab(), army('a', { lines }), 1));
    const { profiles } = await tab();
    expect(await profiles.lines.find('a', 'l')).toEqual({ ...viking, name: 'Jarl' });
    expect(await profiles.lines.find('a', 'm')).toBeUndefined();
    expect(await profiles.lines.find('b', 'l')).toBeUndefined();
  });

  it('kit/units/army-lines new values go to the line; what a later version added stays, and a line that is gone too', async () => {
    const { cost: _, ...free } = viking;
    const unit = { game: 'brikwars', version: 1, data: { ...viking, picture: 'red' } };
    const lines = [line('l', { name: 'Jarl', count: 3, points: 8, note: 'n', unit })];
    given(await saveArmy(openTab(), army('a', { lines }), 1));
    const { profiles } = await tab();
    await profiles.lines.change({ army: 'a', line: 'l' }, { ...free, name: 'King', move: 7 }, undefined);
    expect(await linesOf('a')).toEqual([
      {
        ...lines[0],
        name: 'King',
        unit: { ...unit, data: { ...free, picture: 'red', name: 'King', move: 7 } },
      },
    ]);
    await profiles.lines.change({ army: 'a', line: 'l' }, { ...viking, cost: 20 }, 20);
    expect(await linesOf('a')).toMatchObject([{ name: 'Viking', points: 20, unit: { data: { cost: 20 } } }]);
    const long = 'The long-haired '.repeat(6);
    given(await saveArmy(openTab(), army('b', { lines: [line('l', { name: long, unit })] }), 1));
    await profiles.lines.change({ army: 'b', line: 'l' }, { ...viking, name: nameFor(long) }, 8);
    expect((await linesOf('b'))?.[0]?.name).toBe(long);
    await profiles.lines.change({ army: 'a', line: 'gone' }, viking, 8);
    expect((await linesOf('a'))?.length).toBe(1);
  });

  it('kit/units/army-lines the address of a unit is read back, and nothing else', () => {
    const [, query = ''] = addressOfUnit('a-1', 'l_2', 'fight/brikwars').split('?');
    expect(unitInAddress(query)).toEqual({ army: 'a-1', line: 'l_2' });
    for (const other of ['', 'v=1', 'unit=a', 'unit=a.b.c', 'unit=a:b.c', 'x&unit=a.b']) {
      expect(unitInAddress(other)).toBeUndefined();
    }
  });

  it('kit/units/army-lines an editor of armies takes a unit with its cost, and knows it again', async () => {
    const { model } = await tab();
    model.create('brikwars');
    const id = model.editor.addUnit(viking);
    const [added] = (() => {
      const current = model.editor.current.value;
      return current.state === 'ready' ? current.army.lines : [];
    })();
    expect(added).toMatchObject({ id, name: 'Viking', count: 1, points: 8 });
    expect(added && model.editor.unitOf(added)).toEqual(viking);
    model.editor.setGame('usb');
    expect(added && model.editor.unitOf(added)).toBeUndefined();
  });

  it('kit/units/army-lines one of several that changes moves to a line of its own, and back', async () => {
    const lines = [line('l', { name: 'Jarl', count: 3, unit: unitOf(viking) }), line('m')];
    given(await saveArmy(openTab(), army('a', { lines }), 1));
    const { profiles } = await tab();
    const slow = (unit: Profile) => ({ ...unit, move: 1 });
    const changed = await profiles.lines.changeOne({ army: 'a', line: 'l' }, slow);
    const now = (await linesOf('a')) ?? [];
    expect(now.map(({ count, name }) => [count, name])).toEqual([
      [2, 'Jarl'],
      [1, 'Jarl'],
      [lines[1]?.count, lines[1]?.name],
    ]);
    expect(changed?.of).toEqual({ army: 'a', line: now[1]?.id });
    expect(now[0]?.unit?.data).toEqual(viking);
    expect(now[1]?.unit?.data).toMatchObject({ move: 1 });
    // The one that stands alone stays where it is.
    const again = await profiles.lines.changeOne({ army: 'a', line: now[1]?.id ?? '' }, (unit) => ({
      ...unit,
      move: 2,
    }));
    expect(again?.of.line).toBe(now[1]?.id);
    await again?.undo();
    expect((await linesOf('a'))?.[1]?.unit?.data).toMatchObject({ move: 1 });
    await changed?.undo();
    expect(await linesOf('a')).toEqual(lines);
  });

  it('kit/units/army-lines changes one after the other lose nothing; what is gone is not changed', async () => {
    const lines = [line('l', { name: 'Jarl', count: 1, unit: unitOf(viking) })];
    given(await saveArmy(openTab(), army('a', { lines }), 1));
    const { profiles } = await tab();
    const faster = (unit: Profile) => ({ ...unit, move: unit.move + 1 });
    await Promise.all(
      Array.from({ length: 5 }, () => profiles.lines.changeOne({ army: 'a', line: 'l' }, faster)),
    );
    expect((await linesOf('a'))?.[0]?.unit?.data).toMatchObject({ move: viking.move + 5 });
    expect(await profiles.lines.changeOne({ army: 'a', line: 'x' }, faster)).toBeUndefined();
    expect(await profiles.lines.changeOne({ army: 'x', line: 'l' }, faster)).toBeUndefined();
  });
});
