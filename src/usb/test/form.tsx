import { type Circumstance, CircumstanceTiles } from '../../fight/circumstances.tsx';
import { useFormat, useTexts } from '../../kit/context.ts';
import { Choice, Toggle } from '../../kit/controls/choice.tsx';
import { Group } from '../../kit/group.tsx';
import { asksIn } from '../../kit/question/asks-in.tsx';
import type { Reroll } from '../../rules/usb/test/test.ts';
import { passChance } from './answer.ts';
import { kindOf, takesOther, usbTest } from './inputs.ts';
import { presetOf, type TestPreset, testPresets, type UsbTestModel, withTick } from './model.ts';
import { endsOf } from './text.ts';

/** A roll as it is called. */
export function useRollName(): (preset: TestPreset) => string {
  const t = useTexts('usbtest');
  return ({ kind, stat }) => (stat === undefined ? t.kinds[kind] : t.hitOn(`${stat}+`));
}

/** The modifiers of the roll, each with the chance that a tap on it makes. */
export function useTestCircumstances(model: UsbTestModel): readonly Circumstance[] {
  const t = useTexts('usbtest');
  const format = useFormat();
  const inputs = model.inputs.value.value;
  const { kind, ticked } = inputs;
  return kindOf(kind).modifiers.map(({ effect, amount }): Circumstance => {
    const on = ticked.includes(effect);
    return {
      id: effect,
      label: `${t.modifiers[effect]} ${format.signed(amount)}`,
      on,
      tap: () => model.tick(effect, !on),
      after: () => format.hundredths(passChance(withTick(inputs, effect, !on))),
    };
  });
}

/** All modifiers of the roll. */
export function UsbTestModifiers({ model }: { readonly model: UsbTestModel }) {
  const t = useTexts('usbtest');
  const inputs = model.inputs.value.value;
  return (
    <CircumstanceTiles of={useTestCircumstances(model)} watched={endsOf(t, inputs).pass} given={inputs} />
  );
}

/** Every roll that the rules name, one tap away. */
function UsbTestPresets({ model }: { readonly model: UsbTestModel }) {
  const t = useTexts('usbtest');
  const nameOf = useRollName();
  const find = (id: string) => testPresets.find((preset) => preset.id === id);
  return (
    <Choice
      legend={t.presets}
      value={presetOf(model.inputs.value.value)?.id}
      options={testPresets.map((preset) => ({ value: preset.id, label: nameOf(preset) }))}
      onChange={(id) => {
        const preset = find(id);
        if (preset) model.choose(preset);
      }}
    />
  );
}

/** Which roll it is, on what, with what help: all but the chips of the stage. */
export function UsbTestForm({ model }: { readonly model: UsbTestModel }) {
  const t = useTexts('usbtest');
  const format = useFormat();
  const inputs = model.inputs.value.value;
  const { kind } = inputs;
  const ask = asksIn(usbTest, inputs, model.change);
  const { on, rerolls, graded } = kindOf(kind);
  const hints: Readonly<Partial<Record<typeof kind, string>>> = t.kindHints;
  const gradeHints: Readonly<Record<string, string>> = t.gradeHints;
  // Failures are rolled again by a shield, and by a blessing.
  const rerollName = (value: Reroll) =>
    value === 'fails' && kind !== 'save' && kind !== 'any' ? t.blessed : t.rerolls[value];
  return (
    <div class="stack">
      <UsbTestPresets model={model} />
      {ask.choice('stat', on === 'hit' || on === 'tough' ? t.stats[on] : t.stat, (value) => `${value}+`)}
      {graded && (
        <>
          {ask.choice('grade', t.modifiers[graded.effect], (step) =>
            step === 0 ? format.number(0) : format.signed(-step),
          )}
          <p class="hint">{gradeHints[graded.effect]}</p>
        </>
      )}
      {ask.number('other', t.modifier, { signed: true })}
      {takesOther(kind) && <p class="hint">{t.modifierHint}</p>}
      {ask.choice('reroll', t.reroll, rerollName, { known: rerolls })}
      <div class="row">{ask.flag('onlySix', t.onlySix)}</div>
      {hints[kind] && <p class="hint">{hints[kind]}</p>}
    </div>
  );
}

const pools = [1, 5, 10, 20];

/** How many dice, and how much of them is wanted. */
export function UsbTestDice({ model }: { readonly model: UsbTestModel }) {
  const t = useTexts('usbtest');
  const inputs = model.inputs.value.value;
  const { kind, dice } = inputs;
  const ask = asksIn(usbTest, inputs, model.change);
  const { pool, reads } = kindOf(kind);
  return (
    <div class="stack">
      {ask.number('dice', t.dice)}
      {pool && (
        <Group label={t.pools} class="chips">
          {pools.map((size) => (
            <Toggle key={size} pressed={dice === size} onChange={() => model.change({ dice: size })}>
              {size}
            </Toggle>
          ))}
        </Group>
      )}
      {ask.number('atLeast', reads === 'successes' ? t.atLeast : t.sumWanted)}
    </div>
  );
}
