import { plural } from '../../platform/format.ts';

const count = plural('en');

/** From phone to phone. */
export const send = {
  send: 'Send',
  title: (name: string) => `Send: ${name}`,
  codeOf: (number: string, of: string) => `Code ${number} of ${of}`,
  codePicture: (number: string, of: string) =>
    `QR code ${number} of ${of}, for the camera of the other phone`,
  onOther: 'On the other phone: Armies, Receive.',
  anyCamera: 'Any camera opens it.',
  anyOrder: 'It reads the codes in any order.',
  hold: 'Stop here',
  goOn: 'Go on',
  next: 'Next code',
  noCodes: 'Too much for codes. Send it as a file.',
  cannotPack: 'This browser makes no codes and no links. Send it as a file.',
  file: 'File',
  fileFor: (size: string) => `${size}, for the app`,
  filePhotos: 'for the app, with the photos',
  noPhotos: 'Codes and the link go without the photos. The file takes them along.',
  link: 'Link',
  linkFor: 'for a chat',
  linkTooLong: 'too long',
  longLink: 'This link is too long for a message: a chat might cut it. It goes by these ways whole.',
  text: 'Text',
  textFor: 'a list to read',
  textLacks:
    'The text leaves out what only the app can read: how units are built, the edition, tags and photos.',
  print: 'Print',
  printFor: 'one list',
  cards: 'Print cards',
  rulesUsed: 'Rules in short',
  cardsFor: 'to cut out',
  fileSaved: 'File saved.',
  linkText: (name: string, link: string) => `${name}, an army for Adjutant:\n${link}`,
  battleLink: (name: string, link: string) => `${name}, a battle for Adjutant:\n${link}`,
  made: 'Made with Adjutant.',

  receive: 'Receive',
  receiveTitle: 'Receive from another phone',
  backTo: { siege: 'Siege', battles: 'Battles', begin: 'New battle' },
  point: 'On the other phone: Send or Hand over. Hold its code in front of the camera.',
  waiting: 'The camera is starting.',
  view: 'Picture of the camera',
  read: (read: string, number: number) =>
    count(number, { one: `${read} of # code`, other: `${read} of # codes` }),
  nothingStored: 'Nothing is stored until you say so.',
  other: 'That code belongs to something else: from here on its codes count.',
  refused:
    'The camera is not allowed on this page. Allow it in the browser, or take a photo of the code, a file or a link.',
  noCamera: 'This browser gives no camera here. Take a photo of the code, a file or a link.',
  again: 'Try the camera again',
  fromFile: 'File or photo',
  fromLink: 'Paste a link',
  fromList: 'Paste a list',
  listHint:
    'One unit a line with number and points, a table with a head (CSV), or the file of the BrikWars army generator.',
  listLabel: 'The list',
  listFile: 'From a file',
  pointsOfOne: 'Points are of one',
  understood: (number: number) => count(number, { one: '# unit understood:', other: '# units understood:' }),
  notUnderstood: (number: number) =>
    count(number, { one: '# line not understood', other: '# lines not understood' }),
  listTooLarge: 'This file is too large to be an army list.',
  noRoom: (number: number) =>
    count(number, {
      one: '# more has no room in one army and is left out.',
      other: '# more have no room in one army and are left out.',
    }),
  notesCut: (number: number) =>
    count(number, {
      one: 'The note of # unit is longer than an army keeps: its end is left out.',
      other: 'The notes of # units are longer than an army keeps: their ends are left out.',
    }),
  makeArmy: 'Make the army',
  pasteLabel: 'Link or text that you were sent',
  take: 'Open what was sent',
  foreign: 'Nothing in it can be opened: no link, no code and no file of Adjutant, and no army list.',
  keptThere:
    'This address leads to something that only the other phone has. Ask for it by Send there: as a code, a link or a file.',
  stillToOpen: (names: string) => `Still to open: ${names}`,
  openNext: 'Open the next',
  notOpened: (names: string) => `Not opened: ${names}`,
  damaged: 'It is damaged, or a part of it is missing. Ask for it again.',
  tooLarge: 'It is too large to come from Adjutant.',
  cannotUnpack: 'This browser cannot open links and codes. Ask for the file.',
  noCode:
    'No code of Adjutant was found in the picture. Take it from straight in front, with the whole code in it.',
  oneOf: (read: string, number: number) =>
    count(number, {
      one: `${read} of # code read. Now the others.`,
      other: `${read} of # codes read. Now the others.`,
    }),
  keep: 'Keep it',
  theOneSent: 'the one sent',
  nothingNew: 'This army is here already, just as it was sent.',
  what: 'What was sent',
  sentAt: (time: string) => `Sent ${time}.`,
  received: (name: string) => `Received: ${name}`,
  goOnHere: 'Go on with it here',
  siegeOpen: 'Open the one here',
  siegeReceived: 'The siege goes on here.',
  battleSent: {
    new: 'It is not here yet.',
    beside: 'The battle here was changed later and stays; this one comes beside it.',
    goesOn: 'It goes on with the battle here: all that was done on either phone stays.',
    later: 'It was changed later than the one here, which stays beside it.',
    here: 'This battle is here already, just as it was sent.',
  },
  battleOpen: 'Open the battle here',
};
