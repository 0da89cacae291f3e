import * as v from 'valibot';

/** What was half entered, read from its draft by its schema; undefined for anything else. */
export function readDraft<Value>(schema: v.GenericSchema<unknown, Value>, draft: string): Value | undefined {
  try {
    const read = v.safeParse(schema, JSON.parse(draft));
    return read.success ? read.output : undefined;
  } catch {
    return undefined;
  }
}
