import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { presets } from '../../../src/brikwars/creation/presets.ts';
import { creationUnit } from '../../../src/brikwars/units/form-model.ts';
import { createProfilesModel } from '../../../src/brikwars/units/model.ts';
import { createWreckModel } from '../../../src/brikwars/wreck/model.ts';
import { createOfArmy } from '../../../src/brikwars/wreck/of-army.ts';
import { loadArmy, saveArmy } from '../../../src/storage/army/armies.ts';
import { unitOf } from '../../../src/storage/units/profile-unit.ts';
import { profileOfUnit } from '../../../src/storage/units/profiles.ts';
import { openArmiesTab, type Tab } from '../../armies/tab.ts';
import { army, freshDevice, given, line, openTab } from '../../storage/device.ts';

beforeEach(freshDevice);

const open: Tab[] = [];
afterEach(() => {
  for (const tab of open.splice(0)) tab.close();
});

const betsy = creationUnit(presets.tank, 'Betsy');

async function begin(count = 1) {
  const lines = [line('l', { name: 'Betsy', count, points: 24, unit: unitOf(betsy) })];
  given(await saveArmy(openTab(), army('a', { name: 'Iron', lines }), 1));
  return reopen();
}

async function reopen() {
  const tab = await openArmiesTab('#/fight/wreck');
  open.push(tab);
  const model = await createWreckModel(tab.services);
  const lost = vi.fn();
  const ofArmy = createOfArmy(tab.services, model, lost);
  await ofArmy.arrived;
  return { tab, model, ofArmy, lost };
}

async function linesOf() {
  const loaded = given(await loadArmy(openTab(), 'a'));
  return loaded?.state === 'ok'
    ? loaded.value.lines.map(({ count, unit }) => [count, profileOfUnit(unit)?.wreck?.pips ?? 0])
    : undefined;
}

describe('brikwars/wreck/of-army', () => {
  it('BW-DMG-03 what happens to a unit of an army is kept there, and taken back', async () => {
    const { model, ofArmy } = await begin();
    expect(await ofArmy.take({ army: 'a', line: 'l' })).toBe(true);
    expect(model.inputs.value.value.creation).toEqual(presets.tank);
    expect(ofArmy.unit.value).toMatchObject({ army: 'Iron', name: 'Betsy' });
    model.take(model.inputs.value.value, 2);
    const back = model.take(model.inputs.value.value, 1);
    await vi.waitFor(async () => expect(await linesOf()).toEqual([[1, 3]]));
    back();
    await vi.waitFor(async () => expect(await linesOf()).toEqual([[1, 2]]));
    expect(model.inputs.value.value.state.pips).toBe(2);
    expect(ofArmy.unit.value).toBeDefined();
  });

  it('brikwars/wreck/of-army one of three goes to a line of its own, all later damage with it, and back', async () => {
    const { model, ofArmy } = await begin(3);
    await ofArmy.take({ army: 'a', line: 'l' });
    const first = model.take(model.inputs.value.value, 1);
    const second = model.take(model.inputs.value.value, 1);
    const both = [
      [2, 0],
      [1, 2],
    ];
    await vi.waitFor(async () => expect(await linesOf()).toEqual(both));
    second();
    first();
    await vi.waitFor(async () => expect(await linesOf()).toEqual([[3, 0]]));
    model.take(model.inputs.value.value, 2);
    await vi.waitFor(async () => expect(await linesOf()).toEqual(both));
  });

  it('brikwars/wreck/of-army after a restart the army’s word counts: repaired there is repaired here', async () => {
    const { model, ofArmy } = await begin();
    await ofArmy.take({ army: 'a', line: 'l' });
    model.take(model.inputs.value.value, 3);
    await vi.waitFor(async () => expect(await linesOf()).toEqual([[1, 3]]));
    const next = await reopen();
    expect(next.ofArmy.unit.value).toMatchObject({ name: 'Betsy' });
    expect(next.model.inputs.value.value.state.pips).toBe(3);
    const profiles = createProfilesModel(next.tab.services);
    await profiles.lines.changeOne({ army: 'a', line: 'l' }, ({ wreck: _, ...whole }) => whole);
    await vi.waitFor(() => expect(next.model.inputs.value.value.state.pips).toBe(0));
    expect(next.ofArmy.unit.value).toBeDefined();
  });

  it('brikwars/wreck/of-army another creation is not the army’s; one that is gone is said', async () => {
    const { model, ofArmy, lost } = await begin();
    await ofArmy.take({ army: 'a', line: 'l' });
    model.build(presets.car);
    expect(ofArmy.unit.value).toBeUndefined();
    model.take(model.inputs.value.value, 1);
    expect(await linesOf()).toEqual([[1, 0]]);
    await ofArmy.take({ army: 'a', line: 'l' });
    given(await saveArmy(openTab(), army('a', { lines: [] }), 2));
    model.take(model.inputs.value.value, 1);
    await vi.waitFor(() => expect(lost).toHaveBeenCalledOnce());
    expect(ofArmy.unit.value).toBeUndefined();
    expect(model.inputs.value.value.state.pips).toBe(1);
    expect(await ofArmy.take({ army: 'a', line: 'l' })).toBe(false);
  });
});
