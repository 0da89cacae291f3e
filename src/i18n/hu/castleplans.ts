import { plural } from '../format.ts';
import type { Messages } from '../messages.ts';

const count = plural('hu');

export const castleplans: Messages['castleplans'] = {
  title: 'Mentett tervek',
  bar: 'Ez a terv',
  save: 'Mentés',
  saveAsNew: 'Mentés újként',
  saveChanges: 'Változások mentése',
  held: (name) => `Terv: ${name}`,
  heldChanged: (name) => `Terv: ${name}, módosítva`,
  send: 'Link küldése',
  picture: 'Kép',
  saved: (number) => `Mentett tervek (${number})`,
  suggested: (sections) => count(sections, { other: '# részes vár' }),
  emptyTable: 'Üres asztal',
  linkText: (title, link) => `${title}\n${link}`,

  name: 'A terv neve',
  nameNeeded: 'Adj neki nevet.',
  wasSaved: (name) => `„${name}” elmentve.`,
  savedFull: (limit) => `Már ${limit} mentett terved van, több nem fér el. Előbb törölj egyet.`,
  newer:
    'A terveidet az app újabb verziója mentette el. Érintetlenül maradnak; frissítsd az appot, hogy lásd őket.',

  back: 'Vissza a térképhez',
  none: 'Még nincs mentett terv. A „Mentés” a térkép alatt van.',
  sections: (number) => count(number, { other: '# vár-rész' }),
  more: (name) => `${name}: továbbiak`,
  rename: 'Átnevezés',
  duplicate: 'Másolat',
  copyOf: (name) => `${name} (másolat)`,
  duplicated: (name) => `A másolat neve: „${name}”.`,
  remove: 'Törlés',
  removed: (name) => `„${name}” törölve.`,
  removedMany: (number) => count(number, { other: '# terv törölve.' }),
  opened: (name) => `A térképen: „${name}”.`,
  backToMine: 'Vissza az enyémhez',
  unreadable: 'Ez a terv itt nem olvasható: sérült vagy más verzióból való. Úgy marad, ahogy van.',

  pictureTitle: 'Kép a tervről',
  drawingOf: (name) => `„${name}” rajza: hogy mi áll rajta, azt a térkép alatti lista mondja el.`,
  png: 'Kép bármilyen csevegésbe (PNG)',
  svg: 'Rajz, amely nyomtatva is éles marad (SVG)',
  savePng: 'PNG mentése',
  saveSvg: 'SVG mentése',
  sendPng: 'PNG küldése',
  sendSvg: 'SVG küldése',
  drawing: 'Készül a kép…',
  drawFailed: 'Ez a böngésző nem tud PNG-t készíteni. Az SVG-ben minden benne van.',
  sendFailed: 'A képet nem sikerült elküldeni. Mentsd el, és csatold magad.',
  fileSaved: (file) => `${file} elmentve.`,

  paper: {
    table: (width, depth) => `Asztal: ${width} × ${depth}`,
    enclosed: 'Bekerített terület',
    note: 'A megadott hely mindig a darab közepe, az innenső (alsó) szél felől nézve.',
  },
};
