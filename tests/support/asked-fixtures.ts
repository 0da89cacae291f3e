import { readFileSync } from 'node:fs';
import type { Language } from '../../src/rules/languages.ts';

/** What a player types, the questions it means, each as a mode and what of it is not as the question begins, and the words that must be named. */
export type AskedFixture = readonly [text: string, questions: readonly string[], named: readonly string[]];

type Fixtures = Readonly<Record<'brikwars' | 'usb', Readonly<Record<Language, readonly AskedFixture[]>>>>;

export const askedFixtures: Fixtures = JSON.parse(
  readFileSync(new URL('../fixtures/fight-questions.json', import.meta.url), 'utf8'),
);

type Plain = { [name: string]: unknown };

/** Inputs with one value put at its path: `a.b.0=value`; `-` takes it and what follows away. */
export function withValue(inputs: unknown, path: readonly string[], value: unknown): unknown {
  const [name = '', ...rest] = path;
  if (Array.isArray(inputs)) {
    if (value === undefined && rest.length === 0) return inputs.slice(0, Number(name));
    return inputs.map((one, at) => (at === Number(name) ? withValue(one, rest, value) : one));
  }
  const record = (inputs ?? {}) as Plain;
  return { ...record, [name]: rest.length === 0 ? value : withValue(record[name], rest, value) };
}

export function valueIn(text: string): unknown {
  if (text === '-') return undefined;
  if (text === 'true' || text === 'false') return text === 'true';
  if (text.includes(',')) return text.split(',');
  return /^\d+$/.test(text) ? Number(text) : text;
}

/** As text, in which no order of names counts. */
export function sorted(value: unknown): string {
  return JSON.stringify(value, (_, one) =>
    one && typeof one === 'object' && !Array.isArray(one)
      ? Object.fromEntries(Object.entries(one).sort(([a], [b]) => (a < b ? -1 : 1)))
      : one,
  );
}

export type Mark = 'right' | 'named' | 'wrong';

interface Read {
  readonly questions: readonly {
    readonly asked: { readonly mode: string };
    readonly left: readonly string[];
  }[];
  readonly unknown: readonly string[];
}

/** Whether a text was read as it is meant; what names a word that it leaves out, or offers nothing, misleads nobody. */
export function markOf(
  { questions, unknown }: Read,
  [text, wanted, named]: AskedFixture,
  expected: (said: string) => string,
): readonly [Mark, string] {
  const found = questions.map(({ asked }) => sorted(asked));
  const said = [...new Set([...unknown, ...questions.flatMap(({ left }) => left)])];
  const all = wanted.map(expected);
  const same = found.length === all.length && all.every((one) => found.includes(one));
  const names = named.length === said.length && named.every((one) => said.includes(one));
  if (same && names) return ['right', text];
  const shown = [text, `named: ${said.join(', ')}, not ${named.join(', ')}`, ...wanted, ...found].join(
    '\n    ',
  );
  return [said.length > 0 || found.length === 0 ? 'named' : 'wrong', shown];
}

export function marked(marks: readonly (readonly [Mark, string])[]) {
  const of = (mark: Mark) => marks.filter(([one]) => one === mark);
  const shown = [...of('wrong'), ...of('named')].map(([mark, text]) => `${mark}: ${text}`).join('\n');
  return { right: of('right').length / marks.length, wrong: of('wrong').length, shown };
}
