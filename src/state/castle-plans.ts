import { computed, type ReadonlySignal } from '@preact/signals';
import type { SavedPlan } from '../storage/castle-plans.ts';
import { createRecordId, freeId } from '../storage/record-id.ts';
import type { CastleMapModel } from './castle-map.ts';
import { decodePlan, encodePlan } from './castle-map-codec.ts';
import type { CastlePlan } from './castle-map-plan.ts';
import { createKeptList, createNaming, fitting, inserted, renamed } from './kept-list.ts';
import { openedOnce } from './own-units.ts';
import type { Services } from './services.ts';

export type { SavedPlan };
export { decodePlan, encodePlan };

export const mostSavedPlans = 60;

/** As `savedPlanBounds` of the storage has it, whose code comes later. */
export const planBounds = { name: 80, query: 2_000 } as const;

export interface SavedPlans {
  readonly plans: ReadonlySignal<readonly SavedPlan[]>;
  readonly arrived: Promise<void>;
  /** Why nothing can be saved: the record is of a newer version of the app. */
  readonly newer: ReadonlySignal<boolean>;
  readonly full: ReadonlySignal<boolean>;
  /** The name being given to the plan in hand; undefined while none is. */
  readonly naming: ReadonlySignal<string | undefined>;
  startNaming(name: string): void;
  stopNaming(): void;
  /** Saves a plan under the name, cut to what fits; undefined where there is no name or no room. */
  add(name: string, plan: CastlePlan): SavedPlan | undefined;
  /** A name without a letter changes nothing. */
  rename(id: string, name: string): void;
  /** A second one of the same, right behind it, under the name given. */
  duplicate(id: string, name: string): SavedPlan | undefined;
  /** Takes a plan away; a notice offers it back. Needs the texts `castleplans`. */
  remove(id: string): void;
}

type PlanServices = Pick<Services, 'store' | 'storage' | 'sync' | 'fill' | 'drafts' | 'notices' | 'language'>;

/** The player's own plans, on the device and in step with other tabs; built once for all who ask. */
export const openSavedPlans = openedOnce(createSavedPlans);

export function createSavedPlans(services: PlanServices): SavedPlans {
  const { fill, drafts, language } = services;
  const list = createKeptList<SavedPlan>(services, {
    kind: 'castle-plans',
    stored: async () => (await import('../storage/castle-plans.ts')).castlePlansList,
    removed: () => language.texts('castleplans'),
  });
  const { items: plans, newer, change } = list;
  const full = computed(() => plans.value.length >= mostSavedPlans);
  const { naming, startNaming, stopNaming, resume } = createNaming(drafts, 'castle-saved-plan');

  function insert(given: string, query: string, at: number): SavedPlan | undefined {
    const name = fitting(given, planBounds.name);
    const known = plans.peek();
    if (name === '' || full.peek() || newer.peek() || query.length > planBounds.query) return undefined;
    // Two plans never become one, whatever the source of bytes says.
    const saved: SavedPlan = { id: freeId(createRecordId(fill), known), name, query };
    change((now) => inserted(now, saved, at));
    return saved;
  }

  return {
    plans,
    arrived: Promise.all([list.read(), resume()]).then(() => undefined),
    newer,
    full,
    naming,
    startNaming,
    stopNaming,
    add: (name, plan) => insert(name, encodePlan(plan), plans.peek().length),
    rename(id, given) {
      const name = fitting(given, planBounds.name);
      if (name !== '' && !newer.peek()) change((now) => renamed(now, id, name));
    },
    duplicate(id, name) {
      const at = plans.peek().findIndex((plan) => plan.id === id);
      const plan = plans.peek()[at];
      return plan && insert(name, plan.query, at + 1);
    },
    remove: list.remove,
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
