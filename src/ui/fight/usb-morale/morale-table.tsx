import type { UsbMoraleModel } from '../../../state/usb-morale.ts';
import { useFormat, useTexts } from '../../context.ts';
import { TableCard } from '../table-card.tsx';
import { moraleTexts } from './morale-texts.ts';

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
