import type { RuleId } from '../rules/ids.ts';
import type { LookupModel } from './model.ts';
import { RuleList } from './rule-list.tsx';

interface EntryLinksProps {
  readonly title: string;
  readonly ids: readonly RuleId[];
  readonly model: LookupModel;
}

/** Where an entry leads, under a heading; nothing where it leads nowhere. */
export function EntryLinks({ title, ids, model }: EntryLinksProps) {
  if (ids.length === 0) return null;
  return (
    <section>
      <h3>{title}</h3>
      <RuleList ids={ids} model={model} />
    </section>
  );
}
