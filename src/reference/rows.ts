// In the built app a file of a chapter is one line (manifest/one-line.ts): the names of its values, and the ids that each
// file would repeat, stand here and in the list of the chapter, whose order all files keep.
import type { RuleId } from '../rules/ids.ts';
import type { EntryFacts, EntryText } from './types.ts';

/** What stands between two values; a blank stands within those that are lists. */
export const between = '|';

export const columns = {
  texts: ['title', 'text', 'words'],
  facts: ['source', 'related', 'editions', 'rulings', 'tables'],
} as const;

const strings: readonly string[] = [...columns.texts, 'source'];

/** Lists that stand in every entry, be they empty. */
const always: readonly string[] = ['related'];

function cellOf(name: string, cell: string): readonly [string, unknown][] {
  if (strings.includes(name)) return [[name, cell]];
  if (cell === '') return always.includes(name) ? [[name, []]] : [];
  return [[name, cell.split(' ')]];
}

interface Kinds {
  readonly texts: EntryText;
  readonly facts: EntryFacts;
}

export type Written<Kind extends keyof Kinds> = Readonly<Partial<Record<RuleId, Kinds[Kind]>>>;

/** The entries of a chapter, from the line of the built app; while one works on it, files are read as they are written. */
export function entriesOf<Kind extends keyof Kinds>(
  kind: Kind,
  ids: readonly string[],
  file: string | Written<Kind>,
): Written<Kind> {
  if (typeof file !== 'string') return file;
  const cells = file.split(between);
  const names: readonly string[] = columns[kind];
  const rows = ids.map((id, row) => [
    id,
    Object.fromEntries(names.flatMap((name, place) => cellOf(name, cells[row * names.length + place] ?? ''))),
  ]);
  return Object.fromEntries(rows) as Written<Kind>;
}
