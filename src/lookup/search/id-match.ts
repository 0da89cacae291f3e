import { fold } from '../../platform/fold.ts';

interface Parts {
  readonly letters: readonly string[];
  readonly number: string;
}

function partsOf(id: string): Parts {
  const segments = id.toLowerCase().split('-');
  return { letters: segments.slice(0, -1), number: (segments.at(-1) ?? '').replace(/^0+(?=\d)/, '') };
}

function namesEnding(letters: readonly string[]): readonly string[] {
  return letters.map((_, start) => letters.slice(start).join(''));
}

/**
 * The ids that a query names as players type them: `BW-CC-16`, `bwc50`, `cc 16`, `USB A-20`. The exact
 * number comes first, then numbers that it begins (`bwc5`: BWC-05, BWC-50, BWC-52); letters alone name a
 * group (`bw-cc`).
 */
export function matchIds<Id extends string>(query: string, ids: readonly Id[]): readonly Id[] {
  const match = /^([a-z]+)(\d*[a-z]?)$/.exec(fold(query).replace(/[\s.-]+/g, ''));
  const letters = match?.[1] ?? '';
  const number = (match?.[2] ?? '').replace(/^0+(?=\d)/, '');
  if (letters.length < 2 && !/^\s*[a-z]-\d/i.test(query)) return [];
  if (number === '' && !query.includes('-')) return [];
  const exact: Id[] = [];
  const begun: Id[] = [];
  for (const id of ids) {
    const parts = partsOf(id);
    if (!namesEnding(parts.letters).includes(letters)) continue;
    if (parts.number === number) exact.push(id);
    else if (parts.number.startsWith(number)) begun.push(id);
  }
  return [...exact, ...begun];
}
