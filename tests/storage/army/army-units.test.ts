import { beforeEach, describe, expect, it } from 'vitest';
import type { Profile } from '../../../src/rules/brikwars/units/profile.ts';
import { saveArmy } from '../../../src/storage/army/armies.ts';
import { listArmyUnits } from '../../../src/storage/army/army-units.ts';
import { write } from '../../../src/storage/store.ts';
import { unitOf } from '../../../src/storage/units/profile-unit.ts';
import { profileLines } from '../../../src/storage/units/profiles.ts';
import { army, freshDevice, given, line, openTab, refusingDevice } from '../device.ts';

beforeEach(freshDevice);

const viking: Profile = {
  name: 'Viking',
  skill: '1d6+1',
  armor: '4',
  move: 5,
  size: 1,
  hands: 2,
  weapons: ['heavy', 'shield'],
};

describe('storage/army/army-units', () => {
  it('storage/army/army-units the lines that say how they fight, army by army, the one changed last first', async () => {
    const store = openTab();
    const lines = [
      line('l1', { name: 'Jarl', count: 3, unit: unitOf(viking) }),
      line('l2'),
      line('l3', { name: '', unit: unitOf(viking) }),
      line('l4', { unit: { game: 'brikwars', version: 9, data: {} } }),
    ];
    given(await saveArmy(store, army('old', { lines }), 1000));
    given(await saveArmy(store, army('new', { name: 'Empty' }), 2000));
    given(await saveArmy(store, army('usb', { game: 'usb', lines }), 3000));
    given(await write(store, [['army:bad', 'rubbish']]));
    expect(given(await listArmyUnits(store, profileLines))).toEqual([
      { id: 'new', name: 'Empty', changed: 2000, units: [] },
      {
        id: 'old',
        name: 'Army old',
        changed: 1000,
        units: [
          { line: 'l1', count: 3, unit: { ...viking, name: 'Jarl' } },
          { line: 'l3', count: 1, unit: viking },
        ],
      },
    ]);
  });

  it('storage/army/army-units more armies than are read at once', async () => {
    const store = openTab();
    for (let n = 0; n < 120; n++) {
      given(await saveArmy(store, army(`a${n}`, { lines: [line('l', { unit: unitOf(viking) })] }), n));
    }
    expect(given(await listArmyUnits(store, profileLines)).length).toBe(120);
  });

  it('storage/army/army-units refused storage is a code', async () => {
    refusingDevice('SecurityError');
    expect(await listArmyUnits(openTab(), profileLines)).toMatchObject({
      issues: [{ code: 'storage-refused' }],
    });
  });
});
