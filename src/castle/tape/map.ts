import { castleOwners } from '../../rules/mage-knight/chain.ts';
import type { Checklist } from '../../rules/mage-knight/checklist.ts';
import type { CastlePlan } from '../../rules/mage-knight/plan.ts';
import { tapeOf } from '../../rules/mage-knight/tape.ts';
import { entriesOf } from '../../rules/mage-knight/tape-entries.ts';
import { decodePlan } from '../plan/link.ts';

/** The plan in hand on the map, and who has a castle there; nothing where it cannot be read. */
export function castlesOn(text: string | undefined): {
  readonly plan: CastlePlan | undefined;
  readonly owners: readonly number[];
} {
  const plan = text === undefined ? undefined : decodePlan(text);
  return { plan, owners: plan ? castleOwners(plan) : [] };
}

/**
 * What the map knows of a player's castle. That all have agreed, and what was placed first, is so on every new map: only
 * where it is otherwise has somebody said so.
 */
export function measured(plan: CastlePlan, owner: number): Checklist {
  const { consent, order, planks, ...distances } = entriesOf(tapeOf(plan, owner));
  return {
    ...distances,
    ...(consent === false ? { consent } : {}),
    ...(order === false ? { order } : {}),
    ...(planks === false ? { planks } : {}),
  };
}
