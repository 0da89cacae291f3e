import { createUsbArmyModel } from '../../../state/usb-army.ts';
import { UsbComposition, UsbTotal, UsbUnits } from './usb-army.tsx';

/** What an army of USB needs of the game. */
export const usbArmyCode = { createUsbArmyModel, UsbComposition, UsbTotal, UsbUnits };
