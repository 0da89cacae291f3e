import { Choice } from '../kit/choice.tsx';
import { useServices, useTexts } from '../kit/context.ts';

/** Inches or centimetres: one choice for every length of USB on this device. */
export function MeasureChoice() {
  const { settings } = useServices();
  const t = useTexts('usbphase');
  return (
    <Choice
      legend={t.unit}
      value={settings.value.value.centimetres ? 'centimetres' : 'inches'}
      options={(['inches', 'centimetres'] as const).map((value) => ({ value, label: t.units[value] }))}
      onChange={(value) => settings.change({ centimetres: value === 'centimetres' })}
    />
  );
}
