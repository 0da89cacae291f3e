import { useSignal } from '@preact/signals';
import { Button } from '../../kit/button.tsx';
import { useTexts } from '../../kit/context.ts';
import { later } from '../../kit/later.tsx';
import { NamedRow, type NamedRowDoes } from '../../kit/named-row.tsx';
import type { CastlePlan } from '../../rules/mage-knight/plan.ts';
import type { SavedPlan } from '../../storage/castle-plans.ts';
import { useMapPhrases } from '../plan/findings-text.ts';
import { planBounds } from './model.ts';
import { PlanThumb } from './plan-thumb.tsx';
import { SendPlan } from './send-plan.tsx';

const PictureDialog = later(() => import('./picture-dialog.tsx').then((module) => module.PictureDialog));

interface PlanRowProps {
  readonly saved: SavedPlan;
  /** Undefined where this version cannot read it. */
  readonly plan: CastlePlan | undefined;
  readonly does: NamedRowDoes;
}

/** A plan with a name. */
export function PlanRow({ saved, plan, does }: PlanRowProps) {
  const t = useTexts('castleplans');
  const drawn = useSignal(false);
  const { name, query } = saved;
  return (
    <NamedRow
      classes={{ row: 'plan-row', tools: 'plan-buttons' }}
      of={saved}
      longest={planBounds.name}
      words={t}
      does={does}
      tools={
        <>
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
          {drawn.value && plan && (
            <PictureDialog
              plan={plan}
              title={name}
              onClose={() => {
                drawn.value = false;
              }}
            />
          )}
        </>
      }
    >
      {plan ? <PlanThumb plan={plan} /> : <span />}
      <span>
        <span class="named-row-name">{name}</span>
        {plan ? <Summary plan={plan} /> : <span class="error">{t.unreadable}</span>}
      </span>
    </NamedRow>
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
