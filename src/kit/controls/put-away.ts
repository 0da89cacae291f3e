/** What was typed on a pad that was put away. */
export interface PutAway<Typed> {
  /** Keeps what was typed, together with what it hangs on. */
  keep(typed: Typed | undefined, ...hangsOn: readonly unknown[]): void;
  /** What was typed, if nothing that it hangs on has changed since. */
  again(...hangsOn: readonly unknown[]): Typed | undefined;
}

/** A pad is put away to look at something: opening it again shows the faces typed so far. */
export function createPutAway<Typed>(): PutAway<Typed> {
  let kept: { readonly typed: Typed | undefined; readonly hangsOn: readonly unknown[] } | undefined;
  return {
    keep(typed, ...hangsOn) {
      kept = { typed, hangsOn };
    },
    again: (...hangsOn) =>
      kept?.hangsOn.every((thing, place) => thing === hangsOn[place]) ? kept.typed : undefined,
  };
}
