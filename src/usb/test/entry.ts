import type { FightMode } from '../../fight/facts.ts';
import { keptEnds } from './answer-card.tsx';
import { createUsbTestModel, type UsbTestModel } from './model.ts';
import { UsbTest } from './screen.tsx';
import { detailsOf, titleOf } from './title.ts';

export const mode: FightMode<UsbTestModel> = {
  createModel: createUsbTestModel,
  Screen: UsbTest,
  titleOf: ({ texts }, query) => titleOf(texts('usbtest'), query),
  detailsOf: ({ texts, format }, query) => detailsOf(texts('usbtest'), format.peek(), query),
  endsOf: ({ texts, format }, query) => keptEnds(texts('usbtest'), format.peek(), query),
};
