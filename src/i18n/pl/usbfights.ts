import type { Messages } from '../messages.ts';

export const usbfights: Messages['usbfights'] = {
  modes: { 'usb-shoot': 'Strzał', 'usb-charge': 'Szarża', 'usb-morale': 'Morale', 'usb-test': 'Test' },
  asRead: 'Bez zasad domowych',
  atTable: 'Pomoce do gry',
};
