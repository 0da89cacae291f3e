export const usb = {};
