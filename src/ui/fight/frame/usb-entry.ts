export { createUsbFrame } from '../../../state/usb-frame.ts';
export { UsbPlace } from './usb-place.tsx';
