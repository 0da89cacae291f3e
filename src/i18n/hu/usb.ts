import type { Messages } from '../messages.ts';

export const usb: Messages['usb'] = {};
