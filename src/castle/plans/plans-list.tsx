import { useEffect, useRef } from 'preact/hooks';
import { useFormat, useServices, useTexts } from '../../kit/context.ts';
import { useNamedRows } from '../../kit/named-rows.ts';
import type { CastlePlan } from '../../rules/mage-knight/plan.ts';
import type { SavedPlan } from '../../storage/castle-plans.ts';
import { decodePlan } from '../plan/link.ts';
import { mostSavedPlans, type SavedPlans } from './model.ts';
import { PlanRow } from './plan-row.tsx';

interface PlansListProps {
  readonly saved: SavedPlans;
  readonly onOpen: (plan: SavedPlan) => void;
}

/** The newest first. */
export function PlansList({ saved, onOpen }: PlansListProps) {
  const { announcer, notices } = useServices();
  const format = useFormat();
  const t = useTexts('castleplans');
  const read = useRef(new Map<string, CastlePlan | undefined>());
  function planOf(query: string): CastlePlan | undefined {
    if (!read.current.has(query)) read.current.set(query, decodePlan(query));
    return read.current.get(query);
  }
  const rows = saved.plans.value.toReversed().map((each) => ({ saved: each, plan: planOf(each.query) }));
  const { heading, list, rowOf, goTo } = useNamedRows(
    rows.map((row) => row.saved.id),
    saved.remove,
  );
  // The title of the place says nothing of the plans.
  useEffect(() => heading.current?.focus(), []);

  function duplicate({ id, name }: SavedPlan): void {
    const copy = saved.duplicate(id, t.copyOf(name));
    if (!copy) {
      notices.show(saved.newer.peek() ? t.newer : t.savedFull(format.number(mostSavedPlans)));
      return;
    }
    goTo(copy.id);
    announcer.announce(t.duplicated(copy.name));
  }

  return (
    <section class="stack">
      <h2 ref={heading} tabIndex={-1}>
        {t.title}
      </h2>
      {saved.newer.value && <p class="note">{t.newer}</p>}
      {rows.length === 0 && !saved.newer.value && <p class="hint">{t.none}</p>}
      <ul ref={list} class="plans-list">
        {rows.map((row) => (
          <PlanRow
            key={row.saved.id}
            {...row}
            does={{
              ...rowOf(row.saved.id),
              onOpen: () => onOpen(row.saved),
              onRename: (name) => saved.rename(row.saved.id, name),
              onDuplicate: () => duplicate(row.saved),
            }}
          />
        ))}
      </ul>
    </section>
  );
}
