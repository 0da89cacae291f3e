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
  lineCount: (number: number) => count(number, { one: '# line', other: '# lines' }),
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
  lines: 'Lines',
  noLines: 'Nothing in it yet.',
  addLine: 'Add a line',
  tooManyLines: (number: string) => `An army has room for ${number} lines.`,
  unnamedLine: 'Unnamed line',
  lineName: 'Name',
  lineNamePlaceholder: 'e.g. Spearman',
  linePoints: 'Points each',
  lineCp: 'CP each',
  lineNote: 'Note',
  number: (line: string) => `Number: ${line}`,
  each: (points: string, game?: Game) => (game === 'brikwars' ? `at ${points} CP each` : `at ${points} each`),
  moveUp: 'Move up',
  moveDown: 'Move down',
  moveHint: 'On a keyboard: Alt with the arrow keys moves the line.',
  moved: (line: string, place: number, of: number) => `${line}: now ${place} of ${of}`,
  removeLine: 'Remove',
  lineRemoved: (line: string) => `Removed: ${line}`,
  duplicate: 'Duplicate army',
  duplicated: 'This is the copy.',
  remove: 'Delete army',
  deleted: (name: string) => `Deleted: ${name}.`,
  missing:
    'This army is not on this device. An army is kept only where it was made: make a backup in the settings there, and import it in the settings here. If it was made on this device, it has been deleted for good.',
  missingTrashed: 'This army was deleted. It is still in the trash.',
  unstored: 'Not stored at the moment: the army lives in this window only.',
  overwrote: 'Another window had changed this army too. Its state is kept under Earlier versions.',
  savedAsCopy:
    'A newer version of the app changed this army in another window. What you entered is stored as a copy.',

  more: 'More about this army',
  steps: {
    add: (line: string, lines: number) =>
      lines === 1 ? `${line} added` : count(lines, { one: '# line added', other: '# lines added' }),
    remove: (line: string, lines: number) =>
      lines === 1 ? `${line} removed` : count(lines, { one: '# line removed', other: '# lines removed' }),
    change: (line: string, lines: number) =>
      lines === 1 ? `${line} changed` : count(lines, { one: '# line changed', other: '# lines changed' }),
    order: 'order',
    army: 'name, limit or notes',
  },
  undoStep: (step: string) => `Undo: ${step}`,
  redoStep: (step: string) => `Do again: ${step}`,
  notes: 'Notes',
  notesPlaceholder: 'e.g. deploy the riders on the left',
  squad: 'Heading',
  squadHint: 'Lines with the same heading stand together.',
  squadFacts: (units: number, points: string) =>
    `${count(units, { one: '# line', other: '# lines' })} · ${points}`,
  squadRename: (squad: string) => `Heading ${squad}`,
  squadDrop: 'Take the heading away',
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
  whoPlaysHint: 'What is not ticked stays at home and does not count.',
  playing: (lines: number, of: number) => `${lines} of ${of} play`,
  done: 'Done',
  photo: 'Photo',
  photoAdd: 'Add a photo',
  photoOther: 'Another photo',
  photoRemove: 'Remove the photo',
  photoOf: (line: string) => `Photo of ${line}`,
  photosLeft: (number: number) => count(number, { one: '# more photo fits.', other: '# more photos fit.' }),
  photoIssues: {
    'not-a-picture': 'This file is no picture that the browser can read. Take a JPEG, PNG or WebP file.',
    'too-many-photos': (most: string) => `The device keeps ${most} photos. Remove some first.`,
  },

  versions: 'Earlier versions',
  versionsHint:
    'Kept by themselves before an edit, and when another window, an import or a restore replaced the army; the last 20 stay.',
  versionReasons: {
    overwritten: 'changed in two windows at once',
    restored: 'replaced by an earlier version',
    imported: 'replaced by an import',
    edited: 'before an edit',
  },
  sinceThen: {
    added: (lines: number) => count(lines, { one: '# new line', other: '# new lines' }),
    removed: (lines: number) => count(lines, { one: '# line gone', other: '# lines gone' }),
    changed: (lines: number) => count(lines, { one: '# line differs', other: '# lines differ' }),
    moved: 'other order',
    same: 'The units are the same.',
  },
  fields: {
    name: 'name',
    count: 'how many',
    points: 'points each',
    models: 'models',
    unit: 'values or arms',
    note: 'note',
  },
  changedTo: (before: string, after: string) => `${before} → ${after}`,
  versionOf: (time: string) => `State of ${time}`,
  restoreVersion: 'Bring back',
  versionRestored: 'Brought back; the other is kept.',

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
      'A newer version of the app stored this army. Reload to get the newer version; until then it stays as it is.',
  },
  unreadableWhere: (places: string) => `Damaged at: ${places}`,
  unreadableHere: (id: string) => `Army ${id}`,
  exportRaw: 'Export',

  backup: 'Backup',
  backupWhat: 'Armies, trash, seasons, rolls, fights, own units, entries and settings in one file.',
  lastBackup: (time: string) => `Last backup: ${time}`,
  noBackup: 'No backup made on this device yet.',
  download: 'Download backup',
  shareBackup: 'Send the backup',
  downloaded: 'Backup made. Keep it elsewhere too.',
  backupMaking: (done: number) => `Making the backup: ${done}%`,
  backupStop: 'Stop',
  backupWays: {
    'in-part': 'Only what this window holds was saved: the browser gives nothing of what was stored before.',
    unreadable: 'No backup was made: what is stored cannot be read now. Try again in a moment.',
    'too-large': 'No backup was made: it would be too large to be read again. Remove some photos first.',
  },
  /** Where the browser asks whether to save, and does not report the answer. */
  backupAsked: 'Was the backup saved? Only then does it count.',
  backupSaved: 'It was saved',
  backupNotSaved: 'It was not saved',
  import: 'Import a backup',
  reading: (file: string) => `Reading ${file}…`,
  readShare: 'Share read',
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
      one: '# entry cannot be read and is left out',
      other: '# entries cannot be read and are left out',
    }),
  importPhotosLeft: (number: number) =>
    count(number, { one: '# photo has no room here', other: '# photos have no room here' }),
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
    tally: 'Count of the dice drawn',
    drafts: 'Last entries of screens',
    settings: 'Settings and language',
  },
  /** What is left out unless it is asked for. */
  importOthers: 'What belongs to whoever made the backup is left out until you tick it.',
  importDates: (theirs: string, mine: string) => `backup ${theirs}, here ${mine}`,
  importStaysUnreadable: 'cannot be read here, so it stays',
  importConflict: 'Where both have an army or season that differs',
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
  importFailed: 'The import could not be stored. Nothing was changed.',
  importIssues: {
    'not-json': 'The file is no backup of this app, or a part of it is missing.',
    'not-a-backup': 'The file is not a backup of this app.',
    'newer-version': (version: string) =>
      version
        ? `The backup was made by a newer version of the app (${version}). Update the app first.`
        : 'The backup was made by a newer version of the app. Update the app first.',
    'too-large': 'The file is too large to be a backup of this app.',
    damaged: (places: string) => `The backup is damaged at: ${places}`,
  },
  storageIssues: {
    'storage-refused': 'The browser refuses to store anything (private mode?).',
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
