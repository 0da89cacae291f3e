import type { Messages } from '../../platform/words.ts';
import type { CastlePlan } from '../../rules/mage-knight/plan.ts';

/** What a plan is called before it has a name of its own. */
export function titleOfPlan({ sections }: CastlePlan, t: Messages['castleplans']): string {
  return sections.length === 0 ? t.emptyTable : t.suggested(sections.length);
}
