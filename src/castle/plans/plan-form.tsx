import { useEffect, useRef } from 'preact/hooks';
import { useFormat, useServices, useTexts } from '../../kit/context.ts';
import { NameForm } from '../../kit/name-form.tsx';
import type { CastlePlan } from '../../rules/mage-knight/plan.ts';
import { mostSavedPlans, planBounds, type SavedPlans } from './model.ts';
import { titleOfPlan } from './plan-title.ts';

interface PlanFormProps {
  readonly saved: SavedPlans;
  readonly plan: CastlePlan;
  readonly onDone: () => void;
}

/** Gives the plan in hand a name; one stands there already. */
export function PlanForm({ saved, plan, onDone }: PlanFormProps) {
  const { notices } = useServices();
  const t = useTexts('castleplans');
  const format = useFormat();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
    // A name begun before a reload stays.
    if (saved.naming.peek() === undefined) saved.startNaming(titleOfPlan(plan, t));
    field.current?.select();
  }, []);

  if (saved.newer.value) return <p class="note">{t.newer}</p>;
  if (saved.full.value) return <p class="note">{t.savedFull(format.number(mostSavedPlans))}</p>;

  return (
    <div class="card stack">
      <NameForm
        naming={saved}
        field={field}
        label={t.name}
        longest={planBounds.name}
        needed={t.nameNeeded}
        add={(name) => saved.add(name, plan)}
        onSaved={(name) => notices.show(t.wasSaved(name))}
        onDone={onDone}
      />
    </div>
  );
}
