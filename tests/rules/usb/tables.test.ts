import { describe, expect, it } from 'vitest';
import { type UsbRulesTable, type UsbTableId, usbTableIds } from '../../../src/rules/usb/table-ids.ts';
import { usbTableOf } from '../../../src/rules/usb/tables.ts';

/** A table as a page of a rulebook prints it: a line a row, what holds elsewhere in brackets. */
function printed({ rows }: UsbRulesTable): readonly string[] {
  return rows.map(({ id, amount, size, cells }) => {
    const figures = cells.map(({ figure, others = [] }) =>
      [
        figure === true ? 'yes' : (figure ?? '-'),
        ...others.map((one) => `(${one.where} ${one.figure})`),
      ].join(' '),
    );
    return `${[id, amount ?? size].filter((part) => part !== undefined).join(' ')}: ${figures.join(' / ')}`;
  });
}

const table = (id: UsbTableId) => printed(usbTableOf(id));

describe('tables of USB', () => {
  it('USB-PRICE-01 ranks: stats and price; every pair of stats has one price', () => {
    expect(table('usb-ranks')).toEqual([
      'rookie: 5+, 1, 5+, 1 / 7',
      'regular: 4+, 1, 4+, 1 / 14',
      'veteran: 3+, 1, 3+, 1 / 21',
    ]);
    expect(usbTableOf('usb-stats').columns.map(({ amount }) => amount)).toEqual([5, 4, 3]);
    expect(table('usb-stats')).toEqual([
      'hit-of 5: 7 / 11 / 15',
      'hit-of 4: 10 / 14 / 18',
      'hit-of 3: 13 / 17 / 21',
    ]);
  });

  it('USB-COMP-06 types: most models, price, and what they add', () => {
    expect(table('usb-types')).toEqual([
      'type-infantry: 20 / 0 / - / - / -',
      'type-heavy: 12 / 8 / - / 1 / -',
      'type-riders: 12 / 8 / 1 / - / 4',
    ]);
  });

  it('USB-PRICE-02 price list: per model, for one alone, per unit', () => {
    expect(table('usb-prices')).toEqual([
      'soldier: 7 / - / -',
      'hit: 3 / 3 / -',
      'tough: 4 / 4 / -',
      'type-heavy: 8 / 8 / -',
      'type-riders: 8 / 8 / -',
      'machine: - / 15 / -',
      'each-growth: - / 15 / -',
      'dear: 10 / 20 / -',
      'cheap: 3 / 5 / -',
      'leaders: - / - / 30',
      'special: 25 / - / -',
    ]);
  });

  it('USB-COMP-07 equipment: price, Hit, enemy’s Obrona; range and dice', () => {
    expect(table('usb-melee')).toEqual([
      'basic: 0 / - / -',
      'pole: 3 / - / -',
      'heavy: 6 / - / -2',
      'cavalry: 6 / - (charging 1) / - (charging -1)',
      'shield: 3 / - / -',
    ]);
    expect(table('usb-ranged')).toEqual([
      'light-arms: 5 / 12 / - / 1',
      'small-arms: 10 / 24 / -1 / 1',
      'automatic: 15 / 18 / -1 / 2',
      'special: 25 / 30 / -2 / 3',
    ]);
  });

  it('USB-MACH-01 growth: Initiative, Standfast and pieces, with both house rules, and how far it runs', () => {
    expect(table('usb-growth')).toEqual([
      'growth 0: 1 / 1 (house 3) / 1 (house 0) / 0',
      'growth 1: 1 (house 2) / 3 (house 6) / 1 (house 0) / 10',
      'growth 2: 2 (house 3) / 6 (house 9) / 2 / 10',
      'growth 3: 3 (house 4) / 9 (house 12) / 2 / 10',
      'growth 4: 4 (house 5) / 12 (house 15) / 3 / 10',
      'growth 5: 5 (house 6) / 15 (house 18) / 3 / 12',
      'growth 6: 6 (house 7) / 18 (house 21) / 4 / 12',
    ]);
  });

  it('USB-PRICE-03 monsters and machines: 29, 44 and 119 points are printed', () => {
    expect(table('usb-growth-prices')).toEqual([
      'growth 0: 22 / 29 / 36',
      'growth 1: 37 / 44 / 51',
      'growth 2: 52 / 59 / 66',
      'growth 3: 67 / 74 / 81',
      'growth 4: 82 / 89 / 96',
      'growth 5: 97 / 104 / 111',
      'growth 6: 112 / 119 / 126',
    ]);
    expect(table('usb-machine-melee')).toEqual([
      'pole: 5 / - / - / -',
      'cavalry: 10 / - (charging 1) / - (charging -1) / -',
      'really-heavy: 20 / - / -3 / d3',
      'shield: 10 / - / - / -',
      'transport: 30 / - / - / -',
    ]);
    expect(table('usb-machine-ranged')).toEqual([
      'light-arms: 5 / 12 / - / 1 / -',
      'small-arms: 10 / 24 / -1 / 1 / -',
      'automatic: 15 / 18 / -1 / 2 / -',
      'large-arms: 20 / 36 / -2 / 1 / d2',
      'huge-arms: 30 / 48 / -3 / 1 / d3',
    ]);
  });

  it('USB-PRICE-04 heroes: stats, power points and price', () => {
    expect(table('usb-heroes')).toEqual([
      'aspiring: 5+, 2, 5+, 2 / 2 / 30',
      'daredevil: 4+, 3, 4+, 2 / 4 / 65',
      'hero: 3+, 3, 3+, 3 / 6 / 90',
      'legend: 3+, 3, 3+, 4 / 8 / 115',
    ]);
  });

  it('USB-SPEC-01 specialisations: five expensive ones, seven cheap ones', () => {
    expect(table('usb-specialisations')).toEqual([
      ...['sudden-attack', 'fliers', 'unbreakable', 'assault', 'self-destruction'].map(
        (id) => `${id}: 10 / 20`,
      ),
      ...['engineers', 'hunter', 'smoke', 'blessed', 'brave', 'infiltration', 'camouflage'].map(
        (id) => `${id}: 3 / 5`,
      ),
    ]);
  });

  it('USB-COMP-04 by limit: heroes, activations, the most expensive, and what can be spent', () => {
    expect(table('usb-composition')).toEqual([
      'limit 90: 1 / 2 / 30 / 60',
      'limit 100: 1 / 2 / 33 / 66',
      'limit 150: 1 / 3 / 50 / 150',
      'limit 200: 1 / 4 / 66 / 200',
      'limit 240: 1 / 5 / 80 / 240',
      'limit 300: 2 / 6 / 100 / 300',
      'limit 400: 2 / 8 / 133 / 400',
      'limit 500: 2 / 10 / 166 / 500',
      'limit 750: 3 / 15 / 250 / 750',
      'limit 1000: 4 / 20 / 333 / 1000',
      'limit 1446: 6 / 29 / 482 / 1446',
    ]);
  });

  it('USB-ARMY-03 sizes: points, table, terrain and zone', () => {
    expect(table('usb-sizes')).toEqual([
      'small: 250 / 2×2 / 8 / 6',
      'medium: 500 / 3×3 / 12 / 9',
      'large: 1000 / 3×3 / 12 / 9',
    ]);
  });

  it('USB-ACT-01 actions: inches, shooting, fighting, Hit and Obrona', () => {
    expect(table('usb-actions')).toEqual([
      'tactical: 5 / shot / - / -',
      'run: 10 / - / - / -',
      'charge: 10 / melee / - / -',
      'aimed: - / shot / 1 / -',
      'entrench: - / - / - / 1',
    ]);
  });

  it('USB-FORM-02 formations: move, Hit, Obrona and combat result', () => {
    expect(table('usb-formations')).toEqual([
      'skirmish: - / - / - / -',
      'column: 5 / -1 / -1 / -',
      'phalanx-front: -1 / 1 / 1 / 1',
      'phalanx-side: -1 / - / -1 / 1',
      'hide: ×½ / - / - / -',
    ]);
  });

  it('USB-TERR-01 terrain: own Hit, attackers’ Hit, Obrona and morale; moves and entrenchment', () => {
    expect(table('usb-terrain')).toEqual([
      'screen: 1 / -1 / - / -',
      'pit: - / - / - / -1',
      'ruins: 1 / - / 1 / -',
      'forest: 1 / -1 / - / -',
    ]);
    expect(table('usb-terrain-ground')).toEqual([
      'screen: - / yes',
      'difficult: ×½ / -',
      'pit: ×½ / -',
      'ruins: ×½ / yes',
      'forest: ×½ / yes',
      'road: 3 / -',
    ]);
  });

  it('USB-MOR-01 morale: what follows a test passed or failed', () => {
    expect(table('usb-morale')).toEqual([
      'lost 25: - / shaken',
      'lost 50: - / panicked',
      'lost 75: panicked / destroyed',
    ]);
  });

  it('USB-RES-01 combat result: each point, and what the difference does', () => {
    expect(table('usb-score')).toEqual([
      'charged: 1',
      'wounds: 1',
      'fours: 1',
      'outnumbers: 1',
      'more-units: 1',
      'most-standfast: 1',
      'phalanx-result: 1',
      'hero-fled: -2',
      'hero-fell: -1',
    ]);
    expect(table('usb-bands')).toEqual([
      'locked 0–1: -',
      'pushed 2–3: shaken',
      'flees 4–5: panicked',
      'destroyed 6+: destroyed',
    ]);
  });

  it('USB-REACT-02 reactions: of a fresh unit far and near, and of an entrenched one', () => {
    expect(table('usb-reactions')).toEqual([
      'react-move: yes / yes / -',
      'react-shoot: yes / - / yes',
      'react-entrench: yes / yes / -',
    ]);
  });

  it.each(usbTableIds)('usb/tables: %s has a cell for every column and no row twice', (id) => {
    const { columns, rows } = usbTableOf(id);
    for (const { cells } of rows) expect(cells).toHaveLength(columns.length);
    expect(new Set(rows.map((row) => `${row.id} ${row.amount}`)).size).toBe(rows.length);
    expect(rows.length).toBeGreaterThan(1);
  });
});
