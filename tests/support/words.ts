import type { Messages, Part, SliceWords } from '../../src/platform/words.ts';

/** One language, whatever file its words stand in: each part behind a function that fetches it. */
export type Catalog = { readonly [P in Part]: () => Promise<Messages[P]> };

async function catalogOf(files: Readonly<Record<string, () => Promise<unknown>>>): Promise<Catalog> {
  const slices = (await Promise.all(
    Object.values(files).map((load) => load()),
  )) as SliceWords[keyof SliceWords][];
  const parts = Object.entries(Object.assign({}, ...slices) as Messages);
  return Object.fromEntries(parts.map(([part, words]) => [part, async () => words])) as unknown as Catalog;
}

export const en = await catalogOf(import.meta.glob('../../src/**/words/en.ts'));
export const pl = await catalogOf(import.meta.glob('../../src/**/words/pl.ts'));
export const hu = await catalogOf(import.meta.glob('../../src/**/words/hu.ts'));

export const words = { en, pl, hu };
