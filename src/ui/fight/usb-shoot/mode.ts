import { verdictOf } from '../../../state/usb-shoot-verdict.ts';
import type { ModeFacts } from '../frame/fight-facts.ts';
import { detailsOf } from './shoot-details.ts';
import { titleOf } from './shoot-title.ts';

export { createUsbShootModel as createModel } from '../../../state/usb-shoot.ts';
export { UsbShootFight as Screen } from './usb-shoot-fight.tsx';

export const facts: ModeFacts = {
  titleOf: ({ texts }, query) => titleOf({ ...texts('usbunits'), title: texts('usbshoot').title }, query),
  detailsOf: ({ texts, format }, query) =>
    detailsOf(texts('usbunits'), texts('usbshootmore'), format.peek(), query),
  verdictOf,
};
