export const editionIds = ['2005', 'web5', 'pl'] as const;
type EditionId = (typeof editionIds)[number];

/** A value for each edition: one that says none of its own has that of 2005, upon which all others are patches. */
export function byEdition<Value>(
  own: Readonly<Partial<Record<EditionId, Value>>> & { readonly '2005': Value },
): Readonly<Record<EditionId, Value>> {
  const each = editionIds.map((id) => [id, own[id] ?? own['2005']]);
  return Object.fromEntries(each) as Record<EditionId, Value>;
}
