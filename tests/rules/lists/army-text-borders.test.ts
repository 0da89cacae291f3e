import { describe, expect, it } from 'vitest';
import { armyBounds } from '../../../src/rules/army.ts';
import { linesOfUnit, readArmyText } from '../../../src/rules/lists/army-text.ts';

const notify = (text: string) =>
  readArmyText(text).units.map(({ count, name, points }) => [count, name, points]);

describe('army-text: a list', () => {
  it.each<[string, readonly unknown[]]>([
    ['  • 5 x Spears, 60 pts   ', [[5, 'Spears', 60]]],
    ['- Spears x5', [[5, 'Spears', 0]]],
    ['Captain: 65', [[1, 'Captain', 65]]],
    ['https://example.org/5', []],
    ['Guard (128 of 300', []],
    ['Guard (old) 12', [[1, 'Guard (old)', 12]]],
    ['12: 5', []],
    ['Captain', []],
  ])('lists/army-text: %j is one unit, or none', (line, units) => {
    expect(notify(`${line}\n`)).toEqual(units);
    expect(notify(`Title\n${line}`)).toEqual(units);
  });

  it('lists/army-text: the first line is a title where it is no unit, without what stands in its brackets', () => {
    const named = (text: string) => {
      const { name, unread, kind, each, units } = readArmyText(text);
      return [kind, each, name, units.length, unread];
    };
    expect(named('My men\nCaptain: 65')).toEqual(['list', false, 'My men', 1, []]);
    expect(named('My men (old ones)  \nCaptain: 65')).toEqual(['list', false, 'My men', 1, []]);
    expect(named('  My (old) men  \nCaptain: 65')).toEqual(['list', false, 'My (old) men', 1, []]);
    expect(named('My men)\nCaptain: 65')).toEqual(['list', false, 'My men)', 1, []]);
    expect(named('Captain: 65\nSpears: 5')).toEqual(['list', false, '', 2, []]);
    expect(named('My men')).toEqual(['list', false, '', 0, ['My men']]);
    // What stands above the units is said of all of them, what stands below one of that one.
    expect(readArmyText('My men\n  nobody \nCaptain: 65\n said he ')).toMatchObject({
      ...{ name: 'My men', notes: 'nobody', unread: [] },
      units: [{ name: 'Captain', points: 65, note: 'said he' }],
    });
    expect(named(`${'n'.repeat(armyBounds.name + 1)}\nCaptain: 65`)[2]).toHaveLength(armyBounds.name);
  });

  it('lists/army-text: what is set in belongs to the unit above it', () => {
    const [captain] = readArmyText('Men\nCaptain: 65\n   sword\n\tshield \nSpears: 5').units;
    expect(captain).toEqual({ name: 'Captain', count: 1, points: 65, note: 'sword\nshield' });
  });

  it('lists/army-text: rows end as any system ends them, and empty ones are none', () => {
    for (const end of ['\n', '\r\n', '\r', '\n \n\t\n']) expect(notify(`A: 1${end}B: 2`)).toHaveLength(2);
    expect(notify('\u200bA:\u00ad 1\n\ufeffB: 2')).toEqual([
      [1, 'A', 1],
      [1, 'B', 2],
    ]);
  });

  it('lists/army-text: points have two decimals, and names and notes stay within an army', () => {
    expect(notify('A: 1.25\nB: 2,5')).toEqual([
      [1, 'A', 1.25],
      [1, 'B', 2.5],
    ]);
    const of = (name: number, note: number) =>
      readArmyText(`Men\n${'n'.repeat(name)}: 5\n   ${'x'.repeat(note)}`);
    const whole = of(armyBounds.name, armyBounds.note);
    expect([whole.units[0]?.note.length, whole.cut]).toEqual([armyBounds.note, 0]);
    const longer = of(armyBounds.name + 1, 3);
    expect(longer.units[0]).toMatchObject({
      name: 'n'.repeat(armyBounds.name),
      note: `${'n'.repeat(armyBounds.name + 1)}\nxxx`,
    });
    expect(of(5, armyBounds.note + 1).cut).toBe(1);
  });

  it('lists/army-text: so many rows are read, and all further ones counted', () => {
    const rows = (count: number, more = '') => readArmyText(`${'A: 1\n'.repeat(count)}${more}`);
    expect(rows(armyBounds.lines).left).toBe(0);
    expect(rows(armyBounds.lines + 1).left).toBe(1);
    expect([rows(10_000).left, rows(10_003).left]).toEqual([
      10_000 - armyBounds.lines,
      10_003 - armyBounds.lines,
    ]);
    // What was cut is counted of those that are taken alone.
    const long = `   ${'x'.repeat(armyBounds.note + 1)}`;
    expect(rows(armyBounds.lines, `A: 1\n${long}`).cut).toBe(0);
    const wide = `${'A: 1\n'.repeat(3)}${' '.repeat(200_000)}\nB: 2\nC: 3`;
    expect([readArmyText(wide).units.length, readArmyText(wide).left]).toEqual([3, 2]);
    const exact = 'A: 1\n'.repeat(40_000);
    expect([exact.length, readArmyText(exact).left]).toEqual([200_000, 40_000 - armyBounds.lines]);
  });
});

describe('army-text: a table', () => {
  it.each(['\t', ';', ','])(
    'lists/army-text: parted by %j, cells are read without blanks about them',
    (sign) => {
      const row = (...cells: readonly string[]) => cells.join(sign);
      const { kind, name, each, units, unread } = readArmyText(
        [
          row('Name', 'Count', 'Points', 'Notes'),
          row(' Owl ', ' 2', ' 7 ', ' flies '),
          row('Ox', '', '', 'x'),
        ].join('\n'),
      );
      expect([kind, name, each, unread]).toEqual(['table', '', false, []]);
      expect(units).toEqual([
        { name: 'Owl', count: 2, points: 7, note: 'flies' },
        { name: 'Ox', count: 1, points: 0, note: 'x' },
      ]);
    },
  );

  it('lists/army-text: quotes keep what stands between them, two of them are one', () => {
    const [first] = readArmyText('name;notes\n"A; ""big"" one";"x;y"').units;
    expect(first).toEqual({ name: 'A; "big" one', count: 1, points: 0, note: 'x;y' });
    expect(readArmyText('name;points\nA').units).toEqual([{ name: 'A', count: 1, points: 0, note: '' }]);
    expect(readArmyText('name;count\n;1\nA;x').unread).toEqual([';1', 'A;x']);
    expect(readArmyText('one;two\nA: 1').kind).toBe('list');
    expect(readArmyText('Name\nA: 1').kind).toBe('list');
  });
});

describe('army-text: the file of the generator', () => {
  const of = (unit: unknown, squad: object = { name: 'First' }, file: object = {}) =>
    readArmyText(
      `\n ${JSON.stringify({ ...file, squads: [{ ...squad, units: [unit] }, 'no squad', null] })}`,
    );
  const man = { name: ' Man ', value: 5, unit_number: 2 };

  it('lists/army-text: a unit with all that it has, and with nothing', () => {
    const whole = {
      ...man,
      ...{ size: 1, armor: 2, power: '3d6', action: 4, move: 5 },
      weapons: [{ type: 'Gun' }, { name: 'Axe', type: 'x', use: 3, range: 4, damage: '1d6' }, null, 7],
      equipment: [{ type: 'Rope', name: 'x' }, { name: 'Hook' }],
      specialties: [{ name: 'Pilot' }],
    };
    expect(of(whole).units).toEqual([
      {
        ...{ name: 'Man', count: 2, points: 5 },
        note: 'size 1, armor 2, action 4, move 5, power 3d6\nGun\nAxe (3 / 4 / 1d6)\nRope\nHook\nPilot',
        squad: 'First',
        values: {
          ...{ size: '1', armor: '2', action: '4', move: '5' },
          weapons: [
            { type: 'Gun', name: 'Gun', use: '', range: '', damage: '', size: '', said: 'Gun' },
            {
              ...{ type: 'x', name: 'Axe', use: '3', range: '4', damage: '1d6', size: '' },
              said: 'Axe (3 / 4 / 1d6)',
            },
          ],
          also: 'power 3d6\nRope\nHook\nPilot',
        },
      },
    ]);
    expect(of(man, {}).units).toEqual([{ name: 'Man', count: 2, points: 5, note: '' }]);
    expect(of({ name: 'Man' }).units).toEqual([
      { name: 'Man', count: 1, points: 0, note: '', squad: 'First' },
    ]);
    expect(of({ ...man, weapons: 'none', equipment: {} }, {}).units[0]?.note).toBe('');
    const { kind, each, name } = of(man, {}, { name: ' Reds ' });
    expect([kind, each, name]).toEqual(['generator', true, 'Reds']);
  });

  it('lists/army-text: what is no unit is named by itself, by its squad, or by nothing', () => {
    expect(of({ ...man, value: 'much' }).unread).toEqual(['Man']);
    expect(of({ ...man, unit_number: 'many' }).unread).toEqual(['Man']);
    expect(of({ value: 1 }).unread).toEqual(['First']);
    expect(of({ value: 1 }, {}).unread).toEqual(['?']);
    // Its value is of one.
    expect(of({ ...man, value: armyBounds.points, unit_number: 2 }).units).toHaveLength(1);
    expect(of({ ...man, value: armyBounds.points + 1, unit_number: 2 }).units).toHaveLength(0);
  });

  it('lists/army-text: what is no such file is read as any text', () => {
    expect(readArmyText('{"squads": 5}').kind).toBe('list');
    expect(readArmyText('{ broken').kind).toBe('list');
    // All that the generator keeps: the first army of them.
    expect(readArmyText('[{"squads":[]}]').kind).toBe('generator');
    expect(readArmyText('[5]').kind).toBe('list');
    expect(readArmyText('{"squads":[]}')).toMatchObject({
      kind: 'generator',
      units: [],
      unread: [],
      name: '',
    });
    expect(readArmyText('')).toMatchObject({ kind: 'list', name: '', units: [], unread: [], left: 0 });
  });
});

describe('army-text: what all of a line cost stays', () => {
  const of = (count: number, points: number, each = false) =>
    linesOfUnit({ name: 'A', count, points, note: '' }, each).map((line) => [line.count, line.points]);

  it('lists/army-text: divided where it can be, else by two lines a hundredth apart', () => {
    expect(of(3, 100)).toEqual([
      [2, 33.33],
      [1, 33.34],
    ]);
    expect(of(2, 5)).toEqual([[2, 2.5]]);
    expect(of(4, 0.1)).toEqual([
      [2, 0.02],
      [2, 0.03],
    ]);
    expect(of(1, 7)).toEqual([[1, 7]]);
    expect(of(0, 7)).toEqual([[0, 7]]);
    expect(of(3, 100, true)).toEqual([[3, 100]]);
    for (const [count, points] of [
      [7, 12.34],
      [12, 999.99],
      [5, 5],
    ] as const) {
      const lines = of(count, points);
      const sum = lines.reduce((all, [many = 0, one = 0]) => all + many * one, 0);
      expect(sum).toBeCloseTo(points, 9);
      expect(lines.reduce((all, [many = 0]) => all + many, 0)).toBe(count);
    }
  });
});

describe('army-text: the text of the app', () => {
  const end = 'Made with Adjutant.';
  const own = (text: string) => readArmyText(text);

  it('lists/own-text: the title says name, game and limit as it is written, and nothing else does', () => {
    const titled = (title: string) => {
      const { kind, name, game, limit } = own(`${title}\n1 × A: 5 points\n${end}`);
      return [kind, name, game, limit];
    };
    expect(titled('Ford (BrikWars, 5 CP)')).toEqual(['own', 'Ford', 'brikwars', undefined]);
    expect(titled('  Ford (USB, 5 of 1,300 points)  ')).toEqual(['own', 'Ford', 'usb', 1300]);
    expect(titled('Ford (Mage Knight, 5 / 300 pont)')).toEqual(['own', 'Ford', 'mage-knight', 300]);
    expect(titled('Ford (old) (USB, 5 z 300 pkt)')).toEqual(['own', 'Ford (old)', 'usb', 300]);
    expect(titled(`Ford (USB, 5 of ${armyBounds.limit} points)`)[3]).toBe(armyBounds.limit);
    expect(titled(`Ford (USB, 5 of ${armyBounds.limit + 1} points)`)[3]).toBeUndefined();
    // What is no such title is one that somebody rewrote.
    for (const title of [
      'Ford (USB, 5 points',
      'Ford USB, 5 points)',
      'Ford (USB 5 points)',
      'Ford (Chess, 5 points)',
      'Ford (Chess, USB 5 points)',
      'Ford (USB, many points)',
      'Ford (USB, 5 points or so)',
      'Ford (USB, 5 of many points)',
    ])
      expect(titled(title)).toEqual(['own', title, undefined, undefined]);
  });

  it('lists/own-text: lines, headings and notes by their edges', () => {
    const read = own(
      `Hello\nFord (USB, 5 points)\n Note one\nNote two\n12 ×  Owls : 5 points (not today)\n   flies\n— Left —\n2 × Oxen: big: 1,200 points  \n${end}\nBye`,
    );
    expect(read).toMatchObject({
      kind: 'own',
      each: false,
      notes: 'Note one\nNote two',
      unread: ['Hello', 'Bye'],
    });
    expect(read.units).toEqual([
      { name: 'Owls', count: 12, points: 5, note: 'flies', reserve: true },
      { name: 'Oxen: big', count: 2, points: 1200, note: '', squad: 'Left' },
    ]);
    expect(own(`5 × : 5 points\n${end}`).units.map(({ name }) => name)).not.toContain('A');
  });

  it('lists/own-text: headings and notes are as long as an army keeps them', () => {
    const heading = (length: number) =>
      own(`Ford (USB, 5 points)\n— ${'h'.repeat(length)} —\n1 × A: 5 points`);
    expect(heading(armyBounds.squad).units[0]?.squad).toHaveLength(armyBounds.squad);
    expect(heading(armyBounds.squad + 1).units[0]).not.toHaveProperty('squad');
    const notes = (...lengths: readonly number[]) =>
      own(`Ford (USB, 5 points)\n${lengths.map((length) => 'n'.repeat(length)).join('\n')}\n1 × A: 5 points`);
    // With what parts them the two are just as long as there is room for.
    const half = armyBounds.notes / 2;
    expect(notes(half, half - 1).notes).toHaveLength(armyBounds.notes);
    expect(notes(half, half - 1).unread).toEqual([]);
    expect(notes(half, half).notes).toHaveLength(half);
    expect(notes(half, half).unread).toEqual(['n'.repeat(half)]);
    expect(notes(armyBounds.notes + 1)).not.toHaveProperty('notes');
    expect(notes(armyBounds.notes + 1).unread).toHaveLength(1);
  });

  it('lists/own-text: without its title and its end it is one where nothing else stands at the edge', () => {
    expect(own('1 × A: 5 points').kind).toBe('own');
    expect(own('1 × A: 5 points\n   note').kind).toBe('own');
    expect(own('1 × A: 5 points\nand so on').kind).toBe('list');
    expect(own(`1 × A: 5 points\nand so on\n${end}`).kind).toBe('own');
    expect(own(`${end}\n1 × A: 5 points`).kind).toBe('list');
    expect(own(`${end}\n${end}`).kind).toBe('list');
    // An end before the title is none of it.
    const late = own(`${end}\nFord (USB, 5 points)\n1 × A: 5 points`);
    expect([late.kind, late.name, late.unread]).toEqual(['own', 'Ford', [end]]);
    expect(own(`  ${end}  `).kind).toBe('list');
    expect(own(`1 × A: 5 points\n  ${end} `).unread).toEqual([]);
  });
});
