/** Words for what went wrong. */
export const trouble = {
  storageRefused:
    'This browser keeps no data here (private mode?). All works until you close it; use Settings, Backup to take your data along.',
  storageFull:
    'The device is full: the last change is not stored. Free some space or delete what you do not need; it is then stored by itself.',
  storageSilent:
    'The browser’s storage does not answer. Everything works, but for now it is kept in this window only; it is stored as soon as there is an answer.',
  storageFailed:
    'The last change could not be stored. The app keeps trying; make a backup in Settings if the sign above stays.',
  settingsNewer:
    'The settings were stored by a newer version of the app. They are left alone; reload to get the newer version.',
  settingsDamaged: 'The stored settings were damaged and have been reset. Armies and rolls are not affected.',
  keptForDays:
    'Kept on this device only. Safari may erase what a page not opened for 7 days keeps: install the app, or make backups.',
  crashTitle: 'Something went wrong',
  crashText:
    'Your data is stored. Reload to go on; if it happens again, export your data and copy the details for a report.',
  carryOn: 'Go on without reloading',
  toStart: 'Go to the start',
  copyDetails: 'Copy details',
  copied: 'Copied.',
  exportData: 'Export my data',
};
