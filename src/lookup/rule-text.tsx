import { useEffect, useMemo } from 'preact/hooks';
import { useServices } from '../kit/context.ts';
import type { RuleId } from '../rules/ids.ts';
import type { Language } from '../rules/languages.ts';
import { chaptersOfRules } from './finder.ts';
import type { LookupModel } from './model.ts';
import { RuleLink } from './rule-link.tsx';
import { linkTerms } from './terms.ts';

export interface RuleTextProps {
  readonly id: RuleId;
  readonly language: Language;
  readonly model: LookupModel;
  readonly onTerm?: ((id: RuleId) => void) | undefined;
}

/** What a rule says, in paragraphs; words that name another rule open it. */
export function RuleText({ id, language, model, onTerm }: RuleTextProps) {
  const { offline } = useServices();
  const { text, facts } = model.entries;
  const said = text(id, language)?.text ?? '';
  // What its words may name: the rules of its chapter first, and those beside what is related to it.
  const related = facts(id)?.related;
  const near = [id, ...(related ?? [])];
  useEffect(() => {
    model.openTitles(near, language).catch(() => offline.markOutdated());
  }, [model, id, related, language, offline]);
  const among = chaptersOfRules(near).flatMap(({ ids }) =>
    ids.flatMap((named) => {
      const title = text(named, language)?.title;
      return title === undefined ? [] : [{ id: named, title }];
    }),
  );
  // Of titles that came, the number says enough: none changes.
  const paragraphs = useMemo(() => linkTerms(said, language, id, among), [said, language, among.length]);
  return (
    <>
      {paragraphs.map((pieces) => (
        <p key={pieces[0]?.text}>
          {pieces.map(({ text: words, id: named }) =>
            named ? (
              <RuleLink key={named} id={named} class="term" onOpen={onTerm}>
                {words}
              </RuleLink>
            ) : (
              words
            ),
          )}
        </p>
      ))}
    </>
  );
}
