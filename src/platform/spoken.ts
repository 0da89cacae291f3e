/** What a language says that is no text of a screen; each has a file of its own in `grammar/`. */
export interface Grammar {
  /** How a number is said that a screen writes as `<1` or `>99`. */
  readonly under: string;
  readonly over: string;
}

/** A number as it is said in the middle of a sentence. */
export function spoken({ under, over }: Grammar, cases: string): string {
  return cases.replace('<', `${under} `).replace('>', `${over} `);
}
