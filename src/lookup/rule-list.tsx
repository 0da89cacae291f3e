import { useEffect } from 'preact/hooks';
import { useServices } from '../kit/context.ts';
import type { RuleId } from '../rules/ids.ts';
import type { LookupModel } from './model.ts';
import { RuleLink } from './rule-link.tsx';

interface RuleListProps {
  readonly ids: readonly RuleId[];
  readonly model: LookupModel;
}

/** Rules by title, one link a line. */
export function RuleList({ ids, model }: RuleListProps) {
  const { language: speech, offline } = useServices();
  const language = speech.language.value;
  const wanted = ids.join(' ');
  // `wanted` stands for the ids, whose list is made anew each time.
  useEffect(() => {
    model.openTitles(ids).catch(() => offline.markOutdated());
  }, [model, wanted, language, offline]);
  return (
    <ul class="rule-list">
      {ids.map((id) => (
        <li key={id}>
          <RuleLink id={id} class="rule-link">
            <span>{model.shelf.text(id, language)?.title}</span> <code>{id}</code>
          </RuleLink>
        </li>
      ))}
    </ul>
  );
}
