import type { BrikwarsMode } from '../../src/brikwars/place.ts';
import type { UsbMode } from '../../src/usb/place.ts';

/** The modes of the fights in the order of their bars; saved fights and links name them for ever. */
export const frameParts = [
  'brikwars',
  'many',
  'charge',
  'quik',
  'magic',
  'wreck',
  'squads',
] as const satisfies readonly BrikwarsMode[];
export const usbParts = [
  'usb-shoot',
  'usb-charge',
  'usb-morale',
  'usb-test',
] as const satisfies readonly UsbMode[];

/** Any of them. */
export type FightMode = (typeof frameParts)[number] | (typeof usbParts)[number];
