import { describe, expect, it } from 'vitest';
import { nameOnTable, plainUnits, reservesOf, unitsOfArmy } from '../../../src/armies/battle/rows.ts';
import { armies } from '../../../src/armies/words/en.ts';
import { presets } from '../../../src/brikwars/creation/presets.ts';
import { battleLimits } from '../../../src/rules/battle.ts';
import type { Profile } from '../../../src/rules/brikwars/units/profile.ts';
import { usbRulesOf } from '../../../src/rules/usb/house-rules.ts';
import { plainSoldiers } from '../../../src/rules/usb/units/plain-units.ts';
import { tierStats } from '../../../src/rules/usb/units/unit.ts';
import type { Army } from '../../../src/storage/army/army.ts';
import { unitOf as figureUnit } from '../../../src/storage/castle/castle-figures.ts';
import { unitOf as profileUnit } from '../../../src/storage/units/profile-unit.ts';
import { unitOf as usbUnit } from '../../../src/storage/units/usb-units.ts';
import { heroOf } from '../../../src/usb/side.ts';
import { usb } from '../../../src/usb/words/en.ts';
import { army, line } from '../../storage/device.ts';

const t = { armies, usb };
const rules = usbRulesOf({ house: {} });

const rows = (of: Army) => unitsOfArmy(of, 'mine', t, rules);

const man: Profile = {
  ...{ name: 'Man', skill: '1d6', armor: '4', move: 5, size: 1, hands: 2 },
  weapons: ['hand'],
};
const men = (more: Partial<Profile> = {}) => profileUnit({ ...man, ...more });

describe('armies/battle/rows', () => {
  it.each<[string, Partial<Profile>, object]>([
    ['BW-WEAP-11: who has nothing to throw and no magic brings nothing', {}, {}],
    ['BW-WEAP-11: each of its models brings his Explosives', { weapons: ['explosive'] }, { explosives: 9 }],
    ['BW-MAG-03: a mage of bolts has nothing to count, but is one', { training: { magic: 1 } }, { mage: {} }],
    [
      'BW-MAG-04: a shield is as high as it is bought, for each',
      { training: { magic: 1, shield: 2 } },
      { mage: { shield: 2 } },
    ],
    [
      'BW-MAG-03: area spells of each level are those of all together',
      {
        training: {
          magic: 2,
          area: [
            { level: 1, casts: 2 },
            { level: 2, casts: 12 },
          ],
        },
      },
      {
        mage: {
          area: [
            { level: 1, casts: 18 },
            { level: 2, casts: 99 },
          ],
        },
      },
    ],
    [
      'BW-MAG-08: who raises the dead',
      { training: { magic: 1, necromancy: true } },
      { mage: { raises: true } },
    ],
  ])('%s (armies/battle/rows)', (_, more, brought) => {
    const unit = men(more);
    const [row] = rows(army('a', { game: 'brikwars', lines: [line('x', { name: 'Men', count: 9, unit })] }));
    expect(row).toEqual({
      ...{ id: 'm1', side: 'mine', name: 'Men', models: 9, line: 'x', unit, cost: 36 },
      ...brought,
    });
  });

  it('armies/battle/rows: minifigs of a line go together, creations of a line each for itself', () => {
    const built = profileUnit({ ...man, weapons: [], creation: presets.wall });
    const lines = [
      line('a', { name: 'Men', count: 2, models: 3, unit: men() }),
      line('b', { name: 'Wall', count: 2, unit: built }),
      line('c', { name: 'None', count: 0, unit: men() }),
    ];
    expect(
      rows(army('a', { game: 'brikwars', lines })).map(({ id, name, models }) => [id, name, models]),
    ).toEqual([
      ['m1', 'Men', 6],
      ['m2', 'Wall 1', 1],
      ['m3', 'Wall 2', 1],
    ]);
  });

  it('BW-GEN-06 armies/battle/rows: a row costs what its line says, all of a line that goes together; what has no price costs nothing', () => {
    const built = profileUnit({ ...man, weapons: [], creation: presets.wall });
    const lines = [
      line('a', { count: 3, models: 2, points: 7.5, unit: men() }),
      line('b', { count: 2, points: 12, unit: built }),
      line('c', { count: 1, points: 0.4, unit: men() }),
    ];
    const costs = rows(army('a', { game: 'brikwars', lines })).map(({ cost }) => cost);
    expect(costs).toEqual([23, 12, 12, undefined]);
    expect(rows(army('a', { game: 'usb', lines })).some((row) => 'cost' in row)).toBe(false);
  });

  it('USB-HERO-04 armies/battle/rows: the most expensive hero leads, not what is more expensive than he, and one of a line alone', () => {
    const lines = [
      line('a', { name: 'Horde', count: 1, unit: usbUnit(plainSoldiers({ models: 20 })) }),
      line('b', { name: 'Anna', count: 2, unit: usbUnit(heroOf('hero')) }),
    ];
    const leads = (of: Army) => rows(of).map(({ name, commander }) => [name, commander]);
    expect(leads(army('a', { game: 'usb', lines }))).toEqual([
      ['Horde', undefined],
      ['Anna 1', true],
      ['Anna 2', undefined],
    ]);
    expect(leads(army('a', { game: 'usb', lines: lines.slice(0, 1) }))).toEqual([['Horde', undefined]]);
  });

  it('armies/battle/rows: what a line keeps of another game says nothing here', () => {
    const units = [usbUnit(heroOf('hero')), men({ weapons: ['explosive'] })];
    const figure = { kind: 'warrior', baseDamage: 4, baseRangedDamage: 0, abilities: [], clicks: 8 } as const;
    const all = [...units, figureUnit({ name: 'Troll', ...figure })];
    const of = (game: Army['game']) =>
      rows(
        army('a', { game, lines: all.map((unit, at) => line(`l${at}`, { name: '', count: 1, unit })) }),
      ).map(({ id: _, side: __, line: ___, unit: ____, ...text }) => text);
    const nobody = (number: number) => ({
      name: `${armies.unnamedLine} ${number}`,
      models: 1,
      unnamed: true,
    });
    expect(of('brikwars')).toEqual([
      { ...nobody(1), cost: 4 },
      { ...nobody(2), cost: 4, explosives: 1 },
      { ...nobody(3), cost: 4 },
    ]);
    expect(of('mage-knight')).toEqual([nobody(1), nobody(2), { ...nobody(3), points: 8, weight: 4 }]);
    const { standfast, power } = tierStats.hero;
    expect(of('usb')).toEqual([
      { name: 'Hero', models: 1, unnamed: true, points: standfast, weight: 2, power, commander: true },
      nobody(1),
      nobody(2),
    ]);
  });

  it('armies/battle/rows: two lines called alike are told apart, also where the name is as long as it may be', () => {
    const long = 'n'.repeat(battleLimits.name);
    const lines = ['a', 'b', 'c'].map((id) => line(id, { name: id === 'c' ? 'Home' : long, count: 1 }));
    const names = rows(army('a', { game: 'usb', lines })).map(({ name }) => name);
    expect(names).toEqual([`${long.slice(0, -2)} 1`, `${long.slice(0, -2)} 2`, 'Home']);
  });

  it('armies/battle/rows: names and numbers stay within what a battle holds, and a side has half of its units', () => {
    const lines = [
      line('a', { name: 'n'.repeat(battleLimits.name + 1), count: 1, models: battleLimits.models + 1 }),
      line('b', { name: 'Men', count: battleLimits.units }),
      line('c', { name: 'Home', count: 1, reserve: true }),
    ];
    const [first, ...others] = rows(army('a', { game: 'usb', lines }));
    expect([first?.name.length, first?.models]).toEqual([battleLimits.name, battleLimits.models]);
    expect(others).toHaveLength(battleLimits.units / 2 - 1);
    expect(others.at(-1)).toMatchObject({ id: `m${battleLimits.units / 2}`, line: 'b' });
    expect(plainUnits(battleLimits.units)).toHaveLength(battleLimits.units / 2);
    expect(plainUnits(5, 4)[1]).toEqual({ id: 't2', side: 'theirs', name: '', models: 4 });
    expect(plainUnits(5)).toHaveLength(5);
  });

  it('armies/battle/rows: of each line one more may come, also of one that does not play, but never as commander', () => {
    const unit = usbUnit(heroOf('hero'));
    const lines = [
      line('a', { name: 'Anna', count: 2, unit }),
      line('b', { name: 'Home', count: 0, models: 5, reserve: true }),
    ];
    const { standfast, power } = tierStats.hero;
    expect(reservesOf(army('a', { game: 'usb', lines }), t, rules)).toEqual([
      { name: 'Anna', models: 1, line: 'a', unit, points: standfast, weight: 2, power },
      { name: 'Home', models: 5, line: 'b' },
    ]);
  });

  it('armies/battle/rows: who has no name of his own is called in the language of now, with his number among those called alike on his side', () => {
    const unit = usbUnit(plainSoldiers({ models: 5 }));
    const of = (id: string, side: 'mine' | 'theirs', line: string, more: object = {}) => ({
      ...{ id, side, line, name: 'as it was', models: 5, unit, unnamed: true as const },
      ...more,
    });
    const units = [
      of('m1', 'mine', 'a'),
      of('m2', 'mine', 'a'),
      of('m3', 'mine', 'b'),
      of('m4', 'mine', 'b', { late: true }),
      of('t1', 'theirs', 'b'),
      of('m5', 'mine', 'a', { late: true }),
    ];
    const { unnamed: _, ...called } = of('m6', 'mine', 'a');
    const named = [...units, called].map((one) => nameOnTable(t, { game: 'usb', units }, one));
    const [who = ''] = (named[4] ?? '').split(' (');
    expect(named[3]).toBe(named[4]);
    expect(named.map((name) => name.replace(named[4] ?? '', 'X'))).toEqual([
      'X 1',
      'X 2',
      'X 3',
      'X',
      'X',
      'X',
      'as it was',
    ]);
    expect(who.length).toBeGreaterThan(0);
    expect(nameOnTable(t, { game: 'brikwars', units }, units[2] as never)).toBe(`${armies.unnamedLine} 3`);
  });
});
