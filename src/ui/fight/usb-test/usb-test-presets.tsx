import type { UsbTestModel } from '../../../state/usb-test.ts';
import { presetOf, type TestPreset, testPresets } from '../../../state/usb-test-presets.ts';
import { useTexts } from '../../context.ts';
import { Choice } from '../../parts/choice.tsx';

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
