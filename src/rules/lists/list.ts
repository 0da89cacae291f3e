import { armyBounds } from '../army.ts';
import { linesOf, plainly, type Said, sayingOf } from './line.ts';
import { hundredths, letters, pricing, readTitle, type Weighed } from './list-title.ts';
import { facts, known, made, picture, priceLine, total } from './list-words.ts';
import { holds, type ListedRow, type ListedUnit, noted as withNote } from './rows.ts';

/** A list of another maker. */
export interface ReadList {
  readonly name: string;
  readonly notes?: string;
  readonly rows: readonly ListedRow[];
  /** The sum that the list says it has. */
  readonly declared?: number;
  /** What its army may cost at most, where the list says that. */
  readonly limit?: number;
  /** Its points are known to be of one. */
  readonly each: boolean;
}

const shouted = (said: string) =>
  said.length < 60 && /\p{Lu}\P{Ll}*\p{Lu}\P{Ll}*\p{Lu}/u.test(said) && !/\p{Ll}/u.test(said);

const sumOf = (units: readonly { readonly points: number }[]) =>
  units.reduce((all, { points }) => all + hundredths(points), 0);

/** The unit that a line says, where an army can hold it. */
function unitOf({ name, count = 1, points = 0, note }: Said): Omit<ListedUnit, 'squad'> | undefined {
  if (name.includes('://') || !letters.test(name)) return undefined;
  return holds(count, points) ? { name, count, points, note } : undefined;
}

/** How the lines under a unit that have points of their own are taken. */
type Nested = 'parts' | 'units';

function build(lines: readonly Weighed[], priced: (line: Weighed) => boolean, nested: Nested): ReadList {
  const title = readTitle(lines, priced);
  const body = title.line ? lines.filter((line) => line !== title.line) : lines;
  const anyPriced = body.some((line) => priced(line) && !line.sum);
  const rows: ListedRow[] = [];
  const notes: string[] = [];
  let { declared, limit } = title;
  /** The line of the last unit. */
  let above: Weighed | undefined;
  let started = false;
  const deeper = body.some((line) => !priced(line) && (line.bullet || line.indent > 1));
  const unit = (line: Weighed, read: Omit<ListedUnit, 'squad'>) => {
    rows.push({ kind: 'unit', line: line.at, said: line.said, unit: read });
    above = line;
    started = true;
  };
  const note = (line: Weighed): boolean => {
    const last = rows.at(-1);
    if (last?.kind !== 'unit') return false;
    rows[rows.length - 1] = { ...last, unit: withNote(last.unit, line.said) };
    return true;
  };
  for (const [place, line] of body.entries()) {
    const { saying, said, at } = line;
    const next = body[place + 1];
    if (line.sum) {
      const sum = saying.points ?? plainly(line).count;
      if (sum !== undefined && (declared === undefined || !title.line || sum > declared))
        declared = Math.max(sum, title.line ? 0 : (declared ?? 0));
      if (saying.of !== undefined) limit = saying.of;
      continue;
    }
    // A picture stands with its unit.
    if (made.test(said)) {
      if (picture.test(said)) note(line);
      continue;
    }
    // Its price stands below it.
    if (next?.price) {
      rows.push({ kind: 'unread', line: at, said });
      continue;
    }
    const own = priced(line);
    // `120 pts` on a line of its own is the price of the line above.
    if (own && !letters.test(saying.name) && saying.points !== undefined) {
      const last = rows.at(-1);
      const named =
        last?.kind === 'unread' || last?.kind === 'heading' ? plainly({ said: last.said }) : undefined;
      const bought = named && unitOf({ ...named, points: saying.points });
      if (last && bought && body[place - 1]?.at === last.line) {
        rows.pop();
        unit({ ...line, at: last.line, said: last.said }, bought);
      } else if (!started && notes.length > 0 && declared !== undefined) {
        const name = notes.pop() ?? '';
        const read = unitOf({ ...plainly({ said: name }), points: saying.points });
        if (read) unit({ ...line, said: name }, read);
      } else if (last?.kind === 'unit' && last.unit.points === 0) {
        rows[rows.length - 1] = { ...last, unit: { ...last.unit, points: saying.points } };
      } else if (!started && declared === undefined) declared = saying.points;
      else if (!note(line)) rows.push({ kind: 'unread', line: at, said });
      continue;
    }
    const heads =
      line.marked !== '' ||
      known.test(said) ||
      (!own && !line.fact && (shouted(said) || (said.endsWith(':') && !line.bullet)));
    if (heads && !(own && line.marked === '')) {
      rows.push({ kind: 'heading', line: at, said, name: own ? saying.name : said.replace(/\s*:$/, '') });
      above = undefined;
      continue;
    }
    if (own) {
      // What its army may cost stands above the units: `Strike Force (2,000 points)`.
      if (
        !started &&
        declared !== undefined &&
        saying.count === undefined &&
        (saying.points ?? 0) >= declared
      ) {
        limit = saying.points;
        notes.push(said);
        continue;
      }
      const part =
        above &&
        (line.indent > above.indent + 1 ||
          saying.plus ||
          (nested === 'parts' && line.indent > 1 && line.indent > above.indent) ||
          (line.bullet && !above.bullet && nested === 'parts' && deeper));
      if (above && (saying.plus || (part && nested === 'parts')) && note(line)) continue;
      const read = unitOf(saying);
      if (read) unit(line, read);
      else if (!started && !heads && rows.length === 0) notes.push(said);
      else rows.push({ kind: 'unread', line: at, said });
      continue;
    }
    const plain = saying.form ? plainly(line) : saying;
    if (!anyPriced) {
      const read = plain.count === undefined ? undefined : unitOf(plain);
      if (above && line.indent > above.indent + 1 && note(line)) continue;
      if (read) {
        unit(line, read);
        continue;
      }
    }
    if (!started && rows.length === 0) {
      notes.push(said);
      continue;
    }
    const belongs =
      above && (line.bullet || line.indent > above.indent || plain.count !== undefined || line.fact);
    if (letters.test(said) && belongs && note(line)) continue;
    const leads = next !== undefined && priced(next) && !line.bullet && said.length < 60 && !line.fact;
    if (letters.test(said) && leads && (line.gap || deeper) && saying.form === undefined) {
      rows.push({ kind: 'heading', line: at, said, name: said });
      above = undefined;
    } else if (!(letters.test(said) && !line.gap && saying.form === undefined && note(line))) {
      rows.push({ kind: 'unread', line: at, said });
    }
  }
  // Without a unit nothing is said of an army: every line is open.
  if (!started)
    return { name: '', each: false, rows: lines.map(({ at, said }) => ({ kind: 'unread', line: at, said })) };
  const held = notes.join('\n');
  return {
    name: title.name,
    rows,
    each: false,
    ...(held !== '' && { notes: held.slice(0, armyBounds.notes) }),
    ...(declared !== undefined && { declared }),
    ...(limit !== undefined && limit <= armyBounds.limit && { limit }),
  };
}

const unitsIn = (rows: readonly ListedRow[]) =>
  rows.flatMap((row) => (row.kind === 'unit' ? [row.unit] : []));

/** Units whose points are the sum of those that follow become the headings that they are. */
function withoutSums(rows: readonly ListedRow[]): readonly ListedRow[] {
  const units = unitsIn(rows);
  const heads = new Set<unknown>();
  for (const [place, { points, count, note }] of units.entries()) {
    if (count !== 1 || note !== '' || points === 0) continue;
    let sum = 0;
    for (const [more, { points: next }] of units.slice(place + 1, place + 60).entries()) {
      sum += hundredths(next);
      if (sum >= hundredths(points)) {
        if (sum === hundredths(points) && more > 0) heads.add(units[place]);
        break;
      }
    }
  }
  return heads.size === 0
    ? rows
    : rows.map((row) =>
        row.kind === 'unit' && heads.has(row.unit)
          ? { kind: 'heading', line: row.line, said: row.said, name: row.unit.name }
          : row,
      );
}

/** Lines whose points are those of the lines set in below them are headings. */
function withHeadings(lines: readonly Weighed[], priced: (line: Weighed) => boolean): readonly Weighed[] {
  return lines.map((line, place) => {
    if (!priced(line) || line.saying.count !== undefined || line.bullet || line.marked !== '') return line;
    const end = lines.findIndex(({ indent }, at) => at > place && indent <= line.indent);
    const below = lines.slice(place + 1, end < 0 ? undefined : end).filter((one) => priced(one));
    const said = below.map(({ saying }) => ({ points: saying.points ?? 0 }));
    const heads =
      below.some(({ saying }) => below.length > 1 || saying.count !== undefined) &&
      below.every(({ bullet }) => !bullet) &&
      sumOf(said) === hundredths(line.saying.points ?? 0);
    return heads ? { ...line, marked: '=' } : line;
  });
}

/** The lines of a text with what each of them says. */
function weigh(text: string): readonly Weighed[] {
  const read = linesOf(text);
  // Boxed numbers in order count the lines.
  const keys = read.flatMap(({ key }) => key ?? []);
  const ordered = keys.length > 1 && keys.every((key, place) => key === place + 1);
  const prices = read.filter(({ said }) => priceLine.test(said)).length > 1;
  return read.map((line) => {
    const { key: _place, ...others } = line;
    const shown = ordered ? others : line;
    const { said } = line;
    const price = prices && priceLine.test(said);
    const saying = sayingOf(shown);
    return {
      ...shown,
      ...{ price, fact: facts.test(said), sum: !price && total.test(said) && /\d/.test(said) },
      saying: price ? { ...saying, name: '', form: 'unit' } : saying,
    };
  });
}

/** A text with one unit a line: of the ways to take it the one that comes to the sum that it says. */
export function readList(text: string): ReadList {
  const weighed = weigh(text);
  const priced = pricing(weighed);
  const lines = withHeadings(weighed, priced);
  const usual = build(lines, priced, 'parts');
  const { declared } = usual;
  if (declared === undefined) return usual;
  const fits = ({ rows }: Pick<ReadList, 'rows'>) => sumOf(unitsIn(rows)) === hundredths(declared);
  const deeper = lines.some((line) => (line.bullet || line.indent > 1) && priced(line));
  for (const nested of deeper ? (['parts', 'units'] as const) : (['parts'] as const)) {
    const way = nested === 'parts' ? usual : build(lines, priced, nested);
    if (fits(way)) return way;
    const summed = { ...way, rows: withoutSums(way.rows) };
    if (fits(summed)) return summed;
  }
  const ofEach = unitsIn(usual.rows).reduce((all, { count, points }) => all + count * hundredths(points), 0);
  return ofEach === hundredths(declared) ? { ...usual, each: true } : usual;
}
