import type { ReadonlySignal } from '@preact/signals';
import type { FrameServices } from '../../../state/kept-models.ts';
import { createUsbFrame } from '../../../state/usb-frame.ts';
import { usbModes } from './usb-modes.ts';

export { UsbPlace } from './usb-place.tsx';

export const createFrame = (services: FrameServices, shown: ReadonlySignal<boolean>) =>
  createUsbFrame(services, shown, usbModes);
