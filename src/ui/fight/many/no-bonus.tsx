import type { ManyModel } from '../../../state/many.ts';
import type { WhoInputs } from '../../../state/many-inputs.ts';
import { playsBonus } from '../../../state/many-setup.ts';
import { useTexts } from '../../context.ts';
import { Toggle } from '../../parts/choice.tsx';

interface NoBonusProps {
  readonly model: ManyModel;
  readonly who: Pick<WhoInputs, 'declines'>;
  readonly onChange: (part: Pick<WhoInputs, 'declines'>) => void;
}

/** Whether these throw no bonus dice, where the table has them. */
export function NoBonus({ model, who, onChange }: NoBonusProps) {
  const t = useTexts('many');
  if (!playsBonus(model.inputs.value.value)) return null;
  return (
    <div class="row">
      <Toggle pressed={who.declines} onChange={(declines) => onChange({ declines })}>
        {t.noBonus}
      </Toggle>
    </div>
  );
}
