import type { ModeFacts } from '../../fight/facts.ts';
import { verdictOf } from './outcomes.ts';
import { detailsOf, titleOf } from './title.ts';

export { createUsbMoraleModel as createModel } from './model.ts';
export { UsbMoraleFight as Screen } from './screen.tsx';

export const facts: ModeFacts = {
  titleOf: ({ texts }, query) => titleOf(texts('usbmorale'), texts('usbunits'), query),
  detailsOf: ({ texts, format }, query) =>
    detailsOf(texts('usbmorale'), texts('usbunits'), format.peek(), query),
  verdictOf,
};
