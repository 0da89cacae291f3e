import type { InputCodec } from '../../kit/inputs.ts';
import {
  type CheckEntry,
  type Checklist,
  limitOf,
  type TapeCheck,
  tapeChecks,
} from '../../rules/mage-knight/checklist.ts';

/** The longest tape: no table is larger from corner to corner. Inches. */
export const longestTape = 200;
/** A distance is kept to a hundredth of an inch. */
export const tapeDecimals = 2;

const version = '1';
const signs = { yes: 'y', no: 'n', open: '-' } as const;

function entryText(entry: CheckEntry | undefined): string {
  if (entry === undefined) return signs.open;
  return typeof entry === 'number' ? String(entry) : entry ? signs.yes : signs.no;
}

/** Nothing for an open check; undefined for what is no entry of it. */
function readEntry(check: TapeCheck, text: string | null): Checklist | undefined {
  if (text === signs.open) return {};
  if (text === signs.yes || text === signs.no) return { [check]: text === signs.yes };
  if (text === null || !limitOf(check) || !/^\d{1,3}(?:\.\d{1,2})?$/.test(text)) return undefined;
  const distance = Number(text);
  return distance <= longestTape ? { [check]: distance } : undefined;
}

/** The checklist as text: `v=1&consent=y&order=-&own=17.5`, every check with its answer. */
export const tapeCodec: InputCodec<Checklist> = {
  initial: {},
  encode: (entries) =>
    [`v=${version}`, ...tapeChecks.map((check) => `${check}=${entryText(entries[check])}`)].join('&'),
  decode(query) {
    const fields = new URLSearchParams(query);
    if (fields.get('v') !== version || [...fields].length !== tapeChecks.length + 1) return undefined;
    let entries: Checklist = {};
    for (const check of tapeChecks) {
      const read = readEntry(check, fields.get(check));
      if (!read) return undefined;
      entries = { ...entries, ...read };
    }
    return entries;
  },
};
