import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { armyBounds } from '../../../src/rules/army.ts';
import { readArmyText } from '../../../src/rules/lists/army-text.ts';

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
    ['1 × Land ship: 1,200 CP', [1, 'Land ship', 1200]],
    ['Land ship 1,200 CP', [1, 'Land ship', 1200]],
    ['1,000 × Rat', [1000, 'Rat', 0]],
    ['1 × Host: 31,149.96 points', [1, 'Host', 31_149.96]],
    ['Okręt: 12\u00a0000 pkt', [1, 'Okręt', 12_000]],
    ['Okręt: 12 000,5 pkt', [1, 'Okręt', 12_000.5]],
    ['Okręt 12 000 pkt', [1, 'Okręt', 12_000]],
    ['Okręt 1\u202f250 pkt', [1, 'Okręt', 1250]],
    ['Hajó (1 250 pont)', [1, 'Hajó', 1250]],
    ['3 × Hajó – 1 250 pont', [3, 'Hajó', 1250]],
    ['2 × Schiff: 1.200 Pt.', [2, 'Schiff', 1200]],
    ['Mk 2 Walker 45 pts', [1, 'Mk 2 Walker', 45]],
    ['Squad 7 100 pts', [1, 'Squad 7', 100]],
    ['1 × Wagon: 1,25 punktu', [1, 'Wagon', 1.25]],
  ])('lists/army-text: %s', (line, unit) => {
    expect(units(line)).toEqual([unit]);
  });

  it('lists/army-text: the text that the app sends comes back, title, points, notes and all', () => {
    const shown = readArmyText(
      'Iron Ford (USB, 128 of 300 points)\n4 × Regulars: 68 points\n   pole weapon\n   Hit 4+\n1 × Captain: 60 points\nMade with Adjutant.',
    );
    expect(shown).toMatchObject({
      kind: 'own',
      game: 'usb',
      limit: 300,
      name: 'Iron Ford',
      units: [
        { name: 'Regulars', count: 4, points: 68, note: 'pole weapon\nHit 4+' },
        { name: 'Captain', count: 1, points: 60, note: '' },
      ],
      unread: [],
    });
  });

  it('lists/army-text: what the app says of a unit is none itself, also where the text lost its title or its end', () => {
    const body =
      '1 × Aspirant: 30 points\n   Hit 5+, Initiative 2, Tough 5+, Standfast 2\n2 × 7 Regulars: 196 points\n   2 × special weapon: 4 points';
    const title = 'Ready army, 300 points (USB, 226 of 1,300 points)';
    for (const text of [
      `${title}\n${body}\nMade with Adjutant.`,
      `${title}\n${body}`,
      `${body}\nMade with Adjutant.`,
      body,
    ]) {
      const shown = readArmyText(text);
      expect(shown.units).toEqual([
        { name: 'Aspirant', count: 1, points: 30, note: 'Hit 5+, Initiative 2, Tough 5+, Standfast 2' },
        { name: '7 Regulars', count: 2, points: 196, note: '2 × special weapon: 4 points' },
      ]);
      expect(shown.unread).toEqual([]);
      const { name, limit, game } = shown;
      const titled = text.startsWith('Ready');
      expect([name, limit, game]).toEqual(
        titled ? ['Ready army, 300 points', 1300, 'usb'] : ['', undefined, undefined],
      );
    }
    expect(readArmyText(`My raiders\n${body}\nMade with Adjutant.`)).toMatchObject({
      name: 'My raiders',
      unread: [],
    });
  });

  it('lists/army-text: headings, notes and who stays at home, in the words of each language; what has no room is shown', () => {
    for (const [unit, home] of [
      ['points', 'not today'],
      ['pkt', 'dziś nie gra'],
      ['pont', 'ma nem játszik'],
    ])
      expect(
        readArmyText(
          `Ford (USB, 60 ${unit})\nRiders left\n2 × Wolves: 8 ${unit}\n— Left – wing —\n3 × Spears: 60 ${unit} (${home})\n— Far —\n1 × Owl: 1 ${unit}`,
        ),
      ).toMatchObject({
        notes: 'Riders left',
        units: [
          { name: 'Wolves', note: '' },
          { name: 'Spears', points: 60, squad: 'Left – wing', reserve: true },
          { name: 'Owl', squad: 'Far' },
        ],
        unread: [],
      });
    const long = 'n'.repeat(armyBounds.notes);
    expect(readArmyText(`Ford (USB, 1 points)\n   ${long}\n   more\n1 × A: 1 points`)).toMatchObject({
      notes: long,
      unread: ['more'],
    });
    // Too long for a heading: it stays in sight as a note.
    const heading = `— ${'h'.repeat(armyBounds.squad + 1)} —`;
    expect(readArmyText(`1 × A: 1 points\n   a\n${heading}\nMade with Adjutant.`).units).toEqual([
      { name: 'A', count: 1, points: 1, note: `a\n${heading}` },
    ]);
    // A title that was rewritten, and words behind the end.
    expect(readArmyText('My raiders\n   Ride\n1 × A: 1 points\nMade with Adjutant.\nSee you')).toMatchObject({
      name: 'My raiders',
      notes: 'Ride',
      unread: ['See you'],
    });
    // Cut off at the front: nobody knows whose note that was.
    const cut = readArmyText('   Hit 4+\n1 × A: 1 points\nMade with Adjutant.');
    expect([cut.name, cut.notes, cut.unread]).toEqual(['', undefined, ['Hit 4+']]);
  });

  it('lists/army-text: numbers in the cells of a table, with thousands and what they count; none without sense', () => {
    const shown = readArmyText(
      'Name;Count;Points\nLand ship;1;1 200\nBarge;1;"1,200"\nSpears;x5;60 pts\nOwl;-5;1\nOx;0x10;1',
    );
    expect(shown.units.map(({ count, name, points }) => [count, name, points])).toEqual([
      [1, 'Land ship', 1200],
      [1, 'Barge', 1200],
      [5, 'Spears', 60],
    ]);
    expect(shown.unread).toEqual(['Owl;-5;1', 'Ox;0x10;1']);
  });

  it('lists/army-text: what has no room in an army is counted, never dropped without a word', () => {
    const rowOf = (at: number) => `Unit ${at};1;${at}`;
    const table = (rows: number) =>
      ['name;count;points', ...Array.from({ length: rows }, (_, at) => rowOf(at))].join('\n');
    expect(readArmyText(table(500))).toMatchObject({ left: 0, cut: 0 });
    expect(readArmyText(table(700))).toMatchObject({ left: 200, unread: [] });
    // Longer than what is read: every row is one of the two.
    const long = readArmyText(table(50_000));
    expect([long.units.length, long.left]).toEqual([500, 49_500]);
    expect(readArmyText('5 x A\n'.repeat(900))).toMatchObject({ left: 400 });
    const squads = [
      { units: Array.from({ length: 620 }, (_, at) => ({ name: `U${at}`, value: '1,200', unit_number: 2 })) },
    ];
    const generator = readArmyText(JSON.stringify({ squads }));
    expect([generator.units[0]?.points, generator.left]).toEqual([1200, 120]);
    const name = `${'A'.repeat(130)} guard`;
    expect(readArmyText(`2 x ${name}, 8 pts`)).toMatchObject({
      units: [{ name: name.slice(0, 120), note: name }],
      cut: 0,
    });
    const noted = readArmyText(`2 x A: 8 pts\n   ${'n'.repeat(2_100)}`);
    expect([noted.units[0]?.note.length, noted.cut]).toEqual([2_000, 1]);
    // More than an army holds of one.
    expect(readArmyText('A: 5\n12,000 × Rat: 5')).toMatchObject({ unread: ['12,000 × Rat: 5'] });
  });

  it.each<[string, string]>([
    ['commas', ','.repeat(200_000)],
    ['blanks', `a${' '.repeat(199_998)}b`],
    ['brackets', '['.repeat(100_000)],
    ['open brackets', '(\n'.repeat(100_000)],
    ['open brackets in one line', `a ${'('.repeat(199_000)}\n5 x A`],
    ['dashes', `a${' -'.repeat(90_000)} b`],
    ['digits', '1'.repeat(200_000)],
    ['thousands', '1,000'.repeat(40_000)],
    ['blanks before a brace', `${' '.repeat(200_000)}{`],
    ['lines of a note', `1 x A\n${'  a\n'.repeat(45_000)}`],
    ['own titles', 'a (USB, 1 of 2 points)\n'.repeat(9_000)],
    ['quotes', `name;${'"'.repeat(190_000)}`],
  ])(
    'lists/army-text: a long run of %s is read as fast as any text',
    (_, text) => {
      expect(readArmyText(text).units.length).toBeLessThanOrEqual(1);
    },
    1_000,
  );

  it('lists/army-text: a table with a head in any of the languages, by its own separator, quotes and commas', () => {
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

  it('lists/army-text: the file of the army generator of BrikWars', () => {
    const shown = readArmyText(
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
    expect(shown).toMatchObject({ kind: 'generator', name: 'Reds', each: true, unread: ['First'] });
    expect(shown.units).toEqual([
      {
        name: 'Trooper',
        count: 6,
        points: 5,
        note: 'size 1, armor 4, action 1d6\nRifle (3 / 10 / 1d6)\nLight Armor\nPilot [1 CP]',
        squad: 'First',
        values: {
          ...{ size: '1', armor: '4', action: '1d6', move: '' },
          weapons: [
            {
              ...{ type: 'Gun', name: 'Rifle', use: '3', range: '10', damage: '1d6', size: '2' },
              said: 'Rifle (3 / 10 / 1d6)',
            },
          ],
          also: 'Light Armor\nPilot [1 CP]',
        },
      },
    ]);
  });

  it('lists/army-text: 200 broken files say what was not understood, and nothing leaves its bounds', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ maxLength: 400 }), fc.json()), (text) => {
        const shown = readArmyText(text);
        for (const { name, count, points } of shown.units) {
          expect(name.length).toBeLessThanOrEqual(armyBounds.name);
          expect(Number.isInteger(count) && count >= 0 && count <= armyBounds.count).toBe(true);
          expect(points >= 0 && points <= armyBounds.points).toBe(true);
        }
        expect(shown.units.length).toBeLessThanOrEqual(armyBounds.lines);
      }),
      { numRuns: 200 },
    );
    expect(readArmyText('{"squads": 5}')).toMatchObject({ units: [] });
    expect(readArmyText('')).toMatchObject({ units: [], unread: [] });
    expect(readArmyText('5 x A\n'.repeat(900)).units).toHaveLength(500);
  });
});
