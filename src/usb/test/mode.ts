import type { UsbModeRecord } from '../mode-record.ts';
import { createUsbTestModel, type UsbTestModel } from './model.ts';
import { UsbTest } from './screen.tsx';
import { detailsOf, titleOf, verdictOf } from './title.ts';

export const mode: UsbModeRecord<UsbTestModel> = {
  drawing: { line: 'M4 4h16v16H4zM9 9v.01M15 15v.01M9 15v.01M15 9v.01M12 12v.01' },
  createModel: createUsbTestModel,
  Screen: UsbTest,
  titleOf: ({ texts }, query) => titleOf(texts('usb'), query),
  detailsOf: ({ texts, format }, query) => detailsOf(texts('usb'), format.peek(), query),
  verdictOf,
};
