import type { ModeFacts } from '../../fight/facts.ts';
import { detailsOf, titleOf, verdictOf } from './title.ts';

export { createUsbTestModel as createModel } from './model.ts';
export { UsbTest as Screen } from './screen.tsx';

export const facts: ModeFacts = {
  titleOf: ({ texts }, query) => titleOf(texts('usb'), query),
  detailsOf: ({ texts, format }, query) => detailsOf(texts('usb'), format.peek(), query),
  verdictOf,
};
