import type { UsbModeRecord } from '../mode-record.ts';
import { verdictOf } from './explained-odds.ts';
import { createUsbShootModel, type UsbShootModel } from './model.ts';
import { UsbShootFight } from './screen.tsx';
import { detailsOf, titleOf } from './text.ts';

export const mode: UsbModeRecord<UsbShootModel> = {
  drawing: { line: 'M12 4v4M12 16v4M4 12h4M16 12h4M12 6a6 6 0 1 0 0 12 6 6 0 0 0 0-12z' },
  scope: 'shoot',
  createModel: createUsbShootModel,
  Screen: UsbShootFight,
  titleOf: ({ texts }, query) => titleOf({ ...texts('usbunits'), title: texts('usbshoot').title }, query),
  detailsOf: ({ texts, format }, query) =>
    detailsOf(texts('usbunits'), texts('usbshootmore'), format.peek(), query),
  verdictOf,
};
