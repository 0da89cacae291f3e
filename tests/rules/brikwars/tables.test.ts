import { describe, expect, it } from 'vitest';
import { tableIds } from '../../../src/rules/brikwars/table-ids.ts';
import { type BrikwarsTable, tableOf } from '../../../src/rules/brikwars/tables.ts';

/** A table as a page of a rulebook prints it: a line a row, an edition's other figure in brackets. */
function printed({ rows }: BrikwarsTable): readonly string[] {
  return rows.map(({ id, amount, size, cells }) => {
    const figures = cells.map(({ figure, others = [] }) =>
      [figure ?? '-', ...others.map((other) => `(${other.where} ${other.figure})`)].join(' '),
    );
    return `${[id, amount ?? size].filter(Boolean).join(' ')}: ${figures.join(' / ')}`;
  });
}

const table = (id: BrikwarsTable['id']) => printed(tableOf(id));

describe('tables of the look-up', () => {
  it('BW-WEAP-01 weapons: length, cost, Use, damage and range, with what other editions have', () => {
    expect(table('weapons')).toEqual([
      'hand S: 2 / 2 / 1d6 / 1d6',
      'heavy M: 3 / 4 (web5 3) / 1d6+2 / -',
      'two-handed L: 4 / 5 / 2d6 / -',
      'short-ranged S: 3 / 3 / 1d6 / 6',
      'long-ranged M: 5 / 3 / 1d6+1 / 12',
      'explosive: 1 / 3 / 1d10 / 1d6+2',
      'shield: 1 / 2 / 1d6 / -',
      'random-object: - / 3 (pl 2) / 1d6-2 / 1d6-1',
      'bare-hands: - / 2 / - / -',
      'bite S: 2 / 2 / 1d6 / -',
    ]);
  });

  it('BW-UNIT-01 units: Skill, Move, Armor and cost', () => {
    expect(table('units')).toEqual([
      'minifig: 1d6 / 5 / 4 / 4',
      'armored-minifig: 1d6 / 4 / 4+1d6 / 6',
      'officer: 1d6+1 / 6 / 1d6+2 / 7',
      'hero: 1d10 / 7 / 2d6 / 11',
      'warhorse: 1d6 / 10 / 1d6 / 9',
      'barded-warhorse: 1d6 / 9 / 2d6 / 11',
    ]);
  });

  it('BW-MOVE-07 quick actions: inches of Move', () => {
    expect(table('quick-actions')).toEqual([
      'talk: 0',
      'equipment: 0',
      'drop-down: 0',
      'door: 1',
      'heavy-item: 1',
      'holster: 1',
      'rise-from-knees: 1',
      'rise-from-prone: 2',
    ]);
  });

  it('BW-ACT-03 the difficulty ladder: nothing to roll, then 2 to 12', () => {
    expect(tableOf('difficulty').rows.map(({ cells }) => cells[0]?.figure)).toEqual([
      undefined,
      2,
      3,
      4,
      5,
      6,
      8,
      10,
      12,
    ]);
  });

  it('BW-ATK-09 attack modifiers: straight at each other differs in the later Chapter Five', () => {
    expect(table('modifiers')).toEqual([
      'target-still: 1',
      'aimed: 1',
      'two-thirds: -1',
      'one-third: -2',
      'large 2: 1',
      'large 4: 2',
      'large 10: 5',
      'speed 6: -1',
      'speed 12: -2',
      'speed 18: -3',
      'head-on 6: -1 (web5 0)',
      'blind: -5',
    ]);
  });

  it('BW-CHG-04 points: one for 2", no more than the Size', () => {
    expect(table('momentum')).toEqual([
      'collision-speed 2: 1 / 1 / 1 / 1 / 1',
      'collision-speed 4: 1 / 2 / 2 / 2 / 2',
      'collision-speed 6: 1 / 2 / 3 / 3 / 3',
      'collision-speed 8: 1 / 2 / 3 / 4 / 4',
      'collision-speed 10: 1 / 2 / 3 / 4 / 5',
    ]);
  });

  it('BW-CHG-10 points of a target that is not braced: no more than half its Size', () => {
    expect(table('unbraced')).toEqual([
      'collision-speed 2: 0 / 1 / 1 / 1 / 1',
      'collision-speed 4: 0 / 1 / 1 / 2 / 2',
      'collision-speed 6: 0 / 1 / 1 / 2 / 2',
      'collision-speed 8: 0 / 1 / 1 / 2 / 2',
      'collision-speed 10: 0 / 1 / 1 / 2 / 2',
    ]);
  });

  it('BW-CRE-06 Structure Levels: Armor of the Structure, of its Surface and of what moves there', () => {
    expect(table('structure-levels')).toEqual([
      'structure-level: 1d6 / 1d6 / 1d6',
      'structure-level 1: 1d10 / 1d6 / 1d6',
      'structure-level 2: 2d10 / 1d10 / 1d6',
      'structure-level 3: 3d10 / 2d10 / 1d10',
      'structure-level 4: 4d10 / 3d10 / 2d10',
      'structure-level 5: 5d10 / 4d10 / 3d10',
    ]);
  });

  it('BW-CRE-09 flight: 2 CP and the Structure Level for 2"', () => {
    expect(table('flight-costs')).toContain('flight-speed 2: 2 / 3 / 4 / 5 / 6 / 7');
    expect(table('flight-costs')).toContain('flight-speed 24: 24 / 36 / 48 / 60 / 72 / 84');
  });

  it('BW-CRE-14 weapons of creations: figures for one point of Weapon Size', () => {
    expect(table('creation-weapons')).toEqual([
      'melee: 2 / 2 / 1d6 / - / -',
      'jousting: 2 / 2 / 1d6 / - / -',
      'gun: 3 / 3 / 1d6 / - / 6',
      'launcher: 3 / 3 / 1d6 / - / 1d6',
      'explosive: 1 / 3 / 1d10 / - / -',
      'rocket: 2 / 4 / 1d10 / - / 6',
      'plate: 2 / 2 / - / 1d6 / -',
    ]);
  });

  it('BW-QW-10 QuikWars: units, weapons and a siege weapon by its crew', () => {
    expect(table('quik-units')).toEqual(['minifig: 5 / 2d6 / 1', 'hero: 5 / 2d6 / 2', 'steed: 10 / 3d6 / 0']);
    expect(table('quik-weapons')).toEqual([
      'bare-hands: - / -',
      'hand: 2d6 / 0',
      'ranged: 1d6 / 10',
      'brick: 1d6 / 5',
      'siege: 2d6 / 10',
    ]);
    expect(table('quik-crew').slice(0, 3)).toEqual([
      'crew 1: 2d6 / 10',
      'crew 2: 3d6 / 15',
      'crew 3: 4d6 / 20',
    ]);
  });

  it('BW-QW-21 propulsion: where each kind moves', () => {
    expect(table('quik-propulsion')).toContain('wheels: true / - / -');
    expect(table('quik-propulsion')).toContain('oars: - / true / -');
    expect(table('quik-propulsion')).toContain('jets: true / true / true');
  });

  it('BW-LP-02 LUGPolWars: its own price list', () => {
    expect(table('lugpol-units')).toEqual([
      'mercenary: 5 / 4 / 4',
      'officer: 6 / 1d6+2 / 7',
      'hero: 7 / 2d6 / 11',
    ]);
    expect(table('lugpol-weapons')).toEqual([
      'short: 1d6+2 / 0 / 2',
      'heavy: 2d6 / 0 / 3',
      'two-handed: 2d6 / 0 / 3',
      'short-ranged: 1d6 / 10 / 3',
      'long-ranged: 1d6 / 10 / 3',
      'explosive: 2d6-1 / 1d6+2 / 1',
      'bare-hands: - / - / -',
      'improvised: 1d6-2 / 0 / -',
      'mounted: 2d6 / 10 / 5',
      'shield: - / - / 1',
      'armor-suit: - / - / 1',
    ]);
    expect(table('lugpol-crew')).toEqual(['crew 1: 2d6 / 10', 'crew 2: 3d6 / 15', 'crew 3: 4d6 / 20']);
  });

  it('BW-MAG-02 BW-MAG-03 BW-MAG-04: spells by their level', () => {
    expect(table('magic-bolts').slice(0, 3)).toEqual([
      'spell-level 1: 3 / 6 / 1d6',
      'spell-level 2: 6 / 12 / 2d6',
      'spell-level 3: 9 / 18 / 3d6',
    ]);
    expect(table('magic-areas')[2]).toBe('spell-level 3: 3 / 9 / 3d6 / 3d10');
    expect(table('magic-shields')[2]).toBe('spell-level 3: 6 / 6 / 6 / 3d6');
    expect(table('magic-bolts').at(-1)).toBe('spell-level 10: 30 / 60 / 10d6');
  });

  it('BW-SQ-20 touch limits: three at a minifig, one at the smallest', () => {
    expect(table('squad-touch')).toEqual(['minifig: 3', '2x4: 3', '2x2: 2', '1x1: 1']);
  });

  it('BWC-48 numbers: English ends at -2, the Polish text goes on', () => {
    expect(table('squad-numbers')).toEqual([
      'ratio 2: -1',
      'ratio 3: -2',
      'ratio 4: -2 (pl -3)',
      'ratio 5: -2 (pl -4)',
    ]);
  });

  it.each(tableIds)('brikwars/tables: %s has a cell for every column and no row twice', (id) => {
    const { columns, rows } = tableOf(id);
    for (const { cells } of rows) expect(cells).toHaveLength(columns.length);
    expect(new Set(rows.map((row) => `${row.id} ${row.amount}`)).size).toBe(rows.length);
    expect(rows.length).toBeGreaterThan(1);
  });
});
