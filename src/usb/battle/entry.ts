/** Fights of USB with units of a battle filled in, worked out when a unit of the battle is looked at. */
export { usbAddress } from '../asked-at.ts';
export { usbBattleFights, usbValues } from './fill.ts';
export { usbBattleTests } from './test.ts';
