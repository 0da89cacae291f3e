/** The games that fight here. */
export type FightGame = 'brikwars' | 'usb';

const ofUsb = 'usb-';

/** Whose fights are kept under a mode, even if it is one of a later version. */
export function gameOfMode(mode: string): FightGame {
  return mode.startsWith(ofUsb) ? 'usb' : 'brikwars';
}

/** Where a kept fight is shown: `fight/charge`, `fight/usb/charge`. */
export function addressOfMode(mode: string): string {
  return mode.startsWith(ofUsb) ? `fight/usb/${mode.slice(ofUsb.length)}` : `fight/${mode}`;
}
