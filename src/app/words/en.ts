import { plural } from '../../platform/format.ts';
import { showDice } from '../../platform/show-dice/en.ts';

declare module '../../platform/words.ts' {
  interface SliceWords {
    readonly start: typeof import('./en.ts');
  }
}

/** The start's share: header, bar, notices, and words that every part uses. */
export const shell = {
  appName: 'Adjutant',
  games: { brikwars: 'BrikWars', usb: 'USB', 'mage-knight': 'Mage Knight castles' },
  /** As heads say it. */
  gamesShort: { brikwars: 'BrikWars', usb: 'USB', 'mage-knight': 'Mage Knight' },
  places: {
    dice: 'Dice',
    fight: 'Fight',
    castle: 'Castle',
    armies: 'Armies',
    rules: 'Rules',
    settings: 'Settings',
  },
  mainMenu: 'Places',
  openSettings: 'Settings',
  unstored: 'Not saved yet. Why?',
  skip: 'Skip to content',
  loading: 'Loading…',
  done: 'Done',
  close: 'Close',
  cancel: 'Cancel',
  undo: 'Undo',
  delete: 'Delete',
  save: 'Save',
  back: 'Back',
  clear: 'Clear',
  rule: 'Rule',
  openInRules: 'Open in Rules',
  value: 'Value',
  chance: 'Chance',
  updateReady: 'A new version is ready.',
  updateNow: 'Update now',
  outdated: 'A new version was opened in another window. Everything you entered is saved.',
  reload: 'Reload',
  notStored: 'You are offline and this part has not been downloaded. Carry on here, or try again online.',
  offlineReady: 'Ready: works offline.',
  offlineStored: (stored: number, files: number) => `${stored} of ${files} files saved`,
};

const n = plural('en');

export const dice = {
  /** A notation as a player reads it. */
  dice: showDice,
  die: (sides: number) => `d${sides}`,

  roll: 'Roll',
  rollThis: (shown: string) => `Roll ${shown}`,
  typeFaces: 'Type real dice',
  result: 'Result',
  notRolled: 'Not rolled yet.',
  criticalFailure: 'Critical failure: every die shows 1.',
  criticalSuccess: (count: number) =>
    n(count, { one: 'Critical success: # bonus die.', other: 'Critical success: # bonus dice.' }),
  announce: (shown: string, total: string) => `${shown}: ${total}.`,

  inches: (total: string) => `${total}″`,
  made: 'Made it.',
  notMade: 'Failed.',
  menu: 'More',
};
