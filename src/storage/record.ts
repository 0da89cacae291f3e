import * as v from 'valibot';
import type { RecordOf } from './held.ts';

/** Where a stored value is not what it should be: `lines.3.count`, and what was expected there. */
export interface DecodeIssue {
  readonly path: string;
  readonly expected: string;
}

/**
 * What a stored value turned out to be. `damaged` and `newer` carry the raw value, which is shown and
 * exported but never overwritten; `newer` was written by a later version of the app.
 */
export type Decoded<Value> =
  | { readonly state: 'ok'; readonly value: Value }
  | { readonly state: 'damaged'; readonly raw: unknown; readonly issues: readonly DecodeIssue[] }
  | { readonly state: 'newer'; readonly raw: unknown; readonly version: number };

/** Turns a record of one version into the next one; it gets whatever was stored and may throw on nonsense. */
export type Migration = (old: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>;

export interface RecordKind<Value> {
  readonly name: string;
  readonly version: number;
  readonly decode: (raw: unknown) => Decoded<Value>;
}

interface KindParts<Schema> {
  readonly name: string;
  readonly version: number;
  readonly schema: Schema;
  /** `migrations[n]` turns version n into n + 1. */
  readonly migrations: Readonly<Record<number, Migration>>;
}

const issuesKept = 20;

/**
 * Builds the decoder of one kind of record: version first, then the migrations in order, then the schema. What it reads is
 * what the schema says, so that no field is there that nothing checks.
 */
export function recordKind<Schema extends v.GenericSchema>(
  parts: KindParts<Schema>,
): RecordKind<RecordOf<Schema>> {
  const decode = (raw: unknown): Decoded<RecordOf<Schema>> => {
    if (!isPlainRecord(raw)) return damaged(raw, '', 'Object');
    const { version } = raw;
    if (typeof version !== 'number' || !Number.isInteger(version) || version < 0) {
      return damaged(raw, 'version', 'version');
    }
    if (version > parts.version) return { state: 'newer', raw, version };
    let current = raw;
    for (let from = version; from < parts.version; from++) {
      const migrate = parts.migrations[from];
      if (!migrate) return damaged(raw, 'version', `version <= ${parts.version}`);
      try {
        current = { ...migrate(current), version: from + 1 };
      } catch {
        return damaged(raw, 'version', `migration from ${from}`);
      }
    }
    const parsed = v.safeParse(parts.schema, current);
    // Of what was read the types name less, and let nothing of it be changed.
    if (parsed.success) return { state: 'ok', value: parsed.output as RecordOf<Schema> };
    const issues = parsed.issues.slice(0, issuesKept).map((issue) => ({
      path: v.getDotPath(issue) ?? '',
      expected: issue.expected ?? issue.type,
    }));
    return { state: 'damaged', raw, issues };
  };
  return { name: parts.name, version: parts.version, decode };
}

export function isPlainRecord(raw: unknown): raw is Readonly<Record<string, unknown>> {
  return typeof raw === 'object' && raw !== null && !Array.isArray(raw);
}

function damaged(raw: unknown, path: string, expected: string): Decoded<never> {
  return { state: 'damaged', raw, issues: [{ path, expected }] };
}
