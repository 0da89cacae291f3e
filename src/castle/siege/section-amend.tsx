import { useSignal } from '@preact/signals';
import { Button } from '../../kit/button.tsx';
import { useServices, useTexts } from '../../kit/context.ts';
import { Field } from '../../kit/field.tsx';
import { Stepper } from '../../kit/stepper.tsx';
import { siegeLimits } from '../../rules/mage-knight/siege-setup.ts';
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
