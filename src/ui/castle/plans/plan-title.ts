import type { Messages } from '../../../i18n/messages.ts';
import type { CastlePlan } from '../../../state/castle-map-plan.ts';

/** What a plan is called before it has a name of its own. */
export function titleOfPlan({ sections }: CastlePlan, t: Messages['castleplans']): string {
  return sections.length === 0 ? t.emptyTable : t.suggested(sections.length);
}
