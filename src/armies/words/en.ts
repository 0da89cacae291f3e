import { howMany, plural } from '../../platform/format.ts';
import type { Game } from '../../rules/ids.ts';
import { aftermath as aftermathWords } from './aftermath-en.ts';
import { battle as battleWords } from './battle-en.ts';
import { battles as battlesWords } from './battles-en.ts';
import { league as leagueWords } from './league-en.ts';
import { armylist as listWords } from './list-en.ts';
import { muster as musterWords } from './muster-en.ts';
import { send as sendWords } from './send-en.ts';

declare module '../../platform/words.ts' {
  interface SliceWords {
    readonly armies: typeof import('./en.ts');
  }
}

const count = plural('en');

/** BrikWars counts in Construction Points, the others in points. */
const inPoints = (points: string, game?: Game) =>
  game === 'brikwars' ? `${points} CP` : howMany(points, 'point', 'points');

export const armies = {
  newArmy: 'New army',
  found: (number: number) => count(number, { one: '# army', other: '# armies' }),
  sort: 'Sort by',
  sorts: { changed: 'Last changed', name: 'Name', points: 'Points', own: 'My order' },
  showMore: 'Show more',
  unnamed: battleWords.unnamedArmy,
  changed: (time: string) => `Changed ${time}`,
  points: inPoints,
  pointsOf: (points: string, limit: string, game?: Game) => `${points} of ${inPoints(limit, game)}`,
  left: (points: string, game?: Game) => (game === 'brikwars' ? `${points} CP left` : `${points} left`),
  exact: 'Exactly at the limit',
  over: (points: string, game?: Game) =>
    game === 'brikwars' ? `${points} CP over the limit` : `${points} over the limit`,
  models: (number: number, _game: Game) => count(number, { one: '# model', other: '# models' }),
  lineCount: (number: number) => count(number, { one: '# unit', other: '# units' }),
  checkSigns: { kept: 'Kept:', missing: 'Still missing:', broken: 'Broken:' },
  reasons: {
    'army-within-limit': (points: string, game?: Game) =>
      `An army may cost up to its limit: ${inPoints(points, game)} left.`,
    'army-over-limit': (points: string, game?: Game) =>
      `An army may not cost more than its limit: ${inPoints(points, game)} too many.`,
  },

  allArmies: 'All armies',
  details: 'Name, game and limit',
  name: 'Name of the army',
  namePlaceholder: 'e.g. Guard of the Iron Bridge',
  whichGame: 'An army of which game?',
  game: 'Game',
  edition: 'Edition',
  limit: 'Points limit',
  limitInCp: 'Limit in CP',
  limitHint: 'Leave it empty for none.',
  usualLimits: 'Usual limits',
  lines: 'Units',
  noLines: 'Nothing in it yet.',
  addLine: 'Add a plain unit',
  tooManyLines: (number: string) => `An army has room for ${number} units.`,
  unnamedLine: 'Unnamed unit',
  lineName: 'Name',
  lineNamePlaceholder: 'e.g. Spearman',
  linePoints: 'Points each',
  lineCp: 'CP each',
  lineNote: 'Note',
  number: (line: string) => `Number: ${line}`,
  each: (points: string, game?: Game) => (game === 'brikwars' ? `at ${points} CP each` : `at ${points} each`),
  moveUp: 'Move up',
  moveDown: 'Move down',
  moveHint: 'On a keyboard: Alt with the arrow keys moves the unit.',
  moved: (line: string, place: number, of: number) => `${line}: now ${place} of ${of}`,
  removeLine: 'Remove',
  lineRemoved: (line: string) => `Removed: ${line}`,
  duplicate: 'Duplicate army',
  duplicated: 'This is the copy.',
  remove: 'Delete army',
  deleted: (name: string) => `Deleted: ${name}.`,
  missing:
    'This army is not on this device. An army is saved only where it was made: make a backup in Settings there and import it in Settings here. If it was made on this device, it has been deleted for good.',
  missingTrashed: 'This army was deleted. It is still in the trash.',
  unstored: 'Not saved at the moment: the army is in this window only.',
  overwrote: 'Another window had changed this army too. That version is under Earlier versions.',
  savedAsCopy:
    'A newer version of the app changed this army in another window. What you entered is saved as a copy.',

  more: 'More about this army',
  steps: {
    add: (line: string, lines: number) =>
      lines === 1 ? `${line} added` : count(lines, { one: '# unit added', other: '# units added' }),
    remove: (line: string, lines: number) =>
      lines === 1 ? `${line} removed` : count(lines, { one: '# unit removed', other: '# units removed' }),
    change: (line: string, lines: number) =>
      lines === 1 ? `${line} changed` : count(lines, { one: '# unit changed', other: '# units changed' }),
    order: 'order',
    army: 'name, limit or notes',
  },
  undoStep: (step: string) => `Undo: ${step}`,
  redoStep: (step: string) => `Redo: ${step}`,
  notes: 'Notes',
  notesPlaceholder: 'e.g. deploy the riders on the left',
  squad: 'Heading',
  squadHint: 'Units with the same heading are listed together.',
  squadFacts: (units: number, points: string) =>
    `${count(units, { one: '# unit', other: '# units' })} · ${points}`,
  squadRename: (squad: string) => `Heading ${squad}`,
  squadDrop: 'Remove the heading',
  headings: 'Headings',
  group: 'By kind of unit',
  ungroup: 'None',
  kinds: {
    hero: 'Heroes',
    line: 'Troops',
    machine: 'Machines',
    minifig: 'Minifigs',
    creation: 'Creations',
    figure: 'Figures',
    other: 'Others',
  },
  plays: 'Plays today',
  playsNot: 'not today',
  whoPlays: 'Who plays today?',
  armyRules: (rules: number) => `Rules of this army: ${rules}`,
  whoPlaysHint: 'Units not ticked stay at home and do not count.',
  playing: (lines: number, of: number) => `${lines} of ${of} playing`,
  done: 'Done',
  photo: 'Photo',
  photoAdd: 'Add a photo',
  photoOther: 'Another photo',
  photoRemove: 'Remove the photo',
  photoOf: (line: string) => `Photo of ${line}`,
  photosLeft: (number: number) => count(number, { one: '# more photo fits.', other: '# more photos fit.' }),
  photoIssues: {
    'not-a-picture': 'The browser cannot read this file as a picture. Use a JPEG, PNG or WebP file.',
    'too-many-photos': (most: string) => `The app saves at most ${most} photos. Remove some first.`,
  },

  versions: 'Earlier versions',
  versionsHint:
    'Saved by themselves before an edit, and when another window, an import or a restore replaced the army. The last 20 are kept.',
  versionReasons: {
    overwritten: 'changed in two windows at once',
    restored: 'replaced by an earlier version',
    imported: 'replaced by an import',
    edited: 'before an edit',
  },
  sinceThen: {
    added: (lines: number) => count(lines, { one: '# new unit', other: '# new units' }),
    removed: (lines: number) => count(lines, { one: '# unit gone', other: '# units gone' }),
    changed: (lines: number) => count(lines, { one: '# unit differs', other: '# units differ' }),
    moved: 'other order',
    same: 'The units are the same.',
  },
  fields: {
    name: 'name',
    count: 'how many',
    points: 'points each',
    models: 'models',
    unit: 'values or weapons',
    note: 'note',
  },
  changedTo: (before: string, after: string) => `${before} → ${after}`,
  versionOf: (time: string) => `Version of ${time}`,
  restoreVersion: 'Restore',
  versionRestored: 'Restored; the other version is saved too.',

  trash: 'Trash',
  trashEmpty: 'The trash is empty.',
  trashHint: 'Deleted armies stay here until you empty the trash.',
  restore: 'Restore',
  restored: (name: string) => `Restored: ${name}`,
  emptyTrash: 'Empty the trash',
  emptyTrashQuestion: (number: number) =>
    count(number, { one: 'Delete # army for good?', other: 'Delete # armies for good?' }),
  emptyTrashWarning: 'This cannot be undone.',
  deleteForGood: 'Delete for good',

  unreadable: {
    damaged: 'This army is damaged and cannot be opened. It stays as it is; export it before you delete it.',
    newer:
      'A newer version of the app saved this army. Reload to get the newer version; until then it stays as it is.',
  },
  unreadableWhere: (places: string) => `Damaged at: ${places}`,
  unreadableHere: (id: string) => `Army ${id}`,
  exportRaw: 'Export',

  backup: 'Backup',
  backupWhat: 'Armies, trash, seasons, rolls, fights, own units, inputs and settings in one file.',
  lastBackup: (time: string) => `Last backup: ${time}`,
  noBackup: 'No backup made on this device yet.',
  download: 'Download backup',
  shareBackup: 'Send the backup',
  downloaded: 'Backup made. Keep a copy elsewhere too.',
  backupMaking: (done: number) => `Making the backup: ${done}\u00a0%`,
  backupStop: 'Stop',
  backupWays: {
    'in-part': 'Only what is in this window was saved: the browser does not give out what was saved before.',
    unreadable: 'No backup was made: the saved data cannot be read now. Try again in a moment.',
    'too-large': 'No backup was made: it would be too large to be read again. Remove some photos first.',
  },
  /** Where the browser asks whether to save, and does not report the answer. */
  backupAsked: 'Was the backup saved? Only then does it count.',
  backupSaved: 'It was saved',
  backupNotSaved: 'It was not saved',
  import: 'Import a backup',
  reading: (file: string) => `Reading ${file}…`,
  readShare: 'How much is read',
  stopReading: 'Stop reading',
  importTitle: 'Import a backup',
  importFrom: (time: string, version: string) => `Made ${time} with version ${version}.`,
  importAdds: (number: number) => count(number, { one: '# army is added', other: '# armies are added' }),
  importReplaces: (number: number) =>
    count(number, { one: '# army is replaced', other: '# armies are replaced' }),
  importKeeps: (number: number) =>
    count(number, { one: '# army stays as it is here', other: '# armies stay as they are here' }),
  importSame: (number: number) =>
    count(number, { one: '# army is the same here', other: '# armies are the same here' }),
  importUnreadable: (number: number) =>
    count(number, {
      one: '# item cannot be read and is left out',
      other: '# items cannot be read and are left out',
    }),
  importPhotosLeft: (number: number) =>
    count(number, { one: '# photo does not fit here', other: '# photos do not fit here' }),
  importWhat: 'What to take',
  importParts: {
    armies: 'Armies',
    trash: 'Armies in the trash',
    seasons: 'Seasons of the league',
    plays: 'Battles',
    units: 'Own units',
    figures: 'Own figures',
    castlePlans: 'Castle plans',
    dials: 'Castle dials',
    sieges: 'Sieges',
    fights: 'Saved fights',
    savedRolls: 'Saved rolls',
    rolls: 'History of rolls',
    tally: 'Count of the dice rolled',
    drafts: 'Last inputs',
    settings: 'Settings and language',
  },
  /** What is left out unless it is asked for. */
  importOthers: 'Personal data of whoever made the backup is left out unless you tick it.',
  importDates: (theirs: string, mine: string) => `backup ${theirs}, here ${mine}`,
  importStaysUnreadable: 'cannot be read here, so it stays',
  importConflict: 'Where an army or season differs',
  importChoices: { newer: 'the later one', backup: 'the backup', mine: 'the one here', both: 'keep both' },
  importNothing: 'Everything in this backup is here already.',
  importSafe: 'Replaced armies are kept as earlier versions.',
  importSeasons: (number: number) => count(number, { one: '# season', other: '# seasons' }),
  unnamedSeason: 'Unnamed season',
  importSeason: {
    add: 'is added',
    replace: 'is replaced; the one here goes to the trash of the league',
    keep: 'stays as it is here',
    same: 'is the same here',
  },
  importNow: 'Import',
  imported: 'Imported.',
  importRefused: (file: string) => `${file} cannot be imported. Nothing was changed.`,
  importFailed: 'The import could not be saved. Nothing was changed.',
  importIssues: {
    'not-json': 'The file is not a backup of this app, or a part of it is missing.',
    'not-a-backup': 'The file is not a backup of this app.',
    'newer-version': (version: string) =>
      version
        ? `The backup was made by a newer version of the app (${version}). Update the app first.`
        : 'The backup was made by a newer version of the app. Update the app first.',
    'too-large': 'The file is too large to be a backup of this app.',
    damaged: (places: string) => `The backup is damaged at: ${places}`,
  },
  storageIssues: {
    'storage-refused': 'The browser refuses to save anything (private mode?).',
    'storage-full': 'The device is full: free some space first.',
    'storage-silent': 'The browser’s storage does not answer yet. Try again in a moment.',
    'storage-failed': 'The browser reports an error. Try again.',
  },
};

export const armylist = listWords;
export const league = leagueWords;
export const send = sendWords;
export const battle = battleWords;
export const muster = musterWords;
export const battles = battlesWords;
export const aftermath = aftermathWords;
