import { describe, expect, it } from 'vitest';
import { type CastleTableId, castleTableIds } from '../../../src/rules/mage-knight/table-ids.ts';
import { castleTableOf } from '../../../src/rules/mage-knight/tables.ts';

/** A table as a page of a rulebook prints it: a line a row, what holds elsewhere in brackets. */
const table = (id: CastleTableId) =>
  castleTableOf(id).rows.map((row) => {
    const figures = row.cells.map(({ figure, others = [] }) =>
      [
        figure === true ? 'yes' : (figure ?? '-'),
        ...others.map((one) => `(${one.where} ${one.figure})`),
      ].join(' '),
    );
    return `${row.id}: ${figures.join(' / ')}`;
  });

describe('tables of the castle rules', () => {
  it('MK-KEEP-01 sections: entrances, access points with open doors, shooting, not a wall, extra actions', () => {
    expect(table('mk-sections')).toEqual([
      'keep: 2 / doors-top / yes / yes / 1 (conquest 2)',
      'round-tower: 1 / door-top / yes / yes / 0 (conquest 1)',
      'gatehouse: 2 / - / yes / yes / 0 (conquest 1)',
      'wall: 0 / ladders / - / - / 0',
      'door-wall: 1 / ladders / - / - / 0',
    ]);
  });

  it('MK-ACT-06 extra actions: a keep gives 1, in Conquest 2; more keeps or towers add nothing', () => {
    expect(castleTableOf('mk-extra-actions').columns.map(({ id }) => id)).toEqual(['ordinary', 'conquest']);
    expect(table('mk-extra-actions')).toEqual([
      'only-walls: 0 / 0',
      'towers: 0 / 1',
      'one-keep: 1 / 2',
      'two-keeps: 1 / 2',
    ]);
  });

  it('MK-ELG-12 who may attack: each row decides on its own figure, in the mode it is about', () => {
    expect(castleTableOf('mk-eligibility').columns.map(({ id }) => id)).toEqual(['close', 'ranged']);
    expect(table('mk-eligibility')).toEqual([
      'MK-ELG-01: no / no',
      'MK-ELG-02: no / -',
      'MK-ELG-03: no / -',
      'MK-ELG-04: yes / yes',
      'MK-ELG-05: yes / yes',
      'MK-ELG-06: yes / -',
      'MK-ELG-07: yes / -',
      'MK-ELG-08: yes / -',
      'MK-ELG-09: - / yes',
      'MK-ELG-10: - / yes',
      'MK-ELG-11: - / yes',
      'MK-ELG-12: no / no',
    ]);
  });

  it('MK-PTS-01 strengths: the points of the list of 2002, and where its dials begin', () => {
    expect(castleTableOf('mk-strengths').columns.map(({ id }) => id)).toEqual(['heavy', 'light']);
    expect(table('mk-strengths')).toEqual([
      'keep: 173 / 84',
      'round-tower: 113 / 59',
      'gatehouse: 112 / 53',
      'wall: 20 / 12',
      'door-wall: 20 / 12',
      'clicks: 0 / 3',
    ]);
  });

  it.each(castleTableIds)(
    'rules/mage-knight/tables: %s has a cell for every column and no row twice',
    (id) => {
      const { columns, rows } = castleTableOf(id);
      for (const { cells } of rows) expect(cells).toHaveLength(columns.length);
      expect(new Set(rows.map((row) => row.id)).size).toBe(rows.length);
      expect(rows.length).toBeGreaterThan(1);
    },
  );
});
