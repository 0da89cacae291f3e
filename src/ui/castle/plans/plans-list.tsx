import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { CastlePlan } from '../../../state/castle-map-plan.ts';
import { decodePlan, mostSavedPlans, type SavedPlan, type SavedPlans } from '../../../state/castle-plans.ts';
import { useFormat, useServices, useTexts } from '../../context.ts';
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
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLUListElement>(null);
  /** The row that the keyboard goes on with, once the rows stand anew. */
  const next = useRef<string | undefined>(undefined);
  const unfolded = useSignal<string | undefined>(undefined);
  const read = useRef(new Map<string, CastlePlan | undefined>());
  function planOf(query: string): CastlePlan | undefined {
    if (!read.current.has(query)) read.current.set(query, decodePlan(query));
    return read.current.get(query);
  }
  const rows = saved.plans.value.toReversed().map((each) => ({ saved: each, plan: planOf(each.query) }));
  useEffect(() => {
    if (next.current === undefined) return;
    const row = list.current?.querySelector<HTMLElement>(`[data-id="${next.current}"] button`);
    next.current = undefined;
    (row ?? heading.current)?.focus();
  });

  function remove(index: number, { id }: SavedPlan): void {
    next.current = (rows[index + 1] ?? rows[index - 1])?.saved.id ?? '';
    unfolded.value = undefined;
    saved.remove(id);
  }

  function duplicate({ id, name }: SavedPlan): void {
    const copy = saved.duplicate(id, t.copyOf(name));
    if (!copy) {
      notices.show(saved.newer.peek() ? t.newer : t.savedFull(format.number(mostSavedPlans)));
      return;
    }
    next.current = copy.id;
    unfolded.value = undefined;
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
        {rows.map((row, index) => (
          <PlanRow
            key={row.saved.id}
            {...row}
            unfolded={unfolded.value === row.saved.id}
            onUnfold={(open) => {
              unfolded.value = open ? row.saved.id : undefined;
            }}
            onOpen={() => onOpen(row.saved)}
            onRename={(name) => saved.rename(row.saved.id, name)}
            onDuplicate={() => duplicate(row.saved)}
            onRemove={() => remove(index, row.saved)}
          />
        ))}
      </ul>
    </section>
  );
}
