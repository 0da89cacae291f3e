import type { ModeFacts } from '../../fight/facts.ts';
import { detailsOf } from './details.ts';
import { verdictOf } from './outcomes.ts';
import { titleOf } from './text.ts';

export { createUsbShootModel as createModel } from './model.ts';
export { UsbShootFight as Screen } from './screen.tsx';

export const facts: ModeFacts = {
  titleOf: ({ texts }, query) => titleOf({ ...texts('usbunits'), title: texts('usbshoot').title }, query),
  detailsOf: ({ texts, format }, query) =>
    detailsOf(texts('usbunits'), texts('usbshootmore'), format.peek(), query),
  verdictOf,
};
