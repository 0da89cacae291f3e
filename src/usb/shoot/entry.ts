import type { FightMode } from '../../fight/facts.ts';
import { createUsbShootModel, type UsbShootModel } from './model.ts';
import { keptEnds } from './odds-details.tsx';
import { UsbShootFight } from './screen.tsx';
import { detailsOf, titleOf } from './text.ts';

export const mode: FightMode<UsbShootModel> = {
  createModel: createUsbShootModel,
  Screen: UsbShootFight,
  titleOf: ({ texts }, query) => titleOf({ ...texts('usb'), title: texts('usbshoot').title }, query),
  detailsOf: ({ texts, format }, query) => detailsOf(texts('usb'), texts('usbshoot'), format.peek(), query),
  endsOf: ({ texts, format }, query) => keptEnds(texts('usbshoot'), format.peek(), query),
};
