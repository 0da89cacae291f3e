import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Button } from '../../kit/button.tsx';
import { useServices, useTexts } from '../../kit/context.ts';
import type { SavedPlan } from '../../storage/castle-plans.ts';
import type { CastleMapModel } from '../map/model.ts';
import { decodePlan } from '../plan/link.ts';
import { openSavedPlans, putPlan, type SavedPlans } from './model.ts';
import { PlansList } from './plans-list.tsx';
import './plans.css';

/** The plans that have a name. */
export function PlansPage({ model }: { readonly model: CastleMapModel }) {
  const services = useServices();
  const { navigation, notices, offline } = services;
  const t = useTexts('castleplans');
  const saved = useSignal<SavedPlans | undefined>(undefined);
  useEffect(() => {
    openSavedPlans(services).then(
      (plans) => {
        saved.value = plans;
      },
      () => offline.markOutdated(),
    );
  }, [services, offline, saved]);

  /** What stood on the map goes, so there is a way back to it. */
  function open({ id, name, query }: SavedPlan): void {
    const plan = decodePlan(query);
    if (!plan) {
      notices.show(t.unreadable);
      return;
    }
    const before = putPlan(model, plan);
    const held = saved.peek()?.inHand.peek()?.id;
    saved.peek()?.hold(id);
    navigation.go(`castle/map?${query}`);
    notices.show(t.opened(name), {
      action: {
        label: t.backToMine,
        run() {
          putPlan(model, before);
          saved.peek()?.hold(held);
        },
      },
    });
  }

  return (
    <div class="stack plans-page">
      <div class="row">
        <Button
          kind="quiet"
          icon="back"
          onClick={() => navigation.go(`castle/map?${model.inputs.text.peek()}`)}
        >
          {t.back}
        </Button>
      </div>
      {saved.value && <PlansList saved={saved.value} onOpen={open} />}
    </div>
  );
}
