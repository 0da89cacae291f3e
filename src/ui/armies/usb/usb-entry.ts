/** What an army of USB needs of the game. */
export { createUsbArmyModel } from '../../../state/usb-army.ts';
export * from './usb-army.tsx';
