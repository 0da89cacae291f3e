import type { Drafts } from '../../platform/drafts.ts';
import type { CastlePlan } from '../../rules/mage-knight/plan/plan.ts';
import { decodePlan, encodePlan } from './link.ts';

/** Where a plan waits on its way from the map to the siege. */
const sentDraft = 'castle-siege-plan';

/** The plan that is shown, be it the own one or one of a link, goes to the siege. */
export function sendPlan(drafts: Drafts, plan: CastlePlan): void {
  drafts.save(sentDraft, encodePlan(plan));
}

/** The plan that was sent, once. */
export async function receivePlan(drafts: Drafts): Promise<CastlePlan | undefined> {
  const text = await drafts.load(sentDraft);
  if (!text) return undefined;
  drafts.save(sentDraft, '');
  return decodePlan(text);
}
