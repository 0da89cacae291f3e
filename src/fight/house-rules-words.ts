/** `2005`, or with its changes `2005~bonus.none~parryRolled.always`: what is played, and what a table changed of it. */
export function encodeTable(played: string, ids: readonly string[], house: object): string {
  const values: Readonly<Record<string, unknown>> = { ...house };
  return [played, ...ids.filter((id) => id in house).map((id) => `${id}.${values[id]}`)].join('~');
}

/** The table that a text names; undefined where a part of it is not known. */
export function decodeTable<Table>(
  text: string,
  begin: (played: string) => Table | undefined,
  withWord: (table: Table, id: string, word: string) => Table | undefined,
): Table | undefined {
  const [played = '', ...changes] = text.split('~');
  let table = begin(played);
  for (const change of changes) {
    const [id = '', word = '', ...rest] = change.split('.');
    if (table === undefined || rest.length > 0) return undefined;
    table = withWord(table, id, word);
  }
  return table;
}
