import { Choice, Toggle } from '../../kit/choice.tsx';
import { useFormat, useTexts } from '../../kit/context.ts';
import { grades, kindOf } from './inputs.ts';
import type { UsbTestModel } from './model.ts';

/** What is added to the roll, each as a chip; together they make its modifier. */
export function UsbTestModifiers({ model }: { readonly model: UsbTestModel }) {
  const t = useTexts('usb');
  const format = useFormat();
  const { kind, ticked, grade } = model.inputs.value.value;
  const { modifiers, graded } = kindOf(kind);
  if (modifiers.length === 0) return null;
  const hints: Readonly<Partial<Record<typeof kind, string>>> = t.kindHints;
  const gradeHints: Readonly<Record<string, string>> = t.gradeHints;
  return (
    <>
      <fieldset class="choice">
        <legend>{t.modifiersTitle}</legend>
        <div class="chips">
          {modifiers.map(({ effect, amount }) => (
            <Toggle key={effect} pressed={ticked.includes(effect)} onChange={(on) => model.tick(effect, on)}>
              {t.modifiers[effect]} {format.signed(amount)}
            </Toggle>
          ))}
        </div>
      </fieldset>
      {hints[kind] && <p class="hint">{hints[kind]}</p>}
      {graded && (
        <>
          <Choice
            legend={t.modifiers[graded.effect]}
            value={String(grade)}
            options={grades.map((step) => ({
              value: String(step),
              label: step === 0 ? format.number(0) : format.signed(-step),
            }))}
            onChange={(value) => model.change({ grade: Number(value) })}
          />
          <p class="hint">{gradeHints[graded.effect]}</p>
        </>
      )}
    </>
  );
}
