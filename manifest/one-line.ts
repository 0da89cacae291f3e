import { isDeepStrictEqual } from 'node:util';
import type { Plugin } from 'vite';
import { between, columns, entriesOf } from '../src/reference/rows.ts';

type Cell = string | readonly string[] | undefined;
type Entries = Readonly<Record<string, Readonly<Record<string, Cell>>>>;
type Kind = keyof typeof columns;

/** A file of a chapter as one line, its ids left out; it must read as it was. */
export function oneLine(kind: Kind, entries: Entries): string {
  const cells = Object.values(entries).flatMap((entry) =>
    columns[kind].map((name: string) => {
      const cell = entry[name] ?? '';
      return typeof cell === 'string' ? cell : cell.join(' ');
    }),
  );
  const line = cells.join(between);
  if (!isDeepStrictEqual(entriesOf(kind, Object.keys(entries), line), entries))
    throw new Error(`what stands in a file of a chapter gets lost in one line: ${line.slice(0, 80)}`);
  return line;
}

/** The look-up without what its files repeat: the names of values, and the ids of entries. */
export function chaptersInLines(): Plugin {
  return {
    name: 'chapters-in-lines',
    apply: 'build',
    transform: {
      filter: { id: /\/src\/reference\/[^/]+\/[^/]+\/(?:facts|[a-z]{2})\.ts$/ },
      async handler(code) {
        const module = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as Partial<
          Record<Kind, Entries>
        >;
        const kind = module.facts ? 'facts' : 'texts';
        const line = oneLine(kind, module[kind] ?? {});
        return { code: `export const ${kind} = ${JSON.stringify(line)};`, map: null };
      },
    },
  };
}
