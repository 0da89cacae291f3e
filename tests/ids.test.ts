import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { aliases } from '../src/reference/aliases.ts';
import * as brikwars from '../src/rules/brikwars/ids.ts';
import * as mageKnight from '../src/rules/mage-knight/ids.ts';
import * as usb from '../src/rules/usb/ids.ts';
import { readCases } from './support/cases/cases.ts';
import { filesIn, root } from './support/source-files.ts';

const linesOf = (name: string) =>
  readFileSync(join(import.meta.dirname, 'fixtures', name), 'utf8')
    .split('\n')
    .filter((line) => line !== '');

const ruleIds = new Set(linesOf('rule-ids.txt'));
const exampleIds = new Set(linesOf('example-ids.txt'));
const caseIds = new Set(readCases(join(import.meta.dirname, 'cases')).map(({ id }) => id));

/** Rulings and rows of the castle's decision table are numbered through. */
const numbered: Readonly<Record<string, number>> = {
  BWC: 172,
  'USB-A': 63,
  'USB-C': 32,
  'USB-X': 10,
  'MK-A': 36,
  'MK-ELG': 13,
};

function isNumbered(id: string): boolean {
  const [, series, digits] = /^(BWC|USB-[ACX]|MK-A|MK-ELG)-(\d{2,3})$/.exec(id) ?? [];
  const number = Number(digits);
  return series !== undefined && number >= 1 && number <= (numbered[series] ?? 0);
}

const chapters = [brikwars, usb, mageKnight].flatMap((lists) => Object.values<readonly string[]>(lists));
const known = chapters.flat();
const knownSet = new Set(known);
const isGiven = (id: string) => ruleIds.has(id) || isNumbered(id);

process.stdout.write(
  `ids: ${known.filter((id) => ruleIds.has(id)).length} of ${ruleIds.size} rules, ${known.filter(isNumbered).length} rulings and table rows\n`,
);

const ruleLike = /\b(?:BWC-\d+|(?:BW|USB|MK)-[A-Z]+(?:-[A-Z]+)?-\d+)\b/g;
const inQuotes = /(['"`])((?:BWC-\d+|(?:BW|USB|MK)-[A-Z]+-\d+))\1/g;
const exampleLike = /^(?:EX|DV|MK-D|TE|PR|CO|WO|MO|RE|MV|FI|DI|TR|CH|SP)-/;
const caseLike = /^(?:[A-Z]-[a-z_\d]+-\d+|MK-[TP]-\d+)$/;

const sources = filesIn('src', ['.ts', '.tsx']);
const tests = filesIn('tests', ['.test.ts', '.test.tsx']).filter(
  ({ path }) => !/^tests\/(e2e|bench)\//.test(path),
);

describe('ids: the lists', () => {
  it('ids: every id of the lists is a rule, a ruling or a row of the castle table', () => {
    expect([...knownSet].filter((id) => !isGiven(id))).toEqual([]);
  });

  it('ids: no id stands twice, none in the list of another game', () => {
    expect(known.length).toBe(knownSet.size);
    const belongs = (lists: object, pattern: RegExp) =>
      Object.values<readonly string[]>({ ...lists })
        .flat()
        .every((id) => pattern.test(id));
    expect(belongs(brikwars, /^BWC?-/)).toBe(true);
    expect(belongs(usb, /^USB-/)).toBe(true);
    expect(belongs(mageKnight, /^MK-/)).toBe(true);
  });

  it('ids: the fixture holds all 571 rules', () => {
    expect(ruleIds.size).toBe(571);
  });

  it('ids: every rule, every ruling and every row of the castle table has an entry, or leads to one', () => {
    const all = Object.entries(numbered).flatMap(([series, last]) =>
      Array.from({ length: last }, (_, at) => `${series}-${String(at + 1).padStart(2, '0')}`),
    );
    const asked = [...ruleIds, ...all];
    expect(asked.filter((id) => !knownSet.has(id) && !(id in aliases))).toEqual([]);
    expect(Object.keys(aliases).filter((id) => knownSet.has(id) || !isGiven(id))).toEqual([]);
    expect(Object.values<string>(aliases).filter((id) => !knownSet.has(id))).toEqual([]);
  });
});

describe('ids: their use', () => {
  it('ids: every id in a string of src stands in the lists', () => {
    const strange = sources.flatMap(({ path, text }) =>
      [...text.matchAll(inQuotes)].flatMap(([, , id]) =>
        id === undefined || knownSet.has(id) || id in aliases ? [] : [`${path}: ${id}`],
      ),
    );
    expect(strange).toEqual([]);
  });

  it('ids: every id in a comment or text of src exists', () => {
    const strange = sources.flatMap(({ path, text }) =>
      [...text.matchAll(ruleLike)].flatMap(([id]) => (isGiven(id) ? [] : [`${path}: ${id}`])),
    );
    expect(strange).toEqual([]);
  });

  it('ids: every id that a test names at the start of a text exists', () => {
    const strange = tests.flatMap(({ path, text }) =>
      [...text.matchAll(/['"`]([A-Z]+-[A-Za-z\d_-]*\d[a-z]?)\b/g)].flatMap(([, id]) =>
        id === undefined || exists(id) ? [] : [`${path}: ${id}`],
      ),
    );
    expect(strange).toEqual([]);
  });

  it('ids: every title begins with an id or with the module it is about', () => {
    const modules = moduleNames();
    const title =
      /\b(?:it|test)(?:\.(?:each|for|only|skip|concurrent)(?:<[^(]*>)?(?:\([\s\S]*?\))?)?\(\s*(['"`])((?:(?!\1)[^\\]|\\.)*)\1/g;
    const strange = tests.flatMap(({ path, text }) =>
      [...text.matchAll(title)].flatMap(([, , words]) =>
        words === undefined || opensWell(words, modules) ? [] : [`${path}: ${words}`],
      ),
    );
    expect(strange).toEqual([]);
  });
});

function exists(id: string): boolean {
  if (caseLike.test(id)) return caseIds.has(id);
  if (exampleLike.test(id)) return exampleIds.has(id);
  return /^(?:BWC?|USB|MK)-/.test(id) ? isGiven(id) : true;
}

function opensWell(title: string, modules: ReadonlySet<string>): boolean {
  const [first = ''] = title.split(/[\s:,]/);
  // Titles of tables come from their rows, whose ids the test above checks.
  if (first.startsWith('%') || first.startsWith('$')) return true;
  const isId = caseLike.test(first) || exampleLike.test(first) || /^(?:BWC?|USB|MK)-/.test(first);
  return isId ? exists(first) : modules.has(first.replace(/\.tsx?$/, ''));
}

/** `storage/rolls`, `rolls` and so on for every module of src and of the tests. */
function moduleNames(): ReadonlySet<string> {
  const names = new Set<string>();
  for (const folder of ['src', 'tests', 'manifest']) {
    for (const entry of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })) {
      const parts = entry
        .replaceAll('\\', '/')
        .replace(/(\.test)?\.\w+$/, '')
        .split('/');
      for (let from = 0; from < parts.length; from++) names.add(parts.slice(from).join('/'));
    }
  }
  return names;
}
