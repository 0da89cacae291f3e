import { UsbComposition, UsbTotal, UsbUnits } from './army.tsx';
import { createUsbArmyModel } from './model.ts';

/** What an army of USB needs of the game. */
export const usbArmyCode = { createUsbArmyModel, UsbComposition, UsbTotal, UsbUnits };
