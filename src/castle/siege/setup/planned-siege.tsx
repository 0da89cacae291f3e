import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { useServices, useTexts } from '../../../kit/context.ts';
import { Button } from '../../../kit/controls/button.tsx';
import { Dialog } from '../../../kit/controls/dialog.tsx';
import { useUndo } from '../../../kit/undo.ts';
import type { CastlePlan } from '../../../rules/mage-knight/plan/plan.ts';
import { receivePlan } from '../../plan/hand-over.ts';
import type { CastleSiegeModel } from '../model.ts';

/** A castle that was sent from the map stands in the next siege; who plays one is asked first, and it stays as it is. */
export function PlannedSiege({ model }: { readonly model: CastleSiegeModel }) {
  const { drafts } = useServices();
  const offerUndo = useUndo();
  const t = useTexts('castlesiege');
  const waiting = useSignal<CastlePlan | undefined>(undefined);

  function set(plan: CastlePlan): void {
    const { draft } = model;
    const before = draft.setup.peek();
    waiting.value = undefined;
    model.leave();
    draft.take(plan);
    const after = draft.setup.peek();
    if (JSON.stringify(after) !== JSON.stringify(before))
      offerUndo(t.takenFromMap(after.sections.length), () => draft.restore(before), {
        over: () => model.current.value !== undefined,
      });
  }

  useEffect(() => {
    void receivePlan(drafts).then((plan) => {
      if (!plan) return;
      const siege = model.current.peek();
      if (siege && siege.ended === undefined) waiting.value = plan;
      else set(plan);
    });
  }, []);

  const plan = waiting.value;
  if (!plan) return null;
  const stay = () => {
    waiting.value = undefined;
  };
  return (
    <Dialog title={t.planned.title} onClose={stay}>
      <div class="stack">
        <p>{t.planned.hint}</p>
        <Button kind="primary" wide onClick={stay}>
          {t.planned.stay}
        </Button>
        <Button wide icon="castle" onClick={() => set(plan)}>
          {t.planned.fresh}
        </Button>
      </div>
    </Dialog>
  );
}
