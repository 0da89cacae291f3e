import type { LanguageModel } from '../../../state/language.ts';
import { verdictOf } from '../../../state/usb-charge-verdict.ts';
import type { ModeFacts } from '../frame/fight-facts.ts';
import { detailsOf } from './charge-details.ts';
import { titleOf } from './charge-title.ts';

export { createUsbChargeModel as createModel } from '../../../state/usb-charge.ts';
export { UsbChargeFight as Screen } from './usb-charge-fight.tsx';

function words({ texts }: LanguageModel) {
  return { ...texts('usbcharge'), ...texts('usbchargemore') };
}

export const facts: ModeFacts = {
  titleOf: (language, query) => titleOf(words(language), language.texts('usbunits'), query),
  detailsOf: (language, query) =>
    detailsOf(words(language), language.texts('usbunits'), language.format.peek(), query),
  verdictOf,
};
