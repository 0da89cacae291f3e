import { useSignal } from '@preact/signals';
import type { CastlePlan } from '../../../state/castle-map-plan.ts';
import { planBounds, type SavedPlan } from '../../../state/castle-plans.ts';
import { useTexts } from '../../context.ts';
import { Button } from '../../parts/button.tsx';
import { later } from '../../parts/later.tsx';
import { RenameField } from '../../parts/rename-field.tsx';
import { useMapPhrases } from '../map/phrases.ts';
import { PlanThumb } from './plan-thumb.tsx';
import { SendPlan } from './send-plan.tsx';

const PictureDialog = later(() => import('./picture-dialog.tsx').then((module) => module.PictureDialog));

interface PlanRowProps {
  readonly saved: SavedPlan;
  /** Undefined where this version cannot read it. */
  readonly plan: CastlePlan | undefined;
  readonly unfolded: boolean;
  readonly onUnfold: (open: boolean) => void;
  readonly onOpen: () => void;
  readonly onRename: (name: string) => void;
  readonly onDuplicate: () => void;
  readonly onRemove: () => void;
}

/** A plan with a name: a tap opens it; what is rarer unfolds. */
export function PlanRow({ saved, plan, unfolded, ...does }: PlanRowProps) {
  const t = useTexts('castleplans');
  const drawn = useSignal(false);
  const { name, query } = saved;
  return (
    <li class="plan-row card" data-id={saved.id}>
      <div class="plan-row-head">
        <button type="button" class="plan-open" onClick={does.onOpen}>
          {plan ? <PlanThumb plan={plan} /> : <span />}
          <span>
            <span class="plan-name">{name}</span>
            {plan ? <Summary plan={plan} /> : <span class="error">{t.unreadable}</span>}
          </span>
        </button>
        <Button
          kind="quiet"
          icon="more"
          label={t.more(name)}
          expanded={unfolded}
          onClick={() => does.onUnfold(!unfolded)}
        />
      </div>
      {unfolded && (
        <div class="stack">
          <RenameField
            label={t.rename}
            longest={planBounds.name}
            needed={t.nameNeeded}
            name={name}
            onRename={does.onRename}
          />
          <div class="plan-buttons">
            <SendPlan query={query} title={name} />
            {plan && (
              <Button
                icon="download"
                onClick={() => {
                  drawn.value = true;
                }}
              >
                {t.picture}
              </Button>
            )}
            <Button icon="copy" onClick={does.onDuplicate}>
              {t.duplicate}
            </Button>
            <Button kind="danger" icon="trash" onClick={does.onRemove}>
              {t.remove}
            </Button>
          </div>
        </div>
      )}
      {drawn.value && plan && (
        <PictureDialog
          plan={plan}
          title={name}
          onClose={() => {
            drawn.value = false;
          }}
        />
      )}
    </li>
  );
}

function Summary({ plan }: { readonly plan: CastlePlan }) {
  const t = useTexts('castleplans');
  const { inches } = useMapPhrases(plan);
  return (
    <>
      <span class="hint">{plan.sections.length === 0 ? t.emptyTable : t.sections(plan.sections.length)}</span>
      <span class="hint">{t.paper.table(inches(plan.width), inches(plan.depth))}</span>
    </>
  );
}
