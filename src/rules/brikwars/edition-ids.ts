export const editionIds = ['2005', 'web5', 'pl'] as const;
/** The edition that is played where none has been chosen; what the others change is compared with it. */
export const firstEdition = '2005' satisfies (typeof editionIds)[number];

type EditionId = (typeof editionIds)[number];

/** A value for each edition: one that says none of its own has that of the first, upon which all others are patches. */
export function byEdition<Value>(
  own: Readonly<Partial<Record<EditionId, Value>>> & { readonly [firstEdition]: Value },
): Readonly<Record<EditionId, Value>> {
  const each = editionIds.map((id) => [id, own[id] ?? own[firstEdition]]);
  return Object.fromEntries(each) as Record<EditionId, Value>;
}
