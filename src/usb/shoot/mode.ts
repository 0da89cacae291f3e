import type { FightMode } from '../../fight/facts.ts';
import type { UsbScope } from '../../rules/usb/house-rules.ts';
import { detailsOf } from './details.ts';
import { createUsbShootModel, type UsbShootModel } from './model.ts';
import { verdictOf } from './outcomes.ts';
import { UsbShootFight } from './screen.tsx';
import { titleOf } from './text.ts';

export const mode: FightMode<UsbShootModel, UsbScope> = {
  scope: 'shoot',
  createModel: createUsbShootModel,
  Screen: UsbShootFight,
  titleOf: ({ texts }, query) => titleOf({ ...texts('usbunits'), title: texts('usbshoot').title }, query),
  detailsOf: ({ texts, format }, query) =>
    detailsOf(texts('usbunits'), texts('usbshootmore'), format.peek(), query),
  verdictOf,
};
