import { verdictOf } from '../../../state/usb-test-verdict.ts';
import type { ModeFacts } from '../frame/fight-facts.ts';
import { detailsOf, titleOf } from './usb-test-title.ts';

export { createUsbTestModel as createModel } from '../../../state/usb-test.ts';
export { UsbTest as Screen } from './usb-test.tsx';

export const facts: ModeFacts = {
  titleOf: ({ texts }, query) => titleOf(texts('usb'), query),
  detailsOf: ({ texts, format }, query) => detailsOf(texts('usb'), format.peek(), query),
  verdictOf,
};
