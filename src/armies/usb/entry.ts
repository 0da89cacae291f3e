import { UsbAdd, UsbStart, UsbTotal, UsbUnits } from './army.tsx';
import { createUsbArmyModel, usbArmyView } from './model.ts';
import { saidUsbLines } from './said-lines.ts';

/** What an army of USB needs of the game. */
export const usbArmyCode = {
  createUsbArmyModel,
  saidUsbLines,
  UsbAdd,
  UsbStart,
  UsbTotal,
  UsbUnits,
  usbArmyView,
};
