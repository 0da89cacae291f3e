import type { FightMode } from '../../fight/facts.ts';
import { createUsbMoraleModel, type UsbMoraleModel } from './model.ts';
import { UsbMoraleFight } from './screen.tsx';
import { keptEnds } from './summary.ts';
import { detailsOf, titleOf } from './text.ts';

export const mode: FightMode<UsbMoraleModel> = {
  createModel: createUsbMoraleModel,
  Screen: UsbMoraleFight,
  titleOf: ({ texts }, query) => titleOf(texts('usbmorale'), texts('usb'), query),
  detailsOf: ({ texts, format }, query) =>
    detailsOf({ ...texts('usbmorale'), power: texts('usbmorale').power }, texts('usb'), format.peek(), query),
  endsOf: ({ texts, format }, query) => keptEnds(texts('usbmorale'), format.peek(), query),
};
