import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { armyBounds } from '../../../src/rules/army.ts';
import { readArmyText } from '../../../src/rules/lists/army-text.ts';
import { settling, taken } from '../../../src/rules/lists/edits.ts';
import lists from '../../cases/world/lists.json' with { type: 'json' };
import { deepOr } from '../../support/deep.ts';

const texts = lists.cases.map(({ text }) => text);
const bits = [
  '\n',
  '\t',
  ';',
  '"',
  ',',
  '[',
  ')',
  'pts',
  ' 60 ',
  '5x ',
  '++',
  '**',
  '|',
  '\u200b',
  '🔵',
  '1,200',
  'Total: 9',
  '{',
  '@',
  '\ufeff',
];

/** A list as a chat, a cat or a bad copy leaves it: pieces cut out, put in, twice, in another order. */
const mutatedOf = (texts: readonly string[]) =>
  fc
    .tuple(
      fc.constantFrom(...texts),
      fc.constantFrom(...texts),
      fc.array(fc.tuple(fc.nat(400), fc.nat(12), fc.constantFrom(...bits, '')), { maxLength: 8 }),
      fc.boolean(),
    )
    .map(([first, second, cuts, both]) =>
      cuts.reduce(
        (text, [at, length, bit]) =>
          text.slice(0, at % (text.length + 1)) + bit + text.slice((at % (text.length + 1)) + length),
        both ? `${first}\n${second}` : first,
      ),
    );

const words = ['Spears', 'Łucznicy', 'lándzsás', 'Mk 2 Walker', 'Old Guard'] as const;
const unit = fc.record({
  name: fc.constantFrom(...words),
  count: fc.integer({ min: 2, max: 40 }),
  points: fc.integer({ min: 1, max: 4_000 }).map((halves) => halves / 2),
});
/** How a list writes a unit, all its lines alike. */
const ways: readonly ((unit: { name: string; count: number; points: number }) => string)[] = [
  ({ name, count, points }) => `${count}x ${name} [${points} pts]`,
  ({ name, count, points }) => `${count} × ${name} – ${String(points).replace('.', ',')} pkt`,
  ({ name, count, points }) => `${name} (${count} db): ${points} pont`,
  ({ name, count, points }) => `- **${name} x${count}** (${points} pts)`,
  ({ name, count, points }) => `${points} pts - ${count}x ${name}`,
  ({ name, count, points }) => `🔵 ${count} szt. ${name}: ${points} pkt`,
  ({ name, count, points }) => `${name} [${count}] Q4+ D4+ | ${points}pts | Tough(3)`,
  ({ name, count, points }) => `${count}x ${name} .......... ${points} pts`,
  ({ name, count, points }) => `[b]${name}[/b] x${count} [${points} CP]`,
  ({ name, count, points }) => `${count}x ${name} (${points / count} pts each)`,
];

/** A table that was cut, doubled and mended by hand. */
const tables = [
  'Name;Count;Points;Note\nSpears;5;60;"shields\nand more"\nArchers;8;96;\nTotal;;156;',
  'sep=,\r\nUnit,Qty,Cost\r\n"Guard, mounted",3,"1,200"\r\nScouts,2,40',
  'Oddział\tLiczba\tKoszt (pkt)\tZdjęcie\nWłócznicy\t5\t60,5\thttps://host.example/a.png',
  '| Név | Db | Pont |\n|---|---|---|\n| **Lándzsás** | 5 | 60 |\n| Íjász | 8 | 96 |',
  'Spears;5;60\nArchers;8;96\nCaptain;1;65',
];

describe('rules/lists: any list', () => {
  it.each([
    ['lists', mutatedOf(texts)],
    ['tables', mutatedOf(tables)],
  ] as const)(
    'rules/lists: 600 mutated %s, or 10,000 of them, are read without fault, within the bounds of an army, and every line is somewhere',
    (_, mutated) => {
      fc.assert(
        fc.property(mutated, (text) => {
          const read = readArmyText(text);
          for (const { name, count, points, note } of read.units) {
            expect(name.trim().length > 0 && name.length <= armyBounds.name).toBe(true);
            expect(Number.isInteger(count) && count >= 0 && count <= armyBounds.count).toBe(true);
            expect(points >= 0 && Number.isFinite(points)).toBe(true);
            expect(note.length).toBeLessThanOrEqual(armyBounds.note);
          }
          expect(taken(settling(read.rows))).toEqual(read.units);
          // Where nothing was understood, what is there stands to be settled.
          if (read.kind === 'list' && read.units.length === 0 && /\p{L}/u.test(text))
            expect(read.unread.length).toBeGreaterThan(0);
        }),
        { numRuns: deepOr(10_000, 600) },
      );
    },
  );

  it.each(ways.map((way) => [way({ name: 'Spears', count: 5, points: 60 }), way] as const))(
    'rules/lists: 30 lists written as %s, with headings, notes and a sum that is right or wrong',
    (_, way) => {
      fc.assert(
        fc.property(
          fc.array(unit, { minLength: 2, maxLength: 7 }),
          fc.constantFrom(0, 5),
          fc.boolean(),
          (units, off, last) => {
            // What each costs has two decimals where it is said of each.
            const exact = units.map((one) => ({
              ...one,
              points: way === ways.at(-1) ? one.count * 1.5 : one.points,
            }));
            const sum = exact.reduce((all, { points }) => all + points, 0) + off;
            const half = Math.ceil(exact.length / 2);
            const lines = (some: typeof exact) => some.flatMap((one) => [way(one), '  shields']);
            const text = [
              last ? 'Iron Ford' : `Iron Ford [${sum} pts]`,
              '',
              'Infantry',
              ...lines(exact.slice(0, half)),
              '',
              '== Second wave ==',
              ...lines(exact.slice(half)),
              ...(last ? ['', `Total: ${sum} pts`] : []),
            ].join('\n');
            const read = readArmyText(text);
            expect(read.units.map(({ name, count, points, squad }) => [name, count, points, squad])).toEqual(
              exact.map(({ name, count, points }, at) => [
                name,
                count,
                points,
                at < half ? 'Infantry' : 'Second wave',
              ]),
            );
            expect([read.name, read.declared, read.unread]).toEqual(['Iron Ford', sum, []]);
            expect(read.units.every(({ note }) => note.includes('shields'))).toBe(true);
          },
        ),
        { numRuns: 30 },
      );
    },
  );

  const heads = [
    ['Name;Count;Points', ';'],
    ['Unit name\tNo.\tCost', '\t'],
    ['Nazwa jednostki;Ilość;Koszt (pkt)', ';'],
    ['Oddział,Liczba,Punkty', ','],
    ['Egység neve;Darabszám;Pontérték', ';'],
    ['Név;Db;Ár', ';'],
    ['', ';'],
  ] as const;
  it.each(heads)(
    'rules/lists: 30 tables under %j, with a title, a sum and line ends in cells',
    (head, sign) => {
      fc.assert(
        fc.property(
          fc.array(unit, { minLength: 2, maxLength: 9 }),
          fc.constantFrom('\n', '\r\n', '\r'),
          (units, end) => {
            const big = units.map((one) => ({ ...one, points: one.points + 50 }));
            const cells = (name: string) => (head === '' ? name : `"${name.replace(' ', '\n')}"`);
            const rows = big.map(({ name, count, points }) => [cells(name), count, points].join(sign));
            const sum = big.reduce((all, { points }) => all + points, 0);
            const whole = head === '' ? rows : ['My army', head, ...rows, ['Total', '', sum].join(sign)];
            const read = readArmyText(whole.join(end));
            expect(
              read.units.map(({ name, count, points }) => [name.replace('\n', ' '), count, points]),
            ).toEqual(big.map(({ name, count, points }) => [name, count, points]));
            if (head !== '') expect([read.name, read.declared]).toEqual(['My army', sum]);
          },
        ),
        { numRuns: 30 },
      );
    },
  );
});
