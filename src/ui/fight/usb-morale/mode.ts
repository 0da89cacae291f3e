import { verdictOf } from '../../../state/usb-morale-verdict.ts';
import type { ModeFacts } from '../frame/fight-facts.ts';
import { detailsOf, titleOf } from './morale-title.ts';

export { createUsbMoraleModel as createModel } from '../../../state/usb-morale.ts';
export { UsbMoraleFight as Screen } from './usb-morale-fight.tsx';

export const facts: ModeFacts = {
  titleOf: ({ texts }, query) => titleOf(texts('usbmorale'), texts('usbunits'), query),
  detailsOf: ({ texts, format }, query) =>
    detailsOf(texts('usbmorale'), texts('usbunits'), format.peek(), query),
  verdictOf,
};
