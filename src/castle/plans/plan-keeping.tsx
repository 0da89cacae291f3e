import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { Button } from '../../kit/button.tsx';
import { useFormat, useServices, useTexts } from '../../kit/context.ts';
import { later } from '../../kit/later.tsx';
import type { CastleMapModel } from '../map/model.ts';
import { encodePlan } from '../plan/link.ts';
import { openSavedPlans, type SavedPlans } from './model.ts';
import { PlanForm } from './plan-form.tsx';
import { titleOfPlan } from './plan-title.ts';
import { SavePlan } from './save-plan.tsx';
import { SendPlan } from './send-plan.tsx';
import './plans.css';

const PictureDialog = later(() => import('./picture-dialog.tsx').then((module) => module.PictureDialog));

/** What is kept of the plan in hand: under a name, as a link, as a picture. */
export function PlanKeeping({ model }: { readonly model: CastleMapModel }) {
  const services = useServices();
  const { navigation, offline } = services;
  const t = useTexts('castleplans');
  const format = useFormat();
  const bar = useRef<HTMLDivElement>(null);
  const saved = useSignal<SavedPlans | undefined>(undefined);
  const naming = useSignal(false);
  const drawn = useSignal(false);
  const plan = model.plan.value;
  const linked = model.inputs.linked.value;
  useEffect(() => {
    openSavedPlans(services).then(
      (plans) => {
        saved.value = plans;
      },
      () => offline.markOutdated(),
    );
  }, [services, offline, saved]);
  // What came with a link and was taken over is no saved plan.
  const lent = useRef<string | undefined>(undefined);
  useEffect(() => {
    const query = encodePlan(plan);
    if (!linked && lent.current === query) void openSavedPlans(services).then(({ hold }) => hold(undefined));
    lent.current = linked ? query : undefined;
  }, [linked, plan, services]);

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend in sight
    <div class="plan-keeping" role="group" aria-label={t.bar} ref={bar}>
      {naming.value && saved.value && (
        <PlanForm
          saved={saved.value}
          plan={plan}
          onDone={() => {
            naming.value = false;
            // The buttons stand again with the next paint.
            setTimeout(() => bar.current?.querySelector<HTMLElement>('.plan-buttons button')?.focus());
          }}
        />
      )}
      {!naming.value && !linked && saved.value && <SavePlan saved={saved.value} plan={plan} />}
      {!naming.value && (
        <div class="plan-buttons">
          <Button
            icon="plus"
            disabled={!saved.value}
            onClick={() => {
              naming.value = true;
            }}
          >
            {saved.value?.inHand.value ? t.saveAsNew : t.save}
          </Button>
          <SendPlan query={encodePlan(plan)} title={titleOfPlan(plan, t)} />
          <Button
            icon="download"
            onClick={() => {
              drawn.value = true;
            }}
          >
            {t.picture}
          </Button>
          <Button icon="cards" onClick={() => navigation.go('castle/map/plans')}>
            {saved.value ? t.saved(format.number(saved.value.plans.value.length)) : t.title}
          </Button>
        </div>
      )}
      {drawn.value && (
        <PictureDialog
          plan={plan}
          title={titleOfPlan(plan, t)}
          onClose={() => {
            drawn.value = false;
          }}
        />
      )}
    </div>
  );
}
