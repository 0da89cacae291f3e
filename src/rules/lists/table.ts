import { cellsOf } from './cells.ts';
import type { ReadList } from './list.ts';
import { numberAlone } from './number.ts';
import { holds, type ListedRow, noted, standingBy } from './rows.ts';

type Column = 'name' | 'count' | 'points' | 'each' | 'note' | 'squad';

/** A head without accents and capitals. */
const plainHead = (cell: string) =>
  cell
    .toLowerCase()
    .replaceAll('ł', 'l')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^a-z#]+/g, ' ')
    .trim();

const oneOf =
  ' (?:each|of one|per (?:model|unit|figure|one)|single)|unit (?:cost|price|points)| za (?:sztuke|jednego|jedna|model|szt)| jednostkow[aey]| (?:darabonkent|egyenkent|egyseg|db)|egysegar';
const counts =
  /^(?:counts?|numbers?|no|nr|qty|quantity|amount|models?|#|x|liczba|ilosc|sztuk[ai]?|szt|db|darab|darabszam|szam|mennyiseg|letszam|figurak)(?: (?:of models|of units|models|units|modeli|figurek|sztuk))?$/;
const heads: readonly (readonly [Column, RegExp])[] = [
  [
    'each',
    new RegExp(
      `^(?:(?:points?|pts|cost|price|value|cp|punkty|pkt|koszt|cena|pont|ar).*(?:${oneOf})|(?:each|unit (?:cost|price|points)|egysegar|cena jednostkowa|koszt jednostkowy|(?:points?|pts|cost) per .*))$`,
    ),
  ],
  [
    'points',
    /^(?:(?:total|sum|line|all) )?(?:points?|pts|cost|price|value|cp|punkty|punktow|pkt|koszt|cena|wartosc|pont|pontok|pontertek|ar|ertek|koltseg)(?: (?:total|sum|cp|pts|pkt|pont|points|calkowity|razem|lacznie|osszesen))?$|^(?:total|razem|osszesen|suma|osszpont)(?: .*)?$/,
  ],
  ['count', counts],
  [
    'squad',
    /^(?:squad|section|group|category|role|slot|type|heading|druzyna|sekcja|grupa|kategoria|rola|typ|naglowek|osztag|csoport|kategoria|tipus|szakasz)$/,
  ],
  [
    'note',
    /^(?:notes?|equipment|gear|wargear|weapons?|options?|comments?|remarks?|notatk[ai]|uwagi|wyposazenie|bron|opcje|opis|jegyzet(?:ek)?|felszereles|fegyverek|megjegyzes|leiras)$/,
  ],
  [
    'name',
    /^(?:names?|units?|unit name|models?|figure|model name|nazwa|nazwa (?:jednostki|oddzialu|modelu)|jednostka|oddzial|nev|egyseg|egyseg neve|megnevezes)$/,
  ],
];

const rowNumber = /^(?:no|nr|#)$/;

const total = /^(?:total|sum|grand total|razem|suma|[łl][ąa]cznie|[öo]sszesen|[öo]sszes)\b/iu;

type Rows = readonly (readonly string[])[];

const isNumber = (cell: string) => numberAlone(cell) !== undefined;
const hasName = (cell: string) => /\p{L}{2}/u.test(cell) && !isNumber(cell);

/** Where the columns are by what their heads say. */
function byHeads(cells: readonly string[]): Partial<Record<Column, number>> | undefined {
  const found: Partial<Record<Column, number>> = {};
  const all = cells.map(plainHead);
  const counted = all.some((said) => counts.test(said) && !rowNumber.test(said) && !/^models?$/.test(said));
  for (const [at, said] of all.entries()) {
    // Beside a column of counts it numbers the rows.
    if (counted && rowNumber.test(said)) continue;
    const [column] = heads.find(([of, pattern]) => found[of] === undefined && pattern.test(said)) ?? [];
    if (column) found[column] = at;
  }
  if (found.name === undefined && found.squad !== undefined && found.points !== undefined) {
    const { squad, ...others } = found;
    return { ...others, name: squad };
  }
  return found.name === undefined ? undefined : found;
}

/** What else a table says of its units: columns with a head that is none of ours, and not the number of the row. */
function furtherOf(rows: Rows, head: number, at: Partial<Record<Column, number>>): readonly number[] {
  const known = Object.values(at);
  return (rows[head] ?? []).flatMap((cell, place) => {
    const said = plainHead(cell);
    if (cell === '' || known.includes(place)) return [];
    if (heads.some(([of, pattern]) => /points|each|count/.test(of) && pattern.test(said))) return [];
    const numbered = rows.slice(head + 1).every((row, number) => (row[place] || '1') === String(number + 1));
    return numbered ? [] : [place];
  });
}

/** Where the columns are by what stands in them, where every row has as many cells. */
function byContent(rows: Rows): Partial<Record<Column, number>> | undefined {
  const [first = []] = rows;
  if (rows.length < 2 || first.length < 2 || rows.some((row) => row.length !== first.length))
    return undefined;
  const columns = first.map((_, at) => rows.map((row) => row[at] ?? ''));
  const share = (cells: readonly string[], holdsIn: (cell: string) => boolean) =>
    cells.filter(holdsIn).length / Math.max(1, cells.filter(Boolean).length);
  const name = columns.findIndex((cells) => cells.every(Boolean) && share(cells, hasName) > 0.8);
  const numeric = columns.flatMap((cells, at) =>
    cells.some(Boolean) && share(cells, isNumber) > 0.8 ? [at] : [],
  );
  if (name < 0 || numeric.length === 0) return undefined;
  const sizeOf = (at: number) => (columns[at] ?? []).reduce((sum, cell) => sum + (numberAlone(cell) ?? 0), 0);
  const bySize = [...numeric].sort((one, other) => sizeOf(one) - sizeOf(other));
  const [count] = bySize;
  const points = bySize.at(-1);
  const note = columns.findIndex((cells, at) => at !== name && share(cells, hasName) > 0.5);
  return {
    name,
    ...(points !== undefined && { points }),
    ...(bySize.length > 1 && count !== undefined && { count }),
    ...(note >= 0 && { note }),
  };
}

const hundredths = (points: number) => Math.round(points * 100);

function readRows(
  rows: Rows,
  from: number,
  at: Partial<Record<Column, number>>,
  title: string,
  separator: string,
): ReadList | undefined {
  const further = furtherOf(rows, from - 1, at);
  const read: ListedRow[] = [];
  let declared: number | undefined;
  let squad = '';
  const noteOf = (cells: readonly string[], note: string) =>
    further.reduce(
      (said, column) => {
        const more = cells[column] ?? '';
        return more === '' ? said : noted(said, `${rows[from - 1]?.[column]}: ${more}`);
      },
      { note },
    ).note;
  const lastFull = rows.findLastIndex((row) => row.filter(Boolean).length > 1);
  const each = at.points === undefined && at.each !== undefined;
  for (const [place, cells] of rows.entries()) {
    if (place < from || cells.every((cell) => cell === '')) continue;
    const cell = (column: Column) => {
      const found = at[column];
      return found === undefined ? '' : (cells[found] ?? '').trim();
    };
    const [line, said] = [place + 1, cells.join(separator)];
    const called = cell('name');
    const price = cell('points') || cell('each');
    if (total.test(called) || (called === '' && total.test(cells.find(Boolean) ?? ''))) {
      declared = numberAlone(price || (cells.findLast(isNumber) ?? ''));
      continue;
    }
    const under = cell('squad');
    if (under !== '' && under !== squad) {
      squad = under;
      read.push({ kind: 'heading', line, said: under, name: under });
    }
    // A row of one word is a heading of those below.
    if (called !== '' && cells.filter(Boolean).length === 1 && place < lastFull) {
      read.push({ kind: 'heading', line, said: called, name: called });
      continue;
    }
    const many = cell('count') === '' ? 1 : numberAlone(cell('count'));
    const points = price === '' ? 0 : numberAlone(price);
    if (called === '' || many === undefined || points === undefined)
      read.push({ kind: 'unread', line, said });
    else {
      const all =
        (each || cell('points') === '') && at.each !== undefined ? (hundredths(points) * many) / 100 : points;
      if (holds(many, all))
        read.push({
          kind: 'unit',
          line,
          said,
          unit: standingBy({ name: called, count: many, points: all, note: noteOf(cells, cell('note')) }),
        });
      else read.push({ kind: 'unread', line, said });
    }
  }
  return { name: title, rows: read, each: false, ...(declared !== undefined && { declared }) };
}

/** Rows of cells; of some of them one or several name the columns, else what stands in them says what they are. */
function readCells(rows: Rows, sure: boolean, separator: string): ReadList | undefined {
  const filled = rows.findIndex((cells) => cells.some(Boolean));
  for (let head = filled; head >= 0 && head < Math.min(rows.length, filled + 6); head++) {
    const found = byHeads(rows[head] ?? []);
    if (found && (found.count ?? found.points ?? found.each ?? found.note) !== undefined) {
      const title = head > filled ? (rows[filled]?.find(Boolean) ?? '') : '';
      return readRows(rows, head + 1, found, title, separator);
    }
  }
  const found = sure ? byContent(rows.filter((cells) => cells.some(Boolean))) : undefined;
  const read = found && readRows(rows, 0, found, '', separator);
  return read?.rows.some(({ kind }) => kind === 'unit') ? read : undefined;
}

/** A table of Markdown: bars about its cells and a row of dashes below its head. */
function readMarkdown(text: string): ReadList | undefined {
  if (!/^\s*\|?\s*:?-{2,}:?\s*\|/m.test(text)) return undefined;
  const rows = text.split(/\r\n|[\n\r]/).map((row) =>
    row.includes('|') && !/^[\s|:-]+$/.test(row)
      ? row
          .trim()
          .replace(/^\||\|$/g, '')
          .split('|')
          .map((cell) => cell.replace(/\*\*|__|`/g, '').trim())
      : [],
  );
  return readCells(rows, false, ' | ');
}

/** A cell without the sign that keeps spreadsheets from taking it for a formula. */
const asWritten = (cell: string) => cell.trim().replace(/^'(?=\s*[=+\-@\uff1d\uff0b\uff0d\uff20])/gmu, '');

/** A table: a sign parts its cells, and their heads or what stands in them says what they are. */
export function readTable(text: string): ReadList | undefined {
  const [, named, rest] = /^\s*sep=(.)\s*(?:\r\n|[\n\r])([\s\S]*)$/i.exec(text) ?? [];
  const body = rest ?? text;
  const markdown = readMarkdown(body);
  if (markdown) return markdown;
  const begin = body.slice(0, 4_000);
  for (const separator of named === undefined ? ['\t', ';', ',', '|'] : [named]) {
    if (!begin.includes(separator)) continue;
    const rows = cellsOf(body, separator).map((cells) => cells.map(asWritten));
    const read = readCells(rows, separator !== ',' || rows.every((cells) => cells.length > 2), separator);
    if (read) return read;
  }
  return undefined;
}
