import { type EditionId, editionIds } from '../rules/brikwars/edition.ts';

/** The texts of the short games, as their own place knows them. */
export const quikTexts = ['en', 'pl', 'lugpol'] as const;
export type QuikText = (typeof quikTexts)[number];

/** Every edition of BrikWars that can be fought by, the full ones first. */
export type AnyEdition = EditionId | `quik-${QuikText}`;

export const anyEditions: readonly AnyEdition[] = [
  ...editionIds,
  ...quikTexts.map((text): AnyEdition => `quik-${text}`),
];

/** The text of a short game; undefined for an edition of the full one. */
export function quikTextOf(edition: AnyEdition): QuikText | undefined {
  return quikTexts.find((text) => `quik-${text}` === edition);
}
