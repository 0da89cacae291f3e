import { plural } from '../format.ts';

const count = plural('en');

export const castleplans = {
  title: 'Saved plans',
  bar: 'This plan',
  save: 'Save',
  saveAsNew: 'Save as new',
  saveChanges: 'Save the changes',
  held: (name: string) => `Plan: ${name}`,
  heldChanged: (name: string) => `Plan: ${name}, changed`,
  send: 'Send link',
  picture: 'Picture',
  saved: (number: string) => `Saved plans (${number})`,
  suggested: (sections: number) =>
    count(sections, { one: 'Castle of # section', other: 'Castle of # sections' }),
  emptyTable: 'Empty table',
  linkText: (title: string, link: string) => `${title}\n${link}`,

  name: 'Name of this plan',
  nameNeeded: 'Give it a name.',
  wasSaved: (name: string) => `“${name}” saved.`,
  savedFull: (limit: string) => `${limit} plans are saved and no more fit. Delete one first.`,
  newer: 'Your plans were saved by a newer version of the app. They stay as they are; update to see them.',

  back: 'Back to the map',
  none: 'Nothing saved yet. “Save” stands below the map.',
  sections: (number: number) => count(number, { one: '# section', other: '# sections' }),
  more: (name: string) => `${name}: more`,
  rename: 'Rename',
  duplicate: 'Duplicate',
  copyOf: (name: string) => `${name} (copy)`,
  duplicated: (name: string) => `“${name}” is the copy.`,
  remove: 'Delete',
  removed: (name: string) => `“${name}” deleted.`,
  removedMany: (number: number) => count(number, { one: '# plan deleted.', other: '# plans deleted.' }),
  opened: (name: string) => `On the map: “${name}”.`,
  backToMine: 'Back to mine',
  unreadable: 'This plan cannot be read here: it is damaged or from another version. It stays as it is.',

  pictureTitle: 'Picture of the plan',
  drawingOf: (name: string) => `Drawing of “${name}”: what stands on it is listed below the map.`,
  png: 'A picture for any chat (PNG)',
  svg: 'A drawing that stays sharp in print (SVG)',
  savePng: 'Save PNG',
  saveSvg: 'Save SVG',
  sendPng: 'Send PNG',
  sendSvg: 'Send SVG',
  drawing: 'Being drawn …',
  drawFailed: 'This browser cannot make a PNG. The SVG has everything.',
  sendFailed: 'The picture could not be sent. Save it and attach it yourself.',
  fileSaved: (file: string) => `${file} saved.`,

  paper: {
    table: (width: string, depth: string) => `Table ${width} × ${depth}`,
    enclosed: 'Enclosed ground',
    note: 'Each place is that of the middle, as seen by the player at the near edge (below).',
  },
};
