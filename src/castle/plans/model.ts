import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { createNamedList, type NamedList, type NamedListServices } from '../../kit/named-list.ts';
import { openedOnce } from '../../kit/units/model.ts';
import type { CastlePlan } from '../../rules/mage-knight/plan/plan.ts';
import {
  castlePlansList,
  savedPlanBounds as planBounds,
  type SavedPlan,
} from '../../storage/castle/castle-plans.ts';
import type { CastleMapModel } from '../map/map-model.ts';
import { encodePlan } from '../plan/link.ts';

export { planBounds };

export const mostSavedPlans = 60;

type UnsavedPlan = Omit<SavedPlan, 'id' | 'name'>;

export interface SavedPlans extends Omit<NamedList<UnsavedPlan>, 'add'> {
  readonly plans: ReadonlySignal<readonly SavedPlan[]>;
  /** Saves a plan under the name, cut to what fits; undefined where there is no name or no room. */
  add(name: string, plan: CastlePlan): SavedPlan | undefined;
  /** The saved plan that stands on the map, known after a restart too; undefined while none does. */
  readonly inHand: ReadonlySignal<SavedPlan | undefined>;
  hold(id: string | undefined): void;
  /** Puts a plan in the place of a saved one, which it returns; undefined where that is not possible. */
  overwrite(id: string, plan: CastlePlan): SavedPlan | undefined;
}

/** Where the plan in hand is kept through a restart. */
const heldPlace = 'castle-plan-in-hand';

/** The player's own plans, on the device and in step with other tabs; built once for all who ask. */
export const openSavedPlans = openedOnce(createSavedPlans);

/** What is taken away needs the texts `castleplans`. */
export function createSavedPlans(services: NamedListServices): SavedPlans {
  const { drafts } = services;
  const held = signal<string | undefined>(undefined);
  const {
    items: plans,
    change,
    ...list
  } = createNamedList<UnsavedPlan>(services, {
    kind: 'castle-plans',
    stored: castlePlansList,
    removed: () => services.language.texts('castleplan'),
    place: 'castle-saved-plan',
    most: mostSavedPlans,
    longestName: planBounds.name,
    bare: ({ query }) => (query.length > planBounds.query ? undefined : { query }),
  });
  function hold(id: string | undefined): void {
    held.value = id;
    drafts.save(heldPlace, id ?? '');
  }

  async function resume(): Promise<void> {
    const draft = await drafts.load(heldPlace);
    if (draft && held.peek() === undefined) held.value = draft;
  }

  return {
    ...list,
    plans,
    arrived: Promise.all([list.arrived, resume()]).then(() => undefined),
    add(name, plan) {
      const saved = list.add(name, { query: encodePlan(plan) });
      if (saved) hold(saved.id);
      return saved;
    },
    inHand: computed(() => plans.value.find(({ id }) => id === held.value)),
    hold,
    overwrite(id, plan) {
      const query = encodePlan(plan);
      const before = plans.peek().find((each) => each.id === id);
      if (!before || list.newer.peek() || query.length > planBounds.query) return undefined;
      change((now) => now.map((each) => (each.id === id ? { ...each, query } : each)));
      return before;
    },
  };
}

/**
 * Puts a plan in the place of the own one, which it returns: one step that the map can undo. A plan that came with a link
 * and was only looked at is left.
 */
export function putPlan(
  map: Pick<CastleMapModel, 'inputs' | 'plan' | 'replacePlan'>,
  plan: CastlePlan,
): CastlePlan {
  if (map.inputs.linked.peek()) map.inputs.discard();
  const before = map.plan.peek();
  if (encodePlan(plan) !== encodePlan(before)) map.replacePlan(plan);
  return before;
}

/** The address of a plan below that of a page, for another to open. */
export function linkOfPlan(query: string, page: string): string {
  return `${page.split('#')[0]}#/castle/map?${query}`;
}
