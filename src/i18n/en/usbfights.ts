export const usbfights = {
  modes: { 'usb-shoot': 'Shoot', 'usb-charge': 'Charge', 'usb-morale': 'Morale', 'usb-test': 'Test' },
  /** Of the table, where no rule is changed. */
  asRead: 'No house rules',
  atTable: 'Table helpers',
};
