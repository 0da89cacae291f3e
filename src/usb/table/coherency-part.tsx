import { useFormat, useTexts } from '../../kit/context.ts';
import { Reasons } from '../../kit/reasons.tsx';
import { Stepper } from '../../kit/stepper.tsx';
import { LengthStepper } from '../length-stepper.tsx';
import { longestRowOf } from './facts.ts';
import { type AtTableModel, atTableBounds } from './model.ts';

/** How long a row of models may be before it loses its coherency. */
export function CoherencyPart({ model }: { readonly model: AtTableModel }) {
  const t = useTexts('usbfield');
  const format = useFormat();
  const { gap, base } = model.value.value;
  const most = longestRowOf(model.value.value);
  return (
    <>
      <LengthStepper
        inchesLabel={t.gap}
        centimetresLabel={t.gapCm}
        value={gap / 10}
        max={atTableBounds.gap / 10}
        step={0.1}
        decimals={1}
        onChange={(value) => model.change({ gap: Math.round(value * 10) })}
      />
      <Stepper
        label={t.base}
        value={base}
        min={atTableBounds.base.lowest}
        max={atTableBounds.base.highest}
        step={5}
        onChange={(value) => model.change({ base: value })}
      />
      <p>{most === undefined ? t.rowTorn : t.rowHolds(most, format.number(most))}</p>
      <Reasons items={[{ text: t.coherencyWhy, rule: 'USB-MOVE-01' }]} />
    </>
  );
}
