import type { Messages, Part, SliceWords } from '../../src/i18n/messages.ts';

/** One language, whatever file its words stand in: each part behind a function that fetches it. */
export type Catalog = { readonly [P in Part]: () => Promise<Messages[P]> };

async function catalogOf(files: Readonly<Record<string, () => Promise<unknown>>>): Promise<Catalog> {
  const slices = (await Promise.all(
    Object.values(files).map((load) => load()),
  )) as SliceWords[keyof SliceWords][];
  const parts = Object.entries(Object.assign({}, ...slices) as Messages);
  return Object.fromEntries(parts.map(([part, words]) => [part, async () => words])) as unknown as Catalog;
}

export const en = await catalogOf(import.meta.glob(['../../src/i18n/en/*.ts', '!**/show-dice.ts']));
export const pl = await catalogOf(import.meta.glob(['../../src/i18n/pl/*.ts', '!**/show-dice.ts']));
export const hu = await catalogOf(import.meta.glob(['../../src/i18n/hu/*.ts', '!**/show-dice.ts']));

export const words = { en, pl, hu };
