import { Toggle } from '../../kit/choice.tsx';
import { useTexts } from '../../kit/context.ts';
import type { WhoInputs } from './inputs.ts';
import type { ManyModel } from './model.ts';
import { playsBonus } from './setup.ts';

interface NoBonusProps {
  readonly model: ManyModel;
  readonly who: Pick<WhoInputs, 'declines' | 'plainSkill'>;
  /** These roll Skill, which may be without bonus dice alone. */
  readonly skilled?: boolean;
  readonly onChange: (part: Pick<WhoInputs, 'declines'> | Pick<WhoInputs, 'plainSkill'>) => void;
}

/** Whether these throw no bonus dice, where the table has them. */
export function NoBonus({ model, who, skilled, onChange }: NoBonusProps) {
  const t = useTexts('many');
  if (!playsBonus(model.inputs.value.value)) return null;
  return (
    <div class="row">
      <Toggle pressed={who.declines} onChange={(declines) => onChange({ declines })}>
        {t.noBonus}
      </Toggle>
      {skilled && !who.declines && (
        <Toggle pressed={who.plainSkill === true} onChange={(plainSkill) => onChange({ plainSkill })}>
          {t.noSkillBonus}
        </Toggle>
      )}
    </div>
  );
}
