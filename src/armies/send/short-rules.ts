import { rulesOfUnits } from '../../kit/units/needed-rules.ts';
import { readSource } from '../../reference/books.ts';
import { chapters } from '../../reference/chapters.ts';
import { playing } from '../../rules/army.ts';
import type { RuleId } from '../../rules/ids.ts';
import type { Language } from '../../rules/languages.ts';
import type { Army } from '../../storage/army/army.ts';

/** A rule as it stands on paper. */
export interface ShortRule {
  readonly id: RuleId;
  readonly title: string;
  readonly text: string;
  /** The chapter of the book that says so, with its heading; missing where no book does. */
  readonly where?: string | undefined;
}

/** The rules that what plays of an army is played by: those of its game first, then those of its units, each once. */
export function rulesOfArmy({ game, lines }: Pick<Army, 'game' | 'lines'>): readonly RuleId[] {
  const units = playing(lines).filter(({ count }) => count > 0);
  return rulesOfUnits(
    game,
    units.map(({ unit }) => unit),
  );
}

/** The same in words, in the order of the rulebook. */
export async function shortRules(ids: readonly RuleId[], language: Language): Promise<readonly ShortRule[]> {
  const wanted = new Set<RuleId>(ids);
  const needed = chapters.filter((chapter) => chapter.ids.some((id) => wanted.has(id)));
  const loaded = await Promise.all(
    needed.map(async (chapter) => {
      const [texts, facts] = await Promise.all([chapter.texts[language](), chapter.facts()]);
      return { chapter, texts, facts };
    }),
  );
  return loaded.flatMap(({ chapter, texts, facts }) =>
    chapter.ids.flatMap((id) => {
      const entry = wanted.has(id) ? texts[id] : undefined;
      const where = readSource(facts[id]?.source ?? '')[0]?.chapters[0];
      return entry ? [{ id, title: entry.title, text: entry.text, where }] : [];
    }),
  );
}
