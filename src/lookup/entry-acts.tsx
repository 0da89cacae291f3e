import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { useTexts } from '../kit/context.ts';
import { Button } from '../kit/controls/button.tsx';
import { Toggle } from '../kit/controls/choice.tsx';
import type { RuleId } from '../rules/ids.ts';
import type { LookupModel } from './model.ts';
import { SettleCard } from './settle-card.tsx';

interface EntryActsProps {
  readonly model: LookupModel;
  readonly id: RuleId;
  /** The card stands open from the beginning. */
  readonly settling?: boolean;
}

/** What may be done with a rule: settle with it what is disputed, or keep it at hand. */
export function EntryActs({ model, id, settling = false }: EntryActsProps) {
  const t = useTexts('rules');
  const settles = useSignal(settling);
  // Also where the address came while the rule stood open.
  useEffect(() => {
    if (settling) settles.value = true;
  }, [settling]);
  const pinned = model.kept.rules.value.pinned.includes(id);
  return (
    <div class="row entry-acts">
      <Button
        icon="scales"
        onClick={() => {
          settles.value = true;
        }}
      >
        {t.settle}
      </Button>
      <Toggle pressed={pinned} onChange={(on) => model.kept.pin(id, on)}>
        {t.pin}
      </Toggle>
      {settles.value && (
        <SettleCard
          model={model}
          id={id}
          beside={model.inputs.value.beside}
          onClose={() => {
            settles.value = false;
          }}
        />
      )}
    </div>
  );
}
