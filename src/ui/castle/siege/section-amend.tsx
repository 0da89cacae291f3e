import { useSignal } from '@preact/signals';
import { siegeLimits } from '../../../state/castle-siege-shown.ts';
import { useServices, useTexts } from '../../context.ts';
import { Button } from '../../parts/button.tsx';
import { Field } from '../../parts/field.tsx';
import { Stepper } from '../../parts/stepper.tsx';
import type { SectionProps } from './section-open.tsx';

/** The name and the points of a section, put right while the game goes on. */
export function SectionAmend({ model, siege, names, index }: SectionProps) {
  const { notices } = useServices();
  const t = useTexts('castlesiege');
  const shell = useTexts('shell');
  const section = siege.state.sections[index];
  const name = useSignal(section?.name ?? '');
  const points = useSignal(section?.points ?? 0);
  if (!section) return null;
  const typed = name.value.trim();
  const changed = typed !== section.name || points.value !== section.points;
  return (
    <>
      <Field
        label={t.sectionName}
        value={name.value}
        maxLength={siegeLimits.name}
        placeholder={names.section(index)}
        onInput={(text) => {
          name.value = text;
        }}
      />
      <Stepper
        label={t.pointsField}
        value={points.value}
        min={0}
        max={siegeLimits.points}
        onChange={(value) => {
          points.value = value;
        }}
      />
      <Button
        disabled={!changed}
        onClick={() => {
          if (model.play({ do: 'amend', section: index, name: typed, points: points.value }))
            notices.show(t.sectionSaved(typed || names.section(index)));
        }}
      >
        {shell.save}
      </Button>
    </>
  );
}
