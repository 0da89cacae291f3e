import { contentText } from '../content.ts';
import type { Decoded } from '../record.ts';
import { freeId } from '../record-id.ts';
import type { Entry } from '../store.ts';

/** A record with a key of its own that players change over time. */
interface ChangingRecord {
  readonly id: string;
  readonly name: string;
  readonly changed: number;
  readonly revision: number;
}

/** Which of two different states of one record wins. */
export type RecordWins = 'newer' | 'backup' | 'mine';

/** How records of a kind are joined with those of a backup. */
export interface MergedKind<Item extends ChangingRecord> {
  readonly prefix: string;
  readonly decode: (raw: unknown) => Decoded<Item>;
  /** What becomes of one that makes way: it stays under an id of its own. */
  readonly aside: (item: Item, now: number) => Item;
}

/** What an import does with one record of a backup; times are those of the last change. */
export interface RecordImport {
  readonly id: string;
  readonly name: string;
  readonly action: 'add' | 'replace' | 'keep' | 'same';
  readonly theirs: number;
  readonly mine?: number;
  /** What is here cannot be read (damaged, or of a newer version), so it stays. */
  readonly unreadableHere?: true;
}

/**
 * Records of a backup beside those here. Where both have one that differs, the one changed later wins, or the one that is
 * asked for; what makes way stays under an id of its own.
 */
export function mergeRecords<Item extends ChangingRecord>(
  { prefix, decode, aside }: MergedKind<Item>,
  theirs: readonly Item[],
  here: ReadonlyMap<string, unknown>,
  wins: RecordWins,
  now: number,
): { readonly put: readonly Entry[]; readonly rows: readonly RecordImport[] } {
  const taken = [...here.keys()]
    .filter((key) => key.startsWith(prefix))
    .map((key) => ({ id: key.slice(prefix.length) }));
  const put: Entry[] = [];
  const rows = theirs.map((item): RecordImport => {
    const { id, name, changed } = item;
    const row = { id, name, theirs: changed };
    const raw = here.get(prefix + id);
    if (raw === undefined) {
      put.push([prefix + id, item]);
      return { ...row, action: 'add' };
    }
    const decoded = decode(raw);
    if (decoded.state !== 'ok') return { ...row, action: 'keep', unreadableHere: true };
    const mine = decoded.value;
    if (contentOf(mine) === contentOf(item)) return { ...row, mine: mine.changed, action: 'same' };
    if (wins === 'mine' || (wins === 'newer' && changed <= mine.changed)) {
      return { ...row, mine: mine.changed, action: 'keep' };
    }
    const free = freeId(id, taken);
    taken.push({ id: free });
    const revision = Math.max(item.revision, mine.revision) + 1;
    put.push([prefix + free, { ...aside(mine, now), id: free }], [prefix + id, { ...item, revision }]);
    return { ...row, mine: mine.changed, action: 'replace' };
  });
  return { put, rows };
}

/** All of a record but when and how often it was changed. */
function contentOf({ revision: _revision, changed: _changed, ...rest }: ChangingRecord): string {
  return contentText(rest);
}
