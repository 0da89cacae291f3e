import * as v from 'valibot';
import { isTime } from '../time.ts';
import type { Bounds } from './bounds.ts';
import { jsonSafe } from './json-safe.ts';

// What holds the records in a backup file together.

/** What comes of something that may be done in steps, done at once. */
export function atOnce<Value>(steps: Iterator<unknown, Value, void>): Value {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

export const frameSchema = v.object({
  created: v.config(
    v.pipe(
      v.string(),
      v.isoTimestamp(),
      v.check((text) => isTime(Date.parse(text)), 'time'),
    ),
    { abortPipeEarly: true },
  ),
  app: v.pipe(v.string(), v.maxLength(40)),
});
export const keySchema = v.pipe(v.string(), v.regex(/^[\w:-]{1,200}$/));

interface Raw {
  readonly key: string;
  readonly raw: unknown;
}

/** A document with its head and its records, no piece of it with more than one of them. */
export function* filePieces(
  head: object,
  records: { readonly unreadable: readonly Raw[] },
  bounds: Bounds,
): Generator<string, void, void> {
  // What is written of a record that cannot be read lies some levels deep in the file.
  const safe = { ...bounds, depth: bounds.depth - 4 };
  const written = ({ key, raw }: Raw) => ({ key, raw: jsonSafe(raw, safe) });
  yield JSON.stringify(head).slice(0, -1);
  for (const [name, value] of Object.entries(records) as readonly (readonly [string, unknown])[]) {
    yield `,\n${JSON.stringify(name)}: `;
    if (!Array.isArray(value)) yield JSON.stringify(value);
    else if (name === 'unreadable') yield* rows(records.unreadable, written);
    else yield* rows<unknown>(value, (row) => row);
  }
  yield '\n}\n';
}

function* rows<Row>(list: readonly Row[], written: (row: Row) => unknown): Generator<string, void, void> {
  for (const [index, row] of list.entries()) yield (index ? ',\n' : '[\n') + JSON.stringify(written(row));
  yield list.length > 0 ? '\n]' : '[]';
}
