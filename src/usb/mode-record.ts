import type { FightMode } from '../fight/facts.ts';
import type { ModeDrawing } from '../kit/place-head.tsx';
import type { UsbScope } from '../rules/usb/house-rules.ts';

/** A mode of USB in one record. */
export interface UsbModeRecord<Model> extends FightMode<Model, UsbScope> {
  readonly drawing: ModeDrawing;
}
