import type { ReadonlySignal } from '@preact/signals';
import type { FrameServices } from '../fight/kept-models.ts';
import { usbModes } from './modes.ts';
import { createUsbFrame } from './place.ts';

export { UsbPlace } from './place-screen.tsx';

export const createFrame = (services: FrameServices, shown: ReadonlySignal<boolean>) =>
  createUsbFrame(services, shown, usbModes);
