import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { armyBounds } from '../../src/rules/army.ts';
import { readArmyText } from '../../src/rules/army-text.ts';

const units = (text: string) =>
  readArmyText(text).units.map(({ count, name, points }) => [count, name, points]);

describe('army text', () => {
  test.each<[string, readonly [number, string, number]]>([
    ['5 x Spears, 60 pts', [5, 'Spears', 60]],
    ['5x Spears 60', [5, 'Spears', 60]],
    ['Spears x5: 60 points', [5, 'Spears', 60]],
    ['- Captain Mira (65p)', [1, 'Captain Mira', 65]],
    ['3 Łucznicy – 95 pkt', [3, 'Łucznicy', 95]],
    ['2 db Lovas: 41,5 pont', [2, 'Lovas', 41.5]],
    ['• Tank [24 CP]', [1, 'Tank', 24]],
    ['4 Wolves', [4, 'Wolves', 0]],
    ['12 × Guards of Bridge 7: 100', [12, 'Guards of Bridge 7', 100]],
  ])('rules/army-text: %s', (line, unit) => {
    expect(units(line)).toEqual([unit]);
  });

  it('rules/army-text: the text that the app sends comes back, title, points, notes and all', () => {
    const told = readArmyText(
      'Iron Ford (USB, 128 of 300 points)\n4 × Regulars: 68 points\n   pole weapon\n   Hit 4+\n1 × Captain: 60 points\nMade with Adjutant.',
    );
    expect(told).toMatchObject({
      kind: 'list',
      name: 'Iron Ford',
      units: [
        { name: 'Regulars', count: 4, points: 68, note: 'pole weapon\nHit 4+' },
        { name: 'Captain', count: 1, points: 60, note: '' },
      ],
      unread: ['Made with Adjutant.'],
    });
  });

  it('rules/army-text: a table with a head in any of the languages, by its own separator, quotes and commas', () => {
    expect(readArmyText('Unit;Count;Points\n"Guards; old";3;12,5\n;1;2\nWolves;;8')).toMatchObject({
      kind: 'table',
      units: [
        { name: 'Guards; old', count: 3, points: 12.5 },
        { name: 'Wolves', count: 1, points: 8 },
      ],
      unread: [';1;2'],
    });
    expect(units('Punkty\tNazwa\tIlość\n5\tSmok\t2')).toEqual([[2, 'Smok', 5]]);
    expect(units('név,db,pont,jegyzet\n"A ""nagy"" lovas",1,7,pajzs')).toEqual([[1, 'A "nagy" lovas', 7]]);
  });

  it('rules/army-text: the file of the army generator of BrikWars', () => {
    const told = readArmyText(
      JSON.stringify({
        name: 'Reds',
        rules: '',
        squads: [
          {
            name: 'First',
            id: 1,
            units: [
              {
                ...{
                  name: 'Trooper',
                  size: '1',
                  armor: '4',
                  action: '1d6',
                  value: '5',
                  unit_number: '6',
                  id: 2,
                },
                weapons: [{ type: 'Gun', name: 'Rifle', use: 3, range: 10, damage: '1d6', size: 2 }],
                equipment: [{ type: 'Light Armor' }],
                specialties: [{ name: 'Pilot', cost: 1 }],
              },
              { name: '', value: 3 },
              'not a unit',
            ],
          },
        ],
      }),
    );
    expect(told).toMatchObject({ kind: 'generator', name: 'Reds', each: true, unread: ['First'] });
    expect(told.units).toEqual([
      {
        name: 'Trooper',
        count: 6,
        points: 5,
        note: 'First\nsize 1, armor 4, action 1d6\nRifle (3 / 10 / 1d6)\nLight Armor\nPilot',
      },
    ]);
  });

  it('rules/army-text: 200 broken files say what was not understood, and nothing leaves its bounds', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ maxLength: 400 }), fc.json()), (text) => {
        const told = readArmyText(text);
        for (const { name, count, points } of told.units) {
          expect(name.length).toBeLessThanOrEqual(armyBounds.name);
          expect(Number.isInteger(count) && count >= 0 && count <= armyBounds.count).toBe(true);
          expect(points >= 0 && points <= armyBounds.points).toBe(true);
        }
        expect(told.units.length).toBeLessThanOrEqual(armyBounds.lines);
      }),
      { numRuns: 200 },
    );
    expect(readArmyText('{"squads": 5}')).toMatchObject({ units: [] });
    expect(readArmyText('')).toMatchObject({ units: [], unread: [] });
    expect(readArmyText('5 x A\n'.repeat(900)).units).toHaveLength(500);
  });
});
