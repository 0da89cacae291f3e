import type { FightMode } from '../../fight/facts.ts';
import type { LanguageModel } from '../../platform/language.ts';
import { keptEnds } from './answer-card.tsx';
import { detailsOf } from './meeting.ts';
import { createUsbChargeModel, type UsbChargeModel } from './model.ts';
import { UsbChargeFight } from './screen.tsx';
import { titleOf } from './text.ts';

function words({ texts }: LanguageModel) {
  return { ...texts('usbcharge') };
}

export const mode: FightMode<UsbChargeModel> = {
  createModel: createUsbChargeModel,
  Screen: UsbChargeFight,
  titleOf: (language, query) => titleOf(words(language), language.texts('usb'), query),
  detailsOf: (language, query) =>
    detailsOf(words(language), language.texts('usb'), language.format.peek(), query),
  endsOf: ({ texts, format }, query) => keptEnds(texts('usbcharge'), format.peek(), query),
};
