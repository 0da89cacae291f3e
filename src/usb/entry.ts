// The fights of USB in the place Fight.
// modes.ts names the modes, each a folder: shoot, charge, morale, test. place.ts says which is shown and by which house
// rules. What several modes ask is here: side.ts (a unit and its link in side-codec.ts), unit-card.tsx, phase-card.tsx,
// standings.ts (losses that stay). table/ helps at the table (cards, score, Power points), units/ builds units with
// their price. The rules are in src/rules/usb.
import type { ReadonlySignal } from '@preact/signals';
import type { FrameServices } from '../fight/kept-models.ts';
import { usbModes } from './modes.ts';
import { createUsbPlace } from './place.ts';

export { UsbPlace } from './place-screen.tsx';

export const createFrame = (services: FrameServices, shown: ReadonlySignal<boolean>) =>
  createUsbPlace(services, shown, usbModes);
