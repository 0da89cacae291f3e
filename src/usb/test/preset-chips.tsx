import { Choice } from '../../kit/choice.tsx';
import { useTexts } from '../../kit/context.ts';
import type { UsbTestModel } from './model.ts';
import { presetOf, type TestPreset, testPresets } from './presets.ts';

/** Every roll that the rules name, one tap away. */
export function UsbTestPresets({ model }: { readonly model: UsbTestModel }) {
  const t = useTexts('usb');
  const nameOf = ({ kind, stat }: TestPreset) => (stat === undefined ? t.kinds[kind] : t.hitOn(`${stat}+`));
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
