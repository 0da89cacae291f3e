import { TableCard } from '../../fight/step-card.tsx';
import { useFormat, useTexts } from '../../kit/context.ts';
import type { UsbMoraleModel } from './model.ts';
import { moraleTexts } from './text.ts';

/** The test rolled step by step. */
export function MoraleTable({ model }: { readonly model: UsbMoraleModel }) {
  const t = {
    ...useTexts('usbmorale'),
    units: useTexts('usbunits'),
    play: useTexts('usbmoraleplay'),
    endOdds: useTexts('fightplay').endOdds,
  };
  const format = useFormat();
  return <TableCard model={model.play} texts={moraleTexts(t, format)} ready />;
}
