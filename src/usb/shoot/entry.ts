import type { FightMode } from '../../fight/facts.ts';
import { verdictOf } from './explained-odds.ts';
import { createUsbShootModel, type UsbShootModel } from './model.ts';
import { UsbShootFight } from './screen.tsx';
import { detailsOf, titleOf } from './text.ts';

export const mode: FightMode<UsbShootModel> = {
  createModel: createUsbShootModel,
  Screen: UsbShootFight,
  titleOf: ({ texts }, query) => titleOf({ ...texts('usbunits'), title: texts('usbshoot').title }, query),
  detailsOf: ({ texts, format }, query) =>
    detailsOf(texts('usbunits'), texts('usbshootmore'), format.peek(), query),
  verdictOf,
};
