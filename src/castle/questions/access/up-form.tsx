import { Choice } from '../../../kit/choice.tsx';
import { useTexts } from '../../../kit/context.ts';
import { doorsOfKind, wayConditions } from './inputs.ts';
import type { CastleWaysModel } from './model.ts';
import { SectionChoice } from './section-choice.tsx';
import { ToggleGroup } from './toggle-group.tsx';
import { VisitorChoice } from './visitor-choice.tsx';

/** A figure on the ground before a section. */
export function UpForm({ model }: { readonly model: CastleWaysModel }) {
  const t = useTexts('castleways');
  const terms = useTexts('castleterms');
  const { kind, condition, opened, ladder, wallBeside } = model.inputs.value.value.up;
  const doors = doorsOfKind(kind);
  const stands = condition !== 'rubble';
  return (
    <div class="stack">
      <VisitorChoice model={model} />
      <SectionChoice legend={t.section} value={kind} onChange={(value) => model.changeUp({ kind: value })} />
      <Choice
        legend={t.condition}
        value={condition}
        options={wayConditions.map((value) => ({ value, label: t.conditions[value] }))}
        onChange={(value) => model.changeUp({ condition: value })}
      />
      {doors.length > 0 && condition === 'standing' && (
        <ToggleGroup
          legend={t.openDoors}
          switches={doors.map((door) => ({
            label: terms.doors[door],
            pressed: opened.includes(door),
            onChange: () => model.toggleDoor(door),
          }))}
        />
      )}
      {doors.length > 0 && condition === 'breached' && <p class="hint">{t.allOpen}</p>}
      {stands && (
        <ToggleGroup
          legend={t.beside}
          switches={[
            { label: t.ladder, pressed: ladder, onChange: (on) => model.changeUp({ ladder: on }) },
            {
              label: t.wallBeside,
              pressed: wallBeside,
              onChange: (on) => model.changeUp({ wallBeside: on }),
            },
          ]}
        />
      )}
    </div>
  );
}
