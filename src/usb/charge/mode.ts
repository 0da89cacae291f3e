import type { ModeFacts } from '../../fight/facts.ts';
import type { LanguageModel } from '../../platform/language.ts';
import { detailsOf } from './meeting.ts';
import { verdictOf } from './outcomes.ts';
import { titleOf } from './text.ts';

export { createUsbChargeModel as createModel } from './model.ts';
export { UsbChargeFight as Screen } from './screen.tsx';

function words({ texts }: LanguageModel) {
  return { ...texts('usbcharge'), ...texts('usbchargemore') };
}

export const facts: ModeFacts = {
  titleOf: (language, query) => titleOf(words(language), language.texts('usbunits'), query),
  detailsOf: (language, query) =>
    detailsOf(words(language), language.texts('usbunits'), language.format.peek(), query),
  verdictOf,
};
