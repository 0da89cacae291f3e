import { builtFrom } from '../built-from.ts';

declare module '../../../platform/words.ts' {
  interface SliceWords {
    readonly settings: typeof import('./en.ts');
  }
}

export const settings = {
  language: 'Language',
  games: 'What do you play?',
  gamesHint: 'Games you do not play disappear from every list.',
  lastGameKept: 'At least one game must stay chosen.',
  look: 'Look',
  theme: 'Colours',
  themes: { system: 'System', light: 'Light', dark: 'Dark' },
  animation: 'No animation',
  instant: 'Results at once',
  sound: 'Dice sounds',
  haptics: 'Vibration',
  install: 'Install',
  installNow: 'Install the app',
  installed: 'Installed: you are using the app.',
  installLater:
    'Look in the browser’s menu for “Install” or “Add to home screen”. A bookmark works too; all data stays on this device.',
  howToTitle: 'On iPhone and iPad',
  howToWhy:
    'Why: Safari may erase the data of a page not used for 7 days. The installed app is safe from that, but it starts empty: it does not see the data of this page.',
  backupFirst: 'Make a backup now',
  howToSteps: [
    'Make a backup, so that you can take your data along.',
    'Tap Share (newer phones keep it behind “…”), then “Add to Home Screen”.',
    'Open the app from the home screen and import the backup there.',
  ],
  more: 'More',
  offline: 'Offline',
  offlineReady: 'Ready: everything works offline.',
  offlinePending: 'Not ready yet: stay online for a moment. If interrupted, it continues by itself.',
  offlineFull:
    'Not ready: the device has no room for the app’s files (about 2 MB). Free some space, and it continues by itself.',
  offlineUnsupported: 'This browser cannot save the app for offline use here (that needs https).',
  storage: 'Your data',
  persistence: {
    unknown:
      'The browser has not been asked yet whether it will keep your data; that happens when you first save something.',
    granted: 'The browser has promised to keep your data.',
    refused: 'The browser has not promised to keep your data. Installing the app helps; make backups.',
    unsupported: 'This browser cannot promise to keep your data. Make backups.',
  },
  askAgain: 'Ask the browser now',
  used: (size: string) => `Space used: ${size}`,
  about: 'About',
  /** A commit of which no release was made ends in a plus. */
  version: (version: string, commit: string) => `Version ${version}${builtFrom(commit, 'development')}`,
  changesTitle: 'What is new',
  /** By version, newest first: what a player notices. CHANGELOG.md says the same in English. */
  changes: {
    '1.0.0': [
      'BrikWars and USB fights, face to face on one screen: each choice shows its odds, the best answer is one tap away, and the fight is played roll by roll.',
      'BrikWars: close combat, shots, Charges, many attackers, squads, creations, magic and QuikWars, with six sets of rules and over 30 house rules.',
      'USB: shooting, charges, morale and single tests, heroes and units of your own with their price.',
      'Mage Knight castles: a map on which a castle is laid out and checked, a siege played on it to its end, and who may attack, shoot or get in.',
      'Dice: roll any mix of dice, see the exact odds, save your own rolls. Real dice too: wherever the app rolls, one pad takes what you rolled on the table.',
      'Armies: lists that add up their points and say which rules they break; made at random, from a text or a file; printed as a list or as cards.',
      'Battles: round, turn, losses and states of both armies, and what the rules ask for next. A fight begins with the units as they stand and writes back what it did; the end tells who won and why.',
      'Seasons of a league: rounds, scenarios, the table and play-offs.',
      'Rules: the look-up in three languages answers questions in your own words.',
      'From phone to phone: an army, a fight, a castle, a siege or a whole battle travels as a code that any camera opens, as a link or as a file.',
      'After the first visit everything works offline, nothing leaves the device, and one file is the backup of everything.',
    ],
  },
  nothingLeaves: 'Nothing leaves this device: no account, no server, no statistics.',
  floor: 'Runs in Chrome 111, Firefox 121, Safari 16.4 and whatever is newer.',
  rightsTitle: 'Rights',
  rights: [
    'BrikWars is copyright ©1995-2006 Mike Rayhawk. For more information and the complete rules, please visit brikwars.com.',
    'Polish translation of BrikWars and its supplements: Tomasz “Szerszen” Misterka.',
    'The summaries in this app are modified and abbreviated.',
    'LEGO is a trademark of the LEGO Group, which does not sponsor this app.',
    'Mage Knight is a trademark of WizKids. The castle rules follow a Hungarian fan text of the later (2.0-era) rules.',
  ],
  licences: 'Bundled packages and their licences',
  appLicence: 'The code of Adjutant is under the MIT licence.',
};
