import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One case with known answers; castle cases have no `kind` of their own and get the name of their file. */
export interface GivenCase {
  readonly id: string;
  readonly kind: string;
  readonly edition: string;
  readonly inputs: Fields;
  readonly expected: Readonly<Record<string, number>>;
  readonly file: string;
}

/** Plain data of a case, read field by field. */
export class Fields {
  readonly #values: Readonly<Record<string, unknown>>;
  readonly #where: string;

  constructor(values: unknown, where: string) {
    if (typeof values !== 'object' || values === null) throw new TypeError(`${where} is no object`);
    this.#values = { ...values };
    this.#where = where;
  }

  has(name: string): boolean {
    return this.#values[name] !== undefined && this.#values[name] !== null;
  }

  text(name: string): string {
    const value = this.#values[name];
    if (typeof value !== 'string') throw new TypeError(`${this.#where}.${name} is no text`);
    return value;
  }

  /** A text, or a number as text: dice may be a number alone. */
  word(name: string): string {
    const value = this.#values[name];
    return typeof value === 'number' ? String(value) : this.text(name);
  }

  number(name: string): number {
    const value = this.#values[name];
    if (typeof value !== 'number') throw new TypeError(`${this.#where}.${name} is no number`);
    return value;
  }

  flag(name: string): boolean {
    const value = this.#values[name];
    if (typeof value !== 'boolean') throw new TypeError(`${this.#where}.${name} is neither true nor false`);
    return value;
  }

  fields(name: string): Fields {
    return new Fields(this.#values[name], `${this.#where}.${name}`);
  }

  list(name: string): readonly Fields[] {
    return this.#array(name).map((value, place) => new Fields(value, `${this.#where}.${name}[${place}]`));
  }

  /** Rows of numbers; what was not measured is null. */
  rows(name: string): readonly (readonly (number | null)[])[] {
    return this.#array(name).map((row, place) => {
      if (!Array.isArray(row)) throw new TypeError(`${this.#where}.${name}[${place}] is no row`);
      return row.map((value: unknown) => {
        if (value !== null && typeof value !== 'number') {
          throw new TypeError(`${this.#where}.${name}[${place}] holds ${String(value)}`);
        }
        return value;
      });
    });
  }

  texts(name: string): readonly string[] {
    return this.#array(name).map(String);
  }

  #array(name: string): readonly unknown[] {
    const value = this.#values[name];
    if (!Array.isArray(value)) throw new TypeError(`${this.#where}.${name} is no list`);
    return value;
  }
}

/** An adapter: from the inputs to every figure it can answer by name; it renames and computes nothing. */
export type Answers = (name: string) => number | undefined;
export type Adapter = (inputs: Fields, edition: string) => Answers;

export function answersOf(figures: Readonly<Record<string, number>>): Answers {
  return (name) => figures[name];
}

/** What the rules or their rulings know to be otherwise; unlike an input that the runner cannot read, it is an answer. */
export class Refusal extends Error {}

/** What may not be has no odds: that it may not is all there is to say. */
const refused = answersOf({ eligible: 0, legal: 0, may: 0 });

/** The answers of an adapter; a refusal is given beside them. */
export function askFor(
  adapter: Adapter,
  inputs: Fields,
  edition: string,
): { readonly answers: Answers; readonly refusal?: string } {
  try {
    return { answers: adapter(inputs, edition) };
  } catch (reason) {
    if (reason instanceof Refusal) return { answers: refused, refusal: reason.message };
    throw reason;
  }
}

/** Reads every case of a folder; files named `castle-…` hold cases without a kind. */
export function readCases(folder: string): readonly GivenCase[] {
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return files.sort().flatMap((file) => {
    const content: unknown = JSON.parse(readFileSync(join(folder, file), 'utf8'));
    if (!Array.isArray(content)) throw new TypeError(`${file} holds no list of cases`);
    return content.map((entry, place) => givenCase(entry, file, `${file}[${place}]`));
  });
}

/** A castle is said to be eligible, or legal with the errors found: each by its code, and how many there are. */
function castleAnswer(fields: Fields): Readonly<Record<string, number>> {
  if (fields.has('eligible')) return { eligible: Number(fields.flag('eligible')) };
  const errors = fields.has('errors') ? fields.texts('errors') : [];
  return {
    ...(fields.has('legal') ? { legal: Number(fields.flag('legal')) } : {}),
    ...(fields.has('errors') ? { errors: errors.length } : {}),
    ...Object.fromEntries(errors.map((code) => [code, 1])),
  };
}

function givenCase(entry: unknown, file: string, where: string): GivenCase {
  const fields = new Fields(entry, where);
  const id = fields.text('id');
  if (file.startsWith('castle-')) {
    const kind = file.replace(/\.json$/, '');
    return {
      id,
      kind,
      edition: 'mk-castle',
      inputs: fields.fields('input'),
      expected: castleAnswer(fields),
      file,
    };
  }
  const expected = Object.entries(
    (entry as { readonly expected: Readonly<Record<string, unknown>> }).expected,
  );
  return {
    id,
    kind: fields.text('kind'),
    edition: fields.text('edition'),
    inputs: fields.fields('inputs'),
    expected: Object.fromEntries(expected.map(([name, value]) => [name, Number(value)])),
    file,
  };
}
