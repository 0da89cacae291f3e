import { howMany, plural } from '../format.ts';

const n = plural('en');

/** The history of rolls, the player's own rolls and the record of the faces drawn. */
export const rolls = {
  history: 'History',
  historyCount: (rolls: number) => n(rolls, { one: 'roll', other: 'rolls' }),
  historyEmpty: 'The last 1,000 rolls will appear here.',
  showMore: (count: number) => n(count, { one: 'Show # roll more', other: 'Show # rolls more' }),
  repeatThis: (shown: string, total: string) => `Repeat ${shown} (was ${total})`,
  search: 'Search the history',
  searchHint: 'A name, dice or a total.',
  found: (count: number) => n(count, { one: '# roll found', other: '# rolls found' }),
  nothingFound: (query: string) => `No roll with “${query}”.`,
  typed: 'typed',
  onlyTotal: 'total only',
  facesKey: '6+4: bonus die · 1→5: rolled again · (2): not kept · 3·5: two d6 for a d10',
  shareThis: (shown: string, total: string) => `Share ${shown}: ${total}`,
  shareList: (count: number) => n(count, { one: 'Share this roll', other: 'Share these # rolls' }),
  clearHistory: 'Clear the history',
  cleared: (count: number) => n(count, { one: '# roll cleared.', other: '# rolls cleared.' }),
  copied: 'Copied.',
  copyByHand: 'Copy by hand',
  copyWhy: 'The browser offers neither sharing nor copying here. Select the text and copy it.',
  text: 'Text',

  saved: 'My rolls',
  saveThis: 'Save this roll',
  saveName: 'Name of this roll',
  wasSaved: (name: string) => `“${name}” saved.`,
  nameNeeded: 'Give it a name.',
  savedFull: (limit: string) => `${limit} rolls are saved: no room for more. Delete one first.`,
  savedNewer:
    'Your saved rolls were stored by a newer version of the app. They stay as they are; update the app to see them.',
  edit: 'Edit my rolls',
  rename: (name: string) => `Name of “${name}”`,
  moveUp: (name: string) => `Move “${name}” up`,
  moveDown: (name: string) => `Move “${name}” down`,
  movedTo: (name: string, place: string, count: string) => `“${name}”: ${place} of ${count}.`,
  remove: (name: string) => `Delete “${name}”`,
  removed: (name: string) => `“${name}” deleted.`,

  fairness: {
    title: 'Are the dice fair?',
    back: 'Back to the dice',
    what: 'Every die that the app rolls is counted: single rolls, contests, fights and tests. Dice you type in are not.',
    since: (date: string) => `Counted since ${date}.`,
    empty: 'Nothing is counted yet. Roll some dice.',
    drawn: (count: number, die: string) => n(count, { one: `# ${die} rolled`, other: `# ${die} rolled` }),
    verdict: {
      usual: (share: string) =>
        `Nothing unusual: fair dice differ this much or more in ${share} of 100 records.`,
      rare: (records: string) =>
        `Rare, but no proof: fair dice differ this much or more in 1 of ${records} records.`,
      unusual: (records: string) =>
        `Unusual: fair dice differ this much or more in only 1 of ${records} records.`,
      few: (count: number, die: string) =>
        n(count, {
          one: `Too few yet: # more roll of ${die} to judge.`,
          other: `Too few yet: # more rolls of ${die} to judge.`,
        }),
    },
    face: 'Face',
    rolled: 'Rolled',
    expectedEach: (count: string) => `Expected: ${count} of each face, marked by the line.`,
    allFaces: (count: number) => n(count, { one: '# face', other: 'All # faces' }),
    figures: 'The figures behind it',
    chiSquare: (statistic: string, degrees: string, chance: string) =>
      `Chi-square ${statistic}, ${howMany(degrees, 'degree', 'degrees')} of freedom, chance ${chance}.`,
    chiSquareWhat:
      'For each face: (rolled − expected)² divided by expected, all added up. The chance says how often fair dice come out at least as uneven. It means something from 5 expected rolls of each face on.',
    howTitle: 'How the app rolls',
    how: [
      'The randomness comes from your browser’s secure generator (crypto.getRandomValues), the one that also makes keys.',
      'Random bytes are fetched 4,096 at a time, because asking for each die would be slow.',
      'For a d6 the 256 values of a byte do not divide evenly: the 4 left over are thrown away and drawn again, so no face has an advantage. Other dice work the same way.',
      'Nothing comes from a server, and no roll depends on earlier rolls.',
    ],
    saveFaces: 'Faces as CSV',
    saveRolls: 'History as CSV',
    saveHint: 'Files for a spreadsheet.',
    fileSaved: 'File saved.',
    reset: 'Start over',
    wasReset: 'The count starts over.',
  },
  csv: {
    dieKind: 'Die',
    face: 'Face',
    drawn: 'Rolled',
    expected: 'Expected',
    time: 'Time',
    name: 'Name',
    notation: 'Dice',
    faces: 'Faces',
    total: 'Total',
    typed: 'Typed in',
    yes: 'yes',
    no: 'no',
  },
  removedMany: (count: number) => n(count, { one: '# roll deleted.', other: '# rolls deleted.' }),
};
