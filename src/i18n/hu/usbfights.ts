import type { Messages } from '../messages.ts';

export const usbfights: Messages['usbfights'] = {
  modes: { 'usb-shoot': 'Lövés', 'usb-charge': 'Roham', 'usb-morale': 'Harci szellem', 'usb-test': 'Próba' },
  asRead: 'Nincs házi szabály',
  atTable: 'Játéksegédletek',
};
