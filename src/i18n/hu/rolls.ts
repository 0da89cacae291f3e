import { plural } from '../format.ts';
import type { Messages } from '../messages.ts';

const n = plural('hu');

export const rolls: Messages['rolls'] = {
  history: 'Korábbi dobások',
  historyCount: () => 'dobás',
  historyEmpty: 'Itt lesz a legutóbbi 1000 dobás.',
  showMore: (count) => n(count, { other: 'Még # dobás' }),
  repeatThis: (shown, total) => `Még egyszer: ${shown} (${total} volt)`,
  search: 'Keresés a dobások között',
  searchHint: 'Név, kockák vagy összeg.',
  found: (count) => n(count, { other: '# találat' }),
  nothingFound: (query) => `Nincs ilyen dobás: „${query}”.`,
  typed: 'beírva',
  onlyTotal: 'csak az összeg',
  facesKey: '6+4: bónuszkocka · 1→5: újradobva · (2): nem számít · 3·5: két k6 egy k10 helyett',
  shareThis: (shown, total) => `Megosztás: ${shown}, ${total}`,
  shareList: (count) => n(count, { one: 'Dobás megosztása', other: '# dobás megosztása' }),
  clearHistory: 'Korábbi dobások törlése',
  cleared: (count) => n(count, { other: '# dobás törölve.' }),
  copied: 'Kimásolva.',
  copyByHand: 'Másolás kézzel',
  copyWhy: 'A böngésző itt se megosztani, se másolni nem tud. Jelöld ki a szöveget, és másold ki.',
  text: 'Szöveg',

  saved: 'Saját dobások',
  saveThis: 'Dobás mentése',
  saveName: 'A dobás neve',
  wasSaved: (name) => `„${name}” elmentve.`,
  nameNeeded: 'Adj neki nevet.',
  savedFull: (limit) => `Már ${limit} mentett dobásod van, több nem fér el. Előbb törölj egyet.`,
  savedNewer:
    'A dobásaidat az app újabb verziója mentette el. Érintetlenül maradnak; frissítsd az appot, hogy lásd őket.',
  edit: 'Saját dobások szerkesztése',
  rename: (name) => `„${name}” neve`,
  moveUp: (name) => `„${name}” feljebb`,
  moveDown: (name) => `„${name}” lejjebb`,
  movedTo: (name, place, count) => `„${name}”: most ${place}. hely, ${count} dobásból.`,
  remove: (name) => `„${name}” törlése`,
  removed: (name) => `„${name}” törölve.`,

  fairness: {
    title: 'Csalnak a kockák?',
    back: 'Vissza a kockákhoz',
    what: 'Az app minden kockát megszámol, amellyel ő dob: sima és egymás elleni dobásnál, harcban és próbánál. A beírt asztali dobások nem számítanak bele.',
    since: (date) => `A számolás kezdete: ${date}`,
    empty: 'Még nincs mit számolni. Dobj néhányat.',
    drawn: (count, die) => n(count, { other: `${die}: # dobás` }),
    verdict: {
      usual: (share) =>
        `Semmi különös: szabályos kockákkal 100 sorozatból ${share} tér el ennyire vagy jobban.`,
      rare: (records) =>
        `Ritka, de nem bizonyíték: szabályos kockákkal ${records} sorozatból 1 tér el ennyire vagy jobban.`,
      unusual: (records) =>
        `Szokatlan: szabályos kockákkal ${records} sorozatból csak 1 tér el ennyire vagy jobban.`,
      few: (count, die) => n(count, { other: `Ehhez még kevés: # ${die}-dobás hiányzik.` }),
    },
    face: 'Érték',
    rolled: 'Dobva',
    expectedEach: (count) => `Értékenként ${count} dobás várható, ezt jelöli a vonal.`,
    allFaces: (count) => n(count, { other: 'Összes érték: #' }),
    figures: 'Részletes számok',
    chiSquare: (statistic, degrees, chance) =>
      `Khi-négyzet: ${statistic}, szabadságfok: ${degrees}, valószínűség: ${chance}.`,
    chiSquareWhat:
      'Minden értékre: (dobva − várható)² osztva a várhatóval, mind összeadva. A valószínűség azt mutatja, milyen gyakran jön ki szabályos kockákkal is legalább ennyire egyenetlenül. Akkor mond valamit, ha minden értékből legalább 5 dobás várható.',
    howTitle: 'Hogyan dob az app',
    how: [
      'A véletlent a böngésző biztonságos generátora adja (crypto.getRandomValues), ugyanaz, amelyik a titkosítás kulcsait is.',
      'A véletlen bájtokat 4096-osával kéri, mert kockánként kérni lassú lenne.',
      'Egy k6-nál a bájt 256 értéke nem osztható el egyenlően: a fölösleges 4 kiesik, és új bájt jön helyette, így egyik oldal sincs előnyben. A többi kockánál is így van.',
      'Semmi sem jön szerverről, és egyik dobás sem tud az előzőekről.',
    ],
    saveFaces: 'Értékek CSV-ben',
    saveRolls: 'Dobások CSV-ben',
    saveHint: 'Fájlok táblázatkezelőhöz.',
    fileSaved: 'A fájl elmentve.',
    reset: 'Számolás elölről',
    wasReset: 'A számolás elölről indul.',
  },
  csv: {
    dieKind: 'Kocka',
    face: 'Érték',
    drawn: 'Dobva',
    expected: 'Várható',
    time: 'Idő',
    name: 'Név',
    notation: 'Kockák',
    faces: 'Dobott értékek',
    total: 'Összeg',
    typed: 'Beírva',
    yes: 'igen',
    no: 'nem',
  },
  removedMany: (count) => n(count, { one: '# dobás törölve.', other: '# dobás törölve.' }),
};
