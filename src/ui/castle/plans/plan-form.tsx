import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { CastlePlan } from '../../../state/castle-map-plan.ts';
import { mostSavedPlans, planBounds, type SavedPlans } from '../../../state/castle-plans.ts';
import { useFormat, useServices, useTexts } from '../../context.ts';
import { Button } from '../../parts/button.tsx';
import { Field } from '../../parts/field.tsx';
import { titleOfPlan } from './plan-title.ts';

interface PlanFormProps {
  readonly saved: SavedPlans;
  readonly plan: CastlePlan;
  readonly onDone: () => void;
}

/** Gives the plan in hand a name; one stands there already. */
export function PlanForm({ saved, plan, onDone }: PlanFormProps) {
  const { announcer } = useServices();
  const t = useTexts('castleplans');
  const shell = useTexts('shell');
  const format = useFormat();
  const field = useRef<HTMLInputElement>(null);
  const nameless = useSignal(false);
  useEffect(() => {
    field.current?.focus();
    // A name begun before a reload stays.
    if (saved.naming.peek() === undefined) saved.startNaming(titleOfPlan(plan, t));
    field.current?.select();
  }, []);

  if (saved.newer.value) return <p class="note">{t.newer}</p>;
  if (saved.full.value) return <p class="note">{t.savedFull(format.number(mostSavedPlans))}</p>;

  function close(): void {
    saved.stopNaming();
    onDone();
  }
  function save(): void {
    const kept = saved.add(saved.naming.peek() ?? '', plan);
    nameless.value = kept === undefined;
    if (!kept) {
      field.current?.focus();
      return;
    }
    announcer.announce(t.wasSaved(kept.name));
    close();
  }
  return (
    <div class="card stack">
      <Field
        label={t.name}
        maxLength={planBounds.name}
        value={saved.naming.value ?? ''}
        inputRef={field}
        error={nameless.value ? t.nameNeeded : undefined}
        onInput={saved.startNaming}
        onEnter={save}
      />
      <div class="row">
        <Button kind="primary" icon="check" onClick={save}>
          {shell.save}
        </Button>
        <Button kind="quiet" onClick={close}>
          {shell.cancel}
        </Button>
      </div>
    </div>
  );
}
