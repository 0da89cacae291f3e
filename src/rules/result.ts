/** An expected failure is a value: either what was asked for, or every issue found, never a sentence. */
export type Result<Value, Fault> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly issues: readonly Fault[] };

export function ok<Value>(value: Value): { readonly ok: true; readonly value: Value } {
  return { ok: true, value };
}

export function fail<Fault>(...issues: readonly Fault[]): {
  readonly ok: false;
  readonly issues: readonly Fault[];
} {
  return { ok: false, issues };
}
